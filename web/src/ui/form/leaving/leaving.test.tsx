/** @jest-environment jsdom */
import { Link } from "react-router";
import * as z from "zod/mini";
import { pt, screen, show } from "../../../../testing/show.tsx";
import { ApiError } from "../../../lib/api/api-error.ts";
import { ApiForm } from "../api-form.tsx";
import { TextField } from "../field/text-field.tsx";
import { useApiForm } from "../use-api-form.ts";
import { useKeepInput, useKeptInput } from "./kept-input.ts";

const noteSchema = z.object({ version: z.number(), text: z.string() });
type Note = z.output<typeof noteSchema>;
type Send = (body: unknown) => Promise<Note>;

const stored: Note = { version: 1, text: "Antes" };
const saved: Send = async (body) => noteSchema.parse(body);

function SelfSaving({ send }: { send: Send }) {
  const form = useApiForm({
    values: stored,
    submissions: { save: { schema: noteSchema, returns: noteSchema, send } },
    valuesOf: (note: Note) => note,
    autosave: { intent: "save", onSaved: () => undefined },
  });
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <ApiForm form={form} aria-label="Note">
        <TextField name="text" label="Texto" />
      </ApiForm>
    </>
  );
}

function Kept({ values = stored }: { values?: Note }) {
  const form = useApiForm({
    values,
    typed: useKeptInput("note", values),
    submissions: { save: { schema: noteSchema, returns: noteSchema, send: saved } },
    valuesOf: (note: Note) => note,
  });
  useKeepInput("note", form);
  return (
    <ApiForm form={form} aria-label="Note">
      <TextField name="text" label="Texto" />
      <button type="submit">{form.isDirty ? "Salvar" : "Salvo"}</button>
    </ApiForm>
  );
}

const text = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Texto" });
const leave = () => screen.getByRole("link", { name: "Elsewhere" });

afterEach(() => sessionStorage.clear());

test("who leaves a form that saves itself is asked nothing: what was just typed is saved first", async () => {
  const send = jest.fn(saved);
  const { person } = show(<SelfSaving send={send} />);
  // Its saving is fetched after the form; without it there is nothing to save with, and it asks.
  await import("../autosave/form-autosave.ts");
  await person.type(text(), " e depois");
  await person.click(leave());
  expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeTruthy();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ text: "Antes e depois" }), expect.anything());
});

test("who leaves a form that could not save itself is asked, and what was typed is still there", async () => {
  const send = jest.fn<Promise<Note>, [unknown]>().mockRejectedValue(new ApiError("invalid-input"));
  const { person } = show(<SelfSaving send={send} />);
  await person.type(text(), "!");
  await person.click(leave());
  await person.click(await screen.findByRole("button", { name: pt.form.unsaved.stay }));
  expect(text().value).toBe("Antes!");
});

test("what was typed is there again when the page is loaded again, and counts as unsaved", async () => {
  sessionStorage.setItem("typed.note", JSON.stringify({ version: 1, text: "Quase" }));
  const { person } = show(<Kept />);
  expect(text().value).toBe("Quase");
  await person.click(screen.getByRole("button", { name: "Salvar" }));
  await screen.findByRole("button", { name: "Salvo" });
  expect(sessionStorage.getItem("typed.note")).toBeNull();
});

test("typing keeps it for the next load", async () => {
  const { person } = show(<Kept />);
  await person.type(text(), "!");
  expect(JSON.parse(sessionStorage.getItem("typed.note") ?? "null")).toEqual({ version: 1, text: "Antes!" });
});

test("what was typed for other fields than there are now is left", () => {
  sessionStorage.setItem("typed.note", JSON.stringify({ version: 1, name: "Quase" }));
  show(<Kept />);
  expect(text().value).toBe("Antes");
});
