import type { ValueWords } from "@portal/shared/product-api/schema.ts";
import type { PspValue } from "./values.data.ts";

export const pspValueWords = {
  "x-timestamp": {
    pt: "Momento da chamada, contra repetições: milissegundos desde 1970.",
    en: "Moment of the call, against replay: milliseconds since 1970.",
    es: "Momento de la llamada, contra repeticiones: milisegundos desde 1970.",
  },
  "x-request-id": {
    pt: "Um UUID novo em cada chamada, para rastreio e idempotência.",
    en: "A new UUID in each call, for tracing and idempotency.",
    es: "Un UUID nuevo en cada llamada, para rastreo e idempotencia.",
  },
  "x-hmac-signature": {
    pt: "HMAC-SHA256, em Base64, de `apikey`, `x-timestamp`, corpo e caminho da URL, um depois do outro.",
    en: "HMAC-SHA256, in Base64, of `apikey`, `x-timestamp`, body and path of the URL, one after the other.",
    es: "HMAC-SHA256, en Base64, de `apikey`, `x-timestamp`, cuerpo y ruta de la URL, uno después del otro.",
  },
  client_id: {
    pt: "Identificação do integrador.",
    en: "Id of the integrator.",
    es: "Identificación del integrador.",
  },
  client_secret: {
    pt: "Segredo do integrador.",
    en: "Secret of the integrator.",
    es: "Secreto del integrador.",
  },
  expires_in: {
    pt: "Por quantos segundos o token vale.",
    en: "For how many seconds the token is good.",
    es: "Durante cuántos segundos vale el token.",
  },
  "document.type": { pt: "Tipo do documento.", en: "Kind of document.", es: "Tipo de documento." },
  "document.number": {
    pt: "Número do documento.",
    en: "Number of the document.",
    es: "Número del documento.",
  },
  tradeName: { pt: "Nome fantasia.", en: "Trade name.", es: "Nombre comercial." },
  legalName: { pt: "Razão social.", en: "Legal name.", es: "Razón social." },
  "contact.name": { pt: "Nome do contato.", en: "Name of the contact.", es: "Nombre del contacto." },
  "contact.email": { pt: "E-mail do contato.", en: "E-mail of the contact.", es: "Correo del contacto." },
  "contact.phone": { pt: "Telefone do contato.", en: "Phone of the contact.", es: "Teléfono del contacto." },
  averageTicket: { pt: "Tíquete médio.", en: "Average ticket.", es: "Ticket promedio." },
  "address.street": { pt: "Rua.", en: "Street.", es: "Calle." },
  "address.number": { pt: "Número.", en: "House number.", es: "Número." },
  "address.subNumber": { pt: "Complemento.", en: "Flat or suite.", es: "Complemento." },
  "address.locality": { pt: "Bairro.", en: "District.", es: "Barrio." },
  "address.city": { pt: "Cidade.", en: "City.", es: "Ciudad." },
  "address.province": { pt: "Estado.", en: "State.", es: "Estado o provincia." },
  "address.postalCode": { pt: "CEP.", en: "Postal code.", es: "Código postal." },
  "address.country": { pt: "País, pela ISO 3166.", en: "Country, by ISO 3166.", es: "País, según ISO 3166." },
  pixFee: {
    pt: "Tarifa do Pix: um valor fixo, ou uma porcentagem com os seus limites.",
    en: "Pix fee: a fixed amount, or a percentage with its limits.",
    es: "Tarifa de Pix: un importe fijo, o un porcentaje con sus límites.",
  },
  "pixFee.amount": {
    pt: "Tarifa fixa; exclui a percentual.",
    en: "Fixed fee; excludes the percentage.",
    es: "Tarifa fija; excluye la porcentual.",
  },
  "pixFee.percentage": { pt: "Tarifa percentual.", en: "Percentage fee.", es: "Tarifa porcentual." },
  "pixFee.min": {
    pt: "Menor valor da tarifa percentual.",
    en: "Lower limit of the percentage fee.",
    es: "Valor mínimo de la tarifa porcentual.",
  },
  "pixFee.max": {
    pt: "Maior valor da tarifa percentual.",
    en: "Upper limit of the percentage fee.",
    es: "Valor máximo de la tarifa porcentual.",
  },
  url: {
    pt: "Link que o lojista abre para aceitar os termos.",
    en: "Link that the merchant opens to accept the terms.",
    es: "Enlace que el comercio abre para aceptar los términos.",
  },
  id: {
    pt: "Identificação do pedido de aceite.",
    en: "Id of the consent.",
    es: "Identificación de la aceptación.",
  },
  link_id: {
    pt: "Identificação do link de aceite.",
    en: "Id of the consent link.",
    es: "Identificación del enlace de aceptación.",
  },
  amount: { pt: "Valor em reais.", en: "Amount in Brazilian reais.", es: "Importe en reales." },
  pixKey: {
    pt: "Chave Pix da sua conta.",
    en: "Pix key of your own account.",
    es: "Clave Pix de su propia cuenta.",
  },
  receiverPixKey: {
    pt: "Chave Pix de quem recebe.",
    en: "Pix key of the receiver.",
    es: "Clave Pix de quien recibe.",
  },
  receiverDocument: {
    pt: "Documento de quem recebe, conferido com a chave.",
    en: "Document of the receiver, checked against the key.",
    es: "Documento de quien recibe, que se contrasta con la clave.",
  },
  txid: {
    pt: "Identificação da saída.",
    en: "Id of the cash-out.",
    es: "Identificación del retiro.",
  },
  endToEnd: {
    pt: "Identificação do Pix de ponta a ponta; nula até a confirmação.",
    en: "End-to-end id of the Pix; null until it is confirmed.",
    es: "Identificación del Pix de extremo a extremo; nula hasta la confirmación.",
  },
  status: {
    pt: "Em que ponto está a saída. Guarde como vem um valor que você não conhece.",
    en: "How far the cash-out has come. Keep a value that you do not know as it comes.",
    es: "En qué punto está el retiro. Guarde tal como viene un valor que no conoce.",
  },
  WebhookUrl: {
    pt: "Endereço que recebe os avisos.",
    en: "Address that receives the notices.",
    es: "Dirección que recibe las notificaciones.",
  },
} as const satisfies Record<PspValue, ValueWords>;
