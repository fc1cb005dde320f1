package dev.deskhand.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.GeneralCodingRules;
import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Outcome;
import java.util.Set;
import java.util.Timer;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The borders between the parts, held against the compiled program. Each rule names the decision behind it.
@AnalyzeClasses(packages = "dev.deskhand", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String CORE = "dev.deskhand.agent..";
    private static final String APP = "dev.deskhand.app..";
    private static final String OPERATORS = "dev.deskhand.operators..";
    private static final String MODELS = "dev.deskhand.models..";
    private static final String JOURNAL = "dev.deskhand.journal..";
    private static final String FRAMES = "dev.deskhand.frames..";
    private static final String FX = "dev.deskhand.app.fx..";

    /// Where threads are begun, and nowhere else.
    private static final Set<String> THREAD_ROOTS = Set.of(
            "dev.deskhand.agent.run.AgentLoop",
            "dev.deskhand.agent.run.Deadline",
            "dev.deskhand.agent.run.OperatorThread",
            "dev.deskhand.agent.run.PictureAhead",
            "dev.deskhand.app.cli.EventFeed",
            "dev.deskhand.app.cli.Signals",
            "dev.deskhand.app.desk.RunDesk",
            "dev.deskhand.app.keyring.SessionKeyring",
            "dev.deskhand.app.workbench.StopButton",
            "dev.deskhand.app.window.DeskhandWindow",
            "dev.deskhand.frames.Resampler",
            "dev.deskhand.models.Transport",
            "dev.deskhand.operators.desktop.IdleWatch",
            "dev.deskhand.operators.desktop.x11.Greeting",
            "dev.deskhand.operators.desktop.x11.RawListener",
            "dev.deskhand.operators.desktop.x11.ReleaseThread",
            "dev.deskhand.operators.desktop.x11.Watchdog");

    @ArchTest
    static final ArchRule the_core_is_plain_java = classes()
            .that()
            .resideInAPackage(CORE)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                    CORE,
                    "java.io..",
                    "java.lang..",
                    "java.math..",
                    "java.nio..",
                    "java.time..",
                    "java.util..",
                    "com.fasterxml.jackson..",
                    "org.jspecify.."))
            .because("the brain knows its ports, not what is plugged into them (ADR-0002)");

    @ArchTest
    static final ArchRule operators_do_not_see_their_neighbours_or_the_app = noClasses()
            .that()
            .resideInAPackage(OPERATORS)
            .should()
            .dependOnClassesThat(resideInAnyPackage(MODELS, JOURNAL, APP))
            .because("an operator must be replaceable without touching anything else (ADR-0002)");

    @ArchTest
    static final ArchRule models_do_not_see_their_neighbours_or_the_app = noClasses()
            .that()
            .resideInAPackage(MODELS)
            .should()
            .dependOnClassesThat(resideInAnyPackage(OPERATORS, JOURNAL, FRAMES, APP))
            .because("dependencies point inward (ADR-0002)");

    @ArchTest
    static final ArchRule frames_do_not_see_their_neighbours_or_the_app = noClasses()
            .that()
            .resideInAPackage(FRAMES)
            .should()
            .dependOnClassesThat(resideInAnyPackage(OPERATORS, MODELS, JOURNAL, APP))
            .because("dependencies point inward (ADR-0002)");

    @ArchTest
    static final ArchRule the_journal_does_not_see_its_neighbours_or_the_app = noClasses()
            .that()
            .resideInAPackage(JOURNAL)
            .should()
            .dependOnClassesThat(resideInAnyPackage(OPERATORS, MODELS, FRAMES, APP, "javafx.."))
            .because("what records must not know what is recorded about (ADR-0001)");

    @ArchTest
    static final ArchRule operators_are_blind_to_each_other = slices().matching("dev.deskhand.operators.(*)..")
            .should()
            .notDependOnEachOther()
            .because("each pair of hands stands alone (ADR-0002)");

    @ArchTest
    static final ArchRule the_core_has_no_cycles =
            slices().matching("dev.deskhand.agent.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule the_app_has_no_cycles =
            slices().matching("dev.deskhand.app.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule screens_know_nothing_of_actions = noClasses()
            .that()
            .resideInAPackage("dev.deskhand.agent.screen..")
            .should()
            .dependOnClassesThat(resideInAPackage("dev.deskhand.agent.action.."))
            .because("binding an action to a frame is the action's matter, in one place");

    @ArchTest
    static final ArchRule view_models_and_stores_have_no_nodes = noClasses()
            .that()
            .haveSimpleNameEndingWith("ViewModel")
            .or()
            .haveSimpleNameEndingWith("Store")
            .should()
            .dependOnClassesThat(resideInAnyPackage("javafx.scene..", "javafx.stage.."))
            .because("words and permissions are tested without a window");

    @ArchTest
    static final ArchRule views_meet_their_view_model_only = noClasses()
            .that()
            .haveSimpleNameEndingWith("View")
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    "dev.deskhand.agent.operator..", "dev.deskhand.agent.model..", "dev.deskhand.agent.run.."))
            .because("a view has layout and bindings and nothing else");

    @ArchTest
    static final ArchRule one_place_names_the_fx_thread = noClasses()
            .that()
            .resideOutsideOfPackage(FX)
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("javafx.application.Platform")
            .because("whoever hops to the JavaFX thread in two places hops in the wrong order in one");

    @ArchTest
    static final ArchRule commands_run_without_javafx = noClasses()
            .that()
            .resideInAnyPackage(
                    "dev.deskhand.app.cli..",
                    "dev.deskhand.app.keyring..",
                    "dev.deskhand.app.preset..",
                    "dev.deskhand.app.settings..",
                    "dev.deskhand.app.template..",
                    "dev.deskhand.app.trace..",
                    "dev.deskhand.app.trial..",
                    "dev.deskhand.app.wording..",
                    "dev.deskhand.app.i18n..",
                    "dev.deskhand.app.workbench..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("javafx..", "atlantafx.."))
            .because("a server has no window (ADR-0002)");

    @ArchTest
    static final ArchRule threads_begin_in_known_places = noClasses()
            .that(describe("are no thread roots", type -> !isThreadRoot(type)))
            .should()
            .accessTargetWhere(describe("begins a thread", ArchitectureTest::beginsThread))
            .because("every thread has a name, an owner and an end (docs/architecture.md)");

    @ArchTest
    static void a_known_place_is_one_where_threads_begin(JavaClasses program) {
        Set<String> found = program.stream()
                .filter(type -> type.getAccessesFromSelf().stream().anyMatch(ArchitectureTest::beginsThread))
                .map(type -> outermost(type).getFullName())
                .collect(Collectors.toSet());
        assertThat(found).containsAll(THREAD_ROOTS);
    }

    @ArchTest
    static final ArchRule values_are_records = classes()
            .that(describe("are events, actions, failures or outcomes", ArchitectureTest::isValue))
            .should()
            .beRecords();

    @ArchTest
    static final ArchRule no_mutable_static_state = fields().that()
            .areStatic()
            .and(describe("are written by hand", field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC)))
            .should()
            .beFinal()
            .andShould()
            .notHaveRawType(describe(
                    "that is made to be changed",
                    type -> type.isAssignableTo(ThreadLocal.class)
                            || type.getPackageName().equals("java.util.concurrent.atomic")))
            .because("a second run must not meet the first one's leavings (ADR-0002)");

    @ArchTest
    static final ArchRule time_chance_and_environment_come_in_by_constructor = noClasses()
            .that()
            .resideInAPackage(CORE)
            .should()
            .accessTargetWhere(describe("asks the surroundings", ArchitectureTest::asksTheSurroundings))
            .because("a run must be repeatable in a test");

    @ArchTest
    static final ArchRule nobody_throws_at_large = GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;

    @ArchTest
    static final ArchRule no_fields_are_injected = noFields()
            .should()
            .beAnnotatedWith("javax.inject.Inject")
            .orShould()
            .beAnnotatedWith("jakarta.inject.Inject")
            .because("parts come by constructor (ADR-0002)");

    @ArchTest
    static void the_rules_saw_the_program(JavaClasses program) {
        assertThat(program.that(resideInAPackage(CORE))).hasSizeGreaterThan(100);
        assertThat(program.that(resideInAPackage(OPERATORS))).hasSizeGreaterThan(40);
        assertThat(program.that(resideInAPackage(APP))).hasSizeGreaterThan(40);
        assertThat(program.that(resideInAPackage(MODELS))).hasSizeGreaterThan(15);
        assertThat(program.that(resideInAPackage(JOURNAL))).hasSizeGreaterThan(5);
    }

    private static boolean isThreadRoot(JavaClass type) {
        return THREAD_ROOTS.contains(outermost(type).getFullName())
                || resideInAPackage("dev.deskhand.testkit..").test(type);
    }

    private static JavaClass outermost(JavaClass type) {
        JavaClass outermost = type;
        while (outermost.getEnclosingClass().isPresent()) {
            outermost = outermost.getEnclosingClass().get();
        }
        return outermost;
    }

    private static boolean beginsThread(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        String name = access.getName();
        if (owner.isAssignableTo(Thread.class)) {
            return name.matches("<init>|start|startVirtualThread|ofVirtual|ofPlatform");
        }
        if (owner.isAssignableTo(CompletableFuture.class)) {
            return name.endsWith("Async");
        }
        return name.matches("parallel|parallelStream")
                || owner.isAssignableTo(Executors.class)
                || owner.isAssignableTo(AbstractExecutorService.class)
                || owner.isAssignableTo(Timer.class);
    }

    private static boolean asksTheSurroundings(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        return switch (owner.getFullName()) {
            case "java.lang.System" -> access.getName().matches("currentTimeMillis|getenv|getProperty|getProperties");
            case "java.lang.Math" -> access.getName().equals("random");
            case "java.time.Clock" -> access.getName().startsWith("system");
            case "java.util.Date", "java.util.Random", "java.util.concurrent.ThreadLocalRandom" -> true;
            default -> owner.getPackageName().equals("java.time") && isNowWithoutClock(access);
        };
    }

    private static boolean isNowWithoutClock(JavaAccess<?> access) {
        return access.getTarget() instanceof CodeUnitAccessTarget target
                && target.getName().equals("now")
                && target.getRawParameterTypes().isEmpty();
    }

    private static boolean isValue(JavaClass type) {
        return !type.isInterface()
                && !type.isEnum()
                && Stream.of(AgentEvent.class, Action.class, AgentFailure.class, Outcome.class, StreamItem.class)
                        .anyMatch(type::isAssignableTo);
    }
}
