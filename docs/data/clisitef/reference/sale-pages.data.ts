import { type ReferencePage, titles } from "./reference-page.ts";

const call = (text: string) => ({ language: "text" as const, text });
const parameterHead = [
  { pt: "Campo", en: "Field", es: "Campo" },
  { pt: "O que traz", en: "What it brings", es: "Qué trae" },
  { pt: "Para que serve", en: "What it is for", es: "Para qué sirve" },
] as const;

/** What goes with the calls of a sale, and how its payments are settled. */
export const salePages: readonly ReferencePage[] = [
  {
    slug: "configuracoes_especiais_gerais",
    description: {
      pt: "Os parâmetros gerais da CliSiTef, que vão uma vez na configuração: identificação fiscal, CNPJ e o que a automação trata.",
      en: "The general parameters of CliSiTef, given once in the configuration: fiscal identification, CNPJ and what your software handles.",
      es: "Los parámetros generales de CliSiTef, que van una vez en la configuración: identificación fiscal, CNPJ y qué maneja el sistema.",
    },
    intro: [
      {
        pt: "Estes parâmetros valem para todas as transações até a próxima configuração. Vão em `ParametrosAdicionais` de [`ConfiguraIntSiTefInterativoEx`](%configuracao_biblioteca%), entre colchetes e separados por ponto e vírgula; [`ParmsClient`](%infos_adicionais_automacao%) fica em colchetes só seus. O que vale para uma transação só está em [parâmetros adicionais](%parametros_adicionais%).",
        en: "These parameters apply to all transactions until the next configuration. They go in `ParametrosAdicionais` of [`ConfiguraIntSiTefInterativoEx`](%configuracao_biblioteca%), in square brackets and separated by semicolons; [`ParmsClient`](%infos_adicionais_automacao%) has its own brackets. What applies to a single transaction is in [additional parameters](%parametros_adicionais%).",
        es: "Estos parámetros valen para todas las transacciones hasta la próxima configuración. Van en `ParametrosAdicionais` de [`ConfiguraIntSiTefInterativoEx`](%configuracao_biblioteca%), entre corchetes y separados por punto y coma; [`ParmsClient`](%infos_adicionais_automacao%) va en corchetes propios. Lo que vale para una sola transacción está en [parámetros adicionales](%parametros_adicionais%).",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: call(
          "[ParmsClient=1=11222333000181;2=11444777000161][MultiplosCupons=1;TrataPontoFlutuante=1]",
        ),
      },
      {
        anchor: "parametros",
        title: titles.parameters,
        parameters: [
          "MultiplosCupons",
          "PortaPinPad",
          "LojaECF",
          "CaixaECF",
          "NumeroSerieECF",
          "ParmsClient",
          "TrataPontoFlutuante",
        ],
      },
      {
        anchor: "outros",
        title: { pt: "Outros grupos de dados", en: "Other groups of data", es: "Otros grupos de datos" },
        text: [
          {
            pt: "Lojas de subadquirentes passam aqui também `[DadosSubAdquirencia=...]`, que tem um [conjunto de páginas próprio](../../clisitef-informacoes-sub-adquirencia/introducao.mdx). Esta página traz os parâmetros principais; a lista inteira está na Lista de Parâmetros Adicionais da CliSiTef: peça-a ao suporte.",
            en: "Stores of sub-acquirers also pass `[DadosSubAdquirencia=...]` here, which has a [set of pages of its own](../../clisitef-informacoes-sub-adquirencia/introducao.mdx). This page has the main parameters; the whole list is CliSiTef's list of additional parameters (Lista de Parâmetros Adicionais): ask support for it.",
            es: "Los comercios de subadquirentes pasan aquí también `[DadosSubAdquirencia=...]`, que tiene un [conjunto de páginas propio](../../clisitef-informacoes-sub-adquirencia/introducao.mdx). Esta página trae los parámetros principales; la lista completa es la lista de parámetros adicionales de CliSiTef (Lista de Parâmetros Adicionais): pídala a soporte.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Só anuncie o que a automação trata. Com `TrataPontoFlutuante=1`, ela vai receber [valores de ponto flutuante](%ponto_flutuante%); com `MultiplosCupons=1`, dois comprovantes em uma recarga ou conta paga com cartão: imprima os dois.",
            en: "Announce only what your software handles. With `TrataPontoFlutuante=1` it will receive [floating-point values](%ponto_flutuante%); with `MultiplosCupons=1`, two receipts for a top-up or bill paid by card: print both.",
            es: "Anuncie solo lo que el sistema de caja maneja. Con `TrataPontoFlutuante=1`, recibirá [valores de punto flotante](%ponto_flutuante%); con `MultiplosCupons=1`, dos comprobantes en una recarga o cuenta pagada con tarjeta: imprima los dos.",
          },
          {
            pt: "Para mudar um parâmetro, configure outra vez fora de qualquer laço, com todos eles: não conte com o valor anterior dos que ficam de fora.",
            en: "To change a parameter configure again, outside any loop, with all of them: do not count on the previous value of those left out.",
            es: "Para cambiar un parámetro, configure otra vez fuera de cualquier ciclo, con todos: no cuente con el valor anterior de los que quedan fuera.",
          },
          {
            pt: "Um valor com formato errado faz a configuração devolver `11`, dado inválido da automação.",
            en: "A value of the wrong form makes the configuration return `11`, invalid data of your software.",
            es: "Un valor con formato equivocado hace que la configuración devuelva `11`, dato inválido del sistema de caja.",
          },
        ],
      },
    ],
    more: [
      "configuracao_biblioteca",
      "infos_adicionais_automacao",
      "parametros_adicionais",
      "tabela_codigos_retorno_configuracao",
    ],
  },
  {
    slug: "infos_adicionais_automacao",
    description: {
      pt: "Como dizer à CliSiTef o CNPJ da loja e do desenvolvedor, os números fiscais do caixa e o documento fiscal da venda.",
      en: "How to tell CliSiTef the CNPJ of store and developer, the fiscal numbers of the POS and the fiscal document of the sale.",
      es: "Cómo decirle a CliSiTef el CNPJ del comercio y del desarrollador, los números fiscales de la caja y el documento de la venta.",
    },
    intro: [
      {
        pt: "Estes dados dizem quem fez a transação: a loja, quem desenvolveu a automação, o equipamento fiscal. Isso vai uma vez, na [configuração](%configuracao_biblioteca%). O documento fiscal muda a cada venda e vai no início dela.",
        en: "These data say who made the transaction: the store, who developed the software, the fiscal device. That goes once, in the [configuration](%configuracao_biblioteca%). The fiscal document changes with each sale and goes where it starts.",
        es: "Estos datos dicen quién hizo la transacción: el comercio, quién desarrolló el sistema de caja, el equipo fiscal. Eso va una vez, en la [configuración](%configuracao_biblioteca%). El documento fiscal cambia en cada venta y va al iniciarla.",
      },
    ],
    parts: [
      {
        anchor: "loja",
        title: { pt: "Loja e desenvolvedor", en: "Store and developer", es: "Comercio y desarrollador" },
        text: [
          {
            pt: "`ParmsClient` leva pares de identificador e valor. Envie sempre o CNPJ da loja e o de quem desenvolve, `1` e `2`, com ou sem pontuação: a biblioteca a retira. Como os pares também se separam por ponto e vírgula, `ParmsClient` fica em colchetes só seus; os demais parâmetros vão em outros. Os números deste exemplo são inventados:",
            en: "`ParmsClient` takes pairs of identifier and value. Always send the CNPJs of the store and of the developer, `1` and `2`, with or without punctuation: the library removes it. As its pairs are separated by semicolons too, `ParmsClient` has its own brackets; the other parameters go in further ones. The numbers of this example are made up:",
            es: "`ParmsClient` lleva pares de identificador y valor. Envíe siempre el CNPJ del comercio y el de quien desarrolla, `1` y `2`, con o sin puntuación: la biblioteca la quita. Como sus pares también se separan por punto y coma, `ParmsClient` va en corchetes propios; los demás parámetros van en otros. Los números de este ejemplo son inventados:",
          },
        ],
        code: call("[ParmsClient=1=11222333000181;2=11444777000161][MultiplosCupons=1]"),
        parameters: ["ParmsClient"],
      },
      {
        anchor: "fiscal",
        title: { pt: "Equipamento fiscal", en: "Fiscal device", es: "Equipo fiscal" },
        parameters: ["LojaECF", "CaixaECF", "NumeroSerieECF"],
      },
      {
        anchor: "documento",
        title: {
          pt: "Documento fiscal da venda",
          en: "Fiscal document of the sale",
          es: "Documento fiscal de la venta",
        },
        text: [
          {
            pt: "O tipo e a chave do documento vão em `ParamAdic` de [`IniciaFuncaoSiTefInterativo`](%inicio_transacao_pagamento%), cada um entre chaves. Um tipo de documento errado devolve `-20`. A chave deste exemplo é inventada:",
            en: "The type and the key of the document go in `ParamAdic` of [`IniciaFuncaoSiTefInterativo`](%inicio_transacao_pagamento%), each in braces. A wrong type of document returns `-20`. The key of this example is made up:",
            es: "El tipo y la clave del documento van en `ParamAdic` de [`IniciaFuncaoSiTefInterativo`](%inicio_transacao_pagamento%), cada uno entre llaves. Un tipo de documento equivocado devuelve `-20`. La clave de este ejemplo es inventada:",
          },
        ],
        code: call("{TipoDocFiscal=1}{ChaveAcessoDocFiscal=35260811222333000181650010000880171000880171}"),
        parameters: ["TipoDocFiscal", "ChaveAcessoDocFiscal"],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "O CNPJ da loja é o do estabelecimento que vende, e não o da matriz, se forem diferentes.",
            en: "For the store, give the CNPJ of the branch that sells, not of the head office, where they differ.",
            es: "El CNPJ del comercio es el de la sucursal que vende, y no el de la casa matriz, si son distintos.",
          },
          {
            pt: "Não mande só zeros em um campo fiscal que você não tem: deixe-o fora.",
            en: "Do not send zeros in a fiscal field that you do not have: leave it out.",
            es: "No mande ceros en un campo fiscal que no tiene: déjelo afuera.",
          },
        ],
      },
    ],
    more: ["configuracoes_especiais_gerais", "parametros_adicionais", "inicio_transacao_pagamento"],
  },
  {
    slug: "ponto_flutuante",
    description: {
      pt: "Como a CliSiTef pede um valor com mais de duas casas decimais, e o que acontece se a automação não trata isso.",
      en: "How CliSiTef asks for a value with more than two decimals, and what happens if your software does not handle it.",
      es: "Cómo pide CliSiTef un valor con más de dos decimales, y qué pasa si el sistema de caja no lo maneja.",
    },
    intro: [
      {
        pt: "Valores em reais têm duas casas. Uma quantidade de combustível ou o seu preço por litro pode ter mais, e quantas muda de um campo para outro. A biblioteca avisa antes de pedir, desde que a automação tenha dito que sabe responder.",
        en: "Amounts in reais have two decimals. A quantity of fuel or its price a liter may have more, and how many changes from field to field. The library says so before it asks, as long as your software said that it can answer.",
        es: "Los importes en reales tienen dos decimales. Una cantidad de combustible o su precio por litro puede tener más, y cuántos cambia de un campo a otro. La biblioteca avisa antes de pedir, siempre que el sistema de caja haya dicho que sabe responder.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: call("[TrataPontoFlutuante=1]"),
        parameters: ["TrataPontoFlutuante"],
      },
      {
        anchor: "passos",
        title: titles.steps,
        steps: [
          {
            pt: "Passe `[TrataPontoFlutuante=1]` na [configuração](%configuracao_biblioteca%).",
            en: "Pass `[TrataPontoFlutuante=1]` in the [configuration](%configuracao_biblioteca%).",
            es: "Pase `[TrataPontoFlutuante=1]` en la [configuración](%configuracao_biblioteca%).",
          },
          {
            pt: "No laço, o comando `0` com o campo [`2470`](%tabela_valores_tipocampo#codigo-2470%) traz em `Buffer` quantas casas decimais a próxima coleta usa. Guarde esse número.",
            en: "In the loop, command `0` with field [`2470`](%tabela_valores_tipocampo#codigo-2470%) brings in `Buffer` how many decimals the next collection uses. Keep that number.",
            es: "En el ciclo, el comando `0` con el campo [`2470`](%tabela_valores_tipocampo#codigo-2470%) trae en `Buffer` cuántos decimales usa la próxima captura. Guarde ese número.",
          },
          {
            pt: "A coleta seguinte vem com o comando `30` ou `34`: por exemplo, `30` para um peso com 2 casas e `34` para um total da bomba, em reais, com 3. Formate o valor com aquelas casas: se `Buffer` trouxe `3`, um preço de R$ 5,899 por litro vai como `5,899`.",
            en: "The collection that follows comes with command `30` or `34`: for example, `30` for a weight with 2 decimals and `34` for the total of a fuel pump, in reais, with 3. Format the value with that many decimals: if `Buffer` brought `3`, a price of R$ 5,899 a liter goes as `5,899`.",
            es: "La captura siguiente viene con el comando `30` o `34`: por ejemplo, `30` para un peso con 2 decimales y `34` para un total del surtidor, en reales, con 3. Formatee el valor con esa cantidad de decimales: si `Buffer` trajo `3`, un precio de R$ 5,899 por litro va como `5,899`.",
          },
        ],
      },
      {
        anchor: "sem",
        title: { pt: "Sem o parâmetro", en: "Without the parameter", es: "Sin el parámetro" },
        text: [
          {
            pt: "A biblioteca não pergunta: ela manda mostrar `Ponto Flutuante nao Suportado pelo PDV`. O operador não tem o que fazer; a correção é do programa.",
            en: "The library does not ask: it has your software show `Ponto Flutuante nao Suportado pelo PDV`. The operator can do nothing; the program must be fixed.",
            es: "La biblioteca no pregunta: hace mostrar `Ponto Flutuante nao Suportado pelo PDV`. El operador no puede hacer nada; la corrección es del programa.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Não use o tipo de ponto flutuante da sua linguagem para guardar o valor: `0,1` não tem forma exata nele. Guarde texto ou inteiro.",
            en: "Do not use your language's floating-point type to keep the value: `0,1` has no exact form in it. Keep text or an integer.",
            es: "No use el tipo de punto flotante de su lenguaje para guardar el valor: `0,1` no tiene forma exacta en él. Guarde texto o entero.",
          },
          {
            pt: "O número de casas vale só para a próxima coleta. Volte a duas depois dela.",
            en: "The number of decimals applies to the next collection only. Go back to two afterward.",
            es: "La cantidad de decimales vale solo para la próxima captura. Vuelva a dos después.",
          },
        ],
      },
    ],
    more: [
      "configuracoes_especiais_gerais",
      "continuacao_proc_coleta_interativo",
      "tabela_valores_tipocampo",
    ],
  },
  {
    slug: "parametros_adicionais",
    description: {
      pt: "O que vai em ParamAdic ao iniciar uma transação da CliSiTef: restrições entre colchetes, recursos entre chaves e exemplos.",
      en: "What goes in ParamAdic when a CliSiTef transaction starts: restrictions in brackets, features in braces, and examples.",
      es: "Qué va en ParamAdic al iniciar una transacción de CliSiTef: restricciones entre corchetes, opciones entre llaves y ejemplos.",
    },
    intro: [
      {
        pt: "`ParamAdic` muda uma só transação. Ele leva duas coisas: entre **colchetes**, os códigos de menu que não devem ser oferecidos; entre **chaves**, os recursos que a automação usa ou os dados que ela já tem, cada um nas suas chaves e um logo depois do outro. Vazio, vale o arquivo de configuração.",
        en: "`ParamAdic` changes a single transaction. It takes two things: in **square brackets** the menu codes that must not be offered; in **braces** the features that your software uses or the data it already has, each in braces of its own and one right after another. If it is empty, the configuration file decides.",
        es: "`ParamAdic` cambia una sola transacción. Lleva dos cosas: entre **corchetes**, los códigos de menú que no deben ofrecerse; entre **llaves**, las opciones que usa el sistema de caja o los datos que ya tiene, cada cosa en sus propias llaves y una enseguida de la otra. Vacío, vale el archivo de configuración.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        text: [
          {
            pt: "Só cartões à vista, e a automação trata pagamentos parciais. Escreva os `;` depois do último código, entre as duas partes e dentro da chave como aqui:",
            en: "Single-payment cards only, and your software handles partial payments. Write the `;` after the last code, between the two parts and inside the braces as here:",
            es: "Solo tarjetas en un pago, y el sistema de caja maneja pagos parciales. Escriba los `;` después del último código, entre las dos partes y dentro de la llave como aquí:",
          },
        ],
        code: call("[10;17;18;19;27;28;34;35;];{TrataPagamentoExtendido=1;}"),
      },
      {
        anchor: "recursos",
        title: { pt: "Recursos e dados", en: "Features and data", es: "Opciones y datos" },
        parameters: [
          "CodigoCliente",
          "ExecutaAteLeituraCartao",
          "HabilitaVendaViaCodigoBarras",
          "ItemMenuIdentificado",
          "NumCartaoCripto",
          "ValidadeCartao",
          "RedeDestino",
          "TrataPagamentoExtendido",
          "TrataConsultaSaqueComSaque",
          "ValorIncluiTaxa",
          "TipoDocFiscal",
          "ChaveAcessoDocFiscal",
          "CPFColetado",
          "SPLITPAY",
          "SementeHash",
          "PortaPinPadCB",
          "MKRede",
          "MKRedeDados",
        ],
      },
      {
        anchor: "carteiras",
        title: { pt: "Carteiras e QR Code", en: "Wallets and QR Code", es: "Billeteras y código QR" },
        text: [
          {
            pt: "`M1;M2;...` são os códigos das carteiras: veja [que forma eles têm](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo). Para desenhar o QR Code na sua tela, peça o texto dele:",
            en: "`M1;M2;...` are the codes of the wallets: see [what form they have](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo). To draw the QR Code on your own screen ask for its text:",
            es: "`M1;M2;...` son los códigos de las billeteras: vea [qué forma tienen](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo). Para dibujar el código QR en su propia pantalla, pida su texto:",
          },
        ],
        code: call("{DevolveStringQRCode=1}"),
        parameters: ["DevolveStringQRCode", "CarteirasDigitaisHabilitadas", "RestricoesCarteirasDigitais"],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Restrições da chamada substituem as do arquivo. Se você restringe uma opção, repita também as que o arquivo restringe. Se ele usa `TransacoesHabilitadas`, que lista o que se oferece, ponha entre os colchetes todos os outros códigos: eles listam o que não se oferece.",
            en: "Restrictions in the call replace the file's. If you restrict one option, repeat the ones that the file restricts as well. If it uses `TransacoesHabilitadas`, which lists what is offered, put all the other codes in the brackets: they list what is not offered.",
            es: "Las restricciones de la llamada reemplazan las del archivo. Si restringe una opción, repita también las que restringe el archivo. Si este usa `TransacoesHabilitadas`, que lista lo que se ofrece, ponga entre los corchetes todos los otros códigos: listan lo que no se ofrece.",
          },
          {
            pt: "Só anuncie `ItemMenuIdentificado` e `TrataPagamentoExtendido` se o laço os trata: eles mudam o que chega.",
            en: "Announce `ItemMenuIdentificado` and `TrataPagamentoExtendido` only if your loop handles them: they change what arrives.",
            es: "Anuncie `ItemMenuIdentificado` y `TrataPagamentoExtendido` solo si el ciclo los maneja: cambian lo que llega.",
          },
          {
            pt: "Um parâmetro obrigatório que falta devolve `-10`; um inválido, `-20`.",
            en: "A mandatory parameter that is missing returns `-10`; an invalid one `-20`.",
            es: "Un parámetro obligatorio que falta devuelve `-10`; uno inválido, `-20`.",
          },
        ],
      },
    ],
    more: [
      "inicio_transacao_pagamento",
      "habilitando_desabilitando_formas_pagamento",
      "infos_adicionais_automacao",
      "tabela_codigos_meios_pagamento",
    ],
  },
  {
    slug: "finalizacao_pagamentos_individuais",
    description: {
      pt: "Como confirmar um pagamento e desfazer outro do mesmo documento fiscal na CliSiTef, com NumeroPagamentoCupom.",
      en: "How to confirm one payment and void another of the same fiscal document in CliSiTef, with NumeroPagamentoCupom.",
      es: "Cómo confirmar un pago y deshacer otro del mismo documento fiscal en CliSiTef, con NumeroPagamentoCupom.",
    },
    intro: [
      {
        pt: "Um documento pago com dois cartões tem dois pagamentos, e a [confirmação](%confirmacao_ou_nao_pagamento%) sem parâmetros decide sobre os dois. Para decidir sobre um só, diga qual: o número dele dentro do documento chega no campo [`161`](%tabela_valores_tipocampo#codigo-161%).",
        en: "A document paid with two cards has two payments, and the [confirmation](%confirmacao_ou_nao_pagamento%) without parameters decides about both. To decide about one say which: its number within the document comes in field [`161`](%tabela_valores_tipocampo#codigo-161%).",
        es: "Un documento pagado con dos tarjetas tiene dos pagos, y la [confirmación](%confirmacao_ou_nao_pagamento%) sin parámetros decide sobre los dos. Para decidir sobre uno solo, diga cuál: su número dentro del documento llega en el campo [`161`](%tabela_valores_tipocampo#codigo-161%).",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        text: [
          {
            pt: "Desfaz só o segundo pagamento do documento, porque o campo `161` começa em `0`. `document`, `day` e `time` são os da venda:",
            en: "It voids only the second payment of the document, because field `161` starts at `0`. `document`, `day` and `time` are the sale's:",
            es: "Deshace solo el segundo pago del documento, porque el campo `161` empieza en `0`. `document`, `day` y `time` son los de la venta:",
          },
        ],
        code: {
          language: "c",
          text: 'FinalizaFuncaoSiTefInterativo(0, document, day, time, "{NumeroPagamentoCupom=1}");',
        },
      },
      {
        anchor: "passos",
        title: titles.steps,
        steps: [
          {
            pt: "Em cada venda do documento, guarde o campo `161` que o laço devolveu, junto do NSU do SiTef (campo `133`).",
            en: "In each sale of the document keep field `161` that the loop returned, with the NSU of SiTef (field `133`).",
            es: "En cada venta del documento, guarde el campo `161` que devolvió el ciclo, junto con el NSU de SiTef (campo `133`).",
          },
          {
            pt: "Finalize com `1`, e o número dele, cada pagamento que vale. Um cartão negado não tem o que finalizar.",
            en: "Finalize with `1`, and its number, each payment that counts. A declined card has nothing to finalize.",
            es: "Finalice con `1`, y su número, cada pago que vale. Una tarjeta rechazada no tiene qué finalizar.",
          },
          {
            pt: "Finalize com `0`, e o número dele, cada pagamento aprovado que não vale.",
            en: "Finalize with `0`, and its number, each approved payment that does not count.",
            es: "Finalice con `0`, y su número, cada pago aprobado que no vale.",
          },
          {
            pt: "Confira com [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%), que deve dar `0`.",
            en: "Check with [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%), which must give `0`.",
            es: "Compruebe con [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%), que debe dar `0`.",
          },
        ],
      },
      {
        anchor: "queda-de-energia",
        title: titles.lost,
        text: [
          {
            pt: "Grave as decisões uma a uma antes de chamar. Na volta, a função `130` lista o que ainda espera, com o campo `161` de cada um, e você repete só as chamadas que faltam.",
            en: "Write the decisions down one by one before you call. When power is back, function `130` lists what still waits, with field `161` of each, and you repeat only the calls that are missing.",
            es: "Guarde las decisiones una por una antes de llamar. Al volver, la función `130` lista lo que todavía espera, con el campo `161` de cada uno, y usted repite solo las llamadas que faltan.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "O documento e a data são os mesmos em todas as chamadas. A hora não identifica o pagamento: envie a de cada venda.",
            en: "Document and date are the same in all calls. The time does not identify the payment: send each sale's own.",
            es: "El documento y la fecha son los mismos en todas las llamadas. La hora no identifica el pago: envíe la de cada venta.",
          },
          {
            pt: "Um pagamento já confirmado não se desfaz por aqui: o caminho é o cancelamento.",
            en: "A payment that is confirmed is not voided here: cancel it.",
            es: "Un pago ya confirmado no se deshace por aquí: el camino es la cancelación.",
          },
        ],
      },
    ],
    more: [
      "confirmacao_ou_nao_pagamento",
      "finalizacao_pagamentos_rede",
      "consulta_transac_pend_confirm_terminal",
    ],
  },
  {
    slug: "finalizacao_pagamentos_rede",
    description: {
      pt: "Como confirmar ou desfazer na CliSiTef só os pagamentos de uma rede autorizadora, com RedeConfirmacao.",
      en: "How to confirm or void in CliSiTef only the payments of one authorizing network, with RedeConfirmacao.",
      es: "Cómo confirmar o deshacer en CliSiTef solo los pagos de una red autorizadora, con RedeConfirmacao.",
    },
    intro: [
      {
        pt: "Um documento pode ter pagamentos de redes diferentes: um cartão da loja e um cartão de banco, por exemplo. Com `{RedeConfirmacao=n}`, a [confirmação](%confirmacao_ou_nao_pagamento%) vale só para os da rede dada, e os outros continuam pendentes.",
        en: "A document may have payments of different networks: a store card and a bank card, for example. With `{RedeConfirmacao=n}` the [confirmation](%confirmacao_ou_nao_pagamento%) applies only to payments of the given network, and the others stay pending.",
        es: "Un documento puede tener pagos de redes distintas: una tarjeta del comercio y una de banco, por ejemplo. Con `{RedeConfirmacao=n}`, la [confirmación](%confirmacao_ou_nao_pagamento%) vale solo para los de la red indicada, y los otros siguen pendientes.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        text: [
          {
            pt: "Confirma só os pagamentos da rede `5`, a Redecard. `document`, `day` e `time` são os da venda:",
            en: "It confirms only the payments of network `5`, Redecard. `document`, `day` and `time` are the sale's:",
            es: "Confirma solo los pagos de la red `5`, Redecard. `document`, `day` y `time` son los de la venta:",
          },
        ],
        code: {
          language: "c",
          text: 'FinalizaFuncaoSiTefInterativo(1, document, day, time, "{RedeConfirmacao=5}");',
        },
      },
      {
        anchor: "passos",
        title: titles.steps,
        steps: [
          {
            pt: "Guarde a rede de cada pagamento: ela chega no campo [`131`](%tabela_valores_tipocampo#codigo-131%), e o número é o da [tabela de redes](%codigo_redes_autorizadoras%).",
            en: "Keep the network of each payment: it comes in field [`131`](%tabela_valores_tipocampo#codigo-131%), and the number is listed in the [table of networks](%codigo_redes_autorizadoras%).",
            es: "Guarde la red de cada pago: llega en el campo [`131`](%tabela_valores_tipocampo#codigo-131%), y el número es el de la [tabla de redes](%codigo_redes_autorizadoras%).",
          },
          {
            pt: "Chame `FinalizaFuncaoSiTefInterativo` uma vez por rede, cada uma com a sua decisão.",
            en: "Call `FinalizaFuncaoSiTefInterativo` once for each network, each with its decision.",
            es: "Llame a `FinalizaFuncaoSiTefInterativo` una vez por red, cada una con su decisión.",
          },
          {
            pt: "Pergunte quantas pendências restam no documento com [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%); deve ser `0`.",
            en: "Ask how many are still pending in the document with [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%); it must be `0`.",
            es: "Pregunte cuántas pendientes quedan en el documento con [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%); debe ser `0`.",
          },
        ],
      },
      {
        anchor: "qual",
        title: { pt: "Qual forma usar", en: "Which form to use", es: "Qué forma usar" },
        table: {
          head: [
            {
              pt: "Você quer decidir sobre",
              en: "You want to decide about",
              es: "Usted quiere decidir sobre",
            },
            { pt: "`ParamAdic`", en: "`ParamAdic`", es: "`ParamAdic`" },
          ],
          rows: [
            [
              { pt: "O documento inteiro", en: "The whole document", es: "El documento entero" },
              { pt: "vazio", en: "empty", es: "vacío" },
            ],
            [{ pt: "Um pagamento", en: "One payment", es: "Un pago" }, "`{NumeroPagamentoCupom=n}`"],
            [{ pt: "Uma rede", en: "One network", es: "Una red" }, "`{RedeConfirmacao=n}`"],
          ],
        },
      },
      {
        anchor: "queda-de-energia",
        title: titles.lost,
        text: [
          {
            pt: "Cada rede é uma decisão à parte. Se a energia cai entre duas chamadas, a [consulta de pendências](%consulta_transac_pend_confirm_terminal%) mostra o que falta; as já enviadas não se repetem.",
            en: "Each network is a decision of its own. If power fails between two calls, the [query of what is pending](%consulta_transac_pend_confirm_terminal%) shows what is missing; those already sent are not repeated.",
            es: "Cada red es una decisión aparte. Si se corta la energía entre dos llamadas, la [consulta de pendientes](%consulta_transac_pend_confirm_terminal%) muestra lo que falta; las ya enviadas no se repiten.",
          },
        ],
      },
    ],
    more: [
      "confirmacao_ou_nao_pagamento",
      "finalizacao_pagamentos_individuais",
      "codigo_redes_autorizadoras",
    ],
  },
  {
    slug: "anexar_dados_formas_pagamento_nfpag",
    description: {
      pt: "Como anexar à confirmação da CliSiTef as formas em que o documento foi pago, com o formato NFPAG e um exemplo lido parte a parte.",
      en: "How to attach to CliSiTef's confirmation the ways in which a document was paid, with the NFPAG format and an example read part by part.",
      es: "Cómo adjuntar a la confirmación de CliSiTef las formas en que se pagó el documento, con el formato NFPAG y un ejemplo leído por partes.",
    },
    intro: [
      {
        pt: "Algumas operações, como o pagamento de contas, querem saber com o que o cliente pagou: dinheiro, cheque, cartão. A resposta vai em `ParamAdic` de [`FinalizaFuncaoSiTefInterativo`](%confirmacao_ou_nao_pagamento%), depois de a biblioteca ter dito no laço o que ela aceita.",
        en: "Some operations, such as paying bills, want to know what the customer paid with: cash, check, card. The answer goes in `ParamAdic` of [`FinalizaFuncaoSiTefInterativo`](%confirmacao_ou_nao_pagamento%), after the library said in the loop what it accepts.",
        es: "Algunas operaciones, como el pago de cuentas, quieren saber con qué pagó el cliente: efectivo, cheque, tarjeta. La respuesta va en `ParamAdic` de [`FinalizaFuncaoSiTefInterativo`](%confirmacao_ou_nao_pagamento%), después de que la biblioteca dijo en el ciclo qué acepta.",
      },
    ],
    parts: [
      {
        anchor: "pede",
        title: {
          pt: "O que a biblioteca pede",
          en: "What the library asks for",
          es: "Qué pide la biblioteca",
        },
        table: {
          head: parameterHead,
          rows: [
            [
              "[`730`](%tabela_valores_tipocampo#codigo-730%)",
              {
                pt: "Máximo de formas de pagamento; `0` é sem limite",
                en: "Maximum number of forms of payment; `0` is no limit",
                es: "Máximo de formas de pago; `0` es sin límite",
              },
              { pt: "Limita a sua tela", en: "Limits your screen", es: "Limita su pantalla" },
            ],
            [
              "[`731`](%tabela_valores_tipocampo#codigo-731%)",
              {
                pt: "Um tipo de pagamento aceito; repete-se para cada um",
                en: "A type of payment that is accepted; repeated for each",
                es: "Un tipo de pago aceptado; se repite para cada uno",
              },
              { pt: "`Tipo` de cada item", en: "`Tipo` of each item", es: "`Tipo` de cada ítem" },
            ],
            [
              "[`732`](%tabela_valores_tipocampo#codigo-732%)",
              {
                pt: "Um dado que esse tipo exige; repete-se para cada um",
                en: "A value that this type requires; repeated for each",
                es: "Un dato que exige ese tipo; se repite para cada uno",
              },
              { pt: "`Id` dentro do item", en: "`Id` within the item", es: "`Id` dentro del ítem" },
            ],
          ],
        },
      },
      {
        anchor: "formato",
        title: { pt: "Formato", en: "Format", es: "Formato" },
        text: [
          {
            pt: "Cada forma é `Tipo:Valor`, ou `Tipo:Valor:Id1:Dado1-Id2:Dado2`. O valor tem dois decimais e não leva vírgula: `3000` é R$ 30,00.",
            en: "Each form is `Tipo:Valor`, or `Tipo:Valor:Id1:Dado1-Id2:Dado2`. The amount has two decimals and no comma: `3000` is R$ 30.00.",
            es: "Cada forma es `Tipo:Valor`, o `Tipo:Valor:Id1:Dado1-Id2:Dado2`. El importe tiene dos decimales y no lleva coma: `3000` es R$ 30,00.",
          },
          {
            pt: "Abaixo, `F1` a `Fn` são as formas. Antes de enviar o parâmetro, pergunte ao suporte o que é `X`.",
            en: "Below, `F1` to `Fn` are the forms. Before you send the parameter, ask support what `X` is.",
            es: "Abajo, `F1` a `Fn` son las formas. Antes de enviar el parámetro, pregunte a soporte qué es `X`.",
          },
        ],
        code: call("{NumeroPagamentoNFPAG=X}{NFPAG=F1;F2;...;Fn;}"),
      },
      {
        anchor: "exemplo",
        title: titles.example,
        text: [
          {
            pt: "R$ 30,00 em dinheiro e R$ 20,00 no débito, com rede, NSU do host, data e código do comércio. É o último parâmetro de `FinalizaFuncaoSiTefInterativo`, com `1` no primeiro:",
            en: "R$ 30.00 in cash and R$ 20.00 by debit, with network, host NSU, date and merchant code. It is the last parameter of `FinalizaFuncaoSiTefInterativo`, with `1` in the first:",
            es: "R$ 30,00 en efectivo y R$ 20,00 con débito, con red, NSU del host, fecha y código del comercio. Es el último parámetro de `FinalizaFuncaoSiTefInterativo`, con `1` en el primero:",
          },
        ],
        code: call("{NFPAG=00:3000;02:2000:03:5-07:987654321-08:20052024-09:000000000000099;}"),
        table: {
          head: [
            { pt: "Parte", en: "Part", es: "Parte" },
            { pt: "O que é", en: "What it is", es: "Qué es" },
          ],
          rows: [
            ["`00:3000`", { pt: "Dinheiro, R$ 30,00", en: "Cash, R$ 30.00", es: "Efectivo, R$ 30,00" }],
            ["`02:2000`", { pt: "Débito, R$ 20,00", en: "Debit, R$ 20.00", es: "Débito, R$ 20,00" }],
            [
              "`03:5`",
              {
                pt: "Rede de destino, do campo `131`",
                en: "Destination network, of field `131`",
                es: "Red de destino, del campo `131`",
              },
            ],
            [
              "`07:987654321`",
              {
                pt: "NSU do host, do campo `134`",
                en: "Host NSU, of field `134`",
                es: "NSU del host, del campo `134`",
              },
            ],
            [
              "`08:20052024`",
              {
                pt: "Data, `DDMMAAAA`, do campo `105`",
                en: "Date, `DDMMAAAA`, of field `105`",
                es: "Fecha, `DDMMAAAA`, del campo `105`",
              },
            ],
            [
              "`09:000000000000099`",
              {
                pt: "Código do comércio, do campo `157`",
                en: "Merchant code, of field `157`",
                es: "Código del comercio, del campo `157`",
              },
            ],
          ],
        },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "A soma das formas é sua: a automação precisa fazer com que bata com o total.",
            en: "The sum of the forms is yours: your software must make it match the total.",
            es: "La suma de las formas es suya: el sistema de caja debe lograr que coincida con el total.",
          },
          {
            pt: "A data aqui é `DDMMAAAA`, ao contrário da data fiscal das chamadas.",
            en: "The date is `DDMMAAAA` here, unlike the fiscal date of the calls.",
            es: "La fecha aquí es `DDMMAAAA`, al revés que la fecha fiscal de las llamadas.",
          },
          {
            pt: "Com NFPAG, todos os pagamentos do documento são confirmados juntos, ou nenhum.",
            en: "With NFPAG all payments of the document are confirmed together, or none.",
            es: "Con NFPAG, todos los pagos del documento se confirman juntos, o ninguno.",
          },
          {
            pt: "Grave o texto de `NFPAG` em disco com a decisão, antes de chamar: se a energia cair, a finalização feita ao religar deve levá-lo outra vez, e a [consulta de pendências](%consulta_transac_pend_confirm_terminal%) não o devolve.",
            en: "Write the text of `NFPAG` to disk with the decision, before you call: if power fails, the finalization made on start should carry it again, and the [query of what is pending](%consulta_transac_pend_confirm_terminal%) does not return it.",
            es: "Guarde en disco el texto de `NFPAG` con la decisión, antes de llamar: si se corta la energía, la finalización hecha al volver a encender debe llevarlo otra vez, y la [consulta de pendientes](%consulta_transac_pend_confirm_terminal%) no lo devuelve.",
          },
        ],
      },
    ],
    more: ["confirmacao_ou_nao_pagamento", "correspondente_bancario_pag_contas", "tabela_valores_tipocampo"],
  },
  {
    slug: "consulta_transac_pend_confirm_terminal",
    description: {
      pt: "O que fazer quando o caixa liga: consultar as vendas pendentes do terminal na CliSiTef (função 130) e decidir sobre cada uma.",
      en: "What to do when the POS starts: query the pending sales of the terminal in CliSiTef (function 130) and decide about each.",
      es: "Qué hacer al encender la caja: consultar las ventas pendientes de la terminal en CliSiTef (función 130) y decidir sobre cada una.",
    },
    intro: [
      {
        pt: "Uma venda aprovada e não finalizada fica pendente, e não se desfaz sozinha: ela espera a sua decisão. Ao ligar, antes da primeira venda, chame a função `130`. Ela ignora o documento fiscal e lista tudo o que o terminal deixou.",
        en: "A sale that is approved and not finalized stays pending, and is not voided by itself: it waits for your decision. When the POS starts, before the first sale, call function `130`. It ignores the fiscal document and lists everything that the terminal left.",
        es: "Una venta aprobada y no finalizada queda pendiente, y no se deshace sola: espera su decisión. Al encender la caja, antes de la primera venta, llame a la función `130`. Ignora el documento fiscal y lista todo lo que dejó la terminal.",
      },
    ],
    parts: [
      {
        anchor: "campos",
        title: { pt: "O que o laço devolve", en: "What the loop returns", es: "Qué devuelve el ciclo" },
        text: [
          {
            pt: "Primeiro o `210`, com a quantidade; depois, um bloco com os outros campos para cada pendência.",
            en: "First `210`, with the number; then one block with the other fields for each pending sale.",
            es: "Primero el `210`, con la cantidad; después, un bloque con los otros campos para cada pendiente.",
          },
        ],
        table: {
          head: parameterHead,
          rows: [
            [
              "[`210`](%tabela_valores_tipocampo#codigo-210%)",
              { pt: "Quantidade total", en: "Total number", es: "Cantidad total" },
              {
                pt: "Saber quantos blocos vêm",
                en: "Know how many blocks come",
                es: "Saber cuántos bloques vienen",
              },
            ],
            [
              "[`160`](%tabela_valores_tipocampo#codigo-160%)",
              { pt: "Documento fiscal", en: "Fiscal document", es: "Documento fiscal" },
              { pt: "Chave, com a data", en: "Key, with the date", es: "Clave, con la fecha" },
            ],
            [
              "[`161`](%tabela_valores_tipocampo#codigo-161%)",
              {
                pt: "Número do pagamento no documento",
                en: "Number of the payment in the document",
                es: "Número del pago en el documento",
              },
              { pt: "Decidir sobre um só", en: "Decide about one only", es: "Decidir sobre uno solo" },
            ],
            [
              "[`163`](%tabela_valores_tipocampo#codigo-163%)",
              { pt: "Data fiscal", en: "Fiscal date", es: "Fecha fiscal" },
              { pt: "Chave, com o documento", en: "Key, with the document", es: "Clave, con el documento" },
            ],
            [
              "[`164`](%tabela_valores_tipocampo#codigo-164%)",
              { pt: "Hora fiscal", en: "Fiscal time", es: "Hora fiscal" },
              { pt: "Mostrar ao operador", en: "Show to the operator", es: "Mostrar al operador" },
            ],
            [
              "[`211`](%tabela_valores_tipocampo#codigo-211%)",
              {
                pt: "Função com que foi iniciada",
                en: "Function it was started with",
                es: "Función con que se inició",
              },
              {
                pt: "Saber se era venda ou cancelamento",
                en: "Know whether it was a sale or a cancellation",
                es: "Saber si era una venta o una anulación",
              },
            ],
            [
              "[`1319`](%tabela_valores_tipocampo#codigo-1319%)",
              {
                pt: "Valor da transação original",
                en: "Amount of the original transaction",
                es: "Importe de la transacción original",
              },
              {
                pt: "Comparar com o seu registro",
                en: "Compare with your record",
                es: "Comparar con su registro",
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
            pt: "Configure a biblioteca e inicie a função `130`.",
            en: "Configure the library and start function `130`.",
            es: "Configure la biblioteca e inicie la función `130`.",
          },
          {
            pt: "Siga no [laço](%continuacao_proc_coleta_interativo%) até ele devolver `0` e junte os campos de cada bloco, como na [sequência de exemplo](%continuacao_proc_coleta_interativo#sequencias%). Se ele acaba com outro valor, nada foi resolvido: corrija a causa e consulte de novo antes de vender.",
            en: "Stay in the [loop](%continuacao_proc_coleta_interativo%) until it returns `0` and gather the fields of each block, as in the [sample sequence](%continuacao_proc_coleta_interativo#sequencias%). If it ends with another value, nothing is settled: fix the cause and query again before you sell.",
            es: "Siga en el [ciclo](%continuacao_proc_coleta_interativo%) hasta que devuelva `0` y junte los campos de cada bloque, como en la [secuencia de ejemplo](%continuacao_proc_coleta_interativo#sequencias%). Si termina con otro valor, no se resolvió nada: corrija la causa y consulte de nuevo antes de vender.",
          },
          {
            pt: "Procure cada documento no seu registro. Comprovante impresso e mercadoria entregue: [finalize](%confirmacao_ou_nao_pagamento%) com `1`. Senão, com `0`.",
            en: "Look each document up in your record. Receipt printed and goods handed over: [finalize](%confirmacao_ou_nao_pagamento%) with `1`. Otherwise with `0`.",
            es: "Busque cada documento en su registro. Comprobante impreso y mercadería entregada: [finalice](%confirmacao_ou_nao_pagamento%) con `1`. Si no, con `0`.",
          },
          {
            pt: "Chame a função `130` outra vez: agora o `210` deve ser `0`.",
            en: "Call function `130` again: `210` must be `0` now.",
            es: "Llame a la función `130` otra vez: ahora el `210` debe ser `0`.",
          },
        ],
        code: {
          language: "mermaid",
          text: {
            pt: `sequenceDiagram
    participant A as Automação
    participant B as CliSiTef
    participant S as SiTef
    Note over A: a energia volta
    A->>B: função 130
    B-->>A: 210, depois um bloco por pendência
    alt mercadoria entregue
        A->>B: finaliza com 1
    else não entregue
        A->>B: finaliza com 0
    end
    B->>S: confirmação ou desfazimento`,
            en: `sequenceDiagram
    participant A as POS software
    participant B as CliSiTef
    participant S as SiTef
    Note over A: power is back
    A->>B: function 130
    B-->>A: 210, then one block per pending sale
    alt goods handed over
        A->>B: finalize with 1
    else not handed over
        A->>B: finalize with 0
    end
    B->>S: confirmation or void`,
            es: `sequenceDiagram
    participant A as Sistema de caja
    participant B as CliSiTef
    participant S as SiTef
    Note over A: vuelve la energía
    A->>B: función 130
    B-->>A: 210, después un bloque por pendiente
    alt mercadería entregada
        A->>B: finaliza con 1
    else no entregada
        A->>B: finaliza con 0
    end
    B->>S: confirmación o anulación`,
          },
        },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "As funções `130` e `131` existem desde a versão 6.1.114.40 r1. Antes dela, um documento novo apagava os dados do anterior: ao ligar, pergunte pelo último documento gravado com [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%).",
            en: "Functions `130` and `131` are there since version 6.1.114.40 r1. Before it, a new document erased the data of the one before: at start, ask about the last document on disk with [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%).",
            es: "Las funciones `130` y `131` existen desde la versión 6.1.114.40 r1. Antes, un documento nuevo borraba los datos del anterior: al arrancar, pregunte por el último documento guardado con [`ObtemQuantidadeTransacoesPendentes`](%consulta_pendentes_documento_fiscal%).",
          },
          {
            pt: "Um cancelamento também pode estar pendente: o campo `211` traz a função dele. Finalize-o com `1` se o comprovante do cancelamento saiu; com `0`, a venda original continua valendo.",
            en: "A cancellation may be pending as well: field `211` brings its function. Finalize it with `1` if the receipt of the cancellation came out; with `0` the original sale still counts.",
            es: "Una anulación también puede estar pendiente: el campo `211` trae su función. Finalícela con `1` si salió el comprobante de la anulación; con `0`, la venta original sigue valiendo.",
          },
          {
            pt: "Não decida pelo valor: dois clientes podem ter pago o mesmo. A chave é documento e data.",
            en: "Do not decide by amount: two customers may have paid the same. The key is document and date.",
            es: "No decida por el importe: dos clientes pueden haber pagado lo mismo. La clave es documento y fecha.",
          },
          {
            pt: "Se o mesmo terminal se conecta em outro caixa, o servidor derruba o primeiro, e uma venda dele que já estava pendente vira `Canc.PDV`. Só essa o servidor resolve sozinho.",
            en: "If the same terminal connects from another POS, the server drops the first, and a sale of it that was already pending becomes `Canc.PDV`. Only that one the server settles by itself.",
            es: "Si la misma terminal se conecta desde otra caja, el servidor corta la primera, y una venta de ella que ya estaba pendiente pasa a `Canc.PDV`. Solo esa la resuelve el servidor por sí mismo.",
          },
          {
            pt: "Não pergunte ao operador o que o seu registro já sabe. Pergunte só quando o registro se perdeu.",
            en: "Do not ask the operator what your record knows already. Ask only where the record is lost.",
            es: "No le pregunte al operador lo que su registro ya sabe. Pregunte solo cuando el registro se perdió.",
          },
        ],
      },
    ],
    more: [
      "consulta_pendentes_documento_fiscal",
      "confirmacao_ou_nao_pagamento",
      "arquivos_controle",
      "enviando_mensagens_pendentes",
    ],
  },
];
