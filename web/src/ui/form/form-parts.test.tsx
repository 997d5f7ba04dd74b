/** @jest-environment jsdom */
import type { Draft as Revision } from "@portal/shared/stage/adjustment.ts";
import { act, fireEvent } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Blocker } from "react-router";
import * as z from "zod/mini";
import { pt, screen, show, showKnowing, within } from "../../../testing/show.tsx";
import { AdjustmentList } from "./adjustment/adjustment-list.tsx";
import { AdjustmentAnswer, AdjustmentNotice } from "./adjustment/adjustment-notice.tsx";
import { FormAdjustments, useAdjustment } from "./adjustment/adjustments.tsx";
import { ApiForm } from "./api-form.tsx";
import { FileText, type TextFile } from "./field/file-text.tsx";
import { TextField } from "./field/text-field.tsx";
import { LeaveQuestion } from "./leaving/leave-question.tsx";
import { SaveOrLeave } from "./leaving/save-or-leave.tsx";
import { useHasUnsavedInput } from "./leaving/unsaved-input.ts";
import { WhileUnsaved } from "./leaving/while-unsaved.tsx";
import { useApiForm } from "./use-api-form.ts";

const draftSchema = z.object({ draft: z.any(), answers: z.any(), sheet: z.any() });
type Draft = { draft: object; answers: Record<string, string>; sheet?: TextFile };
const sent = jest.fn();

function Form({ values, children, readOnly }: { values: Draft; children: ReactNode; readOnly?: boolean }) {
  const form = useApiForm({
    values,
    submissions: {
      save: {
        schema: draftSchema,
        returns: draftSchema,
        send: async (body: unknown) => {
          sent(body);
          return draftSchema.parse(body);
        },
      },
    },
  });
  return (
    <ApiForm form={form} aria-label="Form" readOnly={readOnly}>
      {children}
      <button type="submit">Enviar</button>
    </ApiForm>
  );
}

describe("what support asks for", () => {
  const words = pt.adjustment;
  const asked = [
    { field: "name", comment: "Confira o nome." },
    { field: "city", comment: "Confira a cidade." },
  ];
  const before = { name: "Antes", city: "Recife" };
  function Own({ field }: { field: string }) {
    const adjustment = useAdjustment(field);
    return adjustment ? <AdjustmentNotice adjustment={adjustment} /> : <p>{`${field}: nada`}</p>;
  }
  const showForm = (
    draft: object,
    more: { before?: Revision; asked?: typeof asked; answers?: Record<string, string> },
  ) =>
    showKnowing(
      <Form values={{ draft, answers: more.answers ?? {} }}>
        <FormAdjustments fields={["name", "city", "other"]} asked={more.asked} before={more.before}>
          <AdjustmentList comment="Quase lá." renderLink={(field) => <a href={`#${field}`}>{field}</a>} />
          <TextField name="draft.name" label="Nome" />
          <Own field="name" />
          <Own field="other" />
          <AdjustmentAnswer field="name" label="Nome" />
        </FormAdjustments>
      </Form>,
      [],
    );
  const states = () =>
    screen
      .getAllByRole("listitem")
      .map((item) => item.querySelector("[data-correction],.ui-badge,[class*=badge]")?.textContent);

  test("is a list with a link to each field, how it stands, and what support says besides", async () => {
    const { person } = showForm({ ...before, city: "Olinda" }, { before, asked });
    expect(screen.getByText(words.title)).toBeTruthy();
    expect(screen.getByText("Quase lá.", { exact: false })).toBeTruthy();
    const [name, city] = states();
    expect(name).not.toBe(city);
    expect(screen.getByRole("link", { name: "city" }).getAttribute("href")).toBe("#city");
    expect(screen.getByText("other: nada")).toBeTruthy();
    await person.type(screen.getByRole("textbox", { name: "Nome" }), "!");
    expect(screen.getByText(words.allDone)).toBeTruthy();
    expect(states()[0]).toBe(city);
  });

  test("stands without a state while what support saw is on its way", () => {
    showForm(before, { asked });
    expect(screen.getByText(words.title)).toBeTruthy();
    expect(states()).toEqual([undefined, undefined]);
  });

  test("is nothing where the form was opened again without a reason", () => {
    showForm(before, { before });
    expect(screen.getByText(words.reopened)).toBeTruthy();
    expect(screen.queryByRole("list", { name: words.items })).toBeNull();
    expect(screen.queryByRole("button", { name: words.answerTo.replace("{field}", "Nome") })).toBeNull();
  });

  test("is answered in a field of its own, which opens with the cursor in it and stays open", async () => {
    const { person } = showForm(before, { before, asked });
    await person.click(screen.getByRole("button", { name: words.answerTo.replace("{field}", "Nome") }));
    const answer = screen.getByRole("textbox", { name: new RegExp(words.answerLabel) });
    expect(document.activeElement).toBe(answer);
    await person.type(answer, "Está certo.");
    await person.clear(answer);
    expect(screen.getByRole("textbox", { name: new RegExp(words.answerLabel) })).toBeTruthy();
  });

  test("shows an answer that was given before", () => {
    showForm(before, { before, asked, answers: { name: "Está certo." } });
    expect(screen.getByDisplayValue("Está certo.")).toBeTruthy();
  });
});

describe("a text file of a form", () => {
  const words = pt.form.file;
  const sheet = <FileText name="sheet" label="Folha" extension=".css" maxBytes={1024} />;
  const showFile = (file?: TextFile, readOnly = false) =>
    show(
      <Form values={{ draft: {}, answers: {}, ...(file && { sheet: file }) }} readOnly={readOnly}>
        {sheet}
      </Form>,
    );
  const choose = (name: string, content: string) => {
    const file = Object.assign(new File([content], name), { text: async () => content });
    const input = document.querySelector("input[type=file]");
    if (!input) throw new Error("Nothing can be chosen.");
    fireEvent.change(input, { target: { files: [file] } });
  };

  test("is read and travels inside the form, under its name, and can be taken out", async () => {
    const { person } = showFile();
    choose("Loja.CSS", "a {}");
    expect(await screen.findByText("Loja.CSS")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Enviar" }));
    expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ sheet: { fileName: "Loja.CSS", content: "a {}" } }),
    );
    expect(screen.getByRole("button", { name: words.replaceFile })).toBeTruthy();
    await person.click(screen.getByRole("button", { name: words.removeItem.replace("{item}", "Loja.CSS") }));
    expect(screen.queryByText("Loja.CSS")).toBeNull();
    expect(screen.getByRole("button", { name: words.chooseFile })).toBeTruthy();
  });

  test.each([
    ["Loja.txt", 1, false],
    ["Loja.css", 1024, true],
    ["Loja.css", 1025, false],
  ])("%s of %i bytes is taken: %s", async (name, bytes, isTaken) => {
    showFile();
    choose(name, "a".repeat(bytes));
    await screen.findByText(isTaken ? name : /\.css|KiB|kB/i);
    expect(screen.queryByText(name) !== null).toBe(isTaken);
    const button = screen.getByRole("button", { name: isTaken ? words.replaceFile : words.chooseFile });
    expect(button.hasAttribute("aria-describedby")).toBe(!isTaken);
  });

  test("is only shown where nothing can be changed", () => {
    showFile({ fileName: "Loja.css", content: "a" }, true);
    expect(screen.getByText("Loja.css")).toBeTruthy();
    expect(document.querySelector("input[type=file]")).toBeNull();
    expect(screen.queryByText(words.noFile)).toBeNull();
  });

  test("that is missing is said to be where nothing can be chosen", () => {
    showFile(undefined, true);
    expect(screen.getByText(words.noFile)).toBeTruthy();
  });
});

describe("leaving a form", () => {
  const words = pt.form.unsaved;
  const acts = { proceed: jest.fn(), reset: jest.fn() };
  const location = {
    pathname: "/elsewhere",
    search: "",
    hash: "",
    state: null,
    key: "next",
    unstable_mask: undefined,
  };
  const blocker: Extract<Blocker, { state: "blocked" }> = { state: "blocked", location, ...acts };
  const press = async (name: string) => {
    const dialog = await screen.findByRole("alertdialog");
    fireEvent.click(within(dialog).getByRole("button", { name }));
  };
  const done = (proceeded: number, reset: number) => {
    expect(acts.proceed).toHaveBeenCalledTimes(proceeded);
    expect(acts.reset).toHaveBeenCalledTimes(reset);
  };
  beforeEach(() => jest.clearAllMocks());

  test.each([
    [words.leave, 1, 0],
    [words.stay, 0, 1],
  ])("is asked about: %s", async (name, proceeded, reset) => {
    show(<LeaveQuestion blocker={blocker} />);
    await press(name);
    done(proceeded, reset);
  });

  test("that saves itself goes on once it is saved", async () => {
    show(<SaveOrLeave blocker={blocker} onSave={async () => true} />);
    await Promise.resolve();
    await new Promise((settled) => setTimeout(settled));
    done(1, 0);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test.each([
    [words.leave, [false], 1, 0],
    [words.stay, [false], 0, 1],
    [words.saveAndLeave, [false, true], 1, 0],
    [words.saveAndLeave, [false, false], 0, 1],
  ])(
    "that could not save itself is asked about: %s, after saves that ended as %j",
    async (name, ends, proceeded, reset) => {
      const save = jest.fn(async () => false);
      for (const end of ends) save.mockResolvedValueOnce(end);
      jest.useFakeTimers();
      show(<SaveOrLeave blocker={blocker} onSave={save} />);
      // Long before the question that comes when a save takes long.
      await act(() => jest.advanceTimersByTimeAsync(100));
      jest.useRealTimers();
      expect(screen.getByRole("alertdialog")).toBeTruthy();
      await press(name);
      await new Promise((settled) => setTimeout(settled));
      expect(save).toHaveBeenCalledTimes(ends.length);
      done(proceeded, reset);
    },
  );

  test("whose save takes long is asked about meanwhile, and who has left by then stays away", async () => {
    jest.useFakeTimers();
    let saved: (isSaved: boolean) => void = () => undefined;
    const view = show(
      <SaveOrLeave
        blocker={blocker}
        onSave={() =>
          new Promise((settle) => {
            saved = settle;
          })
        }
      />,
    );
    await jest.advanceTimersByTimeAsync(1999);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect(await screen.findByRole("alertdialog")).toBeTruthy();
    await view.router.navigate("/elsewhere");
    await screen.findByRole("heading", { name: "Elsewhere" });
    saved(true);
    await new Promise((settled) => setTimeout(settled));
    done(0, 0);
  });

  test("for another document saves it first, where the link leads there in this tab", async () => {
    const save = jest.fn(async () => true);
    const Held = () => <output>{String(useHasUnsavedInput())}</output>;
    const { router } = show(
      <>
        <Held />
        <WhileUnsaved isUnsaved onSave={save} />
        <a href="/docs">docs</a>
        <a href="/docs" target="_blank">
          tab
        </a>
        <a href="#place">place</a>
        <a href="/docs" download>
          file
        </a>
        <a href="https://elsewhere.example/">other</a>
      </>,
    );
    expect(screen.getByRole("status").textContent).toBe("true");
    const click = (name: string, more = {}) => fireEvent.click(screen.getByRole("link", { name }), more);
    document.addEventListener("click", (event) => event.preventDefault());
    for (const name of ["tab", "place", "file", "other"]) click(name);
    for (const more of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      click("docs", more);
    expect(save).not.toHaveBeenCalled();
    click("docs");
    expect(save).toHaveBeenCalledTimes(1);
    await router.navigate("/elsewhere");
    await screen.findByRole("heading", { name: "Elsewhere" });
  });
});
