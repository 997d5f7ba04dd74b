import * as z from "zod/mini";
import { countryOf } from "../country.ts";
import {
  besideFieldRules,
  email,
  id,
  letters,
  line,
  option,
  optional,
  phone,
  version,
  withDefault,
} from "../field/fields.ts";
import { normalized } from "../field/normalized.ts";
import { stored } from "../field/stored.ts";
import { isTaxId, isTaxIdType, normalizeTaxId, taxIdTypes } from "../field/tax-id.ts";
import { saverSchema } from "../stage/saver.ts";
import { specialisations } from "./business-lines.ts";

export const companyTypes = [
  { id: "developer", label: { pt: "Desenvolvedora", en: "Developer", es: "Desarrolladora" } },
  { id: "integrator", label: { pt: "Integradora", en: "Integrator", es: "Integradora" } },
] as const;

export const brazilianStates = [
  "AC",
  "AL",
  "AM",
  "AP",
  "BA",
  "CE",
  "DF",
  "ES",
  "GO",
  "MA",
  "MG",
  "MS",
  "MT",
  "PA",
  "PB",
  "PE",
  "PI",
  "PR",
  "RJ",
  "RN",
  "RO",
  "RR",
  "RS",
  "SC",
  "SE",
  "SP",
  "TO",
] as const;

export const maxRelatedCompanies = 20;

const taxId = {
  taxIdentificationType: option(taxIdTypes),
  taxIdentificationNumber: normalized(24, normalizeTaxId, "invalid-tax-id"),
};

type Unchecked<Field extends string> = { readonly [name in Field]?: unknown };

const isGiven = (value: unknown): value is string => typeof value === "string" && value !== "";

const refuseWrongTaxId = (value: Unchecked<keyof typeof taxId>, context: z.core.$RefinementCtx): void => {
  const { taxIdentificationType: type, taxIdentificationNumber: number } = value;
  if (!isTaxIdType(type) || !isGiven(number) || isTaxId(type, number)) return;
  context.addIssue({ code: "custom", path: ["taxIdentificationNumber"], message: "invalid-tax-id" });
};

/** A company that the integration also serves; support sees it beside the main one. */
export const relatedCompanySchema = z
  .strictObject({ tradingName: line(120), ...taxId, isMiddlewareGateway: z.boolean() })
  .check(z.superRefine(refuseWrongTaxId, besideFieldRules));

const zipCodes = {
  BR: /^\d{8}$/,
  AR: /^(?:[A-Z]\d{4}[A-Z]{3}|\d{4})$/,
  MX: /^\d{5}$/,
  other: /^[A-Z0-9]{3,10}$/,
};

/** The zip code and the state must have the form that the country of the tax id uses. */
const refuseForeignAddress = (
  value: Unchecked<"taxIdentificationType" | "zipCode" | "state">,
  context: z.core.$RefinementCtx,
): void => {
  const { taxIdentificationType: type, zipCode, state } = value;
  if (!isTaxIdType(type)) return;
  const country = countryOf(type);
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (isGiven(zipCode) && !zipCodes[country].test(zipCode)) refuse("zipCode", "invalid-zip-code");
  if (isGiven(state) && country === "BR" && !(brazilianStates as readonly string[]).includes(state))
    refuse("state", "invalid-state");
};

/** What the company's form sends. The tax number and the zip code are stored without punctuation. */
export const companyDataSchema = z
  .strictObject({
    legalName: line(160),
    tradingName: line(120),
    ...taxId,
    address: line(160),
    addressNumber: line(20),
    addressComplement: optional(line(80)),
    zipCode: normalized(12, (value) => value.toUpperCase().replace(/[^A-Z0-9]/g, ""), "invalid-zip-code"),
    city: line(80),
    state: line(60),
    contactPersonName: letters(120),
    contactEmail: email,
    contactPersonPhoneNumber: phone,
    businessLine: option(specialisations),
    companyType: option(companyTypes),
    isMiddlewareGateway: z.boolean(),
    usesFraudDetect: z.boolean(),
    relatedCompanies: withDefault(z.array(relatedCompanySchema).check(z.maxLength(maxRelatedCompanies)), []),
  })
  .check(
    z.superRefine(refuseWrongTaxId, besideFieldRules),
    z.superRefine(refuseForeignAddress, besideFieldRules),
  );
export type CompanyData = z.output<typeof companyDataSchema>;

/** Bumped when the text of the terms changes; the accepted one is kept with the company. */
export const currentTermsVersion = "2026-11";

export const companySchema = z.object({
  id,
  version,
  data: stored(companyDataSchema),
  terms: z.object({ version: z.string(), acceptedAt: z.string() }),
  createdAt: z.string(),
  /** Who saved last; absent until somebody changes the company. */
  savedBy: z.optional(saverSchema),
});
export type Company = z.output<typeof companySchema>;

/** A line of support's list of companies. */
export const companySummarySchema = z.object({
  id,
  legalName: z.string(),
  tradingName: z.string(),
  taxIdentificationType: option(taxIdTypes),
  taxIdentificationNumber: z.string(),
  companyType: option(companyTypes),
  isMiddlewareGateway: z.boolean(),
  createdAt: z.string(),
});
export type CompanySummary = z.output<typeof companySummarySchema>;
