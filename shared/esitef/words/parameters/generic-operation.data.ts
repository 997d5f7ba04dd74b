import type { ParameterWords } from "../words.ts";

const typed = {
  pt: "Quando o cartão é digitado.",
  en: "When the card is typed.",
  es: "Cuando el número de la tarjeta se ingresa a mano.",
};
const swiped = {
  pt: "Quando a tarja magnética é lida.",
  en: "When the magnetic stripe is read.",
  es: "Cuando se lee la banda magnética.",
};

export const genericOperationParameters = {
  operation: {
    pt: "Número da operação, como `172` para a consulta da Bradescard.",
    en: "Number of the operation, such as `172` for the Bradescard query.",
    es: "Número de la operación, como `172` para la consulta de Bradescard.",
  },
  "parameters.token": {
    pt: "Token de autenticidade, que a chamada do token pediu.",
    en: "Authenticity token, which the token call asked for.",
    es: "Token de autenticidad, que pidió la llamada del token.",
    when: {
      pt: "A Bradescard exige um novo a cada consulta; para outra operação, pergunte ao suporte.",
      en: "Bradescard requires a new one for each query; for another operation, ask support.",
      es: "Bradescard exige uno nuevo en cada consulta; para otra operación, pregunte a soporte.",
    },
  },
  "parameters.authorizer_id": {
    pt: "Autorizadora que tem a operação.",
    en: "Authorizer that has the operation.",
    es: "Autorizadora que tiene la operación.",
  },
  "parameters.terminal_id": {
    pt: "Terminal lógico do SiTef. Cada um atende uma chamada por vez.",
    en: "Logical terminal of SiTef. Each one serves one call at a time.",
    es: "Terminal lógica de SiTef. Cada una atiende una llamada a la vez.",
  },
  "parameters.merchant_usn": {
    pt: "Número sequencial da operação na loja.",
    en: "Sequence number of the operation in the store.",
    es: "Número secuencial de la operación en el comercio.",
  },
  "parameters.operator_code": {
    pt: "Código do operador.",
    en: "Code of the operator.",
    es: "Código del operador.",
  },
  "parameters.supervisor_code": {
    pt: "Código do supervisor.",
    en: "Code of the supervisor.",
    es: "Código del supervisor.",
  },
  "parameters.subfunction": {
    pt: "Subfunção da operação. Na Bradescard, `01` é o saldo e `02` o resumo do extrato.",
    en: "Subfunction of the operation. For Bradescard `01` is the balance and `02` the summary of the statement.",
    es: "Subfunción de la operación. En Bradescard, `01` es el saldo y `02` el resumen de movimientos.",
  },
  "parameters.date": {
    pt: "Data fiscal, com oito dígitos. Pergunte ao suporte a ordem deles antes de enviá-la.",
    en: "Fiscal date, with eight digits. Ask support for their order before you send it.",
    es: "Fecha fiscal, con ocho dígitos. Pregunte a soporte el orden antes de enviarla.",
  },
  "parameters.time": {
    pt: "Hora fiscal, em seis dígitos: com `date`, ou não a envie.",
    en: "Fiscal time, in six digits: with `date`, or leave it out.",
    es: "Hora fiscal, en seis dígitos: con `date`, o no la envíe.",
  },
  "parameters.card_entry_mode": {
    pt: "Como o cartão foi lido: `1` pela tarja magnética, `2` digitado.",
    en: "How the card was read: `1` by the magnetic stripe, `2` typed.",
    es: "Cómo se leyó la tarjeta: `1` por la banda magnética, `2` ingresada a mano.",
  },
  "parameters.card_number": {
    pt: "Número do cartão digitado.",
    en: "Number of the typed card.",
    es: "Número de la tarjeta ingresada a mano.",
    when: typed,
  },
  "parameters.track1": {
    pt: "Trilha 1 do cartão.",
    en: "Track 1 of the card.",
    es: "Pista 1 de la tarjeta.",
    when: swiped,
  },
  "parameters.track2": {
    pt: "Trilha 2 do cartão.",
    en: "Track 2 of the card.",
    es: "Pista 2 de la tarjeta.",
    when: swiped,
  },
  "parameters.card_expiry_date": {
    pt: "Validade do cartão digitado, `MMAA`.",
    en: "Expiry of the typed card, `MMYY`.",
    es: "Vencimiento de la tarjeta ingresada a mano, `MMAA`.",
    when: typed,
  },
  "parameters.card_security_code": {
    pt: "Código de segurança do cartão. Nunca o grave.",
    en: "Security code of the card. Never store it.",
    es: "Código de seguridad de la tarjeta. Nunca lo guarde.",
    when: {
      pt: "Quando a consulta de cartão diz que ele é necessário.",
      en: "When the card query says that it is needed.",
      es: "Cuando la consulta de tarjeta dice que es necesario.",
    },
  },
  "parameters.card_issue_date": {
    pt: "Data de emissão do cartão, com quatro dígitos.",
    en: "Issue date of the card, with four digits.",
    es: "Fecha de emisión de la tarjeta, con cuatro dígitos.",
    when: {
      pt: "Pergunte ao suporte quando ela é exigida.",
      en: "Ask support when it is required.",
      es: "Pregunte a soporte cuándo se exige.",
    },
  },
} as const satisfies Readonly<Record<string, ParameterWords>>;
