/** @jest-environment jsdom */
import { type Company, maxRelatedCompanies } from "@portal/shared/company/model.ts";
import { companyRoutes } from "@portal/shared/company/routes.data.ts";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { CompanyForm } from "./company-form.tsx";

const company = companyRoutes.get.answer;
if (!company) throw new Error("The route shows no company.");
const words = pt.company;
const related = (count: number): Company["data"]["relatedCompanies"] =>
  Array.from({ length: count }, (_, at) => ({
    tradingName: `Filial ${at + 1}`,
    taxIdentificationType: "CNPJ",
    taxIdentificationNumber: "10000000000811",
    isMiddlewareGateway: false,
  }));
const empty = { tradingName: "", taxIdentificationNumber: "" };
const showForm = (changes: Partial<Company["data"]>) =>
  showKnowing(<CompanyForm company={{ ...company, data: { ...company.data, ...changes } }} />, []);
const shownRelated = () => screen.queryAllByRole("group", { name: /\d+$/ });

test("the tax id of a registered company is read, not written, and a Brazilian address is Brazilian", () => {
  showForm({});
  const taxId = screen.getByLabelText<HTMLInputElement>(company.data.taxIdentificationType);
  expect(taxId.readOnly).toBe(true);
  expect(screen.getByLabelText(words.field.zipCode)).toBeInstanceOf(HTMLInputElement);
  expect(screen.getByLabelText(words.field.stateBR)).toBeInstanceOf(HTMLSelectElement);
});
test("an Argentine address has its provinces to choose from", () => {
  showForm({ taxIdentificationType: "CUIT", taxIdentificationNumber: "30500000000" });
  expect(screen.getByLabelText(words.field.stateAR)).toBeInstanceOf(HTMLSelectElement);
  expect(screen.queryByLabelText(words.field.zipCode)).toBeNull();
});
test("an address of another country has a postal code and a state in words", () => {
  showForm({ taxIdentificationType: "RFC", taxIdentificationNumber: "XAXX010101000" });
  expect(screen.getByLabelText(words.field.postalCode)).toBeInstanceOf(HTMLInputElement);
  expect(screen.getByLabelText(words.field.state)).toBeInstanceOf(HTMLInputElement);
});

test("of many related companies three are in sight until all are asked for", async () => {
  const { person } = showForm({ relatedCompanies: related(5) });
  expect(shownRelated()).toHaveLength(3);
  await person.click(screen.getByRole("button", { expanded: false }));
  expect(shownRelated()).toHaveLength(5);
});

test("three are all in sight, and one more can be added; without any it is said", async () => {
  const { person } = showForm({ relatedCompanies: [] });
  expect(screen.getByText(words.noRelated)).toBeInstanceOf(HTMLElement);
  await person.click(screen.getByRole("button", { name: words.addRelated }));
  expect(shownRelated()).toHaveLength(1);
  expect(screen.queryByText(words.noRelated)).toBeNull();
});
test("beyond the most that are allowed none can be added", () => {
  showForm({ relatedCompanies: related(maxRelatedCompanies) });
  expect(screen.queryByRole("button", { name: words.addRelated })).toBeNull();
});

test("removing one that is filled in asks first, an empty one just goes", async () => {
  const { person } = showForm({ relatedCompanies: related(1) });
  await person.click(screen.getByRole("button", { name: words.removeRelated }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Filial 1");
});
test("an empty one just goes", async () => {
  const { person } = showForm({ relatedCompanies: [] });
  await person.click(screen.getByRole("button", { name: words.addRelated }));
  await person.click(screen.getByRole("button", { name: words.removeRelated }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(shownRelated()).toHaveLength(0);
});
test.each([
  [{ tradingName: "Filial" }, true],
  [{ taxIdentificationNumber: "1" }, true],
  [{}, false],
])("one of which only %j is filled in asks before it goes: %s", async (typed, asks) => {
  const [one] = related(1);
  if (!one) throw new Error("There is none.");
  const { person } = showForm({ relatedCompanies: [{ ...one, ...empty, ...typed }] });
  await person.click(screen.getByRole("button", { name: words.removeRelated }));
  expect(screen.queryByRole("alertdialog") !== null).toBe(asks);
  expect(shownRelated()).toHaveLength(asks ? 1 : 0);
});
