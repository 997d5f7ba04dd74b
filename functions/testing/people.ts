import { randomUUID } from "node:crypto";
import { accountContract } from "@portal/shared/account/contract.ts";
import type { Account } from "@portal/shared/account/model.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import type { Company } from "@portal/shared/company/model.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import type { RouteInput } from "@portal/shared/contract.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { supportGroup } from "@portal/shared/roles.ts";
import { keys } from "../platform/table/keys.ts";
import { ask, type Caller } from "./api.ts";
import type { TestStage } from "./stage.ts";

const { routes: account } = accountContract;
const { routes: company } = companyContract;
const { routes: configuration } = configurationContract;

export interface Person extends Caller {
  readonly account: Account;
}

/** Somebody who signed up, verified their address and opened the portal. */
export async function person(
  stage: TestStage,
  name: string,
  { locale = "pt", isSupport = false }: { locale?: Locale; isSupport?: boolean } = {},
): Promise<Person> {
  const caller = { sub: randomUUID(), ...(isSupport ? { groups: [supportGroup] } : {}) };
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, ".")}.${caller.sub.slice(0, 8)}@example.org`;
  stage.aws.profiles.set(`token-of-${caller.sub}`, { email, name });
  return { ...caller, account: await ask(caller, account.open, { body: { locale } }) };
}

const weigh = (digits: string, weights: readonly number[]) => {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 11;
  return sum < 2 ? 0 : 11 - sum;
};

let companies = 0;

/** A CNPJ that nobody has had before in this test file. */
export function newCnpj(): string {
  companies += 1;
  const base = String(100_000_000_000 + companies);
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const first = weigh(base, weights.slice(1));
  return `${base}${first}${weigh(`${base}${first}`, weights)}`;
}

type CompanyInput = RouteInput<typeof company.register>["body"]["data"];

export const companyData = (changes: Partial<CompanyInput> = {}): CompanyInput => ({
  legalName: "Loja Exemplo Comércio Ltda.",
  tradingName: "Loja Exemplo",
  taxIdentificationType: "CNPJ",
  taxIdentificationNumber: newCnpj(),
  address: "Rua das Flores",
  addressNumber: "100",
  zipCode: "01310-100",
  city: "São Paulo",
  state: "SP",
  contactPersonName: "Ana Souza",
  contactEmail: "ana@loja.example.com",
  contactPersonPhoneNumber: "11987654321",
  businessLine: "retail",
  companyType: "integrator",
  isMiddlewareGateway: false,
  usesFraudDetect: true,
  relatedCompanies: [],
  ...changes,
});

/** Another company of the same group. */
export const relatedCompany = (): NonNullable<CompanyInput["relatedCompanies"]>[number] => ({
  tradingName: "Filial Exemplo",
  taxIdentificationType: "CNPJ",
  taxIdentificationNumber: newCnpj(),
  isMiddlewareGateway: false,
});

export async function companyOf(owner: Caller, changes: Partial<CompanyInput> = {}): Promise<Company> {
  const body = { data: companyData(changes), acceptsTerms: true as const };
  const answer = await ask(owner, company.register, { body });
  if (answer.outcome !== "registered") throw new Error("Somebody else has this tax id.");
  return answer.company;
}

type DraftInput = RouteInput<typeof configuration.send>["body"]["draft"];

export const completeDraft = (changes: Partial<DraftInput> = {}): DraftInput => ({
  solutionModel: "rest",
  transactionTypes: ["payment", "cancellation"],
  authorizers: ["1", "2"],
  bankTransferBoleto: ["pix"],
  paymentPlatforms: [],
  modalities: ["credit-single"],
  website: "https://loja.example.com",
  statusUrl: "https://loja.example.com/status",
  hashUrl: "https://loja.example.com/hash",
  successUrl: "https://loja.example.com/ok",
  failureUrl: "https://loja.example.com/erro",
  cancelUrl: "https://loja.example.com/cancelado",
  applicationName: "Loja",
  developmentLanguage: "typescript",
  languageVersion: "7.0",
  specialisation: "retail",
  ...changes,
});

export const accessForm = {
  site: "https://homologacao.example.com",
  user: "Loja Exemplo",
  login: "loja.exemplo",
  email: "acesso@loja.example.com",
  merchantId: "LOJA0001",
  merchantKey: "chave-muito-secreta-da-loja-4321",
};

export const placeOf = (companyId: string) => ({ companyId, product: "online-payment" as const });

/** A client with a company of their own. */
export async function newClient(
  stage: TestStage,
  changes: Partial<CompanyInput> = {},
  locale: Locale = "pt",
) {
  const client = await person(stage, "Ana Souza", { locale });
  const { id: companyId, data } = await companyOf(client, changes);
  return { client, companyId, data, params: placeOf(companyId) };
}

/** A configuration that waits for support. */
export const sentConfiguration = (client: Caller, companyId: string): Promise<Configuration> =>
  ask(client, configuration.send, {
    params: placeOf(companyId),
    body: { version: 0, draft: completeDraft() },
  });

/** Resets the budgets of these people, for a test that repeats an act more often than anybody would. */
export async function rest(stage: TestStage, companyId: string, ...people: readonly Caller[]): Promise<void> {
  const counted = [
    keys.noticesOf(companyId, "client"),
    keys.noticesOf(companyId, "support"),
    ...people.map(({ sub }) => keys.noticesBy(sub)),
  ];
  for (const key of counted) await stage.remove(key);
}
