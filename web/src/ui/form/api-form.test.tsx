/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { Link } from "react-router";
import * as z from "zod/mini";
import { pt, screen, show, within } from "../../../testing/show.tsx";
import { ApiError } from "../../lib/api/api-error.ts";
import { ApiForm } from "./api-form.tsx";
import { MultiSelect } from "./field/multi-select.tsx";
import { Select } from "./field/select.tsx";
import { TextField } from "./field/text-field.tsx";
import { SubmitButton } from "./submit-bar.tsx";
import { useApiForm } from "./use-api-form.ts";
import { useFormCore } from "./use-form-core.ts";

const shopSchema = z.object({
  version: z.number(),
  name: z.string().check(z.minLength(1, { error: "required" })),
  city: z.string(),
  country: z.string(),
  methods: z.array(z.string()),
});
type Shop = z.output<typeof shopSchema>;
type Send = (body: unknown) => Promise<Shop>;

const stored: Shop = { version: 1, name: "Padaria", city: "Recife", country: "BR", methods: ["card"] };
const countries = [
  { id: "BR", label: "Brasil" },
  { id: "AR", label: "Argentina" },
];
const methods = [
  { id: "card", label: "Cartão" },
  { id: "pix", label: "Pix" },
];

function ShopForm({ send }: { send: Send }) {
  const form = useApiForm({
    values: stored,
    submissions: { save: { schema: shopSchema, returns: shopSchema, send } },
    valuesOf: (shop: Shop) => shop,
    failureTitle: "The shop was not saved",
  });
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <ApiForm form={form} aria-label="Shop">
        <TextField name="name" label="Nome" />
        <TextField name="city" label="Cidade" />
        <Select name="country" label="País" choices={countries} required />
        <MultiSelect name="methods" label="Meios" choices={methods} />
        <SubmitButton form={form} intent="save">
          Salvar
        </SubmitButton>
      </ApiForm>
    </>
  );
}

const saved: Send = async (body) => shopSchema.parse(body);
const refusedWith = (error: ApiError) => jest.fn<Promise<Shop>, [unknown]>().mockRejectedValue(error);
const textbox = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const save = () => screen.getByRole("button", { name: "Salvar" });

async function type(person: ReturnType<typeof show>["person"], name: string, text: string): Promise<void> {
  await person.clear(textbox(name));
  await person.type(textbox(name), text);
}

test("a field that the form refuses says why, is linked from the summary, and nothing is sent", async () => {
  const send = jest.fn(saved);
  const { person } = show(<ShopForm send={send} />);
  await person.clear(textbox("Nome"));
  await person.click(save());
  const summary = await screen.findByRole("alert");
  expect(document.activeElement).toBe(summary);
  expect(send).not.toHaveBeenCalled();
  expect(textbox("Nome").getAttribute("aria-invalid")).toBe("true");
  await person.click(within(summary).getByRole("button", { name: "O campo Nome é obrigatório" }));
  expect(document.activeElement).toBe(textbox("Nome"));
});

test("a field that the server refuses says why, and what was typed stays", async () => {
  const fields = [{ path: "city", code: "letters-only" as const }];
  const { person } = show(<ShopForm send={refusedWith(new ApiError("invalid-input", { fields }))} />);
  await type(person, "Cidade", "Recife 2");
  await person.click(save());
  expect(document.activeElement).toBe(await screen.findByRole("alert"));
  const described = textbox("Cidade").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe(pt.errors.field["letters-only"]);
  expect(textbox("Cidade").value).toBe("Recife 2");
});

test("what was typed stays after a failure, and goes with the next try", async () => {
  const send = jest.fn(saved).mockRejectedValueOnce(new ApiError("network"));
  const { person } = show(<ShopForm send={send} />);
  await type(person, "Nome", "Padaria Nova");
  await person.click(save());
  const summary = await screen.findByRole("alert");
  expect(summary.textContent).toContain("The shop was not saved");
  expect(summary.textContent).toContain(pt.errors.code.network);
  expect(textbox("Nome").value).toBe("Padaria Nova");
  await person.click(save());
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ name: "Padaria Nova" }), expect.anything());
});

test("saved elsewhere meanwhile: both values stand side by side, and keeping one's own saves it on top", async () => {
  const current = { ...stored, version: 2, name: "Padaria Deles", city: "Olinda" };
  const send = jest.fn(saved).mockRejectedValueOnce(new ApiError("version-conflict", { current }));
  const { person } = show(<ShopForm send={send} />);
  await type(person, "Nome", "Padaria Minha");
  await person.click(save());
  const dialog = await screen.findByRole("dialog", { name: pt.form.conflict.title.unknown });
  const row = within(dialog).getByRole("row", { name: /Nome/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["Padaria Minha", "Padaria Deles"]);
  await person.click(within(dialog).getByRole("button", { name: pt.form.conflict.keepMine }));
  expect(send).toHaveBeenLastCalledWith(
    { ...stored, version: 2, name: "Padaria Minha", city: "Olinda" },
    expect.anything(),
  );
});

test("saved elsewhere meanwhile: taking the other version shows it and sends nothing", async () => {
  const current = { ...stored, version: 2, name: "Padaria Deles" };
  const send = refusedWith(new ApiError("version-conflict", { current }));
  const { person } = show(<ShopForm send={send} />);
  await type(person, "Nome", "Padaria Minha");
  await person.click(save());
  await person.click(await screen.findByRole("button", { name: pt.form.conflict.takeTheirs }));
  expect(textbox("Nome").value).toBe("Padaria Deles");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

test("leaving asks about unsaved changes: who stays keeps them, who leaves is let go", async () => {
  const { person } = show(<ShopForm send={saved} />);
  await type(person, "Nome", "Outra");
  await person.click(screen.getByRole("link", { name: "Elsewhere" }));
  await person.click(await screen.findByRole("button", { name: pt.form.unsaved.stay }));
  expect(textbox("Nome").value).toBe("Outra");
  await person.click(screen.getByRole("link", { name: "Elsewhere" }));
  await person.click(await screen.findByRole("button", { name: pt.form.unsaved.leave }));
  expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeTruthy();
});

test("leaving asks nothing once everything is saved", async () => {
  const { person } = show(<ShopForm send={saved} />);
  await type(person, "Nome", "Outra");
  await person.click(save());
  await person.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeTruthy();
});

test("what is chosen from lists is what is sent", async () => {
  const send = jest.fn(saved);
  const { person } = show(<ShopForm send={send} />);
  await person.selectOptions(screen.getByRole("combobox", { name: "País" }), "Argentina");
  await person.type(screen.getByRole("searchbox"), "pi");
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  await person.click(screen.getByRole("checkbox", { name: "Pix" }));
  expect(screen.getByText("2 de 2 selecionadas")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Remover Cartão" }));
  await person.click(save());
  expect(send).toHaveBeenLastCalledWith({ ...stored, country: "AR", methods: ["pix"] }, expect.anything());
});

test("what is filled in wrongly is marked when a form opens and when it goes on from what was saved, what is missing is not", () => {
  const rules = z.object({ site: z.string().check(z.regex(/^https:/, "url-not-https")) });
  const open = (site: string) => renderHook(() => useFormCore({ site }, () => rules)).result;
  const refusal = (form: ReturnType<typeof open>) => form.current.methods.getFieldState("site").error?.type;
  expect(refusal(open(""))).toBeUndefined();
  const form = open("http://antes");
  expect(refusal(form)).toBe("url-not-https");
  act(() => form.current.rebase({ site: "https://salvo" }, { site: "http://depois" }));
  expect(refusal(form)).toBe("url-not-https");
  expect([form.current.isDirty, form.current.isStillDirty()]).toEqual([true, true]);
  act(() => form.current.methods.setValue("site", "https://salvo "));
  expect(refusal(form)).toBeUndefined();
  act(() => form.current.rebase({ site: "https://salvo" }, { site: "https://salvo" }));
  expect([form.current.isDirty, form.current.isStillDirty()]).toEqual([false, false]);
});
