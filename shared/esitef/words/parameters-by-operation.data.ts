import type { Localized } from "../../locales.ts";
import type { OperationId } from "../operations.data.ts";
import type { ParameterName } from "../parameters.data.ts";
import type { ParameterWords } from "./words.ts";

interface Condition {
  readonly when: Localized;
}
/** Either other words, or only another condition for the usual ones. */
type Here = Readonly<Partial<Record<ParameterName, ParameterWords | Condition>>>;

const paymentToCancel = {
  pt: "Identificador do pagamento que será cancelado.",
  en: "Identifier of the payment to be cancelled.",
  es: "Identificador del pago que se cancelará.",
} as const satisfies ParameterWords;
const reservation = {
  pt: "Identificador da reserva, o mesmo da criação à captura.",
  en: "Identifier of the reservation, the same from creation to capture.",
  es: "Identificador de la reserva, el mismo desde la creación hasta la captura.",
} as const satisfies ParameterWords;
const topUp = {
  pt: "Identificador da recarga.",
  en: "Identifier of the top-up.",
  es: "Identificador de la recarga.",
} as const satisfies ParameterWords;
const amountToCancel = {
  pt: "Valor a cancelar, em centavos; sem o campo, o cancelamento é total. O parcial depende da adquirente.",
  en: "Amount to cancel, in cents; without the field the cancellation is whole. A partial one depends on the acquirer.",
  es: "Importe a cancelar, en centavos; sin el campo, la cancelación es total. La parcial depende de la adquirente.",
} as const satisfies ParameterWords;
const authorizerAtReservation = {
  pt: "Autorizadora da reserva, mesmo que a criação já a tenha informado.",
  en: "Authorizer of the reservation, even if the creation has named it already.",
  es: "Autorizadora de la reserva, aunque la creación ya la haya enviado.",
} as const satisfies ParameterWords;
const authorizerOfPage = {
  pt: "Autorizadora da venda. Sem o campo, o comprador escolhe na página.",
  en: "Authorizer of the sale. Without the field the buyer chooses on the page.",
  es: "Autorizadora de la venta. Sin el campo, el comprador elige en la página.",
} as const satisfies ParameterWords;
const cardThroughSitef = {
  when: {
    pt: "Quando o pagamento passou pelo SiTef, e não pela Bin nem por um host direto.",
    en: "When the payment went through SiTef, and not through Bin or a direct host.",
    es: "Cuando el pago pasó por SiTef, y no por Bin ni por un host directo.",
  },
} as const satisfies Condition;
const eitherThroughSitef = {
  when: {
    pt: "Um só entre `card.number` e `card.token`, quando o pagamento passou pelo SiTef, e não pela Bin nem por um host direto.",
    en: "Only one of `card.number` and `card.token`, when the payment went through SiTef, and not through Bin or a direct host.",
    es: "Uno solo entre `card.number` y `card.token`, cuando el pago pasó por SiTef, y no por Bin ni por un host directo.",
  },
} as const satisfies Condition;
const cardNumber = {
  pt: "Número do cartão.",
  en: "Card number.",
  es: "Número de la tarjeta.",
} as const satisfies ParameterWords;
const storedCard = {
  pt: "Token de um cartão armazenado, no lugar do número.",
  en: "Token of a stored card, in place of the number.",
  es: "Token de una tarjeta almacenada, en lugar del número.",
} as const satisfies ParameterWords;
const cardAgain = {
  pt: "Um só entre `card.number` e `card.token`. Pergunte ao suporte se a sua adquirente pede o cartão outra vez. No sandbox ele pode faltar.",
  en: "Only one of `card.number` and `card.token`. Ask support whether your acquirer wants the card again. In the sandbox it may be missing.",
  es: "Uno solo entre `card.number` y `card.token`. Pregunte a soporte si su adquirente pide la tarjeta otra vez. En el sandbox puede faltar.",
} as const satisfies Localized;
const securityCodeAgain = {
  pt: "Código de segurança do cartão. Nunca o grave: se a sua adquirente o pede outra vez, pergunte ao comprador de novo.",
  en: "Security code of the card. Never store it: if your acquirer asks for it again, ask the buyer again.",
  es: "Código de seguridad de la tarjeta. Nunca lo guarde: si su adquirente lo pide otra vez, pídalo de nuevo al comprador.",
  when: {
    pt: "Quando a sua adquirente o pede outra vez.",
    en: "When your acquirer asks for it again.",
    es: "Cuando su adquirente lo pide otra vez.",
  },
} as const satisfies ParameterWords;
/** The card of a reservation that was made already. */
const cardOfReservation = {
  "card.number": { ...cardNumber, when: cardAgain },
  "card.token": { ...storedCard, when: cardAgain },
  "card.security_code": securityCodeAgain,
} as const satisfies Here;
/** What a postponed reservation would be is nowhere said. */
const postponedReservation = {
  "additional_data.postpone_confirmation": {
    pt: "Pede que a confirmação seja adiada; em uma reserva, o sandbox o ignora.",
    en: "Asks to postpone the confirmation; for a reservation the sandbox ignores it.",
    es: "Pide que se aplace la confirmación; en una reserva, el sandbox lo ignora.",
  },
} as const satisfies Here;
const nameOfStore = {
  when: {
    pt: "Pergunte ao suporte quando ele é exigido.",
    en: "Ask support when it is required.",
    es: "Pregunte a soporte cuándo se exige.",
  },
} as const satisfies Condition;
const nameWhenEdited = {
  when: {
    pt: "Quando a edição o muda. Sem mudança, o sandbox não o exige.",
    en: "When the edit changes it. Without a change, the sandbox does not require it.",
    es: "Cuando la edición lo cambia. Sin cambio, el sandbox no lo exige.",
  },
} as const satisfies Condition;
const chargedAtOnce = {
  pt: "Só quando `schedule.do_payment_now` é `true`.",
  en: "Only when `schedule.do_payment_now` is `true`.",
  es: "Solo cuando `schedule.do_payment_now` es `true`.",
} as const satisfies Localized;
const alwaysSend = {
  pt: "Envie-a sempre.",
  en: "Always send it.",
  es: "Envíela siempre.",
} as const satisfies Localized;

const singleCall = {
  authorizer_id: {
    pt: "Autorizadora da transação, como `1` para Visa e `2` para Mastercard. Não há uma segunda chamada onde informá-la.",
    en: "Authorizer of the transaction, such as `1` for Visa and `2` for Mastercard. There is no second call to name it in.",
    es: "Autorizadora de la transacción, como `1` para Visa y `2` para Mastercard. No hay una segunda llamada donde enviarla.",
    when: alwaysSend,
  },
} as const satisfies Here;
const keyedCall = {
  ...singleCall,
  merchant_usn: {
    pt: "Número sequencial da venda na loja. Ao repetir com a mesma chave, mantenha o mesmo número.",
    en: "Sequence number of the sale in the store. When you repeat with the same key, keep the same number.",
    es: "Número secuencial de la venta en el comercio. Al repetir con la misma clave, mantenga el mismo número.",
  },
} as const satisfies Here;
const cardQuery = {
  authorizer_id: {
    pt: "Autorizadora que é consultada. Sem o campo, a resposta diz qual é a melhor da loja.",
    en: "Authorizer that is asked. Without the field the answer tells which one of the store is the best.",
    es: "Autorizadora que se consulta. Sin el campo, la respuesta dice cuál es la mejor del comercio.",
  },
  "card.number": {
    pt: "Número do cartão; só os seis primeiros dígitos são consultados.",
    en: "Card number; only its first six digits are looked up.",
    es: "Número de la tarjeta; solo se consultan los seis primeros dígitos.",
    when: {
      pt: "No lugar de `card.token`.",
      en: "In place of `card.token`.",
      es: "En lugar de `card.token`.",
    },
  },
  "card.token": {
    when: {
      pt: "No lugar de `card.number`.",
      en: "In place of `card.number`.",
      es: "En lugar de `card.number`.",
    },
  },
  "card.expiry_date": {
    pt: "Validade no formato `MMAA`.",
    en: "Expiry as `MMYY`.",
    es: "Vencimiento en formato `MMAA`.",
  },
  installments: {
    pt: "Número de parcelas.",
    en: "Number of instalments.",
    es: "Número de cuotas.",
  },
  installment_type: {
    pt: "Tipo de parcelamento.",
    en: "Instalment type.",
    es: "Tipo de cuotas.",
  },
} as const satisfies Here;
const capture = {
  ...cardOfReservation,
  nit: reservation,
  amount: {
    pt: "Valor a capturar, em centavos, até o que foi reservado.",
    en: "Amount to capture, in cents, up to what was reserved.",
    es: "Importe a capturar, en centavos, hasta lo reservado.",
  },
  installments: {
    when: {
      pt: "Quando a captura pode ser parcelada.",
      en: "When the capture can be made in instalments.",
      es: "Cuando la captura puede hacerse en cuotas.",
    },
  },
} as const satisfies Here;

/** Where a call means something else by a parameter, or needs it under another condition, than elsewhere. */
export const parameterWordsByOperation: Readonly<Partial<Record<OperationId, Here>>> = {
  "payment-do": {
    authorizer_id: {
      pt: "Autorizadora da transação.",
      en: "Authorizer of the transaction.",
      es: "Autorizadora de la transacción.",
      when: {
        pt: "Quando a criação não a informou.",
        en: "When the creation did not name it.",
        es: "Cuando la creación no la envió.",
      },
    },
    installments: {
      pt: "Número de parcelas, no lugar do que a criação informou.",
      en: "Number of instalments, in place of that of the creation.",
      es: "Número de cuotas, en lugar del que envió la creación.",
    },
    installment_type: {
      pt: "Quem financia as parcelas, no lugar do que a criação informou.",
      en: "Who finances the instalments, in place of what the creation named.",
      es: "Quién financia las cuotas, en lugar de lo que envió la creación.",
    },
    "card.number": {
      when: {
        pt: "Um só de `card.number`, `card.token` e `card.wallet_transaction_id`; nenhum no Pix e no boleto.",
        en: "Exactly one of `card.number`, `card.token` and `card.wallet_transaction_id`; none for Pix and boleto.",
        es: "Uno solo de `card.number`, `card.token` y `card.wallet_transaction_id`; ninguno en Pix ni en boleto.",
      },
    },
  },
  "payment-confirm-external": {
    nit: {
      pt: "Identificador da transação que você criou com os dados da operação original.",
      en: "Identifier of the transaction that you created with the data of the original operation.",
      es: "Identificador de la transacción que usted creó con los datos de la operación original.",
    },
  },
  "payment-query-v2": {
    nit: {
      pt: "Identificador do pagamento, da pré-autorização ou do cancelamento, como a resposta da chamada o trouxe.",
      en: "Identifier of the payment, of the pre-authorization or of the cancellation, as the response to its call brought it.",
      es: "Identificador del pago, de la preautorización o de la cancelación, como lo trajo la respuesta de su llamada.",
    },
  },
  "payment-query": {
    nit: {
      pt: "Identificador da transação, ou o SID de um agendamento.",
      en: "Identifier of the transaction, or the SID of a schedule.",
      es: "Identificador de la transacción, o el SID de una programación.",
    },
  },
  "payment-query-multiple": {
    order_id: {
      pt: "Pedido da loja: só as transações dele.",
      en: "Store order: only its transactions.",
      es: "Pedido del comercio: solo sus transacciones.",
    },
    merchant_usn: {
      pt: "Número sequencial da venda na loja: só as transações com ele.",
      en: "Sequence number of the sale in the store: only the transactions with it.",
      es: "Número secuencial de la venta en el comercio: solo las transacciones que lo llevan.",
    },
  },
  "payment-query-order": {
    order_id: {
      pt: "Pedido da loja, igual ao que foi enviado no pagamento.",
      en: "Store order, just as it was sent in the payment.",
      es: "Pedido del comercio, igual al que se envió en el pago.",
    },
  },
  "payment-query-unified": {
    status: {
      pt: "Nome do status por extenso, como `AUTORIZADA`, e não a sigla de três letras. O sandbox usa também `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` e `EXPIRADA`.",
      en: "Name of the status in full, such as `AUTORIZADA`, and not the three-letter code. The sandbox also uses `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` and `EXPIRADA`.",
      es: "Nombre completo del estado, como `AUTORIZADA`, y no la sigla de tres letras. El sandbox usa también `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` y `EXPIRADA`.",
    },
    payment_link: {
      pt: "Com `true`, só as vendas por link de pagamento.",
      en: "With `true` only the sales by payment link.",
      es: "Con `true`, solo las ventas por enlace de pago.",
    },
  },
  "payment-card-query": cardQuery,
  "preauth-card-query": cardQuery,
  "payment-single": singleCall,
  "payment-idempotent": keyedCall,
  "preauth-single": { ...singleCall, ...postponedReservation },
  "preauth-idempotent": { ...keyedCall, ...postponedReservation },
  "payment-split": {
    amount: {
      pt: "Valor total da venda, em centavos.",
      en: "Total amount of the sale, in cents.",
      es: "Importe total de la venta, en centavos.",
    },
  },
  "cancel-begin": {
    esitef_usn: {
      pt: "Número do gateway para o que será cancelado: o do pagamento; o da reserva, antes da captura; o da captura, depois dela.",
      en: "Gateway number of what is cancelled: that of the payment; that of the reservation, before the capture; that of the capture, after it.",
      es: "Número de la pasarela de lo que se cancelará: el del pago; el de la reserva, antes de la captura; el de la captura, después de ella.",
    },
  },
  "cancel-do": {
    nit: {
      pt: "Identificador do cancelamento: chega no POST de autenticidade ou na resposta da criação assinada. Não é o do pagamento.",
      en: "Identifier of the cancellation: it arrives in the authenticity POST or in the response to a signed creation. It is not that of the payment.",
      es: "Identificador de la cancelación: llega en el POST de autenticidad o en la respuesta de la creación firmada. No es el del pago.",
    },
    amount: amountToCancel,
    "card.number": { ...cardNumber, ...eitherThroughSitef },
    "card.token": { ...storedCard, ...eitherThroughSitef },
    "card.expiry_date": cardThroughSitef,
    "card.security_code": cardThroughSitef,
  },
  "cancel-single": { nit: paymentToCancel, amount: amountToCancel },
  "cancel-idempotent": { nit: paymentToCancel, amount: amountToCancel },
  "cancel-async": { nit: paymentToCancel },
  "cancel-external": {
    authorizer_id: {
      pt: "Autorizadora da operação original.",
      en: "Authorizer of the original operation.",
      es: "Autorizadora de la operación original.",
    },
  },
  "preauth-begin": {
    ...postponedReservation,
    transaction_type: {
      pt: "Tipo da transação: aqui, sempre `preauthorization`. Sem o campo, ela é um pagamento.",
      en: "Type of the transaction: here always `preauthorization`. Without the field it is a payment.",
      es: "Tipo de la transacción: aquí, siempre `preauthorization`. Sin el campo, es un pago.",
    },
    authorizer_id: {
      when: {
        pt: "A efetivação a exige sempre; para esta chamada, pergunte ao suporte.",
        en: "The call that makes the reservation always requires it; for this one, ask support.",
        es: "La ejecución la exige siempre; para esta llamada, pregunte a soporte.",
      },
    },
  },
  "preauth-do": { authorizer_id: authorizerAtReservation },
  "preauth-query": { nit: reservation },
  "preauth-edit": {
    ...cardOfReservation,
    nit: reservation,
    authorizer_id: authorizerAtReservation,
    amount: {
      pt: "Novo valor da reserva, em centavos.",
      en: "New amount of the reservation, in cents.",
      es: "Nuevo importe de la reserva, en centavos.",
    },
  },
  "preauth-increment": {
    "card.security_code": securityCodeAgain,
    nit: reservation,
    authorizer_id: authorizerAtReservation,
    "card.wallet_transaction_id": {
      pt: "Identificador do Visa Checkout, no lugar do número.",
      en: "Visa Checkout identifier, in place of the number.",
      es: "Identificador de Visa Checkout, en lugar del número.",
      when: { pt: "No Visa Checkout.", en: "For Visa Checkout.", es: "En Visa Checkout." },
    },
  },
  "preauth-capture": capture,
  "preauth-capture-idempotent": capture,
  "schedule-begin": {
    amount: {
      pt: "Valor da cobrança feita na hora, em centavos.",
      en: "Amount of the charge made at once, in cents.",
      es: "Importe del cobro hecho en el momento, en centavos.",
      when: chargedAtOnce,
    },
    installments: { when: chargedAtOnce },
    installment_type: { when: chargedAtOnce },
    authorizer_id: {
      when: {
        pt: "Se faltar aqui, é exigido na ativação. O sandbox só o lê aqui: envie-o sempre.",
        en: "If it is missing here, the activation requires it. The sandbox reads it only here: always send it.",
        es: "Si falta aquí, la activación lo exige. El sandbox solo lo lee aquí: envíelo siempre.",
      },
    },
  },
  "schedule-list": {
    start_date: {
      pt: "Primeiro dia da busca, `DD/MM/AAAA`. No sandbox, é o dia da criação.",
      en: "First day of the search, `DD/MM/YYYY`. In the sandbox it is the day of the creation.",
      es: "Primer día de la búsqueda, `DD/MM/AAAA`. En el sandbox es el día de la creación.",
    },
  },
  "schedule-edit-begin": {
    sid: {
      pt: "Identificador do agendamento que será editado.",
      en: "Identifier of the schedule to be edited.",
      es: "Identificador de la programación que se editará.",
    },
  },
  "schedule-edit-do": {
    amount: {
      pt: "Novo valor, em centavos.",
      en: "New amount, in cents.",
      es: "Nuevo importe, en centavos.",
    },
    "card.number": {
      when: {
        pt: "Quando a edição troca o cartão, sem `card.token`.",
        en: "When the edit replaces the card, without `card.token`.",
        es: "Cuando la edición cambia la tarjeta, sin `card.token`.",
      },
    },
    "card.token": {
      when: {
        pt: "Quando a edição troca o cartão, sem `card.number`.",
        en: "When the edit replaces the card, without `card.number`.",
        es: "Cuando la edición cambia la tarjeta, sin `card.number`.",
      },
    },
    "card.expiry_date": {
      when: {
        pt: "Junto de `card.number`.",
        en: "Together with `card.number`.",
        es: "Junto con `card.number`.",
      },
    },
  },
  "card-store": {
    authorizer_id: {
      pt: "Autorizadora do cartão.",
      en: "Authorizer of the card.",
      es: "Autorizadora de la tarjeta.",
    },
    "card.number": {
      pt: "Número do cartão.",
      en: "Card number.",
      es: "Número de la tarjeta.",
      when: {
        pt: "A não ser que `card.wallet_transaction_id` o substitua.",
        en: "Unless `card.wallet_transaction_id` takes its place.",
        es: "Salvo que `card.wallet_transaction_id` lo reemplace.",
      },
    },
    "card.wallet_transaction_id": {
      when: { pt: "No lugar do número.", en: "In place of the number.", es: "En lugar del número." },
    },
    "card.expiry_date": {
      when: {
        pt: "Depende da adquirente, que quase sempre a pede.",
        en: "It depends on the acquirer, which almost always asks for it.",
        es: "Depende de la adquirente, que casi siempre lo pide.",
      },
    },
  },
  "card-list": {
    authorizer_id: {
      pt: "Autorizadora dos cartões: só os dela.",
      en: "Authorizer of the cards: only its own.",
      es: "Autorizadora de las tarjetas: solo las suyas.",
    },
    status: {
      pt: "Status dos cartões, como `ATV`: só os que estão nele. O sandbox lista só os que estão em `ATV`.",
      en: "Status of the cards, such as `ATV`: only those that are in it. The sandbox lists only those in `ATV`.",
      es: "Estado de las tarjetas, como `ATV`: solo las que están en él. El sandbox lista solo las que están en `ATV`.",
    },
    limit: {
      pt: "Quantos cartões cada página traz; sem o campo, 10 no sandbox. A resposta não diz o total: a página que traz menos é a última.",
      en: "How many cards each page brings; without the field, 10 in the sandbox. The answer does not say the total: a page that brings fewer is the last.",
      es: "Cuántas tarjetas trae cada página; sin el campo, 10 en el sandbox. La respuesta no dice el total: la página que trae menos es la última.",
    },
  },
  "recharge-query": { nit: topUp },
  "recharge-dealers": { nit: topUp },
  "recharge-branch-data": { nit: topUp },
  "recharge-do": { nit: topUp },
  "recharge-confirm": { nit: topUp },
  "merchant-create": {
    fantasy_name: nameOfStore,
    corporate_name: nameOfStore,
    id: {
      pt: "Código que a loja nova recebe.",
      en: "Code that the new store gets.",
      es: "Código que recibe el comercio nuevo.",
    },
    merchant_status: {
      pt: "Situação da loja: `A` ativa, `I` inativa. Sem o campo, no sandbox, vale `A`. Envie `I` se ela ainda não deve vender.",
      en: "Status of the store: `A` active, `I` inactive. Without the field, in the sandbox, it is `A`. Send `I` if it must not sell yet.",
      es: "Situación del comercio: `A` activo, `I` inactivo. Sin el campo, en el sandbox, vale `A`. Envíe `I` si todavía no debe vender.",
    },
  },
  "merchant-edit": { fantasy_name: nameWhenEdited, corporate_name: nameWhenEdited },
  "html-begin": { authorizer_id: authorizerOfPage },
  "payment-link": { authorizer_id: authorizerOfPage },
};
