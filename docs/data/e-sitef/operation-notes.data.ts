import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import type { Localized } from "@portal/shared/locales.ts";

/** By the place of the collected fact that it repeats, counted from zero. */
type Notes = Readonly<Record<number, Localized>>;

/** What public pages say of a call besides what its purpose, its values and its outcomes tell. */
export const operationNotes: Partial<Readonly<Record<GatewayOperationId, Notes>>> = {
  "payment-begin": {
    2: {
      pt: "Pré-autorizações, e agendamentos sem pagamento imediato, podem ser criados sem `installments` e `installment_type`.",
      en: "Pre-authorizations, and schedules without an immediate payment, may be created without `installments` and `installment_type`.",
      es: "Las preautorizaciones, y las programaciones sin pago inmediato, pueden crearse sin `installments` ni `installment_type`.",
    },
  },
  "payment-do": {
    1: {
      pt: "Com um agendamento, ele só fica ativo se este pagamento for confirmado.",
      en: "With a schedule, the schedule becomes active only if this payment is confirmed.",
      es: "Con una programación, esta solo queda activa si este pago se confirma.",
    },
    2: {
      pt: "Uma adquirente pode recusar o que o simulador aceita: a Rede respondeu `134` com `authorizer_code` `255` quando a bandeira não estava habilitada para a loja.",
      en: "An acquirer may refuse what the simulator accepts: Rede answered `134` with `authorizer_code` `255` when the brand was not enabled for the store.",
      es: "Una adquirente puede rechazar lo que el simulador acepta: Rede respondió `134` con `authorizer_code` `255` cuando la marca no estaba habilitada para el comercio.",
    },
  },
  "payment-query": {
    1: {
      pt: "Uma devolução feita por telefone com a adquirente não aparece aqui.",
      en: "A refund made by phone with the acquirer does not show here.",
      es: "Una devolución hecha por teléfono con la adquirente no aparece aquí.",
    },
    2: {
      pt: "Serve para NITs de pagamento, que trazem `payment`, e de cancelamento, que trazem `cancellation`. Um pagamento com agendamento traz `payment` e `schedule`, que tem os campos da [consulta de agendamento](./agendamento-rest-getstatus.mdx).",
      en: "It works for NITs of payments, which bring `payment`, and of cancellations, which bring `cancellation`. A payment with a schedule brings `payment` and `schedule`, which has the fields of the [schedule query](./agendamento-rest-getstatus.mdx).",
      es: "Sirve para NIT de pagos, que traen `payment`, y de cancelaciones, que traen `cancellation`. Un pago con programación trae `payment` y `schedule`, que tiene los campos de la [consulta de programación](./agendamento-rest-getstatus.mdx).",
    },
  },
  "payment-query-multiple": {
    0: {
      pt: "O endereço é o da consulta unificada; são os parâmetros que as distinguem.",
      en: "The address is the same as the unified query's; the parameters tell the two apart.",
      es: "La dirección es la de la consulta unificada; los parámetros distinguen una de otra.",
    },
  },
  "payment-query-order": {
    0: {
      pt: "Lê só o banco de dados do gateway; a adquirente não é consultada.",
      en: "It reads the gateway's database only; the acquirer is not asked.",
      es: "Lee solo la base de datos de la pasarela; la adquirente no se consulta.",
    },
  },
  "payment-card-query": {
    1: {
      pt: "É um POST, embora consulte, para que o cartão não fique no endereço.",
      en: "It is a POST, although it queries, so that the card is not in the address.",
      es: "Es un POST, aunque consulta, para que la tarjeta no quede en la dirección.",
    },
    2: {
      pt: "Com o Visa Checkout, a resposta também traz dados do cartão e do comprador.",
      en: "With Visa Checkout the response also brings card and buyer data.",
      es: "Con Visa Checkout, la respuesta también trae datos de la tarjeta y del comprador.",
    },
  },
  "payment-two-cards": {
    1: {
      pt: "São duas transações: a criada, com o total, passa a ter o valor do primeiro cartão, e as parcelas se forem enviadas; esta chamada cria a segunda.",
      en: "There are two transactions: the one created, with the total, takes the first card's amount, and the installments if they are sent; this call creates the second.",
      es: "Son dos transacciones: la creada, con el total, pasa a tener el importe de la primera tarjeta, y las cuotas si se envían; esta llamada crea la segunda.",
    },
    2: {
      pt: "A segunda herda as parcelas e o tipo da criação quando não os envia.",
      en: "The second inherits installments and type from the creation when it does not send them.",
      es: "La segunda hereda las cuotas y el tipo de la creación cuando no los envía.",
    },
    4: {
      pt: "A resposta traz a de cada transação, e qualquer uma pode mudar o resultado do todo.",
      en: "The answer contains each transaction's own, and either can change the overall result.",
      es: "La respuesta trae la de cada transacción, y cualquiera puede cambiar el resultado total.",
    },
  },
  "cancel-begin": {
    2: {
      pt: "O NIT do cancelamento também expira: passa de `NOV` a `EXP`.",
      en: "The NIT of the cancellation expires too: it goes from `NOV` to `EXP`.",
      es: "El NIT de la cancelación también vence: pasa de `NOV` a `EXP`.",
    },
    1: {
      pt: "O código `115` também pode vir num Pix ainda em `PEN` e num Pix em `CON`, que o portal do lojista estorna.",
      en: "Code `115` may also come for a Pix still in `PEN` and for a Pix in `CON`, which the merchant portal refunds.",
      es: "El código `115` también puede venir en un Pix todavía en `PEN` y en un Pix en `CON`, que el portal del comercio devuelve.",
    },
  },
  "cancel-async": {
    1: {
      pt: "O `nit` da resposta é o do cancelamento: é por ele que você [consulta](./pagamento-rest-getstatus.mdx) até sair de `PEN`.",
      en: "The `nit` in the answer identifies the cancellation: [query](./pagamento-rest-getstatus.mdx) by it until it leaves `PEN`.",
      es: "El `nit` de la respuesta es el de la cancelación: [consulte](./pagamento-rest-getstatus.mdx) por él hasta que salga de `PEN`.",
    },
  },
  "preauth-do": {
    1: {
      pt: "Na GetNetLac as parcelas vão aqui, e não na captura, e só com `installment_type` `4`.",
      en: "At GetNetLac the installments go here, and not in the capture, and only with `installment_type` `4`.",
      es: "En GetNetLac las cuotas van aquí, y no en la captura, y solo con `installment_type` `4`.",
    },
  },
  "preauth-increment": {
    1: {
      pt: "Envie só um entre `card.number`, `card.token` e `card.wallet_transaction_id`.",
      en: "Send only one of `card.number`, `card.token` and `card.wallet_transaction_id`.",
      es: "Envíe solo uno entre `card.number`, `card.token` y `card.wallet_transaction_id`.",
    },
  },
  "preauth-card-query": {
    1: {
      pt: "É um POST, embora consulte, para que o cartão não fique no endereço.",
      en: "It is a POST, although it queries, so that the card is not in the address.",
      es: "Es un POST, aunque consulta, para que la tarjeta no quede en la dirección.",
    },
    2: {
      pt: "Com o Visa Checkout, a resposta também traz dados do cartão e do comprador.",
      en: "With Visa Checkout the response also brings card and buyer data.",
      es: "Con Visa Checkout, la respuesta también trae datos de la tarjeta y del comprador.",
    },
  },
  "preauth-capture": {
    1: {
      pt: "A captura parcial e o prazo dependem da adquirente.",
      en: "Partial capture and the deadline depend on the acquirer.",
      es: "La captura parcial y el plazo dependen de la adquirente.",
    },
    2: {
      pt: "Na GetNetLac, uma reserva à vista não pode ser capturada em parcelas; uma parcelada é capturada no mesmo número de parcelas ou em mais. As parcelas vão na reserva: antes de enviá-las também aqui, pergunte ao suporte.",
      en: "At GetNetLac a single-payment reservation cannot be captured in installments; one in installments is captured in the same number of them or more. Installments go in the reservation: ask support before you send them here as well.",
      es: "En GetNetLac, una reserva en un pago no puede capturarse en cuotas; una en cuotas se captura en el mismo número o en más. Las cuotas van en la reserva: antes de enviarlas también aquí, pregunte a soporte.",
    },
  },
  "preauth-capture-idempotent": {
    2: {
      pt: "Na GetNetLac, uma reserva à vista não pode ser capturada em parcelas; uma parcelada é capturada no mesmo número de parcelas ou em mais. As parcelas vão na reserva: antes de enviá-las também aqui, pergunte ao suporte.",
      en: "At GetNetLac a single-payment reservation cannot be captured in installments; one in installments is captured in the same number of them or more. Installments go in the reservation: ask support before you send them here as well.",
      es: "En GetNetLac, una reserva en un pago no puede capturarse en cuotas; una en cuotas se captura en el mismo número o en más. Las cuotas van en la reserva: antes de enviarlas también aquí, pregunte a soporte.",
    },
  },
  "card-store": {
    0: {
      pt: "O token de um cartão vencido é removido um ano depois do vencimento.",
      en: "The token of an expired card is removed one year after the expiry.",
      es: "El token de una tarjeta vencida se elimina un año después del vencimiento.",
    },
    3: {
      pt: "Garanta um `customer_id` único por cliente: o gateway não confere.",
      en: "See that `customer_id` is unique for each customer: the gateway does not check it.",
      es: "Asegure un `customer_id` único por cliente: la pasarela no lo comprueba.",
    },
  },
  "recharge-dealers": {
    0: {
      pt: "A resposta tem três formas: a comum; a de outros produtos, com `branches`, `type_name` e `type_code` em cada concessionária; e a de contas. No sandbox, `dealers` de uma conta vem vazia.",
      en: "The response has three forms: the common one; the one for other products, with `branches`, `type_name` and `type_code` for each dealer; and the one for bills. In the sandbox, `dealers` is empty for a bill.",
      es: "La respuesta tiene tres formas: la común; la de otros productos, con `branches`, `type_name` y `type_code` en cada operadora; y la de cuentas. En el sandbox, `dealers` de una cuenta viene vacía.",
    },
  },
};
