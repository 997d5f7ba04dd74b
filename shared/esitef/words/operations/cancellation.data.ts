import type { CallWords } from "../words.ts";

export const cancellationOperations = {
  "cancel-begin": {
    title: {
      pt: "Criação do cancelamento",
      en: "Creating the cancellation",
      es: "Creación de la cancelación",
    },
    purpose: {
      pt: "Pede o cancelamento de um pagamento em `CON`. O NIT segue para o endereço de autenticidade da loja, que precisa responder 200, ou volta na resposta quando a chamada é assinada. O POST traz só o NIT, e não a venda de que ele é: sem assinatura, abra um cancelamento de cada vez.",
      en: "Asks for the cancellation of a payment in `CON`. The NIT goes to the store's authenticity address, which must answer 200, or comes back in the response when the request is signed. The POST brings the NIT only, not the sale that it is of: without a signature, open one cancellation at a time.",
      es: "Pide la cancelación de un pago en `CON`. El NIT va a la dirección de autenticidad del comercio, que debe responder 200, o vuelve en la respuesta cuando la solicitud está firmada. El POST trae solo el NIT, y no la venta a la que corresponde: sin firma, abra una cancelación por vez.",
    },
  },
  "cancel-do": {
    title: {
      pt: "Efetivação do cancelamento",
      en: "Making a cancellation",
      es: "Ejecución de la cancelación",
    },
    purpose: {
      pt: "Devolve o dinheiro. Sem `amount`, o cancelamento é total e o pagamento passa a `EST`; depois de um parcial, ele continua em `CON`. Vendas feitas pelo SiTef pedem o cartão outra vez.",
      en: "Gives the money back. Without `amount` the cancellation is whole and the payment goes to `EST`; after a partial one it stays in `CON`. Sales made through SiTef ask for the card again.",
      es: "Devuelve el dinero. Sin `amount`, la cancelación es total y el pago pasa a `EST`; después de una parcial sigue en `CON`. Las ventas hechas por SiTef piden la tarjeta otra vez.",
    },
  },
  "cancel-single": {
    title: {
      pt: "Cancelamento em uma chamada",
      en: "Cancellation in a single call",
      es: "Cancelación en una sola llamada",
    },
    purpose: {
      pt: "Cancela uma venda em uma chamada, com o NIT dela, sem criação e sem POST de autenticidade. Um cancelamento total aprovado leva a venda a `EST`. Nada protege contra a repetição: para poder repetir, use a forma idempotente.",
      en: "Cancels a sale in one call, with its NIT, without a creation and without an authenticity POST. A whole cancellation that is approved leads the sale to `EST`. Nothing protects against repetition: to be able to repeat, use the idempotent form.",
      es: "Cancela una venta en una sola llamada, con su NIT, sin creación y sin POST de autenticidad. Una cancelación total aprobada lleva la venta a `EST`. Nada protege contra la repetición: para poder repetir, use la forma idempotente.",
    },
  },
  "cancel-idempotent": {
    title: { pt: "Cancelamento idempotente", en: "Idempotent cancellation", es: "Cancelación idempotente" },
    purpose: {
      pt: "Cancela em uma chamada, com o NIT do próprio pagamento. Repetir com a mesma chave dá o mesmo resultado e não devolve duas vezes; para uma segunda devolução parcial, use outra chave. Exige assinatura, a não ser que a conexão use TLS mútuo.",
      en: "Cancels in one call, with the NIT of the payment itself. Repeating it with the same key gives the same result and does not pay back twice; for a second partial refund, use another key. It needs a signature unless the connection uses mutual TLS.",
      es: "Cancela en una llamada, con el NIT del propio pago. Repetirla con la misma clave da el mismo resultado y no devuelve dos veces; para una segunda devolución parcial, use otra clave. Exige firma, salvo que la conexión use TLS mutuo.",
    },
  },
  "cancel-async": {
    title: { pt: "Cancelamento assíncrono", en: "Asynchronous cancellation", es: "Cancelación asíncrona" },
    purpose: {
      pt: "Põe o cancelamento em uma fila e responde `PEN`; o resultado, `CON`, `NEG` ou `ERR`, chega por notificação ou por consulta. Só vale para a Bin, com permissão no cadastro da loja, e não para pré-autorizações.",
      en: "Puts the cancellation in a queue and answers `PEN`; the result, `CON`, `NEG` or `ERR`, comes by notification or by query. It works only for Bin, with a permission in the store's registration, and not for pre-authorizations.",
      es: "Pone la cancelación en una cola y responde `PEN`; el resultado, `CON`, `NEG` o `ERR`, llega por notificación o por consulta. Solo vale para Bin, con un permiso en el registro del comercio, y no para preautorizaciones.",
    },
  },
  "cancel-external": {
    title: {
      pt: "Cancelamento de origem externa",
      en: "Cancellation of external origin",
      es: "Cancelación de origen externo",
    },
    purpose: {
      pt: "Cancela um pagamento ou uma pré-autorização que passou pelo SiTef, mas não pelo gateway. No lugar de `esitef_usn` vão os dados da operação original. Se a resposta vier em `NOV`, falta efetivar o cancelamento.",
      en: "Cancels a payment or pre-authorization that went through SiTef but not through the gateway. The data of the original operation take the place of `esitef_usn`. If the response comes in `NOV`, the cancellation still has to be carried out.",
      es: "Cancela un pago o una preautorización que pasó por SiTef, pero no por la pasarela. En lugar de `esitef_usn` van los datos de la operación original. Si la respuesta viene en `NOV`, falta ejecutar la cancelación.",
    },
  },
} as const satisfies Readonly<Record<string, CallWords>>;
