import type { CallWords } from "../../words/words.ts";

export const scheduleEditBeginWords = {
  title: {
    pt: "Criação da edição do agendamento",
    en: "Creating the edit of the schedule",
    es: "Creación de la edición de la programación",
  },
  purpose: {
    pt: "Abre a edição de um agendamento. O SEID, que a próxima chamada usa, segue para o endereço de autenticidade da loja; se ele não responder 200, o SEID é invalidado.",
    en: "Opens the edit of a schedule. The SEID, which the next call uses, goes to the store's authenticity address; if that does not answer 200, the SEID is invalidated.",
    es: "Abre la edición de una programación. El SEID, que usa la próxima llamada, va a la dirección de autenticidad del comercio; si esta no responde 200, el SEID se invalida.",
  },
} as const satisfies CallWords;
