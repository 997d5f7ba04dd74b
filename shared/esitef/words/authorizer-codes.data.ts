import type { CodeWords } from "./words.ts";

const askTheBank = {
  pt: "O comprador fala com o banco dele e pode tentar de novo.",
  en: "The buyer talks to their bank and may try again.",
  es: "El comprador habla con su banco y puede intentar de nuevo.",
};
const anotherCard = {
  pt: "Não tente de novo com este cartão: peça outro.",
  en: "Do not try this card again: ask for another one.",
  es: "No intente de nuevo con esta tarjeta: pida otra.",
};
const later = {
  pt: "Tente de novo em alguns instantes, com uma nova transação.",
  en: "Try again in a few moments, with a new transaction.",
  es: "Intente de nuevo en unos instantes, con una nueva transacción.",
};
const storeMends = {
  pt: "Não repita: a loja corrige o cadastro ou a chamada, com o suporte.",
  en: "Do not repeat it: the store corrects its registration or the call, with support.",
  es: "No repita: el comercio corrige el registro o la llamada, con soporte.",
};
const checkTheNumber = {
  pt: "Peça ao comprador que confira o número do cartão.",
  en: "Ask the buyer to check the card number.",
  es: "Pida al comprador que revise el número de la tarjeta.",
};
const checkTheSecurityCode = {
  pt: "Peça ao comprador que confira o código de segurança.",
  en: "Ask the buyer to check the security code.",
  es: "Pida al comprador que revise el código de seguridad.",
};
const checkTheTerms = {
  pt: "Revise as parcelas e o valor; repetir igual não muda nada.",
  en: "Review the installments and the amount; repeating the same changes nothing.",
  es: "Revise las cuotas y el importe; repetir lo mismo no cambia nada.",
};
const anotherDay = {
  pt: "Tente em outro dia ou peça outro cartão.",
  en: "Try on another day or ask for another card.",
  es: "Intente otro día o pida otra tarjeta.",
};

/**
 * `authorizer_code`, by what the authorizers answer. Through SiTef a code has three digits; a direct routing brings the
 * acquirer's own. Those that no public page of the gateway shows are the market's table, and marked so.
 */
export const authorizerCodes: readonly CodeWords[] = [
  {
    code: "000",
    name: { pt: "Aprovada", en: "Approved", es: "Aprobada" },
    action: {
      pt: "Leia também `status`: é ele que diz se a venda já está confirmada.",
      en: "Read `status` too: it tells whether the sale is confirmed already.",
      es: "Lea también `status`: dice si la venta ya está confirmada.",
    },
  },
  {
    code: "03",
    name: {
      pt: "Loja inválida na adquirente",
      en: "Store not valid at the acquirer",
      es: "Comercio inválida en la adquirente",
    },
    action: storeMends,
    inferred: true,
  },
  {
    code: "04",
    name: { pt: "Cartão recolhido", en: "Card withdrawn", es: "Tarjeta retirada" },
    action: anotherCard,
    inferred: true,
  },
  {
    code: "05",
    name: {
      pt: "Negada sem motivo informado",
      en: "Declined without a reason",
      es: "Rechazada sin motivo informado",
    },
    action: askTheBank,
    inferred: true,
  },
  {
    code: "06",
    name: { pt: "Erro no emissor", en: "Error at the issuer", es: "Error en el emisor" },
    action: later,
    inferred: true,
  },
  {
    code: "07",
    name: {
      pt: "Fraude: cartão a recolher",
      en: "Fraud: card to be withdrawn",
      es: "Fraude: tarjeta para retirar",
    },
    action: anotherCard,
    inferred: true,
  },
  {
    code: "12",
    name: {
      pt: "Transação ou parcelas inválidas",
      en: "Transaction or installments not valid",
      es: "Transacción o cuotas inválidas",
    },
    action: checkTheTerms,
    inferred: true,
  },
  {
    code: "13",
    name: { pt: "Valor inválido", en: "Amount not valid", es: "Importe inválido" },
    action: checkTheTerms,
    inferred: true,
  },
  {
    code: "14",
    name: { pt: "Número de cartão inválido", en: "Card number not valid", es: "Número de tarjeta inválido" },
    action: checkTheNumber,
    inferred: true,
  },
  {
    code: "15",
    name: { pt: "Emissor não encontrado", en: "Issuer not found", es: "Emisor no encontrado" },
    action: checkTheNumber,
    inferred: true,
  },
  {
    code: "19",
    name: { pt: "Problema na adquirente", en: "Problem at the acquirer", es: "Problema en la adquirente" },
    action: later,
    inferred: true,
  },
  {
    code: "23",
    name: {
      pt: "Valor da parcela inválido",
      en: "Installment value not valid",
      es: "Valor de la cuota inválido",
    },
    action: checkTheTerms,
    inferred: true,
  },
  {
    code: "30",
    name: {
      pt: "Erro de formato na mensagem",
      en: "Format error in the message",
      es: "Error de formato en el mensaje",
    },
    action: storeMends,
    inferred: true,
  },
  {
    code: "38",
    name: { pt: "Senha errada vezes demais", en: "Too many wrong PINs", es: "Demasiados PIN incorrectos" },
    action: askTheBank,
    inferred: true,
  },
  {
    code: "41",
    name: { pt: "Cartão perdido", en: "Lost card", es: "Tarjeta perdida" },
    action: anotherCard,
    inferred: true,
  },
  {
    code: "43",
    name: { pt: "Cartão roubado", en: "Stolen card", es: "Tarjeta robada" },
    action: anotherCard,
    inferred: true,
  },
  {
    code: "46",
    name: { pt: "Conta encerrada", en: "Closed account", es: "Cuenta cerrada" },
    action: anotherCard,
    inferred: true,
  },
  {
    code: "51",
    name: { pt: "Saldo ou limite insuficiente", en: "Insufficient funds", es: "Saldo o límite insuficiente" },
    action: {
      pt: "O comprador usa outro cartão, ou tenta de novo quando tiver limite.",
      en: "The buyer uses another card, or tries again once there is credit.",
      es: "El comprador usa otra tarjeta, o intenta de nuevo cuando tenga límite.",
    },
  },
  {
    code: "54",
    name: { pt: "Cartão vencido", en: "Expired card", es: "Tarjeta vencida" },
    action: {
      pt: "Peça ao comprador que confira a validade, ou outro cartão.",
      en: "Ask the buyer to check the expiry, or for another card.",
      es: "Pida al comprador que revise el vencimiento, u otra tarjeta.",
    },
    inferred: true,
  },
  {
    code: "55",
    name: { pt: "Senha errada", en: "Wrong PIN", es: "PIN incorrecto" },
    action: {
      pt: "O comprador confere a senha e tenta de novo.",
      en: "The buyer checks the PIN and tries again.",
      es: "El comprador revisa el PIN e intenta de nuevo.",
    },
    inferred: true,
  },
  {
    code: "57",
    name: {
      pt: "Compra não permitida neste cartão",
      en: "Purchase not allowed for this card",
      es: "Compra no permitida en esta tarjeta",
    },
    action: anotherCard,
    inferred: true,
  },
  {
    code: "58",
    name: {
      pt: "Compra não permitida neste terminal",
      en: "Purchase not allowed at this terminal",
      es: "Compra no permitida en esta terminal",
    },
    action: storeMends,
    inferred: true,
  },
  {
    code: "59",
    name: { pt: "Suspeita de fraude", en: "Suspected fraud", es: "Sospecha de fraude" },
    action: askTheBank,
    inferred: true,
  },
  {
    code: "61",
    name: { pt: "Valor acima do limite", en: "Amount above the limit", es: "Importe por encima del límite" },
    action: {
      pt: "Ofereça um valor menor ou peça outro cartão.",
      en: "Offer a lower amount or ask for another card.",
      es: "Ofrezca un importe menor o pida otra tarjeta.",
    },
    inferred: true,
  },
  {
    code: "62",
    name: { pt: "Cartão com restrição", en: "Restricted card", es: "Tarjeta con restricción" },
    action: {
      pt: "Não repita: o comprador fala com o banco dele ou usa outro cartão.",
      en: "Do not repeat it: the buyer talks to their bank or uses another card.",
      es: "No repita: el comprador habla con su banco o usa otra tarjeta.",
    },
    inferred: true,
  },
  {
    code: "63",
    name: {
      pt: "Regra de segurança não cumprida",
      en: "Security rule not met",
      es: "Regla de seguridad no cumplida",
    },
    action: checkTheSecurityCode,
    inferred: true,
  },
  {
    code: "65",
    name: { pt: "Limite de usos atingido", en: "Number of uses exceeded", es: "Límite de usos alcanzado" },
    action: anotherDay,
    inferred: true,
  },
  {
    code: "75",
    name: { pt: "Senha errada vezes demais", en: "Too many wrong PINs", es: "Demasiados PIN incorrectos" },
    action: askTheBank,
    inferred: true,
  },
  {
    code: "78",
    name: { pt: "Cartão ainda bloqueado", en: "Card not unblocked yet", es: "Tarjeta todavía bloqueada" },
    action: {
      pt: "O comprador desbloqueia o cartão no banco dele e só então tenta de novo.",
      en: "The buyer unblocks the card at their bank and only then tries again.",
      es: "El comprador desbloquea la tarjeta en su banco y solo entonces intenta de nuevo.",
    },
    inferred: true,
  },
  {
    code: "82",
    name: {
      pt: "Código de segurança inválido",
      en: "Security code not valid",
      es: "Código de seguridad inválido",
    },
    action: checkTheSecurityCode,
    inferred: true,
  },
  {
    code: "83",
    name: {
      pt: "Fraude ou política de segurança",
      en: "Fraud or security policy",
      es: "Fraude o política de seguridad",
    },
    action: anotherCard,
    inferred: true,
  },
  {
    code: "91",
    name: { pt: "Emissor indisponível", en: "Issuer unavailable", es: "Emisor no disponible" },
    action: later,
    inferred: true,
  },
  {
    code: "92",
    name: { pt: "Destino não encontrado", en: "Destination not found", es: "Destino no encontrado" },
    action: later,
    inferred: true,
  },
  {
    code: "96",
    name: { pt: "Falha do sistema", en: "System failure", es: "Falla del sistema" },
    action: later,
    inferred: true,
  },
  {
    code: "99",
    name: { pt: "Outro erro", en: "Other error", es: "Otro error" },
    action: later,
    inferred: true,
  },
  {
    code: "255",
    name: {
      pt: "Operação não permitida ou emissor desconhecido",
      en: "Operation not allowed or issuer unknown",
      es: "Operación no permitida o emisor desconocido",
    },
    action: {
      pt: "Vem com o código `134`: confirme com o suporte se a bandeira está habilitada para a loja.",
      en: "It comes with the code `134`: check with support that the brand is enabled for the store.",
      es: "Viene con el código `134`: confirme con soporte que el comercio pueda usar la marca.",
    },
  },
  {
    code: "AB",
    name: {
      pt: "Função errada: crédito ou débito",
      en: "Wrong function: credit or debit",
      es: "Función incorrecta: crédito o débito",
    },
    action: {
      pt: "Peça ao comprador que escolha a outra função e crie uma nova transação.",
      en: "Ask the buyer to choose the other function and create a new transaction.",
      es: "Pida al comprador que elija la otra función y cree una nueva transacción.",
    },
    inferred: true,
  },
  {
    code: "FM",
    name: {
      pt: "Cartão que exige o chip",
      en: "Card that requires the chip",
      es: "Tarjeta que exige el chip",
    },
    action: anotherCard,
    inferred: true,
  },
  {
    code: "N7",
    name: {
      pt: "Código de segurança errado, na Visa",
      en: "Wrong security code, for Visa",
      es: "Código de seguridad incorrecto, en Visa",
    },
    action: checkTheSecurityCode,
    inferred: true,
  },
  {
    code: "R1",
    name: {
      pt: "Recorrência cancelada pelo portador",
      en: "Recurring charge stopped by the cardholder",
      es: "Recurrencia cancelada por el titular",
    },
    action: {
      pt: "Pare as cobranças deste agendamento e fale com o comprador.",
      en: "Stop the charges of this schedule and talk to the buyer.",
      es: "Detenga los cobros de esta programación y hable con el comprador.",
    },
    inferred: true,
  },
];
