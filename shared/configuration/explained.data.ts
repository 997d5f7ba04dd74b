import type { FieldErrorCode } from "../errors.ts";
import type { DocsPage, Explained } from "../explained/model.ts";
import type { ConfigurationField } from "./model.ts";

const forSupport = { none: "Support reads it to know whom it talks to; no interface depends on it." };

/** The page that says what a field of the technical configuration does. */
export const explainedConfiguration: Readonly<Record<ConfigurationField, Explained>> = {
  solutionModel: "/docs/e-sitef/perguntas-frequentes#interface",
  transactionTypes: "/docs/e-sitef/home-quickstart",
  authorizers: "/docs/e-sitef/autorizadoras",
  bankTransferBoleto: "/docs/e-sitef/perguntas-frequentes#boleto",
  paymentPlatforms: "/docs/e-sitef/autorizadoras",
  modalities: "/docs/e-sitef/perguntas-frequentes#juros",
  customCss: "/docs/e-sitef/pagamento-html-customizacao#css",
  website: forSupport,
  statusUrl: "/docs/e-sitef/pagamento-rest-notificacao",
  hashUrl: "/docs/e-sitef/pagamento-html-armazenamento",
  authenticityUrl: "/docs/e-sitef/post-autenticidade",
  successUrl: "/docs/e-sitef/pagamento-html-fluxo#telas",
  failureUrl: "/docs/e-sitef/pagamento-html-fluxo#telas",
  cancelUrl: "/docs/e-sitef/pagamento-html-fluxo#telas",
  antifraudSolution: "/docs/e-sitef/sandbox#risco",
  antifraudHomologationUrl: "/docs/e-sitef/ambientes",
  antifraudWebhookUrl: "/docs/e-sitef/sandbox#risco",
  applicationName: forSupport,
  developmentLanguage: forSupport,
  languageVersion: forSupport,
  specialisation: forSupport,
};

const ofTheForm = { none: "The sentence says all: what was typed has another form than the field asks for." };

const calledByGateway = "/docs/e-sitef/certificados" satisfies DocsPage;

/** The page behind a refusal of what was typed, where another one than the field's own. */
export const explainedRefusals: Readonly<Record<FieldErrorCode, Explained>> = {
  "invalid-url": ofTheForm,
  "url-not-https": calledByGateway,
  "url-private-host": calledByGateway,
  "url-port": calledByGateway,
  "invalid-css": "/docs/e-sitef/pagamento-html-customizacao#css",
  required: ofTheForm,
  "too-short": ofTheForm,
  "too-long": ofTheForm,
  "too-many": ofTheForm,
  "too-small": ofTheForm,
  "too-large": ofTheForm,
  "letters-only": ofTheForm,
  "digits-only": ofTheForm,
  "phone-too-short": ofTheForm,
  "phone-too-long": ofTheForm,
  "invalid-email": ofTheForm,
  "invalid-tax-id": ofTheForm,
  "invalid-zip-code": ofTheForm,
  "invalid-state": ofTheForm,
  "invalid-option": ofTheForm,
  "control-characters": ofTheForm,
  "terms-not-accepted": ofTheForm,
  "unknown-field": ofTheForm,
  "invalid-date": ofTheForm,
  "date-in-future": ofTheForm,
  "invalid-public-key": "/docs/e-sitef/autenticacao-assinatura",
  "file-name": ofTheForm,
  "file-type": ofTheForm,
  "file-empty": ofTheForm,
  "file-too-large": ofTheForm,
  invalid: ofTheForm,
};
