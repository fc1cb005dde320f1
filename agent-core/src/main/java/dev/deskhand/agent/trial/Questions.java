package dev.deskhand.agent.trial;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.family.Prompt;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelMessage.Answered.Fate;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Offer;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.tool.ToolCallEngine.Asking;
import java.util.ArrayList;
import java.util.List;

/// What a model is asked in a trial: the way a run would ask it, and a few shorter ways to find out what it
/// did not take.
final class Questions {
    private static final String INSTRUCTION = "Click the red square.";
    private static final String FIRST_LOOK = "This is the screen now.";
    private static final String LOOK = "The picture shows the screen now.";
    private static final String NO_PICTURE = "(There is no picture this time.)";
    private static final String DID = "I clicked the red square.";

    private final Asking asking;
    private final Prompt.Task task;

    Questions(Asking asking, String language) {
        this.asking = asking;
        this.task = new Prompt.Task(INSTRUCTION, language, TestPicture.SIZE);
    }

    /// Asks where the square is on the last of these pictures, as the last turn of a run that has seen them
    /// all.
    ModelRequest click(List<Picture> pictures) {
        List<ModelMessage> messages = beginning();
        List<ModelMessage.Part> parts = new ArrayList<>(List.of(opening(), text(FIRST_LOOK)));
        for (int at = 0; at < pictures.size(); at++) {
            if (at > 0) {
                messages.add(new ModelMessage(ModelMessage.Role.USER, parts));
                messages.add(new ModelMessage(ModelMessage.Role.ASSISTANT, List.of(text(DID))));
                parts = new ArrayList<>(List.of(text(LOOK)));
            }
            parts.add(new ModelMessage.Image(pictures.get(at)));
        }
        messages.add(new ModelMessage(ModelMessage.Role.USER, parts));
        return new ModelRequest(messages, asking.offer());
    }

    /// The same request, with the answer to it and what follows where the model asked to see the screen
    /// first.
    ModelRequest look(ModelRequest asked, ModelTurn turn, Reply reply, Picture picture) {
        List<ModelMessage> messages = new ArrayList<>(asked.messages());
        messages.add(ModelMessage.assistant(turn.text(), turn));
        List<ModelMessage.Part> parts = new ArrayList<>();
        reply.owed()
                .forEach(owed -> parts.add(new ModelMessage.Answered(owed.call(), Fate.DONE, "This was carried out.")));
        parts.add(text(LOOK));
        parts.add(new ModelMessage.Image(picture));
        messages.add(new ModelMessage(ModelMessage.Role.USER, parts));
        return new ModelRequest(messages, asked.offer());
    }

    /// All the words of a run's first request, without its picture.
    ModelRequest wordsAlone() {
        List<ModelMessage> messages = beginning();
        messages.add(user(opening(), text(NO_PICTURE)));
        return new ModelRequest(messages, asking.offer());
    }

    /// As short as can be.
    static ModelRequest shortest() {
        return new ModelRequest(List.of(user(text("Say yes."))));
    }

    /// Offers two functions and asks for one of them.
    static ModelRequest functions() {
        Offer offer = new Offer(
                List.of(function("report_number", "Reports a number."), function("report_word", "Reports a word.")),
                null);
        return new ModelRequest(List.of(user(text("Call the function report_number with the value 7."))), offer);
    }

    private static Offer.Function function(String name, String description) {
        ObjectNode parameters = JsonNodeFactory.instance.objectNode().put("type", "object");
        parameters.putObject("properties").putObject("value").put("type", "string");
        parameters.putArray("required").add("value");
        return new Offer.Function(name, description, parameters);
    }

    private List<ModelMessage> beginning() {
        List<ModelMessage> messages = new ArrayList<>();
        String system = asking.prompt().system(task);
        if (!system.isBlank()) {
            messages.add(ModelMessage.system(system));
        }
        return messages;
    }

    private ModelMessage.Text opening() {
        return text(asking.prompt().opening(task));
    }

    private static ModelMessage.Text text(String text) {
        return new ModelMessage.Text(text);
    }

    private static ModelMessage user(ModelMessage.Part... parts) {
        return new ModelMessage(ModelMessage.Role.USER, List.of(parts));
    }
}
