import type { CallWords } from "../../words/words.ts";

export const cardStoreJsBeginWords = {
  title: {
    pt: "Criação do armazenamento em JavaScript",
    en: "Creating the storage for JavaScript",
    es: "Creación del almacenamiento en JavaScript",
  },
  purpose: {
    pt: "Abre o armazenamento de um cartão pela interface JavaScript. A resposta traz, em `store.store_token`, o token da página que recebe o cartão.",
    en: "Opens the storing of a card through the JavaScript interface. The response brings, in `store.store_token`, the token of the page that takes the card.",
    es: "Abre el almacenamiento de una tarjeta por la interfaz JavaScript. La respuesta trae, en `store.store_token`, el token de la página que recibe la tarjeta.",
  },
} as const satisfies CallWords;
