import { type ReferencePage, titles } from "./reference-page.ts";

const ini = (text: string) => ({ language: "ini" as const, text });
const files = (text: string) => ({ language: "text" as const, text });

/** What the library writes to disk: its own records, and what support reads. */
export const tracePages: readonly ReferencePage[] = [
  {
    slug: "arquivos_controle",
    description: {
      pt: "Onde a CliSiTef guarda o que ficou pendente, por que a pasta precisa ser local e o que acontece se ela some.",
      en: "Where CliSiTef keeps what is pending, why the folder must be local and what happens if it is lost.",
      es: "Dónde guarda CliSiTef lo pendiente, por qué la carpeta debe ser local y qué pasa si desaparece.",
    },
    intro: [
      {
        pt: "A biblioteca guarda em arquivos de controle o que precisa sobreviver a uma queda de energia: as vendas à espera de decisão e as mensagens na fila. Eles são dela: não os abra, não os copie entre caixas e não os apague.",
        en: "The library keeps in control files what must outlive a power loss: the sales that wait for a decision and the messages in the queue. They belong to the library: do not open them, copy them to another POS or delete them.",
        es: "La biblioteca guarda en archivos de control lo que debe sobrevivir a un corte de energía: las ventas a la espera de decisión y los mensajes en la cola. Son de ella: no los abra, no los copie entre cajas y no los borre.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini("[SalvaEstado]\nDiretorioBase=C:\\CliSiTef\\ChavesCliSiTef"),
      },
      { anchor: "chaves", title: titles.keys, settings: ["SalvaEstado.DiretorioBase"] },
      {
        anchor: "queda-de-energia",
        title: titles.lost,
        text: [
          {
            pt: "São estes arquivos que respondem à [consulta de pendências](%consulta_transac_pend_confirm_terminal%) quando o caixa volta. Se a pasta se perdeu, a biblioteca não conhece mais as vendas: o que [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%), que pergunta por documento, e a função `130`, que pergunta pelo terminal, respondem não prova que nada está pendente. Confira a venda nos relatórios do SiTef antes de cobrar de novo.",
            en: "These are the files that answer the [query of what is pending](%consulta_transac_pend_confirm_terminal%) when the POS is back. If the folder is lost, the library no longer knows the sales: what [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%), which asks by document, and function `130`, which asks for the terminal, answer does not prove that nothing is pending. Look the sale up in SiTef's reports before you charge again.",
            es: "Estos son los archivos que responden a la [consulta de pendientes](%consulta_transac_pend_confirm_terminal%) cuando vuelve la caja. Si la carpeta se perdió, la biblioteca ya no conoce las ventas: lo que responden [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%), que pregunta por documento, y la función `130`, que pregunta por la terminal, no prueba que nada esté pendiente. Revise la venta en los informes de SiTef antes de cobrar de nuevo.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Só uma pasta local. Em uma pasta de rede, a queda da rede tiraria os registros no momento em que eles mais servem.",
            en: "Use a local folder only. With a network folder, a network failure would take the records away just when they are needed.",
            es: "Solo una carpeta local. En una carpeta de red, la caída de la red quitaría los registros justo cuando más sirven.",
          },
          {
            pt: "O usuário do sistema que executa a automação precisa de permissão de leitura e de escrita nela. Crie a pasta antes.",
            en: "The system user that runs your software needs the right to read and write in it. Create the folder first.",
            es: "El usuario del sistema que ejecuta el sistema de caja necesita permiso de lectura y de escritura en ella. Cree antes la carpeta.",
          },
          {
            pt: "No Linux o padrão é em `/tmp`, que um reinício pode limpar. Aponte para uma pasta que fica. Em POS, Android e iOS, não conte com um padrão.",
            en: "On Linux the default is in `/tmp`, which a restart may clear. Point to a folder that is kept. On POS terminals, Android and iOS do not count on a default.",
            es: "En Linux el valor predeterminado está en `/tmp`, que un reinicio puede limpiar. Apunte a una carpeta que permanezca. En POS, Android e iOS, no cuente con un valor predeterminado.",
          },
          {
            pt: "Sem permissão de escrita na pasta da biblioteca, a configuração devolve `10`. Uma transação que não consegue usar um arquivo devolve `-30`: confira as permissões da pasta de controle e da de trace.",
            en: "Without the right to write to the library's folder, the configuration returns `10`. A transaction that cannot use a file returns `-30`: check the permissions of the control folder and of the trace folder.",
            es: "Sin permiso de escritura en la carpeta de la biblioteca, la configuración devuelve `10`. Una transacción que no puede usar un archivo devuelve `-30`: revise los permisos de la carpeta de control y de la de trace.",
          },
        ],
      },
    ],
    more: ["consulta_transac_pend_confirm_terminal", "consulta_pendentes_documento_fiscal", "trace"],
  },
  {
    slug: "trace",
    description: {
      pt: "O que é o trace da CliSiTef, como ligá-lo, onde fica e como enviá-lo ao suporte sem expor dados.",
      en: "What the trace of CliSiTef is, how to turn it on, where it lies and how to send it to support without exposing data.",
      es: "Qué es el trace de CliSiTef, cómo activarlo, dónde queda y cómo enviarlo a soporte sin exponer datos.",
    },
    intro: [
      {
        pt: "O trace é o registro de cada chamada e de cada mensagem da biblioteca. É o que o suporte pede primeiro, com a data, a hora e o terminal. Deixe-o ligado também em produção.",
        en: "The trace is the record of every call and every message of the library. It is what support asks for first, with the date, the time and the terminal. Leave it on in production too.",
        es: "El trace es el registro de cada llamada y de cada mensaje de la biblioteca. Es lo primero que pide soporte, con la fecha, la hora y la terminal. Déjelo activado también en producción.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini("[CliSiTef]\nHabilitaTrace=1\n\n[CliSiTefI]\nHabilitaTrace=1"),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: [
          "CliSiTef.HabilitaTrace",
          "CliSiTefI.HabilitaTrace",
          "Geral.DataEmAmbienteDeDesenvolvimento",
        ],
      },
      {
        anchor: "arquivos",
        title: { pt: "Onde ele fica", en: "Where it is", es: "Dónde queda" },
        table: {
          head: [
            { pt: "Plataforma", en: "Platform", es: "Plataforma" },
            { pt: "Arquivo", en: "File", es: "Archivo" },
          ],
          rows: [
            ["Windows", "`C:\\CliSiTef\\CliSiTef.<AAAAMMDD>.dmp`"],
            [
              { pt: "Linux", en: "Linux", es: "Linux" },
              {
                pt: "`CliSiTef.<AAAAMMDD>.dmp`, na pasta atual",
                en: "`CliSiTef.<AAAAMMDD>.dmp`, in the current folder",
                es: "`CliSiTef.<AAAAMMDD>.dmp`, en la carpeta actual",
              },
            ],
            [{ pt: "Terminais POS", en: "POS terminals", es: "Terminales POS" }, "`TRACE`"],
          ],
        },
      },
      {
        anchor: "enviar",
        title: { pt: "Enviar ao suporte", en: "Send it to support", es: "Enviarlo a soporte" },
        text: [
          {
            pt: "A função [`121`](%tabela_codigos_funcoes#codigo-121%) ou a opção correspondente do menu gerencial (função `110`) envia o trace ao servidor, com o [trace rotativo](%trace_rotativo%) ligado e o NServices no servidor; se a comunicação cair, repita. Para que o operador não a use, ponha `3627` em [`TransacoesDesabilitadas`](%habilitando_desabilitando_formas_pagamento%).",
            en: "Function [`121`](%tabela_codigos_funcoes#codigo-121%), or the option for it in the management menu (function `110`), sends the trace to the server, with the [rotating trace](%trace_rotativo%) on and NServices at the server; if communication fails, repeat it. To keep the operator from using it, put `3627` into [`TransacoesDesabilitadas`](%habilitando_desabilitando_formas_pagamento%).",
            es: "La función [`121`](%tabela_codigos_funcoes#codigo-121%), o la opción correspondiente del menú administrativo (función `110`), envía el trace al servidor, con el [trace rotativo](%trace_rotativo%) activado y NServices en el servidor; si se corta la comunicación, repítala. Para que el operador no la use, ponga `3627` en [`TransacoesDesabilitadas`](%habilitando_desabilitando_formas_pagamento%).",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Um arquivo `.dmp` sem registros costuma ser `HabilitaTrace` ausente em uma das duas seções, ou uma biblioteca antiga.",
            en: "A `.dmp` file without records is usually `HabilitaTrace` missing in one of the two sections, or an old library.",
            es: "Un archivo `.dmp` sin registros suele ser `HabilitaTrace` ausente en una de las dos secciones, o una biblioteca antigua.",
          },
          {
            pt: "Trate o trace como dado sensível: envie-o por um canal do suporte e não o publique.",
            en: "Treat the trace as sensitive: send it through a channel of support and do not publish it.",
            es: "Trate el trace como dato sensible: envíelo por un canal de soporte y no lo publique.",
          },
          {
            pt: "Sem a chave, o trace está desligado. Para o trace do pinpad, o suporte pede também `HabilitaTrace=1` e uma `ChaveTrace`, que ele fornece, em `[PinPad]`.",
            en: "Without the key the trace is off. For the trace of the pinpad, support also asks for `HabilitaTrace=1` and a `ChaveTrace`, which it gives you, in `[PinPad]`.",
            es: "Sin la clave, el trace está desactivado. Para el trace del pinpad, soporte pide también `HabilitaTrace=1` y una `ChaveTrace`, que él entrega, en `[PinPad]`.",
          },
        ],
      },
    ],
    more: ["trace_historico", "trace_diretorio", "trace_por_terminal", "trace_rotativo"],
  },
  {
    slug: "trace_historico",
    description: {
      pt: "Quantos dias de trace a CliSiTef guarda, como mudar isso e quanto convém guardar em uma loja.",
      en: "How many days of trace CliSiTef keeps, how to change that and how many a store should keep.",
      es: "Cuántos días de trace guarda CliSiTef, cómo cambiarlo y cuántos conviene guardar en un comercio.",
    },
    intro: [
      {
        pt: "A biblioteca abre um arquivo de trace por dia e apaga os antigos. O padrão são cinco dias, e muitas reclamações chegam depois disso: a fatura do cartão fecha uma vez por mês.",
        en: "The library opens one trace file a day and deletes the old ones. The default is five days, and many complaints come later than that: a card statement closes once a month.",
        es: "La biblioteca abre un archivo de trace por día y borra los antiguos. El valor predeterminado son cinco días, y muchos reclamos llegan después: el estado de cuenta de la tarjeta cierra una vez por mes.",
      },
    ],
    parts: [
      { anchor: "exemplo", title: titles.example, code: ini("[Geral]\nNumeroDeDiasNoLog=45") },
      { anchor: "chaves", title: titles.keys, settings: ["Geral.NumeroDeDiasNoLog"] },
      {
        anchor: "escolher",
        title: { pt: "Quanto guardar", en: "How much to keep", es: "Cuánto guardar" },
        list: [
          {
            pt: "**Homologação:** o padrão basta, porque você lê o trace no mesmo dia.",
            en: "**Certification:** the default is enough, as you read the trace on the same day.",
            es: "**Homologación:** el valor predeterminado alcanza, porque usted lee el trace el mismo día.",
          },
          {
            pt: "**Loja comum:** 45 dias cobrem o fechamento de uma fatura.",
            en: "**An ordinary store:** 45 days cover the closing of a statement.",
            es: "**Comercio común:** 45 días cubren el cierre de un estado de cuenta.",
          },
          {
            pt: "**Pouco disco:** prefira o [trace rotativo](%trace_rotativo%), que limita o espaço em vez do tempo.",
            en: "**Little disk:** prefer the [rotating trace](%trace_rotativo%), which limits space rather than time.",
            es: "**Poco disco:** prefiera el [trace rotativo](%trace_rotativo%), que limita el espacio en lugar del tiempo.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "`0` guarda para sempre: o disco pode encher e parar o caixa.",
            en: "`0` keeps everything: the disk may fill up and stop the POS.",
            es: "`0` guarda para siempre: el disco puede llenarse y detener la caja.",
          },
          {
            pt: "A chave não tem efeito com o trace rotativo ligado.",
            en: "The key has no effect while the rotating trace is on.",
            es: "La clave no tiene efecto con el trace rotativo activado.",
          },
          {
            pt: "Apagar traces não apaga vendas: as pendências estão nos [arquivos de controle](%arquivos_controle%).",
            en: "Deleting traces deletes no sales: what is pending is in the [control files](%arquivos_controle%).",
            es: "Borrar traces no borra ventas: lo pendiente está en los [archivos de control](%arquivos_controle%).",
          },
        ],
      },
    ],
    more: ["trace", "trace_rotativo", "trace_diretorio"],
  },
  {
    slug: "trace_diretorio",
    description: {
      pt: "Como mudar a pasta do trace da CliSiTef, as permissões que ela pede e como conferir que o arquivo do dia aparece.",
      en: "How to change the folder of CliSiTef's trace, the rights it needs and how to check that the file of the day appears.",
      es: "Cómo cambiar la carpeta del trace de CliSiTef, los permisos que pide y cómo comprobar que el archivo del día aparece.",
    },
    intro: [
      {
        pt: "No Windows o trace vai para `C:\\CliSiTef`; no Linux, para a pasta em que o programa foi iniciado. Nenhuma das duas convém a todo caixa: mude a pasta quando o usuário da automação não pode escrever ali ou quando o trace deve ficar em outro disco.",
        en: "On Windows the trace goes to `C:\\CliSiTef`; on Linux to the folder in which the program was started. Neither suits every POS: change the folder when the user of your software may not write there, or when the trace belongs on another disk.",
        es: "En Windows el trace va a `C:\\CliSiTef`; en Linux, a la carpeta en la que se inició el programa. Ninguna conviene a toda caja: cambie la carpeta cuando el usuario del sistema de caja no puede escribir ahí o cuando el trace debe estar en otro disco.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini("[CliSiTef]\n; Linux: /var/log/clisitef\nDiretorioTrace=D:\\Loja\\Trace"),
      },
      { anchor: "chaves", title: titles.keys, settings: ["CliSiTef.DiretorioTrace"] },
      {
        anchor: "conferir",
        title: { pt: "Como conferir", en: "How to check", es: "Cómo comprobar" },
        steps: [
          {
            pt: "Crie a pasta antes: não conte com que a biblioteca a crie.",
            en: "Create the folder first: do not count on the library to do it.",
            es: "Cree antes la carpeta: no cuente con que la biblioteca la cree.",
          },
          {
            pt: "Dê ao usuário da automação o direito de escrever nela.",
            en: "Give the user of your software the right to write in it.",
            es: "Dele al usuario del sistema de caja permiso de escritura en ella.",
          },
          {
            pt: "Configure a biblioteca e veja se o arquivo do dia apareceu.",
            en: "Configure the library and see whether the file of the day appeared.",
            es: "Configure la biblioteca y vea si apareció el archivo del día.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "No Linux, um programa iniciado como serviço tem outra pasta atual. Escreva a chave em vez de procurar o arquivo.",
            en: "On Linux a program started as a service has another current folder. Write the key instead of looking for the file.",
            es: "En Linux, un programa iniciado como servicio tiene otra carpeta actual. Escriba la clave en lugar de buscar el archivo.",
          },
          {
            pt: "Esta pasta não é a dos [arquivos de controle](%arquivos_controle%), que tem a sua própria chave.",
            en: "This is not the folder of the [control files](%arquivos_controle%), which has a key of its own.",
            es: "Esta carpeta no es la de los [archivos de control](%arquivos_controle%), que tiene su propia clave.",
          },
        ],
      },
    ],
    more: ["trace", "arquivos_controle", "trace_por_terminal"],
  },
  {
    slug: "trace_por_terminal",
    description: {
      pt: "Como separar o trace da CliSiTef por terminal ou por hora, quando isso ajuda e quando acontece sozinho.",
      en: "How to split the trace of CliSiTef by terminal or by hour, when that helps and when it happens by itself.",
      es: "Cómo separar el trace de CliSiTef por terminal o por hora, cuándo ayuda y cuándo ocurre solo.",
    },
    intro: [
      {
        pt: "Quando um processo atende a vários terminais, um único arquivo mistura as vendas de todos, e o suporte precisa separá-las. `TracePorTerminal` grava um arquivo por terminal; no modo de vários terminais isso já acontece. `TracePorHora` corta o dia em horas, para arquivos grandes demais.",
        en: "Where one process serves several terminals, a single file mixes the sales of all, and support has to take them apart. `TracePorTerminal` writes one file per terminal; in the mode of several terminals this happens already. `TracePorHora` cuts the day into hours, for files that grow too large.",
        es: "Cuando un proceso atiende a varias terminales, un único archivo mezcla las ventas de todas, y soporte tiene que separarlas. `TracePorTerminal` escribe un archivo por terminal; en el modo de varias terminales ya ocurre. `TracePorHora` corta el día en horas, para archivos demasiado grandes.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini("[CliSiTef]\nTracePorTerminal=1\nTracePorHora=1"),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: ["CliSiTef.TracePorTerminal", "CliSiTef.TracePorHora"],
      },
      {
        anchor: "quando",
        title: { pt: "Qual usar", en: "Which to use", es: "Cuál usar" },
        list: [
          {
            pt: "Um caixa, um programa: nenhuma das duas.",
            en: "One POS, one program: neither.",
            es: "Una caja, un programa: ninguna de las dos.",
          },
          {
            pt: "Um servidor que atende a muitos caixas: por terminal.",
            en: "A server for many POS terminals: by terminal.",
            es: "Un servidor que atiende a muchas cajas: por terminal.",
          },
          {
            pt: "Um movimento tão grande que o arquivo do dia não abre: por hora.",
            en: "So much traffic that the file of the day does not open: by hour.",
            es: "Tanto movimiento que el archivo del día no se abre: por hora.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Mais arquivos não são mais dias: o limite de dias continua o do [histórico](%trace_historico%).",
            en: "More files are not more days: the limit in days still comes from the [history](%trace_historico%).",
            es: "Más archivos no son más días: el límite en días sigue siendo el del [historial](%trace_historico%).",
          },
          {
            pt: "Ao abrir um chamado, mande o arquivo do terminal e da hora da venda, e diga os dois.",
            en: "When you open a ticket send the file of the terminal and hour of the sale, and say both.",
            es: "Al abrir un reclamo, mande el archivo de la terminal y de la hora de la venta, e indique las dos.",
          },
          {
            pt: "O nome do arquivo muda com cada chave: procure na pasta do trace. O modo de vários terminais tem um documento próprio, CliSiTef - Configuração Multi-terminal: peça-o ao suporte.",
            en: "The file name changes with each key: look in the folder of the trace. The mode of several terminals has a document of its own, CliSiTef - Configuração Multi-terminal: ask support for it.",
            es: "El nombre del archivo cambia con cada clave: busque en la carpeta del trace. El modo de varias terminales tiene un documento propio, CliSiTef - Configuração Multi-terminal: pídalo a soporte.",
          },
        ],
      },
    ],
    more: ["trace", "trace_rotativo", "trace_historico"],
  },
  {
    slug: "trace_rotativo",
    description: {
      pt: "Como guardar só os últimos traces da CliSiTef, um por documento fiscal e data, para caixas e terminais com pouco espaço.",
      en: "How to keep only the last traces of CliSiTef, one per fiscal document and date, for POS and terminals with little space.",
      es: "Cómo guardar solo los últimos traces de CliSiTef, uno por documento fiscal y fecha, para cajas y terminales con poco espacio.",
    },
    intro: [
      {
        pt: "Com o trace rotativo, cada documento fiscal de uma data tem o seu arquivo, e só os últimos ficam. Com `TraceRotativo=10`, o décimo primeiro documento apaga o mais antigo. `TamanhoTraceRotativo` limita cada arquivo; sem ela, não conte com um limite.",
        en: "With the rotating trace each fiscal document of a date has its file, and only the last ones stay. With `TraceRotativo=10` the eleventh document deletes the oldest. `TamanhoTraceRotativo` limits each file; without it, do not count on a limit.",
        es: "Con el trace rotativo, cada documento fiscal de una fecha tiene su archivo, y solo quedan los últimos. Con `TraceRotativo=10`, el undécimo documento borra el más antiguo. `TamanhoTraceRotativo` limita cada archivo; sin ella, no cuente con un límite.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        text: [
          {
            pt: "O [trace](%trace%) precisa estar ligado nas duas seções:",
            en: "The [trace](%trace%) has to be on in both sections:",
            es: "El [trace](%trace%) tiene que estar activado en las dos secciones:",
          },
        ],
        code: ini(
          "[CliSiTef]\nHabilitaTrace=1\nTraceRotativo=10\nTamanhoTraceRotativo=32768\n\n[CliSiTefI]\nHabilitaTrace=1",
        ),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: ["CliSiTef.TraceRotativo", "CliSiTef.TamanhoTraceRotativo", "Geral.NumeroDeDiasNoLog"],
      },
      {
        anchor: "arquivos",
        title: { pt: "Nomes dos arquivos", en: "Names of the files", es: "Nombres de los archivos" },
        text: [
          {
            pt: "A cada documento, os arquivos são renomeados e os mais antigos, removidos. O arquivo sem número é o do documento atual; quanto maior o número, mais antigo o documento. Em computadores e em terminais POS:",
            en: "With each document the files are renamed and the oldest removed. The file without a number belongs to the current document; the higher the number, the older the document. On computers and on POS terminals:",
            es: "Con cada documento, los archivos se renombran y los más antiguos se eliminan. El archivo sin número es el del documento actual; cuanto mayor el número, más antiguo el documento. En computadoras y en terminales POS:",
          },
        ],
        code: files(
          "CliSiTef.dmp    CliSiTef.dmp.1    CliSiTef.dmp.2    ...\nTRACE           TRACE.1           TRACE.2           ...",
        ),
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Existe desde a versão 4.0.112.45 r1. Em uma mais antiga, a chave não existe.",
            en: "It is there since version 4.0.112.45 r1. An older one does not have the key.",
            es: "Existe desde la versión 4.0.112.45 r1. En una más antigua, la clave no existe.",
          },
          {
            pt: "Dez documentos passam depressa. Ao ver um problema, copie o arquivo logo: o décimo documento depois dele o apaga.",
            en: "Ten documents go by quickly. When you see a problem, copy the file at once: the tenth document after it deletes it.",
            es: "Diez documentos pasan rápido. Al ver un problema, copie el archivo enseguida: el décimo documento posterior lo borra.",
          },
          {
            pt: "`NumeroDeDiasNoLog` não tem efeito com ele.",
            en: "`NumeroDeDiasNoLog` has no effect with it.",
            es: "`NumeroDeDiasNoLog` no tiene efecto con él.",
          },
        ],
      },
    ],
    more: ["limite_tamanho_arquivos_trace", "trace_historico", "trace"],
  },
  {
    slug: "limite_tamanho_arquivos_trace",
    description: {
      pt: "Como limitar em bytes o tamanho dos arquivos do trace rotativo da CliSiTef e como calcular o espaço total.",
      en: "How to limit the size in bytes of the rotating trace files of CliSiTef and how to work out the total space.",
      es: "Cómo limitar en bytes el tamaño de los archivos del trace rotativo de CliSiTef y cómo calcular el espacio total.",
    },
    intro: [
      {
        pt: "`TamanhoTraceRotativo` limita cada arquivo do [trace rotativo](%trace_rotativo%). Junto com a quantidade de arquivos, ele dá o teto do disco que o trace usa.",
        en: "`TamanhoTraceRotativo` limits each file of the [rotating trace](%trace_rotativo%). Together with the number of files it sets the most disk space that the trace can take.",
        es: "`TamanhoTraceRotativo` limita cada archivo del [trace rotativo](%trace_rotativo%). Junto con la cantidad de archivos, da el máximo de disco que usa el trace.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        text: [
          {
            pt: "Dez arquivos de 32.768 bytes: no máximo 327.680 bytes, ou 320 KB.",
            en: "Ten files of 32,768 bytes: at most 327,680 bytes, or 320 KB.",
            es: "Diez archivos de 32.768 bytes: como máximo 327.680 bytes, o 320 KB.",
          },
        ],
        code: ini(
          "[CliSiTef]\nHabilitaTrace=1\nTraceRotativo=10\nTamanhoTraceRotativo=32768\n\n[CliSiTefI]\nHabilitaTrace=1",
        ),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: ["CliSiTef.TamanhoTraceRotativo", "CliSiTef.TraceRotativo"],
      },
      {
        anchor: "escolher",
        title: { pt: "Como escolher", en: "How to choose", es: "Cómo elegir" },
        steps: [
          {
            pt: "Ponha um limite muito alto, como `10485760` (10 MB), e faça a venda mais longa da sua loja, com parcelas e duas vias.",
            en: "Set a very high limit, such as `10485760` (10 MB), and make the longest sale of your store, with installments and two copies.",
            es: "Ponga un límite muy alto, como `10485760` (10 MB), y haga la venta más larga de su comercio, con cuotas y dos copias.",
          },
          {
            pt: "Veja o tamanho do [arquivo](%trace_rotativo#arquivos%) dela, o mais novo pela data, e dobre-o: é o limite.",
            en: "Look at the size of its [file](%trace_rotativo#arquivos%), the newest by its date, and double it: that is the limit.",
            es: "Vea el tamaño de su [archivo](%trace_rotativo#arquivos%), el más nuevo por la fecha, y duplíquelo: es el límite.",
          },
          {
            pt: "Divida o espaço que você pode ceder por esse tamanho: é a quantidade de arquivos.",
            en: "Divide the disk space that you can spare by the limit: the result is the number of files.",
            es: "Divida el espacio que puede ceder por ese tamaño: es la cantidad de archivos.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "O limite só vale para o trace rotativo. No diário, limite os dias com o [histórico](%trace_historico%).",
            en: "The limit applies to the rotating trace only. With the daily one limit the days with the [history](%trace_historico%).",
            es: "El límite solo vale para el trace rotativo. En el diario, limite los días con el [historial](%trace_historico%).",
          },
          {
            pt: "Uma venda maior que o limite pode perder uma parte do seu trace. Escreva a chave, e com folga.",
            en: "A sale larger than the limit may lose a part of its trace. Set the key, and generously.",
            es: "Una venta mayor que el límite puede perder una parte de su trace. Escriba la clave, y con holgura.",
          },
        ],
      },
    ],
    more: ["trace_rotativo", "trace_historico", "trace_diretorio"],
  },
];
