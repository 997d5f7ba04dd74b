import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import type { Localized } from "@portal/shared/locales.ts";

interface CallNotes {
  readonly purpose: Localized;
  /** What the country changes, or leaves as it is where one would expect otherwise. */
  readonly notes: readonly Localized[];
}

/** How an answer of an institution shows whose it is. */
const answeredInPesos: Localized = {
  pt: "A resposta nomeia uma adquirente inventada, `Sandbox Argentina`, e os comprovantes dizem `IMPORTE ARS`: nenhum dos dois é o que a produção vai imprimir.",
  en: "The response names a made-up acquirer, `Sandbox Argentina`, and the receipts say `IMPORTE ARS`: neither is what production will print.",
  es: "La respuesta nombra una adquirente inventada, `Sandbox Argentina`, y los comprobantes dicen `IMPORTE ARS`: ninguno de los dos es lo que producción va a imprimir.",
};

const brandIsNotLookedAt: Localized = {
  pt: "O sandbox olha o `authorizer_id`, não a bandeira: um cartão Elo com `authorizer_id` igual a `1` é aceito. Escolha a autorizadora pela bandeira na sua loja.",
  en: "The sandbox looks at the `authorizer_id`, not at the brand: an Elo card with `authorizer_id` equal to `1` is accepted. Choose the authorizer by the brand in your store.",
  es: "El sandbox mira el `authorizer_id`, no la marca: una tarjeta Elo con `authorizer_id` igual a `1` se acepta. Elija la autorizadora por la marca en su comercio.",
};

/** By the call; what holds for every store is on the call's common page. */
export const argentinaNotes: Readonly<Partial<Record<GatewayOperationId, CallNotes>>> = {
  "payment-begin": {
    purpose: {
      pt: "Registra em pesos o que uma loja argentina vai cobrar e devolve o NIT das próximas chamadas. Nada é cobrado ainda.",
      en: "Records in pesos what an Argentine store will charge and returns the NIT for the next calls. Nothing is charged yet.",
      es: "Registra en pesos lo que un comercio argentino va a cobrar y devuelve el NIT de las próximas llamadas. Todavía no se cobra nada.",
    },
    notes: [
      {
        pt: "A moeda é da loja, não da chamada: sem `additional_data.currency` a venda é em `ARS`, e qualquer outra, mesmo `032`, em dígitos, é recusada.",
        en: "The currency belongs to the store, not to the call: without `additional_data.currency` the sale is in `ARS`, and any other, `032` in digits too, is refused.",
        es: "La moneda es del comercio, no de la llamada: sin `additional_data.currency` la venta es en `ARS`, y cualquier otra, incluso `032`, en dígitos, se rechaza.",
      },
      {
        pt: "`installments` e `installment_type` valem como em qualquer loja. Pergunte ao suporte que modalidades de parcelamento a sua loja terá.",
        en: "`installments` and `installment_type` hold as in any store. Ask support which kinds of installments your store will have.",
        es: "`installments` e `installment_type` valen como en cualquier comercio. Pregunte a soporte qué modalidades de cuotas tendrá su comercio.",
      },
    ],
  },
  "payment-do": {
    purpose: {
      pt: "Envia o cartão e cobra em pesos a transação de uma loja argentina. O status da resposta é o resultado: `CON`, `NEG` ou, se a loja pediu para confirmar depois, `PPC`.",
      en: "Sends the card and charges the transaction of an Argentine store in pesos. The status of the response is the result: `CON`, `NEG` or, if the store asked to confirm later, `PPC`.",
      es: "Envía la tarjeta y cobra en pesos la transacción de un comercio argentino. El estado de la respuesta es el resultado: `CON`, `NEG` o, si el comercio pidió confirmar después, `PPC`.",
    },
    notes: [
      {
        pt: "A moeda não vai nesta chamada: é a da criação. Uma autorizadora que não é oferecida dá o código `5`, a transação continua em `NOV`, e o mesmo NIT pode ser pago com outra.",
        en: "The currency does not go in this call: the creation's applies. An authorizer that is not offered gets the code `5`, the transaction stays in `NOV`, and the same NIT can be paid with another one.",
        es: "La moneda no va en esta llamada: es la de la creación. Una autorizadora que no se ofrece da el código `5`, la transacción sigue en `NOV`, y el mismo NIT se puede pagar con otra.",
      },
      brandIsNotLookedAt,
      answeredInPesos,
    ],
  },
  "payment-confirm": {
    purpose: {
      pt: "Confirma ou desfaz a venda que uma loja argentina deixou esperando em `PPC`. O valor é o da criação, em pesos, e não volta a ser dito.",
      en: "Confirms or voids the sale that an Argentine store left waiting in `PPC`. The amount comes from the creation, in pesos, and is not sent again.",
      es: "Confirma o deshace la venta que un comercio argentino dejó esperando en `PPC`. El importe es el de la creación, en pesos, y no se vuelve a decir.",
    },
    notes: [
      {
        pt: "Nada nesta chamada depende do país: `confirm` é `true` ou `false`, em inglês, e a venda confirmada passa a `CON`.",
        en: "Nothing in this call depends on the country: `confirm` is `true` or `false`, in English, and a confirmed sale goes to `CON`.",
        es: "Nada en esta llamada depende del país: `confirm` es `true` o `false`, en inglés, y la venta confirmada pasa a `CON`.",
      },
      {
        pt: "Sem a palavra da loja, o sandbox desfaz a venda depois de 24 horas do relógio dela, e o status vai a `PPN`. O prazo de produção é o do cadastro da loja: pergunte qual será.",
        en: "Without the store's word, the sandbox voids the sale after 24 hours of its clock, and the status goes to `PPN`. In production the store's registration sets the deadline: ask what it will be.",
        es: "Sin la palabra del comercio, el sandbox deshace la venta después de 24 horas de su reloj, y el estado va a `PPN`. El plazo de producción es el del registro del comercio: pregunte cuál será.",
      },
      {
        pt: "Para ensaiar o prazo sem esperar, adiante o relógio da loja no sandbox do portal e consulte a transação.",
        en: "To rehearse the deadline without waiting, move the store's clock ahead in the portal's sandbox and query the transaction.",
        es: "Para ensayar el plazo sin esperar, adelante el reloj del comercio en el sandbox del portal y consulte la transacción.",
      },
    ],
  },
  "payment-query": {
    purpose: {
      pt: "Diz o status atual de um pagamento ou de uma pré-autorização de uma loja argentina. É a chamada a fazer quando uma cobrança ou uma reserva ficou sem resposta; se a reserva foi capturada, ela não diz.",
      en: "Says the present status of a payment or pre-authorization of an Argentine store. It is the call to make when a charge or a reservation got no response; whether the reservation was captured it does not say.",
      es: "Dice el estado actual de un pago o de una preautorización de un comercio argentino. Es la llamada que hay que hacer cuando un cobro o una reserva quedó sin respuesta; no dice si la reserva fue capturada.",
    },
    notes: [
      {
        pt: "A resposta não traz a moeda: `amount` são centavos de peso porque a loja é argentina. Quem vende também no Brasil guarda a moeda ao lado do NIT.",
        en: "The response does not carry the currency: `amount` is in cents of a peso because the store is Argentine. Whoever sells in Brazil as well keeps the currency beside the NIT.",
        es: "La respuesta no trae la moneda: `amount` son centavos de peso porque el comercio es argentino. Quien vende también en Brasil guarda la moneda junto al NIT.",
      },
      {
        pt: "Só a loja que criou a transação a encontra. Com as credenciais de outra loja, mesmo que da mesma empresa, a resposta é `404` com o código `953`.",
        en: "Only the store that created the transaction finds it. With the credentials of another store, even one of the same company, the response is `404` with the code `953`.",
        es: "Solo el comercio que creó la transacción la encuentra. Con las credenciales de otro comercio, aunque sea de la misma empresa, la respuesta es `404` con el código `953`.",
      },
      {
        pt: "De uma reserva a resposta mostra `CON` antes e depois da captura: o que fazer quando a resposta dela se perde está no [fluxo da pré-autorização](../pre-autorizacao-rest-fluxo.mdx#captura-perdida).",
        en: "Of a reservation the response shows `CON` before and after the capture: what to do when the response to the capture gets lost is in the [pre-authorization flow](../pre-autorizacao-rest-fluxo.mdx#captura-perdida).",
        es: "De una reserva la respuesta muestra `CON` antes y después de la captura: qué hacer cuando se pierde la respuesta de esta está en el [flujo de la preautorización](../pre-autorizacao-rest-fluxo.mdx#captura-perdida).",
      },
      answeredInPesos,
    ],
  },
  "payment-card-query": {
    purpose: {
      pt: "Pergunta, antes de cobrar, se uma loja argentina pode receber um cartão e em quantas parcelas. Nenhuma instituição é consultada.",
      en: "Asks, before charging, whether an Argentine store may take a card and in how many installments. No institution is asked.",
      es: "Pregunta, antes de cobrar, si un comercio argentino puede recibir una tarjeta y en cuántas cuotas. No se consulta a ninguna institución.",
    },
    notes: [
      {
        pt: "Com um `authorizer_id` que não é oferecido, a resposta é o código `5`. Sem ele, o sandbox deduz a autorizadora pelo cartão: o de uma bandeira só do Brasil, como Elo, dá `134` com `authorizer_code` igual a `255`.",
        en: "With an `authorizer_id` that is not offered, the response is the code `5`. Without it, the sandbox takes the authorizer from the card: one of a brand of Brazil alone, such as Elo, gets `134` with `authorizer_code` equal to `255`.",
        es: "Con un `authorizer_id` que no se ofrece, la respuesta es el código `5`. Sin él, el sandbox deduce la autorizadora de la tarjeta: la de una marca solo de Brasil, como Elo, da `134` con `authorizer_code` igual a `255`.",
      },
      {
        pt: "As doze parcelas de `financing` são as que o sandbox dá a toda loja.",
        en: "The twelve installments of `financing` are those that the sandbox gives every store.",
        es: "Las doce cuotas de `financing` son las que el sandbox da a todo comercio.",
      },
      {
        pt: "A sexta consulta da mesma transação a bloqueia: o status passa a `BLQ`, e ela não pode mais ser paga.",
        en: "The sixth query of one transaction blocks it: its status goes to `BLQ`, and it can no longer be paid.",
        es: "La sexta consulta de una misma transacción la bloquea: su estado pasa a `BLQ`, y ya no se puede pagar.",
      },
    ],
  },
  "preauth-begin": {
    purpose: {
      pt: "Registra em pesos o que uma loja argentina vai reservar no cartão e devolve o NIT da reserva. É o endereço do pagamento, com `transaction_type` igual a `preauthorization`.",
      en: "Records in pesos what an Argentine store will reserve on the card and returns the NIT of the reservation. It is the address of the payment, with `transaction_type` equal to `preauthorization`.",
      es: "Registra en pesos lo que un comercio argentino va a reservar en la tarjeta y devuelve el NIT de la reserva. Es la dirección del pago, con `transaction_type` igual a `preauthorization`.",
    },
    notes: [
      {
        pt: "Moeda, casas decimais, autorizadora e documento seguem as mesmas regras do pagamento: o que é recusado lá é recusado aqui.",
        en: "Currency, decimal places, authorizer and document follow the same rules as the payment: what is refused there is refused here.",
        es: "Moneda, decimales, autorizadora y documento siguen las mismas reglas que el pago: lo que se rechaza allí se rechaza aquí.",
      },
      {
        pt: "A reserva vale o que a criação diz: a captura não troca a moeda, e só a efetivação pode mudar o valor.",
        en: "The reservation is worth what the creation says: the capture does not change the currency, and only the call that makes it can change the amount.",
        es: "La reserva vale lo que dice la creación: la captura no cambia la moneda, y solo la ejecución puede cambiar el importe.",
      },
    ],
  },
  "preauth-do": {
    purpose: {
      pt: "Envia o cartão e reserva em pesos o valor da transação de uma loja argentina. Com `CON`, o valor está reservado e espera a captura.",
      en: "Sends the card and reserves in pesos the amount of the transaction of an Argentine store. With `CON`, the amount is reserved and waits for the capture.",
      es: "Envía la tarjeta y reserva en pesos el importe de la transacción de un comercio argentino. Con `CON`, el importe está reservado y espera la captura.",
    },
    notes: [
      {
        pt: "A autorizadora tem de ser uma das oferecidas, mesmo quando a chamada só muda o valor de uma reserva que já existe.",
        en: "The authorizer must be one of those offered, also where the call only changes the amount of an existing reservation.",
        es: "La autorizadora debe ser una de las ofrecidas, incluso cuando la llamada solo cambia el importe de una reserva que ya existe.",
      },
      brandIsNotLookedAt,
      answeredInPesos,
    ],
  },
  "preauth-capture": {
    purpose: {
      pt: "Cobra em pesos o que uma loja argentina reservou, inteiro ou menor, uma vez. Guarde o `esitef_usn` da captura: é por ele que ela se cancela.",
      en: "Charges in pesos what an Argentine store reserved, whole or less, once. Keep the `esitef_usn` of the capture: it is canceled by it.",
      es: "Cobra en pesos lo que un comercio argentino reservó, entero o menos, una vez. Guarde el `esitef_usn` de la captura: por él se cancela.",
    },
    notes: [
      {
        pt: "A captura leva o valor e nunca a moeda. Mais do que está reservado, ou um valor com ponto e vírgula como se escreve na Argentina, dá `952`.",
        en: "The capture carries the amount and never the currency. More than is reserved, or an amount with point and comma as it is written in Argentina, gets `952`.",
        es: "La captura lleva el importe y nunca la moneda. Más de lo reservado, o un importe con punto y coma como se escribe en Argentina, da `952`.",
      },
      {
        pt: "Uma segunda captura da mesma reserva dá `102`. Quando o que sobrou volta ao limite do comprador depende do emissor.",
        en: "A second capture of the same reservation gets `102`. When what is left returns to the buyer's limit depends on the issuer.",
        es: "Una segunda captura de la misma reserva da `102`. Cuándo vuelve lo que sobra al límite del comprador depende del emisor.",
      },
      answeredInPesos,
    ],
  },
  "cancel-begin": {
    purpose: {
      pt: "Pede o cancelamento de uma venda ou de uma captura de uma loja argentina, pelo `esitef_usn` que a resposta dela trouxe.",
      en: "Asks for the cancellation of a sale or a capture of an Argentine store, by the `esitef_usn` that its response carried.",
      es: "Pide la cancelación de una venta o de una captura de un comercio argentino, por el `esitef_usn` que trajo su respuesta.",
    },
    notes: [
      {
        pt: "A prova de autenticidade não muda com o país. Assinada, como no exemplo, a chamada responde o NIT; sem assinatura, ele segue para o endereço de autenticidade da loja, e a resposta é só o código.",
        en: "The proof of authenticity does not change with the country. Signed, as in the example, the call answers the NIT; without a signature it goes to the store's authenticity address, and the response is the code alone.",
        es: "La prueba de autenticidad no cambia con el país. Firmada, como en el ejemplo, la llamada responde el NIT; sin firma, este va a la dirección de autenticidad del comercio, y la respuesta es solo el código.",
      },
      {
        pt: "O sandbox não tem prazo para cancelar uma venda: pergunte ao suporte qual é o da sua adquirente.",
        en: "The sandbox sets no deadline for the cancellation of a sale: ask support which one your acquirer has.",
        es: "El sandbox no tiene plazo para cancelar una venta: pregunte a soporte cuál es el de su adquirente.",
      },
      {
        pt: "O que não está em `CON`, ou já foi devolvido inteiro, dá `115`.",
        en: "What is not in `CON`, or was refunded whole already, gets `115`.",
        es: "Lo que no está en `CON`, o ya se devolvió entero, da `115`.",
      },
    ],
  },
  "cancel-do": {
    purpose: {
      pt: "Devolve em pesos, inteira ou em parte, a venda de uma loja argentina cujo cancelamento foi pedido.",
      en: "Refunds in pesos, whole or in part, the sale of an Argentine store whose cancellation was asked for.",
      es: "Devuelve en pesos, entera o en parte, la venta de un comercio argentino cuya cancelación se pidió.",
    },
    notes: [
      {
        pt: "`amount` são centavos de peso. Sem ele, volta tudo o que ainda não foi devolvido, e a venda passa a `EST`; com menos, ela continua em `CON`.",
        en: "`amount` is in cents of a peso. Without it, everything not yet refunded is refunded, and the sale goes to `EST`; with less, it stays in `CON`.",
        es: "`amount` son centavos de peso. Sin él, vuelve todo lo que aún no se devolvió, y la venta pasa a `EST`; con menos, sigue en `CON`.",
      },
      {
        pt: "A resposta nomeia a adquirente inventada `Sandbox Argentina` e não tem comprovante, como em qualquer cancelamento.",
        en: "The response names the made-up acquirer `Sandbox Argentina` and has no receipt, as with any cancellation.",
        es: "La respuesta nombra la adquirente inventada `Sandbox Argentina` y no tiene comprobante, como en cualquier cancelación.",
      },
      {
        pt: "Um valor recusado não gasta o cancelamento: ele continua em `NOV`, e o mesmo NIT pode ser tentado outra vez.",
        en: "A refused amount does not use up the cancellation: it stays in `NOV`, and the same NIT can be tried again.",
        es: "Un importe rechazado no gasta la cancelación: sigue en `NOV`, y el mismo NIT se puede intentar otra vez.",
      },
    ],
  },
};
