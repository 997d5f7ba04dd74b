import type { CallWords } from "../words.ts";

export const paymentOperations = {
  "payment-begin": {
    title: { pt: "Criação da transação", en: "Creating the transaction", es: "Creación de la transacción" },
    purpose: {
      pt: "Registra o que será cobrado e devolve o NIT das próximas chamadas. O cartão ainda não entra, e nada é cobrado. Um NIT sem uso expira no prazo do cadastro da loja: o status passa de `NOV` a `EXP`.",
      en: "Records what will be charged and returns the NIT for the next calls. The card does not come in yet, and nothing is charged. An unused NIT expires after the time set in the store's registration: its status goes from `NOV` to `EXP`.",
      es: "Registra lo que se cobrará y devuelve el NIT de las próximas llamadas. La tarjeta todavía no interviene y no se cobra nada. Un NIT sin uso vence en el plazo del registro del comercio: su estado pasa de `NOV` a `EXP`.",
    },
  },
  "payment-do": {
    title: { pt: "Efetivação do pagamento", en: "Making a payment", es: "Ejecución del pago" },
    purpose: {
      pt: "Envia o cartão e cobra. A resposta já traz o resultado: `CON` quando foi pago, `NEG` quando foi negado e `PPC` quando espera a sua confirmação.",
      en: "Sends the card and charges it. The response already brings the result: `CON` when paid, `NEG` when declined and `PPC` when it waits for your confirmation.",
      es: "Envía la tarjeta y cobra. La respuesta ya trae el resultado: `CON` si se pagó, `NEG` si se rechazó y `PPC` si espera su confirmación.",
    },
  },
  "payment-confirm": {
    title: { pt: "Confirmação do pagamento", en: "Confirming the payment", es: "Confirmación del pago" },
    purpose: {
      pt: "Confirma ou desfaz uma venda que espera em `PPC`, criada com `additional_data.postpone_confirmation`. Confirmada, ela passa a `CON`; desfeita, a `PPN`, e nada é cobrado. Sem decisão, o gateway a desfaz: decida logo.",
      en: "Confirms or voids a sale that waits in `PPC`, created with `additional_data.postpone_confirmation`. Once confirmed it goes to `CON`; once voided to `PPN`, and nothing is charged. Without a decision the gateway voids it: decide soon.",
      es: "Confirma o deshace una venta que espera en `PPC`, creada con `additional_data.postpone_confirmation`. Confirmada pasa a `CON`; deshecha, a `PPN`, y no se cobra nada. Sin decisión, la pasarela la deshace: decida pronto.",
    },
  },
  "payment-confirm-external": {
    title: {
      pt: "Confirmação de origem externa",
      en: "Confirm payment of external origin",
      es: "Confirmación de origen externo",
    },
    purpose: {
      pt: "Confirma ou desfaz uma venda que começou fora do gateway. Antes, crie uma transação do tipo confirmação e use aqui o NIT dela; o suporte informa o tipo e os dados da venda original. Só vale para vendas que passam pelo SiTef.",
      en: "Confirms or voids a sale that started outside the gateway. First create a transaction of the confirmation type and use its NIT here; support tells you the type and the data of the original sale. It works only for sales that go through SiTef.",
      es: "Confirma o deshace una venta que empezó fuera de la pasarela. Antes, cree una transacción del tipo confirmación y use aquí su NIT; soporte informa el tipo y los datos de la venta original. Solo vale para ventas que pasan por SiTef.",
    },
  },
  "payment-query": {
    title: { pt: "Consulta de transação", en: "Querying a transaction", es: "Consulta de transacción" },
    purpose: {
      pt: "Devolve os dados atuais de uma transação dos últimos 15 dias. A resposta sai do banco de dados do gateway; a adquirente não é consultada outra vez. Também aceita o SID de um agendamento.",
      en: "Returns the current data of a transaction of the last 15 days. The answer comes from the gateway's database; the acquirer is not asked again. It also accepts the SID of a schedule.",
      es: "Devuelve los datos actuales de una transacción de los últimos 15 días. La respuesta sale de la base de datos de la pasarela; la adquirente no se consulta de nuevo. También acepta el SID de una programación.",
    },
  },
  "payment-query-v2": {
    title: {
      pt: "Consulta por NIT, interface v2",
      en: "Query by NIT, v2 interface",
      es: "Consulta por NIT, interfaz v2",
    },
    purpose: {
      pt: "Devolve os dados atuais de um pagamento, de uma pré-autorização ou de um cancelamento feito em uma chamada. Lê só o banco de dados do gateway; se houver um agendamento, a resposta traz as duas transações.",
      en: "Returns the current data of a payment, a pre-authorization or a cancellation made in a single call. It reads the gateway's database only; if there is a schedule, the answer brings both transactions.",
      es: "Devuelve los datos actuales de un pago, de una preautorización o de una cancelación hechos en una sola llamada. Lee solo la base de datos de la pasarela; si hay una programación, la respuesta trae ambas transacciones.",
    },
  },
  "payment-query-multiple": {
    title: {
      pt: "Consulta de várias transações",
      en: "Querying several transactions",
      es: "Consulta de varias transacciones",
    },
    purpose: {
      pt: "Devolve todas as transações que combinam com os filtros. Use quando o NIT se perdeu: o dia, o pedido e o número sequencial da loja acham o que foi cobrado. Uma lista vazia não prova que nada foi cobrado: a chamada pode ainda estar em andamento.",
      en: "Finds all transactions that fit the filters. Use it when the NIT got lost: the day, the store's order and its sequence number find what was charged. An empty list does not prove that nothing was charged: the call may still be under way.",
      es: "Devuelve todas las transacciones que coinciden con los filtros. Úsela cuando se perdió el NIT: el día, el pedido y el número secuencial del comercio encuentran lo cobrado. Una lista vacía no prueba que no se cobró nada: la llamada puede estar todavía en curso.",
    },
  },
  "payment-query-order": {
    title: { pt: "Consulta por order_id", en: "Query by order_id", es: "Consulta por order_id" },
    purpose: {
      pt: "Devolve as transações de um pedido da loja. Foi feita para falhas de comunicação: quando a resposta de uma cobrança se perde antes de trazer o NIT, o pedido a encontra. Uma lista vazia não prova que nada foi cobrado: a chamada pode ainda estar em andamento.",
      en: "Returns the transactions of a store order. It is meant for communication failures: when the response of a charge gets lost before it brings the NIT, the order finds it. An empty list does not prove that nothing was charged: the call may still be under way.",
      es: "Devuelve las transacciones de un pedido del comercio. Está hecha para fallas de comunicación: cuando la respuesta de un cobro se pierde antes de traer el NIT, el pedido lo encuentra. Una lista vacía no prueba que no se cobró nada: la llamada puede estar todavía en curso.",
    },
  },
  "payment-query-unified": {
    title: { pt: "Consulta unificada", en: "Unified query", es: "Consulta unificada" },
    purpose: {
      pt: "Busca as transações de todos os canais da loja por data e status, em páginas. Use para conferir o dia ou montar um relatório; para decidir uma venda só, consulte pelo NIT.",
      en: "Searches the transactions of every channel of the store by date and status, in pages. Use it to check the day or to build a report; to decide a single sale, query by the NIT.",
      es: "Busca las transacciones de todos los canales del comercio por fecha y estado, en páginas. Úsela para revisar el día o armar un informe; para decidir una sola venta, consulte por el NIT.",
    },
  },
  "payment-card-query": {
    title: { pt: "Consulta de cartão", en: "Querying a card", es: "Consulta de tarjeta" },
    purpose: {
      pt: "Diz o que o cartão aceita antes de cobrar: parcelas, validade e código de segurança. Só vale para um NIT em `NOV`; consultas demais bloqueiam a transação em `BLQ`.",
      en: "Tells what the card accepts before you charge: instalments, expiry and security code. It works only for a NIT in `NOV`; too many queries block the transaction in `BLQ`.",
      es: "Dice qué acepta la tarjeta antes de cobrar: cuotas, vencimiento y código de seguridad. Solo vale para un NIT en `NOV`; demasiadas consultas bloquean la transacción en `BLQ`.",
    },
  },
  "payment-two-cards": {
    title: { pt: "Pagamento com dois cartões", en: "Payment with two cards", es: "Pago con dos tarjetas" },
    purpose: {
      pt: "Paga um pedido com dois cartões. Cada cartão vira uma transação, e a soma precisa ser igual ao valor da criação. Se um falhar, o outro é desfeito. O suporte habilita a loja.",
      en: "Pays one order with two cards. Each card becomes a transaction, and the sum must equal the amount of the creation. If one fails the other is voided. Support enables the store.",
      es: "Paga un pedido con dos tarjetas. Cada tarjeta se convierte en una transacción, y la suma debe ser igual al importe de la creación. Si una falla, la otra se deshace. Soporte habilita el comercio.",
    },
  },
  "payment-single": {
    title: { pt: "Pagamento em uma chamada", en: "Payment in a single call", es: "Pago en una sola llamada" },
    purpose: {
      pt: "Cria e paga na mesma chamada. É mais rápido, mas não há NIT antes da cobrança: se a resposta se perder, a única forma de achar a venda é o `order_id`. Envie-o sempre.",
      en: "Creates and pays in one call. It is quicker, but there is no NIT before the charge: if the response gets lost, the `order_id` is the only way to find the sale. Always send it.",
      es: "Crea y paga en la misma llamada. Es más rápido, pero no hay NIT antes del cobro: si la respuesta se pierde, la única forma de encontrar la venta es el `order_id`. Envíelo siempre.",
    },
  },
  "payment-idempotent": {
    title: { pt: "Pagamento idempotente", en: "Idempotent payment", es: "Pago idempotente" },
    purpose: {
      pt: "Cria e paga na mesma chamada, protegida contra repetição por uma chave que a loja escolhe. Enviar de novo a mesma chave devolve a mesma transação, sem cobrar outra vez. Guarde a chave com o pedido antes de chamar.",
      en: "Creates and pays in one call, protected against repetition by a key that the store chooses. Sending the same key again returns the same transaction and charges nothing more. Keep the key with the order before you call.",
      es: "Crea y paga en la misma llamada, protegida contra la repetición por una clave que elige el comercio. Enviar de nuevo la misma clave devuelve la misma transacción, sin cobrar otra vez. Guarde la clave con el pedido antes de llamar.",
    },
  },
  "payment-split": {
    title: {
      pt: "Pagamento dividido entre lojas",
      en: "Payment split between stores",
      es: "Pago dividido entre comercios",
    },
    purpose: {
      pt: "Divide uma venda da página de pagamento entre várias lojas cadastradas. Não combina com revisão manual do antifraude, recarga paga junto nem armazenamento do cartão.",
      en: "Splits one sale of the payment page between several registered stores. It does not combine with manual review of risk, a top-up paid with it or storing the card.",
      es: "Divide una venta de la página de pago entre varios comercios registrados. No se combina con la revisión manual de riesgo, una recarga pagada a la vez ni el almacenamiento de la tarjeta.",
    },
  },
} as const satisfies Readonly<Record<string, CallWords>>;
