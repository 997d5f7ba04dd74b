import type { CallWords } from "../../words/words.ts";

export const paymentLinkWords = {
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
} as const satisfies CallWords;
