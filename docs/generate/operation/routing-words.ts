import type { Localized } from "../../../shared/locales.ts";
import type { Routing } from "../../data/schema.ts";

/** `%name%` is the routing's own name. */
export const routingWords = {
  description: {
    pt: "Roteamento %name% no gateway: interfaces oferecidas, autorizadoras aceitas e credenciais que a loja precisa.",
    en: "The %name% routing of the gateway: interfaces offered, authorizers accepted and credentials that the store needs.",
    es: "El enrutamiento %name% de la pasarela: interfaces ofrecidas, autorizadoras aceptadas y credenciales necesarias.",
  },
  intro: {
    pt: "Com o roteamento %name%, o gateway envia as transações da loja a esse destino. As suas chamadas não mudam: o que muda são as credenciais cadastradas e as operações que o destino aceita.",
    en: "With the %name% routing the gateway sends the store's transactions to that destination. Your calls do not change: what changes are the credentials on record and the operations that the destination accepts.",
    es: "Con el enrutamiento %name%, la pasarela envía las transacciones de la tienda a ese destino. Sus llamadas no cambian: cambian las credenciales registradas y las operaciones que el destino acepta.",
  },
  interfaces: { pt: "O que é oferecido", en: "What it offers", es: "Qué ofrece" },
  authorizers: { pt: "Autorizadoras", en: "Authorizers", es: "Autorizadoras" },
  askAuthorizers: {
    pt: "As autorizadoras dependem do contrato da loja com %name%. Confirme a lista com o suporte antes de oferecê-las ao comprador.",
    en: "The authorizers depend on the store's contract with %name%. Confirm the list with support before you offer them to the buyer.",
    es: "Las autorizadoras dependen del contrato de la tienda con %name%. Confirme la lista con soporte antes de ofrecerlas al comprador.",
  },
  credentials: { pt: "Credenciais e dados", en: "Credentials and data", es: "Credenciales y datos" },
  noCredentials: {
    pt: "%name% não pede credenciais da loja nas chamadas; o suporte faz o cadastro.",
    en: "%name% asks for no store credentials in the calls; support registers the store.",
    es: "%name% no pide credenciales de la tienda en las llamadas; soporte hace el registro.",
  },
  activate: { pt: "Como ativar", en: "How to activate it", es: "Cómo activarlo" },
  steps: {
    pt: "1. Contrate %name% e peça as credenciais acima para o ambiente de certificação.\n2. Informe-as ao suporte, nunca em um e-mail aberto, e diga quais autorizadoras vão usar este roteamento.\n3. Faça um pagamento e um cancelamento no ambiente de testes e confira `acquirer_name` na resposta.\n4. Repita com as credenciais de produção quando a certificação terminar.",
    en: "1. Sign up with %name% and ask for the credentials above for the certification environment.\n2. Give them to support, never in an open e-mail, and say which authorizers will use this routing.\n3. Make a payment and a cancellation in the test environment and check `acquirer_name` in the response.\n4. Repeat with the production credentials when certification is complete.",
    es: "1. Contrate %name% y pida las credenciales anteriores para el ambiente de certificación.\n2. Entréguelas a soporte, nunca en un correo abierto, e indique qué autorizadoras usarán este enrutamiento.\n3. Haga un pago y una cancelación en el ambiente de pruebas y revise `acquirer_name` en la respuesta.\n4. Repita con las credenciales de producción cuando termine la certificación.",
  },
  unavailable: {
    pt: "Uma autorizadora sem roteamento habilitado responde com o [código 5](../codigos-da-api.mdx#codigo-5). Se o destino não responder, a transação termina em `ERR`: [consulte](./pagamento-rest-getstatus.mdx) antes de cobrar outra vez.",
    en: "An authorizer without an enabled routing answers with [code 5](../codigos-da-api.mdx#codigo-5). If the destination does not answer, the transaction ends in `ERR`: [query](./pagamento-rest-getstatus.mdx) before you charge again.",
    es: "Una autorizadora sin enrutamiento habilitado responde con el [código 5](../codigos-da-api.mdx#codigo-5). Si el destino no responde, la transacción termina en `ERR`: [consulte](./pagamento-rest-getstatus.mdx) antes de cobrar otra vez.",
  },
  section: { pt: "Roteamentos", en: "Routings", es: "Enrutamientos" },
} as const satisfies Record<string, Localized>;

/** What a routing can offer, and the page that explains it. */
export const interfaceWords: Record<
  Routing["interfaces"][number],
  { readonly text: Localized; readonly slug?: string }
> = {
  "rest-payment": {
    text: { pt: "Pagamento REST", en: "REST payment", es: "Pago REST" },
    slug: "./pagamento-rest-dopayment",
  },
  "rest-pre-authorization": {
    text: {
      pt: "Pré-autorização e captura REST",
      en: "REST pre-authorization and capture",
      es: "Preautorización y captura REST",
    },
    slug: "./pre-autorizacao-rest-doPreAuthorization",
  },
  "rest-cancellation": {
    text: { pt: "Cancelamento REST", en: "REST cancellation", es: "Cancelación REST" },
    slug: "./cancelamento-rest-docancel",
  },
  "rest-card-query": {
    text: { pt: "Consulta de cartão REST", en: "REST card query", es: "Consulta de tarjeta REST" },
    slug: "./pagamento-rest-cardquery",
  },
  "html-payment": {
    text: { pt: "Pagamento HTML", en: "HTML payment", es: "Pago HTML" },
    slug: "../pagamento-html-quickstart",
  },
  "html-pre-authorization": {
    text: { pt: "Pré-autorização HTML", en: "HTML pre-authorization", es: "Preautorización HTML" },
    slug: "../pre-autorizacao-html",
  },
  "portal-cancellation": {
    text: {
      pt: "Cancelamento pelo portal do lojista",
      en: "Cancellation in the merchant portal",
      es: "Cancelación en el portal de la tienda",
    },
    slug: "../portal-lojista-cancelamento-transacao",
  },
  "boleto-reissue": {
    text: { pt: "Segunda via de boleto", en: "Boleto reissue", es: "Segunda copia del boleto" },
  },
  "generic-operation": {
    text: { pt: "Operação genérica", en: "Generic operation", es: "Operación genérica" },
  },
};
