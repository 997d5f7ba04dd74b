import type { ParameterWords } from "../words.ts";

const cardOnce = {
  pt: "Um só de `cardholder.acct.number`, `cartao` e `token`.",
  en: "Exactly one of `cardholder.acct.number`, `cartao` and `token`.",
  es: "Uno solo de `cardholder.acct.number`, `cartao` y `token`.",
};

export const threeDsParameters = {
  "cardholder.acct.number": {
    pt: "Número do cartão.",
    en: "Card number.",
    es: "Número de la tarjeta.",
    when: cardOnce,
  },
  cartao: {
    pt: "Número do cartão, com o nome que a assinatura da versão 2 usa. O sandbox também o aceita na chamada sem assinatura.",
    en: "Card number, under the name that the signature of version 2 uses. The sandbox takes it in an unsigned call too.",
    es: "Número de la tarjeta, con el nombre que usa la firma de la versión 2. El sandbox también lo acepta en la llamada sin firma.",
    when: cardOnce,
  },
  brand_id: {
    pt: "Bandeira do cartão: `1` Visa, `2` Mastercard, `3` American Express, `41` Elo.",
    en: "Brand of the card: `1` Visa, `2` Mastercard, `3` American Express, `41` Elo.",
    es: "Marca de la tarjeta: `1` Visa, `2` Mastercard, `3` American Express, `41` Elo.",
  },
  "purchase.amount": {
    pt: "Valor da compra, em centavos. No simulador, é ele que decide o resultado.",
    en: "Amount of the purchase, in cents. In the simulator it decides the result.",
    es: "Importe de la compra, en centavos. En el simulador, es el que decide el resultado.",
  },
  "purchase.currency": {
    pt: "Moeda da compra, pelo número da ISO 4217: `986` é o real.",
    en: "Currency of the purchase, by its ISO 4217 number: `986` is the real.",
    es: "Moneda de la compra, por su número ISO 4217: `986` es el real.",
  },
  "merchant.mcc": {
    pt: "Código de categoria da loja, o MCC.",
    en: "Category code of the store, the MCC.",
    es: "Código de categoría del comercio, el MCC.",
  },
  "acquirer.merchant_id": {
    pt: "Código da loja na adquirente.",
    en: "Code of the store at the acquirer.",
    es: "Código del comercio en la adquirente.",
  },
  "acquirer.bin": {
    pt: "BIN da adquirente. Não é o do cartão: peça-o a ela ou ao suporte.",
    en: "BIN of the acquirer, not of the card: ask the acquirer or support for it.",
    es: "BIN de la adquirente. No es el de la tarjeta: pídalo a ella o a soporte.",
  },
  browser: {
    pt: "Dados do navegador do comprador: idioma, tela, fuso horário e os cabeçalhos que ele envia.",
    en: "Data of the buyer's browser: language, screen, time zone and the headers that it sends.",
    es: "Datos del navegador del comprador: idioma, pantalla, zona horaria y los encabezados que envía.",
    when: {
      pt: "Pergunte ao suporte quando ele é exigido.",
      en: "Ask support when it is required.",
      es: "Pregunte a soporte cuándo se exige.",
    },
  },
  three_ds_comp_ind: {
    pt: "Se o 3DS Method terminou: `Y` sim, `N` não, `U` indisponível.",
    en: "Whether the 3DS Method finished: `Y` yes, `N` no, `U` unavailable.",
    es: "Si el 3DS Method terminó: `Y` sí, `N` no, `U` no disponible.",
  },
  pay_token_ind: {
    pt: "Se o número é um token de pagamento; o exemplo envia `false`.",
    en: "Whether the number is a payment token; the example sends `false`.",
    es: "Si el número es un token de pago; el ejemplo envía `false`.",
  },
  notification_url: {
    pt: "Endereço da loja que recebe o resultado do desafio, o CRes.",
    en: "Address of the store that receives the result of the challenge, the CRes.",
    es: "Dirección del comercio que recibe el resultado del desafío, el CRes.",
  },
  decoupled_notification_url: {
    pt: "Endereço da loja que recebe o resultado da autenticação desacoplada.",
    en: "Address of the store that receives the result of the decoupled authentication.",
    es: "Dirección del comercio que recibe el resultado de la autenticación desacoplada.",
  },
  trans_type: {
    pt: "Tipo da transação; `01` é compra.",
    en: "Type of the transaction; `01` is a purchase.",
    es: "Tipo de la transacción; `01` es compra.",
  },
  "three_ds_requestor.authentication_ind": {
    pt: "Motivo da autenticação; `01` é pagamento.",
    en: "Reason of the authentication; `01` is a payment.",
    es: "Motivo de la autenticación; `01` es pago.",
  },
  "three_ds_requestor.decoupled_max_time": {
    pt: "Prazo da autenticação desacoplada, em minutos; sem o campo, 5 no sandbox.",
    en: "Timeout of the decoupled authentication, in minutes; without the field, 5 in the sandbox.",
    es: "Plazo de la autenticación desacoplada, en minutos; sin el campo, 5 en el sandbox.",
  },
  "three_ds_requestor.id": {
    pt: "Identificador de quem pede a autenticação.",
    en: "Identifier of who asks for the authentication.",
    es: "Identificador de quien pide la autenticación.",
  },
  "three_ds_requestor.name": {
    pt: "Nome da loja que pede a autenticação.",
    en: "Name of the store that asks for the authentication.",
    es: "Nombre del comercio que pide la autenticación.",
  },
  "three_ds_requestor.url": {
    pt: "Site da loja que pede a autenticação.",
    en: "Website of the store that asks for the authentication.",
    es: "Sitio web del comercio que pide la autenticación.",
  },
  "browser.accept_header": {
    pt: "Cabeçalho `Accept` que o navegador do comprador envia.",
    en: "`Accept` header that the buyer's browser sends.",
    es: "Encabezado `Accept` que envía el navegador del comprador.",
  },
  "browser.ip": { pt: "IP do comprador.", en: "IP of the buyer.", es: "IP del comprador." },
  "browser.javascript_enabled": {
    pt: "Se o navegador executa JavaScript. No exemplo é um booleano de JSON, `true` sem aspas; o sandbox aceita também o texto.",
    en: "Whether the browser runs JavaScript. In the example it is a JSON boolean, `true` without quotes; the sandbox takes the text too.",
    es: "Si el navegador ejecuta JavaScript. En el ejemplo es un booleano de JSON, `true` sin comillas; el sandbox acepta también el texto.",
  },
  "browser.java_enabled": {
    pt: "Se o navegador executa Java. No exemplo é um texto.",
    en: "Whether the browser runs Java. In the example it is text.",
    es: "Si el navegador ejecuta Java. En el ejemplo es un texto.",
  },
  "browser.language": {
    pt: "Idioma do navegador, como `pt-BR`.",
    en: "Language of the browser, such as `pt-BR`.",
    es: "Idioma del navegador, como `pt-BR`.",
  },
  "browser.color_depth": {
    pt: "Bits de cor da tela, como `24`.",
    en: "Color bits of the screen, such as `24`.",
    es: "Bits de color de la pantalla, como `24`.",
  },
  "browser.screen_height": {
    pt: "Altura da tela em pixels, como `864`.",
    en: "Height of the screen in pixels, such as `864`.",
    es: "Alto de la pantalla en píxeles, como `864`.",
  },
  "browser.screen_width": {
    pt: "Largura da tela em pixels, como `1536`.",
    en: "Width of the screen in pixels, such as `1536`.",
    es: "Ancho de la pantalla en píxeles, como `1536`.",
  },
  "browser.tz": {
    pt: "Fuso horário do comprador, em minutos. Pela norma EMV 3DS é o que `getTimezoneOffset()` devolve: `180` em Brasília.",
    en: "Time zone of the buyer, in minutes. By the EMV 3DS standard it is what `getTimezoneOffset()` returns: `180` in Brasília.",
    es: "Zona horaria del comprador, en minutos. Según la norma EMV 3DS es lo que devuelve `getTimezoneOffset()`: `180` en Brasilia.",
  },
  "browser.user_agent": {
    pt: "Cabeçalho `User-Agent` que o navegador do comprador envia.",
    en: "`User-Agent` header that the buyer's browser sends.",
    es: "Encabezado `User-Agent` que envía el navegador del comprador.",
  },
  trans_id: {
    pt: "Identificador da autenticação no servidor 3DS, que o início devolveu.",
    en: "Identifier of the authentication at the 3DS server, which the start returned.",
    es: "Identificador de la autenticación en el servidor 3DS, que devolvió el inicio.",
  },
} as const satisfies Readonly<Record<string, ParameterWords>>;
