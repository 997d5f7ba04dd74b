import type { HeaderName } from "../headers.data.ts";
import type { ParameterWords } from "./words.ts";

/** What each header of a call means. */
export const headerWords: Readonly<Record<HeaderName, ParameterWords>> = {
  merchant_id: {
    pt: "Código da loja. O de certificação não é o de produção.",
    en: "Code of the store; certification and production have different ones.",
    es: "Código del comercio. El de certificación no es el de producción.",
  },
  merchant_key: {
    pt: "Chave da loja. A de certificação não é a de produção.",
    en: "Key of the store; certification and production have different ones.",
    es: "Clave del comercio. La de certificación no es la de producción.",
  },
  Authorization: {
    pt: "`Bearer` e o JWT que assina a chamada.",
    en: "`Bearer` and the JWT that signs the call.",
    es: "`Bearer` y el JWT que firma la llamada.",
    when: {
      pt: "Quando a loja assina as chamadas em vez de usar o POST de autenticidade.",
      en: "When the store signs its calls instead of using the authenticity POST.",
      es: "Cuando el comercio firma las llamadas en lugar de usar el POST de autenticidad.",
    },
  },
  token: {
    pt: "Token que a chamada do token pediu e que chegou ao endereço de autenticidade.",
    en: "Token that the token call asked for and that came to the authenticity address.",
    es: "Token que pidió la llamada del token y que llegó a la dirección de autenticidad.",
    when: {
      pt: "Sem `Authorization`.",
      en: "Without `Authorization`.",
      es: "Sin `Authorization`.",
    },
  },
  idempotency_key: {
    pt: "Chave que a loja escolhe para a tentativa, com até 80 caracteres. A mesma chave devolve a mesma transação; sem o cabeçalho, a chamada não tem proteção contra a repetição.",
    en: "Key that the store chooses for the attempt, of up to 80 characters. The same key returns the same transaction; without the header nothing protects the call against repetition.",
    es: "Clave que el comercio elige para el intento, de hasta 80 caracteres. La misma clave devuelve la misma transacción; sin el encabezado, nada protege la llamada contra la repetición.",
  },
  group_id: {
    pt: "Código do grupo de lojas. Só para quem consulta por grupo.",
    en: "Code of the store group. Only for those who query by group.",
    es: "Código del grupo de comercios. Solo para quien consulta por grupo.",
  },
  carat_merchant_id: {
    pt: "Código da loja no gateway.",
    en: "Code of the store at the gateway.",
    es: "Código del comercio en la pasarela.",
    when: {
      pt: "Quando o cartão vai como `token`.",
      en: "When the card goes as a `token`.",
      es: "Cuando la tarjeta va como `token`.",
    },
  },
  carat_merchant_key: {
    pt: "Chave da loja no gateway.",
    en: "Key of the store at the gateway.",
    es: "Clave del comercio en la pasarela.",
    when: {
      pt: "Quando o cartão vai como `token`.",
      en: "When the card goes as a `token`.",
      es: "Cuando la tarjeta va como `token`.",
    },
  },
};

const { Authorization: signed } = headerWords;
export const unlessMutualTls = {
  ...signed,
  when: {
    pt: "Obrigatório, a não ser que a conexão use TLS mútuo.",
    en: "Required unless the connection uses mutual TLS.",
    es: "Obligatorio, salvo que la conexión use TLS mutuo.",
  },
} as const satisfies ParameterWords;
export const unlessToken = {
  ...signed,
  when: {
    pt: "Sem `token`.",
    en: "Without `token`.",
    es: "Sin `token`.",
  },
} as const satisfies ParameterWords;
export const signedTopUp = {
  ...signed,
  when: {
    pt: "Obrigatório quando a recarga foi criada com assinatura.",
    en: "Required when the top-up was created with a signature.",
    es: "Obligatorio cuando la recarga se creó con firma.",
  },
} as const satisfies ParameterWords;
export const threeDsStore = {
  merchant_id: {
    pt: "Código da loja no servidor 3DS.",
    en: "Code of the store at the 3DS server.",
    es: "Código del comercio en el servidor 3DS.",
  },
  merchant_key: {
    pt: "Chave da loja no servidor 3DS.",
    en: "Key of the store at the 3DS server.",
    es: "Clave del comercio en el servidor 3DS.",
  },
} as const;
