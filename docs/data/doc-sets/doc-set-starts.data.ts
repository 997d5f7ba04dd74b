import type { Localized } from "@portal/shared/locales.ts";
import type { DocSetId } from "./doc-set-names.data.ts";

/** What a reader may be after who opened the wrong doc set, and the one that has it. */
export const elsewhere = {
  online: {
    when: {
      pt: "O cliente paga em um site ou aplicativo, sem apresentar o cartão",
      en: "The customer pays on a site or in an app, without presenting the card",
      es: "El cliente paga en un sitio o una aplicación, sin presentar la tarjeta",
    },
    set: "e-sitef",
  },
  pinpad: {
    when: {
      pt: "O cliente apresenta o cartão em um pinpad ligado ao caixa",
      en: "The customer presents the card to a pinpad connected to the POS",
      es: "El cliente presenta la tarjeta en un pinpad conectado a la caja",
    },
    set: "clisitef",
  },
  firstSale: {
    when: {
      pt: "A sua automação ainda não faz uma venda com cartão pela CliSiTef",
      en: "Your software does not yet make a card sale through CliSiTef",
      es: "Su sistema de caja todavía no hace una venta con tarjeta por CliSiTef",
    },
    set: "clisitef",
  },
  files: {
    when: {
      pt: "A sua linguagem não carrega bibliotecas, ou o sistema já troca arquivos",
      en: "Your language cannot load libraries, or the system already exchanges files",
      es: "Su lenguaje no carga bibliotecas, o el sistema ya intercambia archivos",
    },
    set: "manual-interface-clisitef",
  },
  android: {
    when: {
      pt: "Um aplicativo Android seu conduz cada passo da venda",
      en: "An Android app of yours runs each step of the sale",
      es: "Una aplicación Android suya conduce cada paso de la venta",
    },
    set: "clisitef-interface-android",
  },
  callsApp: {
    when: {
      pt: "Um aplicativo Android seu chama outro, que conduz a venda",
      en: "An Android app of yours calls another one, which runs the sale",
      es: "Una aplicación Android suya llama a otra, que conduce la venta",
    },
    set: "m-sitef",
  },
  readyApp: {
    when: {
      pt: "A loja só quer vender no terminal, sem programar nada",
      en: "The merchant only wants to sell on the terminal, without any programming",
      es: "El comercio solo quiere vender en la terminal, sin programar nada",
    },
    set: "pos-sitef-android",
  },
  htmlTerminal: {
    when: {
      pt: "As suas telas no terminal são páginas HTML",
      en: "Your screens on the terminal are HTML pages",
      es: "Sus pantallas en la terminal son páginas HTML",
    },
    set: "pos-sitef-browser",
  },
  cloud: {
    when: {
      pt: "A sua automação chama uma API na nuvem",
      en: "Your software calls a cloud API",
      es: "Su sistema de caja llama a una API en la nube",
    },
    set: "conecta+",
  },
  phoneOrTablet: {
    when: {
      pt: "O aparelho é um celular ou tablet comum",
      en: "The device is an ordinary phone or tablet",
      es: "El dispositivo es un celular o una tableta común",
    },
    set: "mobile",
  },
  argentina: {
    when: {
      pt: "A loja fica na Argentina",
      en: "The merchant is in Argentina",
      es: "El comercio está en Argentina",
    },
    set: "e-sitef-argentina",
  },
  oneSale: {
    when: {
      pt: "Você quer saber o que houve com uma venda do caixa",
      en: "You want to know what became of a sale of the POS",
      es: "Usted quiere saber qué pasó con una venta de la caja",
    },
    set: "sitefex-ws-consulta",
  },
  paidOut: {
    when: {
      pt: "Você quer conferir o que a adquirente pagou",
      en: "You want to check what the acquirer paid out",
      es: "Usted quiere verificar lo que pagó el adquirente",
    },
    set: "sitef-conciliador",
  },
  walletBasics: {
    when: {
      pt: "Você quer saber como as carteiras funcionam e quais existem",
      en: "You want to know how wallets work and which ones there are",
      es: "Usted quiere saber cómo funcionan las billeteras y cuáles hay",
    },
    set: "clisitef-carteiras-digitais",
  },
  walletScreens: {
    when: {
      pt: "Você procura as funções que iniciam cada operação com carteira",
      en: "You are looking for the functions that start each wallet operation",
      es: "Usted busca las funciones que inician cada operación con billetera",
    },
    set: "clisitef-interface-aplicacao",
  },
  plainData: {
    when: {
      pt: "O cliente digita CPF, telefone ou data, e não uma senha",
      en: "The customer types a CPF, phone or date, and no password",
      es: "El cliente ingresa CPF, teléfono o fecha, y no un PIN",
    },
    set: "clisitef-leitura-de-campo-aberto-no-pinpad",
  },
  ownPassword: {
    when: {
      pt: "O cliente digita a senha de um cartão próprio da loja",
      en: "The customer types the password of the merchant's own card",
      es: "El cliente ingresa el PIN de una tarjeta propia del comercio",
    },
    set: "clisitef-leitura-de-senha-aberta-no-pinpad",
  },
  pinBlock: {
    when: {
      pt: "Você leva a senha criptografada até um autorizador seu",
      en: "You take the encrypted PIN to an authorizer of your own",
      es: "Usted lleva el PIN cifrado hasta un autorizador propio",
    },
    set: "sitef-lepinblock",
  },
  spanish: {
    when: {
      pt: "Você prefere a referência da biblioteca em espanhol",
      en: "You prefer the library's reference in Spanish",
      es: "Usted prefiere la referencia de la biblioteca en español",
    },
    set: "clisitef-manual-de-referencia-espanhol",
  },
  everyCase: {
    when: {
      pt: "Você quer a descrição longa, com todos os casos",
      en: "You want the long description, with every case",
      es: "Usted quiere la descripción larga, con todos los casos",
    },
    set: "clisitef",
  },
} as const satisfies Record<string, { readonly when: Localized; readonly set: DocSetId }>;

interface DocSetStart {
  readonly forWhom: Localized;
  readonly notFor: readonly (keyof typeof elsewhere)[];
  /** Pages below the doc set: one to do something with, one to understand it, one to look things up in. */
  readonly ways: { readonly do?: string; readonly understand: string; readonly lookUp?: string };
}

/** What a doc set's own page says before the map of its pages. */
export const docSetStarts: Readonly<Record<DocSetId, DocSetStart>> = {
  "e-sitef": {
    forWhom: {
      pt: "Para quem programa a cobrança de uma loja virtual, um aplicativo, uma central de vendas ou um link de pagamento, em qualquer linguagem que faça chamadas HTTPS.",
      en: "For whoever programs how an online store, an app, a call center or a payment link charges, in any language that can make HTTPS calls.",
      es: "Para quien programa el cobro de un comercio en línea, una aplicación, un centro de ventas o un enlace de pago, en cualquier lenguaje que haga llamadas HTTPS.",
    },
    notFor: ["pinpad", "argentina"],
    ways: { do: "pagamento-rest-quickstart", understand: "home-quickstart", lookUp: "codigos-da-api" },
  },
  "e-sitef-argentina": {
    forWhom: {
      pt: "Para quem integra a loja virtual de uma empresa argentina, cadastrada com CUIT e que vende em pesos.",
      en: "For whoever integrates the online store of an Argentine company that is registered with a CUIT and sells in pesos.",
      es: "Para quien integra el comercio en línea de una empresa argentina, registrada con CUIT y que vende en pesos.",
    },
    notFor: ["pinpad"],
    ways: { do: "pagamento-rest-quickstart", understand: "home-quickstart", lookUp: "codigos-da-api" },
  },
  "sitefex-ws-consulta": {
    forWhom: {
      pt: "Para quem programa a retaguarda: um servidor seu pergunta o que houve com vendas do TEF e decide as que ficaram pendentes.",
      en: "For whoever programs the back office: a server of yours asks what became of TEF sales and settles the pending ones.",
      es: "Para quien programa la administración: un servidor suyo pregunta qué pasó con las ventas del TEF y decide las que quedaron pendientes.",
    },
    notFor: ["online", "paidOut"],
    ways: { do: "webservice-quickstart", understand: "webservice-introducao", lookUp: "exemplos-resposta" },
  },
  "sitef-conciliador": {
    forWhom: {
      pt: "Para quem confere vendas e créditos: um programa seu lê os arquivos de retorno e compara o vendido com o pago.",
      en: "For whoever checks sales against credits: a program of yours reads the return files and compares what was sold with what was paid.",
      es: "Para quien confronta ventas y créditos: un programa suyo lee los archivos de retorno y compara lo vendido con lo pagado.",
    },
    notFor: ["oneSale"],
    ways: {
      do: "conciliador-retorno-36",
      understand: "conciliador-introducao",
      lookUp: "conciliador-tabela-codigos",
    },
  },
  "clisitef-interface-aplicacao": {
    forWhom: {
      pt: "Para quem já vende com cartão pela CliSiTef e quer iniciar vendas, recargas e saques com carteira, com o QR Code na própria tela.",
      en: "For whoever already makes card sales through CliSiTef and wants to start wallet sales, top-ups and withdrawals, with the QR Code on their own screen.",
      es: "Para quien ya vende con tarjeta por CliSiTef y quiere iniciar ventas, recargas y retiros con billetera, con el código QR en su propia pantalla.",
    },
    notFor: ["firstSale", "walletBasics"],
    ways: { do: "forma-direta", understand: "introducao", lookUp: "codigos_dos_menus" },
  },
  "sitef-interface-simplificada": {
    forWhom: {
      pt: "Para quem quer vender com pinpad deixando a biblioteca conduzir: a automação só mostra o que ela pede e devolve o que o operador informa.",
      en: "For whoever wants to sell with a pinpad and let the library lead: your software only shows what it asks for and returns what the operator enters.",
      es: "Para quien quiere vender con pinpad y dejar que la biblioteca conduzca: el sistema de caja solo muestra lo que ella pide y devuelve lo que el operador informa.",
    },
    notFor: ["everyCase", "android", "online"],
    ways: { do: "funcionamento_basico", understand: "introducao", lookUp: "tabela_codigos_comando" },
  },
  "sitef-lepinblock": {
    forWhom: {
      pt: "Para quem autoriza o cartão por conta própria (rede própria, convênio, programa de benefício) e precisa levar a senha criptografada até o autorizador.",
      en: "For whoever authorizes the card on their own (private network, benefit agreement or program) and has to take the encrypted PIN to the authorizer.",
      es: "Para quien autoriza la tarjeta por su cuenta (red propia, convenio, programa de beneficios) y necesita llevar el PIN cifrado hasta el autorizador.",
    },
    notFor: ["firstSale", "ownPassword"],
    ways: { do: "obtem-mkse-direto", understand: "introducao", lookUp: "codigos-de-retorno" },
  },
  "clisitef-carteiras-digitais": {
    forWhom: {
      pt: "Para quem já vende com cartão pela CliSiTef e quer aceitar Pix e carteiras no mesmo caixa.",
      en: "For whoever already makes card sales through CliSiTef and wants to take Pix and wallets at the same POS.",
      es: "Para quien ya vende con tarjeta por CliSiTef y quiere aceptar Pix y billeteras en la misma caja.",
    },
    notFor: ["firstSale", "online", "walletScreens"],
    ways: { do: "venda_carteira_digital", understand: "introducao", lookUp: "tabela_carteiras" },
  },
  "clisitef-cartao-combustivel": {
    forWhom: {
      pt: "Para quem já vende com cartão pela CliSiTef em um posto e quer aceitar os cartões de frota, que pedem motorista, veículo, quilometragem e produtos.",
      en: "For whoever already makes card sales through CliSiTef at a gas station and wants to take fleet cards, which ask for driver, vehicle, mileage and products.",
      es: "Para quien ya vende con tarjeta por CliSiTef en una estación de servicio y quiere aceptar tarjetas de flota, que piden conductor, vehículo, kilometraje y productos.",
    },
    notFor: ["firstSale"],
    ways: { do: "exemplo_de_fluxo", understand: "introducao", lookUp: "novos_tipos_de_campo" },
  },
  "clisitef-interface-android": {
    forWhom: {
      pt: "Para quem escreve um aplicativo Android que conduz a venda: recebe cada comando da biblioteca e o responde com telas próprias.",
      en: "For whoever writes an Android app that runs the sale: it receives each command of the library and answers it with its own screens.",
      es: "Para quien escribe una aplicación Android que conduce la venta: recibe cada comando de la biblioteca y lo responde con pantallas propias.",
    },
    notFor: ["callsApp", "readyApp", "htmlTerminal"],
    ways: { do: "inclusao_no_projeto", understand: "introducao", lookUp: "classe_clisitef" },
  },
  "pos-sitef-android": {
    forWhom: {
      pt: "Para quem escolhe a solução ou prepara a loja: o aplicativo já vem pronto e ninguém escreve código.",
      en: "For whoever chooses the solution or prepares the merchant: the app comes ready and nobody writes code.",
      es: "Para quien elige la solución o prepara el comercio: la aplicación ya viene lista y nadie escribe código.",
    },
    notFor: ["callsApp", "android", "htmlTerminal"],
    ways: { understand: "introducao" },
  },
  "clisitef-informacoes-sub-adquirencia": {
    forWhom: {
      pt: "Para o subadquirente, que vende em nome de outros lojistas e informa na venda quem é o lojista final.",
      en: "For the sub-acquirer, who sells on behalf of other merchants and tells in the sale who the final merchant is.",
      es: "Para el subadquirente, que vende en nombre de otros comercios e informa en la venta quién es el comercio final.",
    },
    notFor: ["firstSale", "online"],
    ways: { do: "exemplo", understand: "introducao", lookUp: "descricao" },
  },
  "clisitef-leitura-de-campo-aberto-no-pinpad": {
    forWhom: {
      pt: "Para quem quer que o cliente digite no pinpad um dado comum, como CPF, telefone ou data, e o recebe em claro.",
      en: "For whoever wants the customer to type an ordinary value on the pinpad, such as CPF, phone or date, and receives it in the clear.",
      es: "Para quien quiere que el cliente ingrese en el pinpad un dato común, como CPF, teléfono o fecha, y lo recibe en claro.",
    },
    notFor: ["ownPassword", "pinBlock"],
    ways: { do: "exemplo_forma_nova", understand: "introducao", lookUp: "codigos_de_retorno" },
  },
  "clisitef-leitura-de-senha-aberta-no-pinpad": {
    forWhom: {
      pt: "Para a loja que tem cartões próprios e confere a senha deles por conta própria, com uma chave de segurança.",
      en: "For the merchant that has its own cards and checks their password itself, with a security key.",
      es: "Para el comercio que tiene tarjetas propias y verifica su PIN por su cuenta, con una clave de seguridad.",
    },
    notFor: ["plainData", "pinBlock", "firstSale"],
    ways: { do: "captura_sem_biblioteca", understand: "introducao", lookUp: "codigos_de_retorno" },
  },
  "clisitef-manual-de-referencia-espanhol": {
    forWhom: {
      pt: "Para quem integra a biblioteca CliSiTef lendo em espanhol.",
      en: "For whoever integrates the CliSiTef library reading in Spanish.",
      es: "Para quien integra la biblioteca CliSiTef leyendo en español.",
    },
    notFor: ["everyCase", "argentina", "online"],
    ways: { do: "funcionamiento_basico", understand: "introduccion", lookUp: "codigos_retorno" },
  },
  clisitef: {
    forWhom: {
      pt: "Para quem programa um caixa em Windows, Linux ou macOS que vende com pinpad, e para quem planeja a homologação, instala caixas ou atende lojas.",
      en: "For whoever programs a POS on Windows, Linux or macOS that sells with a pinpad, and for whoever plans the certification, installs POS machines or supports merchants.",
      es: "Para quien programa una caja en Windows, Linux o macOS que vende con pinpad, y para quien planifica la homologación, instala cajas o atiende comercios.",
    },
    notFor: ["online", "android", "files", "spanish"],
    ways: {
      do: "funcionamento_basico",
      understand: "clisitef_introducao",
      lookUp: "tabela_codigos_retorno",
    },
  },
  "manual-interface-clisitef": {
    forWhom: {
      pt: "Para automações que não carregam bibliotecas: elas gravam um pedido em uma pasta e leem a resposta em outra.",
      en: "For software that cannot load libraries: it writes a request into one folder and reads the answer from another.",
      es: "Para sistemas de caja que no cargan bibliotecas: graban una solicitud en una carpeta y leen la respuesta en otra.",
    },
    notFor: ["pinpad", "online"],
    ways: {
      do: "exemplo-venda-cartao-credito",
      understand: "informacoes-tecnicas",
      lookUp: "campos",
    },
  },
  "conecta+": {
    forWhom: {
      pt: "Para quem programa uma automação que chama uma API na internet para vender. O suporte entrega as chamadas de venda; aqui estão a autorização e a consulta.",
      en: "For whoever programs point-of-sale software that calls an API on the internet to sell. Support hands over the calls of the sale; authorization and query are here.",
      es: "Para quien programa un sistema de caja que llama a una API en internet para vender. Soporte entrega las llamadas de venta; aquí están la autorización y la consulta.",
    },
    notFor: ["pinpad", "callsApp", "online"],
    ways: { do: "processo-de-autorizacao-servicos-api", understand: "introducao", lookUp: "consulta" },
  },
  "m-sitef": {
    forWhom: {
      pt: "Para quem tem um aplicativo Android e quer cobrar com poucas linhas: ele chama o m-SiTef, que conduz a venda e devolve o resultado.",
      en: "For whoever has an Android app and wants to charge with a few lines: it calls m-SiTef, which runs the sale and returns the result.",
      es: "Para quien tiene una aplicación Android y quiere cobrar con pocas líneas: esta llama a m-SiTef, que conduce la venta y devuelve el resultado.",
    },
    notFor: ["android", "readyApp", "online"],
    ways: { do: "exemplo-requisicao", understand: "introducao", lookUp: "codigos-resposta" },
  },
  mobile: {
    forWhom: {
      pt: "Para quem ainda escolhe como cobrar em celular, tablet ou terminal.",
      en: "For whoever is still choosing how to charge on a phone, tablet or terminal.",
      es: "Para quien todavía elige cómo cobrar en un celular, una tableta o una terminal.",
    },
    notFor: ["online", "pinpad"],
    ways: { understand: "mobile-introducao", lookUp: "home-mobile" },
  },
  "omni-transaction-api": {
    forWhom: {
      pt: "Para quem atende lojas ou confere o dia e quer consultar transações e resolver as pendentes por uma API REST.",
      en: "For whoever supports merchants or checks the day and wants to query transactions and settle the pending ones through a REST API.",
      es: "Para quien atiende comercios o revisa el día y quiere consultar transacciones y resolver las pendientes por una API REST.",
    },
    notFor: ["oneSale", "paidOut"],
    ways: { understand: "introducao", lookUp: "exemplo-resposta-endpoint" },
  },
  "pos-sitef-browser": {
    forWhom: {
      pt: "Para quem tem um sistema web e quer que as telas dele, em HTML, vendam e imprimam no terminal.",
      en: "For whoever has a web system and wants its HTML screens to sell and print on the terminal.",
      es: "Para quien tiene un sistema web y quiere que sus pantallas HTML vendan e impriman en la terminal.",
    },
    notFor: ["android", "callsApp", "readyApp"],
    ways: { understand: "pos-sitef-browser" },
  },
  "psp-fiserv": {
    forWhom: {
      pt: "Para plataformas que recebem Pix em nome de muitas lojas, com uma conta para cada uma.",
      en: "For platforms that take Pix on behalf of many merchants, with an account for each.",
      es: "Para plataformas que reciben Pix en nombre de muchos comercios, con una cuenta para cada uno.",
    },
    notFor: ["online", "walletBasics"],
    ways: { understand: "api-pix" },
  },
  "smart-terminal": {
    forWhom: {
      pt: "Para quem vai vender em um terminal Android com leitor e impressora próprios e ainda escolhe a integração.",
      en: "For whoever is going to sell on an Android terminal with its own reader and printer and is still choosing the integration.",
      es: "Para quien va a vender en una terminal Android con lector e impresora propios y todavía elige la integración.",
    },
    notFor: ["phoneOrTablet", "pinpad"],
    ways: { understand: "home-smart-terminal", lookUp: "android-restricao-tls" },
  },
};
