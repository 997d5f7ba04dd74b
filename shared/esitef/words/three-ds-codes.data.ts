import type { CodeWords } from "./words.ts";

/** Error codes of the 3DS server, which has a numbering of its own; `error.detail` tells more. */
export const threeDsCodes: readonly CodeWords[] = [
  {
    code: "1",
    name: { pt: "Credenciais erradas", en: "Wrong credentials", es: "Credenciales incorrectas" },
    action: {
      pt: "Revise `merchant_id` e `merchant_key` do servidor 3DS.",
      en: "Review `merchant_id` and `merchant_key` of the 3DS server.",
      es: "Revise `merchant_id` y `merchant_key` del servidor 3DS.",
    },
  },
  {
    code: "2",
    name: { pt: "Transação não encontrada", en: "Transaction not found", es: "Transacción no encontrada" },
    action: {
      pt: "Confira o `trans_id` do caminho.",
      en: "Check the `trans_id` of the path.",
      es: "Revise el `trans_id` de la ruta.",
    },
  },
  {
    code: "3",
    name: {
      pt: "O status não permite a chamada",
      en: "The status does not allow the call",
      es: "El estado no permite la llamada",
    },
    action: {
      pt: "Consulte a transação e siga do status em que ela está.",
      en: "Query the transaction and go on from the status that it is in.",
      es: "Consulte la transacción y siga desde el estado en que está.",
    },
  },
  {
    code: "101",
    name: {
      pt: "Tipo de mensagem desconhecido",
      en: "Unknown kind of message",
      es: "Tipo de mensaje desconocido",
    },
    action: {
      pt: "Revise o corpo da chamada.",
      en: "Review the body of the call.",
      es: "Revise el cuerpo de la llamada.",
    },
  },
  {
    code: "201",
    name: { pt: "Um parâmetro está vazio", en: "A parameter is empty", es: "Un parámetro está vacío" },
    action: {
      pt: "`error.detail` diz qual. Preencha e envie de novo.",
      en: "`error.detail` names it. Fill it in and send again.",
      es: "`error.detail` dice cuál. Complételo y envíe de nuevo.",
    },
  },
  {
    code: "202",
    name: {
      pt: "Extensão da mensagem não reconhecida",
      en: "Message extension not recognized",
      es: "Extensión del mensaje no reconocida",
    },
    action: {
      pt: "Retire `message.extension` da chamada.",
      en: "Take `message.extension` out of the call.",
      es: "Quite `message.extension` de la llamada.",
    },
  },
  {
    code: "203",
    name: { pt: "Um parâmetro está errado", en: "A parameter is wrong", es: "Un parámetro es incorrecto" },
    action: {
      pt: "`error.detail` diz qual. Corrija e envie de novo.",
      en: "`error.detail` names it. Correct it and send again.",
      es: "`error.detail` dice cuál. Corríjalo y envíe de nuevo.",
    },
  },
  {
    code: "301",
    name: {
      pt: "O identificador não vale para quem o recebeu",
      en: "The identifier is not valid for the one that received it",
      es: "El identificador no vale para quien lo recibió",
    },
    action: {
      pt: "Use o `trans_id` da própria autenticação.",
      en: "Use the `trans_id` of the same authentication.",
      es: "Use el `trans_id` de la propia autenticación.",
    },
  },
  {
    code: "305",
    name: {
      pt: "O emissor do cartão não tem 3DS 2",
      en: "The card's issuer has no 3DS 2",
      es: "El emisor de la tarjeta no tiene 3DS 2",
    },
    action: {
      pt: "No crédito, siga sem autenticação, se a sua adquirente aceita, ou peça outro cartão. No débito, peça outro meio.",
      en: "For credit, go on without authentication, if your acquirer accepts it, or ask for another card. For debit, ask for another means of payment.",
      es: "En crédito, siga sin autenticación, si su adquirente la acepta, o pida otra tarjeta. En débito, pida otro medio.",
    },
  },
  {
    code: "402",
    name: {
      pt: "Tempo esgotado no servidor de diretório",
      en: "Timeout with the directory server",
      es: "Tiempo agotado en el servidor de directorio",
    },
    action: {
      pt: "Comece outra autenticação.",
      en: "Start another authentication.",
      es: "Empiece otra autenticación.",
    },
  },
  {
    code: "404",
    name: { pt: "Erro inesperado", en: "Unexpected error", es: "Error inesperado" },
    action: {
      pt: "Comece outra autenticação; se repetir, fale com o suporte.",
      en: "Start another authentication; if it happens again, talk to support.",
      es: "Empiece otra autenticación; si se repite, hable con soporte.",
    },
  },
  {
    code: "405",
    name: {
      pt: "Falha de comunicação com o servidor de diretório",
      en: "Communication failure with the directory server",
      es: "Falla de comunicación con el servidor de directorio",
    },
    action: {
      pt: "Comece outra autenticação.",
      en: "Start another authentication.",
      es: "Empiece otra autenticación.",
    },
  },
];
