import type { CallWords } from "../../words/words.ts";

export const htmlBeginWords = {
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
} as const satisfies CallWords;
