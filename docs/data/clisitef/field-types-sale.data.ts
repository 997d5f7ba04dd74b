import type { FieldType } from "../schema.ts";

export const fieldTypesSale: readonly FieldType[] = [
  {
    code: "500",
    group: "other",
    name: { pt: "Código do supervisor", en: "Supervisor code", es: "Código del supervisor" },
    note: {
      pt: "A automação pode validar o supervisor antes de seguir.",
      en: "Your software may check the supervisor before going on.",
      es: "La automatización puede validar al supervisor antes de seguir.",
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
  },
  {
    code: "502",
    group: "other",
    name: {
      pt: "Número do documento (CPF ou CNPJ)",
      en: "Document number (CPF or CNPJ)",
      es: "Número de documento (CPF o CNPJ)",
    },
  },
  {
    code: "504",
    group: "amounts-and-instalments",
    name: { pt: "Taxa de serviço", en: "Service fee", es: "Tasa de servicio" },
  },
  {
    code: "505",
    group: "amounts-and-instalments",
    name: { pt: "Número de parcelas", en: "Number of instalments", es: "Número de cuotas" },
  },
  {
    code: "506",
    group: "amounts-and-instalments",
    name: { pt: "Data do pré-datado", en: "Post-dated payment date", es: "Fecha del pago diferido" },
    note: { pt: "Formato `DDMMAAAA`.", en: "Format `DDMMYYYY`.", es: "Formato `DDMMAAAA`." },
  },
  {
    code: "507",
    group: "amounts-and-instalments",
    name: { pt: "Primeira parcela à vista", en: "First instalment paid now", es: "Primera cuota al contado" },
    values: [
      { value: "0", meaning: { pt: "à vista", en: "paid now", es: "al contado" } },
      { value: "1", meaning: { pt: "a vencer", en: "due later", es: "por vencer" } },
    ],
  },
  {
    code: "508",
    group: "amounts-and-instalments",
    name: { pt: "Intervalo entre parcelas", en: "Days between instalments", es: "Intervalo entre cuotas" },
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
  },
  {
    code: "511",
    group: "amounts-and-instalments",
    name: { pt: "Parcelas do CDC", en: "CDC instalments", es: "Cuotas del CDC" },
  },
  {
    code: "512",
    group: "card-data",
    name: { pt: "Número do cartão digitado", en: "Typed card number", es: "Número de tarjeta digitado" },
  },
  {
    code: "513",
    group: "card-data",
    name: { pt: "Validade do cartão", en: "Card expiry date", es: "Vencimiento de la tarjeta" },
  },
  {
    code: "514",
    group: "card-data",
    name: { pt: "Código de segurança", en: "Card security code", es: "Código de seguridad" },
  },
  {
    code: "515",
    group: "other",
    name: {
      pt: "Data da transação original",
      en: "Original transaction date",
      es: "Fecha de la transacción original",
    },
    note: { pt: "Formato `DDMMAAAA`.", en: "Format `DDMMYYYY`.", es: "Formato `DDMMAAAA`." },
  },
  {
    code: "516",
    group: "other",
    name: {
      pt: "Número do documento original",
      en: "Original document number",
      es: "Número del documento original",
    },
  },
  {
    code: "517",
    group: "other",
    name: { pt: "Número do cheque", en: "Cheque number", es: "Número de cheque" },
    note: { pt: "Lido com o comando 31.", en: "Read with command 31.", es: "Se lee con el comando 31." },
  },
  { code: "518", group: "other", name: { pt: "Código do item", en: "Item code", es: "Código del ítem" } },
  {
    code: "519",
    group: "other",
    name: { pt: "Código do plano de pagamento", en: "Payment plan code", es: "Código del plan de pago" },
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
  },
  {
    code: "522",
    group: "other",
    name: { pt: "Número de telefone", en: "Telephone number", es: "Número de teléfono" },
  },
  {
    code: "523",
    group: "other",
    name: { pt: "DDD do telefone", en: "Telephone area code", es: "Código de área del teléfono" },
    note: { pt: "Até quatro dígitos.", en: "Up to four digits.", es: "Hasta cuatro dígitos." },
  },
  {
    code: "524",
    group: "amounts-and-instalments",
    name: {
      pt: "Valor da primeira parcela",
      en: "First instalment amount",
      es: "Importe de la primera cuota",
    },
  },
  {
    code: "525",
    group: "amounts-and-instalments",
    name: {
      pt: "Valor das demais parcelas",
      en: "Other instalments amount",
      es: "Importe de las demás cuotas",
    },
  },
  {
    code: "526",
    group: "amounts-and-instalments",
    name: { pt: "Quantidade de cheques", en: "Number of cheques", es: "Cantidad de cheques" },
  },
  {
    code: "527",
    group: "amounts-and-instalments",
    name: { pt: "Vencimento do cheque", en: "Cheque due date", es: "Vencimiento del cheque" },
  },
  {
    code: "529",
    group: "other",
    name: {
      pt: "Data de abertura da conta",
      en: "Account opening date",
      es: "Fecha de apertura de la cuenta",
    },
    note: { pt: "Formato `MMAAAA`.", en: "Format `MMYYYY`.", es: "Formato `MMAAAA`." },
  },
  {
    code: "530",
    group: "other",
    name: {
      pt: "Autorização digitada do supervisor",
      en: "Typed supervisor authorization",
      es: "Autorización digitada del supervisor",
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
      en: "Number of instalments or cheques",
      es: "Cantidad de cuotas o cheques",
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
    name: { pt: "Emitente do cheque", en: "Cheque issuer", es: "Emisor del cheque" },
  },
  {
    code: "535",
    group: "other",
    name: { pt: "Documento pago", en: "Document paid", es: "Documento pagado" },
  },
  {
    code: "536",
    group: "credit-bureau",
    name: {
      pt: "Registros da consulta CDL-POA",
      en: "CDL-POA query records",
      es: "Registros de la consulta CDL-POA",
    },
  },
  {
    code: "537",
    group: "credit-bureau",
    name: {
      pt: "Código de área da praça do cheque",
      en: "Cheque city area code",
      es: "Código de área de la ciudad del cheque",
    },
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
    name: { pt: "Código da loja (EMS)", en: "Store code (EMS)", es: "Código de tienda (EMS)" },
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
      es: "Fecha del comprobante original",
    },
  },
  {
    code: "576",
    group: "ems",
    name: {
      pt: "Hora do cupom original",
      en: "Original fiscal receipt time",
      es: "Hora del comprobante original",
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
    name: { pt: "Texto do QR Code", en: "QR Code text", es: "Texto del QR Code" },
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
  },
  {
    code: "588",
    group: "mobile-top-up",
    name: {
      pt: "Estabelecimento da operadora",
      en: "Mobile operator store code",
      es: "Comercio de la operadora",
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
      es: "Filial de la recarga de celular",
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
  },
  {
    code: "600",
    group: "bank-correspondent",
    name: {
      pt: "Vencimento do título ou convênio",
      en: "Bill due date",
      es: "Vencimiento del título o convenio",
    },
    note: { pt: "Formato `DDMMAAAA`.", en: "Format `DDMMYYYY`.", es: "Formato `DDMMAAAA`." },
  },
  {
    code: "601",
    group: "bank-correspondent",
    name: { pt: "Valor pago", en: "Amount paid", es: "Importe pagado" },
  },
  {
    code: "602",
    group: "bank-correspondent",
    name: { pt: "Valor original", en: "Original amount", es: "Importe original" },
  },
  {
    code: "603",
    group: "bank-correspondent",
    name: { pt: "Valor do acréscimo", en: "Surcharge amount", es: "Importe del recargo" },
  },
  {
    code: "604",
    group: "bank-correspondent",
    name: { pt: "Valor do abatimento", en: "Discount amount", es: "Importe del descuento" },
  },
  {
    code: "605",
    group: "bank-correspondent",
    name: { pt: "Data contábil do pagamento", en: "Payment accounting date", es: "Fecha contable del pago" },
  },
  {
    code: "606",
    group: "bank-correspondent",
    name: { pt: "Cedente do título", en: "Bill payee name", es: "Cedente del título" },
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
  },
  {
    code: "610",
    group: "bank-correspondent",
    name: {
      pt: "Total dos títulos não pagos",
      en: "Total of bills not paid",
      es: "Total de títulos no pagados",
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
  },
  {
    code: "612",
    group: "bank-correspondent",
    name: { pt: "Tipo do documento pago", en: "Type of document paid", es: "Tipo del documento pagado" },
    values: [
      { value: "0", meaning: { pt: "arrecadação", en: "collection bill", es: "recaudación" } },
      { value: "1", meaning: { pt: "título", en: "bank slip", es: "título" } },
      { value: "2", meaning: { pt: "tributo", en: "tax", es: "tributo" } },
    ],
  },
  {
    code: "613",
    group: "bank-correspondent",
    name: { pt: "Dados do cheque usado", en: "Data of the cheque used", es: "Datos del cheque usado" },
    note: {
      pt: "Compensação (3), banco (3), agência (4), conta (10) e cheque (6).",
      en: "Clearing area (3), bank (3), branch (4), account (10) and cheque (6).",
      es: "Compensación (3), banco (3), agencia (4), cuenta (10) y cheque (6).",
    },
  },
  {
    code: "614",
    group: "bank-correspondent",
    name: { pt: "NSU SiTef do pagamento", en: "SiTef NSU of the payment", es: "NSU SiTef del pago" },
  },
  {
    code: "620",
    group: "bank-correspondent",
    name: {
      pt: "NSU SiTef original (cancelamento)",
      en: "Original SiTef NSU (cancellation)",
      es: "NSU SiTef original (cancelación)",
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
  },
  {
    code: "624",
    group: "bank-correspondent",
    name: { pt: "Código de barras pago", en: "Bar code paid", es: "Código de barras pagado" },
    note: {
      pt: "`0:` e o número digitado ou `1:` e o número lido.",
      en: "`0:` and the number typed or `1:` and the number read.",
      es: "`0:` y el número digitado o `1:` y el número leído.",
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
  },
  { code: "627", group: "bank-correspondent", name: { pt: "Agência", en: "Branch", es: "Agencia" } },
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
    name: { pt: "Valor em cheque", en: "Cheque amount", es: "Importe en cheque" },
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
  },
  {
    code: "636",
    group: "bank-correspondent",
    name: {
      pt: "Sequencial da chave no banco",
      en: "Bank key sequence number",
      es: "Secuencial de la clave en el banco",
    },
  },
  {
    code: "637",
    group: "bank-correspondent",
    name: {
      pt: "Agência de relacionamento da loja",
      en: "Store relationship branch",
      es: "Agencia de relación de la tienda",
    },
  },
  {
    code: "638",
    group: "bank-correspondent",
    name: {
      pt: "Número do cheque (CB)",
      en: "Cheque number (banking correspondent)",
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
    note: { pt: "Formato `DDMMAAAA`.", en: "Format `DDMMYYYY`.", es: "Formato `DDMMAAAA`." },
  },
  {
    code: "642",
    group: "bank-correspondent",
    name: { pt: "Data final do extrato", en: "Statement end date", es: "Fecha final del extracto" },
    note: { pt: "Formato `DDMMAAAA`.", en: "Format `DDMMYYYY`.", es: "Formato `DDMMAAAA`." },
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
      pt: "Resultado da função 790.",
      en: "Result of function 790.",
      es: "Resultado de la función 790.",
    },
  },
  { code: "670", group: "pinpad", name: { pt: "Dado do pinpad", en: "Pinpad data", es: "Dato del pinpad" } },
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
  },
  {
    code: "710",
    group: "bank-correspondent",
    name: {
      pt: "Aceita pagar contas com cheque",
      en: "Bills may be paid by cheque",
      es: "Acepta pagar cuentas con cheque",
    },
    values: [
      { value: "0", meaning: { pt: "não", en: "no", es: "no" } },
      { value: "1", meaning: { pt: "sim", en: "yes", es: "sí" } },
    ],
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
  },
  {
    code: "713",
    group: "bank-correspondent",
    name: { pt: "Formas de pagamento usadas", en: "Payment methods used", es: "Formas de pago usadas" },
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
  },
  {
    code: "717",
    group: "bank-correspondent",
    name: { pt: "Limite de saque CB", en: "Withdrawal limit (CB)", es: "Límite de retiro CB" },
  },
  {
    code: "718",
    group: "bank-correspondent",
    name: {
      pt: "Limite de saque para pagamento CB",
      en: "Withdrawal-to-pay limit (CB)",
      es: "Límite de retiro para pago CB",
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
  },
  {
    code: "724",
    group: "generic-payment-nfpag",
    name: {
      pt: "Crédito parcelado com plano habilitado",
      en: "Credit instalments with plan enabled",
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
      { value: "01", meaning: { pt: "cheque", en: "cheque", es: "cheque" } },
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
      pt: "Repete para cada dado exigido pela forma do 731.",
      en: "Repeats for each piece of data that the method in 731 requires.",
      es: "Se repite por cada dato que exige la forma del 731.",
    },
    values: [
      {
        value: "01",
        meaning: {
          pt: "tipo de entrada do cheque",
          en: "cheque entry type",
          es: "tipo de entrada del cheque",
        },
      },
      { value: "02", meaning: { pt: "dados do cheque", en: "cheque data", es: "datos del cheque" } },
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
      { value: "12", meaning: { pt: "valor do cheque", en: "cheque amount", es: "importe del cheque" } },
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
      pt: "Doze dígitos, os dois últimos são decimais.",
      en: "Twelve digits, the last two are decimals.",
      es: "Doce dígitos, los dos últimos son decimales.",
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
  },
  {
    code: "739",
    group: "generic-payment-nfpag",
    name: { pt: "Cliente preferencial", en: "Preferred customer", es: "Cliente preferencial" },
  },
  {
    code: "740",
    group: "wallet",
    name: { pt: "QR Code do cliente", en: "Customer QR Code", es: "QR Code del cliente" },
    note: {
      pt: "Coletado pelo comando 29.",
      en: "Collected through command 29.",
      es: "Se recolecta con el comando 29.",
    },
  },
  {
    code: "750",
    group: "bank-correspondent",
    name: { pt: "Valor Pague Fácil CB", en: "Pague Fácil amount (CB)", es: "Importe Pague Fácil CB" },
  },
  {
    code: "751",
    group: "bank-correspondent",
    name: { pt: "Tarifa Pague Fácil CB", en: "Pague Fácil fee (CB)", es: "Tarifa Pague Fácil CB" },
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
  },
  {
    code: "951",
    group: "fiscal-document",
    name: { pt: "Bandeira (NFC-e)", en: "Brand (NFC-e)", es: "Marca (NFC-e)" },
  },
  {
    code: "952",
    group: "fiscal-document",
    name: {
      pt: "Número de autorização (NFC-e)",
      en: "Authorization number (NFC-e)",
      es: "Número de autorización (NFC-e)",
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
  },
  {
    code: "1002",
    group: "card-data",
    name: {
      pt: "Data de validade do cartão",
      en: "Card validity date",
      es: "Fecha de validez de la tarjeta",
    },
  },
  {
    code: "1003",
    group: "card-data",
    name: { pt: "Nome do portador", en: "Cardholder name", es: "Nombre del titular" },
  },
];
