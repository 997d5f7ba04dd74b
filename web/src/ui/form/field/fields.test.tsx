/** @jest-environment jsdom */
import { act, fireEvent } from "@testing-library/react";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { pt, screen, show, within } from "../../../../testing/show.tsx";
import { ApiForm } from "../api-form.tsx";
import { ConflictDialog } from "../conflict-dialog.tsx";
import { SubmitBar, SubmitButton } from "../submit-bar.tsx";
import { type FormConflict, useApiForm } from "../use-api-form.ts";
import { CheckboxField, CheckboxGroup, RadioCards } from "./choices.tsx";
import { MultiSelect } from "./multi-select.tsx";
import { SearchChoice } from "./search-choice.tsx";
import { Select } from "./select.tsx";
import { TextArea, TextField } from "./text-field.tsx";

jest.mock("../../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../../lib/session/session.ts"),
  useSession: () => ({ sub: "ana" }),
}));

const required = z.string().check(z.minLength(1, { error: "required" }));
const schema = z.object({
  first: required,
  second: required,
  choice: z.any(),
  several: z.any(),
  agrees: z.any(),
});
const values = { first: "", second: "", choice: "b", several: ["a"], agrees: false };
const choices = [
  { id: "a", label: "Cartão", note: { pt: "De crédito", en: "Credit", es: "De crédito" } },
  { id: "b", label: { pt: "Pix", en: "Pix", es: "Pix" } },
  { id: "c", label: "Boleto" },
];
const sent = jest.fn();

function Form({ children, readOnly, hangs }: { children: ReactNode; readOnly?: boolean; hangs?: boolean }) {
  const form = useApiForm({
    values,
    submissions: {
      send: {
        schema,
        returns: schema,
        send: async (body: unknown) => {
          sent(body);
          return await (hangs ? new Promise<never>(() => undefined) : schema.parse(body));
        },
      },
      save: { schema: z.looseObject({}), returns: schema, send: async () => values },
    },
  });
  return (
    <ApiForm form={form} aria-label="Form" readOnly={readOnly}>
      {children}
      <SubmitBar isDirty={form.isDirty} note="Salvo ontem">
        <SubmitButton form={form} intent="send">
          Enviar
        </SubmitButton>
        <SubmitButton form={form} intent="save" variant="secondary" busyLabel="Salvando">
          Salvar
        </SubmitButton>
      </SubmitBar>
    </ApiForm>
  );
}
const showForm = (children: ReactNode, more: { readOnly?: boolean; hangs?: boolean } = {}) =>
  show(<Form {...more}>{children}</Form>);
const describedBy = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .filter(Boolean);
beforeEach(() => sent.mockClear());

test("a field says what it is, that it may stay empty, what helps and what support says, to everybody", () => {
  showForm(
    <>
      <TextField name="first" label="Nome" hint="Como no contrato" notice="Confira" optional />
      <CheckboxField name="agrees" label="Aceito" hint="Leia antes" notice="Novo" />
      <TextArea name="second" label="Texto" />
    </>,
  );
  const name = screen.getByRole("textbox", { name: `Nome ${pt.shell.ui.optional}` });
  expect(describedBy(name)).toEqual(["Confira", "Como no contrato"]);
  expect(describedBy(screen.getByRole("checkbox", { name: "Aceito" }))).toEqual(["Novo", "Leia antes"]);
  expect(screen.getByRole("textbox", { name: "Texto" }).getAttribute("aria-describedby")).toBeNull();
});

describe("choices", () => {
  test("of one among few have a line each, and one is chosen", async () => {
    const { person } = showForm(<RadioCards name="choice" label="Meio" choices={choices} />);
    const group = screen.getByRole("group", { name: "Meio" });
    const card = within(group).getByRole<HTMLInputElement>("radio", { name: /^Cartão/ });
    expect(describedBy(card)).toEqual(["De crédito"]);
    expect(within(group).getByRole<HTMLInputElement>("radio", { name: "Pix" }).checked).toBe(true);
    expect(describedBy(within(group).getByRole("radio", { name: "Pix" }))).toEqual([]);
    await person.click(card);
    expect(screen.getByRole("status").textContent).toBe(pt.shell.ui.unsaved);
  });

  test("of several are taken and given back one by one", async () => {
    const { person } = showForm(<CheckboxGroup name="several" label="Meios" choices={choices} />);
    const checked = () => screen.getAllByRole<HTMLInputElement>("checkbox").map((box) => box.checked);
    expect(checked()).toEqual([true, false, false]);
    await person.click(screen.getByRole("checkbox", { name: "Boleto" }));
    await person.click(screen.getByRole("checkbox", { name: "Cartão" }));
    expect(checked()).toEqual([false, false, true]);
  });

  test("of one among many are narrowed by typing, the chosen one stays, and Enter sends nothing", async () => {
    const { person } = showForm(<SearchChoice name="choice" label="Meio" choices={choices} />);
    const search = screen.getByRole("searchbox");
    expect(document.querySelector(".ui-chip")?.textContent).toBe("Pix");
    await person.type(search, "bol{Enter}");
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual(["b", "c"]);
    expect(sent).not.toHaveBeenCalled();
    expect(screen.queryByText(pt.form.picker.nothingMatches)).toBeNull();
    await person.click(screen.getByRole("radio", { name: "Boleto" }));
    expect(document.querySelector(".ui-chip")?.textContent).toBe("Boleto");
  });

  test("of several among many can all be taken back, and a search may find none", async () => {
    const { person } = showForm(<MultiSelect name="several" label="Meios" choices={choices} />);
    await person.type(screen.getByRole("searchbox"), "nada");
    expect(screen.getByText(pt.form.picker.nothingMatches)).toBeTruthy();
    const clear = screen.getByRole<HTMLButtonElement>("button", { name: pt.form.picker.clear });
    await person.click(clear);
    expect(clear.disabled).toBe(true);
    expect(document.querySelector(".ui-chip")).toBeNull();
  });
});

test("a form that can only be read has no buttons, and nothing in it can be changed", () => {
  showForm(
    <>
      <TextField name="first" label="Nome" />
      <TextArea name="second" label="Texto" />
      <RadioCards name="choice" label="Meio" choices={choices} />
      <CheckboxGroup name="several" label="Meios" choices={choices} />
      <CheckboxField name="agrees" label="Aceito" />
      <MultiSelect name="several" label="Lista" choices={choices} />
      <SearchChoice name="choice" label="Busca" choices={choices} />
    </>,
    { readOnly: true },
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("searchbox")).toBeNull();
  for (const box of screen.getAllByRole<HTMLInputElement>("textbox")) expect(box.readOnly).toBe(true);
  for (const role of ["radio", "checkbox"] as const)
    for (const box of screen.getAllByRole<HTMLInputElement>(role)) expect(box.disabled).toBe(true);
  fireEvent.submit(screen.getByRole("form"));
  expect(sent).not.toHaveBeenCalled();
});

test("fields that are refused are listed in their order on the page, each under its label", async () => {
  const { person } = showForm(
    <>
      <Select name="second" label="Cidade" choices={choices} />
      <TextField name="first" label="Nome" />
    </>,
  );
  await person.click(screen.getByRole("button", { name: "Enviar" }));
  const links = within(await screen.findByRole("alert")).getAllByRole("button");
  expect(links.map(({ textContent }) => textContent?.match(/Cidade|Nome/)?.[0])).toEqual(["Cidade", "Nome"]);
});

test("a field is checked once it is left with something in it, or emptied, and not before it was filled", () => {
  jest.useFakeTimers();
  showForm(<TextField name="first" label="Nome" />);
  const name = screen.getByRole("textbox");
  const leave = () => {
    fireEvent.blur(name);
    act(() => jest.advanceTimersByTime(300));
  };
  const isRefused = async () => {
    jest.useRealTimers();
    await act(async () => undefined);
    jest.useFakeTimers();
    return name.getAttribute("aria-invalid") === "true";
  };
  const check = async () => {
    fireEvent.focus(name);
    leave();
    expect(await isRefused()).toBe(false);
    fireEvent.change(name, { target: { value: "A" } });
    fireEvent.focus(name);
    fireEvent.change(name, { target: { value: "" } });
    leave();
    expect(await isRefused()).toBe(true);
  };
  return check().finally(() => jest.useRealTimers());
});

test("a mask adds its signs at the end of what is typed, and leaves the middle alone", async () => {
  const mask = (typed: string) => typed.replaceAll(/\D/g, "").replace(/^(\d\d)/, "$1-");
  const { person } = showForm(<TextField name="first" label="CEP" mask={mask} />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await person.type(field, "123");
  expect(field.value).toBe("12-3");
  await person.type(field, "9", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field.value).toBe("192-3");
});

test("while one button's request runs all of them wait, and that one says so", async () => {
  const fields = (
    <>
      <TextField name="first" label="Nome" />
      <TextField name="second" label="Cidade" />
    </>
  );
  const { person } = showForm(fields, { hangs: true });
  expect(screen.getByRole("status").textContent).toBe("Salvo ontem");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Enviar" }).type).toBe("submit");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Salvar" }).type).toBe("button");
  for (const name of ["Nome", "Cidade"]) await person.type(screen.getByRole("textbox", { name }), "Ana");
  await person.click(screen.getByRole("button", { name: "Enviar" }));
  const busy = await screen.findByRole("button", { name: pt.shell.ui.sending });
  expect([busy, screen.getByRole("button", { name: "Salvar" })].map((one) => one.ariaDisabled)).toEqual([
    "true",
    "true",
  ]);
  expect(screen.getByRole("form").getAttribute("aria-busy")).toBe("true");
  await person.click(busy);
  expect(sent).toHaveBeenCalledTimes(1);
});

describe("what somebody else saved meanwhile", () => {
  const acts = { keepMine: jest.fn(), takeTheirs: jest.fn(), dismiss: jest.fn() };
  const words = pt.form.conflict;
  const ask = (changes: Partial<FormConflict>) =>
    showForm(<ConflictDialog conflict={{ saver: undefined, fields: [], ...acts, ...changes }} />);
  const saver = (sub: string) => ({ sub, name: "Bruno", role: "client" }) as const;

  test.each([
    [undefined, words.title.unknown],
    [saver("ana"), words.title.own],
    [saver("bruno"), words.title.named.replace("{name}", "Bruno")],
  ])("is told by who saved it: %j", async (who, title) => {
    ask({ saver: who });
    expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
  });

  test("costs nothing where both changed other fields", async () => {
    const { person } = ask({});
    expect(screen.getByText(words.nothingLost)).toBeTruthy();
    expect(screen.queryByRole("button", { name: words.takeTheirs })).toBeNull();
    await person.click(screen.getByRole("button", { name: words.saveBoth }));
    expect(acts.keepMine).toHaveBeenCalledTimes(1);
  });

  test("stands beside one's own, whatever kind of value it is", () => {
    const fields = [
      { path: "a", mine: ["x", 1], theirs: { one: "y", none: null } },
      { path: "b", mine: "", theirs: true },
    ];
    ask({ fields });
    const rows = screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ["a", "x, 1", "y"],
      ["b", words.blank, "true"],
    ]);
  });
});
