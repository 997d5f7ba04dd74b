import type { Localized } from "@portal/shared/locales.ts";
import type { DocSetId } from "./doc-set-names.data.ts";

/** Where the questions end. Addresses are below `/docs/`. */
export interface ChosenProduct {
  readonly set: DocSetId;
  /** The page that gets the reader to a first result. */
  readonly start: string;
  /** What the certification looks at; absent where support hands the list over. */
  readonly cases?: string;
  /** What those who take it often need, too. */
  readonly alongside?: readonly DocSetId[];
  /** Whether the country is served is known to support alone. */
  readonly askCountry?: true;
}

export interface ChoiceStep {
  readonly question: keyof typeof choiceQuestions;
  readonly answers: readonly ChoiceAnswer[];
}

interface ChoiceAnswer {
  /** In the address, the same in every language. */
  readonly id: string;
  readonly label: Localized;
  readonly leadsTo: ChoiceStep | ChosenProduct;
}

export const choiceQuestions = {
  where: {
    pt: "Onde o cliente paga?",
    en: "Where does the customer pay?",
    es: "¿Dónde paga el cliente?",
  },
  holder: {
    pt: "Quem recebe os dados do cartão?",
    en: "Who takes the card data?",
    es: "¿Quién recibe los datos de la tarjeta?",
  },
  system: {
    pt: "Em que linguagem ou sistema?",
    en: "In which language or system?",
    es: "¿En qué lenguaje o sistema?",
  },
  country: {
    pt: "Em que país fica a loja?",
    en: "In which country is the merchant?",
    es: "¿En qué país está el comercio?",
  },
  addition: {
    pt: "O que você quer acrescentar?",
    en: "What do you want to add?",
    es: "¿Qué quiere agregar?",
  },
} as const satisfies Record<string, Localized>;

const same = (name: string): Localized => ({ pt: name, en: name, es: name });
const brazil = { pt: "Brasil", en: "Brazil", es: "Brasil" };
const otherCountry = { pt: "Outro país", en: "Another country", es: "Otro país" };

const gatewayCases = "e-sitef/certificacao-casos";
const libraryCases = "clisitef/processo_homologacao";

/** The gateway is one product with a doc set of its own for Argentina. */
const gatewayByCountry = (start: string, alongside?: readonly DocSetId[]): ChoiceStep => {
  const product = { start, cases: gatewayCases, ...(alongside && { alongside }) };
  return {
    question: "country",
    answers: [
      { id: "br", label: brazil, leadsTo: { ...product, set: "e-sitef" } },
      {
        id: "ar",
        label: same("Argentina"),
        leadsTo: {
          ...product,
          set: "e-sitef-argentina",
          start: "e-sitef-argentina/pagamento-rest-quickstart",
        },
      },
      { id: "other", label: otherCountry, leadsTo: { ...product, set: "e-sitef", askCountry: true } },
    ],
  };
};

const providersPage = {
  pt: "Uma página do provedor, que o cliente abre",
  en: "A page of the provider, which the customer opens",
  es: "Una página del proveedor, que el cliente abre",
};
const ownServer = {
  pt: "O seu servidor, que os envia por HTTPS em qualquer linguagem",
  en: "Your server, which sends them over HTTPS in any language",
  es: "Su servidor, que los envía por HTTPS en cualquier lenguaje",
};

const online: ChoiceStep = {
  question: "holder",
  answers: [
    { id: "you", label: ownServer, leadsTo: gatewayByCountry("e-sitef/pagamento-rest-quickstart") },
    { id: "page", label: providersPage, leadsTo: gatewayByCountry("e-sitef/pagamento-html-quickstart") },
    {
      id: "browser",
      label: {
        pt: "O navegador do cliente, em uma tela sua, direto para o provedor",
        en: "The customer's browser, on a screen of yours, straight to the provider",
        es: "El navegador del cliente, en una pantalla suya, directo al proveedor",
      },
      leadsTo: gatewayByCountry("e-sitef/pagamento-js-quickstart"),
    },
    {
      id: "nobody",
      label: {
        pt: "Ninguém: só Pix, em nome de muitas lojas",
        en: "Nobody: Pix alone, on behalf of many merchants",
        es: "Nadie: solo Pix, en nombre de muchos comercios",
      },
      leadsTo: { set: "psp-fiserv", start: "psp-fiserv/api-pix" },
    },
  ],
};

const ownAndroidApp = {
  pt: "Um aplicativo Android seu, com tela própria em cada passo",
  en: "An Android app of yours, with its own screen for each step",
  es: "Una aplicación Android suya, con pantalla propia en cada paso",
};
const androidLibrary: ChosenProduct = {
  set: "clisitef-interface-android",
  start: "clisitef-interface-android/inclusao_no_projeto",
  cases: libraryCases,
  alongside: ["clisitef", "clisitef-carteiras-digitais"],
};
const callsAnotherApp = {
  pt: "Um aplicativo Android seu, que chama outro para cobrar",
  en: "An Android app of yours, which calls another one to charge",
  es: "Una aplicación Android suya, que llama a otra para cobrar",
};
const callableApp: ChosenProduct = { set: "m-sitef", start: "m-sitef/exemplo-requisicao" };
const notYetKnown = { pt: "Ainda não sei", en: "I do not know yet", es: "Todavía no lo sé" };

const app: ChoiceStep = {
  question: "holder",
  answers: [
    { id: "you", label: ownServer, leadsTo: gatewayByCountry("e-sitef/pagamento-rest-quickstart") },
    { id: "page", label: providersPage, leadsTo: gatewayByCountry("e-sitef/pagamento-html-quickstart") },
    {
      id: "pinpad",
      label: {
        pt: "Um pinpad ligado ao celular ou tablet",
        en: "A pinpad connected to the phone or tablet",
        es: "Un pinpad conectado al celular o la tableta",
      },
      leadsTo: {
        question: "system",
        answers: [
          { id: "call", label: callsAnotherApp, leadsTo: callableApp },
          { id: "android", label: ownAndroidApp, leadsTo: androidLibrary },
          { id: "open", label: notYetKnown, leadsTo: { set: "mobile", start: "mobile/home-mobile" } },
        ],
      },
    },
  ],
};

const library = {
  cases: libraryCases,
  alongside: ["sitef-interface-simplificada", "clisitef-carteiras-digitais"],
} as const satisfies Partial<ChosenProduct>;
const spanishLibrary: ChosenProduct = {
  set: "clisitef-manual-de-referencia-espanhol",
  start: "clisitef-manual-de-referencia-espanhol/funcionamiento_basico",
  cases: "clisitef-manual-de-referencia-espanhol/proceso_homologacion",
  alongside: ["clisitef"],
  askCountry: true,
};

const pinpadAtPos: ChoiceStep = {
  question: "system",
  answers: [
    {
      id: "library",
      label: {
        pt: "Windows, Linux ou macOS, em C, C#, Java, Delphi ou outra linguagem que carrega bibliotecas",
        en: "Windows, Linux or macOS, in C, C#, Java, Delphi or another language that loads libraries",
        es: "Windows, Linux o macOS, en C, C#, Java, Delphi u otro lenguaje que carga bibliotecas",
      },
      leadsTo: {
        question: "country",
        answers: [
          {
            id: "br",
            label: brazil,
            leadsTo: { ...library, set: "clisitef", start: "clisitef/funcionamento_basico" },
          },
          { id: "ar", label: same("Argentina"), leadsTo: spanishLibrary },
          { id: "other", label: otherCountry, leadsTo: spanishLibrary },
        ],
      },
    },
    {
      id: "files",
      label: {
        pt: "Um sistema que só grava e lê arquivos de texto",
        en: "A system that only writes and reads text files",
        es: "Un sistema que solo graba y lee archivos de texto",
      },
      leadsTo: {
        set: "manual-interface-clisitef",
        start: "manual-interface-clisitef/exemplo-venda-cartao-credito",
      },
    },
    { id: "android", label: ownAndroidApp, leadsTo: androidLibrary },
    { id: "call", label: callsAnotherApp, leadsTo: callableApp },
  ],
};

const terminal: ChoiceStep = {
  question: "system",
  answers: [
    {
      id: "none",
      label: {
        pt: "Nenhum: a loja só quer vender",
        en: "None: the merchant only wants to sell",
        es: "Ninguno: el comercio solo quiere vender",
      },
      leadsTo: { set: "pos-sitef-android", start: "pos-sitef-android/introducao" },
    },
    {
      id: "html",
      label: {
        pt: "Um sistema web, com telas em HTML",
        en: "A web system, with HTML screens",
        es: "Un sistema web, con pantallas en HTML",
      },
      leadsTo: { set: "pos-sitef-browser", start: "pos-sitef-browser/pos-sitef-browser" },
    },
    {
      id: "http",
      label: {
        pt: "Uma automação que chama uma API na nuvem, em qualquer linguagem",
        en: "POS software that calls a cloud API, in any language",
        es: "Un sistema de caja que llama a una API en la nube, en cualquier lenguaje",
      },
      leadsTo: { set: "conecta+", start: "conecta+/processo-de-autorizacao-servicos-api" },
    },
    { id: "android", label: ownAndroidApp, leadsTo: androidLibrary },
    {
      id: "open",
      label: notYetKnown,
      leadsTo: { set: "smart-terminal", start: "smart-terminal/home-smart-terminal" },
    },
  ],
};

const store: ChoiceStep = {
  question: "holder",
  answers: [
    {
      id: "pinpad",
      label: {
        pt: "Um pinpad ligado ao caixa",
        en: "A pinpad connected to the POS",
        es: "Un pinpad conectado a la caja",
      },
      leadsTo: pinpadAtPos,
    },
    {
      id: "terminal",
      label: {
        pt: "Um terminal inteligente, que lê o cartão sozinho",
        en: "A smart terminal, which reads the card by itself",
        es: "Una terminal inteligente, que lee la tarjeta por sí sola",
      },
      leadsTo: terminal,
    },
  ],
};

const phone: ChoiceStep = {
  question: "holder",
  answers: [
    {
      id: "page",
      label: {
        pt: "Uma página do provedor, que o cliente abre por um link",
        en: "A page of the provider, which the customer opens by a link",
        es: "Una página del proveedor, que el cliente abre por un enlace",
      },
      leadsTo: gatewayByCountry("e-sitef/payment-link-via-api"),
    },
    {
      id: "you",
      label: {
        pt: "O seu servidor: o atendente digita o que ouve",
        en: "Your server: the agent types what the customer says",
        es: "Su servidor: el agente ingresa lo que el cliente dicta",
      },
      leadsTo: gatewayByCountry("e-sitef/pagamento-rest-quickstart"),
    },
  ],
};

const atPos = { cases: libraryCases, alongside: ["clisitef"] } as const satisfies Partial<ChosenProduct>;

const addition: ChoiceStep = {
  question: "addition",
  answers: [
    {
      id: "wallets",
      label: {
        pt: "Pix e carteiras no caixa",
        en: "Pix and wallets at the POS",
        es: "Pix y billeteras en la caja",
      },
      leadsTo: {
        ...atPos,
        set: "clisitef-carteiras-digitais",
        start: "clisitef-carteiras-digitais/venda_carteira_digital",
      },
    },
    {
      id: "wallet-buttons",
      label: {
        pt: "Um botão próprio para cada operação com carteira",
        en: "A button of your own for each wallet operation",
        es: "Un botón propio para cada operación con billetera",
      },
      leadsTo: {
        ...atPos,
        set: "clisitef-interface-aplicacao",
        start: "clisitef-interface-aplicacao/forma-direta",
      },
    },
    {
      id: "menus",
      label: {
        pt: "Vendas conduzidas pela biblioteca, do menu ao cupom",
        en: "Sales led by the library, from the menu to the receipt",
        es: "Ventas conducidas por la biblioteca, del menú al comprobante",
      },
      leadsTo: {
        set: "sitef-interface-simplificada",
        start: "sitef-interface-simplificada/funcionamento_basico",
        cases: "sitef-interface-simplificada/processo_homologacao",
        alongside: ["clisitef"],
      },
    },
    {
      id: "fuel",
      label: {
        pt: "Cartões de frota no posto",
        en: "Fleet cards at the gas station",
        es: "Tarjetas de flota en la estación de servicio",
      },
      leadsTo: {
        ...atPos,
        set: "clisitef-cartao-combustivel",
        start: "clisitef-cartao-combustivel/exemplo_de_fluxo",
      },
    },
    {
      id: "final-merchant",
      label: {
        pt: "Os dados do lojista final, como subadquirente",
        en: "The final merchant's data, as a sub-acquirer",
        es: "Los datos del comercio final, como subadquirente",
      },
      leadsTo: {
        ...atPos,
        set: "clisitef-informacoes-sub-adquirencia",
        start: "clisitef-informacoes-sub-adquirencia/exemplo",
      },
    },
    {
      id: "typed-data",
      label: {
        pt: "CPF, telefone ou data digitados no pinpad",
        en: "CPF, phone or date typed on the pinpad",
        es: "CPF, teléfono o fecha ingresados en el pinpad",
      },
      leadsTo: {
        ...atPos,
        set: "clisitef-leitura-de-campo-aberto-no-pinpad",
        start: "clisitef-leitura-de-campo-aberto-no-pinpad/exemplo_forma_nova",
      },
    },
    {
      id: "own-cards",
      label: {
        pt: "A senha de cartões próprios da loja",
        en: "The password of the merchant's own cards",
        es: "El PIN de tarjetas propias del comercio",
      },
      leadsTo: {
        ...atPos,
        set: "clisitef-leitura-de-senha-aberta-no-pinpad",
        start: "clisitef-leitura-de-senha-aberta-no-pinpad/captura_sem_biblioteca",
      },
    },
    {
      id: "pin-block",
      label: {
        pt: "A senha criptografada, para um autorizador seu",
        en: "The encrypted PIN, for an authorizer of your own",
        es: "El PIN cifrado, para un autorizador propio",
      },
      leadsTo: { ...atPos, set: "sitef-lepinblock", start: "sitef-lepinblock/introducao" },
    },
    {
      id: "query",
      label: {
        pt: "Consultar vendas do caixa e resolver as pendentes",
        en: "Query sales of the POS and settle the pending ones",
        es: "Consultar ventas de la caja y resolver las pendientes",
      },
      leadsTo: {
        set: "sitefex-ws-consulta",
        start: "sitefex-ws-consulta/webservice-quickstart",
        alongside: ["sitef-conciliador"],
      },
    },
    {
      id: "omni-query",
      label: {
        pt: "O mesmo, pela API Omni",
        en: "The same, through the Omni API",
        es: "Lo mismo, por la API Omni",
      },
      leadsTo: {
        set: "omni-transaction-api",
        start: "omni-transaction-api/introducao",
        alongside: ["sitefex-ws-consulta"],
      },
    },
    {
      id: "reconciliation",
      label: {
        pt: "Conferir o vendido com o que a adquirente pagou",
        en: "Check what was sold against what the acquirer paid out",
        es: "Confrontar lo vendido con lo que pagó el adquirente",
      },
      leadsTo: { set: "sitef-conciliador", start: "sitef-conciliador/conciliador-introducao" },
    },
  ],
};

/** The questions in their order. One that has a single answer, after what was answered, is not asked. */
export const productChoice: ChoiceStep = {
  question: "where",
  answers: [
    {
      id: "online",
      label: { pt: "Em um site", en: "On a site", es: "En un sitio" },
      leadsTo: online,
    },
    {
      id: "app",
      label: {
        pt: "Em um aplicativo, no celular ou tablet",
        en: "In an app, on a phone or tablet",
        es: "En una aplicación, en el celular o la tableta",
      },
      leadsTo: app,
    },
    {
      id: "store",
      label: {
        pt: "Na loja, com o cartão presente",
        en: "In store, with the card present",
        es: "En el local, con la tarjeta presente",
      },
      leadsTo: store,
    },
    {
      id: "phone",
      label: {
        pt: "Por telefone ou por um link",
        en: "By phone or by a link",
        es: "Por teléfono o por un enlace",
      },
      leadsTo: phone,
    },
    {
      id: "addition",
      label: {
        pt: "Já vendo, e quero acrescentar algo ou conferir as vendas",
        en: "I already sell, and want to add something or check the sales",
        es: "Ya vendo, y quiero agregar algo o revisar las ventas",
      },
      leadsTo: addition,
    },
  ],
};
