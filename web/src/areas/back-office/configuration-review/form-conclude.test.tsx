/** @jest-environment jsdom */
import { configurationSchema } from "@portal/shared/configuration/model.ts";
import { configurationRoutes } from "@portal/shared/configuration/routes.data.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import * as z from "zod/mini";
import { noNotes } from "../../../../testing/no-notes.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { ApiError } from "../../../lib/api/api-error.ts";
import { TextField } from "../../../ui/form/field/text-field.tsx";
import { NotesContext } from "../review/notes/notes-context.ts";
import { FormConclude } from "./form-conclude.tsx";

const configuration = configurationSchema.parse(configurationRoutes.get.answer);
const occurrence = occurrenceRoutes.get.answer;
if (!occurrence) throw new Error("The route shows no ticket.");
const words = pt["back-office-form"].conclude;
const decided = { ...configuration, status: "approved" as const };
const send = jest.fn();
const [onDone, onLost, onComment] = [jest.fn(), jest.fn(), jest.fn()];

const showForm = () =>
  showKnowing(
    <NotesContext value={{ kept: noNotes, country: "BR" }}>
      <FormConclude
        occurrence={occurrence}
        configuration={configuration}
        schema={configurationSchema}
        conclude={{ schema: z.any(), returns: configurationSchema, send }}
        comment="Tudo certo."
        accessData={{ key: "" }}
        linesOf={({ key }) => [["Chave", key]]}
        lead={<p>Lead</p>}
        renderFields={() => <TextField name="accessData.key" label="Chave" />}
        onComment={onComment}
        onClose={() => undefined}
        onDone={onDone}
        onLost={onLost}
        onChanged={() => undefined}
      />
    </NotesContext>,
    [],
  );

beforeEach(() => {
  for (const told of [send, onDone, onLost, onComment]) told.mockReset();
});

test("what opens the test environment is delivered with the approval and what was noted", async () => {
  send.mockResolvedValue(decided);
  const { person } = showForm();
  await person.type(screen.getByLabelText("Chave"), "k-1");
  await person.click(screen.getByRole("button", { name: words.confirm }));
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    version: configuration.version,
    comment: "Tudo certo.",
    accessData: { key: "k-1" },
  });
  expect(onDone).toHaveBeenCalledWith(decided, expect.stringContaining(occurrence.number));
});

test("whoever comes second gets back what was typed, to be copied", async () => {
  send.mockRejectedValue(new ApiError("version-conflict", { current: decided }));
  const { person } = showForm();
  await person.type(screen.getByLabelText("Chave"), "k-1");
  await person.click(screen.getByRole("button", { name: words.confirm }));
  expect(await screen.findByText(words.failed)).toBeInstanceOf(HTMLElement);
  expect(onLost).toHaveBeenCalledWith({
    current: expect.objectContaining({ status: "approved" }),
    text: `Chave: k-1\n${words.comment}: Tudo certo.`,
  });
  expect(onDone).not.toHaveBeenCalled();
});
