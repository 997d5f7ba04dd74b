import { companyContract } from "@portal/shared/company/contract.ts";
import type { Company, CompanyData } from "@portal/shared/company/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { letters } from "@portal/shared/field/fields.ts";
import { formatTaxId, type TaxIdType } from "@portal/shared/field/tax-id.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { formatZipCode } from "../../lib/text/format.ts";
import { formatPhone } from "../../lib/text/phone.ts";

/** A company as the form shows it: number and zip code with punctuation, and an empty text where nothing is chosen. */
type CompanyFormData = Omit<CompanyData, "businessLine" | "companyType"> & {
  readonly businessLine: CompanyData["businessLine"] | "";
  readonly companyType: CompanyData["companyType"] | "";
};

export interface CompanyFormValues {
  readonly version: number;
  readonly data: CompanyFormData;
}

export interface RegistrationFormValues {
  readonly data: CompanyFormData;
  readonly acceptsTerms: boolean;
}

const { shape } = companyContract.routes.register.body.shape.data;

/** What the API accepts a company without; the form has it as an empty text then. */
export const optionalFields: readonly string[] = Object.entries(shape)
  .filter(([, { def }]) => def.type === "optional")
  .map(([name]) => name);

const leftOut = Object.fromEntries(optionalFields.map((name) => [name, ""]));

type RelatedCompany = CompanyData["relatedCompanies"][number];

/** A company serves others of its own country first of all. */
export const emptyRelatedCompany = (taxIdentificationType: TaxIdType): RelatedCompany => ({
  tradingName: "",
  taxIdentificationType,
  taxIdentificationNumber: "",
  isMiddlewareGateway: false,
});

/** Whoever reads Spanish is most likely in Argentina, the one country of its language with documentation of its own. */
const likelyTaxId = (locale: Locale): TaxIdType => (locale === "es" ? "CUIT" : "CNPJ");

/** A name that the form would refuse, such as a nickname with digits, is left for the person to write. */
const contactName = (name: string): string => (letters(120).safeParse(name).success ? name : "");

interface Registering {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

export const emptyRegistration = ({ email, name, locale }: Registering): RegistrationFormValues => ({
  data: {
    ...leftOut,
    legalName: "",
    tradingName: "",
    taxIdentificationType: likelyTaxId(locale),
    taxIdentificationNumber: "",
    address: "",
    addressNumber: "",
    zipCode: "",
    city: "",
    state: "",
    contactPersonName: contactName(name),
    contactEmail: email,
    contactPersonPhoneNumber: "",
    businessLine: "",
    companyType: "",
    isMiddlewareGateway: false,
    usesFraudDetect: false,
    relatedCompanies: [],
  },
  acceptsTerms: false,
});

const writtenTaxId = <T extends { taxIdentificationType: TaxIdType; taxIdentificationNumber: string }>(
  company: T,
): T => ({
  ...company,
  taxIdentificationNumber: formatTaxId(company.taxIdentificationType, company.taxIdentificationNumber),
});

export const companyFormValues = ({ version, data }: Company): CompanyFormValues => ({
  version,
  data: {
    ...leftOut,
    ...writtenTaxId(data),
    contactPersonPhoneNumber: formatPhone(
      data.contactPersonPhoneNumber,
      countryOf(data.taxIdentificationType),
    ),
    zipCode: formatZipCode(data.zipCode, countryOf(data.taxIdentificationType)),
    relatedCompanies: data.relatedCompanies.map(writtenTaxId),
  },
});
