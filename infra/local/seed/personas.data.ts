import type { CompanyData } from "@portal/shared/company/model.ts";
import type { ConfigurationData, ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { modalities, transactionTypes } from "@portal/shared/configuration/options.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { supportGroup } from "@portal/shared/roles.ts";

/** What happened after the configuration was sent; `stories.ts` tells each. */
export type Story =
  | "begins"
  | "tests"
  | "corrects"
  | "awaits"
  | "repeats"
  | "sells"
  | "describes"
  | "submits"
  | "adjusts"
  | "shields"
  | "signs"
  | "protects";

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
  readonly story?: Story;
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
  modalities: ["credit-single", "debit"],
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

interface PersonaShop {
  readonly legalName: string;
  readonly tradingName: string;
  readonly cnpj: string;
  readonly domain: string;
  readonly person: string;
  readonly email: string;
}

/** The companies of the stories differ in name only. */
const shopData = (shop: PersonaShop): CompanyData => ({
  ...aurora,
  legalName: shop.legalName,
  tradingName: shop.tradingName,
  taxIdentificationNumber: shop.cnpj,
  contactPersonName: shop.person,
  contactEmail: shop.email,
  usesFraudDetect: false,
});

const shopConfiguration = ({ tradingName, domain }: PersonaShop): ConfigurationData => ({
  ...pampaConfiguration,
  solutionModel: "rest",
  transactionTypes: ["payment", "cancellation", "storage"],
  bankTransferBoleto: ["pix"],
  modalities: ["credit-single", "credit-merchant"],
  website: `https://www.${domain}`,
  statusUrl: `https://api.${domain}/status`,
  hashUrl: `https://api.${domain}/hash`,
  successUrl: `https://www.${domain}/aprovado`,
  failureUrl: `https://www.${domain}/recusado`,
  cancelUrl: `https://www.${domain}/desistencia`,
  applicationName: `Checkout ${tradingName}`,
  developmentLanguage: "php",
  languageVersion: "8.3",
  specialisation: "retail",
});

const storyteller = (story: Story, about: string, shop: PersonaShop): Persona => ({
  email: shop.email,
  name: shop.person,
  locale: "pt",
  about,
  company: shopData(shop),
  sent: shopConfiguration(shop),
  story,
});

/** Whoever uses fraud prevention says so with the company. */
const guarded = ({ company, ...persona }: Persona): Persona => ({
  ...persona,
  ...(company && { company: { ...company, usesFraudDetect: true } }),
});

const gabi: PersonaShop = {
  legalName: "Ateliê Linha Fina Ltda",
  tradingName: "Linha Fina",
  cnpj: "55666777000181",
  domain: "linha-fina.example.com",
  person: "Gabriela Torres",
  email: "gabi@example.com",
};

const heitor: PersonaShop = {
  legalName: "Mercado Vila Nova Ltda",
  tradingName: "Mercado Vila Nova",
  cnpj: "66777888000181",
  domain: "vila-nova.example.com",
  person: "Heitor Campos",
  email: "heitor@example.com",
};

const storytellers: readonly Persona[] = [
  {
    ...storyteller("begins", "configuration approved, certification to begin", gabi),
    // Takes Pix only: the shortest script of tests.
    sent: {
      ...shopConfiguration(gabi),
      authorizers: [],
      modalities: [],
      transactionTypes: ["payment", "storage"],
    },
  },
  {
    ...storyteller("tests", "certification begun, sandbox calls that match some cases", heitor),
    // Takes everything, on the hosted page as well: the longest script of tests.
    sent: {
      ...shopConfiguration(heitor),
      solutionModel: "html",
      modalities: modalities.map(({ id }) => id),
      transactionTypes: transactionTypes.map(({ id }) => id),
      authorizers: ["1", "2", "279", "224"],
    },
  },
  storyteller("corrects", "configuration in revision, release requested", {
    legalName: "Padaria Trigo Bom Ltda",
    tradingName: "Padaria Trigo Bom",
    cnpj: "11444777000161",
    domain: "trigo-bom.example.com",
    person: "Clara Mendes",
    email: "clara@example.com",
  }),
  storyteller("awaits", "certification sent, evidence waiting", {
    legalName: "Livraria Letra Viva Ltda",
    tradingName: "Letra Viva",
    cnpj: "22333444000181",
    domain: "letra-viva.example.com",
    person: "Diego Rocha",
    email: "diego@example.com",
  }),
  storyteller("repeats", "certification in revision, two cases failed", {
    legalName: "Bicicletaria Pedal Leve Ltda",
    tradingName: "Pedal Leve",
    cnpj: "33444555000181",
    domain: "pedal-leve.example.com",
    person: "Elisa Prado",
    email: "elisa@example.com",
  }),
  storyteller("sells", "certified, in production, partners registered, calls in the sandbox", {
    legalName: "Flora Urbana Comércio Ltda",
    tradingName: "Flora Urbana",
    cnpj: "44555666000181",
    domain: "flora-urbana.example.com",
    person: "Fábio Nakamura",
    email: "fabio@example.com",
  }),
  guarded(
    storyteller("describes", "fraud prevention configuration half written", {
      legalName: "Casa do Tecido Armarinhos Ltda",
      tradingName: "Casa do Tecido",
      cnpj: "12131415000183",
      domain: "casa-do-tecido.example.com",
      person: "Lia Monteiro",
      email: "lia@example.com",
    }),
  ),
  guarded(
    storyteller("submits", "fraud prevention configuration sent to support", {
      legalName: "Vinhos da Encosta Ltda",
      tradingName: "Vinhos da Encosta",
      cnpj: "23242526000183",
      domain: "vinhos-da-encosta.example.com",
      person: "Mauro Siqueira",
      email: "mauro@example.com",
    }),
  ),
  guarded(
    storyteller("adjusts", "fraud prevention configuration in revision, two adjustments", {
      legalName: "Brinquedos Pipa Azul Ltda",
      tradingName: "Pipa Azul",
      cnpj: "34353637000183",
      domain: "pipa-azul.example.com",
      person: "Nair Fontes",
      email: "nair@example.com",
    }),
  ),
  guarded(
    storyteller("shields", "fraud prevention configured, scenarios to begin", {
      legalName: "Relojoaria Ponto Certo Ltda",
      tradingName: "Ponto Certo",
      cnpj: "77888999000181",
      domain: "ponto-certo.example.com",
      person: "Íris Duarte",
      email: "iris@example.com",
    }),
  ),
  guarded(
    storyteller("signs", "fraud prevention scenarios sent, contract signature pending", {
      legalName: "Discos Agulha Fina Ltda",
      tradingName: "Agulha Fina",
      cnpj: "88999000000198",
      domain: "agulha-fina.example.com",
      person: "João Batista Leal",
      email: "joao@example.com",
    }),
  ),
  guarded(
    storyteller("protects", "fraud prevention certified, contract signed, production keys delivered", {
      legalName: "Óptica Vista Clara Ltda",
      tradingName: "Vista Clara",
      cnpj: "99000111000165",
      domain: "vista-clara.example.com",
      person: "Karina Moraes",
      email: "karina@example.com",
    }),
  ),
];

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
  ...storytellers,
  {
    email: "suporte@example.com",
    name: "Sofia Lima",
    locale: "pt",
    about: "support analyst",
    group: supportGroup,
  },
  {
    email: "colega@example.com",
    name: "Caio Prado",
    locale: "pt",
    about: "support analyst, to work beside the other",
    group: supportGroup,
  },
];
