import type { SimplifiedPage } from "./simplified-page.ts";

/** The routines of a sale, in the order in which a program meets them. */
export const salePages: readonly SimplifiedPage[] = [
  {
    slug: "configuracao_biblioteca",
    library: "configuracao_biblioteca",
    description: {
      pt: "O que passar à biblioteca quando o caixa liga: servidor, loja, terminal e a faixa de terminais que não se usa.",
      en: "What to pass to the library when the POS starts: server, store, terminal and the range of terminals not to use.",
      es: "Qué pasar a la biblioteca cuando arranca la caja: servidor, comercio, terminal y el rango de terminales que no se usa.",
    },
    purpose: [
      {
        pt: "O caixa se apresenta ao SiTef uma vez por carga da biblioteca: de que loja é, qual terminal é e onde está o servidor. Esses três dados vêm de quem instala a loja, não do programa, e por isso cabem em uma tela de configuração sua. O resto vai em [parâmetros](./configuracoes_especiais_gerais.mdx), e a homologação só pede deles o CNPJ de quem desenvolve.",
        en: "The POS introduces itself to SiTef once per load of the library: which store it belongs to, which terminal it is and where the server is. The three come from whoever installs the store, not from the program, so give them a setup screen of your own. The rest goes in [parameters](./configuracoes_especiais_gerais.mdx), of which certification asks only for the developer's CNPJ.",
        es: "La caja se presenta ante SiTef una vez por carga de la biblioteca: de qué comercio es, qué terminal es y dónde está el servidor. Los tres datos los da quien instala el comercio, no el programa; por eso caben en una pantalla de configuración suya. El resto va en [parámetros](./configuracoes_especiais_gerais.mdx), y de ellos la homologación solo pide el CNPJ de quien desarrolla.",
      },
    ],
    routines: ["ConfiguraIntSiTefInterativoEx"],
    enough: [
      {
        pt: "Monte o terminal com duas letras e seis dígitos, como em `AB000123`. A faixa de `000900` a `000999` é reservada.",
        en: "Build the terminal from two letters and six digits, as in `AB000123`. The range from `000900` to `000999` is reserved.",
        es: "Arme la terminal con dos letras y seis dígitos, como en `AB000123`. El rango de `000900` a `000999` está reservado.",
      },
      {
        pt: "Passe `IdLoja` inteiro, com 8 posições, como quem instala a loja o informou, e `0` em `Reservado`.",
        en: "Pass `IdLoja` whole, with 8 positions, as whoever installs the store gave it, and `0` in `Reservado`.",
        es: "Pase `IdLoja` entero, con 8 posiciones, como lo informó quien instala el comercio, y `0` en `Reservado`.",
      },
      {
        pt: "Só libere a venda com cartão depois de um [`0`](%tabela_codigos_retorno_configuracao%).",
        en: "Allow card sales only after a [`0`](%tabela_codigos_retorno_configuracao%).",
        es: "Habilite la venta con tarjeta solo después de un [`0`](%tabela_codigos_retorno_configuracao%).",
      },
    ],
    full: {
      pt: "a variante sem parâmetros adicionais, o código em quatro linguagens e o que fazer em cada retorno.",
      en: "the variant without additional parameters, code in four languages and what to do about each return.",
      es: "la variante sin parámetros adicionales, el código en cuatro lenguajes y qué hacer con cada retorno.",
    },
    more: ["configuracoes_especiais_gerais", "inicio_transacao_pagamento"],
  },
  {
    slug: "configuracoes_especiais_gerais",
    library: "configuracoes_especiais_gerais",
    description: {
      pt: "Os avisos que a automação dá à biblioteca ao configurá-la e quais deles fazem sentido em uma primeira integração.",
      en: "What your software tells the library when it configures it, and which of it makes sense in a first integration.",
      es: "Los avisos que el sistema de caja da a la biblioteca al configurarla y cuáles tienen sentido en una primera integración.",
    },
    purpose: [
      {
        pt: "Ao configurar, você pode contar à biblioteca o que a sua automação sabe fazer: guardar vários comprovantes, tratar casas decimais a mais, identificar o equipamento fiscal. Comece só com `ParmsClient`, que diz quem é a loja e quem fez o programa. `MultiplosCupons` e `TrataPontoFlutuante` mudam o que chega no laço, e o laço precisa estar pronto para isso: com o primeiro, o comprovante de uma recarga de celular ou de um pagamento de contas com cartão vem separado do comprovante do cartão.",
        en: "While configuring, you can tell the library what your software is able to do: keep several receipts, handle more decimals, identify the fiscal equipment. Start with `ParmsClient` only, which says who the merchant is and who wrote the program. `MultiplosCupons` and `TrataPontoFlutuante` change what reaches the loop, and the loop has to be ready for it: with the first, the receipt of a mobile top-up or of a bill paid by card comes apart from the card's receipt.",
        es: "Al configurar, usted puede contarle a la biblioteca qué sabe hacer su sistema de caja: guardar varios comprobantes, manejar más decimales, identificar el equipo fiscal. Empiece solo con `ParmsClient`, que dice quién es el comercio y quién hizo el programa. `MultiplosCupons` y `TrataPontoFlutuante` cambian lo que llega al ciclo, y el ciclo debe estar listo: con el primero, el comprobante de una recarga de celular o de un pago de cuentas con tarjeta llega separado del comprobante de la tarjeta.",
      },
    ],
    example: { language: "text", text: "[ParmsClient=1=11222333000181;2=11444777000161]" },
    parameters: ["MultiplosCupons", "TrataPontoFlutuante", "ParmsClient"],
    enough: [
      {
        pt: "A [homologação](../../clisitef/processo_homologacao.mdx) pede o CNPJ de quem desenvolve, no identificador `2`: envie-o desde o início, com o da loja no `1`: os dois são obrigatórios. A biblioteca aceita a pontuação e a retira. Os números do exemplo são inventados.",
        en: "[Certification](../../clisitef/processo_homologacao.mdx) asks for the CNPJ of the developer, in identifier `2`: send it from the start, with the store's in `1`: both are mandatory. The library accepts punctuation and removes it. The numbers of the example are made up.",
        es: "La [homologación](../../clisitef/processo_homologacao.mdx) pide el CNPJ de quien desarrolla, en el identificador `2`: envíelo desde el comienzo, con el del comercio en el `1`: los dos son obligatorios. La biblioteca acepta la puntuación y la quita. Los números del ejemplo son inventados.",
      },
      {
        pt: "Outro parâmetro vai em colchetes depois dos de `ParmsClient`: `[ParmsClient=1=11222333000181;2=11444777000161][MultiplosCupons=1]`. Os que não são ele podem dividir colchetes, separados por `;`.",
        en: "A further parameter goes in brackets after the `ParmsClient` ones: `[ParmsClient=1=11222333000181;2=11444777000161][MultiplosCupons=1]`. Those other than it may share brackets, separated by `;`.",
        es: "Otro parámetro va en corchetes después de los de `ParmsClient`: `[ParmsClient=1=11222333000181;2=11444777000161][MultiplosCupons=1]`. Los que no son él pueden compartir corchetes, separados por `;`.",
      },
      {
        pt: "Ligue `TrataPontoFlutuante` só se o seu laço trata valores de [ponto flutuante](%ponto_flutuante%); sem ele, a biblioteca avisa que o caixa não os aceita.",
        en: "Turn `TrataPontoFlutuante` on only if your loop handles [floating-point](%ponto_flutuante%) values; without it the library says that the POS does not take them.",
        es: "Active `TrataPontoFlutuante` solo si su ciclo maneja valores de [punto flotante](%ponto_flutuante%); sin él, la biblioteca avisa que la caja no los acepta.",
      },
    ],
    full: {
      pt: "a identificação fiscal do caixa, a porta do pinpad e os dados de subadquirentes.",
      en: "the fiscal identification of the POS, the port of the pinpad and the data of sub-acquirers.",
      es: "la identificación fiscal de la caja, el puerto del pinpad y los datos de subadquirentes.",
    },
    more: ["configuracao_biblioteca", "infos_adicionais_automacao"],
  },
  {
    slug: "infos_adicionais_automacao",
    library: "infos_adicionais_automacao",
    description: {
      pt: "Quem fez a venda e com que documento: CNPJ da loja e de quem desenvolve, tipo e chave da nota.",
      en: "Who made the sale and under which document: CNPJ of store and developer, type and key of the invoice.",
      es: "Quién hizo la venta y con qué documento: CNPJ del comercio y de quien desarrolla, tipo y clave de la factura.",
    },
    purpose: [
      {
        pt: "São dados sobre a venda que não mudam a conversa com o pinpad: identificam a loja, quem escreveu o programa e a nota fiscal a que o pagamento pertence. Os dois primeiros você passa uma vez; o da nota, a cada venda que tem nota eletrônica.",
        en: "These data do not change what happens with the pinpad: they identify the store, who wrote the program and the invoice that the payment belongs to. You pass the first two once, and the data of the invoice in every sale that has an electronic invoice.",
        es: "Son datos sobre la venta que no cambian la conversación con el pinpad: identifican al comercio, a quien escribió el programa y la factura a la que pertenece el pago. Los dos primeros se pasan una vez; el de la factura, en cada venta con factura electrónica.",
      },
    ],
    parameters: ["ParmsClient", "TipoDocFiscal", "ChaveAcessoDocFiscal"],
    enough: [
      {
        pt: "`ParmsClient` vai na [configuração](./configuracao_biblioteca.mdx), em colchetes só dele: `[ParmsClient=1=11222333000181;2=11444777000161]`. Envie sempre o `1` e o `2`: os dois são obrigatórios. Os CNPJs são inventados.",
        en: "`ParmsClient` goes into the [configuration](./configuracao_biblioteca.mdx), in its own square brackets: `[ParmsClient=1=11222333000181;2=11444777000161]`. Always send `1` and `2`: both are mandatory. The CNPJs are made up.",
        es: "`ParmsClient` va en la [configuración](./configuracao_biblioteca.mdx), en corchetes propios: `[ParmsClient=1=11222333000181;2=11444777000161]`. Envíe siempre el `1` y el `2`: los dos son obligatorios. Los CNPJ son inventados.",
      },
      {
        pt: "O tipo e a chave da nota vão no [início](./inicio_transacao_pagamento.mdx), entre chaves, e sempre juntos quando o tipo é `1` ou `2`.",
        en: "Type and key of the invoice go into the [start](./inicio_transacao_pagamento.mdx), in braces, and always together where the type is `1` or `2`.",
        es: "El tipo y la clave de la factura van en el [inicio](./inicio_transacao_pagamento.mdx), entre llaves, y siempre juntos si el tipo es `1` o `2`.",
      },
      {
        pt: "Vende sem nota eletrônica? Não mande nenhum dos dois.",
        en: "Do you sell without an electronic invoice? Send neither.",
        es: "¿Vende sin factura electrónica? No envíe ninguno de los dos.",
      },
    ],
    full: {
      pt: "os números do equipamento fiscal e um exemplo de cada texto.",
      en: "the numbers of the fiscal equipment and an example of each text.",
      es: "los números del equipo fiscal y un ejemplo de cada texto.",
    },
    more: ["configuracao_biblioteca", "inicio_transacao_pagamento"],
  },
  {
    slug: "inicio_transacao_pagamento",
    library: "inicio_transacao_pagamento",
    description: {
      pt: "Como abrir uma venda ou função gerencial na interface simplificada e com o que ela fica identificada depois.",
      en: "How to open a sale or a management function in the simplified interface, and what identifies it afterward.",
      es: "Cómo abrir una venta o función administrativa en la interfaz simplificada y con qué queda identificada después.",
    },
    purpose: [
      {
        pt: "Esta chamada abre a operação e lhe dá uma identidade: o documento fiscal e a data. Pagamentos com o mesmo par formam um grupo, que se confirma ou se desfaz junto. Por isso o número não pode ser reaproveitado no dia, mesmo que a venda anterior tenha sido cancelada.",
        en: "This call opens the operation and gives it an identity: fiscal document and date. Payments with the same pair form a group that is confirmed or voided together. So the number must not be used again on the same day, not even after a sale that was canceled.",
        es: "Esta llamada abre la operación y le da una identidad: el documento fiscal y la fecha. Los pagos con el mismo par forman un grupo que se confirma o se deshace junto. Por eso el número no puede repetirse en el día, aunque la venta anterior se haya cancelado.",
      },
    ],
    routines: ["IniciaFuncaoSiTefInterativo"],
    enough: [
      {
        pt: "Passe a hora certa em `HoraFiscal`: alguns pinpads a usam em verificações de segurança.",
        en: "Pass the right time in `HoraFiscal`: some pinpads use it in security checks.",
        es: "Pase la hora correcta en `HoraFiscal`: algunos pinpads la usan en verificaciones de seguridad.",
      },
      {
        pt: "O único retorno que abre o [laço](./continuacao_coleta_interativa.mdx) é `10000`.",
        en: "The only return that opens the [loop](./continuacao_coleta_interativa.mdx) is `10000`.",
        es: "El único retorno que abre el [ciclo](./continuacao_coleta_interativa.mdx) es `10000`.",
      },
      {
        pt: "No autoatendimento use esta mesma rotina: a `IniciaFuncaoAASiTefInterativo` é [obsoleta](./rotinas_descontinuadas.mdx).",
        en: "For self-service use this same routine: `IniciaFuncaoAASiTefInterativo` is [obsolete](./rotinas_descontinuadas.mdx).",
        es: "En autoservicio use esta misma rutina: `IniciaFuncaoAASiTefInterativo` está [obsoleta](./rotinas_descontinuadas.mdx).",
      },
    ],
    full: {
      pt: "tamanhos na variante ASCII, código em quatro linguagens e o que gravar antes de chamar.",
      en: "sizes in the ASCII variant, code in four languages and what to write down before the call.",
      es: "tamaños en la variante ASCII, código en cuatro lenguajes y qué grabar antes de llamar.",
    },
    more: ["tabela_codigos_funcoes", "continuacao_coleta_interativa"],
  },
  {
    slug: "continuacao_coleta_interativa",
    library: "continuacao_proc_coleta_interativo",
    description: {
      pt: "A rotina que se repete até o fim da venda: sete parâmetros, quem escreve em cada um e quando sair do laço.",
      en: "The routine that repeats until the sale ends: seven parameters, who writes each one and when to leave the loop.",
      es: "La rutina que se repite hasta el fin de la venta: siete parámetros, quién escribe en cada uno y cuándo salir.",
    },
    purpose: [
      {
        pt: "Aqui está quase todo o trabalho da integração: a biblioteca dá uma ordem por volta, a sua automação obedece e responde. Quatro parâmetros são só dela, um é dos dois (`Buffer`) e dois são só seus. Depois da primeira chamada, não escreva nos quatro dela.",
        en: "Nearly all the work of the integration is here: the library gives one order per turn, your software obeys and answers. Four parameters are the library's own, one belongs to both (`Buffer`) and two are yours. After the first call, never write to the library's four.",
        es: "Aquí está casi todo el trabajo de la integración: la biblioteca da una orden por vuelta, el sistema de caja obedece y responde. Cuatro parámetros son de ella, uno es de los dos (`Buffer`) y dos son suyos. Después de la primera llamada, no escriba en los cuatro de ella.",
      },
    ],
    routines: ["ContinuaFuncaoSiTefInterativo"],
    enough: [
      {
        pt: "Um `switch` sobre os [comandos](./tabela_codigos_comando.mdx), com um ramo para o que você não conhece.",
        en: "A `switch` over the [commands](./tabela_codigos_comando.mdx), with a branch for those that you do not know.",
        es: "Un `switch` sobre los [comandos](./tabela_codigos_comando.mdx), con una rama para los que no conoce.",
      },
      {
        pt: "`Buffer` com 20.000 bytes ou mais, devolvido como veio quando o comando é `0`.",
        en: "A `Buffer` of 20,000 bytes or more, returned unchanged when the command is `0`.",
        es: "Un `Buffer` de 20.000 bytes o más, devuelto como llegó cuando el comando es `0`.",
      },
      {
        pt: "Saia só com um retorno diferente de `10000`. Para desistir antes, mande `-1` em `Continua` e siga até sair.",
        en: "Leave only with a return other than `10000`. To give up earlier, send `-1` in `Continua` and go on until it ends.",
        es: "Salga solo con un retorno distinto de `10000`. Para desistir antes, envíe `-1` en `Continua` y siga hasta salir.",
      },
    ],
    full: {
      pt: "quatro laços inteiros para tocar volta a volta, o código e os valores de `Continua`.",
      en: "four whole loops to play turn by turn, the code and the values of `Continua`.",
      es: "cuatro ciclos enteros para reproducir vuelta a vuelta, el código y los valores de `Continua`.",
    },
    more: ["tabela_codigos_comando", "tabela_tipocampo", "confirmacao_pagamento"],
  },
  {
    slug: "confirmacao_pagamento",
    library: "confirmacao_ou_nao_pagamento",
    description: {
      pt: "A última chamada de uma venda aprovada: quando mandar 1, quando mandar 0 e por que ela não pode ser esquecida.",
      en: "The last call of an approved sale: when to send 1, when to send 0, and why it must not be forgotten.",
      es: "La última llamada de una venta aprobada: cuándo enviar 1, cuándo enviar 0 y por qué no puede olvidarse.",
    },
    purpose: [
      {
        pt: "Depois do `0` do laço, a venda está autorizada mas ainda não está decidida. Você a decide com um número: `1` se o comprovante saiu e o cliente leva a mercadoria, `0` se não. A impressão pode falhar; por isso a decisão vem depois dela.",
        en: "After the loop's `0` the sale is authorized but not yet decided. You decide it with one digit: `1` if the receipt came out and the customer takes the goods, `0` if not. Printing may fail; that is why the decision comes after it.",
        es: "Tras el `0` del ciclo, la venta está autorizada pero todavía no decidida. Usted la decide con un número: `1` si el comprobante salió y el cliente se lleva la mercadería, `0` si no. La impresión puede fallar; por eso la decisión viene después.",
      },
    ],
    routines: ["FinalizaFuncaoSiTefInterativo"],
    enough: [
      {
        pt: "Repita o documento, a data e a hora com que a venda foi iniciada, mesmo que já seja outro dia.",
        en: "Repeat the document, date and time with which the sale was started, even if it is already another day.",
        es: "Repita el documento, la fecha y la hora con que se inició la venta, aunque ya sea otro día.",
      },
      {
        pt: "Grave a decisão antes da chamada e apague-a depois dela.",
        en: "Write the decision to disk before the call and erase it after.",
        es: "Grabe la decisión antes de la llamada y bórrela después.",
      },
      {
        pt: "Chame uma vez por documento fiscal, com todos os cartões dele já passados; a exceção é a [finalização individual](./finalizacao_pagamentos_individuais.mdx).",
        en: "Call it once per fiscal document, after all its cards went through; the exception is the [individual finalization](./finalizacao_pagamentos_individuais.mdx).",
        es: "Llámela una vez por documento fiscal, con todas sus tarjetas ya pasadas; la excepción es la [finalización individual](./finalizacao_pagamentos_individuais.mdx).",
      },
    ],
    full: {
      pt: "o código em quatro linguagens e o que acontece quando a rede cai nesta hora.",
      en: "code in four languages and what happens when the network fails at this moment.",
      es: "el código en cuatro lenguajes y qué pasa cuando la red cae en ese momento.",
    },
    more: ["finalizacao_pagamentos_individuais", "consulta_transacoes_pendentes_terminal"],
  },
  {
    slug: "finalizacao_pagamentos_individuais",
    library: "finalizacao_pagamentos_individuais",
    description: {
      pt: "Como decidir cartão a cartão em uma conta dividida: ficar com um pagamento aprovado e desfazer o outro.",
      en: "How to decide card by card in a split bill: keep one approved payment and void the other.",
      es: "Cómo decidir tarjeta por tarjeta en una cuenta dividida: conservar un pago aprobado y deshacer el otro.",
    },
    purpose: [
      {
        pt: "Uma conta de duas pessoas, dois cartões aprovados, e uma das duas pessoas muda de ideia. A finalização comum decidiria pelos dois. Para separar, guarde o número que cada pagamento recebe dentro do documento e cite-o no `ParamAdic` da [finalização](./confirmacao_pagamento.mdx). Se a sua loja não divide contas, você não precisa desta página.",
        en: "Two customers split a bill, both cards are approved, and one of the two customers changes their mind. The common finalization would decide for both. To tell them apart, keep the number that each payment gets within the document and name it in `ParamAdic` of the [finalization](./confirmacao_pagamento.mdx). If your store does not split bills, you do not need this page.",
        es: "Una cuenta de dos personas, dos tarjetas aprobadas, y una de las dos personas cambia de idea. La finalización común decidiría por las dos. Para separarlas, guarde el número que cada pago recibe dentro del documento y cítelo en el `ParamAdic` de la [finalización](./confirmacao_pagamento.mdx). Si su comercio no divide cuentas, no necesita esta página.",
      },
    ],
    example: { language: "text", text: "{NumeroPagamentoCupom=1}" },
    codes: { page: "tabela_valores_tipocampo", chosen: ["161", "133"] },
    enough: [
      {
        pt: "Guarde o campo `161` de cada venda aprovada, com o NSU, junto do cartão que a tela mostra. A conta começa em `0`: o exemplo cita o segundo pagamento.",
        en: "Keep field `161` of each approved sale, and its NSU, with the card that the screen shows. Counting starts at `0`: the example names the second payment.",
        es: "Guarde el campo `161` de cada venta aprobada, con el NSU, junto con la tarjeta que muestra la pantalla. La cuenta empieza en `0`: el ejemplo cita el segundo pago.",
      },
      {
        pt: "Finalize cada número uma vez: `1` nos que ficam, `0` nos que saem.",
        en: "Finalize each number once: `1` for those that stay, `0` for those that go.",
        es: "Finalice cada número una vez: `1` en los que quedan, `0` en los que salen.",
      },
      {
        pt: "Só dê a conta por paga quando nenhum número estiver sem decisão.",
        en: "Take the bill as paid only when no number is left without a decision.",
        es: "Dé la cuenta por pagada solo cuando ningún número quede sin decisión.",
      },
    ],
    full: {
      pt: "o passo a passo com a consulta que prova que nada restou e a volta da energia.",
      en: "the steps with the query that proves that nothing is left, and what to do when power returns.",
      es: "el paso a paso con la consulta que prueba que nada quedó y la vuelta de la energía.",
    },
    more: ["confirmacao_pagamento", "tabela_tipocampo"],
  },
  {
    slug: "anexar_dados_formas_pagamento",
    library: "anexar_dados_formas_pagamento_nfpag",
    description: {
      pt: "Quando a biblioteca quer saber com o que o cliente pagou e como responder na finalização com NFPAG.",
      en: "When the library wants to know what the customer paid with, and how to answer at finalization with NFPAG.",
      es: "Cuándo la biblioteca quiere saber con qué pagó el cliente y cómo responder al finalizar con NFPAG.",
    },
    purpose: [
      {
        pt: "Quem recebe contas por um banco presta contas também do dinheiro: quanto entrou em espécie, em cheque, em cartão. A biblioteca avisa no laço que quer essa lista, e você a devolve no `ParamAdic` da [confirmação](./confirmacao_pagamento.mdx). Uma venda comum nunca a pede.",
        en: "Whoever takes bills for a bank also accounts for the money: how much came in cash, by check, by card. The library says in the loop that it wants this list, and you return it in `ParamAdic` of the [confirmation](./confirmacao_pagamento.mdx). A common sale never asks for it.",
        es: "Quien recibe cuentas por un banco rinde cuentas también del dinero: cuánto entró en efectivo, en cheque, en tarjeta. La biblioteca avisa en el ciclo que quiere esa lista, y usted la devuelve en `ParamAdic` de la [confirmación](./confirmacao_pagamento.mdx). Una venta común nunca la pide.",
      },
    ],
    example: { language: "text", text: "{NFPAG=00:3000;}" },
    enough: [
      {
        pt: "O exemplo diz R$ 30,00 em dinheiro: tipo `00` e o valor em centavos, sem vírgula.",
        en: "The example says R$ 30.00 in cash: type `00` and the amount in cents, without a comma.",
        es: "El ejemplo dice R$ 30,00 en efectivo: tipo `00` y el importe en centavos, sin coma.",
      },
      {
        pt: "Separe as formas com ponto e vírgula e confira que a soma é o total.",
        en: "Separate the methods with semicolons and check that they add up to the total.",
        es: "Separe las formas con punto y coma y verifique que la suma sea el total.",
      },
      {
        pt: "O formato também aceita `{NumeroPagamentoNFPAG=n}` antes da lista. Envie só `NFPAG`, como no exemplo, e pergunte ao suporte antes de enviar esse número.",
        en: "The format also takes `{NumeroPagamentoNFPAG=n}` before the list. Send `NFPAG` alone, as in the example, and ask support before you send this number.",
        es: "El formato también acepta `{NumeroPagamentoNFPAG=n}` antes de la lista. Envíe solo `NFPAG`, como en el ejemplo, y pregunte a soporte antes de enviar ese número.",
      },
      {
        pt: "Não trata pagamento de contas? Não mande `NFPAG`.",
        en: "You do not handle bill payments? Do not send `NFPAG`.",
        es: "¿No maneja pago de cuentas? No envíe `NFPAG`.",
      },
      {
        pt: "Guarde no registro da venda o que você enviou: se a energia cair antes da finalização, a mesma lista vai na finalização feita ao religar.",
        en: "Keep what you sent in the record of the sale: if power fails before the finalization, the same list goes into the finalization that you make on start.",
        es: "Guarde en el registro de la venta lo que envió: si se corta la energía antes de finalizar, la misma lista va en la finalización que se hace al volver a encender.",
      },
    ],
    full: {
      pt: "os campos que anunciam o pedido e um exemplo com cartão, lido parte a parte.",
      en: "the fields that announce the request and an example with a card, read part by part.",
      es: "los campos que anuncian el pedido y un ejemplo con tarjeta, leído parte por parte.",
    },
    more: ["correspondente_bancario_pag_contas", "confirmacao_pagamento"],
  },
  {
    slug: "consulta_transacoes_pendentes_terminal",
    library: "consulta_transac_pend_confirm_terminal",
    description: {
      pt: "O que o caixa faz ao ligar, antes da primeira venda, para resolver o que a última queda deixou sem decisão.",
      en: "What the POS does on start, before the first sale, to settle what the last failure left undecided.",
      es: "Qué hace la caja al arrancar, antes de la primera venta, para resolver lo que la última caída dejó sin decisión.",
    },
    purpose: [
      {
        pt: "Trate esta consulta como parte de ligar o caixa, e não como uma opção de menu: configure, consulte, decida, e só então venda. Se o terminal não deixou nada, ela termina depressa e ninguém a percebe. Se deixou, o cliente de ontem espera por uma resposta que só você tem.",
        en: "Treat this query as part of starting the POS, not as a menu option: configure, query, decide, and only then sell. If the terminal left nothing, it ends quickly and nobody notices. If it did, yesterday's customer waits for an answer that only you have.",
        es: "Trate esta consulta como parte del arranque de la caja, no como una opción de menú: configure, consulte, decida y solo entonces venda. Si la terminal no dejó nada, termina rápido y nadie lo nota. Si dejó algo, el cliente de ayer espera una respuesta que solo usted tiene.",
      },
    ],
    codes: { page: "tabela_valores_tipocampo", chosen: ["210", "160", "163", "164", "161", "211"] },
    enough: [
      {
        pt: "Inicie a função `130`, guarde o documento, a data e a hora de cada bloco e [finalize](./confirmacao_pagamento.mdx) com eles cada documento: `1` se a mercadoria saiu, `0` se não.",
        en: "Start function `130`, keep the document, date and time of each block, and [finalize](./confirmacao_pagamento.mdx) each document with them: `1` if the goods left, `0` if not.",
        es: "Inicie la función `130`, guarde el documento, la fecha y la hora de cada bloque y [finalice](./confirmacao_pagamento.mdx) con ellos cada documento: `1` si la mercadería salió, `0` si no.",
      },
      {
        pt: "Decida pelo registro que você gravou na venda, sem perguntar ao operador.",
        en: "Decide by the record that you wrote during the sale, without asking the operator.",
        es: "Decida por el registro que grabó en la venta, sin preguntarle al operador.",
      },
      {
        pt: "Um cancelamento também pode estar na lista, com a função dele no campo `211`: finalize-o com `1` se o comprovante do cancelamento saiu; com `0`, a venda original continua valendo.",
        en: "A cancellation may be in the list as well, with its function in field `211`: finalize it with `1` if the receipt of the cancellation came out; with `0` the original sale still counts.",
        es: "Una anulación también puede estar en la lista, con su función en el campo `211`: finalícela con `1` si salió el comprobante de la anulación; con `0`, la venta original sigue valiendo.",
      },
      {
        pt: "Com uma biblioteca anterior à 6.1.114.40 r1 a função não existe: antes de iniciar outro documento, pergunte com [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%) pelo último que você gravou e, se houver pendência, finalize-o.",
        en: "A library older than 6.1.114.40 r1 does not have the function: before you start another document ask with [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%) about the last one that you wrote down and, if anything is pending, finalize it.",
        es: "Con una biblioteca anterior a 6.1.114.40 r1 la función no existe: antes de iniciar otro documento, pregunte con [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%) por el último que grabó y, si hay algo pendiente, finalícelo.",
      },
    ],
    full: {
      pt: "todos os campos do bloco, o diagrama e o que fazer quando o registro se perdeu.",
      en: "all fields of the block, the diagram and what to do when the record was lost.",
      es: "todos los campos del bloque, el diagrama y qué hacer cuando el registro se perdió.",
    },
    more: ["confirmacao_pagamento", "mensagens_pendentes"],
  },
  {
    slug: "mensagens_pendentes",
    library: "enviando_mensagens_pendentes",
    description: {
      pt: "Como mandar já o que a rede não levou, no fechamento do caixa, sem esperar pela próxima venda.",
      en: "How to send at once what the network did not carry, at closing time, without waiting for the next sale.",
      es: "Cómo enviar ya lo que la red no llevó, al cierre de la caja, sin esperar la próxima venta.",
    },
    purpose: [
      {
        pt: "Você decidiu, mas a rede caiu antes de a decisão chegar ao SiTef. A biblioteca a guarda e a leva junto da próxima operação; depois da última venda do dia não há próxima. Uma chamada no fechamento resolve, e só há um retorno para tratar: zero ou não.",
        en: "You decided, but the network failed before the decision reached SiTef. The library keeps it and takes it along with the next operation; after the last sale of the day there is none. One call at closing time solves it, and there is only one thing to check: zero or not.",
        es: "Usted decidió, pero la red cayó antes de que la decisión llegara a SiTef. La biblioteca la guarda y la lleva con la próxima operación; después de la última venta del día no hay próxima. Una llamada al cierre lo resuelve, y solo hay un retorno que manejar: cero o no.",
      },
    ],
    routines: ["DescarregaMensagens"],
    enough: [
      {
        pt: "Ponha a chamada no fechamento do caixa e em um botão de suporte, nunca a cada venda.",
        en: "Put the call into the closing of the POS and behind a support button, never into every sale.",
        es: "Ponga la llamada en el cierre de la caja y en un botón de soporte, nunca en cada venta.",
      },
      {
        pt: "Um retorno diferente de zero não perde nada: a fila continua lá e você tenta mais tarde.",
        en: "A return other than zero loses nothing: the queue is still there and you try later.",
        es: "Un retorno distinto de cero no pierde nada: la cola sigue allí y usted intenta más tarde.",
      },
      {
        pt: "Ela não decide por você. Uma venda sem `1` nem `0` não está na fila, e sim entre as [pendentes](./consulta_transacoes_pendentes_terminal.mdx).",
        en: "It does not decide for you. A sale with neither `1` nor `0` is not in the queue but among the [pending ones](./consulta_transacoes_pendentes_terminal.mdx).",
        es: "No decide por usted. Una venta sin `1` ni `0` no está en la cola, sino entre las [pendientes](./consulta_transacoes_pendentes_terminal.mdx).",
      },
    ],
    full: {
      pt: "o código em quatro linguagens e quanto cada tentativa espera.",
      en: "the code in four languages and how long each attempt waits.",
      es: "el código en cuatro lenguajes y cuánto espera cada intento.",
    },
    more: ["consulta_transacoes_pendentes_terminal", "timeouts"],
  },
  {
    slug: "correspondente_bancario_pag_contas",
    library: "correspondente_bancario_pag_contas",
    description: {
      pt: "Como receber contas por um banco na interface simplificada: a rotina própria e o que o laço de vendas não faz.",
      en: "How to take bills for a bank in the simplified interface: its own routine, and what its loop adds to a sale's.",
      es: "Cómo recibir cuentas por un banco en la interfaz simplificada: la rutina propia y lo que el ciclo de ventas no hace.",
    },
    purpose: [
      {
        pt: "Receber contas é um produto à parte: tem contrato com o banco, às vezes um pinpad próprio, e uma rotina que só inicia isso. O laço é o mesmo da venda, com dois ramos a mais: imprimir um comprovante no meio do laço e abandonar uma conta sem perder as outras. Uma transação com cartão pode acontecer ali dentro, para pagar a conta.",
        en: "Taking bills is a product of its own: it has a contract with the bank, sometimes a pinpad of its own, and a routine of its own. The loop is the sale's with two more branches: printing a receipt inside the loop, and dropping one bill without losing the others. A card transaction may take place in it, to pay the bill.",
        es: "Recibir cuentas es un producto aparte: tiene contrato con el banco, a veces un pinpad propio y una rutina que solo inicia eso. El ciclo es el de la venta, con dos ramas más: imprimir un comprobante dentro del ciclo y abandonar una cuenta sin perder las otras. Dentro de él puede haber una transacción con tarjeta, para pagar la cuenta.",
      },
    ],
    routines: ["CorrespondenteBancarioSiTefInterativo"],
    enough: [
      {
        pt: "Contrate com o banco antes de programar e ligue a opção nas [transações adicionais](./transacoes_adicionais.mdx): ela vem desligada.",
        en: "Sign with the bank before you program, and turn the option on among the [additional transactions](./transacoes_adicionais.mdx): it is off by default.",
        es: "Contrate con el banco antes de programar y active la opción entre las [transacciones adicionales](./transacoes_adicionais.mdx): viene desactivada.",
      },
      {
        pt: "Imprima cada comprovante, nos campos `121` e `122`, quando ele chega e siga com `0` em `Continua`, ou com `-1` se a impressão falhou.",
        en: "Print each receipt, in fields `121` and `122`, when it comes and go on with `0` in `Continua`, or with `-1` if printing failed.",
        es: "Imprima cada comprobante, en los campos `121` y `122`, cuando llega y siga con `0` en `Continua`, o con `-1` si la impresión falló.",
      },
      {
        pt: "Para tirar só a conta atual e manter as outras, responda `2` em `Continua`, na captura do valor ou do vencimento.",
        en: "To take out only the current bill and keep the others, answer `2` in `Continua`, while the amount or the due date is captured.",
        es: "Para quitar solo la cuenta actual y conservar las otras, responda `2` en `Continua`, en la captura del importe o del vencimiento.",
      },
      {
        pt: "Depois do `0` do laço, [finalize](./confirmacao_pagamento.mdx) o documento, com as [formas de pagamento](./anexar_dados_formas_pagamento.mdx) se a biblioteca as pediu.",
        en: "After the loop's `0`, [finalize](./confirmacao_pagamento.mdx) the document, with the [payment methods](./anexar_dados_formas_pagamento.mdx) if the library asked for them.",
        es: "Después del `0` del ciclo, [finalice](./confirmacao_pagamento.mdx) el documento, con las [formas de pago](./anexar_dados_formas_pagamento.mdx) si la biblioteca las pidió.",
      },
      {
        pt: "Em dispositivos móveis, inicie a função `310` no lugar da rotina.",
        en: "On mobile devices start function `310` instead of the routine.",
        es: "En dispositivos móviles, inicie la función `310` en lugar de la rutina.",
      },
    ],
    full: {
      pt: "o código, a porta do segundo pinpad e o retorno que pede a retirada de dinheiro.",
      en: "the code, the port of the second pinpad and the return that asks for cash to be taken out.",
      es: "el código, el puerto del segundo pinpad y el retorno que pide retirar dinero.",
    },
    more: ["verificacao_codigo_barras", "anexar_dados_formas_pagamento"],
  },
  {
    slug: "verificacao_codigo_barras",
    library: "verificacao_integridade_codigo_barras",
    description: {
      pt: "Como achar o erro de digitação em uma conta ou boleto assim que ele acontece, e não depois do último bloco.",
      en: "How to find a typing error in a bill or boleto as soon as it is made, not after the last block.",
      es: "Cómo encontrar el error de tipeo de una cuenta o un boleto apenas se comete, no después del último bloque.",
    },
    purpose: [
      {
        pt: "Serve a uma só tela: aquela em que o operador digita a linha do boleto porque o leitor não leu. A rotina confere os blocos enquanto ele digita e diz o que pedir de novo. Quando o código vem de um leitor, pule-a.",
        en: "You need it on a single screen: the one where the operator types the line of a boleto because the reader failed. The routine checks the blocks while they type and says what to ask for again. Where the code comes from a reader, skip it.",
        es: "Sirve a una sola pantalla: aquella en que el operador ingresa la línea del boleto porque el lector no leyó. La rutina verifica los bloques mientras ingresa y dice qué pedir de nuevo. Cuando el código viene de un lector, sáltela.",
      },
    ],
    routines: ["ValidaCampoCodigoEmBarras"],
    enough: [
      {
        pt: "Mande sempre tudo o que já foi digitado. Enquanto `Tipo` voltar `-1`, chame a cada trecho novo; com `0`, a cada um dos quatro blocos da conta; com `1`, a cada par de blocos do boleto.",
        en: "Always send all that was typed so far. While `Tipo` comes back as `-1`, call at each new part; with `0`, at each of the four blocks of the bill; with `1`, at each pair of blocks of the boleto.",
        es: "Envíe siempre todo lo ingresado hasta ahora. Mientras `Tipo` vuelva `-1`, llame con cada tramo nuevo; con `0`, en cada uno de los cuatro bloques de la cuenta; con `1`, en cada par de bloques del boleto.",
      },
      {
        pt: "De `1` a `4`, o que apagar depende de `Tipo`. Com `0`, marque na tela o bloco desse número e apague só ele. Com `1`, apague o último par.",
        en: "From `1` to `4`, what to clear depends on `Tipo`. With `0`, mark the block of that number on the screen and clear only that one. With `1`, clear the last pair.",
        es: "De `1` a `4`, qué borrar depende de `Tipo`. Con `0`, marque en la pantalla el bloque de ese número y borre solo ese. Con `1`, borre el último par.",
      },
      {
        pt: "A resposta ao comando `35` leva `0:` se foi digitado e `1:` se foi lido.",
        en: "The answer to command `35` carries `0:` if it was typed and `1:` if it was read.",
        es: "La respuesta al comando `35` lleva `0:` si se ingresó a mano y `1:` si fue leído.",
      },
    ],
    full: {
      pt: "o que fazer com cada retorno, quantos dígitos leva cada chamada de um boleto e o código.",
      en: "what to do about each return, how many digits each call of a boleto takes, and the code.",
      es: "qué hacer con cada retorno, cuántos dígitos lleva cada llamada de un boleto y el código.",
    },
    more: ["correspondente_bancario_pag_contas", "tabela_codigos_comando"],
  },
  {
    slug: "versao",
    library: "obtendo_versao",
    description: {
      pt: "Como a automação descobre que biblioteca está instalada e o que ela pode decidir com isso.",
      en: "How your software finds out which library is installed, and what it can decide from that.",
      es: "Cómo el sistema de caja descubre qué biblioteca está instalada y qué puede decidir con eso.",
    },
    purpose: [
      {
        pt: "O suporte precisa saber que biblioteca está no caixa. Leia as duas versões ao ligar, mostre-as na tela de configuração e anexe-as a cada relatório de erro. Com elas o programa também sabe se pode usar um recurso novo, como a [consulta do terminal](./consulta_transacoes_pendentes_terminal.mdx).",
        en: "Support needs to know which library is on the POS. Read both versions on start, show them on the setup screen and attach them to each error report. With them the program also knows whether it may use a new feature, such as the [query of the terminal](./consulta_transacoes_pendentes_terminal.mdx).",
        es: "Soporte necesita saber qué biblioteca está en la caja. Lea las dos versiones al arrancar, muéstrelas en la pantalla de configuración y adjúntelas a cada reporte de error. Con ellas el programa también sabe si puede usar una función nueva, como la [consulta de la terminal](./consulta_transacoes_pendentes_terminal.mdx).",
      },
    ],
    routines: ["ObtemVersao"],
    enough: [
      {
        pt: "Reserve 65 bytes para cada texto, 64 posições e o terminador, antes de chamar.",
        en: "Reserve 65 bytes for each text, 64 positions and the terminator, before you call.",
        es: "Reserve 65 bytes para cada texto, 64 posiciones y el terminador, antes de llamar.",
      },
      {
        pt: "Atualize as duas bibliotecas juntas: misturadas, uma operação pode devolver `-8`.",
        en: "Update both libraries together: mixed, an operation may return `-8`.",
        es: "Actualice las dos bibliotecas juntas: mezcladas, una operación puede devolver `-8`.",
      },
      {
        pt: "Compare as partes como números: `6.1.114.9` é anterior a `6.1.114.40`.",
        en: "Compare the parts as numbers: `6.1.114.9` comes before `6.1.114.40`.",
        es: "Compare las partes como números: `6.1.114.9` es anterior a `6.1.114.40`.",
      },
    ],
    full: {
      pt: "o código em quatro linguagens e como comparar versões sem errar.",
      en: "the code in four languages and how to compare versions without a mistake.",
      es: "el código en cuatro lenguajes y cómo comparar versiones sin equivocarse.",
    },
    more: ["trace", "tabela_codigos_retorno"],
  },
];
