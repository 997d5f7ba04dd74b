import type { GatewayOperationId } from "../../../shared/esitef/operations.data.ts";
import type { LocalizedText } from "../schema.ts";

interface SandboxNote extends LocalizedText {
  /** The header alone leads here, so the table of what decides without it would mislead. */
  readonly insteadOfRules?: true;
}

/** How to ask the sandbox for what no amount and no card of its tables leads to. */
export const sandboxNotes: Partial<Readonly<Record<GatewayOperationId, SandboxNote>>> = {
  "cancel-async": {
    insteadOfRules: true,
    pt: "O caminho é o do [cancelamento em uma chamada](./cancelamento.mdx), que o sandbox executa na hora. Para a fila, mande o cabeçalho `x-sandbox-outcome: pending`: a resposta é `PEN`, e 30 segundos depois o cancelamento passa a `CON`. Com `pending,decline`, passa a `NEG`.",
    en: "The path is that of the [one-call cancellation](./cancelamento.mdx), which the sandbox carries out at once. For the queue, send the header `x-sandbox-outcome: pending`: the answer is `PEN`, and 30 seconds later the cancellation becomes `CON`. With `pending,decline` it becomes `NEG`.",
    es: "La ruta es la de la [cancelación en una llamada](./cancelamento.mdx), que el sandbox ejecuta al instante. Para la cola, envíe el encabezado `x-sandbox-outcome: pending`: la respuesta es `PEN`, y 30 segundos después la cancelación pasa a `CON`. Con `pending,decline`, pasa a `NEG`.",
  },
  "payment-confirm-external": {
    pt: "A transação do tipo confirmação está em `NOV`, e `confirm=true` a leva a `CON`. Com `confirm=false`, a resposta é `102`: o sandbox não cobrou nada que pudesse desfazer.",
    en: "The transaction of confirmation type is in `NOV`, and `confirm=true` leads it to `CON`. With `confirm=false` the answer is `102`: the sandbox charged nothing that it could void.",
    es: "La transacción de tipo confirmación está en `NOV`, y `confirm=true` la lleva a `CON`. Con `confirm=false`, la respuesta es `102`: el sandbox no cobró nada que pudiera deshacer.",
  },
  "payment-two-cards": {
    pt: "Para ver um cartão negado e o outro desfeito, crie a transação com `2300000` e pague `100000` em um cartão e `2200000` no outro: o primeiro termina em `PPN`, e o segundo, em `NEG`.",
    en: "To see one card declined and the other one voided, create the transaction with `2300000` and pay `100000` with one card and `2200000` with the other: the first ends in `PPN` and the second in `NEG`.",
    es: "Para ver una tarjeta rechazada y la otra deshecha, cree la transacción con `2300000` y pague `100000` con una tarjeta y `2200000` con la otra: la primera termina en `PPN`, y la segunda, en `NEG`.",
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
    pt: "O sandbox remove também sem `Authorization`. Remover outra vez responde `102`.",
    en: "The sandbox removes without `Authorization` too. Removing again answers `102`.",
    es: "El sandbox elimina también sin `Authorization`. Eliminar otra vez responde `102`.",
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
