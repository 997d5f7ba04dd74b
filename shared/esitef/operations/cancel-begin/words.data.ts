import type { CallWords } from "../../words/words.ts";

export const cancelBeginWords = {
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
} as const satisfies CallWords;
