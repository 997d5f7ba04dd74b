import type { Country } from "../country.ts";
import type { Localized } from "../locales.ts";

/** An entry of a list that people choose from; ids are stored, labels are shown. */
export interface Option {
  readonly id: string;
  readonly label: Localized;
  /** The only country whose companies are offered this option; without it, every country. */
  readonly onlyIn?: Country;
  /** Was closed by its provider: it stays in the list to be read in what was stored, and nobody can choose it. */
  readonly isClosed?: true;
}

export const isOffered = ({ onlyIn, isClosed }: Option, country: Country): boolean =>
  isClosed !== true && (onlyIn === undefined || onlyIn === country);

/** Option lists of the technical configuration. Ids of authorizers are the gateway's own codes. */
export const solutionModels = [
  { id: "rest", label: { pt: "Interface REST", en: "REST interface", es: "Interfaz REST" } },
  { id: "html", label: { pt: "Interface HTML", en: "HTML interface", es: "Interfaz HTML" } },
  { id: "js", label: { pt: "Interface JavaScript", en: "JavaScript interface", es: "Interfaz JavaScript" } },
  { id: "payment-link", label: { pt: "Link de pagamento", en: "Payment link", es: "Enlace de pago" } },
  { id: "virtual-pos", label: { pt: "POS virtual", en: "Virtual POS", es: "POS virtual" } },
  {
    id: "middleware-gateway",
    label: { pt: "Middleware ou gateway", en: "Middleware or gateway", es: "Middleware o gateway" },
  },
  {
    id: "platform-connector",
    label: { pt: "Conector de plataforma", en: "Platform connector", es: "Conector de plataforma" },
  },
] as const satisfies readonly Option[];

export const transactionTypes = [
  { id: "payment", label: { pt: "Pagamento", en: "Payment", es: "Pago" } },
  {
    id: "preauthorization",
    label: { pt: "Pré-autorização", en: "Pre-authorization", es: "Preautorización" },
  },
  { id: "cancellation", label: { pt: "Cancelamento", en: "Cancellation", es: "Cancelación" } },
  { id: "schedule", label: { pt: "Agendamento", en: "Scheduling", es: "Programación" } },
  {
    id: "storage",
    label: { pt: "Armazenamento de cartão", en: "Card storage", es: "Almacenamiento de tarjeta" },
  },
  { id: "recharge", onlyIn: "BR", label: { pt: "Recarga", en: "Top-up", es: "Recarga" } },
  { id: "threeds", label: { pt: "3D Secure", en: "3D Secure", es: "3D Secure" } },
  { id: "split", label: { pt: "Split", en: "Split", es: "Split" } },
  { id: "two-cards", label: { pt: "Dois cartões", en: "Two cards", es: "Dos tarjetas" } },
  { id: "recurrence", label: { pt: "Recorrência", en: "Recurrence", es: "Recurrencia" } },
  { id: "retry", label: { pt: "Retentativa", en: "Retry", es: "Reintento" } },
  {
    id: "merchant-registration",
    label: { pt: "Cadastro de lojas", en: "Store registration", es: "Registro de comercios" },
  },
] as const satisfies readonly Option[];

export const authorizers = [
  { id: "1", label: { pt: "Visa", en: "Visa", es: "Visa" } },
  { id: "2", label: { pt: "Mastercard", en: "Mastercard", es: "Mastercard" } },
  { id: "3", label: { pt: "American Express", en: "American Express", es: "American Express" } },
  { id: "33", label: { pt: "Diners", en: "Diners", es: "Diners" } },
  { id: "41", onlyIn: "BR", label: { pt: "Elo", en: "Elo", es: "Elo" } },
  { id: "5", onlyIn: "BR", label: { pt: "Hipercard", en: "Hipercard", es: "Hipercard" } },
  { id: "43", label: { pt: "JCB", en: "JCB", es: "JCB" } },
  { id: "44", label: { pt: "Discover", en: "Discover", es: "Discover" } },
  { id: "6", onlyIn: "BR", label: { pt: "Aura", en: "Aura", es: "Aura" } },
  { id: "12", label: { pt: "Cabal", en: "Cabal", es: "Cabal" } },
  { id: "31", onlyIn: "BR", label: { pt: "Credsystem", en: "Credsystem", es: "Credsystem" } },
  { id: "29", onlyIn: "BR", label: { pt: "Sorocred", en: "Sorocred", es: "Sorocred" } },
  { id: "34", onlyIn: "BR", label: { pt: "Banese", en: "Banese", es: "Banese" } },
  { id: "285", onlyIn: "BR", label: { pt: "Banescard", en: "Banescard", es: "Banescard" } },
  { id: "221", label: { pt: "Visa Electron", en: "Visa Electron", es: "Visa Electron" } },
  { id: "286", label: { pt: "Mastercard débito", en: "Mastercard debit", es: "Mastercard débito" } },
  { id: "288", onlyIn: "BR", label: { pt: "Elo débito", en: "Elo debit", es: "Elo débito" } },
  {
    id: "225",
    onlyIn: "BR",
    label: { pt: "Alelo Alimentação", en: "Alelo Alimentação", es: "Alelo Alimentação" },
  },
  { id: "224", onlyIn: "BR", label: { pt: "Alelo Refeição", en: "Alelo Refeição", es: "Alelo Refeição" } },
  { id: "223", onlyIn: "BR", label: { pt: "Alelo Cultura", en: "Alelo Cultura", es: "Alelo Cultura" } },
  {
    id: "280",
    onlyIn: "BR",
    label: { pt: "Sodexo Alimentação", en: "Sodexo Alimentação", es: "Sodexo Alimentação" },
  },
  { id: "281", onlyIn: "BR", label: { pt: "Sodexo Refeição", en: "Sodexo Refeição", es: "Sodexo Refeição" } },
  { id: "279", onlyIn: "BR", label: { pt: "Sodexo Cultura", en: "Sodexo Cultura", es: "Sodexo Cultura" } },
  {
    id: "71",
    onlyIn: "BR",
    label: { pt: "Ticket Alimentação", en: "Ticket Alimentação", es: "Ticket Alimentação" },
  },
  { id: "70", onlyIn: "BR", label: { pt: "Ticket Refeição", en: "Ticket Refeição", es: "Ticket Refeição" } },
  { id: "207", onlyIn: "BR", label: { pt: "VR Alimentação", en: "VR Alimentação", es: "VR Alimentação" } },
  { id: "209", onlyIn: "BR", label: { pt: "VR Refeição", en: "VR Refeição", es: "VR Refeição" } },
] as const satisfies readonly Option[];

export const bankTransferBoleto = [
  {
    id: "bb-boleto",
    onlyIn: "BR",
    label: { pt: "Banco do Brasil: boleto", en: "Banco do Brasil: boleto", es: "Banco do Brasil: boleto" },
  },
  {
    id: "bb-transfer",
    onlyIn: "BR",
    label: {
      pt: "Banco do Brasil: transferência",
      en: "Banco do Brasil: transfer",
      es: "Banco do Brasil: transferencia",
    },
  },
  {
    id: "bradesco-transfer",
    onlyIn: "BR",
    label: { pt: "Bradesco: transferência", en: "Bradesco: transfer", es: "Bradesco: transferencia" },
  },
  {
    id: "itau-shopline",
    onlyIn: "BR",
    label: { pt: "Itaú Shopline", en: "Itaú Shopline", es: "Itaú Shopline" },
  },
  {
    id: "citibank-boleto",
    onlyIn: "BR",
    isClosed: true,
    label: { pt: "Citibank: boleto", en: "Citibank: boleto", es: "Citibank: boleto" },
  },
  { id: "pix", onlyIn: "BR", label: { pt: "Pix", en: "Pix", es: "Pix" } },
] as const satisfies readonly Option[];

/** `authorizer` is the gateway's own code, where its list of authorizers has the platform. */
interface Platform extends Option {
  readonly authorizer?: string;
}

export const paymentPlatforms = [
  { id: "paypal", authorizer: "400", label: { pt: "PayPal", en: "PayPal", es: "PayPal" } },
  { id: "pagbank", onlyIn: "BR", label: { pt: "PagBank", en: "PagBank", es: "PagBank" } },
  {
    id: "mercadopago",
    authorizer: "402",
    label: { pt: "Mercado Pago", en: "Mercado Pago", es: "Mercado Pago" },
  },
  { id: "google-pay", authorizer: "405", label: { pt: "Google Pay", en: "Google Pay", es: "Google Pay" } },
  {
    id: "samsung-pay",
    authorizer: "410",
    label: { pt: "Samsung Pay", en: "Samsung Pay", es: "Samsung Pay" },
  },
  {
    id: "masterpass",
    authorizer: "407",
    isClosed: true,
    label: { pt: "Masterpass", en: "Masterpass", es: "Masterpass" },
  },
  {
    id: "visa-checkout",
    authorizer: "406",
    isClosed: true,
    label: { pt: "Visa Checkout", en: "Visa Checkout", es: "Visa Checkout" },
  },
  { id: "ame", onlyIn: "BR", label: { pt: "Ame", en: "Ame", es: "Ame" } },
] as const satisfies readonly Platform[];

export const modalities = [
  {
    id: "credit-single",
    label: { pt: "Crédito à vista", en: "Credit, single payment", es: "Crédito en un pago" },
  },
  {
    id: "credit-merchant",
    label: {
      pt: "Crédito parcelado sem juros",
      en: "Credit in installments without interest",
      es: "Crédito en cuotas sin interés",
    },
  },
  {
    id: "credit-issuer",
    label: {
      pt: "Crédito parcelado com juros",
      en: "Credit in installments with interest",
      es: "Crédito en cuotas con interés",
    },
  },
  { id: "debit", label: { pt: "Débito", en: "Debit", es: "Débito" } },
  { id: "voucher", onlyIn: "BR", label: { pt: "Voucher", en: "Voucher", es: "Voucher" } },
  { id: "private-label", label: { pt: "Private label", en: "Private label", es: "Marca propia" } },
] as const satisfies readonly Option[];

export const developmentLanguages = [
  { id: "java", label: { pt: "Java", en: "Java", es: "Java" } },
  { id: "csharp", label: { pt: "C#", en: "C#", es: "C#" } },
  { id: "php", label: { pt: "PHP", en: "PHP", es: "PHP" } },
  { id: "javascript", label: { pt: "JavaScript", en: "JavaScript", es: "JavaScript" } },
  { id: "typescript", label: { pt: "TypeScript", en: "TypeScript", es: "TypeScript" } },
  { id: "python", label: { pt: "Python", en: "Python", es: "Python" } },
  { id: "ruby", label: { pt: "Ruby", en: "Ruby", es: "Ruby" } },
  { id: "go", label: { pt: "Go", en: "Go", es: "Go" } },
  { id: "kotlin", label: { pt: "Kotlin", en: "Kotlin", es: "Kotlin" } },
  { id: "swift", label: { pt: "Swift", en: "Swift", es: "Swift" } },
  { id: "delphi", label: { pt: "Delphi", en: "Delphi", es: "Delphi" } },
  { id: "vbnet", label: { pt: "VB.NET", en: "VB.NET", es: "VB.NET" } },
  { id: "other", label: { pt: "Outra", en: "Other", es: "Otro" } },
] as const satisfies readonly Option[];

export const antifraudSolutions = [
  { id: "fraud_detect", label: { pt: "Fraud Detect", en: "Fraud Detect", es: "Fraud Detect" } },
  { id: "konduto", label: { pt: "Konduto", en: "Konduto", es: "Konduto" } },
  { id: "clearsale", label: { pt: "ClearSale", en: "ClearSale", es: "ClearSale" } },
  { id: "cybersource", label: { pt: "CyberSource", en: "CyberSource", es: "CyberSource" } },
  { id: "none", label: { pt: "Nenhuma", en: "None", es: "Ninguna" } },
] as const satisfies readonly Option[];
