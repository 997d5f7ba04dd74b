/** @jest-environment jsdom */
import { locales } from "@portal/shared/locales.ts";
import { es } from "@portal/shared/messages/es.ts";
import { screen, show } from "../../../testing/show.tsx";
import { RegistrationForm } from "./registration-form.tsx";

const account = { name: "Lia 22", email: "lia@example.com" };
const form = <RegistrationForm account={account} onDone={() => undefined} />;
const chosen = (label: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: label });
const { field } = es.company;

test.each(locales)("nothing is refused before anybody did anything (%s)", (locale) => {
  show(form, locale);
  expect(document.querySelectorAll(".ui-field__error, [aria-invalid=true]")).toHaveLength(0);
  expect(screen.getByDisplayValue(account.email)).toBeDefined();
});

test("in Spanish a company begins with CUIT and the provinces of Argentina, and so do those it serves", async () => {
  const { person } = show(form, "es");
  expect(chosen(field.taxIdentificationType).value).toBe("CUIT");
  const provinces = [...chosen(field.stateAR).options].map(({ text }) => text);
  expect(provinces).toHaveLength(25);
  expect(provinces).toContain("Ciudad Autónoma de Buenos Aires");
  await person.click(screen.getByRole("button", { name: es.company.addRelated }));
  const types = screen.getAllByRole<HTMLSelectElement>("combobox", { name: field.taxIdentificationType });
  expect(types.map(({ value }) => value)).toEqual(["CUIT", "CUIT"]);
});

test("the country that is chosen brings its own states", async () => {
  const { person } = show(form, "es");
  await person.selectOptions(chosen(field.taxIdentificationType), "CNPJ");
  expect([...chosen(field.stateBR).options].map(({ value }) => value)).toContain("SP");
  await person.selectOptions(chosen(field.taxIdentificationType), "RFC");
  expect(screen.getByRole("textbox", { name: field.state })).toBeDefined();
});
