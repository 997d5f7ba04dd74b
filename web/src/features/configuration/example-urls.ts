import type { ConfigurationField } from "@portal/shared/configuration/model.ts";

/** What a good address looks like, beside the field that asks for one. */
export const exampleUrls = {
  website: "https://www.loja.example.com",
  statusUrl: "https://www.loja.example.com/pagamentos/status",
  hashUrl: "https://www.loja.example.com/pagamentos/hash",
  authenticityUrl: "https://www.loja.example.com/pagamentos/autenticidade",
  successUrl: "https://www.loja.example.com/pedido/aprovado",
  failureUrl: "https://www.loja.example.com/pedido/recusado",
  cancelUrl: "https://www.loja.example.com/pedido/desistencia",
  antifraudHomologationUrl: "https://homologacao.antifraude.example.com/analise",
  antifraudWebhookUrl: "https://www.loja.example.com/antifraude/resultado",
} as const satisfies Partial<Record<ConfigurationField, string>>;

export type UrlField = keyof typeof exampleUrls;

export const isUrlField = (field: ConfigurationField): field is UrlField => Object.hasOwn(exampleUrls, field);
