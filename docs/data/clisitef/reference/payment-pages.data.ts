import { type ReferencePage, titles } from "./reference-page.ts";

const ini = (text: string) => ({ language: "ini" as const, text });
const call = (text: string) => ({ language: "text" as const, text });

/** Which payments are offered, and what a store may change of them. */
export const paymentPages: readonly ReferencePage[] = [
  {
    slug: "novo_valor_compra",
    description: {
      pt: "Como deixar o cliente pagar um valor diferente do que a automação informou, com o campo 154 da CliSiTef.",
      en: "How to let the customer pay an amount other than the one your software gave, with field 154 of CliSiTef.",
      es: "Cómo permitir que el cliente pague un importe distinto del que envió el sistema de caja, con el campo 154 de CliSiTef.",
    },
    intro: [
      {
        pt: "Com `PermiteAlterarValorPagamento=1`, a biblioteca pede, no laço, um novo valor. Serve, por exemplo, para pagar parte em um cartão e parte em outro.",
        en: "With `PermiteAlterarValorPagamento=1` the library asks for a new amount in the loop. Use it, for example, to pay part with one card and part with another.",
        es: "Con `PermiteAlterarValorPagamento=1`, la biblioteca pide, en el ciclo, un nuevo importe. Sirve, por ejemplo, para pagar parte con una tarjeta y parte con otra.",
      },
    ],
    parts: [
      { anchor: "exemplo", title: titles.example, code: ini("[Geral]\nPermiteAlterarValorPagamento=1") },
      { anchor: "chaves", title: titles.keys, settings: ["Geral.PermiteAlterarValorPagamento"] },
      {
        anchor: "passos",
        title: titles.steps,
        steps: [
          {
            pt: "Inicie a venda com o valor que falta pagar.",
            en: "Start the sale with the amount still to be paid.",
            es: "Inicie la venta con el importe que falta pagar.",
          },
          {
            pt: "No laço, a coleta de valor traz o campo [`154`](%tabela_valores_tipocampo#codigo-154%). Devolva em `Buffer` o novo valor, com vírgula e dois decimais, e guarde-o: é o valor desta venda.",
            en: "In the loop, the collection of an amount brings field [`154`](%tabela_valores_tipocampo#codigo-154%). Give the new amount back in `Buffer`, with a comma and two decimals, and keep it: it is the amount of this sale.",
            es: "En el ciclo, la captura de importe trae el campo [`154`](%tabela_valores_tipocampo#codigo-154%). Devuelva en `Buffer` el nuevo importe, con coma y dos decimales, y guárdelo: es el importe de esta venta.",
          },
          {
            pt: "Some o que foi pago e inicie outra venda, no mesmo documento fiscal, com o que resta.",
            en: "Add up what was paid and start another sale, in the same fiscal document, with what is left.",
            es: "Sume lo pagado e inicie otra venta, en el mismo documento fiscal, con lo que resta.",
          },
          {
            pt: "[Finalize](%confirmacao_ou_nao_pagamento%) uma vez, com `1`, quando o documento estiver pago por inteiro.",
            en: "[Finalize](%confirmacao_ou_nao_pagamento%) once, with `1`, when the document is paid in full.",
            es: "[Finalice](%confirmacao_ou_nao_pagamento%) una vez, con `1`, cuando el documento esté pagado por completo.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Não dê baixa pelo valor com que a venda começou: use a resposta ao campo `154` e confira-a com o comprovante, no campo `121`.",
            en: "Do not close the bill by the amount that the sale began with: use the answer to field `154`, and check it against the receipt in field `121`.",
            es: "No cierre la cuenta con el importe con que empezó la venta: use la respuesta al campo `154` y compárela con el comprobante, en el campo `121`.",
          },
          {
            pt: "Se um dos pagamentos falha e o cliente desiste, finalize com `0`: todos os do documento são desfeitos.",
            en: "If one of the payments fails and the customer gives up, finalize with `0`: all of the document are voided.",
            es: "Si uno de los pagos falla y el cliente desiste, finalice con `0`: se deshacen todos los del documento.",
          },
          {
            pt: "Se a energia cair entre dois pagamentos, os aprovados esperam na [consulta de pendências](%consulta_transac_pend_confirm_terminal%). Para continuar a venda, guarde em disco o valor de cada um: é ele que diz o que resta.",
            en: "If power fails between two payments, the approved ones wait in the [query of what is pending](%consulta_transac_pend_confirm_terminal%). To go on with the sale, keep the amount of each on disk: it says what is left to pay.",
            es: "Si se corta la energía entre dos pagos, los aprobados esperan en la [consulta de pendientes](%consulta_transac_pend_confirm_terminal%). Para seguir con la venta, guarde en disco el importe de cada uno: dice cuánto queda por pagar.",
          },
          {
            pt: "Para redes que aprovam só parte do valor, o recurso é outro: `{TrataPagamentoExtendido=1}`, nos [parâmetros adicionais](%parametros_adicionais%).",
            en: "For networks that approve part of the amount there is another feature: `{TrataPagamentoExtendido=1}`, in the [additional parameters](%parametros_adicionais%).",
            es: "Para redes que aprueban solo una parte del importe, la opción es otra: `{TrataPagamentoExtendido=1}`, en los [parámetros adicionales](%parametros_adicionais%).",
          },
        ],
      },
    ],
    more: ["confirmacao_ou_nao_pagamento", "finalizacao_pagamentos_individuais", "parametros_adicionais"],
  },
  {
    slug: "habilitando_desabilitando_formas_pagamento",
    description: {
      pt: "Como escolher as formas de pagamento que a CliSiTef oferece, no arquivo ou em cada chamada, e qual das duas vale.",
      en: "How to choose the payment methods that CliSiTef offers, in the file or in each call, and which of the two wins.",
      es: "Cómo elegir las formas de pago que ofrece CliSiTef, en el archivo o en cada llamada, y cuál de las dos vale.",
    },
    intro: [
      {
        pt: "Cada opção dos menus tem um [código](%tabela_codigos_meios_pagamento%). No arquivo você diz o que a loja aceita; na chamada, o que não cabe nesta venda. Se a chamada traz restrições, as do arquivo são ignoradas: elas não se somam.",
        en: "Every option of the menus has a [code](%tabela_codigos_meios_pagamento%). In the file you say what the store accepts; in the call, what does not fit this sale. If the call brings restrictions, the file's are ignored: they do not add up.",
        es: "Cada opción de los menús tiene un [código](%tabela_codigos_meios_pagamento%). En el archivo usted dice qué acepta el comercio; en la llamada, qué no cabe en esta venta. Si la llamada trae restricciones, las del archivo se ignoran: no se suman.",
      },
    ],
    parts: [
      {
        anchor: "arquivo",
        title: { pt: "No arquivo", en: "In the file", es: "En el archivo" },
        code: ini("; só débito à vista e crédito à vista\n[Geral]\nTransacoesHabilitadas=16;26"),
        settings: [
          "Geral.TransacoesHabilitadas",
          "Geral.TransacoesDesabilitadas",
          "Geral.TransacoesAdicionaisHabilitadas",
        ],
      },
      {
        anchor: "chamada",
        title: { pt: "Na chamada", en: "In the call", es: "En la llamada" },
        text: [
          {
            pt: "Liste em `ParamAdic`, entre colchetes, o que **não** deve aparecer. Este exemplo só deixa os cartões à vista e diz que a automação trata pagamentos parciais:",
            en: "List in `ParamAdic`, in square brackets, what must **not** appear. This example leaves only single-payment cards and says that your software handles partial payments:",
            es: "Liste en `ParamAdic`, entre corchetes, lo que **no** debe aparecer. Este ejemplo solo deja las tarjetas en un pago y dice que el sistema de caja maneja pagos parciales:",
          },
        ],
        code: call("[10;17;18;19;27;28;34;35;];{TrataPagamentoExtendido=1;}"),
      },
      {
        anchor: "ordem",
        title: { pt: "Qual vale", en: "Which one wins", es: "Cuál vale" },
        steps: [
          {
            pt: "As restrições da chamada, se houver alguma.",
            en: "The restrictions of the call, if there are any.",
            es: "Las restricciones de la llamada, si hay alguna.",
          },
          {
            pt: "Senão, as chaves do arquivo.",
            en: "Otherwise the keys of the file.",
            es: "Si no, las claves del archivo.",
          },
          {
            pt: "Senão, o padrão da biblioteca, em que [algumas opções](%habilitacao_transacoes_adicionais%) vêm desligadas.",
            en: "Otherwise the library's default, in which [some options](%habilitacao_transacoes_adicionais%) are off.",
            es: "Si no, el valor predeterminado de la biblioteca, en el que [algunas opciones](%habilitacao_transacoes_adicionais%) vienen desactivadas.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "`26` é crédito à vista, `27` parcelado pela loja e `28` pela administradora.",
            en: "`26` is credit in a single payment, `27` in installments by the merchant and `28` by the issuer.",
            es: "`26` es crédito en un pago, `27` en cuotas del comercio y `28` en cuotas del emisor.",
          },
          {
            pt: "Se só uma opção sobra, o menu pode não aparecer, e isso não é um erro.",
            en: "If a single option is left, the menu may not appear, and that is no error.",
            es: "Si solo queda una opción, el menú puede no aparecer, y eso no es un error.",
          },
        ],
      },
    ],
    more: ["tabela_codigos_meios_pagamento", "habilitacao_transacoes_adicionais", "parametros_adicionais"],
  },
  {
    slug: "habilitacao_transacoes_adicionais",
    description: {
      pt: "As transações que a CliSiTef traz desligadas, como débito digitado e correspondente bancário, e como ligá-las.",
      en: "The transactions that CliSiTef has off by default, such as typed debit and banking correspondent, and how to turn them on.",
      es: "Las transacciones que CliSiTef trae desactivadas, como débito ingresado a mano y corresponsal bancario, y cómo activarlas.",
    },
    intro: [
      {
        pt: "Algumas opções vêm desligadas. Ponha os códigos das que a loja usa em `TransacoesAdicionaisHabilitadas`, separados por ponto e vírgula; as outras opções continuam como estavam.",
        en: "Some options are off by default. Put the codes of those that the store uses in `TransacoesAdicionaisHabilitadas`, separated by semicolons; the other options stay as they were.",
        es: "Algunas opciones vienen desactivadas. Ponga los códigos de las que usa el comercio en `TransacoesAdicionaisHabilitadas`, separados por punto y coma; las otras opciones siguen como estaban.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini("[Geral]\nTransacoesAdicionaisHabilitadas=20;48"),
      },
      { anchor: "chaves", title: titles.keys, settings: ["Geral.TransacoesAdicionaisHabilitadas"] },
      {
        anchor: "desligadas",
        title: { pt: "O que vem desligado", en: "What is off by default", es: "Qué viene desactivado" },
        text: [
          {
            pt: "Entre parênteses está o código que tem esse nome na [tabela de meios de pagamento e menus](%tabela_codigos_meios_pagamento%). O exemplo liga a refeição eletrônica e a Paggo. Os códigos das opções de carteira digital estão nos [menus de carteiras](../../clisitef-carteiras-digitais/tabela_codigos_menus_carteiras.mdx).",
            en: "In parentheses is the code of that name in the [table of payment methods and menus](%tabela_codigos_meios_pagamento%). The example turns the electronic meal card and Paggo on. The codes of the digital wallet options are among the [wallet menu codes](../../clisitef-carteiras-digitais/tabela_codigos_menus_carteiras.mdx).",
            es: "Entre paréntesis está el código que tiene ese nombre en la [tabla de medios de pago y menús](%tabela_codigos_meios_pagamento%). El ejemplo activa la tarjeta electrónica de comidas y Paggo. Los códigos de las opciones de billetera digital están en los [menús de billeteras](../../clisitef-carteiras-digitais/tabela_codigos_menus_carteiras.mdx).",
          },
        ],
        list: [
          {
            pt: "**Cartões:** débito digitado (`42`), cartão combustível (`3020`), cartão-presente (`3026`), refeição eletrônica (`20`; na Visanet, `3014`), Paggo (`48`) e opção administrativa da Redecard (`3027`).",
            en: "**Cards:** typed debit (`42`), fuel card (`3020`), gift card (`3026`), electronic meal card (`20`; with Visanet, `3014`), Paggo (`48`) and the administrative option of Redecard (`3027`).",
            es: "**Tarjetas:** débito ingresado a mano (`42`), tarjeta de combustible (`3020`), tarjeta de regalo (`3026`), tarjeta electrónica de comidas (`20`; en Visanet, `3014`), Paggo (`48`) y opción administrativa de Redecard (`3027`).",
          },
          {
            pt: "**Correspondente bancário:** o próprio (`3204`), e dele o extrato, o saldo (`74`), o saque (`75`) e o depósito (`77`), com os estornos dos dois últimos (`76` e `78`). A tabela tem vários extratos (`3043`, `3363`, `3364` e `3365`): pergunte ao suporte qual deles ligar.",
            en: "**Banking correspondent:** the correspondent itself (`3204`), and its statement, balance (`74`), withdrawal (`75`) and deposit (`77`), with the reversals of the last two (`76` and `78`). The table has several statements (`3043`, `3363`, `3364` and `3365`): ask support which of them to turn on.",
            es: "**Corresponsal bancario:** el propio corresponsal (`3204`), y de él el extracto, el saldo (`74`), el retiro (`75`) y el depósito (`77`), con las reversiones de los dos últimos (`76` y `78`). La tabla tiene varios extractos (`3043`, `3363`, `3364` y `3365`): pregunte a soporte cuál de ellos activar.",
          },
          {
            pt: "**Recargas:** celular paga com cartão de débito (`62`) ou de crédito (`63`), Bradesco (`3005`) e Corban SE (`3046`).",
            en: "**Top-ups:** mobile paid by debit card (`62`) or credit card (`63`), Bradesco (`3005`) and Corban SE (`3046`).",
            es: "**Recargas:** celular pagada con tarjeta de débito (`62`) o de crédito (`63`), Bradesco (`3005`) y Corban SE (`3046`).",
          },
          {
            pt: "**Tributos e benefícios:** DARF (`3057`) e o seu estorno (`3061`), GPS (`3058`) e o seu estorno (`3062`), pagamento de benefício (`53`) e o seu estorno (`54`).",
            en: "**Taxes and benefits:** DARF (`3057`) and its reversal (`3061`), GPS (`3058`) and its reversal (`3062`), payment of a benefit (`53`) and its reversal (`54`).",
            es: "**Tributos y beneficios:** DARF (`3057`) y su reversión (`3061`), GPS (`3058`) y su reversión (`3062`), pago de beneficio (`53`) y su reversión (`54`).",
          },
          {
            pt: "**Outras:** empréstimo pré-aprovado (`3063`), abertura de conta (`3066`), troco premiado (`3008`), vale-gás (`3015`) e vouchers do leitor SmartNet (`23`).",
            en: "**Others:** pre-approved loan (`3063`), opening of an account (`3066`), prize change (`3008`), gas voucher (`3015`) and vouchers of the SmartNet reader (`23`).",
            es: "**Otras:** préstamo preaprobado (`3063`), apertura de cuenta (`3066`), vuelto premiado (`3008`), vale gas (`3015`) y vouchers del lector SmartNet (`23`).",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Ligar uma opção não a contrata: sem habilitação no SiTef, ela aparece e a venda não passa.",
            en: "Turning an option on is no contract: if SiTef does not allow it, the option appears and the sale does not go through.",
            es: "Activar una opción no la contrata: sin habilitación en SiTef, aparece y la venta no pasa.",
          },
          {
            pt: "`TransacoesHabilitadas` é uma lista fechada: se você a usa, inclua nela também as adicionais.",
            en: "`TransacoesHabilitadas` is a closed list: if you use it, put the additional ones in it as well.",
            es: "`TransacoesHabilitadas` es una lista cerrada: si la usa, incluya en ella también las adicionales.",
          },
        ],
      },
    ],
    more: [
      "habilitando_desabilitando_formas_pagamento",
      "habilitacao_transacoes_redes_especificas",
      "tabela_codigos_meios_pagamento",
    ],
  },
  {
    slug: "habilitacao_transacoes_redes_especificas",
    description: {
      pt: "As redes que a CliSiTef traz desligadas e a chave HabilitaRede que liga cada uma no arquivo de configuração.",
      en: "The networks that CliSiTef has off by default and the HabilitaRede key that turns each on in the configuration file.",
      es: "Las redes que CliSiTef trae desactivadas y la clave HabilitaRede que activa cada una en el archivo de configuración.",
    },
    intro: [
      {
        pt: "As redes de uso geral vêm ligadas. As desta lista servem a poucas lojas e vêm desligadas; ligue só as que a loja tem em contrato, e que o SiTef também tem habilitadas. A chave é `HabilitaRede` seguida do nome, sem espaço.",
        en: "Networks of general use are on. The ones on this list serve few stores and are off; turn on only those that the store has a contract with and that are enabled in SiTef too. The key is `HabilitaRede` followed by the name, without a space.",
        es: "Las redes de uso general vienen activadas. Las de esta lista sirven a pocos comercios y vienen desactivadas; active solo las que el comercio tiene en contrato y que SiTef también tiene habilitadas. La clave es `HabilitaRede` seguida del nombre, sin espacio.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini("[Redes]\nHabilitaRedeEdenred=1\nHabilitaRedeTricard=1"),
      },
      { anchor: "chaves", title: titles.keys, settings: ["Redes.HabilitaRede<nome>"] },
      {
        anchor: "redes",
        title: {
          pt: "Redes que vêm desligadas",
          en: "Networks that are off",
          es: "Redes que vienen desactivadas",
        },
        text: [
          {
            pt: "Os nomes estão como completam a chave:",
            en: "The names are as they complete the key:",
            es: "Los nombres están como completan la clave:",
          },
        ],
        code: call(`ACSP, Algorix, Avista, BancoIbi, BancoMercantil, BancoPanamericano, BancoProvincial,
BOD, BODDebito, BrazilianCard, CdlPoa, CentralCard, CheckCheck, Cisa, Citibank, ClubCard,
CompreMax, Condor, ConsorcioVenezuela, ConsultaValePapel, CooperCred, CredMais, CTF,
DDTotal, Dotz, Edenred, Ediguay, Eletrozema, EMS, Fidelize, Formosa, FoxWinCards, Givex,
Hiperlife, HotCard, ICards, InfoCard, InComm, JGV, MAR, Mettacard, Neus, Oboe, Omnion,
Orbitall, Parati, Platco, PortalCard, Qualicard, Repom, SigaCred, SisCred, Softway,
SpcBrasil, SQCF, Starfiche, Sysdata, Telecheque, Teledata, TopCard, Total, Tricard,
UpSight, UseCred, Validata, Wappa`),
      },
      {
        anchor: "conferir",
        title: { pt: "Como conferir", en: "How to check", es: "Cómo comprobar" },
        steps: [
          {
            pt: "Reinicie a automação e abra o menu de pagamento com a função `0`.",
            en: "Restart your software and open the payment menu with function `0`.",
            es: "Reinicie el sistema de caja y abra el menú de pago con la función `0`.",
          },
          {
            pt: "Faça uma venda com um cartão de teste da rede e veja o número dela no campo [`131`](%tabela_valores_tipocampo#codigo-131%).",
            en: "Make a sale with a test card of the network and see its number in field [`131`](%tabela_valores_tipocampo#codigo-131%).",
            es: "Haga una venta con una tarjeta de prueba de la red y vea su número en el campo [`131`](%tabela_valores_tipocampo#codigo-131%).",
          },
          {
            pt: "Compare o número com a [tabela de redes](%codigo_redes_autorizadoras%).",
            en: "Compare the number with the [table of networks](%codigo_redes_autorizadoras%).",
            es: "Compare el número con la [tabla de redes](%codigo_redes_autorizadoras%).",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Se a sua rede não está aqui e não aparece no menu, o que falta é a habilitação no servidor SiTef: fale com o suporte.",
            en: "If your network is not here and does not appear, what is missing is its activation at the server: talk to support.",
            es: "Si su red no está aquí y no aparece, lo que falta es la habilitación en el servidor: hable con soporte.",
          },
        ],
      },
    ],
    more: ["habilitacao_transacoes_adicionais", "codigo_redes_autorizadoras", "transacoes_cartao_sem_bin"],
  },
  {
    slug: "habilitacao_configuracoes_especiais_transacao",
    description: {
      pt: "Chaves do arquivo da CliSiTef que valem para um só tipo de transação: contas, recarga, carteiras e combustível.",
      en: "Keys of the CliSiTef file that apply to one kind of transaction only: bills, top-up, wallets and fuel.",
      es: "Claves del archivo de CliSiTef que valen para un solo tipo de transacción: cuentas, recarga, billeteras y combustible.",
    },
    intro: [
      {
        pt: "Alguns produtos têm a sua própria seção no arquivo. O que elas mudam vale para toda transação daquele tipo; para uma só, use os [parâmetros adicionais](%parametros_adicionais%) da chamada.",
        en: "Some products have a section of their own in the file. What these change applies to every transaction of that kind; for a single one use the [additional parameters](%parametros_adicionais%) of the call.",
        es: "Algunos productos tienen su propia sección en el archivo. Lo que cambian vale para toda transacción de ese tipo; para una sola, use los [parámetros adicionales](%parametros_adicionais%) de la llamada.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini(`[PagamentoContas]
HabilitaPagamentoContas=1

[CarteirasDigitais]
HabilitaLeituraQRCode=1
PriorizaListaFixa=60110024

[CartaoCombustivel]
ColetaDadosProdutoSeparadamente=1`),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: [
          "PagamentoContas.HabilitaPagamentoContas",
          "RecargaCelular.HabilitaRecargaMulticoncessionaria",
          "PagamentoFaturaGenerico.HabilitaColetaFormaPagSenff",
          "CarteirasDigitais.Restricoes",
          "CarteirasDigitais.HabilitaLeituraQRCode",
          "CarteirasDigitais.PriorizaListaFixa",
          "CartaoCombustivel.ColetaDadosProdutoSeparadamente",
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "No arquivo, use os nomes das seções em português, e não `FuelCard` e `DigitalWallets`.",
            en: "In the file use the Portuguese names of the sections, not `FuelCard` and `DigitalWallets`.",
            es: "En el archivo, use los nombres de las secciones en portugués, y no `FuelCard` ni `DigitalWallets`.",
          },
          {
            pt: "Nas listas de carteiras vão os códigos de [carteiras suportadas](../../clisitef-carteiras-digitais/tabela_carteiras.mdx). `60110024` é o Pix, com 8 dígitos; em `CarteirasDigitaisHabilitadas` vão 12, `027160110024`, os mesmos 8 depois de `0271`. Antes de escrever `Restricoes`, veja as [formas do código](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo).",
            en: "The lists of wallets take the codes of [supported wallets](../../clisitef-carteiras-digitais/tabela_carteiras.mdx). `60110024` is Pix, with 8 digits; `CarteirasDigitaisHabilitadas` takes 12, `027160110024`, the same 8 after `0271`. Before you write `Restricoes`, see the [forms of the code](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo).",
            es: "En las listas de billeteras van los códigos de [billeteras soportadas](../../clisitef-carteiras-digitais/tabela_carteiras.mdx). `60110024` es Pix, con 8 dígitos; en `CarteirasDigitaisHabilitadas` van 12, `027160110024`, los mismos 8 después de `0271`. Antes de escribir `Restricoes`, vea las [formas del código](../../clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais.mdx#codigo).",
          },
          {
            pt: "Só diga que há um leitor de QR Code se ele lê da tela de um celular, e não só códigos impressos.",
            en: "Say that there is a QR Code reader only if it reads from the screen of a phone, and not just printed codes.",
            es: "Diga que hay un lector de código QR solo si lee de la pantalla de un celular, y no únicamente códigos impresos.",
          },
        ],
      },
    ],
    more: [
      "parametros_adicionais",
      "correspondente_bancario_pag_contas",
      "arquivo_configuracoes_clisitef_ini",
    ],
  },
  {
    slug: "transacoes_cartao_sem_bin",
    description: {
      pt: "Como vender com a CliSiTef com cartões que não têm BIN: o nome no menu, a rede e as formas de entrada.",
      en: "How to sell with CliSiTef with cards that have no BIN: the name in the menu, the network and the ways of entry.",
      es: "Cómo vender con CliSiTef con tarjetas que no tienen BIN: el nombre en el menú, la red y las formas de entrada.",
    },
    intro: [
      {
        pt: "O BIN, o começo do número do cartão, diz a que rede ele pertence. Cartões de convênio e de loja podem não ter um, e a biblioteca não sabe a quem perguntar. Então o operador escolhe o cartão em um menu que você define, com até cinco entradas por tipo.",
        en: "The BIN, the beginning of a card number, says which network it belongs to. Corporate and store cards may have none, and the library does not know whom to ask. So the operator chooses the card in a menu that you define, with up to five entries of each kind.",
        es: "El BIN, el comienzo del número de la tarjeta, dice a qué red pertenece. Las tarjetas de convenio y de comercio pueden no tenerlo, y la biblioteca no sabe a quién consultar. Entonces el operador elige la tarjeta en un menú que usted define, con hasta cinco entradas por tipo.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini(`[Debito]
Texto1=Convenio da loja
Rede1=97
HabilitaDigitado1=1
HabilitaMagnetico1=1`),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        text: [
          {
            pt: "`N` vai de 1 a 5. As seções são `Debito`, `Credito`, `CartaoCombustivel`, `CartaoGift`, `SaqueCredito` e `SaqueDebito`.",
            en: "`N` goes from 1 to 5. The sections are `Debito`, `Credito`, `CartaoCombustivel`, `CartaoGift`, `SaqueCredito` and `SaqueDebito`.",
            es: "`N` va de 1 a 5. Las secciones son `Debito`, `Credito`, `CartaoCombustivel`, `CartaoGift`, `SaqueCredito` y `SaqueDebito`.",
          },
        ],
        settings: [
          "Debito|Credito|CartaoCombustivel|CartaoGift|SaqueCredito|SaqueDebito.TextoN / RedeN",
          "Debito|Credito|CartaoCombustivel|CartaoGift|SaqueCredito|SaqueDebito.HabilitaDigitadoN / HabilitaMagneticoN / HabilitaCodBarN / HabilitaCodUnitarioGiftN / HabilitaEgiftDigitadoGiftN",
          "Credito.TransacoesAdicionaisN",
        ],
      },
      {
        anchor: "redes",
        title: { pt: "Redes sem BIN", en: "Networks without BIN", es: "Redes sin BIN" },
        table: {
          head: [
            { pt: "Código", en: "Code", es: "Código" },
            { pt: "Rede", en: "Network", es: "Red" },
          ],
          rows: [
            [
              "`21`",
              {
                pt: "VeroPay (débito digitado Vero)",
                en: "VeroPay (Vero typed debit)",
                es: "VeroPay (débito Vero ingresado a mano)",
              },
            ],
            ["`97`", "Cartesys"],
            ["`172`", "SomarCard"],
            ["`178`", "StarFiche"],
            ["`196`", "Libercard"],
            ["`205`", "GoldenFarma"],
            ["`263`", "FitCard"],
          ],
        },
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Se a sua tela já sabe a rede, pule o menu: `{RedeDestino=0097}` na chamada força a rede, com quatro dígitos.",
            en: "If your screen knows the network already, skip the menu: `{RedeDestino=0097}` in the call forces the network, four digits.",
            es: "Si su pantalla ya sabe la red, saltee el menú: `{RedeDestino=0097}` en la llamada fuerza la red, con cuatro dígitos.",
          },
          {
            pt: "Ligue só a entrada que o cartão tem. Uma entrada digitada a mais é um caminho a mais para fraude.",
            en: "Turn on only the way of entry that the card has. Typing, where it is not needed, is one more opening for fraud.",
            es: "Active solo la entrada que tiene la tarjeta. Una entrada manual de más es un camino más para el fraude.",
          },
          {
            pt: "Nas formas de entrada, `1` aceita e `0` recusa. Escreva também as que não aceita.",
            en: "In the ways of entry `1` accepts and `0` refuses. Write those that you do not accept as well.",
            es: "En las formas de entrada, `1` acepta y `0` rechaza. Escriba también las que no acepta.",
          },
        ],
      },
    ],
    more: ["codigo_redes_autorizadoras", "parametros_adicionais", "habilitacao_transacoes_redes_especificas"],
  },
  {
    slug: "credito_parcelado_pagamento_vinculado",
    description: {
      pt: "Como permitir parcelas, da loja ou da administradora, em um pagamento vinculado a outra operação na CliSiTef.",
      en: "How to allow installments, by merchant or issuer, in a payment linked to another operation in CliSiTef.",
      es: "Cómo permitir cuotas, del comercio o del emisor, en un pago vinculado a otra operación en CliSiTef.",
    },
    intro: [
      {
        pt: "Um pagamento vinculado paga, no mesmo fluxo, outra operação da própria biblioteca, como a ativação de um cartão gift. Duas chaves dizem em quais funções esse pagamento pode ser parcelado e por quem.",
        en: "A linked payment pays, in the same flow, for another operation of the library itself, such as the activation of a gift card. Two keys say in which functions that payment may be in installments, and by whom.",
        es: "Un pago vinculado paga, en el mismo flujo, otra operación de la propia biblioteca, como la activación de una tarjeta gift. Dos claves dicen en qué funciones ese pago puede ir en cuotas y de quién.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        text: [
          {
            pt: "Parcelas da loja na função [`265`](%tabela_codigos_funcoes#codigo-265%), ativação gift com pagamento vinculado:",
            en: "Installments by the merchant in function [`265`](%tabela_codigos_funcoes#codigo-265%), gift activation with a linked payment:",
            es: "Cuotas del comercio en la función [`265`](%tabela_codigos_funcoes#codigo-265%), activación gift con pago vinculado:",
          },
        ],
        code: ini("[Geral]\nModalidadesPermitePagVinculadoCredParcLoja=265"),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: [
          "Geral.ModalidadesPermitePagVinculadoCredParcLoja",
          "Geral.ModalidadesPermitePagVinculadoCredParcAdm",
        ],
      },
      {
        anchor: "quem",
        title: { pt: "Quem parcela", en: "Who grants the installments", es: "Quién da las cuotas" },
        list: [
          {
            pt: "**Loja:** sem juros para o cliente.",
            en: "**Merchant:** without interest for the customer.",
            es: "**Comercio:** sin interés para el cliente.",
          },
          {
            pt: "**Administradora:** com juros dela; confirme-os com a adquirente.",
            en: "**Issuer:** with its interest; confirm it with the acquirer.",
            es: "**Emisor:** con su interés; confírmelo con la adquirente.",
          },
          {
            pt: "Sem o código da função na chave, o menu desse pagamento não oferece parcelas.",
            en: "Without the code of the function in the key, the menu of that payment offers no installments.",
            es: "Sin el código de la función en la clave, el menú de ese pago no ofrece cuotas.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "As chaves levam códigos de [função](%tabela_codigos_funcoes%), e não de menu.",
            en: "The keys take codes of [functions](%tabela_codigos_funcoes%), not of menus.",
            es: "Las claves llevan códigos de [función](%tabela_codigos_funcoes%), no de menú.",
          },
          {
            pt: "Siga o retorno do laço e não entregue nada antes do `0`.",
            en: "Follow what the loop returns and hand over nothing before the `0`.",
            es: "Siga el retorno del ciclo y no entregue nada antes del `0`.",
          },
        ],
      },
    ],
    more: [
      "tabela_codigos_funcoes",
      "habilitando_desabilitando_formas_pagamento",
      "correspondente_bancario_pag_contas",
    ],
  },
  {
    slug: "campo_codigo_autorizacao_estendido",
    description: {
      pt: "Como receber no campo 135 da CliSiTef um código de autorização mais longo que o usual, e o que conferir antes.",
      en: "How to receive an authorization code longer than usual in field 135 of CliSiTef, and what to check first.",
      es: "Cómo recibir en el campo 135 de CliSiTef un código de autorización más largo que el habitual, y qué revisar antes.",
    },
    intro: [
      {
        pt: "O código de autorização das transações de crédito chega no campo [`135`](%tabela_valores_tipocampo#codigo-135%), com até 15 posições. Algumas autorizadoras, como o Pix e o Mercado Pago, podem responder com um código maior: com a chave abaixo ele chega, com até 99.",
        en: "The authorization code of credit transactions comes in field [`135`](%tabela_valores_tipocampo#codigo-135%), up to 15 positions. Some authorizers, such as Pix and Mercado Pago, may answer with a longer one: with the key below it comes, up to 99.",
        es: "El código de autorización de las transacciones de crédito llega en el campo [`135`](%tabela_valores_tipocampo#codigo-135%), con hasta 15 posiciones. Algunas autorizadoras, como Pix y Mercado Pago, pueden responder con uno más largo: con la clave de abajo llega, con hasta 99.",
      },
    ],
    parts: [
      {
        anchor: "exemplo",
        title: titles.example,
        code: ini("[Geral]\nPermiteDevolucaoCodigoAutorizacaoEstendido=1"),
      },
      {
        anchor: "chaves",
        title: titles.keys,
        settings: ["Geral.PermiteDevolucaoCodigoAutorizacaoEstendido"],
      },
      {
        anchor: "antes",
        title: { pt: "Antes de ligar", en: "Before you turn it on", es: "Antes de activarla" },
        steps: [
          {
            pt: "Aumente para 99 posições o campo no seu banco de dados: guarde o texto como veio, sem preencher nem cortar.",
            en: "Widen the column in your database to 99 positions: keep the text as it came, neither padded nor cut.",
            es: "Amplíe a 99 posiciones el campo en su base de datos: guarde el texto como vino, sin rellenar ni cortar.",
          },
          {
            pt: "Confira o documento fiscal e a conciliação, que podem ter o seu próprio limite.",
            en: "Check the fiscal document and the reconciliation, which may have limits of their own.",
            es: "Revise el documento fiscal y la conciliación, que pueden tener su propio límite.",
          },
          {
            pt: "Faça uma venda no crédito e compare o campo `135` com o comprovante do campo `121`.",
            en: "Make a credit sale and compare field `135` with the receipt of field `121`.",
            es: "Haga una venta a crédito y compare el campo `135` con el comprobante del campo `121`.",
          },
        ],
      },
      {
        anchor: "cuidados",
        title: titles.cautions,
        list: [
          {
            pt: "Não use o código de autorização como chave da venda: ele não é único. Guarde também a data e o NSU.",
            en: "Do not use the authorization code as the key of the sale: it is not unique. Keep the date and the NSU as well.",
            es: "No use el código de autorización como clave de la venta: no es único. Guarde también la fecha y el NSU.",
          },
        ],
      },
    ],
    more: ["tabela_valores_tipocampo", "arquivo_configuracoes_clisitef_ini"],
  },
];
