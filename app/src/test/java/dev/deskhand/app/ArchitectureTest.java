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

import com.tngtech.archunit.core.domain.JavaCall;
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
            "dev.deskhand.app.workbench.StopButton",
            "dev.deskhand.app.window.DeskhandWindow",
            "dev.deskhand.frames.Resampler",
            "dev.deskhand.models.Transport",
            "dev.deskhand.operators.desktop.IdleWatch",
            "dev.deskhand.operators.desktop.x11.RawListener",
            "dev.deskhand.operators.desktop.x11.ReleaseThread");

    @ArchTest
    static final ArchRule the_core_is_plain_java = noClasses()
            .that()
            .resideInAPackage(CORE)
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    "javafx..",
                    "java.awt..",
                    "java.net.http..",
                    "java.sql..",
                    "com.sun.jna..",
                    "dev.langchain4j..",
                    APP,
                    OPERATORS,
                    MODELS,
                    JOURNAL,
                    FRAMES))
            .because("the brain knows its ports, not what is plugged into them (ADR-0002)");

    @ArchTest
    static final ArchRule adapters_do_not_see_each_other_or_the_app = noClasses()
            .that()
            .resideInAnyPackage(OPERATORS)
            .should()
            .dependOnClassesThat(resideInAnyPackage(MODELS, JOURNAL, APP))
            .because("an operator must be replaceable without touching anything else (ADR-0002)");

    @ArchTest
    static final ArchRule models_do_not_see_each_other_or_the_app = noClasses()
            .that()
            .resideInAnyPackage(MODELS, JOURNAL, FRAMES)
            .should()
            .dependOnClassesThat(resideInAnyPackage(OPERATORS, APP))
            .because("dependencies point inward (ADR-0002)");

    @ArchTest
    static final ArchRule the_journal_and_the_models_are_strangers = noClasses()
            .that()
            .resideInAPackage(JOURNAL)
            .should()
            .dependOnClassesThat(resideInAPackage(MODELS))
            .orShould()
            .dependOnClassesThat(resideInAPackage("javafx.."))
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
                    "dev.deskhand.app.settings..",
                    "dev.deskhand.app.trace..",
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
            .callCodeUnitWhere(describe("start a thread", ArchitectureTest::startsThread))
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.concurrent.Executors")
            .because("every thread has a name, an owner and an end (docs/architecture.md)");

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
            .because("a second run must not meet the first one's leavings (ADR-0002)");

    @ArchTest
    static final ArchRule time_comes_in_by_constructor = noClasses()
            .that()
            .resideInAPackage(CORE)
            .should()
            .callMethod(java.time.Instant.class, "now")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Date")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Random");

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
        JavaClass outermost = type;
        while (outermost.getEnclosingClass().isPresent()) {
            outermost = outermost.getEnclosingClass().get();
        }
        return THREAD_ROOTS.contains(outermost.getFullName())
                || resideInAPackage("dev.deskhand.testkit..").test(type);
    }

    private static boolean startsThread(JavaCall<?> call) {
        return call.getTargetOwner().isAssignableTo(Thread.class)
                && call.getName().matches("<init>|start|startVirtualThread|ofVirtual|ofPlatform");
    }

    private static boolean isValue(JavaClass type) {
        return !type.isInterface()
                && !type.isEnum()
                && Stream.of(AgentEvent.class, Action.class, AgentFailure.class, Outcome.class, StreamItem.class)
                        .anyMatch(type::isAssignableTo);
    }
}
