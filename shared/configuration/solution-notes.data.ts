import type { Localized } from "../locales.ts";
import type { solutionModels } from "./options.ts";

/**
 * What each solution model means, for somebody who chooses one. These texts stand apart from the options because
 * every function bundles those.
 */
export const solutionNotes = {
  rest: {
    pt: "A loja coleta os dados do cartão no próprio servidor.",
    en: "The store collects card data on its own server.",
    es: "El comercio recoge los datos de la tarjeta en su propio servidor.",
  },
  html: {
    pt: "O comprador digita o cartão na página do gateway.",
    en: "The buyer types the card on the gateway page.",
    es: "El comprador escribe la tarjeta en la página de la pasarela.",
  },
  js: {
    pt: "O cartão vai da página da loja direto para o gateway.",
    en: "The card goes from the store page straight to the gateway.",
    es: "La tarjeta va de la página del comercio directo a la pasarela.",
  },
  "payment-link": {
    pt: "A loja envia um endereço de pagamento ao comprador.",
    en: "The store sends the buyer a payment address.",
    es: "El comercio envía al comprador una dirección de pago.",
  },
  "virtual-pos": {
    pt: "O operador digita a venda no portal do lojista.",
    en: "An operator types the sale in the merchant portal.",
    es: "Un operador escribe la venta en el portal del comercio.",
  },
  "middleware-gateway": {
    pt: "Um middleware ou gateway atende várias lojas.",
    en: "A middleware or gateway serves several stores.",
    es: "Un middleware o gateway atiende varios comercios.",
  },
  "platform-connector": {
    pt: "Um conector pronto da plataforma de e-commerce.",
    en: "A ready connector of the e-commerce platform.",
    es: "Un conector listo de la plataforma de e-commerce.",
  },
} as const satisfies Readonly<Record<(typeof solutionModels)[number]["id"], Localized>>;
