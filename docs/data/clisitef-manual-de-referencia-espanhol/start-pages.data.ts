import { type ManualPage, titles } from "./manual-page.ts";

/** Who the manual is for and how the library works. */
export const startPages: readonly ManualPage[] = [
  {
    slug: "publico_objetivo",
    description: {
      pt: "Quem usa esta referência em espanhol da CliSiTef, o que deve saber antes e por onde cada um começa.",
      en: "Who uses this Spanish reference of CliSiTef, what they should know first and where each of them starts.",
      es: "Quién usa esta referencia en español de CliSiTef, qué debe saber antes y por dónde empieza cada uno.",
    },
    intro: [
      {
        pt: "Esta referência é para quem programa, testa ou mantém um caixa que vende com a CliSiTef e prefere ler em espanhol. Ela parte de uma ideia: você já sabe programar, e falta saber o que a biblioteca pede em cada momento da venda.",
        en: "This reference is for those who program, test or maintain a POS that sells with CliSiTef and would rather read Spanish. It starts from one idea: you already know how to program, and what is missing is what the library asks at each moment of a sale.",
        es: "Esta referencia es para quien programa, prueba o mantiene una caja que vende con CliSiTef y prefiere leer en español. Parte de una idea: usted ya sabe programar, y le falta saber qué pide la biblioteca en cada momento de la venta.",
      },
    ],
    parts: [
      {
        anchor: "por-donde",
        title: { pt: "Por onde começar", en: "Where to start", es: "Por dónde empezar" },
        table: {
          head: [
            { pt: "Seu trabalho", en: "Your job", es: "Su trabajo" },
            { pt: "Comece por", en: "Start with", es: "Empiece por" },
            { pt: "Saia sabendo", en: "Leave knowing", es: "Salga sabiendo" },
          ],
          rows: [
            [
              { pt: "Programar a venda", en: "Program the sale", es: "Programar la venta" },
              {
                pt: "[Funcionamento básico](./funcionamiento_basico.mdx) e [continuação](./continuacion_proceso.mdx)",
                en: "[Basic operation](./funcionamiento_basico.mdx) and [continuation](./continuacion_proceso.mdx)",
                es: "[Funcionamiento básico](./funcionamiento_basico.mdx) y [continuación](./continuacion_proceso.mdx)",
              },
              {
                pt: "Escrever o laço e sair dele com segurança",
                en: "How to write the loop and leave it safely",
                es: "Escribir el ciclo y salir de él con seguridad",
              },
            ],
            [
              { pt: "Instalar os caixas", en: "Install the POS", es: "Instalar las cajas" },
              {
                pt: "[Arquivo de configuração](./archivo_configuracion.mdx)",
                en: "[Configuration file](./archivo_configuracion.mdx)",
                es: "[Archivo de configuración](./archivo_configuracion.mdx)",
              },
              {
                pt: "Que chaves mudam o pinpad, o servidor e o menu",
                en: "Which keys change the pinpad, the server and the menu",
                es: "Qué claves cambian el pinpad, el servidor y el menú",
              },
            ],
            [
              {
                pt: "Atender o caixa que parou",
                en: "Help a POS that stopped",
                es: "Atender la caja que se detuvo",
              },
              {
                pt: "[Códigos de retorno](./codigos_retorno.mdx) e [trace](./trace.mdx)",
                en: "[Return codes](./codigos_retorno.mdx) and [trace](./trace.mdx)",
                es: "[Códigos de retorno](./codigos_retorno.mdx) y [trace](./trace.mdx)",
              },
              {
                pt: "Se o cliente foi cobrado, e o que mandar ao suporte",
                en: "Whether the customer was charged, and what to send to support",
                es: "Si se le cobró al cliente, y qué enviar a soporte",
              },
            ],
            [
              {
                pt: "Preparar a homologação",
                en: "Prepare the certification",
                es: "Preparar la homologación",
              },
              {
                pt: "[Processo de homologação](./proceso_homologacion.mdx)",
                en: "[Certification process](./proceso_homologacion.mdx)",
                es: "[Proceso de homologación](./proceso_homologacion.mdx)",
              },
              {
                pt: "O que testar antes de marcar a homologação com o suporte",
                en: "What to test before you book the certification with support",
                es: "Qué probar antes de acordar la homologación con soporte",
              },
            ],
          ],
        },
      },
      {
        anchor: "saber-antes",
        title: { pt: "O que saber antes", en: "What to know first", es: "Qué saber antes" },
        list: [
          {
            pt: "Chamar uma biblioteca nativa na sua linguagem: ponteiros, textos terminados em zero e a arquitetura do processo, 32 ou 64 bits.",
            en: "How to call a native library from your language: pointers, texts ended by a zero and the architecture of the process, 32 or 64 bits.",
            es: "Llamar a una biblioteca nativa desde su lenguaje: punteros, textos terminados en cero y la arquitectura del proceso, 32 o 64 bits.",
          },
          {
            pt: "Gravar em disco antes de chamar, e ler ao ligar: sem isso ninguém resolve uma queda de energia.",
            en: "How to write to disk before a call and read when you start: without that nobody can settle what a power failure left open.",
            es: "Guardar en disco antes de llamar y leer al encender: sin eso nadie resuelve un corte de energía.",
          },
          {
            pt: "O vocabulário do caixa: documento fiscal, comprovante, parcela, bandeira, rede autorizadora.",
            en: "The vocabulary of a POS: fiscal document, receipt, installment, brand, authorizing network.",
            es: "El vocabulario de la caja: documento fiscal, comprobante, cuota, marca, red autorizadora.",
          },
        ],
      },
      {
        anchor: "no-es",
        title: { pt: "Para quem não é", en: "Who it is not for", es: "Para quién no es" },
        text: [
          {
            pt: "Uma venda pela internet não passa pela CliSiTef: siga o [Pagamento Online](../../e-sitef/home-quickstart.mdx). Um aplicativo Android usa a [classe CliSiTef](../../clisitef-interface-android/introducao.mdx) ou, por intent, o [m-SiTef](../../m-sitef/introducao.mdx). Quem troca arquivos com o Cliente SiTef lê o [manual da interface](../../manual-interface-clisitef/informacoes-tecnicas.mdx).",
            en: "A sale on the internet does not go through CliSiTef: follow [Online Payment](../../e-sitef/home-quickstart.mdx). An Android app uses the [CliSiTef class](../../clisitef-interface-android/introducao.mdx) or, by intent, [m-SiTef](../../m-sitef/introducao.mdx). Those who exchange files with the SiTef Client read the [interface manual](../../manual-interface-clisitef/informacoes-tecnicas.mdx).",
            es: "Una venta por internet no pasa por CliSiTef: siga el [Pago Online](../../e-sitef/home-quickstart.mdx). Una aplicación Android usa la [clase CliSiTef](../../clisitef-interface-android/introducao.mdx) o, por intent, [m-SiTef](../../m-sitef/introducao.mdx). Quien intercambia archivos con el Cliente SiTef lee el [manual de la interfaz](../../manual-interface-clisitef/informacoes-tecnicas.mdx).",
          },
        ],
      },
    ],
    derivedFrom: ["publico_alvo", "clisitef_introducao"],
    next: ["objetivos", "funcionamiento_basico"],
  },
  {
    slug: "objetivos",
    description: {
      pt: "O que esta referência em espanhol permite fazer com a CliSiTef, o que deixa de fora e como saber que terminou.",
      en: "What this Spanish reference lets you do with CliSiTef, what it leaves out and how to know that you are done.",
      es: "Qué permite hacer con CliSiTef esta referencia en español, qué deja afuera y cómo saber que terminó.",
    },
    intro: [
      {
        pt: "O objetivo é um só: que um leitor de espanhol integre a biblioteca com páginas curtas, sem procurar em outro idioma o que um parâmetro significa. Cada página responde a uma pergunta e aponta a descrição longa para os casos raros.",
        en: "There is one objective: that a reader of Spanish integrates the library from short pages, without looking up in another language what a parameter means. Each page answers one question and points to the long description for rare cases.",
        es: "El objetivo es uno solo: que un lector de español integre la biblioteca con páginas cortas, sin buscar en otro idioma qué significa un parámetro. Cada página responde una pregunta y señala la descripción larga para los casos raros.",
      },
    ],
    parts: [
      {
        anchor: "metas",
        title: { pt: "O que você terá pronto", en: "What you will have ready", es: "Qué tendrá listo" },
        table: {
          head: [
            { pt: "Meta", en: "Goal", es: "Meta" },
            { pt: "Página", en: "Page", es: "Página" },
            { pt: "Você terminou quando", en: "You are done when", es: "Terminó cuando" },
          ],
          rows: [
            [
              { pt: "A biblioteca responde", en: "The library answers", es: "La biblioteca responde" },
              "[ConfiguraIntSiTefInterativoEx](./configuracion_biblioteca.mdx)",
              { pt: "A chamada devolve `0`", en: "The call returns `0`", es: "La llamada devuelve `0`" },
            ],
            [
              { pt: "Uma venda aprovada", en: "An approved sale", es: "Una venta aprobada" },
              "[ContinuaFuncaoSiTefInterativo](./continuacion_proceso.mdx)",
              {
                pt: "O laço sai com `0` e traz os campos `121` e `122`",
                en: "The loop ends with `0` and brings fields `121` and `122`",
                es: "El ciclo sale con `0` y trae los campos `121` y `122`",
              },
            ],
            [
              { pt: "Uma venda confirmada", en: "A confirmed sale", es: "Una venta confirmada" },
              "[FinalizaFuncaoSiTefInterativo](./finalizacion_transaccion.mdx)",
              {
                pt: "A consulta do documento devolve `0` pendentes",
                en: "The query of the document returns `0` pending",
                es: "La consulta del documento devuelve `0` pendientes",
              },
            ],
            [
              { pt: "Uma queda resolvida", en: "A power failure settled", es: "Un corte resuelto" },
              {
                pt: "[Pendentes](./transacciones_pendientes.mdx)",
                en: "[Pending](./transacciones_pendientes.mdx)",
                es: "[Pendientes](./transacciones_pendientes.mdx)",
              },
              {
                pt: "Você desliga o caixa após a aprovação e ele decide sozinho ao voltar",
                en: "You switch the POS off after the approval and it decides by itself when it is back",
                es: "Usted apaga la caja después de la aprobación y ella decide sola al volver",
              },
            ],
            [
              { pt: "Uma venda cancelada", en: "A canceled sale", es: "Una venta anulada" },
              {
                pt: "[Cancelamento](./anulacion.mdx)",
                en: "[Cancellation](./anulacion.mdx)",
                es: "[Anulación](./anulacion.mdx)",
              },
              {
                pt: "Sai o comprovante do cancelamento e ele também é finalizado",
                en: "The receipt of the cancellation is printed and it is finalized as well",
                es: "Sale el comprobante de la anulación y también se finaliza",
              },
            ],
          ],
        },
      },
      {
        anchor: "como-leer",
        title: { pt: "Como ler uma página", en: "How to read a page", es: "Cómo leer una página" },
        list: [
          {
            pt: "Os nomes de rotinas, parâmetros e chaves ficam como a biblioteca os escreve, em português; a explicação está ao lado.",
            en: "Names of routines, parameters and keys stay as the library writes them, in Portuguese; the explanation is beside them.",
            es: "Los nombres de rutinas, parámetros y claves quedan como los escribe la biblioteca, en portugués; la explicación está al lado.",
          },
          {
            pt: "Cada código leva à sua linha na tabela completa.",
            en: "Each code leads to its row in the full table.",
            es: "Cada código lleva a su fila en la tabla completa.",
          },
          {
            pt: "O que ainda falta confirmar fica em um quadro no fim da página, com o que programar até lá e um botão para perguntar ao suporte.",
            en: "What is still to be confirmed stands in a box at the end of the page, with what to code until then and a button to ask support.",
            es: "Lo que todavía falta confirmar está en un recuadro al final de la página, con lo que programar hasta entonces y un botón para preguntar a soporte.",
          },
        ],
      },
      {
        anchor: "fuera",
        title: { pt: "O que fica de fora", en: "What is left out", es: "Qué queda afuera" },
        list: [
          {
            pt: "A lista inteira de menus, redes e campos: ela está nas tabelas da biblioteca.",
            en: "The whole list of menus, networks and fields: it is in the library's tables.",
            es: "La lista entera de menús, redes y campos: está en las tablas de la biblioteca.",
          },
          {
            pt: "As regras de cada rede e de cada país, que só a adquirente e o suporte confirmam.",
            en: "The rules of each network and country, which only the acquirer and support confirm.",
            es: "Las reglas de cada red y de cada país, que solo confirman la adquirente y soporte.",
          },
        ],
      },
    ],
    derivedFrom: ["objetivos", "additional-documentation"],
    next: ["presentacion", "configuracion_biblioteca"],
  },
  {
    slug: "presentacion",
    description: {
      pt: "As partes de uma venda com a CliSiTef, quem fala com quem e o que cada lado guarda, para leitores de espanhol.",
      en: "The parts of a sale with CliSiTef, who talks to whom and what each side keeps, for readers of Spanish.",
      es: "Las partes de una venta con CliSiTef, quién habla con quién y qué guarda cada lado, para lectores de español.",
    },
    intro: [
      {
        pt: "A CliSiTef é uma biblioteca que o seu programa carrega. Ela conversa com o pinpad e com o servidor SiTef; o seu programa conversa só com ela. Com o cartão presente, o número, o PIN e as chaves não passam pelo seu código; um número digitado pelo operador passa.",
        en: "CliSiTef is a library that your program loads. It talks to the pinpad and to the SiTef server; your program talks to the library alone. With the card present, its number, the PIN and the keys do not go through your code; a number typed by the operator does.",
        es: "CliSiTef es una biblioteca que su programa carga. Ella conversa con el pinpad y con el servidor SiTef; su programa conversa solo con ella. Con la tarjeta presente, el número, el PIN y las claves no pasan por su código; un número que ingresa el operador, sí.",
      },
    ],
    parts: [
      {
        anchor: "partes",
        title: { pt: "As partes", en: "The parts", es: "Las partes" },
        code: {
          language: "mermaid",
          text: {
            pt: "flowchart LR\n    A[Seu programa] --> I[CliSiTefI e CliSiTef]\n    I --> P[Pinpad]\n    I --> S[Servidor SiTef]\n    S --> R[Rede autorizadora]",
            en: "flowchart LR\n    A[Your program] --> I[CliSiTefI and CliSiTef]\n    I --> P[Pinpad]\n    I --> S[SiTef server]\n    S --> R[Authorizing network]",
            es: "flowchart LR\n    A[Su programa] --> I[CliSiTefI y CliSiTef]\n    I --> P[Pinpad]\n    I --> S[Servidor SiTef]\n    S --> R[Red autorizadora]",
          },
        },
        table: {
          head: [
            { pt: "Parte", en: "Part", es: "Parte" },
            { pt: "Faz", en: "Does", es: "Hace" },
            { pt: "Guarda", en: "Keeps", es: "Guarda" },
          ],
          rows: [
            [
              { pt: "Seu programa", en: "Your program", es: "Su programa" },
              {
                pt: "Mostra, pergunta ao operador, imprime e decide",
                en: "Shows, asks the operator, prints and decides",
                es: "Muestra, le pregunta al operador, imprime y decide",
              },
              {
                pt: "Documento, data, valor, NSU e a decisão de cada venda",
                en: "Document, date, amount, NSU and the decision about each sale",
                es: "Documento, fecha, importe, NSU y la decisión de cada venta",
              },
            ],
            [
              { pt: "CliSiTefI e CliSiTef", en: "CliSiTefI and CliSiTef", es: "CliSiTefI y CliSiTef" },
              {
                pt: "Conduzem a coleta, leem o cartão, falam com o servidor",
                en: "Ask for the data of the sale, read the card, talk to the server",
                es: "Conducen la captura, leen la tarjeta, hablan con el servidor",
              },
              {
                pt: "Os arquivos de controle com o que está pendente",
                en: "The control files with what is pending",
                es: "Los archivos de control con lo que está pendiente",
              },
            ],
            [
              { pt: "Pinpad", en: "Pinpad", es: "Pinpad" },
              {
                pt: "Lê o cartão e o PIN do cliente",
                en: "Reads the card and the customer's PIN",
                es: "Lee la tarjeta y el PIN del cliente",
              },
              { pt: "As tabelas das redes", en: "The tables of the networks", es: "Las tablas de las redes" },
            ],
            [
              { pt: "Servidor SiTef", en: "SiTef server", es: "Servidor SiTef" },
              {
                pt: "Leva a venda à rede que a autoriza",
                en: "Takes the sale to the network that authorizes it",
                es: "Lleva la venta a la red que la autoriza",
              },
              {
                pt: "O cadastro da loja e dos terminais",
                en: "The record of the store and the terminals",
                es: "El registro del comercio y de las terminales",
              },
            ],
          ],
        },
      },
      {
        anchor: "archivos",
        title: {
          pt: "Dois nomes, uma biblioteca",
          en: "Two names, one library",
          es: "Dos nombres, una biblioteca",
        },
        text: [
          {
            pt: "Carregue a CliSiTefI: é ela que tem as rotinas deste manual. A CliSiTef e as bibliotecas que a acompanham ficam na mesma pasta, na mesma versão, e não são chamadas por você. Veja os arquivos de cada sistema em [plataformas](%plataformas_suportadas%).",
            en: "Load CliSiTefI: it has the routines of this manual. CliSiTef and the libraries that go with it are in the same folder, in the same version, and you do not call them. See the files of each system in [platforms](%plataformas_suportadas%).",
            es: "Cargue CliSiTefI: es la que tiene las rutinas de este manual. CliSiTef y las bibliotecas que la acompañan están en la misma carpeta, en la misma versión, y usted no las llama. Vea los archivos de cada sistema en [plataformas](%plataformas_suportadas%).",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Uma rotina que precisa de algo que falta a uma CliSiTef mais antiga que a CliSiTefI devolve `-8`.",
            en: "A routine that needs something that a CliSiTef older than the CliSiTefI lacks returns `-8`.",
            es: "Una rutina que necesita algo que le falta a una CliSiTef más antigua que la CliSiTefI devuelve `-8`.",
          },
          {
            pt: "Dois caixas com o mesmo par de loja e terminal se derrubam: a conexão mais antiga recebe `-5`.",
            en: "Two machines with the same pair of store and terminal cut each other off: the older connection gets `-5`.",
            es: "Dos cajas con el mismo par de comercio y terminal se cortan entre sí: la conexión más antigua recibe `-5`.",
          },
        ],
      },
    ],
    derivedFrom: ["apresentacao", "clisitef_documento_principal", "plataformas_suportadas"],
    next: ["funcionamiento_basico", "rutinas_disponibles"],
  },
  {
    slug: "funcionamiento_basico",
    description: {
      pt: "As quatro fases de uma operação com a CliSiTef e uma venda a crédito, volta a volta: comando, campo e o que devolver.",
      en: "The four phases of an operation with CliSiTef and a credit sale, turn by turn: command, field and what to return.",
      es: "Las cuatro fases de una operación con CliSiTef y una venta a crédito, vuelta a vuelta: comando, campo y qué devolver.",
    },
    intro: [
      {
        pt: "Toda operação tem o mesmo formato: configurar uma vez, iniciar uma função, dar voltas enquanto o retorno é `10000` e, se a venda foi aprovada, finalizar. O que muda é o código da função e o que a biblioteca pede no meio.",
        en: "Every operation has the same shape: configure once, start a function, go round while the return is `10000` and, if the sale was approved, finalize it. What changes is the function code and what the library asks in between.",
        es: "Toda operación tiene la misma forma: configurar una vez, iniciar una función, dar vueltas mientras el retorno sea `10000` y, si la venta fue aprobada, finalizar. Lo que cambia es el código de función y lo que la biblioteca pide en el medio.",
      },
    ],
    parts: [
      {
        anchor: "fases",
        title: { pt: "As quatro fases", en: "The four phases", es: "Las cuatro fases" },
        steps: [
          {
            pt: "[Configurar](./configuracion_biblioteca.mdx): ao ligar o caixa, e depois resolver o que ficou pendente.",
            en: "[Configure](./configuracion_biblioteca.mdx): when the POS starts, and then settle what is pending.",
            es: "[Configurar](./configuracion_biblioteca.mdx): al encender la caja, y después resolver lo que quedó pendiente.",
          },
          {
            pt: "[Iniciar](./inicio_transaccion.mdx): grave documento, data e valor em disco e chame com a função.",
            en: "[Start](./inicio_transaccion.mdx): write document, date and amount to disk and call with the function.",
            es: "[Iniciar](./inicio_transaccion.mdx): guarde documento, fecha e importe en disco y llame con la función.",
          },
          {
            pt: "[Continuar](./continuacion_proceso.mdx): cumpra um comando por volta.",
            en: "[Continue](./continuacion_proceso.mdx): carry out one command per turn.",
            es: "[Continuar](./continuacion_proceso.mdx): cumpla un comando por vuelta.",
          },
          {
            pt: "[Finalizar](./finalizacion_transaccion.mdx): imprima, grave a decisão e chame com `1` ou `0`.",
            en: "[Finalize](./finalizacion_transaccion.mdx): print, write the decision down and call with `1` or `0`.",
            es: "[Finalizar](./finalizacion_transaccion.mdx): imprima, guarde la decisión y llame con `1` o `0`.",
          },
        ],
      },
      {
        anchor: "secuencia",
        title: {
          pt: "Uma venda com chip, volta a volta",
          en: "A chip sale, turn by turn",
          es: "Una venta con chip, vuelta a vuelta",
        },
        sequence: "credito-chip",
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Não conte com esta ordem exata: um terminal com outra configuração pula menus e faz outras perguntas. Obedeça ao comando, e não à posição.",
            en: "Do not count on this exact order: a terminal with another configuration skips menus and asks other questions. Obey the command, not the position.",
            es: "No cuente con este orden exacto: una terminal con otra configuración omite menús y hace otras preguntas. Obedezca al comando, no a la posición.",
          },
          {
            pt: "Uma venda aprovada e não finalizada fica pendente: veja [pendentes](./transacciones_pendientes.mdx) antes de escrever o seu primeiro teste.",
            en: "A sale that was approved and not finalized stays pending: see [pending transactions](./transacciones_pendientes.mdx) before you write your first test.",
            es: "Una venta aprobada y no finalizada queda pendiente: vea [pendientes](./transacciones_pendientes.mdx) antes de escribir su primera prueba.",
          },
        ],
      },
    ],
    derivedFrom: ["funcionamento_basico", "continuacao_proc_coleta_interativo"],
    next: ["configuracion_biblioteca", "continuacion_proceso"],
  },
  {
    slug: "rutinas_disponibles",
    description: {
      pt: "As rotinas da CliSiTef para a venda e as pendências, com o modo de execução de cada uma e se têm variante ASCII.",
      en: "The CliSiTef routines for sales and pending ones, with how they run and whether they have an ASCII variant.",
      es: "Las rutinas de CliSiTef para la venta y lo pendiente, con cómo se ejecutan y si tienen variante ASCII.",
    },
    intro: [
      {
        pt: "Só quatro rotinas bastam para vender; as outras servem a um momento do dia ou a um produto. Esta lista as compara pelo que decide como você as chama: se abrem um laço ou respondem na hora, e se existe a variante que troca só textos, com `A` no fim do nome.",
        en: "Four routines are enough to sell; the others are for one moment of the day or for one product. This list compares them by what decides how you call them: whether they open a loop or answer at once, and whether there is the variant that exchanges texts alone, with an `A` at the end of the name.",
        es: "Cuatro rutinas bastan para vender; las demás son para un momento del día o para un producto. Esta lista las compara por lo que decide cómo llamarlas: si abren un ciclo o responden enseguida, y si existe la variante que solo intercambia textos, con una `A` al final del nombre.",
      },
    ],
    parts: [
      {
        anchor: "venta",
        title: { pt: "Configuração e venda", en: "Configuration and sale", es: "Configuración y venta" },
        groups: ["session", "transaction"],
      },
      {
        anchor: "pendientes",
        title: { pt: "Pendências e apoio", en: "Pending ones and support", es: "Pendientes y apoyo" },
        groups: ["pending", "utility"],
        text: [
          {
            pt: "As rotinas do pinpad têm [uma página própria](./funciones_pinpad.mdx).",
            en: "The routines of the pinpad have [a page of their own](./funciones_pinpad.mdx).",
            es: "Las rutinas del pinpad tienen [una página propia](./funciones_pinpad.mdx).",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Escolha uma das duas interfaces e fique com ela: na variante ASCII o resultado e os números viajam como texto de largura fixa.",
            en: "Choose one of the two interfaces and keep to it: in the ASCII variant the result and the numbers travel as text of fixed width.",
            es: "Elija una de las dos interfaces y quédese con ella: en la variante ASCII el resultado y los números viajan como texto de ancho fijo.",
          },
          {
            pt: "No Windows as rotinas são `stdcall`; no Linux, `cdecl`. Uma declaração trocada derruba o processo na volta da chamada.",
            en: "On Windows the routines are `stdcall`; on Linux, `cdecl`. The wrong declaration crashes the process when the call returns.",
            es: "En Windows las rutinas son `stdcall`; en Linux, `cdecl`. Una declaración equivocada hace caer el proceso al volver de la llamada.",
          },
        ],
      },
    ],
    derivedFrom: ["api_rotinas_disponiveis_clisitef", "rotinas_descontinuadas"],
    next: ["configuracion_biblioteca", "funciones_pinpad"],
  },
];
