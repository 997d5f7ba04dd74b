import type { ConfigurationField } from "@portal/shared/configuration/model.ts";
import type { Localized } from "@portal/shared/locales.ts";

const ofStore = (pt: string, en: string, es: string): Localized => ({
  pt: `https://www.loja.example.com${pt}`,
  en: `https://www.store.example.com${en}`,
  es: `https://www.tienda.example.com${es}`,
});

/** What a good address looks like, beside the field that asks for one. */
export const exampleUrls = {
  website: ofStore("", "", ""),
  statusUrl: ofStore("/pagamentos/status", "/payments/status", "/pagos/estado"),
  hashUrl: ofStore("/pagamentos/hash", "/payments/hash", "/pagos/hash"),
  authenticityUrl: ofStore("/pagamentos/autenticidade", "/payments/authenticity", "/pagos/autenticidad"),
  successUrl: ofStore("/pedido/aprovado", "/order/approved", "/pedido/aprobado"),
  failureUrl: ofStore("/pedido/recusado", "/order/declined", "/pedido/rechazado"),
  cancelUrl: ofStore("/pedido/desistencia", "/order/abandoned", "/pedido/abandonado"),
  antifraudHomologationUrl: ofStore("/antifraude/teste", "/antifraud/test", "/antifraude/prueba"),
  antifraudWebhookUrl: ofStore("/antifraude/resultado", "/antifraud/result", "/antifraude/resultado"),
} as const satisfies Partial<Record<ConfigurationField, Localized>>;

export type UrlField = keyof typeof exampleUrls;

export const isUrlField = (field: ConfigurationField): field is UrlField => Object.hasOwn(exampleUrls, field);
