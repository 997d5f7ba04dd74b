import type { CodeEntry } from "../schema.ts";

/** The `code` field of every answer; not all that the gateway knows, but the ones that readers meet. */
export const responseCodes: readonly CodeEntry[] = [
  {
    code: "0",
    name: { pt: "Sucesso", en: "Success", es: "Éxito" },
    action: {
      pt: "A chamada foi executada. Se a resposta traz `status`, é ele que decide.",
      en: "The call was carried out. If the response has a `status`, that decides.",
      es: "La llamada se ejecutó. Si la respuesta trae `status`, ese campo decide.",
    },
  },
  {
    code: "1",
    name: { pt: "Faltou o NIT", en: "The NIT is missing", es: "Faltó el NIT" },
    action: {
      pt: "Inclua o `nit` no caminho da chamada.",
      en: "Put the `nit` in the path of the call.",
      es: "Incluya el `nit` en la ruta de la llamada.",
    },
  },
  {
    code: "5",
    name: {
      pt: "`authorizer_id` inválido para a loja",
      en: "`authorizer_id` not valid for the store",
      es: "`authorizer_id` inválido para la tienda",
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
      pt: "Transação em andamento ou já encerrada",
      en: "Transaction under way or already finished",
      es: "Transacción en curso o ya terminada",
    },
    action: {
      pt: "Consulte pelo `nit`; não repita.",
      en: "Query by `nit`; do not repeat.",
      es: "Consulte por el `nit`; no repita.",
    },
  },
  {
    code: "115",
    name: {
      pt: "A autenticidade falhou, ou o pagamento não pode ser cancelado",
      en: "Authenticity failed, or the payment cannot be cancelled",
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
      pt: "`authorizer_code` diz o motivo; 255 é operação não permitida ou emissor desconhecido. Siga sem a consulta ou peça outro cartão.",
      en: "`authorizer_code` tells why; 255 is operation not allowed or issuer unknown. Go on without the query or ask for another card.",
      es: "`authorizer_code` dice el motivo; 255 es operación no permitida o emisor desconocido. Siga sin la consulta o pida otra tarjeta.",
    },
  },
];
