import type { Localized } from "../../../shared/locales.ts";
import type { Operation, Parameter } from "../../data/schema.ts";

export const operationWords = {
  call: { pt: "Chamada", en: "Call", es: "Llamada" },
  header: { pt: "Cabeçalho", en: "Header", es: "Encabezado" },
  merchantId: {
    pt: "Código da loja, até 15 caracteres. O de certificação é diferente do de produção.",
    en: "Code of the store, up to 15 characters. Certification and production have different ones.",
    es: "Código de la tienda, hasta 15 caracteres. El de certificación es distinto del de producción.",
  },
  merchantKey: {
    pt: "Chave da loja, até 80 caracteres. Só o seu servidor pode conhecê-la.",
    en: "Key of the store, up to 80 characters. Only your server may know it.",
    es: "Clave de la tienda, hasta 80 caracteres. Solo su servidor puede conocerla.",
  },
  contentType: {
    pt: "Sempre `application/json`.",
    en: "Always `application/json`.",
    es: "Siempre `application/json`.",
  },
  illustrativeCall: {
    pt: "O comportamento é conhecido, mas o caminho desta chamada foi completado por nós. Confirme com o suporte.",
    en: "The behaviour is known, but we completed the path of this call. Confirm it with support.",
    es: "El comportamiento es conocido, pero completamos la ruta de esta llamada. Confírmela con soporte.",
  },
  parameters: { pt: "Parâmetros", en: "Parameters", es: "Parámetros" },
  name: { pt: "Nome", en: "Name", es: "Nombre" },
  type: { pt: "Tipo", en: "Type", es: "Tipo" },
  required: { pt: "Obrigatório", en: "Required", es: "Obligatorio" },
  meaning: { pt: "Significado", en: "Meaning", es: "Significado" },
  legend: {
    pt: "marca o que completamos: confirme com o suporte antes de depender disso.",
    en: "marks what we completed: confirm it with support before you rely on it.",
    es: "marca lo que completamos: confírmelo con soporte antes de depender de ello.",
  },
  example: { pt: "Exemplo", en: "Example", es: "Ejemplo" },
  answer: { pt: "Resposta", en: "Response", es: "Respuesta" },
  readStatus: {
    pt: "Leia primeiro `code` e depois o [status da transação](%status%). Um campo vazio pode não vir na resposta.",
    en: "Read `code` first and then the [transaction status](%status%). An empty field may be missing from the response.",
    es: "Lea primero `code` y después el [estado de la transacción](%status%). Un campo vacío puede no venir en la respuesta.",
  },
  readCard: {
    pt: "Leia primeiro `code`: só com `0` os demais campos valem. Um campo vazio pode não vir na resposta.",
    en: "Read `code` first: the other fields hold only with `0`. An empty field may be missing from the response.",
    es: "Lea primero `code`: los demás campos solo valen con `0`. Un campo vacío puede no venir en la respuesta.",
  },
  readToken: {
    pt: "Esta resposta não tem `code` nem status de transação: `response_code` traz os mesmos valores, listados abaixo.",
    en: "This response has neither `code` nor a transaction status: `response_code` brings the same values, listed below.",
    es: "Esta respuesta no tiene `code` ni estado de transacción: `response_code` trae los mismos valores, indicados abajo.",
  },
  errors: { pt: "Status e códigos", en: "Statuses and codes", es: "Estados y códigos" },
  otherCodes: {
    pt: "Trate um código que não está aqui como falha e guarde a mensagem para o suporte.",
    en: "Treat a code that is not here as a failure and keep the message for support.",
    es: "Trate un código que no está aquí como falla y guarde el mensaje para soporte.",
  },
  oneValue: { pt: "Valor aceito:", en: "Accepted value:", es: "Valor aceptado:" },
  values: { pt: "Valores aceitos:", en: "Accepted values:", es: "Valores aceptados:" },
  tryIt: { pt: "Experimente", en: "Try it", es: "Pruébela" },
  tryItText: {
    pt: "Importe a [descrição OpenAPI](%openapi%) no Postman, no Insomnia ou em outro cliente HTTP e faça esta chamada no ambiente de certificação, com o seu %credentials%. Se ela pede um cartão, use um [cartão de teste](%cards%).",
    en: "Import the [OpenAPI description](%openapi%) into Postman, Insomnia or another HTTP client and make this call in the certification environment, with your %credentials%. If it asks for a card, use a [test card](%cards%).",
    es: "Importe la [descripción OpenAPI](%openapi%) en Postman, Insomnia u otro cliente HTTP y haga esta llamada en el ambiente de certificación, con su %credentials%. Si pide una tarjeta, use una [tarjeta de prueba](%cards%).",
  },
  action: { pt: "O que fazer", en: "What to do", es: "Qué hacer" },
  retry: { pt: "Se não houver resposta", en: "If there is no answer", es: "Si no hay respuesta" },
  more: { pt: "Veja também", en: "See also", es: "Vea también" },
} as const satisfies Record<string, Localized>;

export const requiredWords: Record<Parameter["required"], Localized> = {
  yes: { pt: "Sim", en: "Yes", es: "Sí" },
  no: { pt: "Não", en: "No", es: "No" },
  conditional: { pt: "Depende", en: "Depends", es: "Depende" },
};

/** Beside the name of a parameter, where no heading says what the word is about. */
export const requiredText: Record<Parameter["required"], Localized> = {
  yes: { pt: "obrigatório", en: "required", es: "obligatorio" },
  no: { pt: "opcional", en: "optional", es: "opcional" },
  conditional: {
    pt: "obrigatório em alguns casos",
    en: "required in some cases",
    es: "obligatorio en algunos casos",
  },
};

export const typeWords: Record<Parameter["type"], Localized> = {
  N: { pt: "numérico", en: "numeric", es: "numérico" },
  A: { pt: "letras", en: "letters", es: "letras" },
  AN: { pt: "alfanumérico", en: "alphanumeric", es: "alfanumérico" },
  B: { pt: "booleano", en: "boolean", es: "booleano" },
  D: { pt: "data", en: "date", es: "fecha" },
  object: { pt: "objeto", en: "object", es: "objeto" },
  array: { pt: "lista", en: "list", es: "lista" },
};

/** Where a parameter goes; most go in the body, which needs no word. */
export const placeText: Partial<Record<Parameter["in"], Localized>> = {
  path: { pt: "no caminho", en: "in the path", es: "en la ruta" },
  query: { pt: "na URL", en: "in the URL", es: "en la URL" },
};

/** Below "API reference" in the sidebar. */
export const groupWords: Record<Operation["group"], Localized> = {
  authentication: { pt: "Autenticação", en: "Authentication", es: "Autenticación" },
  payment: { pt: "Pagamento", en: "Payment", es: "Pago" },
  cancellation: { pt: "Cancelamento", en: "Cancellation", es: "Cancelación" },
  "pre-authorization": { pt: "Pré-autorização", en: "Pre-authorization", es: "Preautorización" },
};

/** The guides to read beside a group's calls, below the doc set. */
export const groupGuides: Partial<
  Record<Operation["group"], readonly { readonly page: string; readonly title: Localized }[]>
> = {
  payment: [
    {
      page: "pagamento-rest-quickstart",
      title: {
        pt: "Pagamento REST: início rápido",
        en: "REST payment: quick start",
        es: "Pago REST: inicio rápido",
      },
    },
    {
      page: "pagamento-rest-fluxo",
      title: { pt: "Pagamento REST: fluxo", en: "REST payment: flow", es: "Pago REST: flujo" },
    },
    {
      page: "generated/autorizadoras",
      title: { pt: "Autorizadoras", en: "Authorizers", es: "Autorizadoras" },
    },
  ],
  cancellation: [
    {
      page: "cancelamento-rest-quickstart",
      title: {
        pt: "Cancelamento: início rápido",
        en: "Cancellation: quick start",
        es: "Cancelación: inicio rápido",
      },
    },
    {
      page: "cancelamento-rest-fluxo",
      title: { pt: "Cancelamento: fluxo", en: "Cancellation: flow", es: "Cancelación: flujo" },
    },
  ],
  "pre-authorization": [
    {
      page: "pre-autorizacao-rest-quickstart",
      title: {
        pt: "Pré-autorização: início rápido",
        en: "Pre-authorization: quick start",
        es: "Preautorización: inicio rápido",
      },
    },
    {
      page: "pre-autorizacao-rest-fluxo",
      title: { pt: "Pré-autorização: fluxo", en: "Pre-authorization: flow", es: "Preautorización: flujo" },
    },
  ],
  authentication: [
    {
      page: "post-autenticidade",
      title: {
        pt: "POST de autenticidade",
        en: "Authenticity POST",
        es: "POST de autenticidad",
      },
    },
    {
      page: "autenticacao-assinatura",
      title: {
        pt: "Autenticação por assinatura (JWT)",
        en: "Signature authentication (JWT)",
        es: "Autenticación por firma (JWT)",
      },
    },
  ],
};
