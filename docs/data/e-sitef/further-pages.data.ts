import type { DescribedParameter } from "@portal/shared/esitef/described.ts";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import type { LocalizedText } from "../schema.ts";
import { javascriptParameter, threeDsPageParameters } from "./page-fields/three-ds-page-parameters.data.ts";
import { retry } from "./retry.data.ts";

/** A page that tells of a call in another situation than the call's own page does. */
export interface FurtherPage {
  readonly of: GatewayOperationId;
  readonly page: string;
  readonly example: string;
  readonly title: LocalizedText;
  readonly purpose: LocalizedText;
  /** Names of the parameters that this situation takes; all of them without it. */
  readonly takes?: readonly string[];
  /** Those of them that are another thing in this situation than on the call's own page. */
  readonly here?: readonly DescribedParameter[];
  readonly inferred?: boolean;
  readonly group?: "authentication";
  readonly path?: string;
  readonly parameters?: readonly DescribedParameter[];
  readonly retry?: LocalizedText;
}

const resource: DescribedParameter = {
  name: "resource",
  in: "path",
  need: "yes",
  shape: { type: "AN", values: ["merchants"], inferred: ["existence"] },
  meaning: {
    pt: "Serviço em que o token será usado: `merchants` para o cadastro de lojas.",
    en: "Service in which the token will be used: `merchants` for registering stores.",
    es: "Servicio en el que se usará el token: `merchants` para el registro de comercios.",
  },
};

export const furtherPages: readonly FurtherPage[] = [
  {
    of: "payment-begin",
    page: "pagamento-js-begin",
    example: "payment-js-begin",
    title: {
      pt: "Criação da transação JavaScript",
      en: "Create JavaScript transaction",
      es: "Crear transacción JavaScript",
    },
    purpose: {
      pt: "Cria a transação que o comprador paga na página da sua loja. É a criação do pagamento com `payment_js` igual a `true`: a resposta traz também o `pay_token`, que vai para o navegador e vale para uma tentativa. A chamada parte do seu servidor; a `merchant_key` nunca vai para a página.",
      en: "Creates the transaction that the buyer pays on your store's page. It is the creation of the payment with `payment_js` equal to `true`: the response also has the `pay_token`, which goes to the browser and is good for one attempt. The call comes from your server; the `merchant_key` never goes to the page.",
      es: "Crea la transacción que el comprador paga en la página de su comercio. Es la creación del pago con `payment_js` igual a `true`: la respuesta trae también el `pay_token`, que va al navegador y vale para un intento. La llamada parte de su servidor; la `merchant_key` nunca va a la página.",
    },
    takes: [
      "payment_js",
      "merchant_usn",
      "order_id",
      "installments",
      "installment_type",
      "authorizer_id",
      "amount",
      "soft_descriptor",
      "authenticate",
      "additional_data.currency",
      "additional_data.postpone_confirmation",
      "additional_data.extra_info",
      "additional_data.payer.name",
      "additional_data.payer.surname",
      "additional_data.payer.email",
      "additional_data.payer.identification_number",
      "additional_data.anti_fraud",
    ],
    here: [javascriptParameter],
  },
  {
    of: "payment-begin",
    page: "3ds-server-begin-js",
    example: "3ds-js-begin",
    title: {
      pt: "Criação da transação JavaScript com 3DS",
      en: "Create JavaScript transaction with 3DS",
      es: "Crear transacción JavaScript con 3DS",
    },
    purpose: {
      pt: "Cria a transação cujo portador é autenticado na página da sua loja antes da cobrança. É a criação do pagamento JavaScript com `authenticate`, que diz o que fazer quando a autenticação não vem: as três regras, caso a caso, estão na [visão geral do 3DS](../3ds-server-overview.mdx#authenticate), e no débito use `1`. Mande também `additional_data.payer`: com 3DS o nome vai até 45 caracteres e o e-mail até 256, e e-mail e telefone ajudam o emissor a autenticar sem desafio. São ainda opcionais o tipo de cada telefone (`phones[].type`), que o sandbox ignora, e o endereço de cobrança em `additional_data.billing_data.address`. O país desse endereço é o código numérico de 3 dígitos da ISO 3166-1; o sandbox o lê em 2 letras, como na [criação do pagamento](./pagamento-rest-begin.mdx). `additional_data.exponent` diz quantas casas decimais tem a moeda. A resposta traz o `pay_token`, que vai para o navegador com o `nit` e vale para uma tentativa: a página o entrega a [startThreeDs](../3ds-start-threeds-js.mdx) e a [esitefDoPayment](../3ds-authenticate-js.mdx).",
      en: "Creates the transaction whose cardholder is authenticated on your store's page before the charge. It is the creation of the JavaScript payment with `authenticate`, which says what to do when the authentication fails to come: the three rules, case by case, are in the [3DS overview](../3ds-server-overview.mdx#authenticate), and debit takes `1`. Send `additional_data.payer` too: with 3DS the name has up to 45 characters and the e-mail up to 256, and e-mail and phone help the issuer authenticate without a challenge. Also optional are the type of each phone (`phones[].type`), which the sandbox ignores, and the billing address in `additional_data.billing_data.address`. The country of that address is the 3-digit numeric code of ISO 3166-1; the sandbox reads it in 2 letters, as in the [creation of a payment](./pagamento-rest-begin.mdx). `additional_data.exponent` says how many decimal places the currency has. The response has the `pay_token`, which goes to the browser with the `nit` and is good for one attempt: the page hands it to [startThreeDs](../3ds-start-threeds-js.mdx) and to [esitefDoPayment](../3ds-authenticate-js.mdx).",
      es: "Crea la transacción cuyo titular se autentica en la página de su comercio antes del cobro. Es la creación del pago JavaScript con `authenticate`, que dice qué hacer cuando la autenticación no llega: las tres reglas, caso por caso, están en la [visión general de 3DS](../3ds-server-overview.mdx#authenticate), y en débito use `1`. Envíe también `additional_data.payer`: con 3DS el nombre llega a 45 caracteres y el correo a 256, y el correo y el teléfono ayudan al emisor a autenticar sin desafío. También son opcionales el tipo de cada teléfono (`phones[].type`), que el sandbox ignora, y la dirección de facturación en `additional_data.billing_data.address`. El país de esa dirección es el código numérico de 3 dígitos de la ISO 3166-1; el sandbox lo lee en 2 letras, como en la [creación del pago](./pagamento-rest-begin.mdx). `additional_data.exponent` dice cuántos decimales tiene la moneda. La respuesta trae el `pay_token`, que va al navegador con el `nit` y vale para un intento: la página lo entrega a [startThreeDs](../3ds-start-threeds-js.mdx) y a [esitefDoPayment](../3ds-authenticate-js.mdx).",
    },
    takes: [
      "payment_js",
      "authenticate",
      "merchant_usn",
      "order_id",
      "installments",
      "installment_type",
      "authorizer_id",
      "amount",
      "soft_descriptor",
      "additional_data.currency",
      "additional_data.exponent",
      "additional_data.postpone_confirmation",
      "additional_data.extra_info",
      "additional_data.payer.name",
      "additional_data.payer.surname",
      "additional_data.payer.email",
      "additional_data.payer.identification_number",
      "additional_data.payer.phones[].ddi",
      "additional_data.payer.phones[].ddd",
      "additional_data.payer.phones[].number",
      "additional_data.anti_fraud",
    ],
    here: threeDsPageParameters,
  },
  {
    of: "cancel-do",
    page: "cancelamento-rest-host",
    example: "cancel-host",
    title: { pt: "Cancelamento via host", en: "Cancellation via host", es: "Cancelación vía host" },
    purpose: {
      pt: "Efetiva um cancelamento que a autorizadora resolve com os dados da venda original, sem pedir o cartão outra vez. É a chamada da efetivação só com o valor. Pergunte ao suporte se o seu roteamento a aceita.",
      en: "Carries out a cancellation that the authorizer settles with the data of the original sale, without asking for the card again. It is the call that carries out a cancellation with the amount alone. Ask support whether your routing accepts it.",
      es: "Ejecuta una cancelación que la autorizadora resuelve con los datos de la venta original, sin pedir la tarjeta otra vez. Es la llamada de ejecución solo con el importe. Pregunte a soporte si su enrutamiento la acepta.",
    },
    takes: ["nit", "amount"],
    inferred: true,
  },
  {
    of: "preauth-edit",
    page: "pre-autorizacao-rest-editpreauthorization-origem-externa",
    example: "preauth-edit-external",
    title: {
      pt: "Edição de origem externa",
      en: "Edit of external origin",
      es: "Edición de origen externo",
    },
    purpose: {
      pt: "Troca o valor de uma reserva feita fora do gateway. Antes, crie uma transação com os dados da reserva original e use aqui o NIT dela; o suporte informa quais dados. Até uma resposta com `code` `0`, vale o valor antigo.",
      en: "Replaces the amount of a reservation made outside the gateway. First create a transaction with the data of the original reservation and use its NIT here; support tells you which data. Until a response with `code` `0`, the old amount holds.",
      es: "Cambia el importe de una reserva hecha fuera de la pasarela. Antes, cree una transacción con los datos de la reserva original y use aquí su NIT; soporte informa cuáles. Hasta una respuesta con `code` `0`, vale el importe anterior.",
    },
    inferred: true,
  },
  {
    of: "preauth-capture",
    page: "pre-autorizacao-rest-capture-origem-externa",
    example: "preauth-capture-external",
    retry: retry.externalCapture,
    title: {
      pt: "Captura de origem externa",
      en: "Capture of external origin",
      es: "Captura de origen externo",
    },
    purpose: {
      pt: "Cobra uma reserva feita fora do gateway, inteira ou menor. Antes, crie uma transação com os dados da reserva original e use aqui o NIT dela; o suporte informa quais dados. Guarde o `esitef_usn` da captura para o cancelamento.",
      en: "Charges a reservation made outside the gateway, whole or lower. First create a transaction with the data of the original reservation and use its NIT here; support tells you which data. Keep the capture's `esitef_usn` for a cancellation.",
      es: "Cobra una reserva hecha fuera de la pasarela, total o menor. Antes, cree una transacción con los datos de la reserva original y use aquí su NIT; soporte informa cuáles. Guarde el `esitef_usn` de la captura para la cancelación.",
    },
    inferred: true,
  },
  {
    of: "merchant-token",
    page: "autenticacao-token",
    example: "token-create",
    title: {
      pt: "Criação de token de acesso",
      en: "Access token creation",
      es: "Creación de token de acceso",
    },
    purpose: {
      pt: "Cria um token de 66 caracteres que prova que a chamada seguinte é mesmo da loja. Ele não vem na resposta: o gateway o envia por POST para o endereço de autenticidade. No cadastro de lojas ele vai no cabeçalho `token`, e quem assina as chamadas com `Authorization` não precisa dele; o das [operações genéricas](./generic-operation-rest-token.mdx), que vai em `parameters.token`, no corpo, tem uma chamada própria. A [lista de cartões](./armazenamento-rest-listagem.mdx) também pede um token: assine a chamada ou pergunte ao suporte como criá-lo.",
      en: "Creates a token of 66 characters that proves that the next call really is the store's. It does not come in the response: the gateway sends it by POST to the authenticity address. In the registration of stores it goes in the `token` header, and those who sign their calls with `Authorization` do not need it; the token for [generic operations](./generic-operation-rest-token.mdx), which goes in `parameters.token` of the body, has a call of its own. The [list of cards](./armazenamento-rest-listagem.mdx) asks for a token too: sign the call, or ask support how to create it.",
      es: "Crea un token de 66 caracteres que prueba que la llamada siguiente es realmente del comercio. No viene en la respuesta: la pasarela lo envía por POST a la dirección de autenticidad. En el registro de comercios va en el encabezado `token`, y quien firma las llamadas con `Authorization` no lo necesita; el de las [operaciones genéricas](./generic-operation-rest-token.mdx), que va en `parameters.token`, en el cuerpo, tiene una llamada propia. El [listado de tarjetas](./armazenamento-rest-listagem.mdx) también pide un token: firme la llamada o pregunte a soporte cómo crearlo.",
    },
    group: "authentication",
    path: "/v1/token/{resource}",
    parameters: [resource],
  },
];
