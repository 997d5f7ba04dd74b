import type { FieldType } from "../../schema.ts";

export const fieldTypesSale: readonly FieldType[] = [
  {
    code: "500",
    group: "other",
    name: { pt: "Código do supervisor", en: "Supervisor code", es: "Código del supervisor" },
    note: {
      pt: "A automação pode validar o supervisor antes de seguir.",
      en: "Your software may check the supervisor before going on.",
      es: "El sistema de caja puede validar al supervisor antes de seguir.",
    },
  },
  {
    code: "501",
    group: "other",
    name: {
      pt: "Tipo de documento consultado",
      en: "Type of document queried",
      es: "Tipo de documento consultado",
    },
    values: [
      { value: "0", meaning: { pt: "CPF", en: "CPF", es: "CPF" } },
      { value: "1", meaning: { pt: "CNPJ", en: "CNPJ", es: "CNPJ" } },
    ],
    note: {
      pt: "Escolhido antes do número do campo 502.",
      en: "Chosen before the number of field 502.",
      es: "Se elige antes del número del campo 502.",
    },
  },
  {
    code: "502",
    group: "other",
    name: {
      pt: "Número do documento (CPF ou CNPJ)",
      en: "Document number (CPF or CNPJ)",
      es: "Número de documento (CPF o CNPJ)",
    },
    note: {
      pt: "Documento da pessoa ou da empresa, conforme o campo 501.",
      en: "Tax number of the person or company, as told by field 501.",
      es: "Documento de la persona o de la empresa, según el campo 501.",
    },
  },
  {
    code: "504",
    group: "amounts-and-instalments",
    name: { pt: "Taxa de serviço", en: "Service fee", es: "Tasa de servicio" },
    note: {
      pt: "Taxa de serviço ou de embarque, capturada com o comando 34; veja `ValorIncluiTaxa`.",
      en: "Service or boarding fee, captured with command 34; see `ValorIncluiTaxa`.",
      es: "Tasa de servicio o de embarque, capturada con el comando 34; vea `ValorIncluiTaxa`.",
    },
  },
  {
    code: "505",
    group: "amounts-and-instalments",
    name: { pt: "Número de parcelas", en: "Number of installments", es: "Número de cuotas" },
    note: {
      pt: "Pode ser respondido de antemão, se já foi combinado com o cliente.",
      en: "It may be answered beforehand, if it was already agreed with the customer.",
      es: "Puede responderse de antemano, si ya se acordó con el cliente.",
    },
  },
  {
    code: "506",
    group: "amounts-and-instalments",
    name: { pt: "Data do pré-datado", en: "Post-dated payment date", es: "Fecha del pago diferido" },
    note: {
      pt: "Formato `DDMMAAAA`. Data em que um débito pré-datado vence.",
      en: "Format `DDMMYYYY`. Date on which a post-dated debit is due.",
      es: "Formato `DDMMAAAA`. Fecha en que vence un débito diferido.",
    },
  },
  {
    code: "507",
    group: "amounts-and-instalments",
    name: {
      pt: "Primeira parcela à vista",
      en: "First installment paid now",
      es: "Primera cuota al contado",
    },
    values: [
      { value: "0", meaning: { pt: "à vista", en: "paid now", es: "al contado" } },
      { value: "1", meaning: { pt: "a vencer", en: "due later", es: "por vencer" } },
    ],
    note: {
      pt: "Pergunta se a primeira parcela é paga agora.",
      en: "Asks whether the first installment is paid now.",
      es: "Pregunta si la primera cuota se paga ahora.",
    },
  },
  {
    code: "508",
    group: "amounts-and-instalments",
    name: { pt: "Intervalo entre parcelas", en: "Days between installments", es: "Intervalo entre cuotas" },
    note: { pt: "Em dias.", en: "In days.", es: "En días." },
  },
  {
    code: "509",
    group: "amounts-and-instalments",
    name: { pt: "Mês fechado", en: "Closed month flag", es: "Mes cerrado" },
    values: [
      { value: "0", meaning: { pt: "mês fechado", en: "closed month", es: "mes cerrado" } },
      { value: "1", meaning: { pt: "intervalo em dias", en: "interval in days", es: "intervalo en días" } },
    ],
    note: {
      pt: "Pergunta se o plano conta por mês fechado.",
      en: "Asks whether the plan counts by closed month.",
      es: "Pregunta si el plan cuenta por mes cerrado.",
    },
  },
  {
    code: "510",
    group: "amounts-and-instalments",
    name: {
      pt: "Pré-datado com garantia",
      en: "Guaranteed post-dated debit",
      es: "Débito diferido con garantía",
    },
    values: [
      { value: "0", meaning: { pt: "com garantia", en: "guaranteed", es: "con garantía" } },
      { value: "1", meaning: { pt: "sem garantia", en: "not guaranteed", es: "sin garantía" } },
    ],
    note: {
      pt: "Pede débito pré-datado com ou sem a garantia do banco.",
      en: "Asks for post-dated debit with or without the bank's guarantee.",
      es: "Pide débito diferido con o sin la garantía del banco.",
    },
  },
  {
    code: "511",
    group: "amounts-and-instalments",
    name: { pt: "Parcelas do CDC", en: "CDC installments", es: "Cuotas del CDC" },
    note: {
      pt: "Parcelas de uma venda CDC; vem no lugar do 505.",
      en: "Installments of a CDC sale; it comes instead of 505.",
      es: "Cuotas de una venta CDC; viene en lugar del 505.",
    },
  },
  {
    code: "512",
    group: "card-data",
    name: {
      pt: "Número do cartão digitado",
      en: "Typed card number",
      es: "Número de tarjeta ingresado a mano",
    },
    note: {
      pt: "Número digitado pelo operador nas vendas sem o cartão presente.",
      en: "Number typed by the operator in sales without the card present.",
      es: "Número ingresado a mano por el operador en las ventas sin la tarjeta presente.",
    },
  },
  {
    code: "513",
    group: "card-data",
    name: { pt: "Validade do cartão", en: "Card expiry date", es: "Vencimiento de la tarjeta" },
    note: {
      pt: "Pedida junto com um número de cartão digitado.",
      en: "Asked together with a typed card number.",
      es: "Se pide junto con un número de tarjeta ingresado a mano.",
    },
  },
  {
    code: "514",
    group: "card-data",
    name: { pt: "Código de segurança", en: "Card security code", es: "Código de seguridad" },
    note: {
      pt: "Código impresso no cartão; os textos traduzidos aceitam `0` para ausente e `1` para ilegível.",
      en: "Code printed on the card; the translated prompts accept `0` for absent and `1` for unreadable.",
      es: "Código impreso en la tarjeta; los textos traducidos aceptan `0` para ausente y `1` para ilegible.",
    },
  },
  {
    code: "515",
    group: "other",
    name: {
      pt: "Data da transação original",
      en: "Original transaction date",
      es: "Fecha de la transacción original",
    },
    note: {
      pt: "Formato `DDMMAAAA`. Data da venda que será cancelada ou reimpressa.",
      en: "Format `DDMMYYYY`. Date of the sale to be canceled or reprinted.",
      es: "Formato `DDMMAAAA`. Fecha de la venta que se cancelará o reimprimirá.",
    },
  },
  {
    code: "516",
    group: "other",
    name: {
      pt: "Número do documento original",
      en: "Original document number",
      es: "Número del documento original",
    },
    note: {
      pt: "Número do host da venda que será cancelada ou reimpressa; a Cielo usa os seis últimos dígitos.",
      en: "Host number of the sale to be canceled or reprinted; Cielo uses its last six digits.",
      es: "Número del host de la venta que se cancelará o reimprimirá; Cielo usa los seis últimos dígitos.",
    },
  },
  {
    code: "517",
    group: "other",
    name: { pt: "Número do cheque", en: "Check number", es: "Número de cheque" },
    note: { pt: "Lido com o comando 31.", en: "Read with command 31.", es: "Se lee con el comando 31." },
  },
  {
    code: "518",
    group: "other",
    name: { pt: "Código do item", en: "Item code", es: "Código del ítem" },
    note: { pt: "Código do item vendido.", en: "Code of the item sold.", es: "Código del ítem vendido." },
  },
  {
    code: "519",
    group: "other",
    name: { pt: "Código do plano de pagamento", en: "Payment plan code", es: "Código del plan de pago" },
    note: {
      pt: "Código do plano combinado com a autorizadora.",
      en: "Code of the plan agreed with the authorizer.",
      es: "Código del plan acordado con la autorizadora.",
    },
  },
  {
    code: "520",
    group: "other",
    name: {
      pt: "NSU SiTef original (Cisa)",
      en: "Original SiTef NSU (Cisa)",
      es: "NSU SiTef original (Cisa)",
    },
  },
  {
    code: "521",
    group: "other",
    name: {
      pt: "Número do RG",
      en: "Identity card number (RG)",
      es: "Número de documento de identidad (RG)",
    },
    note: {
      pt: "Número da carteira de identidade, nas consultas de cheque.",
      en: "Identity card number, in check queries.",
      es: "Número del documento de identidad, en las consultas de cheque.",
    },
  },
  {
    code: "522",
    group: "other",
    name: { pt: "Número de telefone", en: "Telephone number", es: "Número de teléfono" },
    note: {
      pt: "Telefone pedido nas consultas de cheque.",
      en: "Telephone number asked in check queries.",
      es: "Teléfono que se pide en las consultas de cheque.",
    },
  },
  {
    code: "523",
    group: "other",
    name: { pt: "DDD do telefone", en: "Telephone area code", es: "Código de área del teléfono" },
    note: {
      pt: "Até quatro dígitos. Código de área do telefone do campo 522.",
      en: "Up to four digits. Area code of the telephone in field 522.",
      es: "Hasta cuatro dígitos. Código de área del teléfono del campo 522.",
    },
  },
  {
    code: "524",
    group: "amounts-and-instalments",
    name: {
      pt: "Valor da primeira parcela",
      en: "First installment amount",
      es: "Importe de la primera cuota",
    },
  },
  {
    code: "525",
    group: "amounts-and-instalments",
    name: {
      pt: "Valor das demais parcelas",
      en: "Other installments amount",
      es: "Importe de las demás cuotas",
    },
  },
  {
    code: "526",
    group: "amounts-and-instalments",
    name: { pt: "Quantidade de cheques", en: "Number of checks", es: "Cantidad de cheques" },
  },
  {
    code: "527",
    group: "amounts-and-instalments",
    name: { pt: "Vencimento do cheque", en: "Check due date", es: "Vencimiento del cheque" },
  },
  {
    code: "529",
    group: "other",
    name: {
      pt: "Data de abertura da conta",
      en: "Account opening date",
      es: "Fecha de apertura de la cuenta",
    },
    note: {
      pt: "Formato `MMAAAA`. Quando a conta do cliente no banco foi aberta.",
      en: "Format `MMYYYY`. When the customer's bank account was opened.",
      es: "Formato `MMAAAA`. Cuándo se abrió la cuenta bancaria del cliente.",
    },
  },
  {
    code: "530",
    group: "other",
    name: {
      pt: "Autorização digitada do supervisor",
      en: "Typed supervisor authorization",
      es: "Autorización del supervisor ingresada a mano",
    },
  },
  {
    code: "531",
    group: "other",
    name: {
      pt: "Autorização de supervisor especial",
      en: "Special supervisor authorization",
      es: "Autorización de supervisor especial",
    },
  },
  {
    code: "532",
    group: "amounts-and-instalments",
    name: {
      pt: "Quantidade de parcelas ou cheques",
      en: "Number of installments or checks",
      es: "Cantidad de cuotas o cheques",
    },
    note: {
      pt: "Um só campo para a quantidade de parcelas ou de cheques.",
      en: "One field for the number of installments or of checks.",
      es: "Un solo campo para la cantidad de cuotas o de cheques.",
    },
  },
  {
    code: "533",
    group: "other",
    name: {
      pt: "Dados adicionais da venda",
      en: "Additional sale data",
      es: "Datos adicionales de la venta",
    },
  },
  {
    code: "534",
    group: "other",
    name: { pt: "Emitente do cheque", en: "Check issuer", es: "Emisor del cheque" },
  },
  {
    code: "535",
    group: "other",
    name: { pt: "Documento pago", en: "Document paid", es: "Documento pagado" },
    note: {
      pt: "Documento que a transação pagou.",
      en: "Document that the transaction paid.",
      es: "Documento que pagó la transacción.",
    },
  },
  {
    code: "536",
    group: "credit-bureau",
    name: {
      pt: "Registros da consulta CDL-POA",
      en: "CDL-POA query records",
      es: "Registros de la consulta CDL-POA",
    },
    note: {
      pt: "Registros da consulta de cheque à CDL de Porto Alegre, no layout desse birô.",
      en: "Records of the check query to the CDL of Porto Alegre, in that bureau's layout.",
      es: "Registros de la consulta de cheque a la CDL de Porto Alegre, en el formato de ese buró.",
    },
  },
  {
    code: "537",
    group: "credit-bureau",
    name: {
      pt: "Código de área da praça do cheque",
      en: "Check city area code",
      es: "Código de área de la ciudad del cheque",
    },
  },
  {
    code: "545",
    group: "wallet",
    name: {
      pt: "Tipo de pagamento da carteira digital",
      en: "Wallet payment type",
      es: "Tipo de pago de la billetera",
    },
    note: {
      pt: "Como a carteira cobrou o cliente.",
      en: "How the wallet charged the customer.",
      es: "Cómo cobró la billetera al cliente.",
    },
    values: [
      { value: "01", meaning: { pt: "crédito", en: "credit", es: "crédito" } },
      { value: "02", meaning: { pt: "débito", en: "debit", es: "débito" } },
      { value: "04", meaning: { pt: "pré-pago", en: "prepaid", es: "prepago" } },
      { value: "05", meaning: { pt: "frota", en: "fleet", es: "flota" } },
      { value: "09", meaning: { pt: "não definido", en: "not defined", es: "no definido" } },
    ],
  },
  {
    code: "546",
    group: "wallet",
    name: {
      pt: "Tipo de voucher da carteira digital",
      en: "Wallet voucher type",
      es: "Tipo de voucher de la billetera",
    },
    note: {
      pt: "Tipo do voucher, quando a carteira pagou com um.",
      en: "Kind of voucher, when the wallet paid with one.",
      es: "Tipo de voucher, cuando la billetera pagó con uno.",
    },
    values: [
      { value: "00", meaning: { pt: "não é voucher", en: "not a voucher", es: "no es voucher" } },
      { value: "01", meaning: { pt: "alimentação", en: "food", es: "alimentación" } },
      { value: "02", meaning: { pt: "refeição", en: "meal", es: "comida" } },
      { value: "03", meaning: { pt: "cultura", en: "culture", es: "cultura" } },
      { value: "04", meaning: { pt: "premium", en: "premium", es: "premium" } },
      { value: "05", meaning: { pt: "benefício", en: "benefit", es: "beneficio" } },
      { value: "06", meaning: { pt: "farmácia", en: "pharmacy", es: "farmacia" } },
      { value: "07", meaning: { pt: "vários", en: "several", es: "varios" } },
      { value: "99", meaning: { pt: "outro", en: "other", es: "otro" } },
    ],
  },
  {
    code: "550",
    group: "customer-and-address",
    name: { pt: "Endereço", en: "Street address", es: "Dirección" },
  },
  {
    code: "551",
    group: "customer-and-address",
    name: { pt: "Número do endereço", en: "Street number", es: "Número de la dirección" },
  },
  { code: "552", group: "customer-and-address", name: { pt: "Andar", en: "Floor", es: "Piso" } },
  { code: "553", group: "customer-and-address", name: { pt: "Conjunto", en: "Suite", es: "Departamento" } },
  { code: "554", group: "customer-and-address", name: { pt: "Bloco", en: "Block", es: "Bloque" } },
  { code: "555", group: "customer-and-address", name: { pt: "CEP", en: "Postal code", es: "Código postal" } },
  { code: "556", group: "customer-and-address", name: { pt: "Bairro", en: "District", es: "Barrio" } },
  {
    code: "557",
    group: "customer-and-address",
    name: { pt: "CPF para AVS", en: "CPF for AVS query", es: "CPF para consulta AVS" },
    note: {
      pt: "CPF enviado na consulta AVS, que confere o endereço.",
      en: "CPF sent in the AVS query, which checks the address.",
      es: "CPF enviado en la consulta AVS, que comprueba la dirección.",
    },
  },
  {
    code: "558",
    group: "customer-and-address",
    name: { pt: "Resultado da consulta AVS", en: "AVS query result", es: "Resultado de la consulta AVS" },
  },
  {
    code: "559",
    group: "amounts-and-instalments",
    name: { pt: "Dias do pré-datado", en: "Post-dated days", es: "Días del pago diferido" },
    note: {
      pt: "Dias até o vencimento de um pagamento pré-datado.",
      en: "Days until a post-dated payment is due.",
      es: "Días hasta el vencimiento de un pago diferido.",
    },
  },
  {
    code: "560",
    group: "amounts-and-instalments",
    name: { pt: "Número de ciclos", en: "Number of cycles", es: "Número de ciclos" },
  },
  {
    code: "561",
    group: "ems",
    name: { pt: "Código da ocorrência", en: "Occurrence code", es: "Código de la ocurrencia" },
  },
  {
    code: "562",
    group: "ems",
    name: { pt: "Código da loja (EMS)", en: "Store code (EMS)", es: "Código de comercio (EMS)" },
  },
  {
    code: "563",
    group: "ems",
    name: { pt: "Código do PDV (EMS)", en: "POS code (EMS)", es: "Código del punto de venta (EMS)" },
  },
  {
    code: "564",
    group: "ems",
    name: { pt: "Dados retornados (EMS)", en: "Returned data (EMS)", es: "Datos devueltos (EMS)" },
    note: {
      pt: "Bloco de dados respondido pela E.M.S.",
      en: "Data block answered by E.M.S.",
      es: "Bloque de datos respondido por E.M.S.",
    },
  },
  {
    code: "565",
    group: "ems",
    name: { pt: "Ramal do telefone", en: "Telephone extension", es: "Interno del teléfono" },
  },
  {
    code: "566",
    group: "ems",
    name: {
      pt: "Órgão expedidor do RG",
      en: "Identity card issuing body",
      es: "Órgano emisor del documento",
    },
  },
  {
    code: "567",
    group: "ems",
    name: {
      pt: "Estado emissor do RG",
      en: "Identity card issuing state",
      es: "Estado emisor del documento",
    },
  },
  {
    code: "568",
    group: "ems",
    name: {
      pt: "Data de expedição do RG",
      en: "Identity card issue date",
      es: "Fecha de emisión del documento",
    },
  },
  {
    code: "569",
    group: "ems",
    name: { pt: "Matrícula do operador", en: "Operator registration", es: "Matrícula del operador" },
  },
  {
    code: "570",
    group: "ems",
    name: { pt: "Nome do operador", en: "Operator name", es: "Nombre del operador" },
  },
  {
    code: "571",
    group: "ems",
    name: { pt: "Matrícula do conferente", en: "Checker registration", es: "Matrícula del verificador" },
  },
  {
    code: "572",
    group: "ems",
    name: { pt: "Nome do conferente", en: "Checker name", es: "Nombre del verificador" },
  },
  {
    code: "573",
    group: "ems",
    name: { pt: "Percentual de juros", en: "Interest rate applied", es: "Porcentaje de interés aplicado" },
  },
  {
    code: "574",
    group: "ems",
    name: { pt: "Matrícula do autorizador", en: "Authorizer registration", es: "Matrícula del autorizador" },
  },
  {
    code: "575",
    group: "ems",
    name: {
      pt: "Data do cupom original",
      en: "Original fiscal receipt date",
      es: "Fecha del documento fiscal original",
    },
    note: {
      pt: "Data do cupom da transação original.",
      en: "Receipt date of the original transaction.",
      es: "Fecha del documento fiscal de la transacción original.",
    },
  },
  {
    code: "576",
    group: "ems",
    name: {
      pt: "Hora do cupom original",
      en: "Original fiscal receipt time",
      es: "Hora del documento fiscal original",
    },
    note: {
      pt: "Hora do cupom da transação original.",
      en: "Receipt time of the original transaction.",
      es: "Hora del documento fiscal de la transacción original.",
    },
  },
  {
    code: "577",
    group: "ems",
    name: {
      pt: "Dados do carnê ou código EMS",
      en: "Booklet data or EMS short code",
      es: "Datos del carné o código EMS",
    },
    note: {
      pt: "Dados do carnê ou código curto da E.M.S.",
      en: "Booklet data or the E.M.S. short code.",
      es: "Datos de la libreta o código corto de E.M.S.",
    },
  },
  {
    code: "578",
    group: "ems",
    name: { pt: "Código de milhas 1", en: "Special miles code 1", es: "Código de millas 1" },
  },
  {
    code: "579",
    group: "ems",
    name: { pt: "Valor de milhas 1", en: "Special miles value 1", es: "Valor de millas 1" },
  },
  {
    code: "580",
    group: "ems",
    name: { pt: "Código de milhas 2", en: "Special miles code 2", es: "Código de millas 2" },
  },
  {
    code: "581",
    group: "ems",
    name: { pt: "Valor de milhas 2", en: "Special miles value 2", es: "Valor de millas 2" },
  },
  {
    code: "582",
    group: "ems",
    name: {
      pt: "Tipo do código externo EMS",
      en: "EMS external code type",
      es: "Tipo del código externo EMS",
    },
  },
  {
    code: "583",
    group: "ems",
    name: { pt: "Código externo EMS", en: "EMS external code", es: "Código externo EMS" },
  },
  {
    code: "584",
    group: "wallet",
    name: { pt: "Texto do QR Code", en: "QR Code text", es: "Texto del código QR" },
    note: {
      pt: "Vem com o comando 50 quando `{DevolveStringQRCode=1}` foi enviado. Desenhe o QR Code na tela.",
      en: "Comes with command 50 when `{DevolveStringQRCode=1}` was sent. Draw the QR Code on screen.",
      es: "Viene con el comando 50 cuando se envió `{DevolveStringQRCode=1}`. Dibuje el código QR en pantalla.",
    },
  },
  {
    code: "587",
    group: "mobile-top-up",
    name: {
      pt: "Nome da instituição de celular",
      en: "Mobile top-up institution name",
      es: "Nombre de la institución de celular",
    },
    note: {
      pt: "Código do nome da empresa da recarga, devolvido nas recargas.",
      en: "Code of the name of the top-up company, returned in top-ups.",
      es: "Código del nombre de la empresa de la recarga, devuelto en las recargas.",
    },
  },
  {
    code: "588",
    group: "mobile-top-up",
    name: {
      pt: "Estabelecimento da operadora",
      en: "Mobile operator store code",
      es: "Comercio de la operadora",
    },
    note: {
      pt: "Código da loja na empresa da recarga, devolvido nas recargas.",
      en: "Merchant code at the top-up company, returned in top-ups.",
      es: "Código del comercio en la empresa de la recarga, devuelto en las recargas.",
    },
  },
  {
    code: "589",
    group: "mobile-top-up",
    name: {
      pt: "Código da operadora de celular",
      en: "Mobile operator code",
      es: "Código de la operadora móvil",
    },
    note: {
      pt: "Operadora escolhida para a recarga.",
      en: "Operator chosen for the top-up.",
      es: "Operadora elegida para la recarga.",
    },
  },
  {
    code: "590",
    group: "mobile-top-up",
    name: {
      pt: "Nome da operadora de celular",
      en: "Mobile operator name",
      es: "Nombre de la operadora móvil",
    },
    note: {
      pt: "Nome que acompanha o campo 589.",
      en: "Name that goes with field 589.",
      es: "Nombre que acompaña al campo 589.",
    },
  },
  {
    code: "591",
    group: "mobile-top-up",
    name: {
      pt: "Valor da recarga de celular",
      en: "Mobile top-up amount",
      es: "Importe de la recarga de celular",
    },
    note: {
      pt: "Valor escolhido; os dois últimos dígitos são centavos.",
      en: "Amount that was picked; the last two digits are cents.",
      es: "Importe elegido; los dos últimos dígitos son centavos.",
    },
  },
  {
    code: "592",
    group: "mobile-top-up",
    name: {
      pt: "Número do celular recarregado",
      en: "Mobile number topped up",
      es: "Número de celular recargado",
    },
    note: {
      pt: "Número digitado para a recarga.",
      en: "Number typed for the top-up.",
      es: "Número ingresado para la recarga.",
    },
  },
  {
    code: "593",
    group: "mobile-top-up",
    name: { pt: "Dígitos verificadores", en: "Check digits", es: "Dígitos verificadores" },
  },
  {
    code: "594",
    group: "mobile-top-up",
    name: { pt: "CEP do terminal", en: "Terminal location postal code", es: "Código postal de la terminal" },
    note: {
      pt: "CEP do lugar em que o terminal está.",
      en: "Postal code of the place where the terminal is.",
      es: "Código postal del lugar donde está la terminal.",
    },
  },
  {
    code: "595",
    group: "mobile-top-up",
    name: {
      pt: "NSU SiTef da recarga com cartão (obsoleto)",
      en: "SiTef NSU of card-paid top-up (obsolete)",
      es: "NSU SiTef de la recarga con tarjeta (obsoleto)",
    },
    note: { pt: "Obsoleto.", en: "Obsolete.", es: "Obsoleto." },
  },
  {
    code: "596",
    group: "mobile-top-up",
    name: {
      pt: "NSU host da recarga com cartão (obsoleto)",
      en: "Host NSU of card-paid top-up (obsolete)",
      es: "NSU host de la recarga con tarjeta (obsoleto)",
    },
    note: { pt: "Obsoleto.", en: "Obsolete.", es: "Obsoleto." },
  },
  {
    code: "597",
    group: "mobile-top-up",
    name: {
      pt: "Filial da recarga de celular",
      en: "Mobile top-up branch code",
      es: "Sucursal de la recarga de celular",
    },
    note: {
      pt: "Filial da operadora que recebeu a recarga.",
      en: "Branch of the operator that took the top-up.",
      es: "Sucursal de la operadora que recibió la recarga.",
    },
  },
  {
    code: "599",
    group: "mobile-top-up",
    name: {
      pt: "Rede autorizadora da recarga",
      en: "Mobile top-up authorizing network",
      es: "Red autorizadora de la recarga",
    },
    note: {
      pt: "Rede que autorizou a recarga.",
      en: "Network that authorized the top-up.",
      es: "Red que autorizó la recarga.",
    },
  },
  {
    code: "600",
    group: "bank-correspondent",
    name: {
      pt: "Vencimento do título ou convênio",
      en: "Bill due date",
      es: "Vencimiento del título o convenio",
    },
    note: {
      pt: "Formato `DDMMAAAA`. Repete-se a cada documento de um lote, depois do campo 607.",
      en: "Format `DDMMYYYY`. It repeats for each document of a batch, after field 607.",
      es: "Formato `DDMMAAAA`. Se repite en cada documento de un lote, después del campo 607.",
    },
  },
  {
    code: "601",
    group: "bank-correspondent",
    name: { pt: "Valor pago", en: "Amount paid", es: "Importe pagado" },
    note: {
      pt: "Valor de fato pago; repete-se a cada documento de um lote.",
      en: "Amount really paid; it repeats for each document of a batch.",
      es: "Importe realmente pagado; se repite en cada documento de un lote.",
    },
  },
  {
    code: "602",
    group: "bank-correspondent",
    name: { pt: "Valor original", en: "Original amount", es: "Importe original" },
    note: {
      pt: "Valor de face; repete-se a cada documento de um lote.",
      en: "Face amount; it repeats for each document of a batch.",
      es: "Importe nominal; se repite en cada documento de un lote.",
    },
  },
  {
    code: "603",
    group: "bank-correspondent",
    name: { pt: "Valor do acréscimo", en: "Surcharge amount", es: "Importe del recargo" },
    note: {
      pt: "Encargos acrescentados; repete-se a cada documento de um lote.",
      en: "Added charges; it repeats for each document of a batch.",
      es: "Cargos agregados; se repite en cada documento de un lote.",
    },
  },
  {
    code: "604",
    group: "bank-correspondent",
    name: { pt: "Valor do abatimento", en: "Discount amount", es: "Importe del descuento" },
    note: {
      pt: "Desconto; repete-se a cada documento de um lote.",
      en: "Discount; it repeats for each document of a batch.",
      es: "Descuento; se repite en cada documento de un lote.",
    },
  },
  {
    code: "605",
    group: "bank-correspondent",
    name: { pt: "Data contábil do pagamento", en: "Payment accounting date", es: "Fecha contable del pago" },
    note: {
      pt: "Data contábil em que o pagamento conta.",
      en: "Accounting date on which the payment counts.",
      es: "Fecha contable en la que cuenta el pago.",
    },
  },
  {
    code: "606",
    group: "bank-correspondent",
    name: { pt: "Cedente do título", en: "Bill payee name", es: "Cedente del título" },
    note: {
      pt: "Imprima-o no cheque quando o título for pago com cheque.",
      en: "Print it on the check when the bill is paid by check.",
      es: "Imprímalo en el cheque cuando el título se pague con cheque.",
    },
  },
  {
    code: "607",
    group: "bank-correspondent",
    name: {
      pt: "Índice do documento no lote",
      en: "Document index in the batch",
      es: "Índice del documento en el lote",
    },
    note: {
      pt: "No lote, vem antes dos campos 600 a 604 do documento.",
      en: "In a batch it comes before fields 600 to 604 of the document.",
      es: "En el lote viene antes de los campos 600 a 604 del documento.",
    },
  },
  {
    code: "608",
    group: "bank-correspondent",
    name: {
      pt: "Modalidade usada no correspondente",
      en: "Mode used in the banking correspondent",
      es: "Modalidad usada en el corresponsal",
    },
    note: {
      pt: "Mesmos valores do campo 100.",
      en: "Same values as field 100.",
      es: "Los mismos valores del campo 100.",
    },
  },
  {
    code: "609",
    group: "bank-correspondent",
    name: { pt: "Total dos títulos pagos", en: "Total of bills paid", es: "Total de títulos pagados" },
    note: {
      pt: "Soma dos títulos de fato pagos em um lote.",
      en: "Sum of the bills really paid in a batch.",
      es: "Suma de los títulos realmente pagados en un lote.",
    },
  },
  {
    code: "610",
    group: "bank-correspondent",
    name: {
      pt: "Total dos títulos não pagos",
      en: "Total of bills not paid",
      es: "Total de títulos no pagados",
    },
    note: {
      pt: "Soma dos títulos que um lote deixou sem pagar.",
      en: "Sum of the bills that a batch left unpaid.",
      es: "Suma de los títulos que un lote dejó sin pagar.",
    },
  },
  {
    code: "611",
    group: "bank-correspondent",
    name: {
      pt: "NSU do correspondente bancário",
      en: "Banking correspondent NSU",
      es: "NSU del corresponsal bancario",
    },
    note: {
      pt: "Número sequencial no correspondente bancário.",
      en: "Sequence number at the banking correspondent.",
      es: "Número secuencial en el corresponsal bancario.",
    },
  },
  {
    code: "612",
    group: "bank-correspondent",
    name: { pt: "Tipo do documento pago", en: "Type of document paid", es: "Tipo del documento pagado" },
    values: [
      {
        value: "0",
        meaning: {
          pt: "arrecadação",
          en: "utility bill (arrecadação)",
          es: "cuenta de servicios (arrecadação)",
        },
      },
      { value: "1", meaning: { pt: "título", en: "boleto", es: "boleto" } },
      { value: "2", meaning: { pt: "tributo", en: "tax", es: "tributo" } },
    ],
    note: {
      pt: "Diz o tipo do título antes dos valores dele.",
      en: "Tells the kind of the bill before its amounts.",
      es: "Dice el tipo del título antes de sus importes.",
    },
  },
  {
    code: "613",
    group: "bank-correspondent",
    name: { pt: "Dados do cheque usado", en: "Data of the check used", es: "Datos del cheque usado" },
    note: {
      pt: "Compensação (3), banco (3), agência (4), conta (10) e cheque (6). Cheque que pagou as contas, na ordem da primeira linha impressa, sem os dígitos.",
      en: "Clearing area (3), bank (3), branch (4), account (10) and check (6). Check that paid the bills, in the order of the printed top line, without check digits.",
      es: "Compensación (3), banco (3), agencia (4), cuenta (10) y cheque (6). Cheque que pagó las cuentas, en el orden de la primera línea impresa, sin los dígitos.",
    },
  },
  {
    code: "614",
    group: "bank-correspondent",
    name: { pt: "NSU SiTef do pagamento", en: "SiTef NSU of the payment", es: "NSU SiTef del pago" },
    note: {
      pt: "Número do SiTef da transação de pagamento.",
      en: "SiTef number of the payment transaction.",
      es: "Número de SiTef de la transacción de pago.",
    },
  },
  {
    code: "620",
    group: "bank-correspondent",
    name: {
      pt: "NSU SiTef original (cancelamento)",
      en: "Original SiTef NSU (cancellation)",
      es: "NSU SiTef original (cancelación)",
    },
    note: {
      pt: "Número do SiTef da transação que está sendo cancelada.",
      en: "SiTef number of the transaction that is being canceled.",
      es: "Número de SiTef de la transacción que se está cancelando.",
    },
  },
  {
    code: "621",
    group: "bank-correspondent",
    name: {
      pt: "NSU do correspondente original",
      en: "Original banking correspondent NSU",
      es: "NSU del corresponsal original",
    },
    note: {
      pt: "Número, no correspondente, da transação que está sendo cancelada.",
      en: "Number, at the correspondent, of the transaction that is being canceled.",
      es: "Número, en el corresponsal, de la transacción que se está cancelando.",
    },
  },
  {
    code: "622",
    group: "bank-correspondent",
    name: { pt: "Valor do benefício", en: "Benefit amount", es: "Importe del beneficio" },
  },
  {
    code: "623",
    group: "bank-correspondent",
    name: {
      pt: "Código do rodapé do comprovante",
      en: "Receipt footer code",
      es: "Código del pie del comprobante",
    },
    note: {
      pt: "Código ao pé do comprovante; com ele se reimprime ou cancela.",
      en: "Code at the foot of the receipt; with it one reprints or cancels.",
      es: "Código al pie del comprobante; con él se reimprime o cancela.",
    },
  },
  {
    code: "624",
    group: "bank-correspondent",
    name: { pt: "Código de barras pago", en: "Bar code paid", es: "Código de barras pagado" },
    note: {
      pt: "`0:` e o número digitado ou `1:` e o número lido. Vem uma vez para cada índice de documento (607).",
      en: "`0:` and the number typed or `1:` and the number read. It comes once for each document index (607).",
      es: "`0:` y el número ingresado a mano o `1:` y el número leído. Viene una vez por cada índice de documento (607).",
    },
  },
  {
    code: "625",
    group: "bank-correspondent",
    name: { pt: "Recibo de retirada", en: "Withdrawal slip", es: "Recibo de retiro" },
  },
  {
    code: "626",
    group: "bank-correspondent",
    name: { pt: "Número do banco", en: "Bank number", es: "Número de banco" },
    note: { pt: "Banco da conta usada.", en: "Bank of the account used.", es: "Banco de la cuenta usada." },
  },
  {
    code: "627",
    group: "bank-correspondent",
    name: { pt: "Agência", en: "Branch", es: "Agencia" },
    note: {
      pt: "Agência da conta usada.",
      en: "Branch of the account used.",
      es: "Agencia de la cuenta usada.",
    },
  },
  {
    code: "628",
    group: "bank-correspondent",
    name: { pt: "Dígito da agência", en: "Branch check digit", es: "Dígito de la agencia" },
  },
  { code: "629", group: "bank-correspondent", name: { pt: "Conta", en: "Account", es: "Cuenta" } },
  {
    code: "630",
    group: "bank-correspondent",
    name: { pt: "Dígito da conta", en: "Account check digit", es: "Dígito de la cuenta" },
  },
  {
    code: "631",
    group: "bank-correspondent",
    name: { pt: "Valor em dinheiro", en: "Cash amount", es: "Importe en efectivo" },
  },
  {
    code: "632",
    group: "bank-correspondent",
    name: { pt: "Valor em cheque", en: "Check amount", es: "Importe en cheque" },
  },
  {
    code: "633",
    group: "bank-correspondent",
    name: { pt: "Nome do depositante", en: "Depositor name", es: "Nombre del depositante" },
  },
  {
    code: "634",
    group: "bank-correspondent",
    name: {
      pt: "Documento original do correspondente",
      en: "Original correspondent document",
      es: "Documento original del corresponsal",
    },
  },
  {
    code: "635",
    group: "bank-correspondent",
    name: {
      pt: "Chave do usuário no banco",
      en: "User key with the bank",
      es: "Clave del usuario en el banco",
    },
    note: {
      pt: "Chave com que o usuário fala com o banco.",
      en: "Key with which the user talks to the bank.",
      es: "Clave con la que el usuario habla con el banco.",
    },
  },
  {
    code: "636",
    group: "bank-correspondent",
    name: {
      pt: "Sequencial da chave no banco",
      en: "Bank key sequence number",
      es: "Secuencial de la clave en el banco",
    },
    note: {
      pt: "Número sequencial, único, da chave do usuário no banco.",
      en: "Unique sequence number of the user key at the bank.",
      es: "Número secuencial, único, de la clave del usuario en el banco.",
    },
  },
  {
    code: "637",
    group: "bank-correspondent",
    name: {
      pt: "Agência de relacionamento da loja",
      en: "Store relationship branch",
      es: "Agencia de relación del comercio",
    },
    note: {
      pt: "Agência a que pertence a loja do correspondente.",
      en: "Branch to which the correspondent's store belongs.",
      es: "Agencia a la que pertenece el comercio del corresponsal.",
    },
  },
  {
    code: "638",
    group: "bank-correspondent",
    name: {
      pt: "Número do cheque (CB)",
      en: "Check number (banking correspondent)",
      es: "Número de cheque (CB)",
    },
  },
  {
    code: "639",
    group: "bank-correspondent",
    name: { pt: "Número da fatura", en: "Invoice number", es: "Número de factura" },
  },
  {
    code: "640",
    group: "bank-correspondent",
    name: { pt: "Número do convênio", en: "Agreement number", es: "Número de convenio" },
  },
  {
    code: "641",
    group: "bank-correspondent",
    name: { pt: "Data inicial do extrato", en: "Statement start date", es: "Fecha inicial del extracto" },
    note: {
      pt: "Formato `DDMMAAAA`. Primeiro dia do extrato.",
      en: "Format `DDMMYYYY`. First day of the statement.",
      es: "Formato `DDMMAAAA`. Primer día del extracto.",
    },
  },
  {
    code: "642",
    group: "bank-correspondent",
    name: { pt: "Data final do extrato", en: "Statement end date", es: "Fecha final del extracto" },
    note: {
      pt: "Formato `DDMMAAAA`. Último dia do extrato.",
      en: "Format `DDMMYYYY`. Last day of the statement.",
      es: "Formato `DDMMAAAA`. Último día del extracto.",
    },
  },
  {
    code: "643",
    group: "bank-correspondent",
    name: { pt: "Período de apuração", en: "Assessment period", es: "Período de liquidación" },
  },
  {
    code: "644",
    group: "bank-correspondent",
    name: { pt: "Código da Receita Federal", en: "Federal revenue code", es: "Código de la Receita Federal" },
  },
  {
    code: "645",
    group: "bank-correspondent",
    name: { pt: "Receita bruta", en: "Gross revenue amount", es: "Ingreso bruto" },
  },
  {
    code: "646",
    group: "bank-correspondent",
    name: { pt: "Percentual aplicado", en: "Rate applied", es: "Porcentaje aplicado" },
  },
  {
    code: "647",
    group: "bank-correspondent",
    name: { pt: "Valor principal", en: "Principal amount", es: "Importe principal" },
  },
  {
    code: "648",
    group: "bank-correspondent",
    name: { pt: "Valor da multa", en: "Fine amount", es: "Importe de la multa" },
  },
  {
    code: "649",
    group: "bank-correspondent",
    name: { pt: "Valor dos juros", en: "Interest amount", es: "Importe de los intereses" },
  },
  {
    code: "668",
    group: "pinpad",
    name: { pt: "Senha aberta", en: "Clear password", es: "Contraseña abierta" },
    note: {
      pt: "Resultado da função 790. Também da função 764.",
      en: "Result of function 790. Also of function 764.",
      es: "Resultado de la función 790. También de la función 764.",
    },
  },
  {
    code: "670",
    group: "pinpad",
    name: { pt: "Dado do pinpad", en: "Pinpad data", es: "Dato del pinpad" },
    note: {
      pt: "Dado digitado pelo cliente na leitura de campo aberto antiga (função 762, `ObtemDadoPinPadEx`).",
      en: "Data typed by the customer in the old open-field reading (function 762, `ObtemDadoPinPadEx`).",
      es: "Dato ingresado por el cliente en la lectura de campo abierto antigua (función 762, `ObtemDadoPinPadEx`).",
    },
  },
  {
    code: "700",
    group: "gas-voucher",
    name: { pt: "Operadora de vale-gás", en: "Gas voucher operator", es: "Operadora de vale gas" },
  },
  {
    code: "701",
    group: "gas-voucher",
    name: { pt: "Produto de vale-gás", en: "Gas voucher product", es: "Producto de vale gas" },
  },
  {
    code: "702",
    group: "gas-voucher",
    name: { pt: "Número do vale-gás", en: "Gas voucher number", es: "Número del vale gas" },
  },
  {
    code: "703",
    group: "gas-voucher",
    name: { pt: "Número de referência", en: "Reference number", es: "Número de referencia" },
  },
  { code: "704", group: "bank-correspondent", name: { pt: "Código GPS", en: "GPS code", es: "Código GPS" } },
  {
    code: "705",
    group: "bank-correspondent",
    name: { pt: "Competência GPS", en: "GPS period", es: "Período GPS" },
  },
  {
    code: "706",
    group: "bank-correspondent",
    name: {
      pt: "Identificador do contribuinte",
      en: "Taxpayer identifier",
      es: "Identificador del contribuyente",
    },
  },
  {
    code: "707",
    group: "bank-correspondent",
    name: { pt: "Valor do INSS", en: "INSS amount", es: "Importe del INSS" },
  },
  {
    code: "708",
    group: "bank-correspondent",
    name: { pt: "Valor de outras entidades", en: "Other entities amount", es: "Importe de otras entidades" },
  },
  {
    code: "709",
    group: "bank-correspondent",
    name: {
      pt: "Aceita pagar contas com dinheiro",
      en: "Bills may be paid in cash",
      es: "Acepta pagar cuentas en efectivo",
    },
    values: [
      { value: "0", meaning: { pt: "não", en: "no", es: "no" } },
      { value: "1", meaning: { pt: "sim", en: "yes", es: "sí" } },
    ],
    note: {
      pt: "Se a loja pode receber contas em dinheiro.",
      en: "Whether the store may take cash for bills.",
      es: "Si el comercio puede cobrar cuentas en efectivo.",
    },
  },
  {
    code: "710",
    group: "bank-correspondent",
    name: {
      pt: "Aceita pagar contas com cheque",
      en: "Bills may be paid by check",
      es: "Acepta pagar cuentas con cheque",
    },
    values: [
      { value: "0", meaning: { pt: "não", en: "no", es: "no" } },
      { value: "1", meaning: { pt: "sim", en: "yes", es: "sí" } },
    ],
    note: {
      pt: "Se a loja pode receber contas com cheque.",
      en: "Whether the store may take checks for bills.",
      es: "Si el comercio puede cobrar cuentas con cheque.",
    },
  },
  {
    code: "711",
    group: "bank-correspondent",
    name: {
      pt: "Aceita pagar contas com débito",
      en: "Bills may be paid by debit card",
      es: "Acepta pagar cuentas con débito",
    },
    values: [
      { value: "0", meaning: { pt: "não", en: "no", es: "no" } },
      { value: "1", meaning: { pt: "sim", en: "yes", es: "sí" } },
    ],
    note: {
      pt: "Se a loja pode receber contas com cartão de débito.",
      en: "Whether the store may take debit cards for bills.",
      es: "Si el comercio puede cobrar cuentas con tarjeta de débito.",
    },
  },
  {
    code: "712",
    group: "bank-correspondent",
    name: {
      pt: "Aceita pagar contas com crédito",
      en: "Bills may be paid by credit card",
      es: "Acepta pagar cuentas con crédito",
    },
    values: [
      { value: "0", meaning: { pt: "não", en: "no", es: "no" } },
      { value: "1", meaning: { pt: "sim", en: "yes", es: "sí" } },
    ],
    note: {
      pt: "Se a loja pode receber contas com cartão de crédito.",
      en: "Whether the store may take credit cards for bills.",
      es: "Si el comercio puede cobrar cuentas con tarjeta de crédito.",
    },
  },
  {
    code: "713",
    group: "bank-correspondent",
    name: { pt: "Formas de pagamento usadas", en: "Payment methods used", es: "Formas de pago usadas" },
    note: {
      pt: "Formas com que um pagamento genérico foi pago.",
      en: "Methods with which a generic payment was paid.",
      es: "Formas con las que se pagó un pago genérico.",
    },
  },
  {
    code: "714",
    group: "bank-correspondent",
    name: { pt: "Valor do saque", en: "Withdrawal amount", es: "Importe del retiro" },
  },
  {
    code: "715",
    group: "bank-correspondent",
    name: { pt: "Número do pedido", en: "Order number", es: "Número de pedido" },
  },
  {
    code: "716",
    group: "bank-correspondent",
    name: { pt: "Limite de depósito CB", en: "Deposit limit (CB)", es: "Límite de depósito CB" },
    note: {
      pt: "Maior depósito permitido no correspondente bancário.",
      en: "Highest deposit allowed at the banking correspondent.",
      es: "Mayor depósito permitido en el corresponsal bancario.",
    },
  },
  {
    code: "717",
    group: "bank-correspondent",
    name: { pt: "Limite de saque CB", en: "Withdrawal limit (CB)", es: "Límite de retiro CB" },
    note: {
      pt: "Maior saque permitido no correspondente bancário.",
      en: "Highest withdrawal allowed at the banking correspondent.",
      es: "Mayor retiro permitido en el corresponsal bancario.",
    },
  },
  {
    code: "718",
    group: "bank-correspondent",
    name: {
      pt: "Limite de saque para pagamento CB",
      en: "Withdrawal-to-pay limit (CB)",
      es: "Límite de retiro para pago CB",
    },
    note: {
      pt: "Maior saque permitido para pagar contas.",
      en: "Highest withdrawal allowed in order to pay bills.",
      es: "Mayor retiro permitido para pagar cuentas.",
    },
  },
  {
    code: "719",
    group: "gas-voucher",
    name: {
      pt: "Valor do produto de vale-gás",
      en: "Gas voucher product amount",
      es: "Importe del producto de vale gas",
    },
  },
  {
    code: "722",
    group: "generic-payment-nfpag",
    name: { pt: "Valor mínimo de pagamento", en: "Minimum payment amount", es: "Importe mínimo de pago" },
  },
  {
    code: "723",
    group: "generic-payment-nfpag",
    name: {
      pt: "Identificação do cliente (Carrefour)",
      en: "Customer identification (Carrefour)",
      es: "Identificación del cliente (Carrefour)",
    },
    note: {
      pt: "Só nos recebimentos pelo Carrefour.",
      en: "Only for payments received by Carrefour.",
      es: "Solo en los cobros por Carrefour.",
    },
  },
  {
    code: "724",
    group: "generic-payment-nfpag",
    name: {
      pt: "Crédito parcelado com plano habilitado",
      en: "Credit installments with plan enabled",
      es: "Crédito en cuotas con plan habilitado",
    },
  },
  {
    code: "725",
    group: "generic-payment-nfpag",
    name: {
      pt: "Crédito com autorização à vista habilitado",
      en: "Credit with single authorization enabled",
      es: "Crédito con autorización al contado habilitado",
    },
  },
  {
    code: "726",
    group: "generic-payment-nfpag",
    name: {
      pt: "Crédito com autorização em plano habilitado",
      en: "Credit with plan authorization enabled",
      es: "Crédito con autorización en plan habilitado",
    },
  },
  {
    code: "727",
    group: "generic-payment-nfpag",
    name: { pt: "Boleto habilitado", en: "Bank slip sale enabled", es: "Boleto habilitado" },
  },
  {
    code: "729",
    group: "generic-payment-nfpag",
    name: { pt: "Valor máximo de pagamento", en: "Maximum payment amount", es: "Importe máximo de pago" },
  },
  {
    code: "730",
    group: "generic-payment-nfpag",
    name: {
      pt: "Máximo de formas de pagamento",
      en: "Maximum number of payment methods",
      es: "Máximo de formas de pago",
    },
    note: {
      pt: "Zero significa sem limite. Leia com o 731 e o 732 para montar o NFPAG.",
      en: "Zero means no limit. Read it with 731 and 732 to build NFPAG.",
      es: "Cero significa sin límite. Léalo con el 731 y el 732 para armar el NFPAG.",
    },
  },
  {
    code: "731",
    group: "generic-payment-nfpag",
    name: { pt: "Tipo de pagamento habilitado", en: "Enabled payment type", es: "Tipo de pago habilitado" },
    note: {
      pt: "Repete para cada forma habilitada.",
      en: "Repeats for each method enabled.",
      es: "Se repite por cada forma habilitada.",
    },
    values: [
      { value: "00", meaning: { pt: "dinheiro", en: "cash", es: "efectivo" } },
      { value: "01", meaning: { pt: "cheque", en: "check", es: "cheque" } },
      { value: "02", meaning: { pt: "débito TEF", en: "EFT debit", es: "débito TEF" } },
      { value: "03", meaning: { pt: "crédito TEF", en: "EFT credit", es: "crédito TEF" } },
      {
        value: "04",
        meaning: {
          pt: "cartão presente Carrefour",
          en: "Carrefour gift card",
          es: "tarjeta regalo Carrefour",
        },
      },
      { value: "05", meaning: { pt: "bônus Carrefour", en: "Carrefour bonus", es: "bonus Carrefour" } },
      { value: "06", meaning: { pt: "cartão Carrefour", en: "Carrefour card", es: "tarjeta Carrefour" } },
      {
        value: "07",
        meaning: { pt: "saque para pagamento", en: "withdrawal for payment", es: "retiro para pago" },
      },
      { value: "08", meaning: { pt: "saque", en: "withdrawal", es: "retiro" } },
      { value: "10", meaning: { pt: "vale eletrônico", en: "electronic ticket", es: "vale electrónico" } },
      { value: "11", meaning: { pt: "vale papel", en: "paper ticket", es: "vale de papel" } },
      { value: "12", meaning: { pt: "carteira digital", en: "digital wallet", es: "billetera digital" } },
      { value: "13", meaning: { pt: "Pix", en: "Pix", es: "Pix" } },
      { value: "50", meaning: { pt: "cartão TEF", en: "EFT card", es: "tarjeta TEF" } },
      { value: "98", meaning: { pt: "sem pagamento", en: "no payment", es: "sin pago" } },
      { value: "99", meaning: { pt: "outra", en: "other", es: "otra" } },
    ],
  },
  {
    code: "732",
    group: "generic-payment-nfpag",
    name: {
      pt: "Dado exigido por tipo de pagamento",
      en: "Data required per payment type",
      es: "Dato exigido por tipo de pago",
    },
    note: {
      pt: "Repete para cada dado exigido pela forma do 731. O identificador 13 não é capturado: só restringe o 03.",
      en: "Repeats for each piece of data that the method in 731 requires. Id 13 is not captured: it only restricts id 03.",
      es: "Se repite por cada dato que exige la forma del 731. El identificador 13 no se captura: solo restringe el 03.",
    },
    values: [
      {
        value: "01",
        meaning: {
          pt: "tipo de entrada do cheque",
          en: "check entry type",
          es: "tipo de entrada del cheque",
        },
      },
      { value: "02", meaning: { pt: "dados do cheque", en: "check data", es: "datos del cheque" } },
      { value: "03", meaning: { pt: "rede de destino", en: "destination network", es: "red de destino" } },
      { value: "04", meaning: { pt: "NSU do SiTef", en: "SiTef NSU", es: "NSU de SiTef" } },
      { value: "06", meaning: { pt: "código da empresa", en: "company code", es: "código de la empresa" } },
      { value: "07", meaning: { pt: "NSU do host", en: "host NSU", es: "NSU del host" } },
      { value: "08", meaning: { pt: "data do host", en: "host date", es: "fecha del host" } },
      {
        value: "09",
        meaning: { pt: "código do estabelecimento", en: "store code", es: "código del comercio" },
      },
      { value: "10", meaning: { pt: "serviço Z", en: "service Z", es: "servicio Z" } },
      {
        value: "11",
        meaning: { pt: "código de autorização", en: "authorization code", es: "código de autorización" },
      },
      { value: "12", meaning: { pt: "valor do cheque", en: "check amount", es: "importe del cheque" } },
      {
        value: "13",
        meaning: {
          pt: "redes permitidas para o dado 03",
          en: "networks allowed for identifier 03",
          es: "redes permitidas para el dato 03",
        },
      },
      { value: "14", meaning: { pt: "bandeira", en: "card brand", es: "marca" } },
      { value: "15", meaning: { pt: "tipo de pagamento", en: "payment type", es: "tipo de pago" } },
      { value: "16", meaning: { pt: "carteira digital", en: "digital wallet", es: "billetera digital" } },
    ],
  },
  {
    code: "734",
    group: "generic-payment-nfpag",
    name: {
      pt: "Mínimo para promoção flexível",
      en: "Minimum sale for flexible promotion",
      es: "Mínimo para promoción flexible",
    },
    note: {
      pt: "Doze dígitos, os dois últimos são decimais. Menor valor de venda que abre promoções flexíveis.",
      en: "Twelve digits, the last two are decimals. Least sale amount that opens flexible promotions.",
      es: "Doce dígitos, los dos últimos son decimales. Menor importe de venta que abre promociones flexibles.",
    },
  },
  {
    code: "738",
    group: "generic-payment-nfpag",
    name: {
      pt: "Valor sugerido do produto",
      en: "Suggested product amount",
      es: "Importe sugerido del producto",
    },
    note: {
      pt: "Preço sugerido para o produto escolhido.",
      en: "Price suggested for the product that was picked.",
      es: "Precio sugerido para el producto elegido.",
    },
  },
  {
    code: "739",
    group: "generic-payment-nfpag",
    name: { pt: "Cliente preferencial", en: "Preferred customer", es: "Cliente preferencial" },
  },
  {
    code: "740",
    group: "wallet",
    name: { pt: "QR Code do cliente", en: "Customer QR Code", es: "Código QR del cliente" },
    note: {
      pt: "Coletado pelo comando 29.",
      en: "Captured through command 29.",
      es: "Se captura con el comando 29.",
    },
  },
  {
    code: "750",
    group: "bank-correspondent",
    name: { pt: "Valor Pague Fácil CB", en: "Pague Fácil amount (CB)", es: "Importe Pague Fácil CB" },
    note: {
      pt: "Valor de uma operação Pague Fácil.",
      en: "Amount of a Pague Fácil operation.",
      es: "Importe de una operación Pague Fácil.",
    },
  },
  {
    code: "751",
    group: "bank-correspondent",
    name: { pt: "Tarifa Pague Fácil CB", en: "Pague Fácil fee (CB)", es: "Tarifa Pague Fácil CB" },
    note: {
      pt: "Tarifa de uma operação Pague Fácil.",
      en: "Fee of a Pague Fácil operation.",
      es: "Tarifa de una operación Pague Fácil.",
    },
  },
  {
    code: "800-849",
    group: "other",
    name: {
      pt: "Reservado para GerPdv (800–849)",
      en: "Reserved for GerPdv (800–849)",
      es: "Reservado para GerPdv (800–849)",
    },
    note: {
      pt: "Faixa de uso interno do GerPdv.",
      en: "Range for internal use of GerPdv.",
      es: "Rango de uso interno de GerPdv.",
    },
  },
  {
    code: "950",
    group: "fiscal-document",
    name: {
      pt: "CNPJ da credenciadora (NFC-e)",
      en: "Acquirer CNPJ (NFC-e)",
      es: "CNPJ de la adquirente (NFC-e)",
    },
    note: {
      pt: "Vem quando o módulo SAT/NFC-e está instalado no SiTef.",
      en: "It comes when the SAT/NFC-e module is installed on SiTef.",
      es: "Viene cuando el módulo SAT/NFC-e está instalado en SiTef.",
    },
  },
  {
    code: "951",
    group: "fiscal-document",
    name: { pt: "Bandeira (NFC-e)", en: "Brand (NFC-e)", es: "Marca (NFC-e)" },
    note: {
      pt: "Bandeira na tabela da NFC-e.",
      en: "Brand in the table of the NFC-e.",
      es: "Marca en la tabla de la NFC-e.",
    },
    values: [
      { value: "01", meaning: { pt: "Visa", en: "Visa", es: "Visa" } },
      { value: "02", meaning: { pt: "Mastercard", en: "Mastercard", es: "Mastercard" } },
      { value: "03", meaning: { pt: "American Express", en: "American Express", es: "American Express" } },
      { value: "04", meaning: { pt: "Sorocred", en: "Sorocred", es: "Sorocred" } },
      { value: "05", meaning: { pt: "Diners", en: "Diners", es: "Diners" } },
      { value: "06", meaning: { pt: "Elo", en: "Elo", es: "Elo" } },
      { value: "07", meaning: { pt: "Hipercard", en: "Hipercard", es: "Hipercard" } },
      { value: "08", meaning: { pt: "Aura", en: "Aura", es: "Aura" } },
      { value: "09", meaning: { pt: "Cabal", en: "Cabal", es: "Cabal" } },
      { value: "10", meaning: { pt: "Alelo", en: "Alelo", es: "Alelo" } },
      { value: "11", meaning: { pt: "Banes Card", en: "Banes Card", es: "Banes Card" } },
      { value: "12", meaning: { pt: "CalCard", en: "CalCard", es: "CalCard" } },
      { value: "13", meaning: { pt: "Credz", en: "Credz", es: "Credz" } },
      { value: "14", meaning: { pt: "Discover", en: "Discover", es: "Discover" } },
      { value: "15", meaning: { pt: "GoodCard", en: "GoodCard", es: "GoodCard" } },
      { value: "16", meaning: { pt: "GreenCard", en: "GreenCard", es: "GreenCard" } },
      { value: "17", meaning: { pt: "Hiper", en: "Hiper", es: "Hiper" } },
      { value: "18", meaning: { pt: "JCB", en: "JCB", es: "JCB" } },
      { value: "19", meaning: { pt: "Mais", en: "Mais", es: "Mais" } },
      { value: "20", meaning: { pt: "MaxVan", en: "MaxVan", es: "MaxVan" } },
      { value: "21", meaning: { pt: "Policard", en: "Policard", es: "Policard" } },
      { value: "22", meaning: { pt: "RedeCompras", en: "RedeCompras", es: "RedeCompras" } },
      { value: "23", meaning: { pt: "Sodexo", en: "Sodexo", es: "Sodexo" } },
      { value: "24", meaning: { pt: "ValeCard", en: "ValeCard", es: "ValeCard" } },
      { value: "25", meaning: { pt: "Verocheque", en: "Verocheque", es: "Verocheque" } },
      { value: "26", meaning: { pt: "VR", en: "VR", es: "VR" } },
      { value: "27", meaning: { pt: "Ticket", en: "Ticket", es: "Ticket" } },
      { value: "99", meaning: { pt: "outra", en: "other", es: "otra" } },
    ],
  },
  {
    code: "952",
    group: "fiscal-document",
    name: {
      pt: "Número de autorização (NFC-e)",
      en: "Authorization number (NFC-e)",
      es: "Número de autorización (NFC-e)",
    },
    note: {
      pt: "Autorização que vai na NFC-e.",
      en: "Authorization that goes in the NFC-e.",
      es: "Autorización que va en la NFC-e.",
    },
  },
  {
    code: "953",
    group: "fiscal-document",
    name: {
      pt: "Código da credenciadora (SAT)",
      en: "Acquirer code (SAT)",
      es: "Código de la adquirente (SAT)",
    },
    note: {
      pt: "Código da adquirente que vai no SAT.",
      en: "Acquirer code that goes in the SAT.",
      es: "Código de la adquirente que va en el SAT.",
    },
  },
  {
    code: "1002",
    group: "card-data",
    name: {
      pt: "Data de validade do cartão",
      en: "Card validity date",
      es: "Fecha de validez de la tarjeta",
    },
    note: {
      pt: "Devolvida com os dados do documento fiscal.",
      en: "Returned with the data of the fiscal document.",
      es: "Devuelta con los datos del documento fiscal.",
    },
  },
  {
    code: "1003",
    group: "card-data",
    name: { pt: "Nome do portador", en: "Cardholder name", es: "Nombre del titular" },
    note: {
      pt: "Devolvido com os dados do documento fiscal.",
      en: "Returned with the data of the fiscal document.",
      es: "Devuelto con los datos del documento fiscal.",
    },
  },
];
