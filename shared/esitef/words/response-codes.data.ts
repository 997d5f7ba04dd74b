import { type CodeWords, type ExplainedCode, withRows } from "./words.ts";

/** The `code` field of every answer; not all that the gateway knows, but the ones that readers meet. */
export const responseCodes: readonly CodeWords[] = [
  {
    code: "0",
    name: { pt: "Sucesso", en: "Success", es: "Éxito" },
    action: {
      pt: "A chamada foi executada. Se a resposta traz `status`, é ele que decide.",
      en: "The call worked. If the response has a `status`, that decides.",
      es: "La llamada se ejecutó. Si la respuesta trae `status`, ese campo decide.",
    },
  },
  {
    code: "1",
    name: { pt: "Faltou o NIT", en: "The NIT is missing", es: "Faltó el NIT" },
    action: {
      pt: "Inclua o `nit` no endereço da chamada.",
      en: "Put the `nit` in the address of the call.",
      es: "Incluya el `nit` en la dirección de la llamada.",
    },
  },
  {
    code: "5",
    name: {
      pt: "`authorizer_id` inválido para a loja",
      en: "`authorizer_id` not valid for the store",
      es: "`authorizer_id` inválido para el comercio",
    },
    action: {
      pt: "Use uma autorizadora da sua configuração ou peça a habilitação.",
      en: "Use an authorizer of your configuration or ask for it to be enabled.",
      es: "Use una autorizadora de su configuración o pida que la habiliten.",
    },
  },
  {
    code: "102",
    name: {
      pt: "Transação em andamento ou já encerrada, ou `anti_fraud` enviado por uma loja sem análise de risco",
      en: "Transaction under way or already finished, or `anti_fraud` sent by a store without risk analysis",
      es: "Transacción en curso o ya terminada, o `anti_fraud` enviado por un comercio sin análisis de riesgo",
    },
    action: {
      pt: "Consulte pelo `nit`; comece outra transação só se o pedido não foi pago. Com `anti_fraud`, peça ao suporte que habilite a análise.",
      en: "Query by `nit`; start another transaction only if the order is not paid. With `anti_fraud`, ask support to enable the analysis.",
      es: "Consulte por el `nit`; comience otra transacción solo si el pedido no está pagado. Con `anti_fraud`, pida a soporte que habilite el análisis.",
    },
  },
  {
    code: "115",
    name: {
      pt: "A autenticidade falhou, ou o pagamento não pode ser cancelado",
      en: "Authenticity failed, or the payment cannot be canceled",
      es: "Falló la autenticidad, o el pago no puede cancelarse",
    },
    action: {
      pt: "Confira o endereço de autenticidade, a assinatura e o status do pagamento.",
      en: "Check the authenticity address, the signature and the payment status.",
      es: "Revise la dirección de autenticidad, la firma y el estado del pago.",
    },
  },
  {
    code: "131",
    name: {
      pt: "Sem comunicação com o SiTef",
      en: "No communication with SiTef",
      es: "Sin comunicación con SiTef",
    },
    action: {
      pt: "Consulte antes de repetir: a operação pode ter acontecido.",
      en: "Query before you repeat: the operation may have happened.",
      es: "Consulte antes de repetir: la operación puede haber ocurrido.",
    },
  },
  {
    code: "134",
    name: {
      pt: "A consulta de cartão falhou",
      en: "The card query failed",
      es: "Falló la consulta de tarjeta",
    },
    action: {
      pt: "`authorizer_code` diz o motivo; `255` é operação não permitida ou emissor desconhecido. Confira se a autorizadora é a do cartão, ou peça outro cartão.",
      en: "`authorizer_code` tells why; `255` is operation not allowed or issuer unknown. Check that the authorizer matches the card, or ask for another card.",
      es: "`authorizer_code` dice el motivo; `255` es operación no permitida o emisor desconocido. Revise que la autorizadora sea la de la tarjeta, o pida otra tarjeta.",
    },
  },
  {
    code: "200",
    name: {
      pt: "Sucesso da consulta unificada",
      en: "Success of the unified query",
      es: "Éxito de la consulta unificada",
    },
    action: {
      pt: "A consulta foi executada. Esta chamada não usa o código `0`.",
      en: "The query worked. This call does not use the code `0`.",
      es: "La consulta se ejecutó. Esta llamada no usa el código `0`.",
    },
  },
  {
    code: "1270",
    name: {
      pt: "A mesma `idempotency_key` veio com outro corpo",
      en: "The same `idempotency_key` came with another body",
      es: "La misma `idempotency_key` llegó con otro cuerpo",
    },
    action: {
      pt: "A primeira operação pode ter sido feita: repita o corpo dela para ter a resposta. Uma chave nova faz outra operação; use-a só se é isso que você quer.",
      en: "The first operation may have been carried out: repeat its body to have its answer. A new key makes another operation; use it only if you want that.",
      es: "La primera operación puede haberse hecho: repita su cuerpo para tener la respuesta. Una clave nueva hace otra operación; úsela solo si es lo que quiere.",
    },
  },
  {
    code: "1271",
    name: {
      pt: "A primeira chamada com esta chave ainda está em andamento",
      en: "The first call with this key is still under way",
      es: "La primera llamada con esta clave todavía está en curso",
    },
    action: {
      pt: "Espere e repita a mesma chamada com a mesma chave.",
      en: "Wait and repeat the same call with the same key.",
      es: "Espere y repita la misma llamada con la misma clave.",
    },
  },
  {
    code: "1272",
    name: {
      pt: "A chave já serviu a outro tipo de transação",
      en: "The key has served another kind of transaction",
      es: "La clave ya sirvió a otro tipo de transacción",
    },
    action: {
      pt: "Use uma chave nova para esta transação.",
      en: "Use a new key for this transaction.",
      es: "Use una clave nueva para esta transacción.",
    },
  },
];

/**
 * Codes that the sandbox answers where the provider's own number is not public. They come from a range that stands
 * in no published table, so that nobody takes one for the provider's.
 */
export const sandboxCodes: readonly CodeWords[] = [
  {
    code: "951",
    name: {
      pt: "A autorizadora negou a transação",
      en: "The authorizer declined the transaction",
      es: "La autorizadora rechazó la transacción",
    },
    action: {
      pt: "Leia `authorizer_code`; se o status é `NEG`, ofereça outro cartão, em uma nova transação.",
      en: "Read `authorizer_code`; if the status is `NEG`, offer another card, in a new transaction.",
      es: "Lea `authorizer_code`; si el estado es `NEG`, ofrezca otra tarjeta, en una nueva transacción.",
    },
  },
  {
    code: "952",
    name: {
      pt: "Um campo falta ou tem um valor inválido",
      en: "A field is missing or has a value that is not valid",
      es: "Falta un campo o tiene un valor inválido",
    },
    action: {
      pt: "A mensagem da resposta diz o campo. Corrija e envie de novo.",
      en: "The message of the response names the field. Correct it and send again.",
      es: "El mensaje de la respuesta nombra el campo. Corrija y envíe de nuevo.",
    },
  },
  {
    code: "953",
    name: {
      pt: "A transação não foi encontrada",
      en: "The transaction was not found",
      es: "No se encontró la transacción",
    },
    action: {
      pt: "Confira o identificador e se as credenciais são da loja que o criou.",
      en: "Check the identifier, and that the credentials belong to the store that created it.",
      es: "Revise el identificador y que las credenciales sean del comercio que lo creó.",
    },
  },
  {
    code: "954",
    name: { pt: "O NIT venceu", en: "The NIT has expired", es: "El NIT venció" },
    action: {
      pt: "Crie outra transação e use o NIT novo.",
      en: "Create another transaction and use the new NIT.",
      es: "Cree otra transacción y use el NIT nuevo.",
    },
  },
  {
    code: "955",
    name: {
      pt: "A transação não pode ser cancelada",
      en: "The transaction cannot be canceled",
      es: "La transacción no puede cancelarse",
    },
    action: {
      pt: "Consulte o status: só um pagamento em `CON` pode ser cancelado.",
      en: "Query the status: only a payment in `CON` can be canceled.",
      es: "Consulte el estado: solo un pago en `CON` puede cancelarse.",
    },
  },
  {
    code: "956",
    name: {
      pt: "As credenciais não valem",
      en: "The credentials are not valid",
      es: "Las credenciales no valen",
    },
    action: {
      pt: "Confira `merchant_id` e `merchant_key` e se a chave não foi revogada.",
      en: "Check `merchant_id` and `merchant_key`, and that the key was not revoked.",
      es: "Revise `merchant_id` y `merchant_key` y que la clave no esté revocada.",
    },
  },
];

/** All of them, the gateway's first. */
export const explainedCodes: readonly ExplainedCode[] = [
  ...withRows(responseCodes, "/docs/e-sitef/codigos-da-api#codigo-"),
  ...withRows(sandboxCodes, "/docs/e-sitef/sandbox#codigo-"),
];
