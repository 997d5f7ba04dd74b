import type { LocalizedText } from "../schema.ts";

/** What to do when a call has no answer: it depends on whether money may have moved. */
export const retry = {
  creation: {
    pt: "Criar de novo é seguro: cada chamada devolve outro NIT, e o que não for usado só expira. Use um só por pedido.",
    en: "Creating again is safe: each call returns another NIT, and what is not used merely expires. Use only one for each order.",
    es: "Crear de nuevo es seguro: cada llamada devuelve otro NIT, y lo que no se usa solo vence. Use uno solo por pedido.",
  },
  cancellation: {
    pt: "Pedir de novo é seguro: enquanto o cancelamento não é executado, nada volta ao comprador. Cada pedido gera outro NIT, para uma única execução: se os dois chegarem, execute um só.",
    en: "Asking again is safe: until the cancellation is carried out, nothing is refunded to the buyer. Each request creates another NIT, good for a single run: if both arrive, carry out only one.",
    es: "Pedirla de nuevo es seguro: mientras la cancelación no se ejecuta, nada vuelve al comprador. Cada solicitud genera otro NIT, para una sola ejecución: si llegan los dos, ejecute uno solo.",
  },
  charge: {
    pt: "Nunca repita às cegas. Espere 60 segundos e consulte o NIT até três vezes: o status vale como a resposta que se perdeu. Em `NOV` o cartão não chegou, e a mesma chamada pode ser enviada de novo, com o mesmo NIT. Sem resposta ou em `ERR`, bloqueie uma nova cobrança do mesmo pedido até descobrir o resultado.",
    en: "Never repeat it blindly. Wait 60 seconds and query the NIT up to three times: its status stands for the answer that got lost. In `NOV` the card did not arrive, and the same call can be sent again with the same NIT. Without an answer, or in `ERR`, block a new charge of the same order until you know the result.",
    es: "Nunca la repita a ciegas. Espere 60 segundos y consulte el NIT hasta tres veces: el estado vale como la respuesta que se perdió. En `NOV` la tarjeta no llegó, y la misma llamada puede enviarse de nuevo, con el mismo NIT. Sin respuesta o en `ERR`, bloquee un nuevo cobro del mismo pedido hasta conocer el resultado.",
  },
  twoCards: {
    pt: "Nunca repita às cegas. Espere 60 segundos e consulte até três vezes [pelo `order_id`](./consulta-orderid.mdx): o segundo cartão tem um NIT que só a resposta trazia. Sem resposta, bloqueie uma nova cobrança do mesmo pedido até descobrir o resultado dos dois.",
    en: "Never repeat it blindly. Wait 60 seconds and query up to three times [by the `order_id`](./consulta-orderid.mdx): the second card has a NIT that only the answer carried. Without an answer, block a new charge of the same order until you know the result of both.",
    es: "Nunca la repita a ciegas. Espere 60 segundos y consulte hasta tres veces [por el `order_id`](./consulta-orderid.mdx): la segunda tarjeta tiene un NIT que solo la respuesta traía. Sin respuesta, bloquee un nuevo cobro del mismo pedido hasta conocer el resultado de las dos.",
  },
  reservation: {
    pt: "Nunca repita às cegas: uma segunda reserva também pode ser aceita e prende o limite do comprador. Espere 60 segundos e consulte o NIT até três vezes: em `CON` a reserva foi feita; em `NOV` o cartão não chegou, e a mesma chamada pode ser enviada de novo, com o mesmo NIT. Sem resposta ou em `ERR`, fale com o suporte.",
    en: "Never repeat it blindly: a second reservation may be accepted too, and holds the buyer's limit. Wait 60 seconds and query the NIT up to three times: in `CON` the reservation was made; in `NOV` the card did not arrive, and the same call can be sent again with the same NIT. Without an answer, or in `ERR`, talk to support.",
    es: "Nunca la repita a ciegas: una segunda reserva también puede aceptarse y retiene el límite del comprador. Espere 60 segundos y consulte el NIT hasta tres veces: en `CON` la reserva se hizo; en `NOV` la tarjeta no llegó, y la misma llamada puede enviarse de nuevo, con el mismo NIT. Sin respuesta o en `ERR`, hable con soporte.",
  },
  increment: {
    pt: "Nunca repita às cegas: um segundo incremento também pode ser aceito e prende o limite do comprador. Espere 60 segundos e consulte o NIT até três vezes; no sandbox, `amount` já é a soma quando o incremento foi feito. Sem resposta, ou na dúvida, fale com o suporte.",
    en: "Never repeat it blindly: a second increment may be accepted too, and holds the buyer's limit. Wait 60 seconds and query the NIT up to three times; in the sandbox `amount` is the sum already when the increment was made. Without an answer, or in doubt, talk to support.",
    es: "Nunca la repita a ciegas: un segundo incremento también puede aceptarse y retiene el límite del comprador. Espere 60 segundos y consulte el NIT hasta tres veces; en el sandbox, `amount` ya es la suma cuando el incremento se hizo. Sin respuesta, o ante la duda, hable con soporte.",
  },
  capture: {
    pt: "Nunca repita às cegas. A consulta da reserva não diz se houve captura: no sandbox ela mostra `CON` antes e depois. Ali, repita a captura: `102`, com a reserva em `CON`, diz que a primeira valeu, e o `esitef_usn` dela chega na notificação de status, em `nsuesitef`. Em produção, use a captura idempotente ou fale com o suporte.",
    en: "Never repeat it blindly. The query of the reservation does not say whether there was a capture: in the sandbox it shows `CON` before and after. There, repeat the capture: `102`, with the reservation at `CON`, says that the first one was made, and its `esitef_usn` comes in the status notification, in `nsuesitef`. In production, use the idempotent capture or talk to support.",
    es: "Nunca la repita a ciegas. La consulta de la reserva no dice si hubo captura: en el sandbox muestra `CON` antes y después. Allí, repita la captura: `102`, con la reserva en `CON`, dice que la primera se hizo, y su `esitef_usn` llega en la notificación de estado, en `nsuesitef`. En producción, use la captura idempotente o hable con soporte.",
  },
  externalCapture: {
    pt: "Nunca repita às cegas: o comprador pode já ter sido cobrado. Sem resposta, fale com o suporte.",
    en: "Never repeat it blindly: the buyer may have been charged already. Without an answer, talk to support.",
    es: "Nunca la repita a ciegas: es posible que ya se le haya cobrado al comprador. Sin respuesta, hable con soporte.",
  },
  reservationEdit: {
    pt: "Consulte o NIT antes de repetir: se a reserva já tem o valor novo, a edição foi feita. Depois de três consultas sem resposta, fale com o suporte.",
    en: "Query the NIT before you repeat: if the reservation has the new amount already, the edit was made. After three queries without an answer, talk to support.",
    es: "Consulte el NIT antes de repetir: si la reserva ya tiene el importe nuevo, la edición se hizo. Después de tres consultas sin respuesta, hable con soporte.",
  },
  withoutNit: {
    pt: "Nunca repita às cegas: sem resposta não há NIT. Espere 60 segundos e consulte [pelo `order_id`](./consulta-orderid.mdx) até três vezes. Uma lista vazia não prova que nada aconteceu: sem a transação nela, bloqueie outra tentativa do mesmo pedido até descobrir o resultado. Para poder repetir, use a forma idempotente desta chamada.",
    en: "Never repeat it blindly: without a response there is no NIT. Wait 60 seconds and query [by the `order_id`](./consulta-orderid.mdx) up to three times. An empty list does not prove that nothing happened: without the transaction in it, block another attempt of the same order until you know the result. To be able to repeat, use the idempotent form of this call.",
    es: "Nunca la repita a ciegas: sin respuesta no hay NIT. Espere 60 segundos y consulte [por el `order_id`](./consulta-orderid.mdx) hasta tres veces. Una lista vacía no prueba que nada ocurrió: sin la transacción en ella, bloquee otro intento del mismo pedido hasta conocer el resultado. Para poder repetir, use la forma idempotente de esta llamada.",
  },
  repeatable: {
    pt: "Pode ser repetida até você ter a resposta: a mesma chamada com o mesmo NIT não muda o que já foi decidido. Se a primeira já valeu, a repetição pode responder `102`; no sandbox, `payment.status` diz então o que ficou decidido, `CON` ou `PPN`.",
    en: "It can be repeated until you have the answer: the same call with the same NIT does not change what was decided. If the first one took effect, the repetition may answer `102`; in the sandbox `payment.status` then tells what was decided, `CON` or `PPN`.",
    es: "Puede repetirse hasta tener la respuesta: la misma llamada con el mismo NIT no cambia lo ya decidido. Si la primera ya valió, la repetición puede responder `102`; en el sandbox, `payment.status` dice entonces qué se decidió, `CON` o `PPN`.",
  },
  query: {
    pt: "Consultar não muda nada e pode ser repetido. Respeite um intervalo de alguns segundos entre as tentativas.",
    en: "A query changes nothing and can be repeated. Leave a few seconds between attempts.",
    es: "Consultar no cambia nada y puede repetirse. Deje unos segundos entre los intentos.",
  },
  limited: {
    pt: "Pode ser repetida, mas poucas vezes: consultas demais no mesmo NIT bloqueiam a transação.",
    en: "It can be repeated, but only a few times: too many queries on one NIT block the transaction.",
    es: "Puede repetirse, pero pocas veces: demasiadas consultas sobre el mismo NIT bloquean la transacción.",
  },
  keyed: {
    pt: "Depois de um tempo esgotado, de um HTTP `502` ou de uma resposta que não se lê, repita a mesma chamada, com o mesmo corpo e a mesma `idempotency_key`, até ter a resposta: a operação não é feita outra vez, e o status é o de agora. `NEG` e `ERR` são finais para a chave: uma nova tentativa pede outra, e depois de `ERR` só quando você souber que a primeira não valeu. No sandbox, uma chave vale 24 horas, e depois disso a mesma chamada é uma operação nova. Veja [repetir sem cobrar duas vezes](../pagamento-rest-overview.mdx#idempotencia).",
    en: "After a timeout, an HTTP `502` or a response that cannot be read, repeat the same call, with the same body and the same `idempotency_key`, until you have the answer: the operation is not carried out again, and the status is the current one. `NEG` and `ERR` are final for the key: a new attempt needs another one, and after `ERR` only once you know that the first one had no effect. In the sandbox a key lives for 24 hours, and after that the same call is a new operation. See [repeating without charging twice](../pagamento-rest-overview.mdx#idempotencia).",
    es: "Después de un tiempo agotado, de un HTTP `502` o de una respuesta ilegible, repita la misma llamada, con el mismo cuerpo y la misma `idempotency_key`, hasta tener la respuesta: la operación no se hace otra vez, y el estado es el de ahora. `NEG` y `ERR` son finales para la clave: un nuevo intento pide otra, y después de `ERR` solo cuando sepa que la primera no valió. En el sandbox una clave vale 24 horas, y después la misma llamada es una operación nueva. Vea [repetir sin cobrar dos veces](../pagamento-rest-overview.mdx#idempotencia).",
  },
  refund: {
    pt: "Nunca repita às cegas: o dinheiro pode já ter voltado ao cliente. Espere 60 segundos e consulte até três vezes o NIT do cancelamento, que também vale para um parcial: em `CON` o valor voltou; em `NEG`, não; em `NOV` ele não foi executado, e a mesma chamada pode ser enviada de novo, com o mesmo NIT. Sem resposta ou em `ERR`, fale com o suporte antes de pedir outro cancelamento.",
    en: "Never repeat it blindly: the money may be back with the customer already. Wait 60 seconds and query up to three times the NIT of the cancellation, which tells of a partial one too: in `CON` the amount was refunded; in `NEG` it was not; in `NOV` it was not carried out, and the same call can be sent again with the same NIT. Without an answer, or in `ERR`, talk to support before you ask for another cancellation.",
    es: "Nunca la repita a ciegas: el dinero puede haber vuelto ya al cliente. Espere 60 segundos y consulte hasta tres veces el NIT de la cancelación, que también vale para una parcial: en `CON` el importe volvió; en `NEG`, no; en `NOV` no se ejecutó, y la misma llamada puede enviarse de nuevo, con el mismo NIT. Sin respuesta o en `ERR`, hable con soporte antes de pedir otra cancelación.",
  },
  refundWithoutNit: {
    pt: "Nunca repita às cegas: o dinheiro pode já ter voltado ao cliente, e o NIT do cancelamento só vinha na resposta. Espere 60 segundos e consulte a venda até três vezes: `EST` diz que o valor inteiro voltou. Um cancelamento parcial deixa a venda em `CON` e não aparece no status: fale com o suporte antes de cancelar de novo. Para poder repetir, use o [cancelamento idempotente](./cancelamento-idempotente.mdx).",
    en: "Never repeat it blindly: the money may be back with the customer already, and only the answer carried the NIT of the cancellation. Wait 60 seconds and query the sale up to three times: `EST` means that the whole amount was refunded. A partial cancellation leaves the sale in `CON` and does not show in its status: talk to support before you cancel again. To be able to repeat, use the [idempotent cancellation](./cancelamento-idempotente.mdx).",
    es: "Nunca la repita a ciegas: el dinero puede haber vuelto ya al cliente, y el NIT de la cancelación solo venía en la respuesta. Espere 60 segundos y consulte la venta hasta tres veces: `EST` dice que volvió el importe entero. Una cancelación parcial deja la venta en `CON` y no aparece en el estado: hable con soporte antes de cancelar de nuevo. Para poder repetir, use la [cancelación idempotente](./cancelamento-idempotente.mdx).",
  },
  refundQueued: {
    pt: "Nunca repita às cegas: o cancelamento pode já estar na fila, e o NIT dele só vinha na resposta. Espere 60 segundos e consulte a venda: `EST` diz que o valor voltou. Em `CON` ele pode ainda estar na fila: espere a notificação, ou fale com o suporte antes de cancelar de novo.",
    en: "Never repeat it blindly: the cancellation may be in the queue already, and only the answer carried its NIT. Wait 60 seconds and query the sale: `EST` means that the amount was refunded. In `CON` it may still be in the queue: wait for the notification, or talk to support before you cancel again.",
    es: "Nunca la repita a ciegas: la cancelación puede estar ya en la cola, y su NIT solo venía en la respuesta. Espere 60 segundos y consulte la venta: `EST` dice que el importe volvió. En `CON` puede estar todavía en la cola: espere la notificación, o hable con soporte antes de cancelar de nuevo.",
  },
  refundOutside: {
    pt: "Nunca repita às cegas: o dinheiro pode já ter voltado ao cliente. Sem resposta não há NIT do cancelamento, e a venda original não está no gateway: nenhuma consulta decide. Confirme com a adquirente ou com o suporte antes de cancelar de novo.",
    en: "Never repeat it blindly: the money may be back with the customer already. Without an answer there is no NIT of the cancellation, and the original sale is not in the gateway: no query tells. Check with the acquirer or with support before you cancel again.",
    es: "Nunca la repita a ciegas: el dinero puede haber vuelto ya al cliente. Sin respuesta no hay NIT de la cancelación, y la venta original no está en la pasarela: ninguna consulta decide. Confirme con la adquirente o con soporte antes de cancelar de nuevo.",
  },
  token: {
    pt: "Pedir outro token não move dinheiro e pode ser feito de novo. Se o token não chegar, confira se o seu endereço de autenticidade responde 200. Use o token logo, em uma chamada só.",
    en: "Asking for another token moves no money and can be done again. If the token does not arrive, check that your authenticity address answers 200. Use the token soon, in a single call.",
    es: "Pedir otro token no mueve dinero y puede hacerse de nuevo. Si el token no llega, revise que su dirección de autenticidad responda 200. Use el token enseguida, en una sola llamada.",
  },
  scheduleCreation: {
    pt: "Criar de novo é seguro: cada chamada devolve outro SID, e um agendamento que ninguém ativa só expira.",
    en: "Creating again is safe: each call returns another SID, and a schedule that nobody activates merely expires.",
    es: "Crear de nuevo es seguro: cada llamada devuelve otro SID, y una programación que nadie activa solo vence.",
  },
  activation: {
    pt: "Consulte o agendamento antes de repetir: em `ATV` o cartão já foi aceito; em `NOV` a mesma chamada pode ser repetida; em `ERR` ou `EXP`, crie outro agendamento. Nunca crie outro antes de consultar: os dois cobrariam.",
    en: "Query the schedule before you repeat: in `ATV` the card was accepted already; in `NOV` the same call can be repeated; in `ERR` or `EXP`, create another schedule. Never create another before you query: both would charge.",
    es: "Consulte la programación antes de repetir: en `ATV` la tarjeta ya fue aceptada; en `NOV` puede repetir la misma llamada; en `ERR` o `EXP`, cree otra programación. Nunca cree otra antes de consultar: las dos cobrarían.",
  },
  editCreation: {
    pt: "Criar outra edição é seguro: ela não muda nada até a segunda chamada. Sem assinatura, espere antes o POST de autenticidade: o `seid` pode já ter chegado.",
    en: "Creating another edit is safe: it changes nothing until the second call. Unsigned, wait for the authenticity POST first: the `seid` may have arrived.",
    es: "Crear otra edición es seguro: no cambia nada hasta la segunda llamada. Sin firma, espere antes el POST de autenticidad: el `seid` puede haber llegado ya.",
  },
  edit: {
    pt: "Consulte o agendamento: se a mudança não está lá, repita com o mesmo `seid`; se vier `102`, consulte mais uma vez e só então crie outra edição. A troca do cartão não aparece na consulta: na dúvida, crie outra edição com o mesmo cartão. Uma edição não cobra nada.",
    en: "Query the schedule: if the change is not there, repeat with the same `seid`; if `102` comes, query once more and only then create another edit. A new card does not show in the query: when in doubt, create another edit with the same card. An edit charges nothing.",
    es: "Consulte la programación: si el cambio no está, repita con el mismo `seid`; si llega `102`, consulte una vez más y solo entonces cree otra edición. El cambio de tarjeta no aparece en la consulta: en la duda, cree otra edición con la misma tarjeta. Una edición no cobra nada.",
  },
  storage: {
    pt: "Pode ser repetida: ela não cria um segundo cartão. O status `DUP` diz que o primeiro envio já o armazenou.",
    en: "It can be repeated: it creates no second card. The status `DUP` says that the first sending has stored it.",
    es: "Puede repetirse: no crea una segunda tarjeta. El estado `DUP` dice que el primer envío ya la almacenó.",
  },
  storageOpening: {
    pt: "Abrir de novo é seguro: cada chamada devolve outro `nita` e outro `store_token`, e um armazenamento que nenhuma página usa não guarda cartão nenhum.",
    en: "Opening again is safe: each call returns another `nita` and another `store_token`, and a storage that no page uses keeps no card.",
    es: "Abrirlo de nuevo es seguro: cada llamada devuelve otro `nita` y otro `store_token`, y un almacenamiento que ninguna página usa no guarda ninguna tarjeta.",
  },
  removal: {
    pt: "Consulte o cartão antes de repetir: em `DEL` ou `CAN` ele já foi removido.",
    en: "Query the card before you repeat: in `DEL` or `CAN` it was removed already.",
    es: "Consulte la tarjeta antes de repetir: en `DEL` o `CAN` ya fue eliminada.",
  },
  topUpCreation: {
    pt: "Criar de novo é seguro: cada chamada devolve outro NIT, e enquanto a recarga não é efetivada nada é vendido.",
    en: "Creating again is safe: each call returns another NIT, and until the top-up is carried out nothing is sold.",
    es: "Crear de nuevo es seguro: cada llamada devuelve otro NIT, y mientras la recarga no se ejecuta no se vende nada.",
  },
  topUp: {
    pt: "Nunca repita às cegas: o crédito pode já estar reservado. Espere 60 segundos e consulte a recarga: em `PPC`, confirme ou desfaça; em `NOV`, efetive o mesmo NIT, e não outro. Sem resposta, não crie outra recarga nem cobre outra vez o mesmo pedido.",
    en: "Never repeat it blindly: the credit may be reserved already. Wait 60 seconds and query the top-up: in `PPC`, confirm or void it; in `NOV`, carry out the same NIT, and no other. Without an answer, neither create another top-up nor charge the same order again.",
    es: "Nunca la repita a ciegas: el crédito puede estar ya reservado. Espere 60 segundos y consulte la recarga: en `PPC`, confirme o deshaga; en `NOV`, ejecute el mismo NIT, y no otro. Sin respuesta, no cree otra recarga ni vuelva a cobrar el mismo pedido.",
  },
  topUpConfirmation: {
    pt: "Consulte a recarga antes de repetir: em `PPC`, repita a mesma decisão; em `CON` ela já foi confirmada, e em `PPN`, desfeita. Decida assim que souber da cobrança.",
    en: "Query the top-up before you repeat: in `PPC`, repeat the same decision; in `CON` it was confirmed already, and in `PPN` voided. Decide as soon as you know about the charge.",
    es: "Consulte la recarga antes de repetir: en `PPC`, repita la misma decisión; en `CON` ya se confirmó, y en `PPN` se deshizo. Decida apenas sepa del cobro.",
  },
  registration: {
    pt: "Consulte a loja antes de repetir: se os dados já estão lá, a chamada foi executada, e a consulta traz também a `key`. Nada é cobrado.",
    en: "Query the store before you repeat: if the data are there, the call was carried out, and the query brings the `key` too. Nothing is charged.",
    es: "Consulte el comercio antes de repetir: si los datos ya están, la llamada se ejecutó, y la consulta trae también la `key`. No se cobra nada.",
  },
  generic: {
    pt: "Depende da operação: uma consulta pode ser repetida, com um token novo. Se a operação muda algo na autorizadora, pergunte ao suporte antes de repetir.",
    en: "It depends on the operation: a query can be repeated, with a new token. If the operation changes something at the authorizer, ask support before you repeat.",
    es: "Depende de la operación: una consulta puede repetirse, con un token nuevo. Si la operación cambia algo en la autorizadora, pregunte a soporte antes de repetir.",
  },
  authenticationStart: {
    pt: "Começar de novo é seguro: cada chamada devolve outro `trans_id`, e uma autenticação sem uso só expira.",
    en: "Starting again is safe: each call returns another `trans_id`, and an unused authentication merely expires.",
    es: "Empezar de nuevo es seguro: cada llamada devuelve otro `trans_id`, y una autenticación sin uso solo vence.",
  },
  authentication: {
    pt: "Consulte a autenticação antes de repetir: em `NEW`, repita a mesma chamada; fora de `NEW` ela já foi decidida ou espera pelo comprador. Autenticar não cobra nada.",
    en: "Query the authentication before you repeat: in `NEW`, repeat the same call; outside `NEW` it was decided already or waits for the buyer. Authenticating charges nothing.",
    es: "Consulte la autenticación antes de repetir: en `NEW`, repita la misma llamada; fuera de `NEW` ya fue decidida o espera al comprador. Autenticar no cobra nada.",
  },
} as const satisfies Record<string, LocalizedText>;
