import type { Localized } from "../locales.ts";

interface FraudOption {
  readonly id: string;
  readonly label: Localized;
}

/** Where the orders come from that are to be analysed. */
export const operationChannels = [
  { id: "web", label: { pt: "Site", en: "Website", es: "Sitio web" } },
  { id: "mobile", label: { pt: "Aplicativo", en: "Mobile app", es: "Aplicación" } },
  {
    id: "call-center",
    label: { pt: "Central de atendimento", en: "Call center", es: "Centro de llamadas" },
  },
  { id: "payment-link", label: { pt: "Link de pagamento", en: "Payment link", es: "Enlace de pago" } },
] as const satisfies readonly FraudOption[];

/** The documented interfaces through which the gateway takes orders to be analysed. */
export const integrationTypes = [
  { id: "rest-payment", label: { pt: "Pagamento REST", en: "REST payment", es: "Pago REST" } },
  {
    id: "rest-preauthorization",
    label: { pt: "Pré-autorização REST", en: "REST pre-authorization", es: "Preautorización REST" },
  },
  { id: "html-payment", label: { pt: "Pagamento HTML", en: "HTML payment", es: "Pago HTML" } },
  {
    id: "html-preauthorization",
    label: { pt: "Pré-autorização HTML", en: "HTML pre-authorization", es: "Preautorización HTML" },
  },
  {
    id: "payment-link-portal",
    label: {
      pt: "Link de pagamento pelo portal do lojista",
      en: "Payment link from the merchant portal",
      es: "Enlace de pago desde el portal del comercio",
    },
  },
  {
    id: "payment-link-api",
    label: { pt: "Link de pagamento por API", en: "Payment link by API", es: "Enlace de pago por API" },
  },
] as const satisfies readonly FraudOption[];

/** When an order is analysed; each is what a payment's `anti_fraud` says in that case. */
export const triggers = [
  {
    id: "before",
    label: { pt: "Antes da autorização", en: "Before the authorization", es: "Antes de la autorización" },
    parameter: "enabled_before_auth",
  },
  {
    id: "after",
    label: { pt: "Depois da autorização", en: "After the authorization", es: "Después de la autorización" },
    parameter: "enabled_after_auth",
  },
] as const satisfies readonly (FraudOption & { readonly parameter: string })[];

/** What becomes of a purchase that nobody has reviewed when its time is over. */
export const deadlineActions = [
  { id: "cancel", label: { pt: "Cancelar a compra", en: "Cancel the purchase", es: "Cancelar la compra" } },
  {
    id: "approve",
    label: { pt: "Aprovar a compra", en: "Approve the purchase", es: "Aprobar la compra" },
  },
] as const satisfies readonly FraudOption[];
