import type { DescribedParameter } from "@portal/shared/esitef/described.ts";
import { digits, text } from "@portal/shared/esitef/shape.ts";

const helps = {
  pt: "Opcional; ajuda o emissor a autenticar sem desafio.",
  en: "Optional; it helps the issuer authenticate without a challenge.",
  es: "Opcional; ayuda al emisor a autenticar sin desafío.",
};

/** The creation of a payment is one for a JavaScript page by this alone. */
export const javascriptParameter: DescribedParameter = {
  name: "payment_js",
  in: "body",
  need: "yes",
  shape: text(5),
  meaning: {
    pt: "Sempre `true`: prepara o pagamento em JavaScript, e a resposta traz `payment.pay_token`.",
    en: "Always `true`: it prepares the JavaScript payment, and the answer brings `payment.pay_token`.",
    es: "Siempre `true`: prepara el pago en JavaScript, y la respuesta trae `payment.pay_token`.",
  },
};

/** As the public page of the creation with 3DS has them: others than those of the creation of any payment. */
export const threeDsPageParameters: readonly DescribedParameter[] = [
  javascriptParameter,
  {
    name: "authenticate",
    in: "body",
    need: "yes",
    shape: digits(1, { values: ["1", "2", "3"] }),
    meaning: {
      pt: "O que fazer com o 3DS: `1` nega se a bandeira não suporta ou a autenticação falha, `2` segue se a bandeira não suporta, `3` segue mesmo com falha, menos se o comprador cancela ou abandona o desafio.",
      en: "What to do about 3DS: `1` declines if the brand lacks it or authentication fails, `2` goes on if the brand lacks it, `3` goes on even when it fails, unless the buyer cancels or leaves the challenge.",
      es: "Qué hacer con 3DS: `1` rechaza si la marca no lo admite o la autenticación falla, `2` sigue si la marca no lo admite, `3` sigue aunque falle, salvo si el comprador cancela o abandona el desafío.",
    },
  },
  {
    name: "additional_data.extra_info",
    in: "body",
    need: "no",
    shape: text(64),
    meaning: {
      pt: "O que a loja, que pede a autenticação, acrescenta sobre a conta do comprador.",
      en: "What the store, which asks for the authentication, adds about the buyer's account.",
      es: "Lo que el comercio, que pide la autenticación, agrega sobre la cuenta del comprador.",
    },
  },
  {
    name: "additional_data.payer.name",
    in: "body",
    need: "conditional",
    shape: text(45),
    meaning: {
      pt: "Nome do portador do cartão.",
      en: "Cardholder's name.",
      es: "Nombre del titular de la tarjeta.",
    },
    when: {
      pt: "Opcional no 3DS; exigido na análise de risco e pela PagBank.",
      en: "Optional for 3DS; required for risk analysis and by PagBank.",
      es: "Opcional en 3DS; exigido en el análisis de riesgo y por PagBank.",
    },
  },
  {
    name: "additional_data.payer.email",
    in: "body",
    need: "conditional",
    shape: text(256),
    meaning: {
      pt: "E-mail do portador do cartão. O sandbox aceita até 100 caracteres.",
      en: "Cardholder's e-mail. The sandbox takes up to 100 characters.",
      es: "Correo electrónico del titular de la tarjeta. El sandbox acepta hasta 100 caracteres.",
    },
    when: {
      pt: "Opcional no 3DS, em que ajuda a evitar o desafio; exigido na análise de risco e pela PagBank.",
      en: "Optional for 3DS, where it helps to avoid the challenge; required for risk analysis and by PagBank.",
      es: "Opcional en 3DS, donde ayuda a evitar el desafío; exigido en el análisis de riesgo y por PagBank.",
    },
  },
  {
    name: "additional_data.payer.phones[].ddi",
    in: "body",
    need: "no",
    shape: digits(3),
    meaning: {
      pt: `Código do país do telefone do portador. ${helps.pt}`,
      en: `Country code of the cardholder's phone. ${helps.en}`,
      es: `Código de país del teléfono del titular. ${helps.es}`,
    },
  },
  {
    name: "additional_data.payer.phones[].ddd",
    in: "body",
    need: "no",
    shape: digits(3),
    meaning: {
      pt: `Código de área do telefone. ${helps.pt}`,
      en: `Area code of the phone. ${helps.en}`,
      es: `Código de área del teléfono. ${helps.es}`,
    },
  },
  {
    name: "additional_data.payer.phones[].number",
    in: "body",
    need: "no",
    shape: digits(12),
    meaning: {
      pt: `Número do telefone. ${helps.pt} O sandbox aceita até 10 dígitos.`,
      en: `Phone number. ${helps.en} The sandbox takes up to 10 digits.`,
      es: `Número del teléfono. ${helps.es} El sandbox acepta hasta 10 dígitos.`,
    },
  },
];
