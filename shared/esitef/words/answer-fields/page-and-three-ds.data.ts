import type { Localized } from "../../../locales.ts";

export const pageAndThreeDsAnswers = {
  url: {
    pt: "Endereço para onde o comprador é enviado.",
    en: "Address that the buyer is sent to.",
    es: "Dirección a la que se envía al comprador.",
  },
  nsuesitef: {
    pt: "Número do gateway para a transação.",
    en: "Gateway sequence number of the transaction.",
    es: "Número de la pasarela para la transacción.",
  },
  nit: {
    pt: "Identificador da transação.",
    en: "Identifier of the transaction.",
    es: "Identificador de la transacción.",
  },
  nita: {
    pt: "Identificador do armazenamento do cartão.",
    en: "Identifier of the storage of the card.",
    es: "Identificador del almacenamiento de la tarjeta.",
  },
  nsua: {
    pt: "Número do armazenamento do cartão.",
    en: "Number of the storage of the card.",
    es: "Número del almacenamiento de la tarjeta.",
  },
  "(body)": {
    pt: "O corpo inteiro é `OK` quando o NIT existe.",
    en: "The whole body is `OK` when the NIT exists.",
    es: "El cuerpo entero es `OK` cuando el NIT existe.",
  },
  "(page)": { pt: "Página com o boleto.", en: "Page with the boleto.", es: "Página con el boleto." },
  "three_ds_server.trans_id": {
    pt: "Identificador da autenticação no servidor 3DS.",
    en: "Identifier of the authentication at the 3DS server.",
    es: "Identificador de la autenticación en el servidor 3DS.",
  },
  "three_ds_server.status": {
    pt: "Status da autenticação: `AUY` autenticada, `AUC` falta um desafio, `AUN` não autenticada, `AUD` desacoplada, entre outros.",
    en: "Status of the authentication: `AUY` authenticated, `AUC` a challenge is needed, `AUN` not authenticated, `AUD` decoupled, among others.",
    es: "Estado de la autenticación: `AUY` autenticada, `AUC` falta un desafío, `AUN` no autenticada, `AUD` desacoplada, entre otros.",
  },
  "three_ds_server.message_version": {
    pt: "Versão do protocolo 3DS. Guarde-a: o CReq do desafio a leva.",
    en: "Version of the 3DS protocol. Keep it: the CReq of the challenge carries it.",
    es: "Versión del protocolo 3DS. Guárdela: el CReq del desafío la lleva.",
  },
  three_ds_method_url: {
    pt: "Endereço do 3DS Method do cartão.",
    en: "Address of the card's 3DS Method.",
    es: "Dirección del 3DS Method de la tarjeta.",
  },
  "acs.challenge_url": {
    pt: "Endereço do desafio, só em `AUC`. Ele também aparece como `acs.url`: aceite os dois nomes.",
    en: "Address of the challenge, only in `AUC`. It also appears as `acs.url`: take both names.",
    es: "Dirección del desafío, solo en `AUC`. También aparece como `acs.url`: acepte los dos nombres.",
  },
  "acs.creq": {
    pt: "CReq pronto para enviar ao endereço do desafio.",
    en: "CReq ready to be sent to the address of the challenge.",
    es: "CReq listo para enviar a la dirección del desafío.",
  },
  eci: {
    pt: "ECI da autenticação, que segue no pagamento.",
    en: "ECI of the authentication, which goes into the payment.",
    es: "ECI de la autenticación, que va en el pago.",
  },
  "authentication.value": {
    pt: "Valor da autenticação, o CAVV, que segue no pagamento.",
    en: "Value of the authentication, the CAVV, which goes into the payment.",
    es: "Valor de la autenticación, el CAVV, que va en el pago.",
  },
  brand_id: { pt: "Bandeira do cartão.", en: "Brand of the card.", es: "Marca de la tarjeta." },
  device_channel: {
    pt: "Canal da autenticação: `01` aplicativo, `02` navegador, `03` iniciada pela loja.",
    en: "Channel of the authentication: `01` app, `02` browser, `03` started by the store.",
    es: "Canal de la autenticación: `01` aplicación, `02` navegador, `03` iniciada por el comercio.",
  },
} as const satisfies Readonly<Record<string, Localized>>;
