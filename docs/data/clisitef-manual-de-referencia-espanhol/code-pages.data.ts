import { type ManualPage, titles } from "./manual-page.ts";

/** Codes of the library, chosen and put in the order in which a reader meets them. */
export const codePages: readonly ManualPage[] = [
  {
    slug: "codigos_funciones",
    description: {
      pt: "Que código de função passar à CliSiTef para vender, cancelar, reimprimir, consultar e manter o pinpad.",
      en: "Which function code to pass to CliSiTef to sell, cancel, reprint, query and look after the pinpad.",
      es: "Qué código de función pasar a CliSiTef para vender, anular, reimprimir, consultar y mantener el pinpad.",
    },
    intro: [
      {
        pt: "Escolha pela tarefa. Um código específico poupa menus e erros do operador; o `0` e o `110` deixam a escolha para ele.",
        en: "Choose by the task. A specific code spares menus and the operator's mistakes; `0` and `110` leave the choice to the operator.",
        es: "Elija por la tarea. Un código específico ahorra menús y errores del operador; el `0` y el `110` le dejan la elección a él.",
      },
    ],
    parts: [
      {
        anchor: "vender",
        title: { pt: "Vender", en: "Sell", es: "Vender" },
        codes: { table: "functions", only: ["0", "2", "3", "7", "15", "122"] },
      },
      {
        anchor: "reservar",
        title: {
          pt: "Reservar e cobrar depois",
          en: "Reserve and charge later",
          es: "Reservar y cobrar después",
        },
        codes: { table: "functions", only: ["115", "116", "117", "118", "202", "203"] },
      },
      {
        anchor: "anular",
        title: { pt: "Cancelar", en: "Cancel", es: "Anular" },
        text: [
          {
            pt: "Cancelar devolve ao cliente uma venda confirmada. A que foi aprovada e ainda não finalizada se desfaz sem nenhuma destas funções, [finalizada com `0`](./finalizacion_transaccion.mdx).",
            en: "A cancellation returns a confirmed sale to the customer. One that was approved and not yet finalized is voided without any of these functions, [finalized with `0`](./finalizacion_transaccion.mdx).",
            es: "Anular le devuelve al cliente una venta confirmada; los nombres de la tabla lo llaman cancelación. La que se aprobó y todavía no se finalizó se deshace sin ninguna de estas funciones, [finalizada con `0`](./finalizacion_transaccion.mdx).",
          },
        ],
        codes: { table: "functions", only: ["200", "210", "211", "123", "212", "213"] },
      },
      {
        anchor: "gestion",
        title: { pt: "Gerir o caixa", en: "Run the POS", es: "Gestionar la caja" },
        codes: {
          table: "functions",
          only: ["110", "111", "112", "113", "114", "121", "130", "131", "770", "999"],
        },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        text: [
          {
            pt: "Uma função que a loja não contratou devolve `-40`; uma que não existe na sua versão, `-3`. Antes de usar um código raro, leia a nota dele na tabela completa.",
            en: "A function that the store has no contract for returns `-40`; one that does not exist in your version, `-3`. Before you use a rare code, read its note in the full table.",
            es: "Una función que el comercio no contrató devuelve `-40`; una que no existe en su versión, `-3`. Antes de usar un código poco común, lea su nota en la tabla completa.",
          },
        ],
      },
    ],
    derivedFrom: ["tabela_codigos_funcoes", "inicio_transacao_pagamento"],
    next: ["inicio_transaccion", "codigos_medios_pago"],
  },
  {
    slug: "codigos_retorno",
    description: {
      pt: "Os retornos da CliSiTef pela pergunta que importa no caixa: o cliente foi cobrado, e o que fazer agora.",
      en: "The returns of CliSiTef by the question that matters at the POS: was the customer charged, and what to do now.",
      es: "Los retornos de CliSiTef por la pregunta que importa en la caja: se le cobró al cliente, y qué hacer ahora.",
    },
    intro: [
      {
        pt: "Diante de um número, pergunte primeiro se pode haver dinheiro em jogo. Os códigos estão reunidos por essa resposta, e não em ordem.",
        en: "When you see a number, ask first whether money may be at stake. The codes are put together by that answer, and not in order.",
        es: "Ante un número, pregunte primero si puede haber dinero en juego. Los códigos están reunidos por esa respuesta, y no en orden.",
      },
    ],
    parts: [
      {
        anchor: "continuar",
        title: { pt: "Siga", en: "Go on", es: "Siga" },
        codes: { table: "returns", only: ["0", "10000"] },
      },
      {
        anchor: "sin-cobro",
        title: { pt: "Terminou sem cobrança", en: "It ended without a charge", es: "Terminó sin cobro" },
        codes: { table: "returns", only: [">0", "-2", "-6", "-15", "-22", "-23", "-25", "-40"] },
      },
      {
        anchor: "duda",
        title: {
          pt: "Pode ter ficado pendente",
          en: "Something may be pending",
          es: "Puede haber quedado pendiente",
        },
        codes: { table: "returns", only: ["-5", "-7", "-42", "-43", "-100", "<0"] },
      },
      {
        anchor: "programa",
        title: { pt: "Corrija o programa", en: "Fix the program", es: "Corrija el programa" },
        codes: { table: "returns", only: ["-1", "-3", "-9", "-10", "-12", "-13", "-20", "-21", "-41"] },
      },
      {
        anchor: "instalacion",
        title: { pt: "Corrija a instalação", en: "Fix the installation", es: "Corrija la instalación" },
        codes: { table: "returns", only: ["-4", "-8", "-30", "-50"] },
      },
    ],
    derivedFrom: [
      "tabela_codigos_retorno",
      "tabela_codigos_retorno_configuracao",
      "tabela_codigos_leitura_segura",
    ],
    next: ["transacciones_pendientes", "trace"],
  },
  {
    slug: "codigos_comando",
    description: {
      pt: "Os comandos do laço da CliSiTef em quatro grupos, mostrar, perguntar, guardar e QR Code, com o que devolver em cada um.",
      en: "The commands of the CliSiTef loop in four groups, show, ask, keep and QR Code, with what to return for each.",
      es: "Los comandos del ciclo de CliSiTef en cuatro grupos: mostrar, preguntar, guardar y código QR, con qué devolver en cada uno.",
    },
    intro: [
      {
        pt: "Um caixa completo trata quatro tipos de comando. Escreva um tratamento por grupo e um padrão para um comando novo.",
        en: "A complete POS handles four kinds of command. Write one branch per group and a default for a new one.",
        es: "Una caja completa maneja cuatro clases de comando. Escriba un tratamiento por grupo y uno por defecto para un comando nuevo.",
      },
    ],
    parts: [
      {
        anchor: "mostrar",
        title: { pt: "Mostrar e apagar", en: "Show and clear", es: "Mostrar y borrar" },
        codes: { table: "commands", only: ["1", "2", "3", "4", "11", "12", "13", "14", "15", "16"] },
      },
      {
        anchor: "preguntar",
        title: { pt: "Perguntar ao operador", en: "Ask the operator", es: "Preguntar al operador" },
        codes: { table: "commands", only: ["20", "21", "22", "30", "31", "34", "35", "41", "42"] },
      },
      {
        anchor: "guardar",
        title: {
          pt: "Guardar, responder sem o operador e esperar",
          en: "Keep, answer without the operator and wait",
          es: "Guardar, responder sin el operador y esperar",
        },
        codes: { table: "commands", only: ["0", "23", "29"] },
      },
      {
        anchor: "qr",
        title: { pt: "QR Code", en: "QR Code", es: "Código QR" },
        codes: { table: "commands", only: ["50", "51", "52"] },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        text: [
          {
            pt: "A resposta vai em `Buffer` quando o comando pede um dado, seja do operador ou, no `29`, da própria automação; no `22` ele volta vazio, e nos outros, como veio. Em todos, `Continua` diz o que acontece: `0` segue, `1` volta um campo, `-1` para.",
            en: "The answer goes in `Buffer` when the command asks for a value, be it of the operator or, with `29`, of your software itself; with `22` it goes back empty, and with the others, as it came. With all of them `Continua` says what happens: `0` goes on, `1` goes back one field, `-1` stops.",
            es: "La respuesta va en `Buffer` cuando el comando pide un dato, sea del operador o, en el `29`, del propio sistema de caja; en el `22` vuelve vacío, y en los demás, como vino. En todos, `Continua` dice qué pasa: `0` sigue, `1` vuelve un campo, `-1` para.",
          },
          {
            pt: "Ficam de fora o `19`, o `32`, o `33` e o `37`, que só constam da [classe Android](../../clisitef-interface-android/interface_iclisiteflistener.mdx#comandos), e o `38`: trate-o como qualquer comando desconhecido.",
            en: "Left out are `19`, `32`, `33` and `37`, which only the [Android class](../../clisitef-interface-android/interface_iclisiteflistener.mdx#comandos) has, and `38`: treat it like any unknown command.",
            es: "Quedan fuera el `19`, el `32`, el `33` y el `37`, que solo figuran en la [clase Android](../../clisitef-interface-android/interface_iclisiteflistener.mdx#comandos), y el `38`: trátelo como cualquier comando desconocido.",
          },
        ],
      },
    ],
    derivedFrom: ["tabela_codigos_comando", "tabela_eventos"],
    next: ["continuacion_proceso", "tabla_tipocampo"],
  },
  {
    slug: "tabla_tipocampo",
    description: {
      pt: "Os valores de TipoCampo que um caixa deve tratar, por momento: guardar da venda, responder na coleta, imprimir.",
      en: "The TipoCampo values that a POS should handle, by moment: keep with the sale, answer in the collection, print.",
      es: "Los valores de TipoCampo que una caja debe manejar, por momento: guardar con la venta, responder en la captura, imprimir.",
    },
    intro: [
      {
        pt: "A tabela inteira tem centenas de valores, e um caixa não precisa de todos. Comece por estes; deixe o operador digitar o que a biblioteca pedir e você não conhecer.",
        en: "The whole table has hundreds of values, and a POS does not need them all. Start with these; let the operator type what the library asks and you do not know.",
        es: "La tabla entera tiene cientos de valores, y una caja no los necesita todos. Empiece por estos; deje que el operador ingrese lo que la biblioteca pida y usted no conozca.",
      },
    ],
    parts: [
      {
        anchor: "guardar",
        title: { pt: "Guardar com a venda", en: "Keep with the sale", es: "Guardar con la venta" },
        codes: {
          table: "fields",
          only: ["100", "105", "131", "132", "133", "134", "135", "156", "158", "161"],
        },
      },
      {
        anchor: "imprimir",
        title: { pt: "Imprimir", en: "Print", es: "Imprimir" },
        codes: { table: "fields", only: ["121", "122"] },
      },
      {
        anchor: "responder",
        title: { pt: "Responder na coleta", en: "Answer in the collection", es: "Responder en la captura" },
        codes: { table: "fields", only: ["146", "505", "506", "507", "512", "513", "514", "515", "516"] },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Um mesmo valor pode vir para guardar (comando `0`) ou para responder (comando `30`): quem decide é o comando.",
            en: "The same value may come to be kept (command `0`) or to be answered (command `30`): the command decides.",
            es: "Un mismo valor puede venir para guardar (comando `0`) o para responder (comando `30`): lo decide el comando.",
          },
          {
            pt: "Não grave o número do cartão, a validade nem o código de segurança que o operador digita.",
            en: "Do not store the card number, the expiry date or the security code that the operator types.",
            es: "No guarde el número de la tarjeta, el vencimiento ni el código de seguridad que ingresa el operador.",
          },
        ],
      },
    ],
    derivedFrom: ["tabela_valores_tipocampo", "tabela_eventos"],
    next: ["continuacion_proceso", "ventas_cuotas"],
  },
  {
    slug: "codigos_medios_pago",
    description: {
      pt: "Os códigos de menu da CliSiTef para débito, crédito e carteira digital, e como ler a modalidade do campo 100.",
      en: "The menu codes of CliSiTef for debit, credit and digital wallets, and how to read the mode in field 100.",
      es: "Los códigos de menú de CliSiTef para débito, crédito y billetera digital, y cómo leer la modalidad del campo 100.",
    },
    intro: [
      {
        pt: "Há dois números parecidos. O **código de menu** diz que opção oferecer ou esconder; a **modalidade**, no campo `100`, diz como o cliente pagou afinal.",
        en: "There are two numbers that look alike. The **menu code** says which option to offer or hide; the **mode**, in field `100`, says how the customer paid in the end.",
        es: "Hay dos números parecidos. El **código de menú** dice qué opción ofrecer u ocultar; la **modalidad**, en el campo `100`, dice cómo pagó al final el cliente.",
      },
    ],
    parts: [
      {
        anchor: "menus",
        title: {
          pt: "Alguns menus de cartão e carteira",
          en: "Some card and wallet menus",
          es: "Algunos menús de tarjeta y billetera",
        },
        codes: { table: "menus", only: ["7", "16", "17", "18", "19", "24", "26", "27", "28", "34", "35"] },
      },
      {
        anchor: "modalidad",
        title: { pt: "Modalidade recebida", en: "Mode received", es: "Modalidad recibida" },
        codes: { table: "fields", only: ["100", "101", "102", "106", "110"] },
      },
      {
        anchor: "ejemplo",
        title: titles.example,
        text: [
          {
            pt: "Um campo `100` com `0202` é crédito (`02`) parcelado pela loja (`02`); com `0100`, débito à vista. Leia os dois pares em separado: um grupo ou subgrupo que você não conhece não deve impedir de registrar a venda. É o caso das carteiras digitais: reconheça-as pelo campo `106`.",
            en: "A field `100` with `0202` is credit (`02`) in installments by the store (`02`); with `0100`, debit in a single payment. Read the two pairs apart: a group or subgroup that you do not know should not keep you from recording the sale. Digital wallets are such a case: recognize them by field `106`.",
            es: "Un campo `100` con `0202` es crédito (`02`) en cuotas del comercio (`02`); con `0100`, débito en un pago. Lea los dos pares por separado: un grupo o subgrupo que no conoce no debe impedir que registre la venta. Es el caso de las billeteras digitales: reconózcalas por el campo `106`.",
          },
        ],
      },
    ],
    derivedFrom: ["tabela_codigos_meios_pagamento", "habilitando_desabilitando_formas_pagamento"],
    next: ["habilitacion_formas_pago", "ventas_cuotas"],
  },
  {
    slug: "redes_autorizadoras",
    description: {
      pt: "Como saber que rede autorizou uma venda com a CliSiTef e com que bandeira: os campos, as bandeiras e onde está a lista.",
      en: "How to know which network authorized a CliSiTef sale and with which brand: the fields, the brands and where the list is.",
      es: "Cómo saber qué red autorizó una venta con CliSiTef y con qué marca: los campos, las marcas y dónde está la lista.",
    },
    intro: [
      {
        pt: "A rede é quem autoriza; a bandeira é o que está impresso no cartão. Uma mesma bandeira pode ir por redes diferentes, por isso guarde as duas com cada venda: são elas que separam os totais na conciliação.",
        en: "The network is who authorizes; the brand is what is printed on the card. The same brand may go through different networks, so keep both with each sale: they split the totals when you reconcile.",
        es: "La red es quien autoriza; la marca es lo que está impreso en la tarjeta. Una misma marca puede ir por redes distintas, así que guarde ambas con cada venta: son las que separan los totales en la conciliación.",
      },
    ],
    parts: [
      {
        anchor: "campos",
        title: titles.fields,
        codes: { table: "fields", only: ["131", "132", "156", "157", "158"] },
      },
      {
        anchor: "marcas",
        title: { pt: "Bandeiras", en: "Brands", es: "Marcas" },
        codes: { table: "brands", only: ["0", "1", "2", "4", "11", "20001", "20002"] },
      },
      {
        anchor: "redes",
        title: { pt: "Alguns números de rede", en: "Some network numbers", es: "Algunos números de red" },
        codes: { table: "networks", only: ["0", "1", "4", "5", "6"] },
        text: [
          {
            pt: "A tabela completa tem quase trezentas linhas. Um número que não esteja nela não é um erro: mostre o nome que vier no campo `156`.",
            en: "The full table has almost three hundred rows. A number that is not in it is no error: show the name that comes in field `156`.",
            es: "La tabla completa tiene casi trescientas filas. Un número que no esté en ella no es un error: muestre el nombre que venga en el campo `156`.",
          },
        ],
      },
      {
        anchor: "enviar",
        title: { pt: "Dirigir a uma rede", en: "Send to one network", es: "Dirigir a una red" },
        parameters: ["RedeDestino"],
      },
    ],
    derivedFrom: [
      "codigo_redes_autorizadoras",
      "codigo_bandeira",
      "habilitacao_transacoes_redes_especificas",
    ],
    next: ["tabla_tipocampo", "habilitacion_formas_pago"],
  },
];
