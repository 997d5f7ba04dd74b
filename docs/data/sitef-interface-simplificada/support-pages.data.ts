import type { SimplifiedPage } from "./simplified-page.ts";

/** What support asks for, and what surrounds the library. */
export const supportPages: readonly SimplifiedPage[] = [
  {
    slug: "convencoes",
    library: "api_rotinas_disponiveis_clisitef",
    description: {
      pt: "Interface padrão ou ASCII: qual das duas chamar a partir da sua linguagem e como se escreve um campo vazio.",
      en: "Standard or ASCII interface: which of the two to call from your language, and how an empty field is written.",
      es: "Interfaz estándar o ASCII: cuál de las dos llamar desde su lenguaje y cómo se escribe un campo vacío.",
    },
    purpose: [
      {
        pt: "Há duas formas de chamar as rotinas. A **padrão** recebe números e ponteiros, e serve a linguagens que falam com bibliotecas nativas. A **ASCII**, com `A` no fim do nome, recebe só texto e devolve o resultado, quando há um, no primeiro parâmetro; ela existe para as que não conseguem passar um número por referência. Escolha uma e não misture.",
        en: "There are two ways to call the routines. The **standard** one takes numbers and pointers and suits languages that talk to native libraries. The **ASCII** one, with `A` at the end of its name, takes only text and returns the result, where there is one, in its first parameter; it exists for those that cannot pass a number by reference. Choose one and do not mix them.",
        es: "Hay dos formas de llamar a las rutinas. La **estándar** recibe números y punteros, y sirve a lenguajes que hablan con bibliotecas nativas. La **ASCII**, con `A` al final del nombre, recibe solo texto y devuelve el resultado, cuando lo hay, en el primer parámetro; existe para los que no pueden pasar un número por referencia. Elija una y no las mezcle.",
      },
    ],
    example: {
      language: "text",
      text: "ValidaCampoCodigoEmBarras(char *Dados, short *Tipo)\nValidaCampoCodigoEmBarrasA(Resultado, Dados, Tipo)",
    },
    enough: [
      {
        pt: "C, C#, Delphi e Java com JNA chamam a padrão: `stdcall` no Windows, `cdecl` no Linux.",
        en: "C, C#, Delphi and Java with JNA call the standard one: `stdcall` on Windows, `cdecl` on Linux.",
        es: "C, C#, Delphi y Java con JNA llaman a la estándar: `stdcall` en Windows, `cdecl` en Linux.",
      },
      {
        pt: "Na ASCII, um tamanho fixo é o mínimo a reservar para a resposta.",
        en: "In the ASCII one a fixed size is the least to reserve for the answer.",
        es: "En la ASCII, un tamaño fijo es lo mínimo que se reserva para la respuesta.",
      },
      {
        pt: "Campo vazio: zero binário na padrão; na ASCII, espaços se é fixo e só os delimitadores se é variável.",
        en: "An empty field is a binary zero in the standard one; in ASCII, spaces if fixed and the bare delimiters if variable.",
        es: "Campo vacío: cero binario en la estándar; en la ASCII, espacios si es fijo y solo los delimitadores si es variable.",
      },
      {
        pt: "Um campo variável fica entre delimitadores: o mesmo caractere nas duas pontas, ou um par, `( )`, `[ ]`, `{ }` ou `< >`. Escolha um que não esteja no texto.",
        en: "A variable field is between delimiters: the same character at both ends, or a pair, `( )`, `[ ]`, `{ }` or `< >`. Choose one that is not in the text.",
        es: "Un campo variable va entre delimitadores: el mismo carácter en las dos puntas, o un par, `( )`, `[ ]`, `{ }` o `< >`. Elija uno que no esté en el texto.",
      },
      {
        pt: "A forma ASCII de uma rotina pode faltar: veja a página dela antes.",
        en: "The ASCII form of a routine may be missing: look at its page first.",
        es: "La forma ASCII de una rutina puede faltar: vea antes su página.",
      },
    ],
    full: {
      pt: "as regras lado a lado, as declarações nas quatro linguagens e todas as rotinas.",
      en: "the rules side by side, the declarations in the four languages and every routine.",
      es: "las reglas lado a lado, las declaraciones en los cuatro lenguajes y todas las rutinas.",
    },
    more: ["rotinas_disponiveis", "configuracao_biblioteca"],
  },
  {
    slug: "trace",
    library: "trace",
    description: {
      pt: "O arquivo que o suporte pede primeiro: como ligá-lo em todos os caixas, e o arquivo a mais do desenvolvimento.",
      en: "The file that support asks for first: how to turn it on at every POS, and the additional file of development.",
      es: "El archivo que soporte pide primero: cómo activarlo en todas las cajas, y el archivo adicional del desarrollo.",
    },
    purpose: [
      {
        pt: "Há dois traces. O de sempre acompanha o caixa em produção e é dele que o suporte precisa. O de desenvolvimento é um texto que mostra cada parâmetro trocado, serve a você enquanto escreve o laço e só existe no dia que a chave diz. Ele nunca pode ficar ligado em uma loja.",
        en: "There are two traces. The usual one stays on in production and is the one support needs. The development trace is a text that shows every parameter exchanged; it helps you while you write the loop, and is written only on the day that the key names. It must never be left on in a store.",
        es: "Hay dos traces. El de siempre acompaña a la caja en producción y es el que soporte necesita. El de desarrollo es un texto que muestra cada parámetro intercambiado, le sirve mientras escribe el ciclo y solo existe el día que dice la clave. Nunca puede quedar activo en un comercio.",
      },
    ],
    settings: ["CliSiTef.HabilitaTrace", "CliSiTefI.HabilitaTrace", "Geral.DataEmAmbienteDeDesenvolvimento"],
    enough: [
      {
        pt: "Ligue os dois `HabilitaTrace`, um por seção: sem eles o trace está desligado, e um arquivo sem linhas costuma vir da falta deles.",
        en: "Turn both `HabilitaTrace` on, one per section: without them the trace is off, and a file without lines usually comes from their absence.",
        es: "Active los dos `HabilitaTrace`, uno por sección: sin ellos el trace está desactivado, y un archivo sin líneas suele venir de su falta.",
      },
      {
        pt: "O de desenvolvimento aparece na pasta da CliSiTef no Windows e na pasta atual no Linux.",
        en: "The development trace appears in CliSiTef's folder on Windows and in the current folder on Linux.",
        es: "El de desarrollo aparece en la carpeta de CliSiTef en Windows y en la carpeta actual en Linux.",
      },
      {
        pt: "Escreva na chave a data de hoje, `AAAAMMDD`: amanhã ele se desliga sozinho.",
        en: "Write today's date in the key, `AAAAMMDD`: tomorrow it is off by itself.",
        es: "Escriba en la clave la fecha de hoy, `AAAAMMDD`: mañana se apaga solo.",
      },
    ],
    full: {
      pt: "os nomes dos arquivos por plataforma e como enviá-los.",
      en: "the names of the files by platform and how to send them.",
      es: "los nombres de los archivos por plataforma y cómo enviarlos.",
    },
    more: ["envio_trace_servidor", "trace_historico"],
  },
  {
    slug: "trace_historico",
    library: "trace_historico",
    description: {
      pt: "Por quantos dias o caixa guarda o trace e como escolher um número que ainda sirva quando a dúvida chega.",
      en: "For how many days the POS keeps its trace, and how to choose a number that still helps when the question comes.",
      es: "Por cuántos días la caja guarda el trace y cómo elegir un número que aún sirva cuando llega la duda.",
    },
    purpose: [
      {
        pt: "O cliente reclama quando vê a fatura do cartão, não no dia da compra. Com o padrão de cinco dias, o trace daquela venda já não existe. Um número maior custa disco, e só disco: as vendas pendentes moram em [outro lugar](./arquivos_de_controle.mdx) e não dependem dele.",
        en: "Customers complain when they see the card statement, not on the day of the purchase. With the default of five days the trace of that sale is gone. A greater number costs disk space and nothing else: pending sales live in [another place](./arquivos_de_controle.mdx) and do not depend on it.",
        es: "El cliente reclama cuando ve el estado de cuenta de la tarjeta, no el día de la compra. Con el valor predeterminado de cinco días, el trace de esa venta ya no existe. Un número mayor cuesta disco, y solo disco: las ventas pendientes viven en [otro lugar](./arquivos_de_controle.mdx) y no dependen de él.",
      },
    ],
    example: { language: "ini", text: "[Geral]\nNumeroDeDiasNoLog=45" },
    settings: ["Geral.NumeroDeDiasNoLog"],
    enough: [
      {
        pt: "Multiplique o arquivo de um dia de movimento pelo número de dias antes de escolher.",
        en: "Multiply the file of a busy day by the number of days before you choose.",
        es: "Multiplique el archivo de un día de movimiento por el número de días antes de elegir.",
      },
      {
        pt: "Evite `0`, que nunca apaga nada.",
        en: "Avoid `0`, which never erases anything.",
        es: "Evite `0`, que nunca borra nada.",
      },
      {
        pt: "Com pouco disco, troque dias por documentos: use o [trace rotativo](./trace_rotativo.mdx).",
        en: "With little disk space, trade days for documents: use the [rotating trace](./trace_rotativo.mdx).",
        es: "Con poco disco, cambie días por documentos: use el [trace rotativo](./trace_rotativo.mdx).",
      },
      {
        pt: "Mude o número em todos os caixas, e não só no de teste.",
        en: "Change the number at every POS, not only at the test POS.",
        es: "Cambie el número en todas las cajas, no solo en la de prueba.",
      },
    ],
    full: {
      pt: "um número para cada tipo de caixa e o risco do disco cheio.",
      en: "a number for each kind of POS and the risk of a full disk.",
      es: "un número para cada tipo de caja y el riesgo del disco lleno.",
    },
    more: ["trace", "trace_rotativo"],
  },
  {
    slug: "arquivos_de_trace_por_terminal",
    library: "trace_por_terminal",
    description: {
      pt: "Como separar o trace quando um só computador atende a vários terminais, ou quando o arquivo do dia é grande demais.",
      en: "How to separate the trace when one computer serves several terminals, or when the file of a day is too large.",
      es: "Cómo separar el trace cuando una sola computadora atiende varias terminales, o cuando el archivo del día es demasiado grande.",
    },
    purpose: [
      {
        pt: "Um caixa por computador não precisa desta página. Quando vários terminais dividem a biblioteca, cada linha do trace pode ser de um deles, e achar uma venda vira trabalho. A primeira chave dá um arquivo a cada terminal; a segunda corta o dia em horas. No modo de vários terminais, a primeira é automática.",
        en: "One POS per computer does not need this page. When several terminals share the library, each line of the trace may be of any of them, and finding a sale becomes work. The first key gives each terminal a file; the second cuts the day into hours. In the mode of several terminals the first is automatic.",
        es: "Una caja por computadora no necesita esta página. Cuando varias terminales comparten la biblioteca, cada línea del trace puede ser de cualquiera, y encontrar una venta se vuelve trabajo. La primera clave da un archivo a cada terminal; la segunda corta el día en horas. El modo de varias terminales activa solo la primera.",
      },
    ],
    example: { language: "ini", text: "[CliSiTef]\nTracePorTerminal=1\nTracePorHora=1" },
    settings: ["CliSiTef.TracePorTerminal", "CliSiTef.TracePorHora"],
    enough: [
      {
        pt: "No chamado, diga o terminal e a hora: são eles que escolhem o arquivo.",
        en: "In the ticket name the terminal and the hour: they choose the file.",
        es: "En el ticket, diga la terminal y la hora: ellas eligen el archivo.",
      },
      {
        pt: "O prazo continua o do [histórico](./trace_historico.mdx), qualquer que seja o número de arquivos.",
        en: "How long they are kept is still the [history's](./trace_historico.mdx), whatever the number of files.",
        es: "El plazo sigue siendo el del [historial](./trace_historico.mdx), cualquiera sea el número de archivos.",
      },
      {
        pt: "Faça uma venda em cada terminal depois de ligar a chave e veja quantos arquivos surgiram, e com que nomes.",
        en: "Make one sale on each terminal after you turn the key on and see how many files appeared, and by which names.",
        es: "Haga una venta en cada terminal después de activar la clave y vea cuántos archivos aparecieron, y con qué nombres.",
      },
    ],
    full: {
      pt: "qual chave usar em cada situação.",
      en: "which key to use in which situation.",
      es: "qué clave usar en cada situación.",
    },
    more: ["trace", "trace_historico"],
  },
  {
    slug: "trace_rotativo",
    library: "trace_rotativo",
    description: {
      pt: "O trace de quem tem pouco espaço: um arquivo por documento fiscal e data, os mais antigos somem, e ele pode ir ao servidor.",
      en: "The trace for those short of space: one file per fiscal document and date, the oldest go, and it can travel to the server.",
      es: "El trace de quien tiene poco espacio: un archivo por documento fiscal y fecha, los más antiguos se van y puede ir al servidor.",
    },
    purpose: [
      {
        pt: "Use-o em um POS ou em um totem com pouco disco, onde ninguém passa para recolher arquivos. O trace rotativo guarda só os últimos arquivos, um por documento fiscal e data, e permite [enviá-los ao SiTef](./envio_trace_servidor.mdx) sem ir à loja. Existe desde a versão 4.0.112.45.r1.",
        en: "Use it on a POS terminal or a kiosk with little disk space, where nobody comes by to collect files. The rotating trace keeps only the last files, one per fiscal document and date, and makes it possible to [send them to SiTef](./envio_trace_servidor.mdx) without a visit to the store. It exists since version 4.0.112.45.r1.",
        es: "Úselo en un POS o en un tótem con poco disco, donde nadie pasa a recoger archivos. El trace rotativo guarda solo los últimos archivos, uno por documento fiscal y fecha, y permite [enviarlos a SiTef](./envio_trace_servidor.mdx) sin ir al comercio. Existe desde la versión 4.0.112.45.r1.",
      },
    ],
    example: {
      language: "ini",
      text: "[CliSiTef]\nHabilitaTrace=1\nTraceRotativo=10\nTamanhoTraceRotativo=32768\n\n[CliSiTefI]\nHabilitaTrace=1",
    },
    settings: ["CliSiTef.TraceRotativo", "CliSiTef.TamanhoTraceRotativo"],
    enough: [
      {
        pt: "Ligue o [trace](./trace.mdx) nas duas seções, como no exemplo.",
        en: "Turn the [trace](./trace.mdx) on in both sections, as in the example.",
        es: "Active el [trace](./trace.mdx) en las dos secciones, como en el ejemplo.",
      },
      {
        pt: "Conte documentos, e não dias: dez é pouco para um caixa movimentado.",
        en: "Count documents, not days: ten is little for a busy POS.",
        es: "Cuente documentos, no días: diez es poco para una caja con mucho movimiento.",
      },
      {
        pt: "O trace rotativo torna `NumeroDeDiasNoLog` sem efeito. Escreva também o [limite de tamanho](./limite_tamanho_arquivos.mdx): sem ele, não conte com que um arquivo pare de crescer.",
        en: "With the rotating trace, `NumeroDeDiasNoLog` has no effect. Write the [size limit](./limite_tamanho_arquivos.mdx) too: without it, do not count on a file to stop growing.",
        es: "El trace rotativo deja sin efecto `NumeroDeDiasNoLog`. Escriba también el [límite de tamaño](./limite_tamanho_arquivos.mdx): sin él, no cuente con que un archivo deje de crecer.",
      },
      {
        pt: "Envie ou copie o arquivo logo depois do problema: com `10`, o décimo documento seguinte o apaga.",
        en: "Send or copy the file right after the problem: with `10`, the tenth document after it deletes it.",
        es: "Envíe o copie el archivo enseguida después del problema: con `10`, el décimo documento siguiente lo borra.",
      },
    ],
    full: {
      pt: "os nomes dos arquivos em computadores e em terminais.",
      en: "the names of the files on computers and on terminals.",
      es: "los nombres de los archivos en computadoras y en terminales.",
    },
    more: ["trace", "limite_tamanho_arquivos", "envio_trace_servidor"],
  },
  {
    slug: "limite_tamanho_arquivos",
    library: "limite_tamanho_arquivos_trace",
    description: {
      pt: "Quanto disco o trace rotativo pode usar: a conta, a chave e a folga que convém deixar.",
      en: "How much disk the rotating trace may use: the sum, the key and the room that it is good to leave.",
      es: "Cuánto disco puede usar el trace rotativo: la cuenta, la clave y la holgura que conviene dejar.",
    },
    purpose: [
      {
        pt: "O espaço é uma multiplicação: arquivos vezes bytes. Decida quanto disco o caixa pode ceder, veja quanto ocupa a sua venda mais longa, e os dois números saem dali. Escreva as duas chaves: sem a do limite, um arquivo pode crescer sem parar.",
        en: "The space is a product: files times bytes. Decide how much disk the POS can spare, look at how much your longest sale takes, and both numbers follow. Write both keys: without the limit, a file may grow without end.",
        es: "El espacio es una multiplicación: archivos por bytes. Decida cuánto disco puede ceder la caja, vea cuánto ocupa su venta más larga, y los dos números salen de ahí. Escriba las dos claves: sin la del límite, un archivo puede crecer sin fin.",
      },
    ],
    example: {
      language: "ini",
      text: "[CliSiTef]\nHabilitaTrace=1\nTraceRotativo=20\nTamanhoTraceRotativo=65536\n\n[CliSiTefI]\nHabilitaTrace=1",
    },
    settings: ["CliSiTef.TamanhoTraceRotativo", "CliSiTef.TraceRotativo"],
    enough: [
      {
        pt: "O exemplo usa no máximo 1.310.720 bytes: 20 arquivos de 65.536.",
        en: "The example uses 1,310,720 bytes at most: 20 files of 65,536.",
        es: "El ejemplo usa como máximo 1.310.720 bytes: 20 archivos de 65.536.",
      },
      {
        pt: "Deixe folga: de uma venda grande demais, uma parte se perde.",
        en: "Leave room: part of a sale that is too large gets lost.",
        es: "Deje holgura: de una venta demasiado grande, una parte se pierde.",
      },
      {
        pt: "A chave não limita o trace diário; para ele, diminua os [dias](./trace_historico.mdx).",
        en: "The key does not limit the daily trace; for that one reduce the [days](./trace_historico.mdx).",
        es: "La clave no limita el trace diario; para ese, reduzca los [días](./trace_historico.mdx).",
      },
    ],
    full: {
      pt: "como medir a venda mais longa, passo a passo.",
      en: "how to measure the longest sale, step by step.",
      es: "cómo medir la venta más larga, paso a paso.",
    },
    more: ["trace_rotativo", "trace_historico"],
  },
  {
    slug: "envio_trace_servidor",
    library: "trace",
    description: {
      pt: "Como mandar o trace de um caixa ao SiTef sem ir à loja: o que precisa estar ligado e o que fazer se falhar.",
      en: "How to send a POS's trace to SiTef without going to the store: what must be on and what to do if it fails.",
      es: "Cómo enviar el trace de una caja a SiTef sin ir al comercio: qué debe estar activo y qué hacer si falla.",
    },
    purpose: [
      {
        pt: "O suporte pede o trace e a loja está a quinhentos quilômetros. A função `121` envia os arquivos ao SiTef, sem acesso remoto ao computador: [inicie-a](./inicio_transacao_pagamento.mdx) como as outras, com `Valor` vazio, e siga no [laço](./continuacao_coleta_interativa.mdx); o evento `5056` diz que o envio está em curso. Ela só tem o que enviar se o [trace rotativo](./trace_rotativo.mdx) já estava ligado quando o problema aconteceu.",
        en: "Support asks for the trace and the store is five hundred kilometers away. Function `121` sends the files to SiTef, without remote access to the computer: [start it](./inicio_transacao_pagamento.mdx) like the others, with an empty `Valor`, and go on in the [loop](./continuacao_coleta_interativa.mdx); event `5056` says that the sending is under way. It only has something to send if the [rotating trace](./trace_rotativo.mdx) was already on when the problem happened.",
        es: "Soporte pide el trace y el comercio está a quinientos kilómetros. La función `121` envía los archivos a SiTef, sin acceso remoto a la computadora: [iníciela](./inicio_transacao_pagamento.mdx) como las otras, con `Valor` vacío, y siga en el [ciclo](./continuacao_coleta_interativa.mdx); el evento `5056` dice que el envío está en curso. Solo tiene qué enviar si el [trace rotativo](./trace_rotativo.mdx) ya estaba activo cuando ocurrió el problema.",
      },
    ],
    codes: { page: "tabela_codigos_funcoes", chosen: ["121", "110"] },
    enough: [
      {
        pt: "Ligue o trace rotativo na instalação, e não depois do primeiro problema.",
        en: "Turn the rotating trace on at installation, not after the first problem.",
        es: "Active el trace rotativo en la instalación, no después del primer problema.",
      },
      {
        pt: "O servidor precisa do NServices: pergunte ao suporte antes de contar com o envio.",
        en: "The server needs NServices: ask support before you count on sending.",
        es: "El servidor necesita NServices: pregunte a soporte antes de contar con el envío.",
      },
      {
        pt: "Se a comunicação cair no meio, inicie a função outra vez. Não há o que finalizar.",
        en: "If the communication fails halfway, start the function again. There is nothing to finalize.",
        es: "Si la comunicación se corta a la mitad, inicie la función otra vez. No hay nada que finalizar.",
      },
      {
        pt: "O menu gerencial (`110`) também traz a opção. Se o operador não deve usá-la, ponha `3627` em [`TransacoesDesabilitadas`](./desabilitando_transacoes.mdx).",
        en: "The management menu (`110`) brings the option too. If the operator must not use it, put `3627` into [`TransacoesDesabilitadas`](./desabilitando_transacoes.mdx).",
        es: "El menú administrativo (`110`) también trae la opción. Si el operador no debe usarla, ponga `3627` en [`TransacoesDesabilitadas`](./desabilitando_transacoes.mdx).",
      },
    ],
    full: {
      pt: "onde ficam os arquivos e como tratá-los como dado sensível.",
      en: "where the files are and how to treat them as sensitive data.",
      es: "dónde están los archivos y cómo tratarlos como dato sensible.",
    },
    more: ["trace_rotativo", "tabela_codigos_funcoes"],
  },
  {
    slug: "arquivos_de_controle",
    library: "arquivos_controle",
    description: {
      pt: "A pasta que não pode sumir: onde a biblioteca guarda as pendências do caixa e como instalá-la direito.",
      en: "The folder that must not get lost: where the library keeps the pending sales of the POS and how to set it up.",
      es: "La carpeta que no puede desaparecer: dónde guarda la biblioteca lo pendiente de la caja y cómo instalarla.",
    },
    purpose: [
      {
        pt: "Se um caixa perde esta pasta, ele esquece as pendências: a consulta do terminal volta vazia, a consulta por documento devolve `-13`, e ninguém confirma nem desfaz essas vendas. Escolha a pasta com cuidado na instalação e avise quem cuida da máquina que ela nunca pode ser esvaziada.",
        en: "If a POS loses this folder, it forgets its pending sales: the query by terminal comes back empty, the query by document returns `-13`, and nobody confirms or voids them. Choose this folder with care at installation, and tell whoever maintains the machine never to empty it.",
        es: "Si una caja pierde esta carpeta, olvida las pendientes: la consulta de la terminal vuelve vacía, la consulta por documento devuelve `-13`, y nadie confirma ni deshace esas ventas. Elija la carpeta con cuidado en la instalación y avise a quien cuida la máquina que nunca debe vaciarla.",
      },
    ],
    example: { language: "ini", text: "[SalvaEstado]\nDiretorioBase=/var/lib/clisitef" },
    settings: ["SalvaEstado.DiretorioBase"],
    enough: [
      {
        pt: "Use um disco do próprio caixa, nunca uma pasta de rede.",
        en: "Use a disk of the POS itself, never a network folder.",
        es: "Use un disco de la propia caja, nunca una carpeta de red.",
      },
      {
        pt: "Crie a pasta e dê ao usuário que executa a automação permissão de leitura e de escrita: não conte com que a biblioteca a crie.",
        en: "Create the folder and give the user that runs your software the right to read and write in it: do not count on the library to create it.",
        es: "Cree la carpeta y dele al usuario que ejecuta el sistema de caja permiso de lectura y de escritura: no cuente con que la biblioteca la cree.",
      },
      {
        pt: "No Linux, escreva a chave: o padrão está em `/tmp`, que pode ser limpo ao ligar. Em POS, Android e iOS, escreva-a também.",
        en: "On Linux write the key: the default is in `/tmp`, which may be emptied at startup. On POS terminals, Android and iOS write it too.",
        es: "En Linux, escriba la clave: el valor predeterminado está en `/tmp`, que puede limpiarse al arrancar. En POS, Android e iOS, escríbala también.",
      },
      {
        pt: "Ao trocar o computador, resolva as pendências antes de desligar o antigo.",
        en: "When you replace the computer, settle what is pending before you switch the old one off.",
        es: "Al cambiar la computadora, resuelva las pendientes antes de apagar la anterior.",
      },
    ],
    full: {
      pt: "os retornos de uma pasta sem permissão e o que fazer quando ela se perdeu.",
      en: "the return codes when the library may not write to the folder, and what to do if the folder was lost.",
      es: "los retornos de una carpeta sin permiso y qué hacer cuando se perdió.",
    },
    more: ["consulta_transacoes_pendentes_terminal", "arquivo_configuracao"],
  },
  {
    slug: "traducao_mensagens",
    library: "traducao_mensagens",
    description: {
      pt: "Quando trocar os textos da biblioteca por um arquivo de tradução e o que fica sem tradução.",
      en: "When to replace the library's texts by a translation file, and what stays untranslated.",
      es: "Cuándo cambiar los textos de la biblioteca por un archivo de traducción y qué queda sin traducir.",
    },
    purpose: [
      {
        pt: "As mensagens do laço vêm prontas e em português. Se os seus operadores falam outra língua, não traduza na sua tela, comparando textos: aponte a biblioteca, no `CliSiTef.ini`, para um arquivo de tradução, e ela já envia os textos que estão nele. Só uma parte das mensagens pode ser trocada, e o que o cliente recebe impresso não muda.",
        en: "The messages of the loop come ready and in Portuguese. If your operators speak another language, do not translate on your screen by comparing texts: point the library, in `CliSiTef.ini`, at a translation file, and it sends the texts of that file itself. Only a part of the messages can be replaced, and what the customer gets on paper does not change.",
        es: "Los mensajes del ciclo llegan listos y en portugués. Si sus operadores hablan otro idioma, no traduzca en su pantalla comparando textos: indíquele a la biblioteca, en `CliSiTef.ini`, un archivo de traducción: los mensajes que estén en él llegan ya traducidos. Solo una parte de los mensajes se puede cambiar, y lo que el cliente recibe impreso no cambia.",
      },
    ],
    example: { language: "ini", text: "[TabTraducao]\nNomeArqTraducao=es.ini" },
    settings: ["TabTraducao.NomeArqTraducao"],
    enough: [
      {
        pt: "Comece por poucos itens, como `MsgNovoValor` e `MsgCodigoSeguranca`, e veja o efeito.",
        en: "Begin with a few items, such as `MsgNovoValor` and `MsgCodigoSeguranca`, and look at the effect.",
        es: "Empiece por pocos ítems, como `MsgNovoValor` y `MsgCodigoSeguranca`, y vea el efecto.",
      },
      {
        pt: "A lista inteira está na Tabela de Mensagens: peça-a ao suporte.",
        en: "The whole list is in the message table (Tabela de Mensagens): ask support for it.",
        es: "La lista entera está en la tabla de mensajes (Tabela de Mensagens): pídala a soporte.",
      },
      {
        pt: "Decida pelo comando e pelo campo, nunca pelo texto: com outro arquivo, o texto é outro.",
        en: "Decide by command and field, never by the text: with another file the text is another.",
        es: "Decida por el comando y el campo, nunca por el texto: con otro archivo, el texto es otro.",
      },
    ],
    full: {
      pt: "o formato do arquivo, as chaves conhecidas e a carga em dispositivos móveis.",
      en: "the format of the file, the known keys and loading it on mobile devices.",
      es: "el formato del archivo, las claves conocidas y la carga en dispositivos móviles.",
    },
    more: ["tabela_codigos_comando", "arquivo_configuracao"],
  },
  {
    slug: "rotinas_descontinuadas",
    library: "rotinas_descontinuadas",
    description: {
      pt: "Você herdou uma automação antiga: como achar nela as rotinas que saíram de uso e por onde começar a troca.",
      en: "You inherited old software: how to find the routines that are out of use and where to begin replacing them.",
      es: "Heredó un sistema de caja antiguo: cómo encontrar las rutinas fuera de uso y por dónde empezar el cambio.",
    },
    purpose: [
      {
        pt: "Em um programa novo você não encontra estas rotinas. Em um herdado, procure pelos nomes: a de autoatendimento com lista de produtos, `IniciaFuncaoAASiTefInterativo`, e as que leem o cartão aberto, `LeCartaoInterativo`, `LeCartaoDireto`, `LeCartaoDiretoEx` e as variantes delas que terminam em `A`. As segundas são urgentes, porque deixam dados de cartão na memória e no log da sua automação. A de autoatendimento está aqui, porque a troca é simples.",
        en: "You will not meet these routines in a new program. In one that you inherited, search for their names: the self-service routine with a list of products, `IniciaFuncaoAASiTefInterativo`, and the routines that read the card unencrypted, `LeCartaoInterativo`, `LeCartaoDireto`, `LeCartaoDiretoEx` and their variants that end in `A`. Replace the latter first, because they leave card data in the memory and logs of your software. The self-service routine is on this page, because it is simple to replace.",
        es: "En un programa nuevo no encontrará estas rutinas. En uno heredado, busque los nombres: la de autoservicio con lista de productos, `IniciaFuncaoAASiTefInterativo`, y las que leen la tarjeta sin cifrar, `LeCartaoInterativo`, `LeCartaoDireto`, `LeCartaoDiretoEx` y sus variantes que terminan en `A`. Las segundas son urgentes, porque dejan datos de tarjeta en la memoria y en el log del sistema de caja. La de autoservicio está aquí, porque el cambio es simple.",
      },
    ],
    routines: ["IniciaFuncaoAASiTefInterativo"],
    enough: [
      {
        pt: "Chame no lugar dela a rotina de [início](./inicio_transacao_pagamento.mdx), com os mesmos parâmetros menos `Produtos`.",
        en: "Call the [start](./inicio_transacao_pagamento.mdx) routine in its place, with the same parameters except `Produtos`.",
        es: "Llame en su lugar a la rutina de [inicio](./inicio_transacao_pagamento.mdx), con los mismos parámetros menos `Produtos`.",
      },
      {
        pt: "Troque uma leitura aberta pela [leitura segura](./leitura_cartao.mdx), ou tire-a se ela só vinha antes de uma venda.",
        en: "Replace an unencrypted reading by the [secure reading](./leitura_cartao.mdx), or drop it if it only came before a sale.",
        es: "Cambie una lectura sin cifrar por la [lectura segura](./leitura_cartao.mdx), o quítela si solo venía antes de una venta.",
      },
      {
        pt: "`FinalizaTransacaoSiTefInterativo` também saiu de uso: chame no lugar dela a rotina da [confirmação](./confirmacao_pagamento.mdx), que leva um parâmetro a mais; vazio ou `NULL` se você não o usa.",
        en: "`FinalizaTransacaoSiTefInterativo` is out of use as well: call the [confirmation](./confirmacao_pagamento.mdx) routine in its place, which takes one parameter more; empty or `NULL` if you do not use it.",
        es: "`FinalizaTransacaoSiTefInterativo` también quedó fuera de uso: llame en su lugar a la rutina de [confirmación](./confirmacao_pagamento.mdx), que lleva un parámetro más; vacío o `NULL` si no lo usa.",
      },
      {
        pt: "Teste a troca antes da próxima homologação, como qualquer mudança no laço.",
        en: "Test the change before the next certification, like any change of the loop.",
        es: "Pruebe el cambio antes de la próxima homologación, como cualquier cambio en el ciclo.",
      },
    ],
    full: {
      pt: "a substituta de cada rotina, e os campos e menus retirados ou obsoletos.",
      en: "what replaces each routine, and the fields and menus that were taken out or are obsolete.",
      es: "la sustituta de cada rutina, y los campos y menús retirados u obsoletos.",
    },
    more: ["rotinas_disponiveis", "leitura_cartao"],
  },
  {
    slug: "plataformas",
    library: "plataformas_suportadas",
    description: {
      pt: "Qual pacote pedir para o seu caixa, qual arquivo carregar e como ver se a arquitetura do seu programa é a da biblioteca.",
      en: "Which package to ask for, which file to load, and how to see whether your program has the architecture of the library.",
      es: "Qué paquete pedir para su caja, qué archivo cargar y cómo ver si la arquitectura de su programa es la de la biblioteca.",
    },
    purpose: [
      {
        pt: "Em um computador de caixa, com Windows ou Linux, duas respostas bastam para pedir o pacote certo ao suporte: o sistema, e se o **seu programa** é de 32 ou de 64 bits. O computador não decide: um programa de 32 bits em um Windows de 64 carrega `CliSiTef32I.dll`. Um de 64 bits carrega `CliSiTef64I.dll`, e no Linux o arquivo é `libclisitef.so`. As duas do Windows se chamam com `stdcall`; a do Linux, com `cdecl`.",
        en: "On a POS computer, with Windows or Linux, two answers are enough to ask support for the right package: the system, and whether **your program** has 32 or 64 bits. The computer does not decide: a 32-bit program on a 64-bit Windows loads `CliSiTef32I.dll`. A 64-bit one loads `CliSiTef64I.dll`, and on Linux the file is `libclisitef.so`. The Windows libraries are called with `stdcall`, the Linux one with `cdecl`.",
        es: "En una computadora de caja, con Windows o Linux, dos respuestas alcanzan para pedir a soporte el paquete correcto: el sistema, y si **su programa** es de 32 o de 64 bits. La computadora no decide: un programa de 32 bits en un Windows de 64 carga `CliSiTef32I.dll`. Uno de 64 bits carga `CliSiTef64I.dll`, y en Linux el archivo es `libclisitef.so`. Las dos de Windows se llaman con `stdcall`; la de Linux, con `cdecl`.",
      },
      {
        pt: "Antes de ligar o pinpad, veja a arquitetura dos dois lados: o primeiro comando é do Windows, com as ferramentas do Visual Studio; os outros, do Linux.",
        en: "Before you connect the pinpad, look at the architecture of both sides: the first command is for Windows, with the tools of Visual Studio; the others are for Linux.",
        es: "Antes de conectar el pinpad, vea la arquitectura de los dos lados: el primer comando es de Windows, con las herramientas de Visual Studio; los otros, de Linux.",
      },
    ],
    example: {
      language: "text",
      text: "dumpbin /headers pos.exe CliSiTef32I.dll | findstr machine\n\nfile ./pos ./libclisitef.so\nldd ./libclisitef.so",
    },
    enough: [
      {
        pt: "Carregue só a CliSiTefI, e deixe as companheiras na mesma pasta. `ldd` mostra o que o Linux não acha pelo caminho de busca dele (`rpath`, `LD_LIBRARY_PATH`); uma companheira que a biblioteca só abre ao rodar não aparece ali.",
        en: "Load CliSiTefI alone and leave its companions in the same folder. `ldd` shows what Linux does not find on its search path (`rpath`, `LD_LIBRARY_PATH`); a companion that the library opens only when it runs does not appear there.",
        es: "Cargue solo la CliSiTefI y deje las auxiliares en la misma carpeta. `ldd` muestra lo que Linux no encuentra en su ruta de búsqueda (`rpath`, `LD_LIBRARY_PATH`); una auxiliar que la biblioteca abre recién al ejecutarse no aparece allí.",
      },
      {
        pt: "Chame a [configuração](./configuracao_biblioteca.mdx): `8` diz que a CliSiTef não foi encontrada ou está danificada, `13`, que o caminho até ela é longo demais.",
        en: "Call the [configuration](./configuracao_biblioteca.mdx): `8` says that CliSiTef was not found or is damaged, `13` that the path to it is too long.",
        es: "Llame a la [configuración](./configuracao_biblioteca.mdx): `8` dice que no se encontró la CliSiTef o que está dañada; `13`, que la ruta hasta ella es demasiado larga.",
      },
      {
        pt: "Atualize todos os arquivos do pacote juntos: com uma CliSiTef mais antiga que a CliSiTefI, uma rotina que precise do que falta a ela devolve `-8`.",
        en: "Update all files of the package together: with a CliSiTef older than CliSiTefI, a routine that needs what it lacks returns `-8`.",
        es: "Actualice todos los archivos del paquete juntos: con una CliSiTef más antigua que la CliSiTefI, una rutina que necesite lo que le falta devuelve `-8`.",
      },
    ],
    full: {
      pt: "os sete sistemas com as arquiteturas de cada um, também os móveis e os embarcados.",
      en: "the seven systems with the architectures of each, mobile and embedded ones too.",
      es: "los siete sistemas con las arquitecturas de cada uno, también los móviles y los embebidos.",
    },
    more: ["rotinas_disponiveis", "arquivo_configuracao"],
  },
];
