import type { CallWords } from "../words.ts";

/** Registration of stores, and operations that are an authorizer's own. */
export const merchantOperations = {
  "merchant-token": {
    title: {
      pt: "Token do cadastro de lojas",
      en: "Token for registering stores",
      es: "Token del registro de comercios",
    },
    purpose: {
      pt: "Pede o token que prova que a chamada seguinte é da loja. Ele não vem na resposta: o gateway o envia por POST para o endereço de autenticidade.",
      en: "Asks for the token that proves that the next call is the store's. It does not come in the response: the gateway sends it by POST to the authenticity address.",
      es: "Pide el token que prueba que la llamada siguiente es del comercio. No viene en la respuesta: la pasarela lo envía por POST a la dirección de autenticidad.",
    },
  },
  "merchant-create": {
    title: { pt: "Cadastro de loja", en: "Registering a store", es: "Registro de comercio" },
    purpose: {
      pt: "Cadastra uma loja, que recebe a aparência da página e as configurações de 3DS e de análise de risco da loja que chama. Isso exige uma permissão da loja que chama.",
      en: "Registers a store, which receives the look of the page and the 3DS and risk analysis settings of the calling store. This takes a permission of the calling store.",
      es: "Registra un comercio, que recibe la apariencia de la página y la configuración de 3DS y de análisis de riesgo del comercio que llama. Esto exige un permiso del comercio que llama.",
    },
  },
  "merchant-edit": {
    title: { pt: "Edição de loja", en: "Editing a store", es: "Edición de comercio" },
    purpose: {
      pt: "Muda o cadastro de uma loja. Deixe fora o que não muda.",
      en: "Changes the registration of a store. Leave out what stays as it is.",
      es: "Modifica el registro de un comercio. Omita lo que no cambia.",
    },
  },
  "merchant-query": {
    title: { pt: "Consulta de loja", en: "Querying a store", es: "Consulta de comercio" },
    purpose: {
      pt: "Devolve o cadastro de uma loja, com as configurações e as permissões dela.",
      en: "Returns the registration of a store, with its settings and permissions.",
      es: "Devuelve el registro de un comercio, con su configuración y sus permisos.",
    },
  },
  "merchant-status": {
    title: {
      pt: "Consulta do status da loja",
      en: "Querying the status of a store",
      es: "Consulta del estado del comercio",
    },
    purpose: {
      pt: "Diz se outra loja do seu grupo está ativa. A loja que consulta precisa de permissão.",
      en: "Says whether another store of your group is active. The store that asks needs permission.",
      es: "Dice si otro comercio de su grupo está activa. El comercio que consulta necesita permiso.",
    },
  },
  "generic-token": {
    title: {
      pt: "Token da operação genérica",
      en: "Token for the generic operation",
      es: "Token de la operación genérica",
    },
    purpose: {
      pt: "Pede o token de autenticidade da operação genérica que vem a seguir. Ele não vem na resposta: o gateway o envia por POST para o endereço de autenticidade. A Bradescard exige um novo a cada consulta.",
      en: "Asks for the authenticity token of the generic operation that comes next. It does not come in the response: the gateway sends it by POST to the authenticity address. Bradescard requires a new one for each query.",
      es: "Pide el token de autenticidad de la operación genérica que sigue. No viene en la respuesta: la pasarela lo envía por POST a la dirección de autenticidad. Bradescard exige uno nuevo en cada consulta.",
    },
  },
  "generic-call": {
    title: { pt: "Operação genérica", en: "Generic operation", es: "Operación genérica" },
    purpose: {
      pt: "Executa uma operação que só uma autorizadora tem. É o caso da `172`, a consulta da Bradescard.",
      en: "Runs an operation that only one authorizer has. One of them is `172`, the Bradescard query.",
      es: "Ejecuta una operación que solo tiene una autorizadora. Es el caso de la `172`, la consulta de Bradescard.",
    },
  },
} as const satisfies Readonly<Record<string, CallWords>>;
