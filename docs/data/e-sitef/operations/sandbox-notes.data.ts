import type { LocalizedText } from "../../schema.ts";

export const risk = {
  pt: "As linhas com análise de risco só valem quando a chamada, ou a configuração da loja, pede a análise. Com `enabled_after_auth`, uma rejeição termina em `PPN`, e não em `NEG`.",
  en: "The rows with a risk analysis hold only when the call, or the store's configuration, asks for one. With `enabled_after_auth` a rejection ends in `PPN`, not in `NEG`.",
  es: "Las filas con análisis de riesgo solo valen cuando la llamada, o la configuración del comercio, lo pide. Con `enabled_after_auth`, un rechazo termina en `PPN`, y no en `NEG`.",
} as const satisfies LocalizedText;

export const listing = {
  pt: "Sem transações que combinem, a resposta é HTTP `200` com `transactions` vazia. A lista traz pagamentos e pré-autorizações, no máximo 100, e não traz cancelamentos nem capturas. Uma pré-autorização em `CON` está reservada, e não paga.",
  en: "Without transactions that fit, the answer is HTTP `200` with `transactions` empty. The list has payments and pre-authorizations, at most 100, and neither cancellations nor captures. A pre-authorization in `CON` is reserved, not paid.",
  es: "Sin transacciones que coincidan, la respuesta es HTTP `200` con `transactions` vacía. La lista trae pagos y preautorizaciones, como máximo 100, y no trae cancelaciones ni capturas. Una preautorización en `CON` está reservada, y no pagada.",
} as const satisfies LocalizedText;

export const unifiedListing = {
  pt: `${listing.pt} As datas são obrigatórias, e \`merchant_id_query\`, \`payment_link\` e \`group_id\` não filtram nada.`,
  en: `${listing.en} The dates are required, and \`merchant_id_query\`, \`payment_link\` and \`group_id\` filter nothing.`,
  es: `${listing.es} Las fechas son obligatorias, y \`merchant_id_query\`, \`payment_link\` y \`group_id\` no filtran nada.`,
} as const satisfies LocalizedText;

export const unusedNit = {
  pt: "Um NIT sem uso vence em 30 minutos.",
  en: "An unused NIT expires after 30 minutes.",
  es: "Un NIT sin uso vence a los 30 minutos.",
} as const satisfies LocalizedText;

export const cardQueries = {
  pt: "A sexta consulta do mesmo NIT responde `102` e o leva a `BLQ`.",
  en: "The sixth query of one NIT answers `102` and leads it to `BLQ`.",
  es: "La sexta consulta del mismo NIT responde `102` y lo lleva a `BLQ`.",
} as const satisfies LocalizedText;

export const refundInOneCall = {
  pt: "Uma venda fora de `CON` responde `115`, e o NIT de uma reserva já capturada também: cancele a captura pela [criação](./cancelamento-rest-begin.mdx), com o `esitef_usn` dela. Um valor acima do que resta responde `952`. Quando os parciais somam o total, a venda passa a `EST`.",
  en: "A sale not in `CON` answers `115`, and so does the NIT of a reservation that was captured: cancel the capture by the [creation](./cancelamento-rest-begin.mdx), with its `esitef_usn`. An amount above what is left answers `952`. When partial ones add up to the whole, the sale goes to `EST`.",
  es: "Una venta fuera de `CON` responde `115`, y el NIT de una reserva ya capturada también: cancele la captura por la [creación](./cancelamento-rest-begin.mdx), con su `esitef_usn`. Un importe mayor que lo que queda responde `952`. Cuando las parciales suman el total, la venta pasa a `EST`.",
} as const satisfies LocalizedText;

export const captured = {
  pt: "Uma reserva fora de `CON`, ou já capturada, responde `102`; um NIT vencido, `954`.",
  en: "A reservation not in `CON`, or captured already, answers `102`; an expired NIT `954`.",
  es: "Una reserva fuera de `CON`, o ya capturada, responde `102`; un NIT vencido, `954`.",
} as const satisfies LocalizedText;

export const fifteenDays = {
  pt: "A consulta alcança 15 dias; depois, o NIT responde `953`.",
  en: "The query reaches back 15 days; after that the NIT answers `953`.",
  es: "La consulta alcanza 15 días; después, el NIT responde `953`.",
} as const satisfies LocalizedText;
