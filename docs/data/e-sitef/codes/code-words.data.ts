import type { LocalizedText } from "../../schema.ts";
import type { ByCode, CodeWordsHere } from "./code-words.ts";

export const said = (pt: string, en: string, es: string): LocalizedText => ({ pt, en, es });

const unproven = said("A autenticidade falhou", "Authenticity failed", "Falló la autenticidad");

/** Only a cancellation is also refused for what it cancels. */
export const unprovenStart: CodeWordsHere = {
  name: unproven,
  action: said(
    "Confira o endereço de autenticidade, ou a assinatura, e comece de novo.",
    "Check the authenticity address, or the signature, and start again.",
    "Revise la dirección de autenticidad, o la firma, y empiece de nuevo.",
  ),
};

export const unprovenCall: CodeWordsHere = {
  name: unproven,
  action: said(
    "Confira o token, ou a assinatura, e envie de novo.",
    "Check the token, or the signature, and send again.",
    "Revise el token, o la firma, y envíe de nuevo.",
  ),
};

const unprovenSignature: CodeWordsHere = {
  name: unproven,
  action: said(
    "Confira a assinatura e envie de novo.",
    "Check the signature and send again.",
    "Revise la firma y envíe de nuevo.",
  ),
};

/** The door refuses before it knows the family of the call. */
export const atTheDoor: CodeWordsHere = {
  action: said(
    "Confira `merchant_id`, a chave e a assinatura. No sandbox, com a loja ou a chave errada, o corpo é só `code` e `message`.",
    "Check `merchant_id`, the key and the signature. In the sandbox, with a wrong store or key, the body is only `code` and `message`.",
    "Revise `merchant_id`, la clave y la firma. En el sandbox, con el comercio o la clave incorrectos, el cuerpo es solo `code` y `message`.",
  ),
};

export const unknownSchedule: CodeWordsHere = {
  name: said(
    "O agendamento não foi encontrado",
    "The schedule was not found",
    "No se encontró la programación",
  ),
  action: said(
    "Confira o `sid` e se as credenciais são da loja que o criou.",
    "Check the `sid`, and that the credentials belong to the store that created it.",
    "Revise el `sid` y que las credenciales sean del comercio que la creó.",
  ),
};

export const unknownCard: CodeWordsHere = {
  name: said("O cartão não foi encontrado", "The card was not found", "No se encontró la tarjeta"),
  action: said(
    "Confira o token, a codificação dele no endereço e se as credenciais são da loja que o armazenou.",
    "Check the token, its encoding in the address, and that the credentials belong to the store that stored it.",
    "Revise el token, su codificación en la dirección y que las credenciales sean del comercio que la almacenó.",
  ),
};

export const unknownTopUp: CodeWordsHere = {
  name: said("A recarga não foi encontrada", "The top-up was not found", "No se encontró la recarga"),
  action: said(
    "Confira o `nit` e se as credenciais são da loja que a criou.",
    "Check the `nit`, and that the credentials belong to the store that created it.",
    "Revise el `nit` y que las credenciales sean del comercio que la creó.",
  ),
};

const unknownStore: CodeWordsHere = {
  name: said("A loja não foi encontrada", "The store was not found", "No se encontró el comercio"),
  action: said(
    "Confira o `id` e se as credenciais são da loja que a cadastrou.",
    "Check the `id`, and that the credentials belong to the store that registered it.",
    "Revise el `id` y que las credenciales sean del comercio que lo registró.",
  ),
};

export const creating: ByCode = {
  "102": {
    action: said(
      "Nada foi cobrado. Se você enviou `anti_fraud`, peça ao suporte que habilite a análise, ou crie sem o campo.",
      "Nothing was charged. If you sent `anti_fraud`, ask support to enable the analysis, or create without the field.",
      "No se cobró nada. Si envió `anti_fraud`, pida a soporte que habilite el análisis, o cree sin el campo.",
    ),
  },
  "115": {
    name: unproven,
    action: said(
      "Nada foi cobrado. Confira o endereço de autenticidade e a assinatura, se a loja os usa.",
      "Nothing was charged. Check the authenticity address and the signature, if the store uses them.",
      "No se cobró nada. Revise la dirección de autenticidad y la firma, si el comercio las usa.",
    ),
  },
};

export const activation: ByCode = {
  "102": {
    name: said(
      "O agendamento já foi ativado ou encerrado, ou é ativado pelo pagamento da hora",
      "The schedule was activated or ended already, or is activated by its immediate payment",
      "La programación ya se activó o terminó, o la activa el pago inmediato",
    ),
    action: said(
      "Consulte pelo `sid`. Em `ATV`, ele já cobra nas datas: não crie outro. Com `do_payment_now`, pague o `nit`.",
      "Query by the `sid`. In `ATV` it already charges on its dates: do not create another. With `do_payment_now`, pay the `nit`.",
      "Consulte por el `sid`. En `ATV` ya cobra en sus fechas: no cree otra. Con `do_payment_now`, pague el `nit`.",
    ),
  },
  "131": {
    action: said(
      "Consulte pelo `sid` antes de repetir: ele pode já estar ativo.",
      "Query by the `sid` before you repeat: it may be active already.",
      "Consulte por el `sid` antes de repetir: puede estar ya activa.",
    ),
  },
  "134": {
    action: said(
      "Consulte pelo `sid`. Em `NOV`, ative com outro cartão; em `ERR`, crie outro agendamento.",
      "Query by the `sid`. In `NOV`, activate it with another card; in `ERR`, create another schedule.",
      "Consulte por el `sid`. En `NOV`, actívela con otra tarjeta; en `ERR`, cree otra programación.",
    ),
  },
  "951": {
    name: said("O cartão foi recusado", "The card was refused", "La tarjeta fue rechazada"),
    action: said(
      "O agendamento termina em `ERR` e não cobra nada. Peça outro cartão e crie outro agendamento.",
      "The schedule ends in `ERR` and charges nothing. Ask for another card and create another schedule.",
      "La programación termina en `ERR` y no cobra nada. Pida otra tarjeta y cree otra programación.",
    ),
  },
  "953": unknownSchedule,
  "954": {
    name: said("O agendamento expirou", "The schedule has expired", "La programación venció"),
    action: said(
      "Crie outro agendamento e use o SID novo.",
      "Create another schedule and use the new SID.",
      "Cree otra programación y use el SID nuevo.",
    ),
  },
};

export const editing: ByCode = {
  "102": {
    name: said(
      "O `seid` já foi usado, ou o agendamento não está em `ATV` nem em `INA`",
      "The `seid` was used already, or the schedule is neither in `ATV` nor in `INA`",
      "El `seid` ya se usó, o la programación no está en `ATV` ni en `INA`",
    ),
    action: said(
      "Consulte o agendamento: se a mudança não está lá e ele ainda cobra, crie outra edição.",
      "Query the schedule: if the change is not there and it still charges, create another edit.",
      "Consulte la programación: si el cambio no está y todavía cobra, cree otra edición.",
    ),
  },
  "131": {
    action: said(
      "Consulte o agendamento antes de repetir: a mudança pode ter sido feita.",
      "Query the schedule before you repeat: the change may have been made.",
      "Consulte la programación antes de repetir: el cambio puede haberse hecho.",
    ),
  },
  "134": {
    action: said(
      "Consulte o agendamento e crie outra edição, com outro cartão.",
      "Query the schedule and create another edit, with another card.",
      "Consulte la programación y cree otra edición, con otra tarjeta.",
    ),
  },
  "953": {
    name: said("A edição não foi encontrada", "The edit was not found", "No se encontró la edición"),
    action: said(
      "Confira o `seid`: não é o `sid` do agendamento.",
      "Check the `seid`: it is not the `sid` of the schedule.",
      "Revise el `seid`: no es el `sid` de la programación.",
    ),
  },
  "954": {
    name: said("A edição expirou", "The edit has expired", "La edición venció"),
    action: said(
      "Crie outra edição e use o `seid` novo.",
      "Create another edit and use the new `seid`.",
      "Cree otra edición y use el `seid` nuevo.",
    ),
  },
};

export const storing: ByCode = {
  "131": {
    action: said(
      "Repita a mesma chamada: ela não cria um segundo cartão.",
      "Repeat the same call: it creates no second card.",
      "Repita la misma llamada: no crea una segunda tarjeta.",
    ),
  },
  "134": {
    action: said(
      "Confira a autorizadora: o cartão pode ser de outra. Senão, peça outro cartão.",
      "Check the authorizer: the card may belong to another. Otherwise ask for another card.",
      "Revise la autorizadora: la tarjeta puede ser de otra. Si no, pida otra tarjeta.",
    ),
  },
  "951": {
    name: said("O cartão foi recusado", "The card was refused", "La tarjeta fue rechazada"),
    action: said(
      "`store.status` é `NEG`, e não há token. Peça outro cartão.",
      "`store.status` is `NEG`, and there is no token. Ask for another card.",
      "`store.status` es `NEG`, y no hay token. Pida otra tarjeta.",
    ),
  },
};

export const removing: ByCode = {
  "102": {
    name: said("O cartão já foi removido", "The card was removed already", "La tarjeta ya se eliminó"),
    action: said(
      "Leia o status na [consulta](./armazenamento-rest-consulta.mdx): em `DEL` ou `CAN`, não há mais o que fazer.",
      "Read the status in the [query](./armazenamento-rest-consulta.mdx): in `DEL` or `CAN` nothing is left to do.",
      "Lea el estado en la [consulta](./armazenamento-rest-consulta.mdx): en `DEL` o `CAN` no queda nada por hacer.",
    ),
  },
  "115": unprovenSignature,
  "953": unknownCard,
};

export const toppingUp: ByCode = {
  "102": {
    name: said(
      "A recarga já foi efetivada ou terminou",
      "The top-up was carried out already, or has ended",
      "La recarga ya se ejecutó o terminó",
    ),
    action: said(
      "Consulte pelo `nit`. Em `PPC`, confirme ou desfaça; não crie outra para o mesmo pedido.",
      "Query by the `nit`. In `PPC`, confirm or void it; do not create another for the same order.",
      "Consulte por el `nit`. En `PPC`, confirme o deshaga; no cree otra para el mismo pedido.",
    ),
  },
  "131": {
    action: said(
      "Consulte pelo `nit` antes de repetir: o crédito pode estar reservado.",
      "Query by the `nit` before you repeat: the credit may be reserved.",
      "Consulte por el `nit` antes de repetir: el crédito puede estar reservado.",
    ),
  },
  "951": {
    name: said("A recarga foi negada", "The top-up was declined", "La recarga fue rechazada"),
    action: said(
      "Em `NEG`, nada foi vendido: não cobre. Para tentar de novo, crie outra recarga.",
      "In `NEG` nothing was sold: do not charge. To try again, create another top-up.",
      "En `NEG` no se vendió nada: no cobre. Para intentar de nuevo, cree otra recarga.",
    ),
  },
  "953": unknownTopUp,
  "954": {
    name: said("A recarga expirou", "The top-up has expired", "La recarga venció"),
    action: said(
      "Crie outra recarga e use o NIT novo.",
      "Create another top-up and use the new NIT.",
      "Cree otra recarga y use el NIT nuevo.",
    ),
  },
  "956": atTheDoor,
};

export const confirmingTopUp: ByCode = {
  "102": {
    name: said("A recarga não está em `PPC`", "The top-up is not in `PPC`", "La recarga no está en `PPC`"),
    action: said(
      "Consulte pelo `nit`: em `CON` ela já foi confirmada; em `PPN`, desfeita: devolva o que o comprador pagou.",
      "Query by the `nit`: in `CON` it was confirmed already; in `PPN` voided: refund what the buyer paid.",
      "Consulte por el `nit`: en `CON` ya se confirmó; en `PPN` se deshizo: devuelva lo que el comprador pagó.",
    ),
  },
  "131": {
    action: said(
      "Consulte pelo `nit`: em `PPC`, repita a confirmação.",
      "Query by the `nit`: in `PPC`, repeat the confirmation.",
      "Consulte por el `nit`: en `PPC`, repita la confirmación.",
    ),
  },
  "953": unknownTopUp,
  "956": atTheDoor,
};

export const readAgain: CodeWordsHere = {
  action: said(
    "Tente de novo: esta chamada só lê.",
    "Try again: this call only reads.",
    "Intente de nuevo: esta llamada solo lee.",
  ),
};

export const registered: ByCode = { "115": unprovenCall, "953": unknownStore, "956": atTheDoor };

export const takenId: CodeWordsHere = {
  action: said(
    "`response_message` diz o campo. Se é `id`, o código já existe ou tem outro caractere que letra, número, hífen ou sublinhado.",
    "`response_message` names the field. If it is `id`, the code is taken, or has a character other than a letter, digit, hyphen or underscore.",
    "`response_message` nombra el campo. Si es `id`, el código ya existe o tiene un carácter que no es letra, número, guion ni guion bajo.",
  ),
};

export const tokenAsked: ByCode = { "115": unprovenStart, "956": atTheDoor };
