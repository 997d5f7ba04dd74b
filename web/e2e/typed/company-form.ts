import { field, type Person } from "../people.ts";

export interface NewCompany {
  readonly company: string;
  readonly taxId: string;
  /** Of the person to write to. */
  readonly name: string;
  readonly email: string;
}

/** Fills in the page that registers a company, and sends it. */
export async function fillInCompany(
  client: Person,
  { company, taxId, name, email }: NewCompany,
): Promise<void> {
  const { page, words } = client;
  const fill = (key: string, value: string) => field(client, words(`company.field.${key}`)).fill(value);
  await fill("legalName", `${company} Ltda`);
  await fill("tradingName", company);
  await field(client, words("company.field.taxIdentificationType")).selectOption("CNPJ");
  await fill("taxIdentificationNumber", taxId);
  await fill("zipCode", "01310-100");
  await fill("address", "Avenida Paulista");
  await fill("addressNumber", "1578");
  await fill("city", "São Paulo");
  await field(client, words("company.field.stateBR")).selectOption("SP");
  await fill("contactPersonName", name);
  await fill("contactEmail", email);
  await fill("contactPersonPhoneNumber", "11987654321");
  await field(client, words("company.field.businessLine")).selectOption("retail");
  await page.locator('input[value="developer"]').check();
  await page.getByLabel(words("company.acceptsTerms")).check();
  await page.getByRole("button", { name: words("company.create") }).click();
}
