import { type ManualPage, titles } from "./manual-page.ts";

/** What is set in the configuration file. */
export const filePages: readonly ManualPage[] = [
  {
    slug: "archivo_configuracion",
    description: {
      pt: "CliSiTef.ini em resumo: onde fica, que chaves um caixa novo escreve e qual valor ganha quando dois discordam.",
      en: "CliSiTef.ini in short: where it is, which keys a new POS writes and which value wins when two disagree.",
      es: "CliSiTef.ini en resumen: dónde está, qué claves escribe una caja nueva y qué valor gana cuando dos no coinciden.",
    },
    intro: [
      {
        pt: "O arquivo fica na pasta da biblioteca e guarda o que é do caixa, não da venda. Em computadores é `CliSiTef.ini`; em POS e celulares, `CLSIT`, que no Android fica [em outro lugar](../../clisitef-interface-android/arquivo_de_configuracao_clsit.mdx). Um caixa novo precisa de poucas linhas.",
        en: "The file is in the library's folder and has what belongs to the machine, not to the sale. On computers it is `CliSiTef.ini`; on terminals and mobile devices, `CLSIT`, which on Android is [somewhere else](../../clisitef-interface-android/arquivo_de_configuracao_clsit.mdx). A new POS needs few lines.",
        es: "El archivo está en la carpeta de la biblioteca y guarda lo que es de la caja, no de la venta. En computadoras es `CliSiTef.ini`; en POS y celulares, `CLSIT`, que en Android está [en otro lugar](../../clisitef-interface-android/arquivo_de_configuracao_clsit.mdx). Una caja nueva necesita pocas líneas.",
      },
    ],
    parts: [
      {
        anchor: "ejemplo",
        title: titles.example,
        code: {
          language: "ini",
          text: "[PinPadCompartilhado]\nPorta=AUTO_USB\n\n[SiTef]\nConexaoObrigatoria=1\n\n[CliSiTef]\nHabilitaTrace=1\n\n[CliSiTefI]\nHabilitaTrace=1",
        },
      },
      {
        anchor: "claves",
        title: titles.keys,
        settings: [
          "PinPadCompartilhado.Porta",
          "SiTef.EnderecoIP",
          "SiTef.PortaSiTef",
          "SiTef.ConexaoObrigatoria",
          "CliSiTef.HabilitaTrace",
          "CliSiTefI.HabilitaTrace",
          "Geral.TransacoesHabilitadas",
          "Geral.TransacoesAdicionaisHabilitadas",
          "CliSiTef.DiretorioTrace",
          "SalvaEstado.DiretorioBase",
        ],
      },
      {
        anchor: "quien-gana",
        title: { pt: "Quem ganha", en: "Which one wins", es: "Cuál gana" },
        steps: [
          {
            pt: "O que vai na chamada, em `ParamAdic`.",
            en: "What goes in the call, in `ParamAdic`.",
            es: "Lo que va en la llamada, en `ParamAdic`.",
          },
          { pt: "O que está no arquivo.", en: "What is in the file.", es: "Lo que está en el archivo." },
          {
            pt: "O valor próprio da biblioteca.",
            en: "The library's own value.",
            es: "El valor propio de la biblioteca.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Reinicie a automação depois de mudar uma chave, e faça uma venda de teste.",
            en: "Restart your software after you change a key, and make a test sale.",
            es: "Reinicie el sistema de caja después de cambiar una clave, y haga una venta de prueba.",
          },
          {
            pt: "Copie o arquivo junto com o resto do caixa: numa reinstalação sem ele, os menus mudam.",
            en: "Back the file up with the rest of the machine: reinstalled without it, the menus change.",
            es: "Respalde el archivo con el resto de la caja: en una reinstalación sin él, los menús cambian.",
          },
        ],
      },
    ],
    derivedFrom: ["arquivo_configuracoes_clisitef_ini", "arquivos_controle", "parametros_temporizacoes"],
    next: ["configuracion_pinpad", "configuracion_conexion"],
  },
  {
    slug: "configuracion_pinpad",
    description: {
      pt: "Dizer à CliSiTef onde está o pinpad: porta fixa, AUTO_USB ou nenhum, a mensagem de repouso e como conferir.",
      en: "Tell CliSiTef where the pinpad is: a fixed port, AUTO_USB or none, the idle message and how to check it.",
      es: "Decirle a CliSiTef dónde está el pinpad: puerto fijo, AUTO_USB o ninguno, el mensaje de reposo y cómo comprobarlo.",
    },
    intro: [
      {
        pt: "Uma chave resolve quase todos os casos: `Porta`. A pergunta é que pinpad o caixa tem: USB, serial, dois ou nenhum.",
        en: "One key settles almost every case: `Porta`. The question is which pinpad the POS has: USB, serial, two or none.",
        es: "Una clave resuelve casi todos los casos: `Porta`. La pregunta es qué pinpad tiene la caja: USB, serial, dos o ninguno.",
      },
    ],
    parts: [
      {
        anchor: "casos",
        title: { pt: "Os casos", en: "The cases", es: "Los casos" },
        table: {
          head: [
            { pt: "Seu caixa", en: "Your POS", es: "Su caja" },
            { pt: "Escreva", en: "Write", es: "Escriba" },
            { pt: "Por quê", en: "Why", es: "Por qué" },
          ],
          rows: [
            [
              {
                pt: "Um pinpad USB de um modelo da [lista](%configuracao_porta_pinpad%)",
                en: "One USB pinpad of a model in the [list](%configuracao_porta_pinpad%)",
                es: "Un pinpad USB de un modelo de la [lista](%configuracao_porta_pinpad%)",
              },
              "`Porta=AUTO_USB`",
              {
                pt: "A biblioteca o acha em qualquer entrada",
                en: "The library finds it at any socket",
                es: "La biblioteca lo encuentra en cualquier entrada",
              },
            ],
            [
              {
                pt: "Um pinpad serial, ou USB de um modelo fora da lista",
                en: "A serial pinpad, or a USB one of a model not in the list",
                es: "Un pinpad serial, o USB de un modelo fuera de la lista",
              },
              {
                pt: "`Porta=12` no Windows ou `Porta=/dev/ttyACM0` no Linux",
                en: "`Porta=12` on Windows or `Porta=/dev/ttyACM0` on Linux",
                es: "`Porta=12` en Windows o `Porta=/dev/ttyACM0` en Linux",
              },
              {
                pt: "A busca não o acha",
                en: "The search does not find it",
                es: "La búsqueda no lo encuentra",
              },
            ],
            [
              {
                pt: "Dois pinpads, o das vendas e o do correspondente bancário",
                en: "Two pinpads, for sales and for the banking correspondent",
                es: "Dos pinpads, el de las ventas y el del corresponsal bancario",
              },
              {
                pt: "No arquivo, a porta do das vendas, como acima; a do outro, em `{PortaPinPadCB=porta}`, [na chamada](%configuracao_segundo_pinpad#chamada%)",
                en: "In the file, the port of the sales pinpad, as above; the other one's port as `{PortaPinPadCB=porta}`, [in the call](%configuracao_segundo_pinpad#chamada%)",
                es: "En el archivo, el puerto del de las ventas, como arriba; el del otro, en `{PortaPinPadCB=porta}`, [en la llamada](%configuracao_segundo_pinpad#chamada%)",
              },
              {
                pt: "A busca poderia achar o outro",
                en: "The search might find the other one",
                es: "La búsqueda podría encontrar el otro",
              },
            ],
            [
              { pt: "Nenhum", en: "None", es: "Ninguno" },
              "`Porta=NENHUM`",
              {
                pt: "Evita até três tentativas em vão",
                en: "It avoids up to three attempts in vain",
                es: "Evita hasta tres intentos en vano",
              },
            ],
          ],
        },
      },
      {
        anchor: "claves",
        title: titles.keys,
        settings: ["PinPadCompartilhado.Porta", "PinPad.MensagemPadrao", "Geral.ConfirmarValorPinPad"],
      },
      {
        anchor: "comprobar",
        title: { pt: "Como conferir", en: "How to check", es: "Cómo comprobar" },
        text: [
          {
            pt: "Ligue o caixa e chame [`VerificaPresencaPinPad`](./presencia_pinpad.mdx): `1` diz que a porta está certa. Com `0`, confira o cabo antes de trocar a chave.",
            en: "Start the POS and call [`VerificaPresencaPinPad`](./presencia_pinpad.mdx): `1` says that the port is right. With `0`, check the cable before you change the key.",
            es: "Encienda la caja y llame a [`VerificaPresencaPinPad`](./presencia_pinpad.mdx): `1` dice que el puerto es correcto. Con `0`, revise el cable antes de cambiar la clave.",
          },
        ],
      },
    ],
    derivedFrom: [
      "configuracao_pinpad",
      "configuracao_porta_pinpad",
      "configuracao_segundo_pinpad",
      "configuracao_sem_pinpad",
    ],
    next: ["presencia_pinpad", "archivo_configuracion"],
  },
  {
    slug: "configuracion_conexion",
    description: {
      pt: "Servidores, porta e esperas da CliSiTef: as chaves, um exemplo com dois servidores e o que muda quando a rede cai.",
      en: "Servers, port and waits of CliSiTef: the keys, an example with two servers and what changes when the network fails.",
      es: "Servidores, puerto y esperas de CliSiTef: las claves, un ejemplo con dos servidores y qué cambia cuando se cae la red.",
    },
    intro: [
      {
        pt: "O primeiro servidor vem do programa; os de reserva, do arquivo. Só mexa nas esperas depois de medir a rede da loja.",
        en: "The first server comes from the program, those in reserve from the file. Touch the waits only after you have measured the store's network.",
        es: "El primer servidor viene del programa; los de reserva, del archivo. Toque las esperas solo después de medir la red del local.",
      },
    ],
    parts: [
      {
        anchor: "ejemplo",
        title: titles.example,
        code: {
          language: "ini",
          text: "[SiTef]\nEnderecoIP=192.0.2.11:4096\nConexaoObrigatoria=1\nTempoEsperaConexao=8",
        },
      },
      {
        anchor: "claves",
        title: titles.keys,
        settings: [
          "SiTef.EnderecoIP",
          "SiTef.PortaSiTef",
          "SiTef.ConexaoObrigatoria",
          "SiTef.MantemConexaoAtiva",
          "SiTef.TempoEsperaConexao",
          "SiTef.TempoAdicionalEspera",
          "SiTef.TempoEsperaConfirmacao",
          "SiTef.TempoEsperaDesfazimento",
        ],
      },
      { anchor: "retornos", title: titles.returns, codes: { table: "returns", only: ["-5"] } },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Com `ConexaoObrigatoria=1` a falta de rede aparece antes do cartão, e não depois dele: é o melhor valor para a maioria dos caixas.",
            en: "With `ConexaoObrigatoria=1` a missing network shows before the card and not after it: the best value for most machines.",
            es: "Con `ConexaoObrigatoria=1` la falta de red aparece antes de la tarjeta, y no después: es el mejor valor para la mayoría de las cajas.",
          },
          {
            pt: "Não ponha um prazo seu em volta do laço: a rede pode aprovar depois que você desistiu.",
            en: "Do not put a deadline of your own around the loop: the network may approve after you gave up.",
            es: "No ponga un plazo suyo alrededor del ciclo: la red puede aprobar después de que usted desistió.",
          },
        ],
      },
    ],
    derivedFrom: [
      "configuracao_conexao_servidor_sitef",
      "obrigatoriedade_conexao",
      "mantendo_conexao_ativa",
      "parametros_temporizacoes",
    ],
    next: ["archivo_configuracion", "codigos_retorno"],
  },
  {
    slug: "habilitacion_formas_pago",
    description: {
      pt: "Escolher as formas de pagamento da CliSiTef: no arquivo para sempre, na chamada para uma venda, e como conferir.",
      en: "Choose the payment methods of CliSiTef: in the file for good, in the call for one sale, and how to check it.",
      es: "Elegir las formas de pago de CliSiTef: en el archivo para siempre, en la llamada para una venta, y cómo comprobarlo.",
    },
    intro: [
      {
        pt: "Três decisões se somam: o que a loja contratou, o que o caixa oferece e o que cabe nesta venda. A primeira é do servidor; as outras são suas.",
        en: "Three decisions come together: what the store has contracts for, what the POS offers and what fits this sale. The first is the server's, the others are yours.",
        es: "Se juntan tres decisiones: qué contrató el comercio, qué ofrece la caja y qué cabe en esta venta. La primera es del servidor; las otras son suyas.",
      },
    ],
    parts: [
      {
        anchor: "ejemplo",
        title: titles.example,
        text: [
          {
            pt: "Só débito e crédito à vista, e o cartão refeição eletrônico, que vem desligado e a última linha liga (`20`; na Visanet, `3014`):",
            en: "Nothing but debit and credit in a single payment, and the electronic meal card, which comes switched off and which the last line switches on (`20`; with Visanet, `3014`):",
            es: "Solo débito y crédito en un pago, y la tarjeta electrónica de comidas, que viene desactivada y la última línea activa (`20`; en Visanet, `3014`):",
          },
        ],
        code: {
          language: "ini",
          text: "[Geral]\nTransacoesHabilitadas=16;26;20\nTransacoesAdicionaisHabilitadas=20",
        },
      },
      {
        anchor: "claves",
        title: titles.keys,
        settings: [
          "Geral.TransacoesHabilitadas",
          "Geral.TransacoesDesabilitadas",
          "Geral.TransacoesAdicionaisHabilitadas",
          "Redes.HabilitaRede<nome>",
          "CarteirasDigitais.Restricoes",
        ],
      },
      {
        anchor: "menus",
        title: { pt: "Alguns códigos", en: "Some codes", es: "Algunos códigos" },
        codes: { table: "menus", only: ["16", "17", "18", "20", "26", "27", "28"] },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Se a chamada traz colchetes, as restrições do arquivo não contam nessa venda.",
            en: "If the call brings brackets, the restrictions of the file do not count in that sale.",
            es: "Si la llamada trae corchetes, las restricciones del archivo no cuentan en esa venta.",
          },
          {
            pt: "Confira no caixa: inicie a função `0` e veja se o menu mostra só o que você queria.",
            en: "Check it on the POS: start function `0` and see whether the menu shows only what you wanted.",
            es: "Compruébelo en la caja: inicie la función `0` y vea si el menú muestra solo lo que quería.",
          },
        ],
      },
    ],
    derivedFrom: [
      "habilitando_desabilitando_formas_pagamento",
      "habilitacao_transacoes_adicionais",
      "habilitacao_transacoes_redes_especificas",
    ],
    next: ["codigos_medios_pago", "parametros_adicionales"],
  },
  {
    slug: "trace",
    description: {
      pt: "Conferir, achar, limitar e enviar o trace da CliSiTef: as chaves, um exemplo, a função 121 e o que mandar ao suporte.",
      en: "Check, find, limit and send the CliSiTef trace: the keys, an example, function 121 and what to send to support.",
      es: "Comprobar, encontrar, limitar y enviar el trace de CliSiTef: las claves, un ejemplo, la función 121 y qué mandar a soporte.",
    },
    intro: [
      {
        pt: "O trace é o diário da biblioteca. Confira que ele está ligado antes do primeiro problema: depois de uma venda duvidosa, é tarde para começar a escrever. No modo rotativo, `TraceRotativo` diz quantos arquivos guardar, e os dias de `NumeroDeDiasNoLog` deixam de contar.",
        en: "The trace is the library's diary. Check that it is on before the first problem: after a doubtful sale it is too late to begin writing. In the rotating mode, `TraceRotativo` says how many files to keep, and the days of `NumeroDeDiasNoLog` no longer count.",
        es: "El trace es el diario de la biblioteca. Compruebe que está activado antes del primer problema: después de una venta dudosa, es tarde para empezar a escribir. En el modo rotativo, `TraceRotativo` dice cuántos archivos guardar, y los días de `NumeroDeDiasNoLog` dejan de contar.",
      },
    ],
    parts: [
      {
        anchor: "ejemplo",
        title: titles.example,
        code: {
          language: "ini",
          text: "[CliSiTef]\nHabilitaTrace=1\nTraceRotativo=10\n\n[CliSiTefI]\nHabilitaTrace=1",
        },
      },
      {
        anchor: "claves",
        title: titles.keys,
        settings: [
          "CliSiTef.HabilitaTrace",
          "CliSiTefI.HabilitaTrace",
          "CliSiTef.DiretorioTrace",
          "CliSiTef.TracePorTerminal",
          "CliSiTef.TracePorHora",
          "CliSiTef.TraceRotativo",
          "CliSiTef.TamanhoTraceRotativo",
          "Geral.NumeroDeDiasNoLog",
        ],
      },
      {
        anchor: "enviar",
        title: { pt: "Enviar ao servidor", en: "Send it to the server", es: "Enviarlo al servidor" },
        codes: { table: "functions", only: ["121"] },
      },
      {
        anchor: "soporte",
        title: { pt: "O que mandar ao suporte", en: "What to send to support", es: "Qué mandar a soporte" },
        list: [
          {
            pt: "Data, hora, loja, terminal e documento fiscal da venda.",
            en: "Date, time, store, terminal and fiscal document of the sale.",
            es: "Fecha, hora, comercio, terminal y documento fiscal de la venta.",
          },
          {
            pt: "O retorno da rotina e o último comando recebido.",
            en: "The return of the routine and the last command received.",
            es: "El retorno de la rutina y el último comando recibido.",
          },
          {
            pt: "As versões que `ObtemVersao` devolve.",
            en: "The versions that `ObtemVersao` returns.",
            es: "Las versiones que devuelve `ObtemVersao`.",
          },
          {
            pt: "O arquivo inteiro do dia ou, no modo rotativo, o do documento da venda, sem cortar linhas.",
            en: "The whole file of the day or, in the rotating mode, the file of the sale's document, with no lines cut out.",
            es: "El archivo entero del día o, en el modo rotativo, el del documento de la venta, sin cortar líneas.",
          },
        ],
      },
    ],
    derivedFrom: [
      "trace",
      "trace_rotativo",
      "trace_diretorio",
      "trace_por_terminal",
      "limite_tamanho_arquivos_trace",
      "trace_historico",
    ],
    next: ["codigos_retorno", "archivo_configuracion"],
  },
  {
    slug: "traduccion_mensajes",
    description: {
      pt: "Mostrar em espanhol os textos da CliSiTef: a chave do arquivo, um arquivo de mensagens e por que não comparar textos.",
      en: "Show the texts of CliSiTef in Spanish: the key of the file, a file of messages and why not to compare texts.",
      es: "Mostrar en español los textos de CliSiTef: la clave del archivo, un archivo de mensajes y por qué no comparar textos.",
    },
    intro: [
      {
        pt: "A biblioteca fala português com o operador. Num caixa em espanhol, aponte-a para um arquivo seu com os textos que ela deve usar. Só uma parte das mensagens pode ser trocada assim.",
        en: "The library speaks Portuguese to the operator. On a POS in Spanish, point it to a file of yours with the texts to use. Only a part of the messages can be replaced this way.",
        es: "La biblioteca le habla al operador en portugués. En una caja en español, apúntela a un archivo suyo con los textos que debe usar. Solo una parte de los mensajes se puede cambiar así.",
      },
    ],
    parts: [
      { anchor: "claves", title: titles.keys, settings: ["TabTraducao.NomeArqTraducao"] },
      {
        anchor: "ejemplo",
        title: titles.example,
        text: [
          {
            pt: "Em `CliSiTef.ini`, `NomeArqTraducao` leva o nome do arquivo das mensagens, que tem esta forma. Troque os textos pelos do seu país, mas conserve o `0` e o `1`, que são as respostas do operador para um código que não existe ou não se lê. Escreva sem acentos, como no exemplo, e só os use depois de um teste no caixa. A lista inteira das chaves está no documento da tabela de mensagens, que se pede ao suporte.",
            en: "In `CliSiTef.ini`, `NomeArqTraducao` carries the name of the file of messages, which looks like this. Change the texts to your country's, but keep `0` and `1`, which are the operator's answers for a code that is not there or cannot be read. Write without accents, as the example does, and use them only after a test at the POS. The whole list of keys is in the document with the message table; ask support for it.",
            es: "En `CliSiTef.ini`, `NomeArqTraducao` lleva el nombre del archivo de mensajes, que tiene esta forma. Cambie los textos por los de su país, pero conserve el `0` y el `1`, que son las respuestas del operador para un código que no existe o no se lee. Escriba sin acentos, como en el ejemplo, y úselos solo después de una prueba en la caja. La lista completa de las claves está en el documento de la tabla de mensajes, que se pide a soporte.",
          },
        ],
        code: {
          language: "ini",
          text: "[TabTraducao]\nMsgNovoValor=Ingrese el nuevo importe\nMsgEmbosso=Ingrese los 4 ultimos digitos de la tarjeta\nMsgCodigoSeguranca=Codigo de seguridad:\\n0 = no tiene\\n1 = ilegible",
        },
      },
      {
        anchor: "moviles",
        title: { pt: "Em dispositivos móveis", en: "On mobile devices", es: "En dispositivos móviles" },
        routine: { name: "CarregaArquivosTraducao" },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Traduza também as suas telas: um menu meio em cada idioma confunde mais que um em português.",
            en: "Translate your own screens as well: a menu half in each language confuses more than one in Portuguese.",
            es: "Traduzca también sus pantallas: un menú mitad en cada idioma confunde más que uno en portugués.",
          },
          {
            pt: "Nunca compare textos no programa. Um retorno e um comando são iguais em todos os idiomas.",
            en: "Never compare texts in your program. A return and a command are the same in every language.",
            es: "Nunca compare textos en el programa. Un retorno y un comando son iguales en todos los idiomas.",
          },
        ],
      },
    ],
    derivedFrom: ["traducao_mensagens"],
    next: ["codigos_comando", "archivo_configuracion"],
  },
];
