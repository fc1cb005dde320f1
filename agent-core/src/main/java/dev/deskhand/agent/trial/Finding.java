package dev.deskhand.agent.trial;

import dev.deskhand.agent.failure.AgentFailure;
import java.util.List;
import java.util.Locale;

/// One thing a trial found out.
public sealed interface Finding {
    /// Its name in output.
    String kind();

    Bearing bearing();

    /// What it means for a run.
    enum Bearing {
        RIGHT,
        /// No run fails of it.
        REMARKABLE,
        /// A run would fail, or do the wrong thing.
        WRONG
    }

    /// Something is as it should be.
    record Passed(Check check) implements Finding {
        @Override
        public String kind() {
            return check.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public Bearing bearing() {
            return Bearing.RIGHT;
        }
    }

    /// Something is wrong, and no more can be found out.
    record Broken(Part part, AgentFailure failure) implements Finding {
        @Override
        public String kind() {
            return "broken_" + part.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public Bearing bearing() {
            return Bearing.WRONG;
        }
    }

    /// A model answers at another address than the one that was given; what is found after this is found there.
    ///
    /// @param baseUrl where it does
    record AnswersElsewhere(String baseUrl) implements Finding {
        @Override
        public String kind() {
            return "answers_elsewhere";
        }

        @Override
        public Bearing bearing() {
            return Bearing.WRONG;
        }
    }

    /// In how many pieces the longest answer came.
    record Arrived(int pieces) implements Finding {
        @Override
        public String kind() {
            return pieces > 1 ? "streamed" : "in_one_piece";
        }

        @Override
        public Bearing bearing() {
            return pieces > 1 ? Bearing.RIGHT : Bearing.REMARKABLE;
        }
    }

    /// An answer was cut off by its length limit.
    record AnswerCut() implements Finding {
        @Override
        public String kind() {
            return "answer_cut";
        }

        @Override
        public Bearing bearing() {
            return Bearing.WRONG;
        }
    }

    /// An answer names no place that can be read.
    record NoPlace() implements Finding {
        @Override
        public String kind() {
            return "no_place";
        }

        @Override
        public Bearing bearing() {
            return Bearing.WRONG;
        }
    }

    /// The answers are places in no space there is: the model does not see, or does not point.
    record NowhereNear() implements Finding {
        @Override
        public String kind() {
            return "nowhere_near";
        }

        @Override
        public Bearing bearing() {
            return Bearing.WRONG;
        }
    }

    /// The answers are in the units of the family.
    ///
    /// @param spaces what they fit, the best first; several where they cannot be told apart
    record SpaceFits(List<NamedSpace> spaces) implements Finding {
        public SpaceFits {
            spaces = List.copyOf(spaces);
        }

        @Override
        public String kind() {
            return "space_fits";
        }

        @Override
        public Bearing bearing() {
            return Bearing.RIGHT;
        }
    }

    /// The answers are in other units than the family's: each click would go astray.
    ///
    /// @param spaces what they fit, the best first; several where they cannot be told apart
    /// @param families the ids of families with those units, the likeliest first; empty where there is none
    record SpaceDiffers(List<NamedSpace> spaces, List<String> families) implements Finding {
        public SpaceDiffers {
            spaces = List.copyOf(spaces);
            families = List.copyOf(families);
        }

        @Override
        public String kind() {
            return "space_differs";
        }

        @Override
        public Bearing bearing() {
            return Bearing.WRONG;
        }
    }

    /// The answers are pixels of the picture after something on the way resized it.
    record ServerResizes(double factor) implements Finding {
        @Override
        public String kind() {
            return "server_resizes";
        }

        @Override
        public Bearing bearing() {
            return Bearing.WRONG;
        }
    }

    /// How many pictures it takes at once.
    ///
    /// @param taken how many were taken
    /// @param wanted how many the family keeps
    record Pictures(int taken, int wanted) implements Finding {
        @Override
        public String kind() {
            return taken < wanted ? "too_few_pictures" : "enough_pictures";
        }

        @Override
        public Bearing bearing() {
            return taken < wanted ? Bearing.WRONG : Bearing.RIGHT;
        }
    }

    /// What became of the offer of functions.
    record Functions(Fate fate) implements Finding {
        /// What it did with them.
        public enum Fate {
            CALLED,
            /// It answered in words.
            LEFT,
            /// Its server does not take them.
            REFUSED
        }

        @Override
        public String kind() {
            return "functions_" + fate.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public Bearing bearing() {
            return fate == Fate.CALLED ? Bearing.RIGHT : Bearing.REMARKABLE;
        }
    }
}
