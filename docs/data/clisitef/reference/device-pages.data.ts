import { type ReferencePage, titles } from "./reference-page.ts";

const ini = (text: string) => ({ language: "ini" as const, text });

/** Pinpad, platforms, and what was replaced. */
export const devicePages: readonly ReferencePage[] = [
  {
    slug: "funcoes_de_pinpad",
    description: {
      pt: "As rotinas de pinpad da CliSiTef fora de uma venda, quais podem ser chamadas dentro do laço e os códigos de estado do pinpad.",
      en: "The pinpad routines of CliSiTef outside a sale, which of them may be called inside the loop, and the pinpad status codes.",
      es: "Las rutinas de pinpad de CliSiTef fuera de una venta, cuáles pueden llamarse dentro del ciclo y los códigos de estado del pinpad.",
    },
    intro: [
      {
        pt: "Em uma venda, a biblioteca cuida do pinpad sozinha: você não lê o cartão, não pede a senha, não escreve no visor. Estas rotinas são para o resto: saber se o pinpad está lá, mostrar uma mensagem, fazer uma pergunta, reconhecer um cartão da loja.",
        en: "In a sale the library looks after the pinpad by itself: you do not read the card, ask for the PIN or write on the display. These routines are for the rest: to know whether the pinpad is there, show a message, ask a question, recognize a card of the store.",
        es: "En una venta, la biblioteca se ocupa sola del pinpad: usted no lee la tarjeta, no pide el PIN, no escribe en el visor. Estas rutinas son para lo demás: saber si el pinpad está, mostrar un mensaje, hacer una pregunta, reconocer una tarjeta del comercio.",
      },
    ],
    parts: [
      {
        anchor: "qual",
        title: { pt: "Qual rotina usar", en: "Which routine to use", es: "Qué rutina usar" },
        table: {
          head: [
            { pt: "Você quer", en: "You want to", es: "Usted quiere" },
            { pt: "Rotina", en: "Routine", es: "Rutina" },
            { pt: "Dentro do laço?", en: "Inside the loop?", es: "¿Dentro del ciclo?" },
          ],
          rows: [
            [
              { pt: "Saber se há pinpad", en: "Know whether there is a pinpad", es: "Saber si hay pinpad" },
              "[`VerificaPresencaPinPad`, `KeepAlivePinPad`](%teste_presenca_pinpad%)",
              { pt: "não", en: "no", es: "no" },
            ],
            [
              {
                pt: "Saber modelo e número de série",
                en: "Know model and serial number",
                es: "Saber modelo y número de serie",
              },
              "[`ObtemInformacoesPinPad`](%informacoes_pinpad%)",
              { pt: "não", en: "no", es: "no" },
            ],
            [
              {
                pt: "Mudar a mensagem de repouso",
                en: "Change the idle message",
                es: "Cambiar el mensaje de reposo",
              },
              "[`EscreveMensagemPermanentePinPad`](%mensagem_permanente_pinpad%)",
              { pt: "não", en: "no", es: "no" },
            ],
            [
              { pt: "Mostrar um aviso", en: "Show a notice", es: "Mostrar un aviso" },
              "[`EscreveMensagemPinPad`](%mensagem_momentanea_pinpad%)",
              { pt: "não", en: "no", es: "no" },
            ],
            [
              { pt: "Perguntar sim ou não", en: "Ask yes or no", es: "Preguntar sí o no" },
              "[`LeSimNaoPinPad`](%leitura_confirmacao_cliente%)",
              { pt: "não", en: "no", es: "no" },
            ],
            [
              { pt: "Ler uma tecla especial", en: "Read a special key", es: "Leer una tecla especial" },
              "[`LeTeclaPinPad`](%leitura_teclas_especiais%)",
              { pt: "não", en: "no", es: "no" },
            ],
            [
              {
                pt: "Ler um valor de 0 a 10",
                en: "Read a value from 0 to 10",
                es: "Leer un valor de 0 a 10",
              },
              "[`LeDigitoPinPad`](%leitura_confirmacao_cliente%)",
              { pt: "não", en: "no", es: "no" },
            ],
            [
              {
                pt: "Ler a trilha 3 de um cartão da loja",
                en: "Read track 3 of a store card",
                es: "Leer la pista 3 de una tarjeta del comercio",
              },
              "[`LeTrilha3`](%leitura_trilha3%)",
              { pt: "não: abre o seu", en: "no: it opens its own", es: "no: abre el suyo" },
            ],
            [
              { pt: "Reconhecer um cartão", en: "Recognize a card", es: "Reconocer una tarjeta" },
              "[`LeCartaoSeguro`, `LeTrilhaChipInterativo`](%leitura_cartao_captura_segura%)",
              { pt: "não: abrem o seu", en: "no: they open their own", es: "no: abren el suyo" },
            ],
            [
              { pt: "O mesmo, em uma chamada", en: "The same, in one call", es: "Lo mismo, en una llamada" },
              "[`LeCartaoDiretoSeguro`, `LeCartaoDiretoSeguroEx`](%leitura_cartao_captura_segura%)",
              { pt: "sim", en: "yes", es: "sí" },
            ],
            [
              {
                pt: "Ler a senha de um cartão da loja",
                en: "Read the password of a store card",
                es: "Leer la contraseña de una tarjeta del comercio",
              },
              "[`LeSenhaInterativo`](%leitura_senha%)",
              { pt: "não: abre o seu", en: "no: it opens its own", es: "no: abre el suyo" },
            ],
            [
              { pt: "O mesmo, em uma chamada", en: "The same, in one call", es: "Lo mismo, en una llamada" },
              "[`LeSenhaDireto`](%leitura_senha%)",
              { pt: "sim", en: "yes", es: "sí" },
            ],
          ],
        },
      },
      {
        anchor: "estados",
        title: { pt: "Estados do pinpad", en: "Pinpad statuses", es: "Estados del pinpad" },
        text: [
          {
            pt: "Estas constantes são da classe Android da biblioteca. Para saber se há pinpad, use os [métodos de pinpad](../../clisitef-interface-android/metodos_de_pinpad.mdx) da classe. No computador, uma falha do pinpad chega como [`-43`](%tabela_codigos_retorno#codigo-43%).",
            en: "These constants belong to the library's Android class. To know whether there is a pinpad, use the [pinpad methods](../../clisitef-interface-android/metodos_de_pinpad.mdx) of the class. On a computer a pinpad failure comes as [`-43`](%tabela_codigos_retorno#codigo-43%).",
            es: "Estas constantes son de la clase Android de la biblioteca. Para saber si hay pinpad, use los [métodos de pinpad](../../clisitef-interface-android/metodos_de_pinpad.mdx) de la clase. En una computadora, una falla del pinpad llega como [`-43`](%tabela_codigos_retorno#codigo-43%).",
          },
        ],
        codes: "clisitef-pinpad-statuses",
      },
    ],
    more: ["configuracao_pinpad", "carga_tabelas_pinpad", "api_rotinas_disponiveis_clisitef"],
  },
  {
    slug: "carga_tabelas_pinpad",
    description: {
      pt: "Quando e como carregar as tabelas no pinpad com a CliSiTef: funções 770, 771 e 772, os menus delas e o evento de progresso.",
      en: "When and how to load the tables into the pinpad with CliSiTef: functions 770, 771 and 772, their menus and the progress event.",
      es: "Cuándo y cómo cargar las tablas en el pinpad con CliSiTef: funciones 770, 771 y 772, sus menús y el evento de avance.",
    },
    intro: [
      {
        pt: "O pinpad guarda tabelas das redes: o que ele aceita e como. Se estão velhas, a biblioteca as atualiza antes de uma venda, e o cliente espera. Carregue-as com a loja fechada e a primeira venda do dia não demora.",
        en: "The pinpad keeps tables of the networks: what it accepts, and how. If they are old, the library updates them before a sale, and the customer waits. Load them while the store is closed and the first sale of the day is not held up.",
        es: "El pinpad guarda tablas de las redes: qué acepta y cómo. Si están viejas, la biblioteca las actualiza antes de una venta, y el cliente espera. Cárguelas con el comercio cerrado y la primera venta del día no demora.",
      },
    ],
    parts: [
      {
        anchor: "funcoes",
        title: { pt: "As três cargas", en: "The three loads", es: "Las tres cargas" },
        text: [
          {
            pt: "Sem mudar o programa, as três também estão no menu gerencial, a função [`110`](%tabela_codigos_funcoes#codigo-110%).",
            en: "Without a change to the program, the three are in the management menu too, function [`110`](%tabela_codigos_funcoes#codigo-110%).",
            es: "Sin cambiar el programa, las tres también están en el menú administrativo, la función [`110`](%tabela_codigos_funcoes#codigo-110%).",
          },
        ],
        table: {
          head: [
            { pt: "Função", en: "Function", es: "Función" },
            { pt: "Menu", en: "Menu", es: "Menú" },
            { pt: "O que faz", en: "What it does", es: "Qué hace" },
            { pt: "Quando usar", en: "When to use it", es: "Cuándo usarla" },
          ],
          rows: [
            [
              "[`770`](%tabela_codigos_funcoes#codigo-770%)",
              "`3624`",
              {
                pt: "Carrega só se o pinpad está desatualizado",
                en: "Loads only if the pinpad is out of date",
                es: "Carga solo si el pinpad está desactualizado",
              },
              {
                pt: "Todo dia, ao abrir o caixa",
                en: "Every day, when the POS opens",
                es: "Todos los días, al abrir la caja",
              },
            ],
            [
              "[`771`](%tabela_codigos_funcoes#codigo-771%)",
              "`3625`",
              {
                pt: "Força a carga com os dados locais",
                en: "Forces the load from local data",
                es: "Fuerza la carga con los datos locales",
              },
              {
                pt: "Depois de trocar o pinpad",
                en: "After the pinpad was replaced",
                es: "Después de cambiar el pinpad",
              },
            ],
            [
              "[`772`](%tabela_codigos_funcoes#codigo-772%)",
              "`3626`",
              {
                pt: "Apaga os dados locais, baixa outros do SiTef e carrega",
                en: "Erases local data, downloads new ones from SiTef and loads",
                es: "Borra los datos locales, baja otros de SiTef y carga",
              },
              {
                pt: "Quando a autorizadora mudou algo, ou o suporte pede",
                en: "When the authorizer changed something, or support asks",
                es: "Cuando la autorizadora cambió algo, o lo pide soporte",
              },
            ],
          ],
        },
      },
      {
        anchor: "passos",
        title: titles.steps,
        steps: [
          {
            pt: "Inicie a função com [`IniciaFuncaoSiTefInterativo`](%inicio_transacao_pagamento%), sem valor.",
            en: "Start the function with [`IniciaFuncaoSiTefInterativo`](%inicio_transacao_pagamento%), without an amount.",
            es: "Inicie la función con [`IniciaFuncaoSiTefInterativo`](%inicio_transacao_pagamento%), sin importe.",
          },
          {
            pt: "No laço, o evento [`5055`](%tabela_eventos#codigo-5055%) chega uma vez por registro: serve para uma barra de progresso.",
            en: "In the loop event [`5055`](%tabela_eventos#codigo-5055%) comes once per record: use it for a progress bar.",
            es: "En el ciclo, el evento [`5055`](%tabela_eventos#codigo-5055%) llega una vez por registro: sirve para una barra de avance.",
          },
          {
            pt: "Com `0`, as tabelas estão carregadas. Não há o que finalizar. Outro valor é uma falha: corrija o que a [tabela de retornos](%tabela_codigos_retorno%) diz, como a rede em `-5` e o pinpad em `-43`, e chame de novo.",
            en: "On `0` the tables are loaded. There is nothing to finalize. Any other value is a failure: fix what the [table of return codes](%tabela_codigos_retorno%) says, such as the network on `-5` and the pinpad on `-43`, and call again.",
            es: "Con `0`, las tablas están cargadas. No hay qué finalizar. Otro valor es una falla: corrija lo que dice la [tabla de retornos](%tabela_codigos_retorno%), como la red en `-5` y el pinpad en `-43`, y llame de nuevo.",
          },
        ],
      },
      {
        anchor: "porque",
        title: {
          pt: "O que desatualiza as tabelas",
          en: "What puts the tables out of date",
          es: "Qué desactualiza las tablas",
        },
        list: [
          {
            pt: "Outro pinpad foi ligado.",
            en: "Another pinpad was connected.",
            es: "Se conectó otro pinpad.",
          },
          {
            pt: "A autorizadora mudou parâmetros.",
            en: "The authorizer changed parameters.",
            es: "La autorizadora cambió parámetros.",
          },
          {
            pt: "A loja ou o terminal da [configuração](%configuracao_biblioteca%) mudou.",
            en: "Store or terminal of the [configuration](%configuracao_biblioteca%) changed.",
            es: "Cambió el comercio o la terminal de la [configuración](%configuracao_biblioteca%).",
          },
        ],
      },
      {
        anchor: "queda-de-energia",
        title: titles.lost,
        text: [
          {
            pt: "Uma carga interrompida não mexe em vendas. Chame a função `770` de novo quando o caixa voltar; se o pinpad continua desatualizado, force a carga com a `771`.",
            en: "A load that was cut off touches no sale. Call function `770` again when the POS is back; if the pinpad is still out of date, force the load with `771`.",
            es: "Una carga interrumpida no toca ventas. Llame a la función `770` de nuevo cuando vuelva la caja; si el pinpad sigue desactualizado, fuerce la carga con la `771`.",
          },
        ],
      },
    ],
    more: ["tabela_codigos_funcoes", "tabela_eventos", "informacoes_pinpad"],
  },
  {
    slug: "plataformas_suportadas",
    description: {
      pt: "Sistemas e arquiteturas em que a CliSiTef existe, os arquivos da biblioteca em cada um e o que instalar junto.",
      en: "Systems and architectures for which CliSiTef exists, the files of the library on each and what to install with them.",
      es: "Sistemas y arquitecturas para los que existe CliSiTef, qué archivo cargar en cada uno y qué más instalar.",
    },
    intro: [
      {
        pt: "A mesma biblioteca roda de um computador de caixa a um celular. Peça ao suporte o pacote do seu sistema e da sua arquitetura; a arquitetura é a do **processo** que a carrega, e não a do computador.",
        en: "The same library runs from a POS computer to a phone. Ask support for the package of your system and architecture; what counts is the architecture of the **process** that loads it, not of the computer.",
        es: "La misma biblioteca funciona desde la computadora de la caja hasta un celular. Pida a soporte el paquete de su sistema y su arquitectura; la arquitectura es la del **proceso** que la carga, y no la de la computadora.",
      },
    ],
    parts: [
      {
        anchor: "sistemas",
        title: { pt: "Sistemas", en: "Systems", es: "Sistemas" },
        table: {
          head: [
            { pt: "Sistema", en: "System", es: "Sistema" },
            { pt: "Uso", en: "Use", es: "Uso" },
            { pt: "Arquiteturas", en: "Architectures", es: "Arquitecturas" },
          ],
          rows: [
            [
              "Windows",
              { pt: "computador, embarcado", en: "desktop, embedded", es: "computadora, embebido" },
              "x86, x64",
            ],
            [
              "Windows CE",
              { pt: "embarcado, móvel", en: "embedded, mobile", es: "embebido, móvil" },
              "x86, ARM32",
            ],
            ["Windows Phone", { pt: "móvel", en: "mobile", es: "móvil" }, "ARM32"],
            ["macOS", { pt: "computador", en: "desktop", es: "computadora" }, "x64"],
            [
              "Linux",
              { pt: "computador, embarcado", en: "desktop, embedded", es: "computadora, embebido" },
              "x86, x64, ARM32 v4/v5tej/v6",
            ],
            [
              "Android",
              { pt: "móvel", en: "mobile", es: "móvil" },
              "x86, x64, Mips, Mips64, ARMEABI, ARMEABI-v7a, ARM32 v7a, ARM64 v8a",
            ],
            ["iOS", { pt: "móvel", en: "mobile", es: "móvil" }, "x86, x64, ARM32 v7/v7s, ARM64 v8a"],
          ],
        },
      },
      {
        anchor: "arquivos",
        title: { pt: "Qual arquivo carregar", en: "Which file to load", es: "Qué archivo cargar" },
        text: [
          {
            pt: "Carregue a CliSiTefI. A CliSiTef e as companheiras são para o uso dela e ficam na mesma pasta: `libemv`, `QREncode`, `RechargeRPC` e `libcurl`. Os nomes são os da tabela: no Linux e no Android o arquivo que se carrega se chama `libclisitef.so`, sem o I do final. Nos outros sistemas, use o que vem no pacote.",
            en: "Load CliSiTefI. CliSiTef and the companions are for its own use and lie in the same folder: `libemv`, `QREncode`, `RechargeRPC` and `libcurl`. Use the names in the table: on Linux and Android the file to load is called `libclisitef.so`, without the final I. On other systems use the one in the package.",
            es: "Cargue la CliSiTefI. La CliSiTef y las bibliotecas auxiliares son para uso de ella y van en la misma carpeta: `libemv`, `QREncode`, `RechargeRPC` y `libcurl`. Los nombres son los de la tabla: en Linux y Android el archivo que se carga se llama `libclisitef.so`, sin la I final. En los otros sistemas, use el que trae el paquete.",
          },
        ],
        table: {
          head: [
            { pt: "Processo", en: "Process", es: "Proceso" },
            { pt: "Arquivo", en: "File", es: "Archivo" },
            { pt: "Convenção de chamada", en: "Calling convention", es: "Convención de llamada" },
          ],
          rows: [
            [
              { pt: "Windows de 32 bits", en: "32-bit Windows", es: "Windows de 32 bits" },
              "`CliSiTef32I.dll`",
              "`stdcall`",
            ],
            [
              { pt: "Windows de 64 bits", en: "64-bit Windows", es: "Windows de 64 bits" },
              "`CliSiTef64I.dll`",
              "`stdcall`",
            ],
            ["Linux", "`libclisitef.so`", "`cdecl`"],
            ["Android", "`libclisitef.so`", "—"],
          ],
        },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Erro ao carregar a biblioteca costuma ser a arquitetura errada ou uma companheira que falta. A [configuração](%tabela_codigos_retorno_configuracao%) devolve `8` quando a CliSiTef não é encontrada ou está danificada, e `13` quando o caminho até ela é longo demais.",
            en: "A failure to load the library is often the wrong architecture or a missing companion. The [configuration](%tabela_codigos_retorno_configuracao%) returns `8` when CliSiTef is not found or is damaged, and `13` when the path to it is too long.",
            es: "Un error al cargar la biblioteca suele ser la arquitectura equivocada o una auxiliar que falta. La [configuración](%tabela_codigos_retorno_configuracao%) devuelve `8` cuando no encuentra la CliSiTef o esta está dañada, y `13` cuando la ruta hasta ella es demasiado larga.",
          },
          {
            pt: "Atualize todos os arquivos juntos: uma rotina que precisa de algo que falta a uma CliSiTef mais antiga devolve `-8`.",
            en: "Update all files together: a routine that needs something that an older CliSiTef lacks returns `-8`.",
            es: "Actualice todos los archivos juntos: una rutina que necesita algo que le falta a una CliSiTef más antigua devuelve `-8`.",
          },
          {
            pt: "No Android há uma [classe e uma chamada por intent](../../clisitef-interface-android/introducao.mdx) próprias.",
            en: "Android has [its own class, and a call by intent](../../clisitef-interface-android/introducao.mdx).",
            es: "En Android hay una [clase y una llamada por intent](../../clisitef-interface-android/introducao.mdx) propias.",
          },
        ],
      },
    ],
    more: ["api_rotinas_disponiveis_clisitef", "arquivo_configuracoes_clisitef_ini", "obtendo_versao"],
  },
  {
    slug: "rotinas_descontinuadas",
    description: {
      pt: "As rotinas antigas da CliSiTef, a substituta de cada uma e o que mudar no programa ao trocar.",
      en: "The old routines of CliSiTef, the successor of each and what to change in the program when you replace them.",
      es: "Las rutinas antiguas de CliSiTef, la sustituta de cada una y qué cambiar en el programa al reemplazarlas.",
    },
    intro: [
      {
        pt: "Estas rotinas ainda aparecem em programas antigos. As de leitura entregavam os dados do cartão abertos; as substitutas os protegem. Não as use em uma integração nova, e troque-as na próxima homologação.",
        en: "These routines still appear in old programs. Those that read cards gave the data open; their successors protect them. Do not use them in a new integration, and replace them at the next certification.",
        es: "Estas rutinas todavía aparecen en programas antiguos. Las de lectura entregaban los datos de la tarjeta abiertos; las sustitutas los protegen. No las use en una integración nueva y reemplácelas en la próxima homologación.",
      },
    ],
    parts: [
      {
        anchor: "substitutas",
        title: { pt: "O que usar no lugar", en: "What to use instead", es: "Qué usar en su lugar" },
        table: {
          head: [
            { pt: "Descontinuada", en: "Discontinued", es: "Discontinuada" },
            { pt: "Use", en: "Use", es: "Use" },
            { pt: "O que muda", en: "What changes", es: "Qué cambia" },
          ],
          rows: [
            [
              "`LeCartaoInterativo`, `LeCartaoInterativoA`",
              "[`LeCartaoSeguro`](%leitura_cartao_captura_segura%), `LeCartaoSeguroA`",
              {
                pt: "Os dados chegam nos campos `2021` a `2046`",
                en: "The data come in fields `2021` to `2046`",
                es: "Los datos llegan en los campos `2021` a `2046`",
              },
            ],
            [
              "`LeCartaoDireto`, `LeCartaoDiretoEx`, `LeCartaoDiretoA`, `LeCartaoDiretoExA`",
              "[`LeCartaoDiretoSeguro`](%leitura_cartao_captura_segura%), `LeCartaoDiretoSeguroA`",
              {
                pt: "Cada trilha vem com o tipo do dado",
                en: "Each track comes with the kind of its data",
                es: "Cada pista viene con el tipo de dato",
              },
            ],
            [
              "`FinalizaTransacaoSiTefInterativo`",
              "[`FinalizaFuncaoSiTefInterativo`](%confirmacao_ou_nao_pagamento%)",
              {
                pt: "Um parâmetro a mais, `ParamAdic`; se não o usa, passe-o vazio ou `NULL`",
                en: "One more parameter, `ParamAdic`; pass it empty or `NULL` if you do not use it",
                es: "Un parámetro más, `ParamAdic`; si no lo usa, páselo vacío o `NULL`",
              },
            ],
            [
              "`IniciaFuncaoAASiTefInterativo`, `IniciaFuncaoAASiTefInterativoA`",
              "[`IniciaFuncaoSiTefInterativo`](%inicio_transacao_pagamento%), `IniciaFuncaoSiTefInterativoA`",
              {
                pt: "Sem a lista de produtos",
                en: "Without the list of products",
                es: "Sin la lista de productos",
              },
            ],
          ],
        },
      },
      {
        anchor: "iniciafuncaoaasitefinterativo",
        title: {
          pt: "`IniciaFuncaoAASiTefInterativo`, para quem a encontra",
          en: "`IniciaFuncaoAASiTefInterativo`, for those who meet it",
          es: "`IniciaFuncaoAASiTefInterativo`, para quien la encuentra",
        },
        routine: "IniciaFuncaoAASiTefInterativo",
      },
      {
        anchor: "campos",
        title: {
          pt: "Campos e menus retirados ou obsoletos",
          en: "Fields and menus taken out or obsolete",
          es: "Campos y menús retirados u obsoletos",
        },
        table: {
          head: [
            { pt: "Código", en: "Code", es: "Código" },
            { pt: "O que era", en: "What it was", es: "Qué era" },
            { pt: "Data do documento", en: "Date of the document", es: "Fecha del documento" },
          ],
          rows: [
            [
              { pt: "campo `141`", en: "field `141`", es: "campo `141`" },
              {
                pt: "Vencimento da parcela",
                en: "Due date of the installment",
                es: "Vencimiento de la cuota",
              },
              "2014-10-16",
            ],
            [
              { pt: "campo `142`", en: "field `142`", es: "campo `142`" },
              { pt: "Valor da parcela", en: "Amount of the installment", es: "Importe de la cuota" },
              "2014-10-16",
            ],
            [
              { pt: "campo `595`", en: "field `595`", es: "campo `595`" },
              {
                pt: "NSU do SiTef da recarga com cartão; obsoleto, ainda na tabela",
                en: "SiTef NSU of a top-up paid by card; obsolete, still in the table",
                es: "NSU de SiTef de la recarga con tarjeta; obsoleto, todavía en la tabla",
              },
              "2016-04-05",
            ],
            [
              { pt: "campo `596`", en: "field `596`", es: "campo `596`" },
              {
                pt: "NSU do host da recarga com cartão; obsoleto, ainda na tabela",
                en: "Host NSU of a top-up paid by card; obsolete, still in the table",
                es: "NSU del host de la recarga con tarjeta; obsoleto, todavía en la tabla",
              },
              "2016-04-05",
            ],
            [
              { pt: "menu `3152`", en: "menu `3152`", es: "menú `3152`" },
              {
                pt: "Pagamento de fatura Senff com troco",
                en: "Payment of a Senff bill with change",
                es: "Pago de factura Senff con vuelto",
              },
              "2019-06-18",
            ],
            [{ pt: "menu `3774`", en: "menu `3774`", es: "menú `3774`" }, "Coopercred", "2019-07-11"],
            [
              { pt: "menu `4192`", en: "menu `4192`", es: "menú `4192`" },
              {
                pt: "Bradescard Parcerias, no cancelamento de crédito",
                en: "Bradescard Parcerias, in the cancellation of credit",
                es: "Bradescard Parcerias, en la cancelación de crédito",
              },
              "2021-09-21",
            ],
          ],
        },
      },
    ],
    more: ["api_rotinas_disponiveis_clisitef", "leitura_cartao_captura_segura"],
  },
  {
    slug: "traducao_mensagens",
    description: {
      pt: "Como trocar os textos que a CliSiTef mostra ao operador e ao cliente por outros, em um arquivo de tradução.",
      en: "How to replace the texts that CliSiTef shows to operator and customer by others, in a translation file.",
      es: "Cómo reemplazar los textos que CliSiTef muestra al operador y al cliente por otros, en un archivo de traducción.",
    },
    intro: [
      {
        pt: "As mensagens que chegam em `Buffer` com os comandos de exibição estão em português. Para mostrar uma parte delas em outro idioma, ou dizê-las em menos palavras, aponte a biblioteca para um arquivo seu: o que está nele substitui o texto dela, e o que falta continua como era. Nem toda mensagem pode ser trocada.",
        en: "The messages that come in `Buffer` with the commands to show something are in Portuguese. To show a part of them in another language, or in fewer words, point the library to a file of yours: what is in it replaces the library's text, and what is missing stays as it was. Not every message can be replaced.",
        es: "Los mensajes que llegan en `Buffer` con los comandos de mostrar están en portugués. Para mostrar una parte de ellos en otro idioma, o decirlos con menos palabras, indíquele a la biblioteca un archivo suyo: lo que esté en él reemplaza el texto original, y lo que falte queda como estaba. No todo mensaje se puede cambiar.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        text: [{ pt: "Em `CliSiTef.ini`:", en: "In `CliSiTef.ini`:", es: "En `CliSiTef.ini`:" }],
        code: ini("[TabTraducao]\nNomeArqTraducao=mensagens.ini"),
        settings: ["TabTraducao.NomeArqTraducao"],
      },
      {
        anchor: "arquivo",
        title: { pt: "O arquivo", en: "The file", es: "El archivo" },
        text: [
          {
            pt: "O arquivo é um INI com a seção `TabTraducao`. Três das chaves, com textos de exemplo: o novo valor do pagamento, os quatro últimos dígitos do cartão e o código de segurança. O terceiro diz ao operador como responder: `0` se o cartão não tem o código, `1` se não dá para lê-lo. Conserve os dois; `\\n` separa as linhas.",
            en: "The file is an INI with the section `TabTraducao`. Three of the keys, with texts of an example: the new amount of the payment, the last four digits of the card and the security code. The third tells the operator how to answer: `0` if the card has no code, `1` if it cannot be read. Keep both; `\\n` separates the lines.",
            es: "El archivo es un INI con la sección `TabTraducao`. Tres de las claves, con textos de ejemplo: el nuevo importe del pago, los cuatro últimos dígitos de la tarjeta y el código de seguridad. El tercero le dice al operador cómo responder: `0` si la tarjeta no tiene el código, `1` si no se puede leer. Conserve los dos; `\\n` separa las líneas.",
          },
          {
            pt: "A lista inteira está na Tabela de Mensagens da Interface Simplificada: peça-a ao suporte. Comece sem acentos, com o arquivo ao lado de `CliSiTef.ini`, e confira.",
            en: "The whole list is in the message table of the Simplified Interface (Tabela de Mensagens): ask support for it. Begin without accents, with the file beside `CliSiTef.ini`, and check.",
            es: "La lista completa está en la tabla de mensajes de la Interfaz Simplificada (Tabela de Mensagens): pídala a soporte. Empiece sin acentos, con el archivo junto a `CliSiTef.ini`, y compruebe.",
          },
        ],
        code: ini(
          "[TabTraducao]\nMsgNovoValor=Nuevo importe del pago\nMsgEmbosso=Ultimos 4 digitos de la tarjeta\nMsgCodigoSeguranca=Codigo de seguridad, o\\n0 = no tiene\\n1 = ilegible",
        ),
      },
      {
        anchor: "moveis",
        title: { pt: "Em dispositivos móveis", en: "On mobile devices", es: "En dispositivos móviles" },
        text: [
          {
            pt: "Nas plataformas móveis o arquivo é carregado por uma rotina. Na [classe Android](../../clisitef-interface-android/classe_clisitef.mdx#metodos) ela se chama `loadTranslationFile`, e o arquivo fica nos *assets*. O que ela devolve está em [rotinas disponíveis](%api_rotinas_disponiveis_clisitef#carregaarquivostraducao%).",
            en: "On mobile platforms a routine loads the file. In the [Android class](../../clisitef-interface-android/classe_clisitef.mdx#metodos) it is called `loadTranslationFile`, and the file is among the *assets*. What it returns is in [available routines](%api_rotinas_disponiveis_clisitef#carregaarquivostraducao%).",
            es: "En las plataformas móviles el archivo se carga con una rutina. En la [clase Android](../../clisitef-interface-android/classe_clisitef.mdx#metodos) se llama `loadTranslationFile`, y el archivo está en los *assets*. Lo que devuelve está en [rutinas disponibles](%api_rotinas_disponiveis_clisitef#carregaarquivostraducao%).",
          },
        ],
        routine: "CarregaArquivosTraducao",
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Não tome decisões pelo texto das mensagens: elas mudam com a tradução e com a versão. Use o comando e o `TipoCampo`.",
            en: "Do not decide by the text of messages: they change with the translation and the version. Use the command and `TipoCampo`.",
            es: "No decida por el texto de los mensajes: cambian con la traducción y con la versión. Use el comando y el `TipoCampo`.",
          },
          {
            pt: "Os comprovantes vêm do servidor e da autorizadora: o arquivo não os traduz.",
            en: "Receipts come from the server and the authorizer: the file does not translate them.",
            es: "Los comprobantes vienen del servidor y de la autorizadora: el archivo no los traduce.",
          },
        ],
      },
    ],
    more: [
      "arquivo_configuracoes_clisitef_ini",
      "tabela_codigos_comando",
      "continuacao_proc_coleta_interativo",
    ],
  },
];
