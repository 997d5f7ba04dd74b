import type { OpenLine } from "./open-line.ts";

export const posSitefBrowserOpen: readonly OpenLine[] = [
  {
    page: "pos-sitef-browser/pos-sitef-browser",
    field: {
      pt: "venda sem resposta do servidor",
      en: "sale without an answer of the server",
      es: "venta sin respuesta del servidor",
    },
    question: {
      pt: "O que o terminal faz com uma venda aprovada quando o seu servidor não responde?",
      en: "What does the terminal do with an approved sale when your server does not answer?",
      es: "¿Qué hace la terminal con una venta aprobada cuando su servidor no responde?",
    },
    meanwhile: {
      pt: "Grave o pedido antes de responder e aceite receber o mesmo resultado duas vezes.",
      en: "Record the order before you answer, and take it that the same result may come twice.",
      es: "Registre el pedido antes de responder y acepte recibir el mismo resultado dos veces.",
    },
    owner: "support",
  },
];
