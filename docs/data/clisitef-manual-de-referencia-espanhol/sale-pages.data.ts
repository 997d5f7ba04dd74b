import { type ManualPage, titles } from "./manual-page.ts";

/** The routines of a sale, in the order in which they are called. */
export const salePages: readonly ManualPage[] = [
  {
    slug: "configuracion_biblioteca",
    description: {
      pt: "ConfiguraIntSiTefInterativoEx em resumo: parâmetros explicados, um exemplo em C e o que corrigir em cada retorno.",
      en: "ConfiguraIntSiTefInterativoEx in short: its parameters explained, an example in C and what to fix for each return.",
      es: "ConfiguraIntSiTefInterativoEx en resumen: parámetros explicados, un ejemplo en C y qué corregir en cada retorno.",
    },
    intro: [
      {
        pt: "É a primeira chamada depois de carregar a biblioteca, e só se repete quando um parâmetro muda. Enquanto ela não devolver `0`, mostre a causa e não deixe vender com cartão.",
        en: "It is the first call after the library is loaded, and is repeated only when a parameter changes. Until it returns `0`, show the cause and let nobody sell with a card.",
        es: "Es la primera llamada después de cargar la biblioteca, y solo se repite cuando cambia un parámetro. Mientras no devuelva `0`, muestre la causa y no deje vender con tarjeta.",
      },
    ],
    parts: [
      { anchor: "rutina", title: titles.routine, routine: { name: "ConfiguraIntSiTefInterativoEx" } },
      {
        anchor: "ejemplo",
        title: titles.example,
        code: {
          language: "c",
          text: 'int result = ConfiguraIntSiTefInterativoEx(\n    "192.0.2.10", "00000000", "SW000001", "0", "[MultiplosCupons=1]");\nif (result != 0) {\n    fprintf(stderr, "CliSiTef: %d\\n", result);\n}',
        },
      },
      {
        anchor: "retornos",
        title: titles.returns,
        codes: { table: "configuration", only: ["1", "2", "3", "6", "7", "8", "9", "10", "11", "12", "13"] },
      },
      {
        anchor: "generales",
        title: {
          pt: "Alguns parâmetros gerais",
          en: "Some general parameters",
          es: "Algunos parámetros generales",
        },
        text: [
          {
            pt: "Vários parâmetros dividem os mesmos colchetes, separados por ponto e vírgula. `ParmsClient`, cujos pares também se separam assim, fica em colchetes só seus: `[MultiplosCupons=1;TrataPontoFlutuante=1][ParmsClient=1=11222333000181;2=11444777000161]`, com números inventados.",
            en: "Several parameters share the same brackets, separated by semicolons. `ParmsClient`, whose pairs are separated that way too, has its own brackets: `[MultiplosCupons=1;TrataPontoFlutuante=1][ParmsClient=1=11222333000181;2=11444777000161]`, with made-up numbers.",
            es: "Varios parámetros comparten los mismos corchetes, separados por punto y coma. `ParmsClient`, cuyos pares también se separan así, va en corchetes propios: `[MultiplosCupons=1;TrataPontoFlutuante=1][ParmsClient=1=11222333000181;2=11444777000161]`, con números inventados.",
          },
        ],
        parameters: ["MultiplosCupons", "PortaPinPad", "ParmsClient", "TrataPontoFlutuante"],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Leia servidor, loja e terminal de um arquivo do caixa: se dois caixas usam a mesma loja e o mesmo terminal, o SiTef derruba a conexão mais antiga, que recebe `-5`.",
            en: "Read server, store and terminal from a file of the POS: if two POS use the same store and terminal, SiTef drops the older connection, which gets `-5`.",
            es: "Lea servidor, comercio y terminal de un archivo de la caja: si dos cajas usan el mismo comercio y la misma terminal, SiTef corta la conexión más antigua, que recibe `-5`.",
          },
          {
            pt: "Envie `MultiplosCupons` só se a automação imprime os dois comprovantes de uma recarga ou conta paga com cartão; se não, passe o parâmetro vazio.",
            en: "Send `MultiplosCupons` only if your software prints both receipts of a top-up or bill paid by card; if not, pass the parameter empty.",
            es: "Envíe `MultiplosCupons` solo si el sistema de caja imprime los dos comprobantes de una recarga o cuenta pagada con tarjeta; si no, pase el parámetro vacío.",
          },
          {
            pt: "Depois do `0`, resolva as [pendências](./transacciones_pendientes.mdx) antes da primeira venda.",
            en: "After the `0`, settle what is [pending](./transacciones_pendientes.mdx) before the first sale.",
            es: "Después del `0`, resuelva lo [pendiente](./transacciones_pendientes.mdx) antes de la primera venta.",
          },
        ],
      },
    ],
    derivedFrom: ["configuracao_biblioteca", "configuracoes_especiais_gerais", "infos_adicionais_automacao"],
    next: ["inicio_transaccion", "archivo_configuracion"],
  },
  {
    slug: "inicio_transaccion",
    description: {
      pt: "IniciaFuncaoSiTefInterativo em resumo: o que leva cada parâmetro, como chamá-la em C e quando há laço.",
      en: "IniciaFuncaoSiTefInterativo in short: what each parameter carries, how to call it in C and when a loop follows.",
      es: "IniciaFuncaoSiTefInterativo en resumen: qué lleva cada parámetro, cómo llamarla en C y cuándo hay ciclo.",
    },
    intro: [
      {
        pt: "Uma só rotina começa tudo: o código da função diz se é uma venda, um cancelamento, uma consulta ou uma reimpressão. Ela volta logo, antes do cartão.",
        en: "One routine starts everything: the function code says whether it is a sale, a cancellation, a query or a reprint. It returns soon, before the card.",
        es: "Una sola rutina inicia todo: el código de función dice si es una venta, una anulación, una consulta o una reimpresión. Vuelve enseguida, antes de la tarjeta.",
      },
    ],
    parts: [
      {
        anchor: "rutina",
        title: titles.routine,
        routine: { name: "IniciaFuncaoSiTefInterativo", returns: ["10000", "-1", "-3", "-10", "-12", "-20"] },
      },
      {
        anchor: "ejemplo",
        title: titles.example,
        text: [
          {
            pt: "A data e a hora vêm do relógio do caixa; `document` é o número que você acabou de gravar em disco.",
            en: "Date and time come from the clock of the POS; `document` is the number that you have just written to disk.",
            es: "La fecha y la hora vienen del reloj de la caja; `document` es el número que usted acaba de guardar en disco.",
          },
        ],
        code: {
          language: "c",
          text: 'char date[9], hour[7];\ntime_t now = time(NULL);\nstrftime(date, sizeof date, "%Y%m%d", localtime(&now));\nstrftime(hour, sizeof hour, "%H%M%S", localtime(&now));\nint result = IniciaFuncaoSiTefInterativo(3, "129,90", document, date, hour, "CAIXA01", "");\nif (result != 10000) {\n    fprintf(stderr, "CliSiTef: %d\\n", result);\n}',
        },
      },
      {
        anchor: "funciones",
        title: titles.functions,
        codes: { table: "functions", only: ["0", "2", "3", "110", "122", "130"] },
      },
      {
        anchor: "energia",
        title: titles.lost,
        text: [
          {
            pt: "O que você gravou antes da chamada é o que permite perguntar depois: com o documento e a data, a biblioteca diz se a venda ficou pendente.",
            en: "What you wrote down before the call is what lets you ask afterward: with document and date, the library says whether the sale is pending.",
            es: "Lo que guardó antes de la llamada es lo que le permite preguntar después: con el documento y la fecha, la biblioteca dice si la venta quedó pendiente.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Com `10000`, entre no laço mesmo que a tela mude: quem sai no meio recebe `-12` na próxima venda.",
            en: "With `10000`, enter the loop even if the screen changes: a program that leaves halfway gets `-12` in the next sale.",
            es: "Con `10000`, entre en el ciclo aunque cambie la pantalla: quien sale a mitad de camino recibe `-12` en la próxima venta.",
          },
          {
            pt: "O valor vai com vírgula e dois decimais, também onde o país usa ponto.",
            en: "The amount goes with a comma and two decimals, also where the country uses a point.",
            es: "El importe va con coma y dos decimales, también donde el país usa punto.",
          },
        ],
      },
    ],
    derivedFrom: ["inicio_transacao_pagamento", "tabela_codigos_funcoes", "tabela_codigos_retorno"],
    next: ["codigos_funciones", "continuacion_proceso", "parametros_adicionales"],
  },
  {
    slug: "parametros_adicionales",
    description: {
      pt: "O que cabe em ParamAdic da CliSiTef: restrições entre colchetes, recursos entre chaves e um exemplo de cada.",
      en: "What fits in ParamAdic of CliSiTef: restrictions in brackets, features in braces and an example of each.",
      es: "Qué cabe en ParamAdic de CliSiTef: restricciones entre corchetes, opciones entre llaves y un ejemplo de cada uno.",
    },
    intro: [
      {
        pt: "Com `ParamAdic` uma venda sai do normal sem tocar no arquivo: você tira opções do menu ou avisa que o seu laço sabe tratar algo a mais. Vale só para a chamada que o leva.",
        en: "With `ParamAdic` one sale departs from the usual without touching the file: you take options off the menu or say that your loop can handle something more. It counts for the call that carries it and no other.",
        es: "Con `ParamAdic` una venta se aparta de lo habitual sin tocar el archivo: quita opciones del menú o avisa que su ciclo sabe manejar algo más. Vale solo para la llamada que lo lleva.",
      },
    ],
    parts: [
      {
        anchor: "ejemplo",
        title: titles.example,
        text: [
          {
            pt: "Sem as parcelas da loja nem as da administradora, e com o texto do QR Code para desenhar na sua tela:",
            en: "Without the merchant's installments or the issuer's, and with the text of the QR Code to draw on your screen:",
            es: "Sin las cuotas del comercio ni las del emisor, y con el texto del código QR para dibujarlo en su pantalla:",
          },
        ],
        code: { language: "text", text: "[27;28;];{DevolveStringQRCode=1}" },
      },
      {
        anchor: "menus",
        title: {
          pt: "Alguns menus que se podem restringir",
          en: "Some menus that can be restricted",
          es: "Algunos menús que se pueden restringir",
        },
        codes: { table: "menus", only: ["16", "17", "18", "26", "27", "28"] },
      },
      {
        anchor: "recursos",
        title: {
          pt: "Recursos por transação",
          en: "Features per transaction",
          es: "Opciones por transacción",
        },
        parameters: [
          "ItemMenuIdentificado",
          "TrataPagamentoExtendido",
          "RedeDestino",
          "CPFColetado",
          "DevolveStringQRCode",
          "ExecutaAteLeituraCartao",
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Uma restrição na chamada anula, nessa venda, as do arquivo: repita as que ainda quer. Se o arquivo usa `TransacoesHabilitadas`, que lista o que se oferece, ponha entre os colchetes todos os outros códigos: eles listam o que não se oferece.",
            en: "A restriction in the call overrides the file's for that sale: repeat the ones that you still want. If the file uses `TransacoesHabilitadas`, which lists what is offered, put all the other codes in the brackets: they list what is not offered.",
            es: "Una restricción en la llamada deja sin efecto las del archivo durante esa venta: repita las que todavía quiera. Si el archivo usa `TransacoesHabilitadas`, que lista lo que se ofrece, ponga entre los corchetes todos los otros códigos: listan lo que no se ofrece.",
          },
          {
            pt: "Se a venda devolve `-20`, confira um por um os parâmetros da chamada.",
            en: "If the sale returns `-20`, check the parameters of the call one by one.",
            es: "Si la venta devuelve `-20`, revise uno por uno los parámetros de la llamada.",
          },
        ],
      },
    ],
    derivedFrom: [
      "parametros_adicionais",
      "habilitando_desabilitando_formas_pagamento",
      "tabela_codigos_meios_pagamento",
    ],
    next: ["habilitacion_formas_pago", "inicio_transaccion"],
  },
  {
    slug: "continuacion_proceso",
    description: {
      pt: "ContinuaFuncaoSiTefInterativo em resumo: cada parâmetro, o laço em C, os comandos que chegam e como sair.",
      en: "ContinuaFuncaoSiTefInterativo in short: each parameter, the loop in C, the commands that arrive and how to leave.",
      es: "ContinuaFuncaoSiTefInterativo en resumen: cada parámetro, el ciclo en C, los comandos que llegan y cómo salir.",
    },
    intro: [
      {
        pt: "Cada volta traz um comando e leva a resposta da anterior. O laço não tem número certo de voltas: acaba quando o retorno deixa de ser `10000`.",
        en: "Each turn brings one command and carries the answer to the one before. The loop has no set number of turns: it ends when the return is no longer `10000`.",
        es: "Cada vuelta trae un comando y lleva la respuesta de la anterior. El ciclo no tiene una cantidad fija de vueltas: termina cuando el retorno deja de ser `10000`.",
      },
    ],
    parts: [
      {
        anchor: "rutina",
        title: titles.routine,
        routine: {
          name: "ContinuaFuncaoSiTefInterativo",
          returns: ["10000", "0", ">0", "-2", "-15", "-5", "-6", "-43"],
        },
      },
      {
        anchor: "ejemplo",
        title: titles.example,
        text: [
          {
            pt: "`obey` é sua: cumpre o comando, escreve a resposta em `buffer` e devolve `0` para seguir ou `-1` para parar.",
            en: "`obey` is yours: it carries out the command, writes the answer to `buffer` and returns `0` to go on or `-1` to stop.",
            es: "`obey` es suya: cumple el comando, escribe la respuesta en `buffer` y devuelve `0` para seguir o `-1` para parar.",
          },
        ],
        code: {
          language: "c",
          text: 'char buffer[20000] = "";\nint command = 0, proceed = 0, result;\nlong field = 0;\nshort least = 0, most = 0;\ndo {\n    result = ContinuaFuncaoSiTefInterativo(\n        &command, &field, &least, &most, buffer, sizeof buffer, proceed);\n    if (result == 10000) proceed = obey(command, field, least, most, buffer, sizeof buffer);\n} while (result == 10000);\nif (result == 0) {\n    puts("Imprima y finalice");\n} else {\n    fprintf(stderr, "CliSiTef: %d\\n", result);\n}',
        },
      },
      {
        anchor: "comandos",
        title: titles.commands,
        codes: { table: "commands", only: ["0", "1", "3", "20", "21", "22", "23", "30", "34"] },
      },
      {
        anchor: "energia",
        title: titles.lost,
        text: [
          {
            pt: "Uma queda dentro do laço deixa a dúvida de se houve aprovação. Não repita a venda: [pergunte primeiro](./transacciones_pendientes.mdx).",
            en: "A power failure inside the loop leaves in doubt whether there was an approval. Do not repeat the sale: [ask first](./transacciones_pendientes.mdx).",
            es: "Un corte dentro del ciclo deja la duda de si hubo aprobación. No repita la venta: [pregunte primero](./transacciones_pendientes.mdx).",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Um comando que você não conhece não é um erro: trate-o como uma coleta, que o operador digita, e siga.",
            en: "A command that you do not know is no error: treat it as a collection, which the operator types, and go on.",
            es: "Un comando que no conoce no es un error: trátelo como una captura, que ingresa el operador, y siga.",
          },
          {
            pt: "O comando `23` chega repetidas vezes enquanto se espera por um aparelho. Volte na hora, ou o pinpad parece travado.",
            en: "Command `23` comes again and again while a device is awaited. Return at once, or the pinpad seems stuck.",
            es: "El comando `23` llega una y otra vez durante la espera. Vuelva enseguida, o el pinpad parecerá trabado.",
          },
        ],
      },
    ],
    derivedFrom: ["continuacao_proc_coleta_interativo", "tabela_codigos_comando", "tabela_valores_tipocampo"],
    next: ["codigos_comando", "tabla_tipocampo", "finalizacion_transaccion"],
  },
  {
    slug: "finalizacion_transaccion",
    description: {
      pt: "FinalizaFuncaoSiTefInterativo em resumo: quando vai 1, quando vai 0, e o que gravar antes de chamar.",
      en: "FinalizaFuncaoSiTefInterativo in short: when it takes 1, when it takes 0, and what to write down before the call.",
      es: "FinalizaFuncaoSiTefInterativo en resumen: cuándo va 1, cuándo va 0 y qué guardar antes de llamar.",
    },
    intro: [
      {
        pt: "Aqui o dinheiro muda de mãos. A rotina não devolve nada: a decisão é sua, e o seu registro em disco é a única prova dela.",
        en: "Here the money changes hands. The routine returns nothing: the decision is yours, and your record on disk is the only proof of it.",
        es: "Aquí el dinero cambia de manos. La rutina no devuelve nada: la decisión es suya, y su registro en disco es la única prueba de ella.",
      },
    ],
    parts: [
      { anchor: "rutina", title: titles.routine, routine: { name: "FinalizaFuncaoSiTefInterativo" } },
      {
        anchor: "decidir",
        title: { pt: "Com 1 ou com 0", en: "With 1 or with 0", es: "Con 1 o con 0" },
        table: {
          head: [
            { pt: "O que aconteceu", en: "What happened", es: "Qué pasó" },
            { pt: "`Confirma`", en: "`Confirma`", es: "`Confirma`" },
            { pt: "Resultado", en: "Result", es: "Resultado" },
          ],
          rows: [
            [
              {
                pt: "Laço com `0`, comprovante impresso, mercadoria entregue",
                en: "Loop with `0`, receipt printed, goods handed over",
                es: "Ciclo con `0`, comprobante impreso, mercadería entregada",
              },
              "`1`",
              { pt: "A venda vale", en: "The sale counts", es: "La venta vale" },
            ],
            [
              {
                pt: "Laço com `0`, mas a impressora falhou ou o cliente desistiu",
                en: "Loop with `0`, but the printer failed or the customer gave up",
                es: "Ciclo con `0`, pero falló la impresora o el cliente desistió",
              },
              "`0`",
              {
                pt: "A venda é desfeita e o cliente não paga",
                en: "The sale is voided and the customer does not pay",
                es: "La venta se deshace y el cliente no paga",
              },
            ],
            [
              {
                pt: "Laço com qualquer outro retorno",
                en: "Loop with any other return",
                es: "Ciclo con cualquier otro retorno",
              },
              { pt: "não chame", en: "do not call", es: "no llame" },
              {
                pt: "Nada a finalizar agora; se o retorno [pode deixar pendência](./codigos_retorno.mdx#duda), consulte antes as [pendências](./transacciones_pendientes.mdx)",
                en: "Nothing to finalize now; if the return [may leave something pending](./codigos_retorno.mdx#duda), query what is [pending](./transacciones_pendientes.mdx) first",
                es: "Nada que finalizar ahora; si el retorno [puede dejar algo pendiente](./codigos_retorno.mdx#duda), consulte antes lo [pendiente](./transacciones_pendientes.mdx)",
              },
            ],
          ],
        },
      },
      {
        anchor: "ejemplo",
        title: titles.example,
        text: [
          {
            pt: "`document`, `date` e `hour` são os do início; `remember` grava a decisão em disco antes da chamada.",
            en: "`document`, `date` and `hour` are the same as at the start; `remember` writes the decision to disk before the call.",
            es: "`document`, `date` y `hour` son los del inicio; `remember` guarda la decisión en disco antes de la llamada.",
          },
        ],
        code: {
          language: "c",
          text: 'short confirm = printed ? 1 : 0;\nif (remember(document, date, confirm) == 0) {\n    FinalizaFuncaoSiTefInterativo(confirm, document, date, hour, "");\n}\nint pending = ObtemQuantidadeTransacoesPendentes(date, document);\nif (pending > 0) {\n    fprintf(stderr, "%s: pendientes %d\\n", document, pending);\n} else if (pending < 0) {\n    fprintf(stderr, "CliSiTef: %d\\n", pending);\n}',
        },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Se a energia cair depois de gravar a decisão, chame outra vez com ela ao ligar. Sem decisão gravada, use `0` se a mercadoria não saiu.",
            en: "If power fails after the decision is written down, call again with it when the POS starts. Without one, use `0` if the goods did not leave.",
            es: "Si se corta la energía después de guardar la decisión, vuelva a llamar con ella al encender. Sin decisión guardada, use `0` si la mercadería no salió.",
          },
          {
            pt: "Um documento com dois pagamentos leva uma só chamada para os dois; para separar, veja os [individuais](%finalizacao_pagamentos_individuais%).",
            en: "A document with two payments takes a single call for both; to tell them apart, see [individual payments](%finalizacao_pagamentos_individuais%).",
            es: "Un documento con dos pagos lleva una sola llamada para ambos; para separarlos, vea los [individuales](%finalizacao_pagamentos_individuais%).",
          },
          {
            pt: "Depois de confirmada, a venda não se desfaz por aqui: faça um [cancelamento](./anulacion.mdx).",
            en: "Once it is confirmed, this routine cannot void the sale: make a [cancellation](./anulacion.mdx).",
            es: "Una vez confirmada, la venta no se deshace por aquí: haga una [anulación](./anulacion.mdx).",
          },
        ],
      },
    ],
    derivedFrom: [
      "confirmacao_ou_nao_pagamento",
      "finalizacao_pagamentos_individuais",
      "finalizacao_pagamentos_rede",
    ],
    next: ["transacciones_pendientes", "anulacion"],
  },
  {
    slug: "transacciones_pendientes",
    description: {
      pt: "Como achar e decidir as transações pendentes da CliSiTef: rotina, funções 130 e 131, campos e a sequência ao ligar.",
      en: "How to find and settle pending CliSiTef transactions: the routine, functions 130 and 131, fields and the sequence at start.",
      es: "Cómo encontrar y decidir las transacciones pendientes de CliSiTef: rutina, funciones 130 y 131, campos y la secuencia al encender.",
    },
    intro: [
      {
        pt: "Pendente é a venda que a rede aprovou e você ainda não finalizou. Ela espera até que você diga `1` ou `0`: não conte com um prazo.",
        en: "A pending sale is one that the network approved and that you have not finalized. It waits until you say `1` or `0`: do not count on a timeout.",
        es: "Pendiente es la venta que la red aprobó y usted todavía no finalizó. Espera hasta que usted diga `1` o `0`: no cuente con un plazo.",
      },
    ],
    parts: [
      { anchor: "rutina", title: titles.routine, routine: { name: "ObtemQuantidadeTransacoesPendentes" } },
      { anchor: "funciones", title: titles.functions, codes: { table: "functions", only: ["130", "131"] } },
      {
        anchor: "campos",
        title: titles.fields,
        codes: { table: "fields", only: ["210", "160", "161", "163", "164", "211", "1319"] },
      },
      {
        anchor: "ejemplo",
        title: { pt: "Ao ligar o caixa", en: "When the POS starts", es: "Al encender la caja" },
        sequence: "pendencia-ao-ligar",
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Decida pelo registro em disco do documento; o operador não lembra de cada venda.",
            en: "Decide by the record of the document on disk; the operator does not remember every sale.",
            es: "Decida por el registro del documento en disco; el operador no recuerda cada venta.",
          },
          {
            pt: "Se a sua versão é anterior à 6.1.114.40 r1, as funções `130` e `131` não existem: pergunte por documento, com a rotina acima, antes de iniciar outro, que apaga a pendência do anterior.",
            en: "If your version is older than 6.1.114.40 r1, functions `130` and `131` do not exist: ask per document, with the routine above, before you start another one, which erases what is pending of the previous one.",
            es: "Si su versión es anterior a la 6.1.114.40 r1, las funciones `130` y `131` no existen: pregunte por documento, con la rutina de arriba, antes de iniciar otro, que borra lo pendiente del anterior.",
          },
        ],
      },
    ],
    derivedFrom: [
      "consulta_transac_pend_confirm_terminal",
      "consulta_pendentes_documento_fiscal",
      "enviando_mensagens_pendentes",
    ],
    next: ["finalizacion_transaccion", "codigos_retorno"],
  },
];
