import type { LocalizedText } from "../schema.ts";
import { fieldTypesPinpad } from "./field-types-pinpad.data.ts";
import { fieldTypesProducts } from "./field-types-products.data.ts";
import { fieldTypesProgrammes } from "./field-types-programmes.data.ts";
import { fieldTypesSale } from "./field-types-sale.data.ts";
import { fieldTypesTransaction } from "./field-types-transaction.data.ts";

/** All values of TipoCampo, in the order of their numbers. */
export const fieldTypes = [
  ...fieldTypesTransaction,
  ...fieldTypesSale,
  ...fieldTypesProducts,
  ...fieldTypesPinpad,
  ...fieldTypesProgrammes,
];

export const fieldTypeGroups: Readonly<Record<string, LocalizedText>> = {
  flow: { pt: "Fluxo", en: "Flow", es: "Flujo" },
  "transaction-result": { pt: "Resultado", en: "Result", es: "Resultado" },
  receipts: { pt: "Comprovantes", en: "Receipts", es: "Comprobantes" },
  other: { pt: "Coleta geral", en: "General collection", es: "Captura general" },
  "amounts-and-instalments": {
    pt: "Valores e parcelas",
    en: "Amounts and instalments",
    es: "Importes y cuotas",
  },
  "card-data": { pt: "Dados do cartão", en: "Card data", es: "Datos de la tarjeta" },
  "credit-bureau": { pt: "Birô de crédito", en: "Credit bureau", es: "Buró de crédito" },
  "customer-and-address": { pt: "Cliente e endereço", en: "Customer and address", es: "Cliente y dirección" },
  ems: { pt: "Crédito E.M.S.", en: "E.M.S. credit", es: "Crédito E.M.S." },
  wallet: { pt: "Carteira digital", en: "Digital wallet", es: "Billetera digital" },
  "mobile-top-up": { pt: "Recarga de celular", en: "Mobile top-up", es: "Recarga de celular" },
  "bank-correspondent": {
    pt: "Correspondente bancário",
    en: "Banking correspondent",
    es: "Corresponsal bancario",
  },
  pinpad: { pt: "Pinpad", en: "Pinpad", es: "Pinpad" },
  "gas-voucher": { pt: "Vale-gás", en: "Gas voucher", es: "Vale gas" },
  "generic-payment-nfpag": { pt: "Pagamento genérico", en: "Generic payment", es: "Pago genérico" },
  "fiscal-document": { pt: "Documento fiscal", en: "Fiscal document", es: "Documento fiscal" },
  pbm: { pt: "Medicamentos (PBM)", en: "Medicines (PBM)", es: "Medicamentos (PBM)" },
  "fuel-card": { pt: "Cartão combustível", en: "Fuel card", es: "Tarjeta de combustible" },
  "secure-capture": { pt: "Captura segura", en: "Secure capture", es: "Captura segura" },
  errors: { pt: "Erros", en: "Errors", es: "Errores" },
};
