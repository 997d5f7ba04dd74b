import type { CompanyData } from "@portal/shared/company/model.ts";

export type CompanyText = {
  [Name in keyof CompanyData]-?: string extends NonNullable<CompanyData[Name]> ? Name : never;
}[keyof CompanyData];

/**
 * The texts of a company that are typed as they are and shown as they are: the form and support's card draw them from
 * here. What has a control or a form of its own, such as a zip code, is drawn by each of the two.
 */
export const companyTexts = {
  identification: ["legalName", "tradingName"],
  contact: ["contactPersonName", "contactEmail"],
} satisfies Readonly<Record<string, readonly CompanyText[]>>;
