import type { RoutinePage } from "./routine-page.ts";

/** Pages of the library's set, each with the routines that a reader needs together. */
export const routinePages: readonly RoutinePage[] = [
  {
    slug: "configuracao_biblioteca",
    description: {
      pt: "Como dizer à CliSiTef o servidor, a loja e o terminal, o que cada parâmetro leva e o que fazer com cada retorno.",
      en: "How to tell CliSiTef the server, the store and the terminal, what each parameter takes and what to do about each return.",
      es: "Cómo decirle a CliSiTef el servidor, el comercio y la terminal, qué lleva cada parámetro y qué hacer con cada retorno.",
    },
    intro: [
      {
        pt: "Configure a biblioteca uma vez, depois de carregá-la, e de novo só quando um parâmetro mudar. Uma rotina de transação chamada antes disso devolve `-1`. Use `ConfiguraIntSiTefInterativoEx`, que aceita os [parâmetros gerais](%configuracoes_especiais_gerais%); a outra existe para quem não tem nenhum.",
        en: "Configure the library once, after it is loaded, and again only when a parameter changes. A routine of a transaction that is called before that returns `-1`. Use `ConfiguraIntSiTefInterativoEx`, which takes the [general parameters](%configuracoes_especiais_gerais%); the other one is there for those who have none.",
        es: "Configure la biblioteca una vez, después de cargarla, y de nuevo solo cuando cambie un parámetro. Una rutina de transacción llamada antes devuelve `-1`. Use `ConfiguraIntSiTefInterativoEx`, que acepta los [parámetros generales](%configuracoes_especiais_gerais%); la otra existe para quien no tiene ninguno.",
      },
    ],
    routines: ["ConfiguraIntSiTefInterativoEx", "ConfiguraIntSiTefInterativo"],
    sample: "sale/configure",
    order: [
      {
        pt: "Leia do cadastro do caixa o servidor, a loja e o terminal. Não os deixe fixos no programa.",
        en: "Read server, store and terminal from the settings of the POS. Do not leave them fixed in the program.",
        es: "Lea el servidor, el comercio y la terminal de la configuración de la caja. No los deje fijos en el programa.",
      },
      {
        pt: "Chame a configuração. Se o retorno não for `0`, mostre a causa e não deixe vender com cartão.",
        en: "Call the configuration. If it does not return `0`, show the cause and do not let anyone sell by card.",
        es: "Llame a la configuración. Si el retorno no es `0`, muestre la causa y no permita vender con tarjeta.",
      },
      {
        pt: "Resolva o que ficou [pendente](%consulta_transac_pend_confirm_terminal%) e só então abra o caixa.",
        en: "Settle what is [pending](%consulta_transac_pend_confirm_terminal%) and only then open the POS.",
        es: "Resuelva lo que quedó [pendiente](%consulta_transac_pend_confirm_terminal%) y recién entonces abra la caja.",
      },
    ],
    lost: {
      pt: "A configuração não move dinheiro: se a energia cair durante a chamada, chame-a de novo na volta. O que pode ter ficado pendente é a venda anterior, e ela espera por você com o mesmo documento e a mesma data.",
      en: "The configuration moves no money: if power fails during the call, call it again afterward. What may be pending is the sale before it, and that waits for you under the same document and date.",
      es: "La configuración no mueve dinero: si se corta la energía durante la llamada, llámela de nuevo al volver. Lo que puede haber quedado pendiente es la venta anterior, y esa lo espera con el mismo documento y la misma fecha.",
    },
    cautions: [
      {
        pt: "O mesmo par de loja e terminal em dois caixas derruba a conexão mais antiga, que recebe `-5`; uma venda dela que já estava pendente vira `Canc.PDV`.",
        en: "The same pair of store and terminal at two POS drops the older connection, which gets `-5`; a sale of it that was already pending becomes `Canc.PDV`.",
        es: "El mismo par de comercio y terminal en dos cajas corta la conexión más antigua, que recibe `-5`; una venta de ella que ya estaba pendiente pasa a `Canc.PDV`.",
      },
      {
        pt: "Trocar a loja ou o terminal força uma nova [carga de tabelas no pinpad](%carga_tabelas_pinpad%), que demora.",
        en: "Changing the store or the terminal forces the [tables to be loaded into the pinpad](%carga_tabelas_pinpad%) again, which takes a while.",
        es: "Cambiar el comercio o la terminal obliga a una nueva [carga de tablas en el pinpad](%carga_tabelas_pinpad%), que demora.",
      },
    ],
    more: [
      "configuracoes_especiais_gerais",
      "tabela_codigos_retorno_configuracao",
      "inicio_transacao_pagamento",
    ],
  },
  {
    slug: "inicio_transacao_pagamento",
    description: {
      pt: "A rotina que inicia uma venda ou função gerencial da CliSiTef: parâmetros, retornos e o que gravar antes de chamar.",
      en: "The routine that starts a sale or management function of CliSiTef: parameters, returns and what to write down first.",
      es: "La rutina que inicia una venta o función de gestión de CliSiTef: parámetros, retornos y qué guardar antes de llamar.",
    },
    intro: [
      {
        pt: "Toda operação começa aqui: venda, cancelamento, consulta, recarga. O que muda é o [código da função](%tabela_codigos_funcoes%). A rotina não espera o cartão: ela devolve `10000`, e o resto acontece no [laço de continuação](%continuacao_proc_coleta_interativo%).",
        en: "Every operation starts here: sale, cancellation, query, top-up. What changes is the [function code](%tabela_codigos_funcoes%). The routine does not wait for the card: it returns `10000`, and the rest happens in the [continuation loop](%continuacao_proc_coleta_interativo%).",
        es: "Toda operación empieza aquí: venta, cancelación, consulta, recarga. Lo que cambia es el [código de función](%tabela_codigos_funcoes%). La rutina no espera la tarjeta: devuelve `10000`, y el resto ocurre en el [ciclo de continuación](%continuacao_proc_coleta_interativo%).",
      },
    ],
    routines: ["IniciaFuncaoSiTefInterativo"],
    sample: "sale/sale",
    sampleLoops: true,
    codes: ["10000", "-1", "-3", "-5", "-10", "-12", "-20", "-30"],
    order: [
      {
        pt: "Grave em disco o documento, a data e o valor, antes de chamar. É com eles que você resolve a venda se a energia cair.",
        en: "Write document, date and amount to disk before you call. They are what you settle the sale with if power fails.",
        es: "Guarde en disco el documento, la fecha y el importe antes de llamar. Con ellos resuelve la venta si se corta la energía.",
      },
      {
        pt: "Chame a rotina com a função mais específica que servir: `3` já é crédito, `2` débito e `122` carteira digital.",
        en: "Call the routine with the most specific function that fits: `3` is credit already, `2` debit and `122` a digital wallet.",
        es: "Llame a la rutina con la función más específica que sirva: `3` ya es crédito, `2` débito y `122` billetera digital.",
      },
      {
        pt: "Com `10000`, entre no laço. Com qualquer outro valor, não há laço e nada foi cobrado.",
        en: "On `10000` enter the loop. On any other value there is no loop and nothing was charged.",
        es: "Con `10000`, entre en el ciclo. Con cualquier otro valor no hay ciclo y no se cobró nada.",
      },
    ],
    lost: {
      pt: "Até a biblioteca receber a resposta da autorizadora, nada precisa ser confirmado. Depois disso a venda fica pendente até `FinalizaFuncaoSiTefInterativo`. Como o programa não sabe em que ponto parou, consulte as [pendências](%consulta_transac_pend_confirm_terminal%) sempre que ligar.",
      en: "Until the library has the authorizer's answer, nothing needs to be confirmed. After that the sale is pending until `FinalizaFuncaoSiTefInterativo`. As the program cannot know where it stopped, query what is [pending](%consulta_transac_pend_confirm_terminal%) whenever it starts.",
      es: "Hasta que la biblioteca recibe la respuesta de la autorizadora, no hay nada que confirmar. Después la venta queda pendiente hasta `FinalizaFuncaoSiTefInterativo`. Como el programa no sabe en qué punto se detuvo, consulte lo [pendiente](%consulta_transac_pend_confirm_terminal%) siempre que arranque.",
    },
    cautions: [
      {
        pt: "O número do documento fiscal sempre cresce. Repetir um número no mesmo dia junta duas vendas em uma só pendência.",
        en: "The number of the fiscal document always grows. Repeating one on the same day puts two sales under one pending key.",
        es: "El número del documento fiscal siempre crece. Repetir uno en el mismo día junta dos ventas bajo una misma clave.",
      },
      {
        pt: "Desde a versão 6.1.114.40 um documento novo já não apaga os dados pendentes do anterior: eles esperam até você finalizar.",
        en: "Since version 6.1.114.40 a new document no longer erases the pending data of the one before: they wait until you finalize.",
        es: "Desde la versión 6.1.114.40 un documento nuevo ya no borra los datos pendientes del anterior: esperan hasta que usted finalice.",
      },
      {
        pt: "`-12` quer dizer que um laço anterior não terminou. Termine-o com `Continua` igual a `-1` antes de iniciar outro.",
        en: "`-12` means that an earlier loop did not end. End it with `Continua` set to `-1` before you start another.",
        es: "`-12` significa que un ciclo anterior no terminó. Termínelo con `Continua` igual a `-1` antes de iniciar otro.",
      },
    ],
    more: [
      "parametros_adicionais",
      "continuacao_proc_coleta_interativo",
      "tabela_codigos_funcoes",
      "confirmacao_ou_nao_pagamento",
    ],
  },
  {
    slug: "continuacao_proc_coleta_interativo",
    description: {
      pt: "O laço da CliSiTef: o que fazer com cada comando, o que devolver em Buffer e Continua, com um reprodutor de sequências.",
      en: "The CliSiTef loop: what to do with each command, what to return in Buffer and Continua, with a player of sequences.",
      es: "El ciclo de CliSiTef: qué hacer con cada comando, qué devolver en Buffer y Continua, con un reproductor de secuencias.",
    },
    intro: [
      {
        pt: "Depois do `10000` da rotina inicial, chame esta em um laço. Cada volta entrega um [comando](%tabela_codigos_comando%) e um [tipo de campo](%tabela_valores_tipocampo%); você mostra, coleta ou guarda o que eles dizem e chama outra vez. O laço termina no primeiro retorno diferente de `10000`.",
        en: "After the `10000` of the starting routine, call this one in a loop. Each turn hands over a [command](%tabela_codigos_comando%) and a [field type](%tabela_valores_tipocampo%); you show, collect or keep what they say and call again. The loop ends with the first return other than `10000`.",
        es: "Después del `10000` de la rutina inicial, llame a esta en un ciclo. Cada vuelta entrega un [comando](%tabela_codigos_comando%) y un [tipo de campo](%tabela_valores_tipocampo%); usted muestra, captura o guarda lo que dicen y vuelve a llamar. El ciclo termina con el primer retorno distinto de `10000`.",
      },
    ],
    player: true,
    routines: ["ContinuaFuncaoSiTefInterativo"],
    sample: "sale/obey",
    sampleLoops: true,
    codes: ["10000", "0", ">0", "-2", "-5", "-6", "-9", "-12", "-15", "-40", "-43", "-100"],
    order: [
      {
        pt: "Na primeira volta, passe `0` em `Comando`, `TipoCampo`, `TamMinimo`, `TamMaximo` e `Continua`, e `Buffer` vazio.",
        en: "In the first turn pass `0` in `Comando`, `TipoCampo`, `TamMinimo`, `TamMaximo` and `Continua`, and an empty `Buffer`.",
        es: "En la primera vuelta, pase `0` en `Comando`, `TipoCampo`, `TamMinimo`, `TamMaximo` y `Continua`, y `Buffer` vacío.",
      },
      {
        pt: "Com comando `0`, guarde o dado se ele interessa e devolva `Buffer` como veio.",
        en: "On command `0` keep the value if you care for it, and return `Buffer` as it came.",
        es: "Con comando `0`, guarde el dato si le interesa y devuelva `Buffer` como vino.",
      },
      {
        pt: "Com um comando de coleta, ponha a resposta em `Buffer`, que pode ser vazia quando `TamMinimo` é `0`. Um campo que você não conhece é digitado pelo operador; o comando `29` é respondido pela automação. No programa abaixo, `!` desiste.",
        en: "On a command that collects put the answer into `Buffer`; it may be empty when `TamMinimo` is `0`. The operator types a field that you do not know; your software answers command `29`. In the program below, `!` gives up.",
        es: "Con un comando de captura, ponga la respuesta en `Buffer`, que puede ser vacía cuando `TamMinimo` es `0`. Un campo que usted no conoce lo ingresa el operador; el comando `29` lo responde el sistema de caja. En el programa de abajo, `!` desiste.",
      },
      {
        pt: "Com comando `23`, responda na hora: ele só pergunta se alguém quer interromper.",
        en: "On command `23` answer at once: it only asks whether somebody wants to stop.",
        es: "Con comando `23`, responda de inmediato: solo pregunta si alguien quiere interrumpir.",
      },
      {
        pt: "Ao sair com `0`, imprima os comprovantes (campos `121` e `122`), salvo os que já foram impressos ao chegar, em contas e funções gerenciais, e chame a [confirmação](%confirmacao_ou_nao_pagamento%). Com outro valor, não finalize.",
        en: "When it ends with `0`, print the receipts (fields `121` and `122`), except those already printed as they came, in bills and management functions, and call the [confirmation](%confirmacao_ou_nao_pagamento%). With any other value do not finalize.",
        es: "Al salir con `0`, imprima los comprobantes (campos `121` y `122`), salvo los ya impresos al llegar, en cuentas y funciones de gestión, y llame a la [confirmación](%confirmacao_ou_nao_pagamento%). Con otro valor, no finalice.",
      },
    ],
    lost: {
      pt: "Se a energia cai dentro do laço, a venda pode já estar aprovada. Ao ligar, consulte as [pendências](%consulta_transac_pend_confirm_terminal%): o que aparecer espera por `1` ou `0`. O que não aparecer não espera decisão: ou não foi aprovado, ou já foi finalizado. Venda de novo só o que o seu registro não diz finalizado.",
      en: "If power fails inside the loop, the sale may already be approved. When the POS starts, query what is [pending](%consulta_transac_pend_confirm_terminal%): whatever appears waits for `1` or `0`. What does not appear waits for no decision: either it was not approved or it was finalized already. Sell again only what your record does not show as finalized.",
      es: "Si se corta la energía dentro del ciclo, la venta puede estar ya aprobada. Al arrancar, consulte lo [pendiente](%consulta_transac_pend_confirm_terminal%): lo que aparezca espera `1` o `0`. Lo que no aparezca no espera decisión: o no fue aprobado, o ya fue finalizado. Venda de nuevo solo lo que su registro no muestre como finalizado.",
    },
    cautions: [
      {
        pt: "Não mude nenhum parâmetro devolvido, só `Buffer`.",
        en: "Change no parameter that came back, only `Buffer`.",
        es: "No cambie ningún parámetro devuelto, solo `Buffer`.",
      },
      {
        pt: "Dê a `Buffer` o tamanho inteiro mesmo quando ele leva um dígito.",
        en: "Give `Buffer` its whole size even when it takes one digit.",
        es: "Dele a `Buffer` el tamaño total aunque lleve un dígito.",
      },
      {
        pt: "As rotinas de pinpad da família iterativa não podem ser chamadas dentro do laço.",
        en: "The pinpad routines of the interactive family cannot be called inside the loop.",
        es: "Las rutinas de pinpad de la familia iterativa no pueden llamarse dentro del ciclo.",
      },
      {
        pt: "Depois do `TipoCampo` `0`, a biblioteca está falando com a autorizadora: ofereça parar só no comando `23`, ou enquanto um QR Code da loja espera: no `52`, e no comando `0` com campo `0` se ele está em placa ou papel.",
        en: "After `TipoCampo` `0` the library is talking to the authorizer: offer to stop only on command `23`, or while a QR Code of the merchant waits: on `52`, and on command `0` with field `0` if it is on a plate or on paper.",
        es: "Después del `TipoCampo` `0`, la biblioteca está hablando con la autorizadora: ofrezca parar solo en el comando `23`, o mientras espera un código QR del comercio: en el `52`, y en el comando `0` con campo `0` si está en una placa o en papel.",
      },
      {
        pt: "Em pagamento de contas e funções gerenciais, imprima cada comprovante quando chega: responda `0`, ou `-1` se a impressão falhou.",
        en: "In bill payment and management functions print each receipt when it comes: answer `0`, or `-1` if printing failed.",
        es: "En pago de cuentas y funciones de gestión, imprima cada comprobante cuando llega: responda `0`, o `-1` si la impresión falló.",
      },
    ],
    more: [
      "tabela_codigos_comando",
      "tabela_valores_tipocampo",
      "tabela_eventos",
      "confirmacao_ou_nao_pagamento",
    ],
  },
  {
    slug: "confirmacao_ou_nao_pagamento",
    description: {
      pt: "Como confirmar ou desfazer os pagamentos de um documento fiscal na CliSiTef, também depois de queda de energia.",
      en: "How to confirm or void the payments of a fiscal document in CliSiTef, also after a power loss.",
      es: "Cómo confirmar o deshacer los pagos de un documento fiscal en CliSiTef, también después de un corte de energía.",
    },
    intro: [
      {
        pt: "Uma venda aprovada só vale depois desta chamada. Com `1`, o SiTef confirma; com `0`, desfaz, e o cliente não é cobrado. A decisão é sua: entregou o comprovante e a mercadoria, confirme; se algo falhou, desfaça.",
        en: "An approved sale only counts after this call. With `1` SiTef confirms; with `0` it voids the sale, and the customer is not charged. The decision is yours: confirm once the receipt and the goods are handed over; void if something failed.",
        es: "Una venta aprobada solo vale después de esta llamada. Con `1`, SiTef confirma; con `0`, deshace, y al cliente no se le cobra. La decisión es suya: si entregó el comprobante y la mercadería, confirme; si algo falló, deshaga.",
      },
      {
        pt: "A chamada sem `ParamAdic` vale para todos os pagamentos do documento. Para decidir sobre um só, veja [pagamentos individuais](%finalizacao_pagamentos_individuais%) e [por rede](%finalizacao_pagamentos_rede%).",
        en: "The call without `ParamAdic` covers all payments of the document. To decide about one of them see [individual payments](%finalizacao_pagamentos_individuais%) and [per network](%finalizacao_pagamentos_rede%).",
        es: "La llamada sin `ParamAdic` vale para todos los pagos del documento. Para decidir sobre uno solo, vea [pagos individuales](%finalizacao_pagamentos_individuais%) y [por red](%finalizacao_pagamentos_rede%).",
      },
    ],
    routines: ["FinalizaFuncaoSiTefInterativo"],
    sample: "sale/settle",
    order: [
      {
        pt: "Saia do laço com `0`.",
        en: "Leave the loop with `0`.",
        es: "Salga del ciclo con `0`.",
      },
      {
        pt: "Imprima as duas vias e feche o documento fiscal.",
        en: "Print both copies and close the fiscal document.",
        es: "Imprima las dos copias y cierre el documento fiscal.",
      },
      {
        pt: "Grave em disco a decisão, `1` ou `0`, antes de chamar.",
        en: "Write the decision, `1` or `0`, to disk before you call.",
        es: "Guarde en disco la decisión, `1` o `0`, antes de llamar.",
      },
      {
        pt: "Chame a rotina com o mesmo documento e a mesma data com que a venda foi iniciada.",
        en: "Call the routine with the same document and date with which the sale was started.",
        es: "Llame a la rutina con el mismo documento y la misma fecha con que se inició la venta.",
      },
    ],
    lost: {
      pt: "Se a energia cair antes da chamada, a venda continua pendente: ela não se desfaz sozinha. Ao ligar, leia a decisão gravada e chame outra vez. Sem decisão gravada, confirme se a mercadoria saiu e desfaça se não saiu. Se a rede cair, a biblioteca guarda a mensagem e a envia com a próxima transação ou por [`DescarregaMensagens`](%enviando_mensagens_pendentes%).",
      en: "If power fails before the call, the sale stays pending: it is not voided by itself. When the POS starts, read the decision from disk and call again. Without one, confirm if the goods left and void if they did not. If the network fails, the library keeps the message and sends it with the next transaction or by [`DescarregaMensagens`](%enviando_mensagens_pendentes%).",
      es: "Si se corta la energía antes de la llamada, la venta sigue pendiente: no se deshace sola. Al arrancar, lea la decisión guardada y vuelva a llamar. Sin decisión guardada, confirme si la mercadería salió y deshaga si no salió. Si se cae la red, la biblioteca guarda el mensaje y lo envía con la próxima transacción o con [`DescarregaMensagens`](%enviando_mensagens_pendentes%).",
    },
    cautions: [
      {
        pt: "A rotina não devolve nada. Para saber se algo restou, use [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%).",
        en: "The routine returns nothing. To learn whether anything is left use [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%).",
        es: "La rutina no devuelve nada. Para saber si quedó algo, use [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%).",
      },
      {
        pt: "Não finalize uma venda negada ou cancelada: não há o que confirmar.",
        en: "Do not finalize a declined or canceled sale: there is nothing to confirm.",
        es: "No finalice una venta rechazada o cancelada: no hay qué confirmar.",
      },
      {
        pt: "A resposta é esperada por 6 segundos, salvo outro valor nas [temporizações](%parametros_temporizacoes%).",
        en: "The answer is waited for during 6 seconds, unless the [timeouts](%parametros_temporizacoes%) say otherwise.",
        es: "La respuesta se espera durante 6 segundos, salvo otro valor en las [temporizaciones](%parametros_temporizacoes%).",
      },
    ],
    more: [
      "finalizacao_pagamentos_individuais",
      "finalizacao_pagamentos_rede",
      "anexar_dados_formas_pagamento_nfpag",
      "consulta_transac_pend_confirm_terminal",
    ],
  },
  {
    slug: "consulta_pendentes_documento_fiscal",
    description: {
      pt: "Como saber se um documento fiscal ainda tem pagamentos à espera de confirmação, por contagem ou pela função 131.",
      en: "How to learn whether a fiscal document still has payments waiting for confirmation, by count or by function 131.",
      es: "Cómo saber si un documento fiscal todavía tiene pagos a la espera de confirmación, por conteo o por la función 131.",
    },
    intro: [
      {
        pt: "Há duas perguntas. *Quantas* pendências tem este documento: `ObtemQuantidadeTransacoesPendentes`, sem laço. *Quais* são elas: a função `131` de [`IniciaFuncaoSiTefInterativo`](%inicio_transacao_pagamento%), com o mesmo documento e a mesma data, cujo laço devolve os campos de cada uma.",
        en: "There are two questions. *How many* are pending in this document: `ObtemQuantidadeTransacoesPendentes`, without a loop. *Which* are they: function `131` of [`IniciaFuncaoSiTefInterativo`](%inicio_transacao_pagamento%), with the same document and date, whose loop returns the fields of each.",
        es: "Hay dos preguntas. *Cuántas* pendientes tiene este documento: `ObtemQuantidadeTransacoesPendentes`, sin ciclo. *Cuáles* son: la función `131` de [`IniciaFuncaoSiTefInterativo`](%inicio_transacao_pagamento%), con el mismo documento y la misma fecha, cuyo ciclo devuelve los campos de cada una.",
      },
      {
        pt: "A função `131` chegou na versão 6.1.114.40 r1. Para o terminal inteiro, sem saber o documento, use a [função 130](%consulta_transac_pend_confirm_terminal%), que descreve os campos devolvidos.",
        en: "Function `131` came with version 6.1.114.40 r1. For the whole terminal, without knowing the document, use [function 130](%consulta_transac_pend_confirm_terminal%), whose page describes the fields that come back.",
        es: "La función `131` llegó en la versión 6.1.114.40 r1. Para la terminal entera, sin conocer el documento, use la [función 130](%consulta_transac_pend_confirm_terminal%), cuya página describe los campos devueltos.",
      },
    ],
    routines: ["ObtemQuantidadeTransacoesPendentes"],
    sample: "sale/pending",
    order: [
      {
        pt: "Ao ligar, leia do disco o último documento que você iniciou.",
        en: "When the POS starts, read the last document that you started from disk.",
        es: "Al arrancar, lea del disco el último documento que usted inició.",
      },
      {
        pt: "Pergunte quantas pendências ele tem.",
        en: "Ask how many are pending in it.",
        es: "Pregunte cuántas pendientes tiene.",
      },
      {
        pt: "Com mais de zero, [finalize](%confirmacao_ou_nao_pagamento%) com a decisão gravada; depois pergunte outra vez, que deve dar `0`.",
        en: "If more than zero, [finalize](%confirmacao_ou_nao_pagamento%) with the decision on disk; then ask again, which must give `0`.",
        es: "Con más de cero, [finalice](%confirmacao_ou_nao_pagamento%) con la decisión guardada; después pregunte otra vez, que debe dar `0`.",
      },
    ],
    lost: {
      pt: "Esta é a rotina da volta da energia. Ela lê os registros locais da biblioteca, e repetir a pergunta não muda nada.",
      en: "This is the routine for when power is back. It reads the library's local records, and asking again changes nothing.",
      es: "Esta es la rutina para cuando vuelve la energía. Lee los registros locales de la biblioteca, y repetir la pregunta no cambia nada.",
    },
    cautions: [
      {
        pt: "A ordem dos parâmetros é data e depois documento, ao contrário das outras rotinas.",
        en: "The order of the parameters is date and then document, unlike in the other routines.",
        es: "El orden de los parámetros es fecha y después documento, al revés que en las otras rutinas.",
      },
      {
        pt: "`-13` não quer dizer que não há pendência, e sim que a biblioteca não conhece o documento. Confira também se a pasta de [arquivos de controle](%arquivos_controle%) é a mesma.",
        en: "`-13` does not say that nothing is pending, but that the library does not know the document. Check as well that the folder of [control files](%arquivos_controle%) is the same.",
        es: "`-13` no dice que no haya pendientes, sino que la biblioteca no conoce el documento. Revise también que la carpeta de [archivos de control](%arquivos_controle%) sea la misma.",
      },
    ],
    more: ["consulta_transac_pend_confirm_terminal", "confirmacao_ou_nao_pagamento", "arquivos_controle"],
  },
  {
    slug: "enviando_mensagens_pendentes",
    description: {
      pt: "Quando e como enviar ao SiTef as confirmações e os desfazimentos que ficaram na fila do caixa.",
      en: "When and how to send SiTef the confirmations and voids that stayed in the queue of the POS.",
      es: "Cuándo y cómo enviar a SiTef las confirmaciones y anulaciones que quedaron en la cola de la caja.",
    },
    intro: [
      {
        pt: "Se a rede cai entre a sua decisão e o SiTef, a biblioteca guarda a confirmação ou o desfazimento. A próxima transação leva o que está na fila. `DescarregaMensagens` envia já, sem esperar outra venda: útil no fechamento do caixa e em um caixa de pouco movimento.",
        en: "If the network fails between your decision and SiTef, the library keeps the confirmation or void. The next transaction sends what is queued. `DescarregaMensagens` sends it at once, without waiting for another sale: call it when the POS closes for the day, and where few sales are made.",
        es: "Si se cae la red entre su decisión y SiTef, la biblioteca guarda la confirmación o la anulación. La próxima transacción lleva lo que está en la cola. `DescarregaMensagens` lo envía ya, sin esperar otra venta: útil al cierre de la caja y en una caja de poco movimiento.",
      },
    ],
    routines: ["DescarregaMensagens"],
    sample: "sale/flush",
    order: [
      {
        pt: "Espere o caixa ficar parado, fora de qualquer laço.",
        en: "Wait until the POS is idle, outside any loop.",
        es: "Espere a que la caja quede en reposo, fuera de cualquier ciclo.",
      },
      {
        pt: "Chame a rotina. Com `0`, tudo foi enviado.",
        en: "Call the routine. On `0` everything was sent.",
        es: "Llame a la rutina. Con `0`, todo fue enviado.",
      },
      {
        pt: "Com outro valor, tente de novo mais tarde e avise quem cuida da rede.",
        en: "On any other value try again later, and tell the team that looks after the network.",
        es: "Con otro valor, intente de nuevo más tarde y avise a quien se ocupa de la red.",
      },
    ],
    lost: {
      pt: "A fila está em disco e sobrevive à queda de energia. Uma venda em que você ainda não decidiu não está nela: essa espera por [`FinalizaFuncaoSiTefInterativo`](%confirmacao_ou_nao_pagamento%).",
      en: "The queue is on disk and outlives a power loss. A sale that you have not decided about is not in it: that one waits for [`FinalizaFuncaoSiTefInterativo`](%confirmacao_ou_nao_pagamento%).",
      es: "La cola está en disco y sobrevive a un corte de energía. Una venta sobre la que usted todavía no decidió no está en ella: esa espera [`FinalizaFuncaoSiTefInterativo`](%confirmacao_ou_nao_pagamento%).",
    },
    cautions: [
      {
        pt: "Não chame em um laço apertado enquanto a rede está fora: cada tentativa espera o tempo de conexão, de 6 segundos se você não o mudou.",
        en: "Do not call it in a tight loop while the network is down: each attempt waits for the connection timeout, 6 seconds unless you changed it.",
        es: "No la llame en un ciclo cerrado mientras la red está caída: cada intento espera el tiempo de conexión, de 6 segundos si no lo cambió.",
      },
    ],
    more: [
      "confirmacao_ou_nao_pagamento",
      "parametros_temporizacoes",
      "consulta_transac_pend_confirm_terminal",
    ],
  },
  {
    slug: "correspondente_bancario_pag_contas",
    description: {
      pt: "Como pagar contas por correspondente bancário com a CliSiTef: a rotina, o pinpad do banco e a impressão de cada comprovante.",
      en: "How to pay bills through a banking correspondent with CliSiTef: the routine, the bank's pinpad and printing each receipt.",
      es: "Cómo pagar cuentas por corresponsal bancario con CliSiTef: la rutina, el pinpad del banco y la impresión de cada comprobante.",
    },
    intro: [
      {
        pt: "Um correspondente bancário recebe contas em nome de um banco. A operação tem rotina própria em vez de um código de função, e depois segue no mesmo [laço](%continuacao_proc_coleta_interativo%). No Android, use a função `310`.",
        en: "A banking correspondent takes bills on behalf of a bank. The operation has a routine of its own instead of a function code, and then goes on in the same [loop](%continuacao_proc_coleta_interativo%). On Android use function `310`.",
        es: "Un corresponsal bancario cobra cuentas en nombre de un banco. La operación tiene rutina propia en lugar de un código de función, y después sigue en el mismo [ciclo](%continuacao_proc_coleta_interativo%). En Android, use la función `310`.",
      },
      {
        pt: "O correspondente vem desligado: habilite-o nas [transações adicionais](%habilitacao_transacoes_adicionais%).",
        en: "The correspondent is off by default: turn it on among the [additional transactions](%habilitacao_transacoes_adicionais%).",
        es: "El corresponsal viene desactivado: habilítelo en las [transacciones adicionales](%habilitacao_transacoes_adicionais%).",
      },
    ],
    routines: ["CorrespondenteBancarioSiTefInterativo"],
    sample: "sale/bills",
    sampleLoops: true,
    codes: ["10000", "0", "-2", "-5", "-25", "-40"],
    order: [
      {
        pt: "Chame a rotina e siga no laço enquanto o retorno for `10000`.",
        en: "Call the routine and stay in the loop while it returns `10000`.",
        es: "Llame a la rutina y siga en el ciclo mientras el retorno sea `10000`.",
      },
      {
        pt: "Confira os blocos digitados com [`ValidaCampoCodigoEmBarras`](%verificacao_integridade_codigo_barras%).",
        en: "Check the typed blocks with [`ValidaCampoCodigoEmBarras`](%verificacao_integridade_codigo_barras%).",
        es: "Verifique los bloques ingresados con [`ValidaCampoCodigoEmBarras`](%verificacao_integridade_codigo_barras%).",
      },
      {
        pt: "Imprima cada comprovante, nos campos `121` e `122`, quando chega, e responda `0` em `Continua`, ou `-1` se a impressora falhou.",
        en: "Print each receipt, in fields `121` and `122`, when it comes, and answer `0` in `Continua`, or `-1` if the printer failed.",
        es: "Imprima cada comprobante, en los campos `121` y `122`, cuando llega, y responda `0` en `Continua`, o `-1` si la impresora falló.",
      },
      {
        pt: "Em um lote, guarde por conta os campos [`600`](%tabela_valores_tipocampo#codigo-600%) a `604`: eles se repetem, e o `607` que vem antes diz de que conta são.",
        en: "In a batch, keep fields [`600`](%tabela_valores_tipocampo#codigo-600%) to `604` by bill: they repeat, and the `607` before them says which bill they are of.",
        es: "En un lote, guarde por cuenta los campos [`600`](%tabela_valores_tipocampo#codigo-600%) a `604`: se repiten, y el `607` que viene antes dice de qué cuenta son.",
      },
      {
        pt: "Obedeça a todos os comandos da venda: para completar o pagamento, pode acontecer uma transação com cartão dentro do mesmo laço.",
        en: "Obey every command of a sale: to complete the payment, a card transaction may take place inside the same loop.",
        es: "Obedezca todos los comandos de la venta: para completar el pago, puede haber una transacción con tarjeta dentro del mismo ciclo.",
      },
      {
        pt: "Para abandonar só a conta atual, responda `2` em `Continua` na captura do valor ou do vencimento; as outras ficam.",
        en: "To drop only the current bill, answer `2` in `Continua` while the amount or due date is collected; the others stay.",
        es: "Para abandonar solo la cuenta actual, responda `2` en `Continua` en la captura del importe o del vencimiento; las otras quedan.",
      },
      {
        pt: "Depois do `0`, finalize o documento, com as [formas de pagamento](%anexar_dados_formas_pagamento_nfpag%) em `ParamAdic` se a biblioteca as pediu.",
        en: "After the `0`, finalize the document, with the [payment methods](%anexar_dados_formas_pagamento_nfpag%) in `ParamAdic` if the library asked for them.",
        es: "Después del `0`, finalice el documento, con las [formas de pago](%anexar_dados_formas_pagamento_nfpag%) en `ParamAdic` si la biblioteca las pidió.",
      },
    ],
    lost: {
      pt: "Uma conta cujo comprovante saiu pode ter sido paga, mesmo que o laço acabe com `-2`, `-5` ou outro erro. Vale a regra de toda venda: o que foi aprovado e não finalizado fica [pendente](%consulta_transac_pend_confirm_terminal%), com o documento e a data da chamada.",
      en: "A bill whose receipt came may have been paid, even if the loop ends with `-2`, `-5` or another error. The rule of every sale applies: what was approved and not finalized stays [pending](%consulta_transac_pend_confirm_terminal%), under the document and date of the call.",
      es: "Una cuenta cuyo comprobante llegó puede estar pagada, aunque el ciclo termine con `-2`, `-5` u otro error. Vale la regla de toda venta: lo aprobado y no finalizado queda [pendiente](%consulta_transac_pend_confirm_terminal%), con el documento y la fecha de la llamada.",
    },
    cautions: [
      {
        pt: "`-25` pede a retirada de dinheiro do caixa antes de continuar recebendo contas.",
        en: "`-25` asks for cash to be taken out of the drawer before more bills are accepted.",
        es: "`-25` pide retirar dinero de la caja antes de seguir cobrando cuentas.",
      },
      {
        pt: "Se o banco exige um pinpad só dele, informe a porta em `{PortaPinPadCB=porta}`: ele serve ao correspondente, e não às vendas com cartão.",
        en: "If the bank demands a pinpad of its own, give its port in `{PortaPinPadCB=porta}`: it serves the correspondent, not card sales.",
        es: "Si el banco exige un pinpad propio, indique su puerto en `{PortaPinPadCB=porta}`: sirve al corresponsal, no a las ventas con tarjeta.",
      },
    ],
    more: [
      "inicio_transacao_pagamento",
      "verificacao_integridade_codigo_barras",
      "habilitacao_transacoes_adicionais",
      "configuracao_segundo_pinpad",
    ],
  },
  {
    slug: "verificacao_integridade_codigo_barras",
    description: {
      pt: "Como conferir com a CliSiTef os blocos de um boleto ou conta enquanto o operador digita, e o que pedir de novo.",
      en: "How to check the blocks of a boleto or bill with CliSiTef while the operator types, and what to ask for again.",
      es: "Cómo verificar con CliSiTef los bloques de un boleto o cuenta mientras el operador los ingresa, y qué pedir de nuevo.",
    },
    intro: [
      {
        pt: "Um dígito errado em uma linha de 44 ou mais só se notaria no fim. Esta rotina confere o que já foi digitado e diz o que pedir de novo. Passe sempre tudo o que foi digitado até agora, não só o último bloco.",
        en: "A wrong digit in a line of 44 or more would be noticed only at the end. This routine checks what has been typed and says what to ask for again. Always pass everything typed so far, not only the last block.",
        es: "Un dígito equivocado en una línea de 44 o más solo se notaría al final. Esta rutina verifica lo ya ingresado y dice qué pedir de nuevo. Pase siempre todo lo ingresado hasta ahora, no solo el último bloque.",
      },
      {
        pt: "Em um boleto, a conferência é feita por pares de blocos: a primeira chamada leva os 10 primeiros dígitos e a segunda, 21.",
        en: "In a boleto the check goes by pairs of blocks: the first call takes the first 10 digits and the second 21.",
        es: "En un boleto, la verificación es por pares de bloques: la primera llamada lleva los 10 primeros dígitos y la segunda, 21.",
      },
    ],
    routines: ["ValidaCampoCodigoEmBarras"],
    sample: "sale/bar-code",
    order: [
      {
        pt: "Quando o laço pedir um código de barras (comando `35`), colete bloco a bloco.",
        en: "When the loop asks for a bar code (command `35`), collect it block by block.",
        es: "Cuando el ciclo pida un código de barras (comando `35`), captúrelo bloque por bloque.",
      },
      {
        pt: "Confira a cada bloco, ou a cada par, conforme `Tipo`; enquanto ele é `-1`, a cada dígito novo. Também pode chamá-la uma vez só, no fim, com tudo.",
        en: "Check at each block, or each pair, as `Tipo` says; while it is `-1`, at each new digit. You may also call it once, at the end, with everything.",
        es: "Verifique en cada bloque, o en cada par, según `Tipo`; mientras sea `-1`, con cada dígito nuevo. También puede llamarla una sola vez, al final, con todo.",
      },
      {
        pt: "Com tudo certo, devolva `0:` e os dígitos em `Buffer`; um código lido por leitor vai com `1:` e dispensa a conferência.",
        en: "When all is right, return `0:` and the digits in `Buffer`; a scanned code goes with `1:` and needs no check.",
        es: "Con todo correcto, devuelva `0:` y los dígitos en `Buffer`; un código leído por lector va con `1:` y no necesita verificación.",
      },
    ],
    lost: {
      pt: "A rotina só faz contas: nada é enviado e nada fica pendente.",
      en: "The routine only calculates: nothing is sent and nothing stays pending.",
      es: "La rutina solo hace cuentas: no se envía nada y nada queda pendiente.",
    },
    cautions: [
      {
        pt: "Enquanto `Tipo` for `-1`, ainda não se sabe se é boleto ou conta de arrecadação. Leia-o depois de cada chamada.",
        en: "While `Tipo` is `-1` it is not known whether this is a boleto or a utility or tax bill. Read it after each call.",
        es: "Mientras `Tipo` sea `-1`, todavía no se sabe si es un boleto o una cuenta de servicios o impuestos. Léalo después de cada llamada.",
      },
    ],
    more: ["correspondente_bancario_pag_contas", "tabela_codigos_comando"],
  },
  {
    slug: "obtendo_versao",
    description: {
      pt: "Como ler as versões da CliSiTef e da CliSiTefI e para que elas servem no suporte e na homologação.",
      en: "How to read the versions of CliSiTef and CliSiTefI and what they are for in support and certification.",
      es: "Cómo leer las versiones de CliSiTef y CliSiTefI y para qué sirven en el soporte y la homologación.",
    },
    intro: [
      {
        pt: 'Mostre as duas versões na tela "sobre" da sua automação e grave-as no log ao ligar: o suporte as pede. Muitos recursos desta documentação dizem desde que versão existem.',
        en: 'Show both versions on your software\'s "about" screen and log them at start: support asks for them. Many features in this documentation say from which version they exist.',
        es: 'Muestre las dos versiones en la pantalla "acerca de" de su sistema de caja y regístrelas al arrancar: soporte las pide. Muchas funciones de esta documentación dicen desde qué versión existen.',
      },
    ],
    routines: ["ObtemVersao"],
    sample: "sale/version",
    order: [
      {
        pt: "Configure a biblioteca.",
        en: "Configure the library.",
        es: "Configure la biblioteca.",
      },
      {
        pt: "Reserve 65 bytes para cada versão, 64 posições e o terminador, e chame a rotina.",
        en: "Reserve 65 bytes for each version, 64 positions and the terminator, and call the routine.",
        es: "Reserve 65 bytes para cada versión, 64 posiciones y el terminador, y llame a la rutina.",
      },
      {
        pt: "Compare com a versão mínima do que você usa e avise quem instala quando ela for menor.",
        en: "Compare it with the lowest version that your features need, and warn the installer when it is older.",
        es: "Compare con la versión mínima de lo que usa y avise a quien instala cuando sea menor.",
      },
    ],
    lost: {
      pt: "A rotina só lê: pode ser repetida sem risco.",
      en: "The routine only reads: repeat it as you like.",
      es: "La rutina solo lee: puede repetirse sin riesgo.",
    },
    cautions: [
      {
        pt: "`-8` em outra rotina diz que a CliSiTef é mais antiga que a CliSiTefI: atualize as duas juntas.",
        en: "`-8` from another routine says that CliSiTef is older than CliSiTefI: update both together.",
        es: "`-8` en otra rutina dice que CliSiTef es más antigua que CliSiTefI: actualice las dos juntas.",
      },
      {
        pt: "Compare as partes da versão como números. `6.1.114.9` é anterior a `6.1.114.40`, e a ordem do texto diz o contrário.",
        en: "Compare the parts of a version as numbers. `6.1.114.9` comes before `6.1.114.40`, and the order of text says otherwise.",
        es: "Compare las partes de la versión como números. `6.1.114.9` es anterior a `6.1.114.40`, y el orden del texto dice lo contrario.",
      },
    ],
    more: ["historico_alteracoes", "plataformas_suportadas"],
  },
];
