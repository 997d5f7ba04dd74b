import type { SimplifiedPage } from "./simplified-page.ts";

/** What the menus of payment offer, and who may change it. */
export const paymentPages: readonly SimplifiedPage[] = [
  {
    slug: "habilitando_desabilitando_formas_pagamento",
    library: "habilitando_desabilitando_formas_pagamento",
    description: {
      pt: "Dois lugares para dizer o que o menu oferece, o arquivo e a chamada, e por que eles não se somam.",
      en: "Two places to say what the menu offers, the file and the call, and why they do not add up.",
      es: "Dos lugares para decir qué ofrece el menú, el archivo y la llamada, y por qué no se suman.",
    },
    purpose: [
      {
        pt: 'Decida primeiro de quem é a regra. Se é da loja ("não aceitamos cheque"), ela vai no arquivo e você não programa nada. Se é da venda ("este produto não parcela"), ela vai na chamada. A da chamada vence e apaga a do arquivo: quem usa as duas repete na chamada tudo o que a loja já escondia.',
        en: 'First decide whose rule it is. If it is the store\'s ("we take no checks"), it goes into the file and you program nothing. If it is the sale\'s ("no installments for this product"), it goes into the call. The rule in the call replaces the one in the file: if you use both, repeat in the call everything that the file hides.',
        es: "Decida primero de quién es la regla. Si es del comercio («no aceptamos cheque»), va en el archivo y usted no programa nada. Si es de la venta («este producto no va en cuotas»), va en la llamada. La de la llamada gana y borra la del archivo: quien usa las dos repite en la llamada todo lo que el comercio ya ocultaba.",
      },
    ],
    example: { language: "text", text: "[10;17;18;19;27;28;34;35;]" },
    enough: [
      {
        pt: "O exemplo vai em `ParamAdic` do [início](./inicio_transacao_pagamento.mdx) e esconde a consulta de cheque, o pré-datado, o CDC, os parcelados e os pró-rata.",
        en: "The example goes into `ParamAdic` of the [start](./inicio_transacao_pagamento.mdx) and hides the check query, postdated debit, CDC, installments and pro-rata.",
        es: "El ejemplo va en `ParamAdic` del [inicio](./inicio_transacao_pagamento.mdx) y oculta la consulta de cheque, el débito diferido, el CDC, las cuotas y los prorrateados.",
      },
      {
        pt: "Entre colchetes vai o que **não** aparece, ao contrário de `TransacoesHabilitadas`.",
        en: "Square brackets hold what does **not** appear, unlike `TransacoesHabilitadas`.",
        es: "Entre corchetes va lo que **no** aparece, al contrario de `TransacoesHabilitadas`.",
      },
      {
        pt: "Se a forma é escolhida na sua tela, inicie a [função](./tabela_codigos_funcoes.mdx) dela: restringir as outras não é preciso. O menu da própria função, como o das parcelas, continua a aparecer.",
        en: "If the method is chosen on your own screen, start its [function](./tabela_codigos_funcoes.mdx): the others need no restriction. The function's own menu, for installments, for example, still appears.",
        es: "Si la forma se elige en su pantalla, inicie su [función](./tabela_codigos_funcoes.mdx): no hace falta restringir las otras. El menú de la propia función, como el de las cuotas, sigue apareciendo.",
      },
      {
        pt: "Escreva a lista em um só lugar do programa. Uma lista copiada em várias telas acaba diferente em cada uma, e o menu muda sem que ninguém saiba por quê.",
        en: "Write the list in a single place of the program. A list copied to several screens ends up different in each, and the menu changes without anyone knowing why.",
        es: "Escriba la lista en un solo lugar del programa. Una lista copiada en varias pantallas termina distinta en cada una, y el menú cambia sin que nadie sepa por qué.",
      },
    ],
    full: {
      pt: "a ordem completa de quem vale e o exemplo com pagamentos parciais.",
      en: "the whole order of what wins and the example with partial payments.",
      es: "el orden completo de lo que vale y el ejemplo con pagos parciales.",
    },
    more: [
      "valores_padrao_formas_pagamento",
      "desabilitando_transacoes",
      "tabela_de_codigos_meios_pagamento",
    ],
  },
  {
    slug: "valores_padrao_formas_pagamento",
    library: "habilitando_desabilitando_formas_pagamento",
    description: {
      pt: "Como fixar no arquivo a lista fechada das formas de pagamento que uma loja aceita, e o que ela apaga.",
      en: "How to fix in the file the closed list of payment methods that a store accepts, and what it wipes out.",
      es: "Cómo fijar en el archivo la lista cerrada de formas de pago que acepta un comercio y qué elimina.",
    },
    purpose: [
      {
        pt: "`TransacoesHabilitadas` é uma lista fechada: o que está nela aparece, o resto deixa de existir no menu. É a chave de um caixa que só faz uma ou duas coisas, como um totem que vende à vista. Em um caixa comum ela envelhece mal: uma forma contratada depois não aparece até alguém lembrar do arquivo.",
        en: "`TransacoesHabilitadas` is a closed list: what is in it appears, the rest no longer exists in the menu. It is the key for a POS that does one or two things, such as a kiosk that sells in single payments. On a common POS it ages badly: a method signed up for later does not appear until someone remembers the file.",
        es: "`TransacoesHabilitadas` es una lista cerrada: lo que está en ella aparece, el resto deja de existir en el menú. Es la clave de una caja que hace una o dos cosas, como un tótem que vende en un pago. En una caja común envejece mal: una forma contratada después no aparece hasta que alguien recuerda el archivo.",
      },
    ],
    example: { language: "ini", text: "[Geral]\nTransacoesHabilitadas=16;26" },
    settings: ["Geral.TransacoesHabilitadas"],
    codes: { page: "tabela_codigos_meios_pagamento", chosen: ["16", "26"] },
    enough: [
      {
        pt: "Para tirar só algumas opções, use a [chave inversa](./desabilitando_transacoes.mdx).",
        en: "To take out only some options use the [opposite key](./desabilitando_transacoes.mdx).",
        es: "Para quitar solo algunas opciones, use la [clave inversa](./desabilitando_transacoes.mdx).",
      },
      {
        pt: "Restrições na chamada fazem esta lista ser ignorada naquela venda.",
        en: "Restrictions in the call make this list be ignored in that sale.",
        es: "Las restricciones en la llamada hacen que esta lista se ignore en esa venta.",
      },
      {
        pt: "Confira o menu com a função `0` depois de cada mudança no arquivo.",
        en: "Check the menu with function `0` after each change of the file.",
        es: "Revise el menú con la función `0` después de cada cambio en el archivo.",
      },
    ],
    full: {
      pt: "as outras duas chaves e a ordem em que valem.",
      en: "the other two keys and the order in which they count.",
      es: "las otras dos claves y el orden en que valen.",
    },
    more: ["desabilitando_transacoes", "transacoes_adicionais"],
  },
  {
    slug: "desabilitando_transacoes",
    library: "habilitando_desabilitando_formas_pagamento",
    description: {
      pt: "Como tirar do menu as formas de pagamento que a loja não aceita, sem mexer nas outras.",
      en: "How to take out of the menu the payment methods that a store does not accept, leaving the others alone.",
      es: "Cómo quitar del menú las formas de pago que el comercio no acepta, sin tocar las otras.",
    },
    purpose: [
      {
        pt: "`TransacoesDesabilitadas` faz o contrário de uma lista fechada: só some o que você cita, e o que a loja contratar amanhã aparece sozinho, salvo as opções que [vêm desligadas](./transacoes_adicionais.mdx). Cite os códigos de menu, e não os das funções, e separe-os com ponto e vírgula.",
        en: "`TransacoesDesabilitadas` is the opposite of a closed list: only what you name disappears, and what the store signs up for tomorrow shows up by itself, except the options that are [off by default](./transacoes_adicionais.mdx). Use the menu codes, not the function codes, and separate them with semicolons.",
        es: "`TransacoesDesabilitadas` hace lo contrario de una lista cerrada: solo desaparece lo que usted cita, y lo que el comercio contrate mañana aparece solo, salvo las opciones que [vienen desactivadas](./transacoes_adicionais.mdx). Cite los códigos de menú, no los de las funciones, y sepárelos con punto y coma.",
      },
    ],
    example: { language: "ini", text: "[Geral]\nTransacoesDesabilitadas=10;17;29" },
    settings: ["Geral.TransacoesDesabilitadas"],
    codes: { page: "tabela_codigos_meios_pagamento", chosen: ["10", "17", "29"] },
    enough: [
      {
        pt: "O exemplo tira a consulta de cheque, o débito pré-datado e o crédito digitado.",
        en: "The example takes out the check query, postdated debit and typed credit.",
        es: "El ejemplo quita la consulta de cheque, el débito diferido y el crédito ingresado a mano.",
      },
      {
        pt: "Não ponha a mesma opção nesta chave e em `TransacoesHabilitadas`: não conte com que uma vença a outra.",
        en: "Do not put the same option into this key and `TransacoesHabilitadas`: do not count on one to win over the other.",
        es: "No ponga la misma opción en esta clave y en `TransacoesHabilitadas`: no cuente con que una gane a la otra.",
      },
      {
        pt: "Confira o menu com a função `0`: o que você citou não deve estar lá.",
        en: "Check the menu with function `0`: what you named must not be there.",
        es: "Revise el menú con la función `0`: lo que citó no debe estar allí.",
      },
    ],
    full: {
      pt: "as restrições por chamada e o que acontece quando só uma opção sobra.",
      en: "the restrictions per call and what happens when only one option is left.",
      es: "las restricciones por llamada y qué pasa cuando queda una sola opción.",
    },
    more: ["valores_padrao_formas_pagamento", "tabela_de_codigos_meios_pagamento"],
  },
  {
    slug: "transacoes_adicionais",
    library: "habilitacao_transacoes_adicionais",
    description: {
      pt: "Por que uma forma de pagamento contratada não aparece no menu e a chave que a liga.",
      en: "Why a payment method that was signed up for is not in the menu, and the key that turns it on.",
      es: "Por qué una forma de pago contratada no aparece en el menú y la clave que la activa.",
    },
    purpose: [
      {
        pt: "A loja contratou, o servidor foi habilitado e o menu continua sem a opção: provavelmente ela é uma das que vêm desligadas na biblioteca, como cartão combustível, vale-gás ou débito digitado. Acrescente o código dela a esta chave; as outras opções continuam como estavam.",
        en: "The store signed the contract, the server was enabled and the menu still lacks the option: it is probably one of those that come switched off in the library, such as fuel cards, gas vouchers or typed debit. Add its code to this key; the other options stay as they were.",
        es: "El comercio contrató, el servidor fue habilitado y el menú sigue sin la opción: probablemente es una de las que vienen desactivadas en la biblioteca, como tarjeta de combustible, vale de gas o débito ingresado a mano. Agregue su código a esta clave; las otras opciones siguen como estaban.",
      },
    ],
    example: { language: "ini", text: "[Geral]\nTransacoesAdicionaisHabilitadas=20" },
    settings: ["Geral.TransacoesAdicionaisHabilitadas"],
    codes: { page: "tabela_codigos_meios_pagamento", chosen: ["20"] },
    enough: [
      {
        pt: "Ligue só o que a loja contratou: o menu mais curto é o melhor.",
        en: "Turn on only what the store signed up for: the shorter menu is the better one.",
        es: "Active solo lo que el comercio contrató: el menú más corto es el mejor.",
      },
      {
        pt: "Reinicie a automação e confira o menu com a função `0`.",
        en: "Restart your software and check the menu with function `0`.",
        es: "Reinicie el sistema de caja y revise el menú con la función `0`.",
      },
      {
        pt: "Se é uma rede, e não uma forma de pagamento, que falta, a chave é [outra](./redes_especificas.mdx).",
        en: "If a network is missing, not a payment method, the key is [another one](./redes_especificas.mdx).",
        es: "Si lo que falta es una red, y no una forma de pago, la clave es [otra](./redes_especificas.mdx).",
      },
    ],
    full: {
      pt: "a lista do que vem desligado, por grupo de produtos.",
      en: "the list of what is off by default, by group of products.",
      es: "la lista de lo que viene desactivado, por grupo de productos.",
    },
    more: ["redes_especificas", "tabela_de_codigos_meios_pagamento"],
  },
  {
    slug: "redes_especificas",
    library: "habilitacao_transacoes_redes_especificas",
    description: {
      pt: "Como ligar no caixa uma rede que a biblioteca traz desligada, uma linha do arquivo por rede.",
      en: "How to turn on at the POS a network that the library brings switched off, one line of the file per network.",
      es: "Cómo activar en la caja una red que la biblioteca trae desactivada, una línea del archivo por red.",
    },
    purpose: [
      {
        pt: "Redes regionais e de convênios vêm desligadas para não encher os menus de quem não as usa. Quem tem contrato com uma escreve uma linha na seção `Redes`: o nome da rede completa o nome da chave. Uma linha por rede, e `0` ou a falta da linha a deixa desligada.",
        en: "Regional networks and company-plan networks come switched off, so that they do not fill the menus of those who do not use them. With a contract, write a line in section `Redes`: the network's name completes the name of the key. One line per network; `0` or no line leaves it off.",
        es: "Las redes regionales y de convenios vienen desactivadas para no llenar los menús de quien no las usa. Quien tiene contrato escribe una línea en la sección `Redes`: el nombre de la red completa el nombre de la clave. Una línea por red; `0` o la falta de la línea la deja desactivada.",
      },
    ],
    example: { language: "ini", text: "[Redes]\nHabilitaRedeTricard=1" },
    settings: ["Redes.HabilitaRede<nome>"],
    enough: [
      {
        pt: "Copie o nome da lista da CliSiTef, sem espaço e com as mesmas maiúsculas.",
        en: "Copy the name from the list of CliSiTef, without a space and with the same capitals.",
        es: "Copie el nombre de la lista de CliSiTef, sin espacio y con las mismas mayúsculas.",
      },
      {
        pt: "Venda uma vez e compare o campo `131` com o [número da rede](./codigos_redes_autorizadoras.mdx).",
        en: "Sell once and compare field `131` with the [number of the network](./codigos_redes_autorizadoras.mdx).",
        es: "Venda una vez y compare el campo `131` con el [número de la red](./codigos_redes_autorizadoras.mdx).",
      },
      {
        pt: "A chave só a mostra no caixa; a habilitação no servidor é outro pedido.",
        en: "The key only shows it at the POS; enabling it on the server is another request.",
        es: "La clave solo la muestra en la caja; habilitarla en el servidor es otro pedido.",
      },
    ],
    full: {
      pt: "os nomes de todas as redes que vêm desligadas e um exemplo.",
      en: "the names of all networks that are off by default, and an example.",
      es: "los nombres de todas las redes que vienen desactivadas y un ejemplo.",
    },
    more: ["codigos_redes_autorizadoras", "transacoes_adicionais"],
  },
  {
    slug: "configuracoes_especiais_transacao",
    library: "habilitacao_configuracoes_especiais_transacao",
    description: {
      pt: "As chaves que mudam as vendas com carteiras digitais: o leitor, a ordem do menu e o que esconder, no arquivo ou na chamada.",
      en: "The keys that change sales with digital wallets: the reader, the order of the menu and what to hide, in the file or the call.",
      es: "Las claves que cambian las ventas con billeteras digitales: el lector, el orden del menú y qué ocultar, en el archivo o la llamada.",
    },
    purpose: [
      {
        pt: "Alguns produtos trazem a própria seção no arquivo. Quem só vende com cartão não escreve nenhuma. Para quem vende com carteiras digitais há três que valem a pena conhecer: dizer que o caixa tem leitor, escolher a ordem das carteiras e esconder as que a loja não aceita.",
        en: "Some products bring their own section in the file. If you sell by card only, you need none of them. If you sell with digital wallets, three are worth knowing: one says that the POS has a reader, one sets the order of the wallets and one hides those that the store does not accept.",
        es: "Algunos productos traen su propia sección en el archivo. Quien solo vende con tarjeta no escribe ninguna. Para quien vende con billeteras digitales hay tres que conviene conocer: decir que la caja tiene lector, elegir el orden de las billeteras y ocultar las que el comercio no acepta.",
      },
    ],
    settings: [
      "CarteirasDigitais.HabilitaLeituraQRCode",
      "CarteirasDigitais.PriorizaListaFixa",
      "CarteirasDigitais.Restricoes",
    ],
    parameters: ["RestricoesCarteirasDigitais", "CarteirasDigitaisHabilitadas", "DevolveStringQRCode"],
    enough: [
      {
        pt: "Confira a versão: cada chave das carteiras chegou em uma diferente.",
        en: "Check the version: each key of the wallets came with another one.",
        es: "Revise la versión: cada clave de las billeteras llegó en una distinta.",
      },
      {
        pt: "O que muda de uma venda para outra vai na chamada, entre chaves.",
        en: "What changes from one sale to another goes into the call, in braces.",
        es: "Lo que cambia de una venta a otra va en la llamada, entre llaves.",
      },
      {
        pt: "`M1;M2;...` são códigos de [carteiras](../../clisitef-carteiras-digitais/tabela_carteiras.mdx), em [8 ou em 12 dígitos](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo): `PriorizaListaFixa` leva 8, e `CarteirasDigitaisHabilitadas`, 12. Nas listas de restrição, comece pelos 8 e veja no menu se a carteira sumiu.",
        en: "`M1;M2;...` are codes of [wallets](../../clisitef-carteiras-digitais/tabela_carteiras.mdx), in [8 or in 12 digits](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo): `PriorizaListaFixa` takes 8, and `CarteirasDigitaisHabilitadas` 12. In the restriction lists, begin with the 8 and look in the menu whether the wallet is gone.",
        es: "`M1;M2;...` son códigos de [billeteras](../../clisitef-carteiras-digitais/tabela_carteiras.mdx), en [8 o en 12 dígitos](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo): `PriorizaListaFixa` lleva 8, y `CarteirasDigitaisHabilitadas`, 12. En las listas de restricción, comience por los 8 y vea en el menú si la billetera desapareció.",
      },
    ],
    full: {
      pt: "as seções de contas, recarga e combustível, com um exemplo de arquivo.",
      en: "the sections of bills, top-ups and fuel, with an example of the file.",
      es: "las secciones de cuentas, recargas y combustible, con un ejemplo de archivo.",
    },
    more: ["tabela_de_codigos_meios_pagamento", "inicio_transacao_pagamento"],
  },
  {
    slug: "novo_valor_compra",
    library: "novo_valor_compra",
    description: {
      pt: "Como dividir uma conta em vários cartões sem que a automação saiba de antemão quanto vai em cada um.",
      en: "How to split a bill over several cards when your software does not know beforehand how much goes on each.",
      es: "Cómo dividir una cuenta en varias tarjetas sin que el sistema de caja sepa antes cuánto va en cada una.",
    },
    purpose: [
      {
        pt: "Com a chave ligada, a biblioteca pergunta, no meio da venda, um valor no lugar do que você enviou. A automação envia o que falta, o operador digita o que este cartão paga, e o resto vira outra venda no mesmo documento. Se a sua tela já divide a conta antes de iniciar, deixe a chave desligada.",
        en: "With the key on, the library asks, in the middle of the sale, for an amount in place of the one that you sent. Your software sends what is missing, the operator types what this card pays, and the rest becomes another sale in the same document. If your screen already splits the bill before the start, leave the key off.",
        es: "Con la clave activada, la biblioteca pide, en medio de la venta, un importe en lugar del enviado. El sistema de caja envía lo que falta, el operador ingresa lo que paga esta tarjeta y el resto se vuelve otra venta en el mismo documento. Si su pantalla ya divide la cuenta antes de iniciar, deje la clave desactivada.",
      },
    ],
    example: { language: "ini", text: "[Geral]\nPermiteAlterarValorPagamento=1" },
    settings: ["Geral.PermiteAlterarValorPagamento"],
    enough: [
      {
        pt: "Mostre o campo `154` já preenchido com o que falta; o operador só muda se precisa.",
        en: "Show field `154` filled with what is missing; the operator changes it only if needed.",
        es: "Muestre el campo `154` ya completo con lo que falta; el operador solo lo cambia si hace falta.",
      },
      {
        pt: "Some o que foi autorizado, e não o que você enviou.",
        en: "Add up what was authorized, not what you sent.",
        es: "Sume lo autorizado, no lo que envió.",
      },
      {
        pt: "Finalize uma vez só, com a conta inteira paga.",
        en: "Finalize only once, with the whole bill paid.",
        es: "Finalice una sola vez, con la cuenta entera pagada.",
      },
      {
        pt: "Grave no registro cada parte aprovada, com o número do pagamento: se um cartão falhar, você sabe o que desfazer.",
        en: "Write each approved part to the record, with the number of the payment: if a card fails you know what to void.",
        es: "Grabe en el registro cada parte aprobada, con el número del pago: si una tarjeta falla, usted sabe qué deshacer.",
      },
    ],
    full: {
      pt: "o passo a passo e o que fazer quando um dos cartões falha.",
      en: "the steps and what to do when one of the cards fails.",
      es: "el paso a paso y qué hacer cuando falla una de las tarjetas.",
    },
    more: ["finalizacao_pagamentos_individuais", "confirmacao_pagamento"],
  },
  {
    slug: "cartao_sem_bin",
    library: "transacoes_cartao_sem_bin",
    description: {
      pt: "Como vender com um cartão que a biblioteca não sabe a que rede mandar: forçar a rede ou criar um menu.",
      en: "How to sell with a card that the library cannot route by itself: force the network or build a menu.",
      es: "Cómo vender con una tarjeta que la biblioteca no sabe a qué red enviar: forzar la red o crear un menú.",
    },
    purpose: [
      {
        pt: "O começo do número diz a rede, menos em alguns cartões de loja e de convênio. Há duas saídas. Se a sua tela tem um botão para esse cartão, force a rede na chamada: o operador não vê nada novo. Se não tem, defina no arquivo um menu com até cinco nomes por tipo.",
        en: "The beginning of the number tells the network, except for some cards of stores and company plans. There are two ways out. If your screen has a button for that card, force the network in the call: the operator sees nothing new. If not, define in the file a menu of up to five names per type.",
        es: "El comienzo del número dice la red, salvo en algunas tarjetas de comercios y de convenios. Hay dos salidas. Si su pantalla tiene un botón para esa tarjeta, fuerce la red en la llamada: el operador no ve nada nuevo. Si no, defina en el archivo un menú con hasta cinco nombres por tipo.",
      },
    ],
    example: {
      language: "ini",
      text: "[Debito]\nTexto1=Convenio da loja\nRede1=97\nHabilitaMagnetico1=1\nHabilitaDigitado1=0",
    },
    parameters: ["RedeDestino"],
    settings: [
      "Debito|Credito|CartaoCombustivel|CartaoGift|SaqueCredito|SaqueDebito.TextoN / RedeN",
      "Debito|Credito|CartaoCombustivel|CartaoGift|SaqueCredito|SaqueDebito.HabilitaDigitadoN / HabilitaMagneticoN / HabilitaCodBarN / HabilitaCodUnitarioGiftN / HabilitaEgiftDigitadoGiftN",
    ],
    enough: [
      {
        pt: "Para a mesma rede, a `97` (Cartesys), na chamada: `{RedeDestino=0097}` em `ParamAdic`, sempre com quatro dígitos.",
        en: "For the same network, `97` (Cartesys), in the call: `{RedeDestino=0097}` in `ParamAdic`, always with four digits.",
        es: "Para la misma red, la `97` (Cartesys), en la llamada: `{RedeDestino=0097}` en `ParamAdic`, siempre con cuatro dígitos.",
      },
      {
        pt: "No arquivo, `N` vai de 1 a 5 em cada seção: `Texto1` é o nome que o operador vê e `Rede1`, o número da rede. Em `HabilitaMagnetico1` e nas outras, `1` aceita a forma de entrada e `0` a recusa. Escreva também, com `0`, as que o cartão não tem: não conte com um padrão.",
        en: "In the file `N` goes from 1 to 5 in each section: `Texto1` is the name that the operator sees and `Rede1` the number of the network. In `HabilitaMagnetico1` and the others, `1` accepts the way of entry and `0` refuses it. Write also, with `0`, those that the card does not have: do not count on a default.",
        es: "En el archivo, `N` va de 1 a 5 en cada sección: `Texto1` es el nombre que ve el operador y `Rede1`, el número de la red. En `HabilitaMagnetico1` y las otras, `1` acepta la forma de entrada y `0` la rechaza. Escriba también, con `0`, las que la tarjeta no tiene: no cuente con un valor predeterminado.",
      },
    ],
    full: {
      pt: "as formas de entrada por cartão e as redes sem BIN conhecidas.",
      en: "the forms of entry per card and the known networks without BIN.",
      es: "las formas de entrada por tarjeta y las redes sin BIN conocidas.",
    },
    more: ["codigos_redes_autorizadoras", "inicio_transacao_pagamento"],
  },
  {
    slug: "campo_codigo_de_autorizacao_estendido",
    library: "campo_codigo_autorizacao_estendido",
    description: {
      pt: "Antes de aceitar códigos de autorização mais longos: o que conferir no banco de dados e na conciliação.",
      en: "Before you accept longer authorization codes: what to check in your database and your reconciliation.",
      es: "Antes de aceptar códigos de autorización más largos: qué revisar en la base de datos y en la conciliación.",
    },
    purpose: [
      {
        pt: "Algumas autorizadoras, como o Pix e o Mercado Pago, podem responder com um código maior que o de sempre. A chave deixa esse código chegar inteiro, e é a sua automação que precisa de espaço para ele: uma coluna curta cortaria o fim em silêncio, e a conciliação não acharia a venda.",
        en: "Some authorizers, such as Pix and Mercado Pago, may answer with a code longer than usual. The key lets that code arrive whole, and it is your software that needs room for it: a short column would cut its end in silence, and reconciliation would not find the sale.",
        es: "Algunas autorizadoras, como Pix y Mercado Pago, pueden responder con un código más largo que el de siempre. La clave deja que llegue entero, y es el sistema de caja el que necesita lugar para él: una columna corta le cortaría el final en silencio, y la conciliación no encontraría la venta.",
      },
    ],
    example: { language: "ini", text: "[Geral]\nPermiteDevolucaoCodigoAutorizacaoEstendido=1" },
    settings: ["Geral.PermiteDevolucaoCodigoAutorizacaoEstendido"],
    enough: [
      {
        pt: "Guarde o campo `135` como texto de tamanho livre desde o primeiro dia, mesmo sem a chave.",
        en: "Keep field `135` as text of free length from the first day on, even without the key.",
        es: "Guarde el campo `135` como texto de largo libre desde el primer día, aun sin la clave.",
      },
      {
        pt: "Só ligue se a sua autorizadora o pedir.",
        en: "Turn it on only if your authorizer asks for it.",
        es: "Actívela solo si su autorizadora lo pide.",
      },
      {
        pt: "Veja também os sistemas que recebem a venda depois: o fiscal, o financeiro e a conciliação podem cortar o que a sua tabela guarda inteiro.",
        en: "Look at the systems that get the sale afterward too: fiscal, finance and reconciliation may cut what your table keeps whole.",
        es: "Revise también los sistemas que reciben la venta después: el fiscal, el financiero y la conciliación pueden cortar lo que su tabla guarda entero.",
      },
    ],
    full: {
      pt: "o tamanho usual e como provar que a mudança chegou ao comprovante.",
      en: "the usual length and how to prove that the change reached the receipt.",
      es: "el largo usual y cómo probar que el cambio llegó al comprobante.",
    },
    more: ["tabela_tipocampo", "codigos_redes_autorizadoras"],
  },
];
