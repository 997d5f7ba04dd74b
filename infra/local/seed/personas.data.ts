import type { CompanyData } from "@portal/shared/company/model.ts";
import type { ConfigurationData, ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { supportGroup } from "@portal/shared/roles.ts";

export interface Persona {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  /** For the table that the start prints. */
  readonly about: string;
  readonly group?: string;
  readonly company?: CompanyData;
  readonly draft?: ConfigurationDraft;
  /** Sent to support, so that the queue has something in it. */
  readonly sent?: ConfigurationData;
}

/** Everybody's, on this machine only. */
export const demoPassword = "Portal-2026!";

const aurora: CompanyData = {
  legalName: "Aurora Comércio Digital Ltda",
  tradingName: "Loja Aurora",
  taxIdentificationType: "CNPJ",
  taxIdentificationNumber: "11222333000181",
  address: "Avenida Paulista",
  addressNumber: "1000",
  addressComplement: "12º andar",
  zipCode: "01310100",
  city: "São Paulo",
  state: "SP",
  contactPersonName: "Ana Souza",
  contactEmail: "ana@example.com",
  contactPersonPhoneNumber: "11987654321",
  businessLine: "retail",
  companyType: "developer",
  isMiddlewareGateway: false,
  usesFraudDetect: true,
  relatedCompanies: [],
};

const pampa: CompanyData = {
  legalName: "Pampa Pagos S.A.",
  tradingName: "Pampa Pagos",
  taxIdentificationType: "CUIT",
  taxIdentificationNumber: "30712345671",
  address: "Avenida Corrientes",
  addressNumber: "456",
  zipCode: "C1043AAR",
  city: "Buenos Aires",
  state: "Ciudad Autónoma de Buenos Aires",
  contactPersonName: "Bruno Castro",
  contactEmail: "bruno@example.com",
  contactPersonPhoneNumber: "541155556666",
  businessLine: "retail",
  companyType: "integrator",
  isMiddlewareGateway: true,
  usesFraudDetect: false,
  relatedCompanies: [
    {
      tradingName: "Tienda del Sur",
      taxIdentificationType: "CUIT",
      taxIdentificationNumber: "30500010912",
      isMiddlewareGateway: false,
    },
  ],
};

const auroraDraft: ConfigurationDraft = {
  solutionModel: "rest",
  transactionTypes: ["payment", "preauthorization"],
  authorizers: ["1", "2"],
  website: "https://www.loja-aurora.example.com",
  statusUrl: "https://www.loja-aurora.example.com/pagamentos/status",
  applicationName: "Checkout Aurora",
};

const pampaConfiguration: ConfigurationData = {
  solutionModel: "html",
  transactionTypes: ["payment", "cancellation"],
  authorizers: ["1", "2", "3"],
  bankTransferBoleto: [],
  paymentPlatforms: [],
  modalities: [],
  website: "https://www.pampa-pagos.example.com",
  statusUrl: "https://api.pampa-pagos.example.com/estado",
  hashUrl: "https://api.pampa-pagos.example.com/hash",
  successUrl: "https://www.pampa-pagos.example.com/aprobado",
  failureUrl: "https://www.pampa-pagos.example.com/rechazado",
  cancelUrl: "https://www.pampa-pagos.example.com/cancelado",
  applicationName: "Pampa Checkout",
  developmentLanguage: "java",
  languageVersion: "21",
  specialisation: "services",
};

/** Who can sign in after the first start, each at another point of the way. */
export const personas: readonly Persona[] = [
  { email: "nova@example.com", name: "Nova Ferreira", locale: "pt", about: "integrator without a company" },
  {
    email: "ana@example.com",
    name: "Ana Souza",
    locale: "pt",
    about: "integrator, configuration half written",
    company: aurora,
    draft: auroraDraft,
  },
  {
    email: "bruno@example.com",
    name: "Bruno Castro",
    locale: "es",
    about: "integrator, configuration sent to support",
    company: pampa,
    sent: pampaConfiguration,
  },
  {
    email: "suporte@example.com",
    name: "Sofia Lima",
    locale: "pt",
    about: "support analyst",
    group: supportGroup,
  },
];
