import type { SimplifiedPage } from "./simplified-page.ts";

/** The few codes of each list that a first integration meets; the lists themselves are the library's. */
export const codePages: readonly SimplifiedPage[] = [
  {
    slug: "tabela_codigos_retorno",
    library: "tabela_codigos_retorno",
    description: {
      pt: "Os retornos das rotinas de uma transação que toda automação precisa tratar na interface simplificada, em quatro grupos.",
      en: "The returns of the routines of a transaction that any software has to handle in the simplified interface, in four groups.",
      es: "Los retornos de las rutinas de una transacción que todo sistema de caja debe manejar en la interfaz simplificada, en cuatro grupos.",
    },
    purpose: [
      {
        pt: "O retorno das rotinas de uma transação, o início e a continuação, responde a duas perguntas: o laço acabou, e a venda vale? Só `10000` continua, e só `0` vale. Todo o resto é não, e o número diz de quem veio: positivo é da autorizadora; negativo, da biblioteca, do pinpad ou do servidor. Estes são os que mudam o que a sua tela faz.",
        en: "The return of the routines of a transaction, the start and the continuation, answers two questions: is the loop over, and does the sale count? Only `10000` goes on, and only `0` counts. All the rest is a no, and the number says whose: positive comes from the authorizer, negative from the library, the pinpad or the server. These are the ones that change what your screen does.",
        es: "El retorno de las rutinas de una transacción, el inicio y la continuación, responde dos preguntas: ¿terminó el ciclo?, ¿vale la venta? Solo `10000` continúa y solo `0` vale. Todo lo demás es un no, y el número dice de quién: positivo es de la autorizadora; negativo, de la biblioteca, el pinpad o el servidor. Estos son los que cambian lo que hace su pantalla.",
      },
    ],
    codes: {
      page: "tabela_codigos_retorno",
      chosen: ["0", "10000", ">0", "-1", "-2", "-5", "-6", "-8", "-12", "-13", "-21", "-40", "-43"],
    },
    enough: [
      {
        pt: "Trate `0`, `10000`, positivo e negativo. Um negativo que não está acima, também os reservados `-7` e `-42`, é falha: consulte as [pendências](./consulta_transacoes_pendentes_terminal.mdx) antes de repetir a venda e guarde o [trace](./trace.mdx).",
        en: "Handle `0`, `10000`, positive and negative. A negative value that is not above, the reserved `-7` and `-42` included, is a failure: query the [pending transactions](./consulta_transacoes_pendentes_terminal.mdx) before you repeat the sale, and keep the [trace](./trace.mdx).",
        es: "Maneje `0`, `10000`, positivo y negativo. Un negativo que no está arriba, también los reservados `-7` y `-42`, es una falla: consulte las [pendientes](./consulta_transacoes_pendentes_terminal.mdx) antes de repetir la venta y guarde el [trace](./trace.mdx).",
      },
      {
        pt: "As rotinas que não são do laço têm retornos próprios: na [configuração](./configuracao_biblioteca.mdx) um positivo é erro de configuração, e nas de [presença do pinpad](./funcoes_de_pinpad.mdx) `1` quer dizer que ele está.",
        en: "Routines outside the loop have returns of their own: in the [configuration](./configuracao_biblioteca.mdx) a positive value is a configuration error, and when you check [that the pinpad is there](./funcoes_de_pinpad.mdx) `1` means that it is.",
        es: "Las rutinas que no son del ciclo tienen retornos propios: en la [configuración](./configuracao_biblioteca.mdx) un positivo es un error de configuración, y en las de [presencia del pinpad](./funcoes_de_pinpad.mdx) `1` quiere decir que está.",
      },
    ],
    full: {
      pt: "todos os códigos, com o que fazer em cada um.",
      en: "every code, with what to do about each.",
      es: "todos los códigos, con qué hacer en cada uno.",
    },
    more: ["continuacao_coleta_interativa", "trace"],
  },
  {
    slug: "tabela_codigos_funcoes",
    library: "tabela_codigos_funcoes",
    description: {
      pt: "As funções com que uma automação nova abre vendas, cancelamentos, consultas e serviços do caixa.",
      en: "The functions with which new software opens sales, cancellations, queries and services of the POS.",
      es: "Las funciones con que un sistema de caja nuevo abre ventas, cancelaciones, consultas y servicios.",
    },
    purpose: [
      {
        pt: "A função é a pergunta que a sua tela já fez ao operador. Se ele apertou *crédito*, mande `3`, e a biblioteca não pergunta de novo. Estas cobrem vendas, cancelamentos, pendências e suporte de um caixa comum; as outras estão na tabela completa.",
        en: "The function is the question that your screen has already asked the operator. If they pressed *credit*, send `3`, and the library does not ask again. These cover the sales, cancellations, pending sales and support of a common POS; the others are in the whole table.",
        es: "La función es la pregunta que su pantalla ya le hizo al operador. Si tocó *crédito*, envíe `3`, y la biblioteca no vuelve a preguntar. Estas cubren ventas, cancelaciones, pendientes y soporte de una caja común; las otras están en la tabla completa.",
      },
    ],
    codes: {
      page: "tabela_codigos_funcoes",
      chosen: ["0", "2", "3", "122", "110", "111", "114", "121", "130", "131", "200", "210", "211", "770"],
    },
    enough: [
      {
        pt: 'Um botão por forma de pagamento que a loja aceita, e um "outros" que manda `0`.',
        en: 'One button per payment method that the store accepts, and an "other" that sends `0`.',
        es: "Un botón por forma de pago que el comercio acepta, y uno «otros» que envía `0`.",
      },
      {
        pt: "Um botão de suporte com `110`, o menu gerencial: reimpressão e testes vêm nele.",
        en: "A support button with `110`, the management menu: reprints and tests come in it.",
        es: "Un botón de soporte con `110`, el menú administrativo: trae reimpresión y pruebas.",
      },
      {
        pt: "Teste uma função nova com `111` antes: se a comunicação falha, o problema não é a função.",
        en: "Before you try a new function run `111`: if the communication fails, the function is not the problem.",
        es: "Antes de probar una función nueva ejecute `111`: si la comunicación falla, el problema no es la función.",
      },
    ],
    full: {
      pt: "todas as funções, de carnês a cartões de rede própria, com os cancelamentos de cada uma.",
      en: "every function, from payment books to private-label cards, with the cancellations of each.",
      es: "todas las funciones, de libretas de pago a tarjetas propias, con las cancelaciones de cada una.",
    },
    more: ["inicio_transacao_pagamento", "tabela_de_codigos_meios_pagamento"],
  },
  {
    slug: "tabela_codigos_comando",
    library: "tabela_codigos_comando",
    description: {
      pt: "Os comandos que o laço de uma venda comum usa e a tela que cada um pede à sua automação.",
      en: "The commands that the loop of a common sale uses and the screen that each asks of your software.",
      es: "Los comandos que usa el ciclo de una venta común y la pantalla que cada uno pide al sistema de caja.",
    },
    purpose: [
      {
        pt: "Leia a lista como o inventário das suas telas: um lugar para mensagens, uma pergunta de sim ou não, um menu, um campo de texto, um de valor e um aviso com tecla. Com essas seis telas, e um botão de cancelar para o `23`, você trata todos estes comandos, menos os do QR Code, que entram quando a loja vende com carteiras.",
        en: "Read the list as the inventory of your screens: a place for messages, a yes-or-no question, a menu, a text field, an amount field and a notice with a key. With those six screens, and a cancel button for `23`, you handle all these commands except the QR Code ones, which you add when the store sells with wallets.",
        es: "Lea la lista como el inventario de sus pantallas: un lugar para mensajes, una pregunta de sí o no, un menú, un campo de texto, uno de importe y un aviso con tecla. Con esas seis pantallas, y un botón de cancelar para el `23`, se manejan todos estos comandos, menos los del código QR, que entran cuando el comercio vende con billeteras.",
      },
    ],
    codes: {
      page: "tabela_codigos_comando",
      chosen: [
        "0",
        "1",
        "2",
        "3",
        "4",
        "11",
        "12",
        "13",
        "14",
        "20",
        "21",
        "22",
        "23",
        "30",
        "34",
        "50",
        "51",
        "52",
      ],
    },
    enough: [
      {
        pt: "Um comando que você não conhece: trate-o como uma coleta, que o operador digita, e siga.",
        en: "A command that you do not know: treat it as a collection that the operator types, and go on.",
        es: "Un comando que no conoce: trátelo como una captura que ingresa el operador, y siga.",
      },
      {
        pt: "O `23` chega repetidas vezes: não redesenhe a tela por causa dele.",
        en: "`23` arrives again and again: do not redraw the screen because of it.",
        es: "El `23` llega una y otra vez: no redibuje la pantalla por su causa.",
      },
      {
        pt: "Os textos vêm prontos em `Buffer`: mostre-os como estão.",
        en: "The texts come ready in `Buffer`: show them as they are.",
        es: "Los textos llegan listos en `Buffer`: muéstrelos como están.",
      },
    ],
    full: {
      pt: "os comandos de cheque, código de barras, menu identificado e da classe Android.",
      en: "the commands of checks, bar codes, the identified menu and the Android class.",
      es: "los comandos de cheque, código de barras, menú identificado y de la clase Android.",
    },
    more: ["continuacao_coleta_interativa", "tabela_tipocampo"],
  },
  {
    slug: "tabela_tipocampo",
    library: "tabela_valores_tipocampo",
    description: {
      pt: "Os campos que valem a pena guardar de cada venda: comprovantes, NSU, rede, bandeira e autorização.",
      en: "The fields worth keeping of each sale: receipts, NSU, network, card brand and authorization.",
      es: "Los campos que conviene guardar de cada venta: comprobantes, NSU, red, marca y autorización.",
    },
    purpose: [
      {
        pt: "O laço devolve dezenas de campos, e a sua automação pode ignorar quase todos. Guarde os desta lista: com eles você imprime, concilia, cancela e conversa com o suporte. Um campo que chega em uma *coleta* é outra coisa: se não o conhece, pergunte o valor ao operador.",
        en: "The loop returns dozens of fields, and your software may ignore nearly all. Keep the ones on this list: with them you print, reconcile, cancel and talk to support. A field that comes with a *collection* is another matter: if you do not know it, ask the operator for the value.",
        es: "El ciclo devuelve decenas de campos, y el sistema de caja puede ignorar casi todos. Guarde los de esta lista: con ellos imprime, concilia, cancela y habla con soporte. Un campo que llega en una *captura* es otra cosa: si no lo conoce, pida el valor al operador.",
      },
    ],
    codes: {
      page: "tabela_valores_tipocampo",
      chosen: ["100", "105", "121", "122", "131", "132", "133", "134", "135", "156", "161"],
    },
    enough: [
      {
        pt: "Guarde `121` e `122` como texto, sem cortar linhas, até a venda estar finalizada.",
        en: "Keep `121` and `122` as text, without cutting lines, until the sale is finalized.",
        es: "Guarde `121` y `122` como texto, sin cortar líneas, hasta que la venta esté finalizada.",
      },
      {
        pt: "Guarde o NSU (`133` e `134`) e a data (`105`): o cancelamento de outro dia os pede.",
        en: "Keep the NSU (`133` and `134`) and the date (`105`): a cancellation on another day asks for them.",
        es: "Guarde el NSU (`133` y `134`) y la fecha (`105`): la cancelación de otro día los pide.",
      },
      {
        pt: "O mesmo campo pode vir mais de uma vez no laço: um bloco por venda na [consulta de pendências](./consulta_transacoes_pendentes_terminal.mdx), o comprovante da recarga ou da conta e o do cartão com [`MultiplosCupons`](./configuracoes_especiais_gerais.mdx). Não guarde só o último.",
        en: "The same field may come more than once in the loop: one block per sale in the [query of pending sales](./consulta_transacoes_pendentes_terminal.mdx), the receipt of the top-up or bill and the card receipt with [`MultiplosCupons`](./configuracoes_especiais_gerais.mdx). Do not keep only the last one.",
        es: "El mismo campo puede llegar más de una vez en el ciclo: un bloque por venta en la [consulta de pendientes](./consulta_transacoes_pendentes_terminal.mdx), el comprobante de la recarga o la cuenta y el de la tarjeta con [`MultiplosCupons`](./configuracoes_especiais_gerais.mdx). No guarde solo el último.",
      },
    ],
    full: {
      pt: "todos os campos, com filtro, dos de uma venda aos de programas de benefício.",
      en: "every field, with a filter, from sales to benefit programs.",
      es: "todos los campos, con filtro, de los de una venta a los de programas de beneficios.",
    },
    more: ["continuacao_coleta_interativa", "tabela_eventos"],
  },
  {
    slug: "tabela_eventos",
    library: "tabela_eventos",
    description: {
      pt: "Os eventos que dizem em que ponto a venda está e como usá-los para uma tela de espera que não mente.",
      en: "The events that say where the sale stands, and how to use them for an honest waiting screen.",
      es: "Los eventos que dicen en qué punto está la venta y cómo usarlos para una pantalla de espera que no miente.",
    },
    purpose: [
      {
        pt: 'Um evento chega em `TipoCampo`, com o comando `0` ou junto de outro, e só informa: o cartão é esperado, a senha está sendo digitada, o servidor respondeu. Sem eles a venda funciona igual. Com eles, a tela troca um relógio parado por "retire o cartão", e o cliente sabe o que fazer.',
        en: 'An event comes in `TipoCampo`, with command `0` or together with another, and only informs: the card is awaited, the PIN is being typed, the server answered. Without events the sale works just the same. With them the screen turns a frozen clock into "remove the card", and the customer knows what to do.',
        es: "Un evento llega en `TipoCampo`, con el comando `0` o junto con otro, y solo informa: se espera la tarjeta, se ingresa el PIN, el servidor respondió. Sin ellos la venta funciona igual. Con ellos, la pantalla cambia un reloj detenido por «retire la tarjeta», y el cliente sabe qué hacer.",
      },
    ],
    codes: {
      page: "tabela_eventos",
      chosen: [
        "5000",
        "5001",
        "5005",
        "5007",
        "5008",
        "5018",
        "5019",
        "5020",
        "5021",
        "5027",
        "5028",
        "5055",
      ],
    },
    enough: [
      {
        pt: "Mapeie cada evento para um ícone ou uma frase sua; ignore os que você não mapeou.",
        en: "Map each event to an icon or a sentence of your own; ignore those that you did not map.",
        es: "Asigne a cada evento un ícono o una frase propia; ignore los que no asignó.",
      },
      {
        pt: "Não decida nada por um evento. `5005` diz que a transação acabou, e não que foi aprovada: isso quem diz é o [retorno](./tabela_codigos_retorno.mdx).",
        en: "Decide nothing by an event. `5005` says that the transaction is over, not that it was approved: only the [return](./tabela_codigos_retorno.mdx) says that.",
        es: "No decida nada por un evento. `5005` dice que la transacción terminó, no que se aprobó: eso lo dice el [retorno](./tabela_codigos_retorno.mdx).",
      },
    ],
    full: {
      pt: "todos os eventos, também os de campos sensíveis e o de correspondente bancário.",
      en: "every event, including sensitive fields and the banking correspondent.",
      es: "todos los eventos, también los de campos sensibles y el de corresponsal bancario.",
    },
    more: ["configuracao_do_mostrador_de_comunicacao", "tabela_codigos_comando"],
  },
  {
    slug: "tabela_de_codigos_meios_pagamento",
    library: "tabela_codigos_meios_pagamento",
    description: {
      pt: "Códigos de menu que uma loja restringe ou habilita: débito e crédito, à vista, parcelado e digitado, e o envio de trace.",
      en: "Menu codes that a store restricts or enables: debit and credit, single payment, installments and typed, and sending the trace.",
      es: "Códigos de menú que un comercio restringe o habilita: débito y crédito, en un pago, en cuotas e ingresado a mano, y el envío del trace.",
    },
    purpose: [
      {
        pt: "Estes códigos não iniciam nada: são os nomes das opções dos menus, e servem para escondê-las ou mostrá-las. Não os confunda com os das [funções](./tabela_codigos_funcoes.mdx). `3` inicia uma venda a crédito; `26` é a linha *à vista* do menu que ela mostra.",
        en: "These codes start nothing: they name the options of the menus and serve to hide or show them. Do not mistake them for [functions](./tabela_codigos_funcoes.mdx). `3` starts a credit sale; `26` is the line *single payment* of the menu that it shows.",
        es: "Estos códigos no inician nada: nombran las opciones de los menús y sirven para ocultarlas o mostrarlas. No los confunda con los de las [funciones](./tabela_codigos_funcoes.mdx). `3` inicia una venta a crédito; `26` es la línea *en un pago* del menú que ella muestra.",
      },
    ],
    codes: {
      page: "tabela_codigos_meios_pagamento",
      chosen: ["16", "17", "18", "19", "26", "27", "28", "29", "34", "35", "3627"],
    },
    enough: [
      {
        pt: "Para vender só à vista, deixe `16` e `26` e esconda as outras linhas.",
        en: "To sell in single payments only, leave `16` and `26` and hide the other lines.",
        es: "Para vender solo en un pago, deje `16` y `26` y oculte las otras líneas.",
      },
      {
        pt: "Para toda a loja, escreva-os no [arquivo](./valores_padrao_formas_pagamento.mdx); para uma venda, na [chamada](./habilitando_desabilitando_formas_pagamento.mdx).",
        en: "For the whole store write them in the [file](./valores_padrao_formas_pagamento.mdx); for one sale, in the [call](./habilitando_desabilitando_formas_pagamento.mdx).",
        es: "Para todo el comercio, escríbalos en el [archivo](./valores_padrao_formas_pagamento.mdx); para una venta, en la [llamada](./habilitando_desabilitando_formas_pagamento.mdx).",
      },
    ],
    full: {
      pt: "todas as opções, das de cheque às de correspondente bancário e carteiras.",
      en: "every option, from checks to the banking correspondent and wallets.",
      es: "todas las opciones, de las de cheque a las de corresponsal bancario y billeteras.",
    },
    more: ["habilitando_desabilitando_formas_pagamento", "tabela_codigos_funcoes"],
  },
  {
    slug: "codigos_redes_autorizadoras",
    library: "codigo_redes_autorizadoras",
    description: {
      pt: "O número da rede que autorizou a venda, onde ele chega e para que a automação o guarda.",
      en: "The number of the network that authorized the sale, where it arrives and what your software keeps it for.",
      es: "El número de la red que autorizó la venta, dónde llega y para qué lo guarda el sistema de caja.",
    },
    purpose: [
      {
        pt: "Cada autorizadora tem um número no SiTef, e ele chega no campo `131` da venda aprovada. Com ele você separa os totais por rede no fechamento, escolhe quem conciliar e força o destino de um [cartão sem BIN](./cartao_sem_bin.mdx). Alguns números estão abaixo.",
        en: "Each authorizer has a number in SiTef, and it comes in field `131` of the approved sale. With it you split the totals by network at closing, choose whom to reconcile with and force the destination of a [card without BIN](./cartao_sem_bin.mdx). Some of the numbers are below.",
        es: "Cada autorizadora tiene un número en SiTef, y llega en el campo `131` de la venta aprobada. Con él separa los totales por red en el cierre, elige con quién conciliar y fuerza el destino de una [tarjeta sin BIN](./cartao_sem_bin.mdx). Algunos números están abajo.",
      },
    ],
    codes: { page: "codigo_redes_autorizadoras", chosen: ["0", "1", "4", "5", "6"] },
    enough: [
      {
        pt: "Guarde o número e mostre o nome do campo `156`: ele vem escrito, e a lista muda com o tempo.",
        en: "Keep the number and show the name of field `156`: it comes spelled out, and the list changes with time.",
        es: "Guarde el número y muestre el nombre del campo `156`: llega escrito, y la lista cambia con el tiempo.",
      },
      {
        pt: "Um número que você não conhece não é um erro.",
        en: "A number that you do not know is not an error.",
        es: "Un número que no conoce no es un error.",
      },
    ],
    full: {
      pt: "todas as redes, por número, com filtro.",
      en: "every network, by number, with a filter.",
      es: "todas las redes, por número, con filtro.",
    },
    more: ["redes_especificas", "cartao_sem_bin"],
  },
  {
    slug: "codigos_bandeiras",
    library: "codigo_bandeira",
    description: {
      pt: "Como ler a bandeira do cartão no campo 132 e o que a faixa do número já diz, sem tabela.",
      en: "How to read the card brand in field 132, and what the range of the number already says without a table.",
      es: "Cómo leer la marca de la tarjeta en el campo 132 y qué dice ya el rango del número, sin tabla.",
    },
    purpose: [
      {
        pt: "A bandeira chega no campo `132`, com cinco posições: converta-o em número antes de comparar. A faixa diz o produto: de `1` a `9999` é crédito, a partir de `10000` é voucher e a partir de `20000`, débito. Uma bandeira nova chega sem aviso: use a faixa para separar totais, e o nome só quando o conhece.",
        en: "The card brand comes in field `132`, with five positions: turn it into a number before you compare it. Its range tells the product: from `1` to `9999` is credit, from `10000` voucher and from `20000` debit. A new brand comes without notice: use the range to split totals, and the name only where you know it.",
        es: "La marca llega en el campo `132`, con cinco posiciones: conviértalo en número antes de comparar. El rango dice el producto: de `1` a `9999` es crédito, desde `10000` es voucher y desde `20000`, débito. Una marca nueva llega sin aviso: use el rango para separar totales, y el nombre solo cuando lo conoce.",
      },
    ],
    codes: { page: "codigo_bandeira", chosen: ["0", "1", "2", "4", "11", "10014", "20001", "20002"] },
    enough: [
      {
        pt: "Não recuse a venda por uma bandeira desconhecida: ela já foi autorizada.",
        en: "Do not refuse the sale because of an unknown card brand: it is already authorized.",
        es: "No rechace la venta por una marca desconocida: ya fue autorizada.",
      },
      {
        pt: "Para o operador, mostre o texto do comprovante, e não o número.",
        en: "Show the operator the text of the receipt, not the number.",
        es: "Al operador muéstrele el texto del comprobante, no el número.",
      },
    ],
    full: {
      pt: "a lista das bandeiras.",
      en: "the list of the card brands.",
      es: "la lista de las marcas.",
    },
    more: ["tabela_tipocampo", "codigos_redes_autorizadoras"],
  },
];
