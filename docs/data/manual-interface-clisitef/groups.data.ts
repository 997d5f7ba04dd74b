import type { FieldGroup } from "./field-schema.ts";

/** The topics of the file exchange, each with a page of its own. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    id: "file-control",
    page: "grupo-controle",
    title: { pt: "Controle do arquivo", en: "File control", es: "Control del archivo" },
  },
  {
    id: "sale-identification",
    page: "grupo-identificacao-da-venda",
    title: {
      pt: "Identificação da venda",
      en: "Identification of the sale",
      es: "Identificación de la venta",
    },
  },
  {
    id: "answer",
    page: "grupo-resposta",
    title: { pt: "Resultado da operação", en: "Result of the operation", es: "Resultado de la operación" },
  },
  {
    id: "receipt",
    page: "grupo-comprovante",
    title: { pt: "Comprovante", en: "Receipt", es: "Comprobante" },
  },
  {
    id: "cancellation",
    page: "grupo-cancelamento",
    title: { pt: "Cancelamento", en: "Cancellation", es: "Cancelación" },
  },
  {
    id: "instalments",
    page: "grupo-parcelas",
    title: { pt: "Parcelas e valores", en: "Installments and amounts", es: "Cuotas e importes" },
  },
  {
    id: "payment-methods",
    page: "grupo-formas-de-pagamento",
    title: { pt: "Formas de pagamento", en: "Payment methods", es: "Formas de pago" },
  },
  {
    id: "card",
    page: "grupo-cartao",
    title: { pt: "Dados do cartão", en: "Card data", es: "Datos de la tarjeta" },
  },
  {
    id: "pinpad",
    page: "grupo-pinpad",
    title: { pt: "Pinpad e captura", en: "Pinpad and capture", es: "Pinpad y captura" },
  },
  {
    id: "cheque",
    page: "grupo-cheque",
    title: { pt: "Cheque e consultas", en: "Checks and queries", es: "Cheques y consultas" },
  },
  {
    id: "bills",
    page: "grupo-contas",
    title: {
      pt: "Contas e correspondente bancário",
      en: "Bills and banking correspondent",
      es: "Cuentas y corresponsal bancario",
    },
  },
  {
    id: "fuel-and-product",
    page: "grupo-combustivel",
    title: { pt: "Combustível e produtos", en: "Fuel and products", es: "Combustible y productos" },
  },
  {
    id: "pharmacy",
    page: "grupo-farmacia",
    title: { pt: "Farmácia (PBM)", en: "Pharmacy (PBM)", es: "Farmacia (PBM)" },
  },
  {
    id: "top-up",
    page: "grupo-recarga",
    title: { pt: "Recarga de celular", en: "Phone top-up", es: "Recarga de celular" },
  },
  { id: "gas-voucher", page: "grupo-vale-gas", title: { pt: "Vale-gás", en: "Gas voucher", es: "Vale gas" } },
  {
    id: "ems",
    page: "grupo-ems",
    title: { pt: "Crédito E.M.S.", en: "E.M.S. credit", es: "Crédito E.M.S." },
  },
  {
    id: "customer",
    page: "grupo-cliente",
    title: { pt: "Cliente e endereço", en: "Customer and address", es: "Cliente y dirección" },
  },
  {
    id: "configuration",
    page: "grupo-configuracao",
    title: { pt: "Configuração", en: "Configuration", es: "Configuración" },
  },
  { id: "other", page: "grupo-outros", title: { pt: "Outros dados", en: "Other data", es: "Otros datos" } },
];
