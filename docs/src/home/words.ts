import type { Localized } from "@portal/shared/locales.ts";

/** Words of the home page; the tagline and what the header shows too are in `@portal/shared`. */
export const words = {
  lead: {
    pt: "Guias, referências e exemplos para integrar cartão, Pix, boleto e TEF. E um caminho guiado da primeira configuração até a produção.",
    en: "Guides, references and examples to integrate cards, Pix, boleto and in-store payments. And a guided path from the first configuration to production.",
    es: "Guías, referencias y ejemplos para integrar tarjetas, Pix, boletos y pagos en tienda. Y un camino guiado desde la primera configuración hasta producción.",
  },
  start: { pt: "Começar", en: "Get started", es: "Comenzar" },
  read: { pt: "Ler a documentação", en: "Read the docs", es: "Leer la documentación" },
  stepsTitle: {
    pt: "Da conta criada à primeira venda",
    en: "From sign-up to the first sale",
    es: "De la cuenta creada a la primera venta",
  },
  tilesTitle: { pt: "O que você vai integrar?", en: "What will you integrate?", es: "¿Qué va a integrar?" },
  visitedTitle: { pt: "Páginas mais visitadas", en: "Most-visited pages", es: "Páginas más visitadas" },
  contactTitle: { pt: "Fale com a gente", en: "Talk to us", es: "Hable con nosotros" },
  contactLead: {
    pt: "Dúvida sobre um código de retorno ou sobre a homologação? Tenha em mãos o NIT ou o NSU da transação.",
    en: "A question about a return code or the certification? Have the transaction's NIT or USN at hand.",
    es: "¿Dudas sobre un código de retorno o la certificación? Tenga a mano el NIT o el NSU de la transacción.",
  },
  phoneNote: {
    pt: "Suporte à integração, em dias úteis",
    en: "Integration support, on business days",
    es: "Soporte a la integración, en días hábiles",
  },
  emailNote: {
    pt: "Para enviar evidências e logs sem dados de cartão",
    en: "To send evidence and logs without card data",
    es: "Para enviar evidencias y registros sin datos de tarjeta",
  },
  siteNote: {
    pt: "Área comercial e contratação",
    en: "Sales and contracts",
    es: "Área comercial y contratación",
  },
  approved: { pt: "Aprovada", en: "Approved", es: "Aprobada" },
} as const satisfies Record<string, Localized>;

export const steps = [
  {
    title: { pt: "Configuração", en: "Configuration", es: "Configuración" },
    text: {
      pt: "Informe o modelo de integração, as autorizadoras e as URLs. O suporte valida e libera o ambiente de testes.",
      en: "Tell us the integration model, the authorizers and the URLs. Support validates them and opens the test environment.",
      es: "Informe el modelo de integración, las autorizadoras y las URL. Soporte las valida y habilita el ambiente de pruebas.",
    },
  },
  {
    title: { pt: "Certificação", en: "Certification", es: "Certificación" },
    text: {
      pt: "Execute os roteiros de teste que valem para a sua configuração e envie as evidências de cada caso.",
      en: "Run the test cases that apply to your configuration and send the evidence of each one.",
      es: "Ejecute los casos de prueba que valen para su configuración y envíe las evidencias de cada uno.",
    },
  },
  {
    title: { pt: "Produção", en: "Production", es: "Producción" },
    text: {
      pt: "Troque os endereços e o identificador da loja pelos de produção e receba o primeiro pagamento real.",
      en: "Swap addresses and merchant identifier for the production ones and take the first real payment.",
      es: "Cambie las direcciones y el identificador de la tienda por los de producción y reciba el primer pago real.",
    },
  },
] as const satisfies readonly { title: Localized; text: Localized }[];

export interface MostVisitedPage {
  readonly path: string;
  readonly title: Localized;
  readonly set: Localized;
}

const online = { pt: "Pagamento Online", en: "Online Payment", es: "Pago Online" };

export const mostVisited: readonly MostVisitedPage[] = [
  {
    path: "/docs/e-sitef/pagamento-rest-quickstart",
    title: {
      pt: "Pagamento REST: início rápido",
      en: "REST payment: quick start",
      es: "Pago REST: inicio rápido",
    },
    set: online,
  },
  {
    path: "/docs/e-sitef/pagamento-html-quickstart",
    title: {
      pt: "Pagamento HTML: início rápido",
      en: "HTML payment: quick start",
      es: "Pago HTML: inicio rápido",
    },
    set: online,
  },
  {
    path: "/docs/e-sitef/cancelamento-rest-quickstart",
    title: { pt: "Cancelar um pagamento", en: "Cancel a payment", es: "Cancelar un pago" },
    set: online,
  },
  {
    path: "/docs/e-sitef/armazenamento-rest-quickstart",
    title: { pt: "Armazenar um cartão", en: "Store a card", es: "Almacenar una tarjeta" },
    set: online,
  },
  {
    path: "/docs/sitef-interface-simplificada/introducao",
    title: { pt: "Interface simplificada", en: "Simplified interface", es: "Interfaz simplificada" },
    set: { pt: "TEF", en: "In-store", es: "TEF" },
  },
  {
    path: "/docs/e-sitef/glossario",
    title: { pt: "Glossário", en: "Glossary", es: "Glosario" },
    set: online,
  },
];
