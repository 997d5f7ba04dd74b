import type { Localized } from "@portal/shared/locales.ts";

/** What the configuration or the start of a transaction takes besides its own parameters. */
export interface AdditionalParameter {
  readonly name: string;
  /** As it is written, without the brackets of the place it goes to. */
  readonly form: string;
  readonly goesTo: "configuration" | "transaction";
  readonly since?: string;
  readonly meaning: Localized;
}

export const additionalParameters = [
  {
    name: "MultiplosCupons",
    form: "MultiplosCupons=1",
    goesTo: "configuration",
    meaning: {
      pt: "A automação pode receber vários comprovantes em uma transação: o da recarga de celular ou do pagamento de contas vem separado do do cartão",
      en: "Your software can take several receipts in one transaction: the receipt of a mobile top-up or a bill comes apart from the card receipt",
      es: "El sistema de caja puede recibir varios comprobantes en una transacción: el de la recarga de celular o del pago de cuentas llega separado del de la tarjeta",
    },
  },
  {
    name: "PortaPinPad",
    form: "PortaPinPad=porta",
    goesTo: "configuration",
    meaning: {
      pt: "Porta do pinpad compartilhado, no lugar da do arquivo",
      en: "Port of the shared pinpad, in place of the file's",
      es: "Puerto del pinpad compartido, en lugar del que está en el archivo",
    },
  },
  {
    name: "LojaECF",
    form: "LojaECF=...",
    goesTo: "configuration",
    meaning: {
      pt: "Número fiscal da loja, até 20 caracteres",
      en: "Fiscal number of the store, up to 20 characters",
      es: "Número fiscal del comercio, hasta 20 caracteres",
    },
  },
  {
    name: "CaixaECF",
    form: "CaixaECF=...",
    goesTo: "configuration",
    meaning: {
      pt: "Número fiscal do caixa, até 20 caracteres",
      en: "Fiscal number of the POS, up to 20 characters",
      es: "Número fiscal de la caja, hasta 20 caracteres",
    },
  },
  {
    name: "NumeroSerieECF",
    form: "NumeroSerieECF=...",
    goesTo: "configuration",
    meaning: {
      pt: "Número de série da impressora fiscal, até 20 caracteres",
      en: "Serial number of the fiscal printer, up to 20 characters",
      es: "Número de serie de la impresora fiscal, hasta 20 caracteres",
    },
  },
  {
    name: "ParmsClient",
    form: "ParmsClient=1=...;2=...",
    goesTo: "configuration",
    meaning: {
      pt: "Quem é quem: `1` CNPJ da loja, `2` CNPJ de quem desenvolve a automação, `3` CPF da loja, `4` CNPJ do facilitador (Van), só com números. `3` e `4` existem desde 2018-06-15. Não serve para a subadquirência, que vai em `DadosSubAdquirencia`",
      en: "Who is who: `1` CNPJ of the store, `2` CNPJ of the developer of the software, `3` CPF of the store, `4` CNPJ of the facilitator (Van), digits only. `3` and `4` exist since 2018-06-15. Do not use it for sub-acquiring, which goes in `DadosSubAdquirencia`",
      es: "Quién es quién: `1` CNPJ del comercio, `2` CNPJ de quien desarrolla el sistema de caja, `3` CPF del comercio, `4` CNPJ del facilitador (Van), solo con números. `3` y `4` existen desde el 2018-06-15. No sirve para la subadquirencia, que va en `DadosSubAdquirencia`",
    },
  },
  {
    name: "TrataPontoFlutuante",
    form: "TrataPontoFlutuante=1",
    goesTo: "configuration",
    meaning: {
      pt: "A automação trata campos com ponto flutuante",
      en: "Your software handles fields with a floating point",
      es: "El sistema de caja maneja campos con punto flotante",
    },
  },
  {
    name: "CodigoCliente",
    form: "CodigoCliente=...",
    goesTo: "transaction",
    meaning: {
      pt: "Código do cliente que aparece nos relatórios do SiTef Web, até 36 caracteres com o GerPdv 5.0.0.30 ou 6.1.3.30",
      en: "Code of the customer that the reports of SiTef Web show, up to 36 characters with GerPdv 5.0.0.30 or 6.1.3.30",
      es: "Código del cliente que aparece en los informes de SiTef Web, hasta 36 caracteres con GerPdv 5.0.0.30 o 6.1.3.30",
    },
  },
  {
    name: "ExecutaAteLeituraCartao",
    form: "ExecutaAteLeituraCartao=0",
    goesTo: "transaction",
    meaning: {
      pt: "Desliga o padrão, que é, com um arquivo `.cha`, seguir sem servidor até a leitura do cartão",
      en: "Turns off the default, which with a `.cha` file is to go on without a server until the card is read",
      es: "Desactiva el comportamiento predeterminado, que con un archivo `.cha` es seguir sin servidor hasta la lectura de la tarjeta",
    },
  },
  {
    name: "HabilitaVendaViaCodigoBarras",
    form: "HabilitaVendaViaCodigoBarras=1",
    goesTo: "transaction",
    meaning: {
      pt: "Venda a crédito com cartão de código de barras; o menu `3025` também precisa estar ligado",
      en: "Credit sale with a bar-coded card; menu `3025` must be on as well",
      es: "Venta a crédito con tarjeta de código de barras; el menú `3025` también debe estar activado",
    },
  },
  {
    name: "ItemMenuIdentificado",
    form: "ItemMenuIdentificado=1",
    goesTo: "transaction",
    meaning: {
      pt: "A automação trata o comando `42`, de menu identificado",
      en: "Your software handles command `42`, the identified menu",
      es: "El sistema de caja maneja el comando `42`, de menú identificado",
    },
  },
  {
    name: "MKRede",
    form: "MKRede=A,B,C,D",
    goesTo: "transaction",
    meaning: {
      pt: "Só na CliSiTef reduzida da Redecard: índices das chaves DES, 3DES, DUKPT DES e DUKPT 3DES; `-1` é não configurada. Vai sozinho entre chaves",
      en: "Only in the reduced CliSiTef of Redecard: indexes of the keys DES, 3DES, DUKPT DES and DUKPT 3DES; `-1` is not configured. It goes alone in its braces",
      es: "Solo en la CliSiTef reducida de Redecard: índices de las claves DES, 3DES, DUKPT DES y DUKPT 3DES; `-1` es no configurada. Va solo entre llaves",
    },
  },
  {
    name: "MKRedeDados",
    form: "MKRedeDados=A,B,C,D",
    goesTo: "transaction",
    meaning: {
      pt: "O mesmo, para cifrar as trilhas",
      en: "The same, to encrypt the tracks",
      es: "Lo mismo, para cifrar las pistas",
    },
  },
  {
    name: "NumCartaoCripto",
    form: "NumCartaoCripto=...",
    goesTo: "transaction",
    meaning: {
      pt: "Número do cartão já cifrado, que dispensa a digitação; precisa das chaves `.cha`",
      en: "Card number that is already encrypted, so that nobody types it; needs the `.cha` keys",
      es: "Número de tarjeta ya cifrado, que evita ingresarlo; necesita las claves `.cha`",
    },
  },
  {
    name: "RedeDestino",
    form: "RedeDestino=nnnn",
    goesTo: "transaction",
    meaning: {
      pt: "Força a rede, com quatro dígitos; serve aos cartões sem BIN",
      en: "Forces the network, four digits; for cards without BIN",
      es: "Fuerza la red, con cuatro dígitos; sirve para tarjetas sin BIN",
    },
  },
  {
    name: "TrataConsultaSaqueComSaque",
    form: "TrataConsultaSaqueComSaque=1",
    goesTo: "transaction",
    meaning: {
      pt: "Consulta e saque em uma só transação, do Banco Ibi",
      en: "Query and withdrawal in a single transaction, of Banco Ibi",
      es: "Consulta y retiro en una sola transacción, del Banco Ibi",
    },
  },
  {
    name: "TrataPagamentoExtendido",
    form: "TrataPagamentoExtendido=1",
    goesTo: "transaction",
    meaning: {
      pt: "A automação trata pagamentos parciais ou em excesso, nos campos `137` e `138`",
      en: "Your software handles partial and excess payments, in fields `137` and `138`",
      es: "El sistema de caja maneja pagos parciales o en exceso, en los campos `137` y `138`",
    },
  },
  {
    name: "ValidadeCartao",
    form: "ValidadeCartao=AAMM|MMAA",
    goesTo: "transaction",
    meaning: {
      pt: "Validade do cartão, só junto de `NumCartaoCripto`",
      en: "Expiry of the card, only with `NumCartaoCripto`",
      es: "Vencimiento de la tarjeta, solo junto con `NumCartaoCripto`",
    },
  },
  {
    name: "ValorIncluiTaxa",
    form: "ValorIncluiTaxa=1",
    goesTo: "transaction",
    meaning: {
      pt: "O valor da venda já inclui a taxa de embarque ou de serviço",
      en: "The amount of the sale already includes the boarding or service fee",
      es: "El importe de la venta ya incluye la tasa de embarque o de servicio",
    },
  },
  {
    name: "TipoDocFiscal",
    form: "TipoDocFiscal=0|1|2",
    goesTo: "transaction",
    since: "5.0.114.31 r1 / 6.1.114.31 r1",
    meaning: {
      pt: "`0` cupom fiscal antigo, o padrão; `1` NFC-e; `2` CF-e do SAT",
      en: "`0` legacy fiscal receipt, the default; `1` NFC-e; `2` CF-e of SAT",
      es: "`0` documento fiscal antiguo, el valor predeterminado; `1` NFC-e; `2` CF-e del SAT",
    },
  },
  {
    name: "ChaveAcessoDocFiscal",
    form: "ChaveAcessoDocFiscal=...",
    goesTo: "transaction",
    since: "5.0.114.31 r1 / 6.1.114.31 r1",
    meaning: {
      pt: "Chave de acesso de 44 dígitos: obrigatória com `TipoDocFiscal` `1` ou `2`, proibida com `0`",
      en: "Access key of 44 digits: required with `TipoDocFiscal` `1` or `2`, forbidden with `0`",
      es: "Clave de acceso de 44 dígitos: obligatoria con `TipoDocFiscal` `1` o `2`, prohibida con `0`",
    },
  },
  {
    name: "CPFColetado",
    form: "CPFColetado=...",
    goesTo: "transaction",
    since: "6.2.115.31 r4",
    meaning: {
      pt: "CPF já conhecido, com 11 dígitos: dispensa a coleta no pinpad",
      en: "CPF that is already known, 11 digits: spares collecting it on the pinpad",
      es: "CPF ya conocido, con 11 dígitos: evita la captura en el pinpad",
    },
  },
  {
    name: "SPLITPAY",
    form: "SPLITPAY:cnpj=valor|cnpj=valor",
    goesTo: "transaction",
    meaning: {
      pt: "Vendedores secundários de uma venda dividida: CNPJ até 15 dígitos e valor de 12 dígitos com dois decimais, opcional. No máximo cinco empresas; o principal não entra na lista",
      en: "Secondary companies of a sale that is split: CNPJ up to 15 digits and an amount of 12 digits with two decimals, optional. Five companies at most; the main one is not listed",
      es: "Empresas secundarias de una venta dividida: CNPJ hasta 15 dígitos e importe de 12 dígitos con dos decimales, opcional. Como máximo cinco empresas; la principal no entra en la lista",
    },
  },
  {
    name: "SementeHash",
    form: "SementeHash=...",
    goesTo: "transaction",
    meaning: {
      pt: "Semente do hash das leituras seguras, até 64 caracteres",
      en: "Seed of the hash of secure readings, up to 64 characters",
      es: "Semilla del hash de las lecturas seguras, hasta 64 caracteres",
    },
  },
  {
    name: "PortaPinPadCB",
    form: "PortaPinPadCB=porta",
    goesTo: "transaction",
    meaning: {
      pt: "Porta do pinpad que o correspondente bancário usa",
      en: "Port of the pinpad that the banking correspondent uses",
      es: "Puerto del pinpad que usa el corresponsal bancario",
    },
  },
  {
    name: "RestricoesCarteirasDigitais",
    form: "RestricoesCarteirasDigitais=M1;M2;...",
    goesTo: "transaction",
    since: "6.2.115.37.r1",
    meaning: {
      pt: "Esconde do menu, nesta transação, as carteiras com estes códigos",
      en: "Hides from the menu, in this transaction, the wallets with these codes",
      es: "Oculta del menú, en esta transacción, las billeteras con estos códigos",
    },
  },
  {
    name: "CarteirasDigitaisHabilitadas",
    form: "CarteirasDigitaisHabilitadas=M1;M2;...",
    goesTo: "transaction",
    since: "7.0.117.13.r1",
    meaning: {
      pt: "Mostra no menu só as carteiras com estes códigos; vale mais que `RestricoesCarteirasDigitais`",
      en: "Shows in the menu only the wallets with these codes; it wins over `RestricoesCarteirasDigitais`",
      es: "Muestra en el menú solo las billeteras con estos códigos; prevalece sobre `RestricoesCarteirasDigitais`",
    },
  },
  {
    name: "DevolveStringQRCode",
    form: "DevolveStringQRCode=1",
    goesTo: "transaction",
    meaning: {
      pt: "Devolve o texto do QR Code à automação, no campo `584`, em vez de desenhá-lo no pinpad",
      en: "Returns the text of the QR Code to your software, in field `584`, instead of drawing it on the pinpad",
      es: "Devuelve el texto del código QR al sistema de caja, en el campo `584`, en lugar de dibujarlo en el pinpad",
    },
  },
] as const satisfies readonly AdditionalParameter[];

export type AdditionalParameterName = (typeof additionalParameters)[number]["name"];
