/**
 * Items as earlier releases stored them, under rules that may since have become stricter. A release that changes
 * what is stored adds to this file; nothing here is ever changed or removed.
 */

const company = {
  legalName: "-",
  tradingName: "Loja Exemplo",
  taxIdentificationType: "OTHER",
  // A tax id of nothing but punctuation was once accepted and stored as an empty text.
  taxIdentificationNumber: "",
  address: "Rua das Flores",
  addressNumber: "s/n",
  zipCode: "",
  city: "Paris",
  state: "IDF",
  contactPersonName: "' ’-",
  contactEmail: "ana@loja.example.com",
  contactPersonPhoneNumber: "0000000000",
  businessLine: "retail",
  companyType: "integrator",
  isMiddlewareGateway: false,
  usesFraudDetect: true,
  relatedCompanies: [
    {
      tradingName: "-",
      taxIdentificationType: "CNPJ",
      taxIdentificationNumber: "",
      isMiddlewareGateway: true,
    },
  ],
};

const specialisations = [
  "retail",
  "supermarket",
  "pharmacy",
  "restaurant",
  "fuel",
  "travel",
  "education",
  "health",
  "services",
  "other",
];

export const companies: readonly object[] = [
  company,
  { ...company, addressComplement: "loja 2", relatedCompanies: [] },
  ...["CNPJ", "CUIT", "RFC"].map((taxIdentificationType) => ({ ...company, taxIdentificationType })),
  ...specialisations.map((businessLine) => ({ ...company, businessLine })),
  { ...company, companyType: "developer" },
];

export const partners: readonly object[] = [
  { name: "-", responsible: "'", phone: "0000000000", email: "a@b.cc", website: "https://b.cc" },
];

const draft = {
  transactionTypes: [
    "payment",
    "preauthorization",
    "cancellation",
    "schedule",
    "storage",
    "recharge",
    "threeds",
    "split",
    "two-cards",
    "recurrence",
    "retry",
    "merchant-registration",
  ],
  authorizers:
    "1 2 3 33 41 5 43 44 6 12 31 29 34 285 221 286 288 225 224 223 280 281 279 71 70 207 209".split(" "),
  bankTransferBoleto: [
    "bb-boleto",
    "bb-transfer",
    "bradesco-transfer",
    "itau-shopline",
    "citibank-boleto",
    "pix",
  ],
  paymentPlatforms: [
    "paypal",
    "pagbank",
    "mercadopago",
    "google-pay",
    "samsung-pay",
    "masterpass",
    "visa-checkout",
    "ame",
  ],
  modalities: ["credit-single", "credit-merchant", "credit-issuer", "debit", "voucher", "private-label"],
  customCss: { fileName: "folha.css", content: "a{}" },
  website: "loja",
  statusUrl: "http://127.0.0.1/half-typed",
  applicationName: "Loja",
  languageVersion: "7",
};

const solutionModels = [
  "rest",
  "html",
  "js",
  "payment-link",
  "virtual-pos",
  "middleware-gateway",
  "platform-connector",
];

const languages = [
  "java",
  "csharp",
  "php",
  "javascript",
  "typescript",
  "python",
  "ruby",
  "go",
  "kotlin",
  "swift",
  "delphi",
  "vbnet",
  "other",
];

/** Each of the addresses that a draft may name, as typed: an unfinished one was always kept. */
const addresses = [
  "hashUrl",
  "authenticityUrl",
  "successUrl",
  "failureUrl",
  "cancelUrl",
  "antifraudHomologationUrl",
  "antifraudWebhookUrl",
];

export const drafts: readonly object[] = [
  {},
  draft,
  ...addresses.map((field) => ({ ...draft, [field]: `https://loja.example.com/${field}` })),
  ...addresses.map((field) => ({ ...draft, [field]: "https://" })),
  ...specialisations.map((specialisation) => ({ ...draft, specialisation })),
  ...solutionModels.map((solutionModel) => ({ ...draft, solutionModel })),
  ...languages.map((developmentLanguage) => ({ ...draft, developmentLanguage })),
  ...["fraud_detect", "konduto", "clearsale", "cybersource", "none"].map((antifraudSolution) => ({
    ...draft,
    antifraudSolution,
  })),
];

const fieldsOfTheForm = [
  "solutionModel",
  "transactionTypes",
  "authorizers",
  "bankTransferBoleto",
  "paymentPlatforms",
  "modalities",
  "customCss",
  "website",
  "statusUrl",
  "hashUrl",
  "authenticityUrl",
  "successUrl",
  "failureUrl",
  "cancelUrl",
  "antifraudSolution",
  "antifraudHomologationUrl",
  "antifraudWebhookUrl",
  "applicationName",
  "developmentLanguage",
  "languageVersion",
  "specialisation",
];

export const configurationReviews: readonly object[] = [
  {
    comment: null,
    adjustments: fieldsOfTheForm.map((field) => ({ field, comment: "Errado." })),
    reviewedAt: "2026-11-20T10:00:00.000Z",
  },
];

const fraudDraft = {
  monthlyOrders: 1,
  monthlyTicket: 1,
  operationChannel: "web",
  bestSellingCategory: "5732",
  integrationTypes: [
    "rest-payment",
    "rest-preauthorization",
    "html-payment",
    "html-preauthorization",
    "payment-link-portal",
    "payment-link-api",
  ],
  trigger: "before",
  triggerValue: 0,
  analysisExpiry: 1,
  actionAfterDeadline: "cancel",
  rejectionMessage: "-",
  testSite: "https://a.bc",
  publishedSite: "https://a.bc",
  webhookUrl: "http:/",
  homologationUrl: "x",
  productionUrl: "y",
};

export const fraudDrafts: readonly object[] = [
  fraudDraft,
  { integrationTypes: [] },
  { ...fraudDraft, trigger: "after", actionAfterDeadline: "approve" },
  ...["mobile", "call-center", "payment-link"].map((operationChannel) => ({
    ...fraudDraft,
    operationChannel,
  })),
];

export const fraudReviews: readonly object[] = [
  {
    comment: null,
    adjustments: Object.keys(fraudDraft).map((field) => ({ field, comment: "Errado." })),
    reviewedAt: "2026-11-23T10:00:00.000Z",
  },
];

const { transactionTypes, authorizers, bankTransferBoleto, modalities } = draft;

export const scopes: readonly object[] = [
  { solutionModel: null, transactionTypes, authorizers, bankTransferBoleto, modalities },
  ...solutionModels.map((solutionModel) => ({
    solutionModel,
    transactionTypes: [],
    authorizers: [],
    bankTransferBoleto: [],
    modalities: [],
  })),
];

const caseIds = [
  "card-approved",
  "card-denied",
  "card-cancel",
  "installments-without-interest",
  "installments-with-interest",
  "voucher",
  "preauth",
  "capture",
  "timeout-approved",
  "timeout-denied",
  "pix-confirmed",
  "pix-denied",
  "pix-error",
  "pix-refund",
  "store-card",
  "pay-token",
  "remove-card",
  "3ds-authenticated",
  "3ds-challenge",
  "3ds-denied",
  "3ds-payment",
  "schedule-create",
  "schedule-inactivate",
  "recharge",
  "two-cards",
  "html-return",
];

/** A day long before any certification, and one that was still to come. */
const given = { isWebservice: true, platformUsn: "000000000000000000000", valueCents: 0, orderId: "-" };

export const selections: readonly (readonly string[])[] = [caseIds];
export const returnsByCase: readonly object[] = [
  Object.fromEntries(caseIds.map((id) => [id, { ...given, testedOn: "2001-01-01", notes: "-" }])),
  { "card-approved": { ...given, testedOn: "2099-12-31" }, "card-denied": {} },
];

/** What somebody has read of a company's news. */
export const sights: readonly object[] = [
  {
    until: "01M8269QPKZQHZVVEYXPDKD3M6",
    read: ["01M8269R6RY5275XHDTNCZ06Y7"],
    unread: ["01M8269QPA1F1DHWZ8RZQ0VSWC"],
    byMail: false,
    version: 3,
  },
  // Of somebody who only ever chose to do without letters: the time of their coming, as ids begin.
  { until: "01M8269QPK", read: [], unread: [], byMail: false, version: 1 },
];
