import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import type { LocalizedText } from "../schema.ts";

interface SandboxNote extends LocalizedText {
  /** The header alone leads here, so the table of what decides without it would mislead. */
  readonly insteadOfRules?: true;
}

const risk = {
  pt: "As linhas com análise de risco só valem quando a chamada, ou a configuração da loja, pede a análise. Com `enabled_after_auth`, uma rejeição termina em `PPN`, e não em `NEG`.",
  en: "The rows with a risk analysis hold only when the call, or the store's configuration, asks for one. With `enabled_after_auth` a rejection ends in `PPN`, not in `NEG`.",
  es: "Las filas con análisis de riesgo solo valen cuando la llamada, o la configuración del comercio, lo pide. Con `enabled_after_auth`, un rechazo termina en `PPN`, y no en `NEG`.",
} as const satisfies LocalizedText;
const listing = {
  pt: "Sem transações que combinem, a resposta é HTTP `200` com `transactions` vazia. A lista traz pagamentos e pré-autorizações, no máximo 100, e não traz cancelamentos nem capturas. Uma pré-autorização em `CON` está reservada, e não paga.",
  en: "Without transactions that fit, the answer is HTTP `200` with `transactions` empty. The list has payments and pre-authorizations, at most 100, and neither cancellations nor captures. A pre-authorization in `CON` is reserved, not paid.",
  es: "Sin transacciones que coincidan, la respuesta es HTTP `200` con `transactions` vacía. La lista trae pagos y preautorizaciones, como máximo 100, y no trae cancelaciones ni capturas. Una preautorización en `CON` está reservada, y no pagada.",
} as const satisfies LocalizedText;
const unifiedListing = {
  pt: `${listing.pt} As datas são obrigatórias, e \`merchant_id_query\`, \`payment_link\` e \`group_id\` não filtram nada.`,
  en: `${listing.en} The dates are required, and \`merchant_id_query\`, \`payment_link\` and \`group_id\` filter nothing.`,
  es: `${listing.es} Las fechas son obligatorias, y \`merchant_id_query\`, \`payment_link\` y \`group_id\` no filtran nada.`,
} as const satisfies LocalizedText;
const unusedNit = {
  pt: "Um NIT sem uso vence em 30 minutos.",
  en: "An unused NIT expires after 30 minutes.",
  es: "Un NIT sin uso vence a los 30 minutos.",
} as const satisfies LocalizedText;
const cardQueries = {
  pt: "A sexta consulta do mesmo NIT responde `102` e o leva a `BLQ`.",
  en: "The sixth query of one NIT answers `102` and leads it to `BLQ`.",
  es: "La sexta consulta del mismo NIT responde `102` y lo lleva a `BLQ`.",
} as const satisfies LocalizedText;
const refundInOneCall = {
  pt: "Uma venda fora de `CON` responde `115`, e o NIT de uma reserva já capturada também: cancele a captura pela [criação](./cancelamento-rest-begin.mdx), com o `esitef_usn` dela. Um valor acima do que resta responde `952`. Quando os parciais somam o total, a venda passa a `EST`.",
  en: "A sale not in `CON` answers `115`, and so does the NIT of a reservation that was captured: cancel the capture by the [creation](./cancelamento-rest-begin.mdx), with its `esitef_usn`. An amount above what is left answers `952`. When partial ones add up to the whole, the sale goes to `EST`.",
  es: "Una venta fuera de `CON` responde `115`, y el NIT de una reserva ya capturada también: cancele la captura por la [creación](./cancelamento-rest-begin.mdx), con su `esitef_usn`. Un importe mayor que lo que queda responde `952`. Cuando las parciales suman el total, la venta pasa a `EST`.",
} as const satisfies LocalizedText;
const captured = {
  pt: "Uma reserva fora de `CON`, ou já capturada, responde `102`; um NIT vencido, `954`.",
  en: "A reservation not in `CON`, or captured already, answers `102`; an expired NIT `954`.",
  es: "Una reserva fuera de `CON`, o ya capturada, responde `102`; un NIT vencido, `954`.",
} as const satisfies LocalizedText;
const fifteenDays = {
  pt: "A consulta alcança 15 dias; depois, o NIT responde `953`.",
  en: "The query reaches back 15 days; after that the NIT answers `953`.",
  es: "La consulta alcanza 15 días; después, el NIT responde `953`.",
} as const satisfies LocalizedText;

/** How to ask the sandbox for what no amount and no card of its tables leads to. */
export const sandboxNotes: Partial<Readonly<Record<GatewayOperationId, SandboxNote>>> = {
  "payment-do": risk,
  "payment-single": risk,
  "payment-idempotent": risk,
  "preauth-do": risk,
  "preauth-single": risk,
  "preauth-idempotent": risk,
  "payment-query-multiple": listing,
  "payment-query-order": listing,
  "payment-query-unified": unifiedListing,
  "payment-begin": unusedNit,
  "preauth-begin": unusedNit,
  "payment-query": fifteenDays,
  "payment-query-v2": fifteenDays,
  "preauth-query": fifteenDays,
  "payment-card-query": cardQueries,
  "preauth-card-query": cardQueries,
  "preauth-capture": {
    pt: `${captured.pt} O desconto e a divisão entre recebedores são aceitos e não mudam o que é capturado.`,
    en: `${captured.en} The discount and the split between receivers are accepted and do not change what is captured.`,
    es: `${captured.es} El descuento y la división entre receptores se aceptan y no cambian lo que se captura.`,
  },
  "preauth-capture-idempotent": captured,
  "preauth-edit": captured,
  "preauth-increment": captured,
  "cancel-single": refundInOneCall,
  "cancel-idempotent": refundInOneCall,
  "payment-confirm": {
    pt: "Uma venda que já foi decidida, ou que a revisão de risco ainda decide, responde `102` com o status dela. Sem decisão em 24 horas, a venda passa a `PPN`.",
    en: "A sale that was decided already, or that the risk review still decides, answers `102` with its status. Without a decision within 24 hours the sale goes to `PPN`.",
    es: "Una venta ya decidida, o que la revisión de riesgo todavía decide, responde `102` con su estado. Sin decisión en 24 horas, la venta pasa a `PPN`.",
  },
  "cancel-begin": {
    pt: "Um cancelamento que não é executado vence em 30 minutos.",
    en: "A cancellation that is not carried out expires after 30 minutes.",
    es: "Una cancelación que no se ejecuta vence a los 30 minutos.",
  },
  "cancel-do": {
    pt: "Um cancelamento já executado responde `102`, e um vencido, `954`. Se a venda saiu de `CON`, a resposta é `955`; se o valor passa do que resta, `952`. Quando os parciais somam o total, a venda passa a `EST`.",
    en: "A cancellation that was carried out already answers `102`, and an expired one `954`. If the sale has left `CON` the answer is `955`; if the amount is above what is left, `952`. When partial ones add up to the whole, the sale goes to `EST`.",
    es: "Una cancelación ya ejecutada responde `102`, y una vencida, `954`. Si la venta salió de `CON`, la respuesta es `955`; si el importe supera lo que queda, `952`. Cuando las parciales suman el total, la venta pasa a `EST`.",
  },
  "cancel-async": {
    insteadOfRules: true,
    pt: "O caminho é o do [cancelamento em uma chamada](./cancelamento.mdx), que o sandbox executa na hora. Para a fila, mande o cabeçalho `x-sandbox-outcome: pending`: a resposta é `PEN`, e 30 segundos depois o cancelamento passa a `CON`. Com `pending,decline`, passa a `NEG`.",
    en: "The path is the same as for the [one-call cancellation](./cancelamento.mdx), which the sandbox carries out at once. For the queue, send the header `x-sandbox-outcome: pending`: the answer is `PEN`, and 30 seconds later the cancellation becomes `CON`. With `pending,decline` it becomes `NEG`.",
    es: "La ruta es la de la [cancelación en una llamada](./cancelamento.mdx), que el sandbox ejecuta al instante. Para la cola, envíe el encabezado `x-sandbox-outcome: pending`: la respuesta es `PEN`, y 30 segundos después la cancelación pasa a `CON`. Con `pending,decline`, pasa a `NEG`.",
  },
  "payment-confirm-external": {
    pt: "A transação do tipo confirmação está em `NOV`, e `confirm=true` a leva a `CON`. Com `confirm=false`, a resposta é `102`: o sandbox não cobrou nada que pudesse desfazer.",
    en: "The transaction of confirmation type is in `NOV`, and `confirm=true` leads it to `CON`. With `confirm=false` the answer is `102`: the sandbox charged nothing that it could void.",
    es: "La transacción de tipo confirmación está en `NOV`, y `confirm=true` la lleva a `CON`. Con `confirm=false`, la respuesta es `102`: el sandbox no cobró nada que pudiera deshacer.",
  },
  "payment-two-cards": {
    pt: "Para ver um cartão negado e o outro desfeito, crie a transação com `2300000` e pague `100000` em um cartão e `2200000` no outro: o primeiro termina em `PPN`, e o segundo, em `NEG`. Os dois cartões vão do mesmo modo: dois números, dois tokens ou duas carteiras.",
    en: "To see one card declined and the other one voided, create the transaction with `2300000` and pay `100000` with one card and `2200000` with the other: the first ends in `PPN` and the second in `NEG`. Both cards go the same way: two numbers, two tokens or two wallets.",
    es: "Para ver una tarjeta rechazada y la otra deshecha, cree la transacción con `2300000` y pague `100000` con una tarjeta y `2200000` con la otra: la primera termina en `PPN`, y la segunda, en `NEG`. Las dos tarjetas van del mismo modo: dos números, dos tokens o dos billeteras.",
  },
  "schedule-begin": {
    pt: "Com `do_payment_now` `true`, a resposta traz também `payment`, em `NOV`. Pague o `nit` dele: a cobrança da hora ativa o agendamento, e não conta em `current_times` nem entra em `nits`.",
    en: "With `do_payment_now` `true` the answer brings `payment` too, in `NOV`. Pay its `nit`: the immediate charge activates the schedule, and neither counts in `current_times` nor enters `nits`.",
    es: "Con `do_payment_now` `true`, la respuesta trae también `payment`, en `NOV`. Pague su `nit`: el cobro inmediato activa la programación, y no cuenta en `current_times` ni entra en `nits`.",
  },
  "schedule-edit-do": {
    pt: "Com `status` `ATV`, o agendamento volta a cobrar. Sem `status`, a edição grava valor, data ou cartão e também responde `CON`. `next_date` é um dia cuja execução ainda não passou; senão, `952`.",
    en: "With `status` `ATV` the schedule charges again. Without `status` the edit writes amount, date or card and answers `CON` too. `next_date` is a day whose run has not passed yet; otherwise `952`.",
    es: "Con `status` `ATV`, la programación vuelve a cobrar. Sin `status`, la edición graba importe, fecha o tarjeta y también responde `CON`. `next_date` es un día cuya ejecución todavía no pasó; si no, `952`.",
  },
  "recharge-do": {
    pt: "Uma operadora que não está na lista, ou um valor zero, responde `952`; com `x-sandbox-outcome: decline`, `NEG`.",
    en: "A carrier that is not in the list, or an amount of zero, answers `952`; with `x-sandbox-outcome: decline`, `NEG`.",
    es: "Una operadora que no está en el listado, o un importe cero, responde `952`; con `x-sandbox-outcome: decline`, `NEG`.",
  },
  "recharge-confirm": {
    pt: "Com `confirm` igual a `false`, a resposta é HTTP `200` com `PPN`. Fora de `PPC`, é `102`. Uma recarga que ninguém decide fica em `PPC`.",
    en: "With `confirm` set to `false` the answer is HTTP `200` with `PPN`. Outside `PPC` it is `102`. A top-up that nobody decides stays in `PPC`.",
    es: "Con `confirm` igual a `false`, la respuesta es HTTP `200` con `PPN`. Fuera de `PPC` es `102`. Una recarga que nadie decide queda en `PPC`.",
  },
  "card-remove": {
    pt: "Remover outra vez responde `102`. Com `Authorization`, o sandbox confere a [assinatura dos valores do endereço](../autenticacao-assinatura.mdx#sem-corpo).",
    en: "Removing again answers `102`. With `Authorization` the sandbox checks the [signature of the values in the address](../autenticacao-assinatura.mdx#sem-corpo).",
    es: "Eliminar otra vez responde `102`. Con `Authorization`, el sandbox comprueba la [firma de los valores de la dirección](../autenticacao-assinatura.mdx#sem-corpo).",
  },
  "card-store": {
    pt: "Para `DUP`, o sandbox compara o `customer_id`, a bandeira e os quatro últimos dígitos: o mesmo cartão em outro cliente é outro token.",
    en: "For `DUP` the sandbox compares the `customer_id`, the brand and the last four digits: the same card at another customer is another token.",
    es: "Para `DUP`, el sandbox compara el `customer_id`, la marca y los cuatro últimos dígitos: la misma tarjeta en otro cliente es otro token.",
  },
  "card-list": {
    pt: "O sandbox lista sem `token` e sem `Authorization`, como no exemplo. Com `Authorization`, confere a [assinatura dos valores do endereço](../autenticacao-assinatura.mdx#sem-corpo).",
    en: "The sandbox lists without `token` and without `Authorization`, as in the example. With `Authorization`, it checks the [signature of the values in the address](../autenticacao-assinatura.mdx#sem-corpo).",
    es: "El sandbox lista sin `token` y sin `Authorization`, como en el ejemplo. Con `Authorization`, comprueba la [firma de los valores de la dirección](../autenticacao-assinatura.mdx#sem-corpo).",
  },
};
