import type { CallWords } from "../words.ts";

/** Calls of the payment page and its link. */
export const pageOperations = {
  "html-begin": {
    title: {
      pt: "Criação da transação HTML",
      en: "Creating the HTML transaction",
      es: "Creación de la transacción HTML",
    },
    purpose: {
      pt: "Cria a transação com um campo de formulário `request`, que leva um objeto JSON, e devolve o endereço da página de pagamento. Depois, envie o comprador para esse endereço.",
      en: "Creates the transaction with a form field `request`, which carries a JSON object, and returns the address of the payment page. Then send the buyer to that address.",
      es: "Crea la transacción con un campo de formulario `request`, que lleva un objeto JSON, y devuelve la dirección de la página de pago. Después, envíe al comprador a esa dirección.",
    },
  },
  "html-query": {
    title: {
      pt: "Consulta da transação HTML",
      en: "Querying the HTML transaction",
      es: "Consulta de la transacción HTML",
    },
    purpose: {
      pt: "Responde `OK` quando o NIT existe. O status não vem na resposta: segue depois para o endereço de status da loja; sem um `200`, é reenviado até três vezes.",
      en: "Answers `OK` when the NIT exists. The status does not come in the response: it follows later to the store's status address; without a `200` it is sent again up to three times.",
      es: "Responde `OK` cuando el NIT existe. El estado no viene en la respuesta: llega después a la dirección de estado del comercio; sin un `200`, se reenvía hasta tres veces.",
    },
  },
  "boleto-reissue": {
    title: { pt: "Segunda via do boleto", en: "Second copy of the boleto", es: "Segunda copia del boleto" },
    purpose: {
      pt: "Mostra um boleto outra vez.",
      en: "Shows a boleto once more.",
      es: "Muestra un boleto otra vez.",
    },
  },
  "payment-link": {
    title: {
      pt: "Criação do link de pagamento",
      en: "Creating the payment link",
      es: "Creación del enlace de pago",
    },
    purpose: {
      pt: "Cria um link para enviar ao comprador. Ele vale 48 horas; a pedido, de 5 minutos a 48 horas.",
      en: "Creates a link to send to the buyer. It is good for 48 hours; on request, from 5 minutes to 48 hours.",
      es: "Crea un enlace para enviar al comprador. Vale 48 horas; si se solicita, de 5 minutos a 48 horas.",
    },
  },
} as const satisfies Readonly<Record<string, CallWords>>;
