import type { FieldType } from "../../schema.ts";

export const fieldTypesPinpad: readonly FieldType[] = [
  {
    code: "2006",
    group: "secure-capture",
    name: { pt: "Tipo de criptografia", en: "Encryption type", es: "Tipo de cifrado" },
  },
  {
    code: "2007",
    group: "secure-capture",
    name: { pt: "Índice da master key", en: "Master key index", es: "Índice de la master key" },
  },
  {
    code: "2008",
    group: "secure-capture",
    name: { pt: "Chave de criptografia", en: "Encryption key", es: "Clave de cifrado" },
  },
  {
    code: "2009",
    group: "secure-capture",
    name: { pt: "Senha do cartão", en: "Card PIN", es: "PIN de la tarjeta" },
  },
  {
    code: "2010",
    group: "transaction-result",
    name: {
      pt: "Código de resposta do autorizador",
      en: "Authorizer response code",
      es: "Código de respuesta de la autorizadora",
    },
    note: {
      pt: "Código de resposta da autorizadora.",
      en: "Response code of the authorizer.",
      es: "Código de respuesta de la autorizadora.",
    },
  },
  {
    code: "2011",
    group: "transaction-result",
    name: { pt: "BIN da rede", en: "Network BIN", es: "BIN de la red" },
  },
  {
    code: "2012",
    group: "secure-capture",
    name: { pt: "Número serial do chip", en: "Chip serial number", es: "Número de serie del chip" },
    note: {
      pt: "Número de série do chip do cartão.",
      en: "Serial number of the card's chip.",
      es: "Número de serie del chip de la tarjeta.",
    },
  },
  {
    code: "2013",
    group: "secure-capture",
    name: {
      pt: "Registro de controle do chip",
      en: "Chip control record",
      es: "Registro de control del chip",
    },
  },
  {
    code: "2014",
    group: "secure-capture",
    name: { pt: "Saldo comum", en: "Regular balance", es: "Saldo común" },
    note: {
      pt: "Saldo comum, também do passe comum.",
      en: "Common balance, also the common pass balance.",
      es: "Saldo común, también del pase común.",
    },
  },
  {
    code: "2015",
    group: "secure-capture",
    name: { pt: "PAN do cartão presente", en: "Gift card PAN", es: "PAN de la tarjeta regalo" },
  },
  {
    code: "2017",
    group: "amounts-and-instalments",
    name: { pt: "Data do primeiro vencimento", en: "First due date", es: "Fecha del primer vencimiento" },
  },
  {
    code: "2018",
    group: "amounts-and-instalments",
    name: { pt: "Valor total", en: "Total amount", es: "Importe total" },
  },
  {
    code: "2019",
    group: "amounts-and-instalments",
    name: { pt: "Valor financiado", en: "Financed amount", es: "Importe financiado" },
  },
  {
    code: "2020",
    group: "amounts-and-instalments",
    name: { pt: "Percentual de multa", en: "Fine percentage", es: "Porcentaje de multa" },
  },
  {
    code: "2021",
    group: "secure-capture",
    name: { pt: "PAN mascarado", en: "Masked PAN", es: "PAN enmascarado" },
    note: {
      pt: "Número do cartão com os dígitos do meio ocultos.",
      en: "Card number with the middle digits hidden.",
      es: "Número de la tarjeta con los dígitos del medio ocultos.",
    },
  },
  {
    code: "2022",
    group: "secure-capture",
    name: { pt: "Validade mascarada", en: "Masked expiry date", es: "Vencimiento enmascarado" },
    note: {
      pt: "Validade aberta ou oculta, no formato `AAMM`.",
      en: "Expiry, open or hidden, in the format `YYMM`.",
      es: "Vencimiento abierto u oculto, con el formato `AAMM`.",
    },
  },
  {
    code: "2023",
    group: "secure-capture",
    name: {
      pt: "Nome do portador mascarado",
      en: "Masked cardholder name",
      es: "Nombre del titular enmascarado",
    },
    note: {
      pt: "Nome do portador, aberto ou oculto.",
      en: "Cardholder's name, open or hidden.",
      es: "Nombre del titular, abierto u oculto.",
    },
  },
  {
    code: "2024",
    group: "secure-capture",
    name: { pt: "Trilha 1 mascarada", en: "Masked track 1", es: "Pista 1 enmascarada" },
    note: {
      pt: "Trilha 1 com os dígitos sensíveis ocultos.",
      en: "Track 1 with the sensitive digits hidden.",
      es: "Pista 1 con los dígitos sensibles ocultos.",
    },
  },
  {
    code: "2025",
    group: "secure-capture",
    name: { pt: "Trilha 2 mascarada", en: "Masked track 2", es: "Pista 2 enmascarada" },
    note: {
      pt: "Trilha 2 com os dígitos sensíveis ocultos.",
      en: "Track 2 with the sensitive digits hidden.",
      es: "Pista 2 con los dígitos sensibles ocultos.",
    },
  },
  {
    code: "2026",
    group: "secure-capture",
    name: { pt: "Trilha 3 mascarada", en: "Masked track 3", es: "Pista 3 enmascarada" },
    note: {
      pt: "Trilha 3 com os dígitos sensíveis ocultos.",
      en: "Track 3 with the sensitive digits hidden.",
      es: "Pista 3 con los dígitos sensibles ocultos.",
    },
  },
  {
    code: "2031",
    group: "secure-capture",
    name: { pt: "Hash do PAN", en: "PAN hash (salted)", es: "Hash del PAN" },
    note: {
      pt: "Hash do número do cartão, feito com `SementeHash`.",
      en: "Hash of the card number, made with `SementeHash`.",
      es: "Hash del número de la tarjeta, hecho con `SementeHash`.",
    },
  },
  {
    code: "2032",
    group: "secure-capture",
    name: { pt: "Hash da validade", en: "Expiry date hash (salted)", es: "Hash del vencimiento" },
    note: {
      pt: "Hash da validade, feito com `SementeHash`.",
      en: "Hash of the expiry, made with `SementeHash`.",
      es: "Hash del vencimiento, hecho con `SementeHash`.",
    },
  },
  {
    code: "2033",
    group: "secure-capture",
    name: { pt: "Hash do nome", en: "Cardholder name hash (salted)", es: "Hash del nombre" },
    note: {
      pt: "Hash do nome, feito com `SementeHash`.",
      en: "Hash of the name, made with `SementeHash`.",
      es: "Hash del nombre, hecho con `SementeHash`.",
    },
  },
  {
    code: "2034",
    group: "secure-capture",
    name: { pt: "Hash da trilha 1", en: "Track 1 hash (salted)", es: "Hash de la pista 1" },
    note: {
      pt: "Hash da trilha 1, feito com `SementeHash`.",
      en: "Hash of track 1, made with `SementeHash`.",
      es: "Hash de la pista 1, hecho con `SementeHash`.",
    },
  },
  {
    code: "2035",
    group: "secure-capture",
    name: { pt: "Hash da trilha 2", en: "Track 2 hash (salted)", es: "Hash de la pista 2" },
    note: {
      pt: "Hash da trilha 2, feito com `SementeHash`.",
      en: "Hash of track 2, made with `SementeHash`.",
      es: "Hash de la pista 2, hecho con `SementeHash`.",
    },
  },
  {
    code: "2036",
    group: "secure-capture",
    name: { pt: "Hash da trilha 3", en: "Track 3 hash (salted)", es: "Hash de la pista 3" },
    note: {
      pt: "Hash da trilha 3, feito com `SementeHash`.",
      en: "Hash of track 3, made with `SementeHash`.",
      es: "Hash de la pista 3, hecho con `SementeHash`.",
    },
  },
  {
    code: "2041",
    group: "secure-capture",
    name: { pt: "PAN criptografado", en: "Encrypted PAN", es: "PAN cifrado" },
    note: {
      pt: "Número do cartão cifrado com a chave do arquivo `.cha`.",
      en: "Card number encrypted with the key of the `.cha` file.",
      es: "Número de la tarjeta cifrado con la clave del archivo `.cha`.",
    },
  },
  {
    code: "2042",
    group: "secure-capture",
    name: { pt: "Validade criptografada", en: "Encrypted expiry date", es: "Vencimiento cifrado" },
    note: {
      pt: "Validade cifrada com a chave do arquivo `.cha`.",
      en: "Expiry encrypted with the key of the `.cha` file.",
      es: "Vencimiento cifrado con la clave del archivo `.cha`.",
    },
  },
  {
    code: "2043",
    group: "secure-capture",
    name: { pt: "Nome criptografado", en: "Encrypted cardholder name", es: "Nombre cifrado" },
    note: {
      pt: "Nome cifrado com a chave do arquivo `.cha`.",
      en: "Name encrypted with the key of the `.cha` file.",
      es: "Nombre cifrado con la clave del archivo `.cha`.",
    },
  },
  {
    code: "2044",
    group: "secure-capture",
    name: { pt: "Trilha 1 criptografada", en: "Encrypted track 1", es: "Pista 1 cifrada" },
    note: {
      pt: "Trilha 1 cifrada com a chave do arquivo `.cha`.",
      en: "Track 1 encrypted with the key of the `.cha` file.",
      es: "Pista 1 cifrada con la clave del archivo `.cha`.",
    },
  },
  {
    code: "2045",
    group: "secure-capture",
    name: { pt: "Trilha 2 criptografada", en: "Encrypted track 2", es: "Pista 2 cifrada" },
    note: {
      pt: "Trilha 2 cifrada com a chave do arquivo `.cha`.",
      en: "Track 2 encrypted with the key of the `.cha` file.",
      es: "Pista 2 cifrada con la clave del archivo `.cha`.",
    },
  },
  {
    code: "2046",
    group: "secure-capture",
    name: { pt: "Trilha 3 criptografada", en: "Encrypted track 3", es: "Pista 3 cifrada" },
    note: {
      pt: "Trilha 3 cifrada com a chave do arquivo `.cha`.",
      en: "Track 3 encrypted with the key of the `.cha` file.",
      es: "Pista 3 cifrada con la clave del archivo `.cha`.",
    },
  },
  {
    code: "2047",
    group: "amounts-and-instalments",
    name: { pt: "Juros de mora", en: "Late payment interest", es: "Intereses por mora" },
  },
  {
    code: "2048",
    group: "amounts-and-instalments",
    name: { pt: "TAC", en: "Administration fee (TAC)", es: "TAC (tasa administrativa)" },
    note: {
      pt: "Tarifa de abertura de crédito, que o financiamento cobra.",
      en: "Administration fee of the financing.",
      es: "Tarifa administrativa de la financiación.",
    },
  },
  {
    code: "2051",
    group: "secure-capture",
    name: { pt: "Hash fixo do PAN", en: "Fixed PAN hash", es: "Hash fijo del PAN" },
    note: {
      pt: "Hash fixo, antigo, do número do cartão; em trabalho novo use o 2031.",
      en: "Old fixed hash of the card number; in new work use 2031.",
      es: "Hash fijo, antiguo, del número de la tarjeta; en trabajos nuevos use el 2031.",
    },
  },
  {
    code: "2052",
    group: "secure-capture",
    name: { pt: "Hash fixo da validade", en: "Fixed expiry hash", es: "Hash fijo del vencimiento" },
    note: {
      pt: "Hash fixo, antigo, da validade; em trabalho novo use o 2032.",
      en: "Old fixed hash of the expiry; in new work use 2032.",
      es: "Hash fijo, antiguo, del vencimiento; en trabajos nuevos use el 2032.",
    },
  },
  {
    code: "2053",
    group: "other",
    name: { pt: "Menu de produto Visanet", en: "Visanet product menu", es: "Menú de producto Visanet" },
    note: {
      pt: "Item escolhido no menu de produtos da Visanet.",
      en: "Item picked in the Visanet product menu.",
      es: "Ítem elegido en el menú de productos de Visanet.",
    },
  },
  {
    code: "2054",
    group: "other",
    name: { pt: "Tipo de crédito CDC", en: "CDC credit type", es: "Tipo de crédito CDC" },
    values: [
      { value: "1", meaning: { pt: "CDC produto", en: "CDC product", es: "CDC producto" } },
      { value: "2", meaning: { pt: "CDC serviço", en: "CDC service", es: "CDC servicio" } },
    ],
    note: { pt: "Pedido nas vendas CDC.", en: "Asked in CDC sales.", es: "Se pide en las ventas CDC." },
  },
  {
    code: "2055",
    group: "other",
    name: {
      pt: "Data e hora do SiTef (local)",
      en: "SiTef date and time (local)",
      es: "Fecha y hora de SiTef (local)",
    },
  },
  {
    code: "2056",
    group: "other",
    name: {
      pt: "Dia da semana do SiTef (local)",
      en: "SiTef weekday (local)",
      es: "Día de la semana de SiTef (local)",
    },
  },
  {
    code: "2057",
    group: "other",
    name: {
      pt: "Data e hora do SiTef (GMT)",
      en: "SiTef date and time (GMT)",
      es: "Fecha y hora de SiTef (GMT)",
    },
  },
  {
    code: "2058",
    group: "other",
    name: {
      pt: "Dia da semana do SiTef (GMT)",
      en: "SiTef weekday (GMT)",
      es: "Día de la semana de SiTef (GMT)",
    },
  },
  {
    code: "2059",
    group: "other",
    name: {
      pt: "Forma de pagamento SPTrans",
      en: "SPTrans payment method data",
      es: "Forma de pago SPTrans",
    },
  },
  {
    code: "2064",
    group: "other",
    name: { pt: "Valor pago em dinheiro", en: "Amount paid in cash", es: "Importe pagado en efectivo" },
  },
  {
    code: "2065",
    group: "other",
    name: {
      pt: "Código da consulta de cheque (EMS)",
      en: "Check query code (EMS)",
      es: "Código de consulta de cheque (EMS)",
    },
    note: {
      pt: "Consulta de cheque da autorização genérica da E.M.S.",
      en: "Check query of the generic E.M.S. authorization.",
      es: "Consulta de cheque de la autorización genérica de E.M.S.",
    },
  },
  {
    code: "2067",
    group: "other",
    name: {
      pt: "Mensagem do autorizador no menu",
      en: "Authorizer message for the menu",
      es: "Mensaje de la autorizadora en el menú",
    },
    note: {
      pt: "Texto da autorizadora para mostrar ao lado do menu de valores, quando o terminal pode.",
      en: "Text of the authorizer to be shown next to the menu of amounts, where the terminal can.",
      es: "Texto de la autorizadora para mostrar junto al menú de importes, cuando la terminal puede.",
    },
  },
  {
    code: "2078",
    group: "other",
    name: { pt: "Código do serviço", en: "Service code", es: "Código del servicio" },
  },
  {
    code: "2079",
    group: "other",
    name: { pt: "Valor do serviço", en: "Service amount", es: "Importe del servicio" },
  },
  {
    code: "2081",
    group: "other",
    name: { pt: "Menu de produtos", en: "Product menu", es: "Menú de productos" },
  },
  {
    code: "2082",
    group: "other",
    name: { pt: "Nosso número", en: "Bank slip number (nosso número)", es: "Nosso número" },
  },
  {
    code: "2083",
    group: "other",
    name: { pt: "Valor total do produto", en: "Total product amount", es: "Importe total del producto" },
    note: {
      pt: "Vírgula e dois decimais. Total da linha, nas vendas de combustível capturadas produto a produto.",
      en: "Comma and two decimals. Total of the line, in fuel sales captured one product at a time.",
      es: "Coma y dos decimales. Total de la línea, en las ventas de combustible capturadas producto a producto.",
    },
  },
  {
    code: "2086",
    group: "gas-voucher",
    name: {
      pt: "Código do produto de vale-gás",
      en: "Gas voucher product code",
      es: "Código del producto de vale gas",
    },
  },
  {
    code: "2087",
    group: "other",
    name: { pt: "Demonstrativo de prazos", en: "Term statement flag", es: "Demostrativo de plazos" },
    values: [
      { value: "0", meaning: { pt: "não", en: "no", es: "no" } },
      { value: "1", meaning: { pt: "sim", en: "yes", es: "sí" } },
    ],
  },
  {
    code: "2088",
    group: "other",
    name: {
      pt: "Cancelamento total ou parcial",
      en: "Full or partial cancellation",
      es: "Cancelación total o parcial",
    },
    values: [
      { value: "0", meaning: { pt: "parcial", en: "partial", es: "parcial" } },
      { value: "1", meaning: { pt: "total", en: "full", es: "total" } },
    ],
  },
  {
    code: "2089",
    group: "other",
    name: { pt: "Identificação da fatura", en: "Invoice identification", es: "Identificación de la factura" },
    note: {
      pt: "Número que identifica a fatura do cartão.",
      en: "Number that identifies the card bill.",
      es: "Número que identifica la factura de la tarjeta.",
    },
  },
  {
    code: "2090",
    group: "card-data",
    name: { pt: "Tipo do cartão lido", en: "Type of card read", es: "Tipo de tarjeta leída" },
    values: [
      { value: "00", meaning: { pt: "tarja magnética", en: "magnetic stripe", es: "banda magnética" } },
      { value: "01", meaning: { pt: "VISA Cash TIBC v1", en: "VISA Cash TIBC v1", es: "VISA Cash TIBC v1" } },
      { value: "02", meaning: { pt: "VISA Cash TIBC v3", en: "VISA Cash TIBC v3", es: "VISA Cash TIBC v3" } },
      { value: "03", meaning: { pt: "EMV com contato", en: "EMV contact", es: "EMV con contacto" } },
      {
        value: "04",
        meaning: { pt: "Easy-Entry TIBC v1", en: "Easy-Entry TIBC v1", es: "Easy-Entry TIBC v1" },
      },
      {
        value: "05",
        meaning: {
          pt: "sem contato que simula tarja",
          en: "contactless simulating a stripe",
          es: "sin contacto que simula banda",
        },
      },
      { value: "06", meaning: { pt: "EMV sem contato", en: "EMV contactless", es: "EMV sin contacto" } },
      { value: "99", meaning: { pt: "digitado", en: "typed", es: "ingresado a mano" } },
    ],
    note: {
      pt: "Como o cartão foi lido; decide de quem é o risco da venda.",
      en: "How the card was read; it decides who is liable for the sale.",
      es: "Cómo se leyó la tarjeta; decide de quién es el riesgo de la venta.",
    },
  },
  {
    code: "2091",
    group: "card-data",
    name: {
      pt: "Situação da última leitura",
      en: "Status of the last card read",
      es: "Estado de la última lectura",
    },
    values: [
      { value: "0", meaning: { pt: "sucesso", en: "success", es: "éxito" } },
      {
        value: "1",
        meaning: {
          pt: "erro que permite nova leitura por tarja",
          en: "error that allows fallback",
          es: "error que permite lectura por banda",
        },
      },
      {
        value: "2",
        meaning: {
          pt: "aplicação exigida não suportada",
          en: "required application not supported",
          es: "aplicación exigida no soportada",
        },
      },
    ],
    note: {
      pt: "Só depois do valor `1` se pode recorrer à tarja magnética.",
      en: "Only after the value `1` may you fall back to the magnetic stripe.",
      es: "Solo después del valor `1` se puede recurrir a la banda magnética.",
    },
  },
  {
    code: "2093",
    group: "bank-correspondent",
    name: { pt: "Código do atendente", en: "Attendant code", es: "Código del agente" },
  },
  {
    code: "2103",
    group: "other",
    name: { pt: "Transação offline", en: "Offline transaction flag", es: "Transacción fuera de línea" },
    note: {
      pt: "`1` quando a transação foi aprovada fora de linha.",
      en: "`1` when the transaction was approved offline.",
      es: "`1` cuando la transacción se aprobó fuera de línea.",
    },
  },
  {
    code: "2109",
    group: "bank-correspondent",
    name: { pt: "Senha temporária", en: "Temporary password", es: "Contraseña temporal" },
  },
  {
    code: "2120",
    group: "other",
    name: {
      pt: "Código do produto Hopi Hari",
      en: "Hopi Hari product code",
      es: "Código de producto Hopi Hari",
    },
    note: {
      pt: "Era o 2049 até a versão 1.01.c.94.265.",
      en: "It was 2049 up to version 1.01.c.94.265.",
      es: "Era el 2049 hasta la versión 1.01.c.94.265.",
    },
  },
  {
    code: "2121",
    group: "other",
    name: {
      pt: "Descrição do produto Hopi Hari",
      en: "Hopi Hari product description",
      es: "Descripción de producto Hopi Hari",
    },
    note: {
      pt: "Era o 2050 até a versão 1.01.c.94.265.",
      en: "It was 2050 up to version 1.01.c.94.265.",
      es: "Era el 2050 hasta la versión 1.01.c.94.265.",
    },
  },
  {
    code: "2122",
    group: "other",
    name: {
      pt: "Quantidade máxima de produtos Hopi Hari",
      en: "Most Hopi Hari products",
      es: "Cantidad máxima de productos Hopi Hari",
    },
    note: {
      pt: "Era o 2051 até a versão 1.01.c.94.265.",
      en: "It was 2051 up to version 1.01.c.94.265.",
      es: "Era el 2051 hasta la versión 1.01.c.94.265.",
    },
  },
  {
    code: "2123",
    group: "other",
    name: { pt: "Produtos Hopi Hari", en: "Hopi Hari products", es: "Productos Hopi Hari" },
    note: {
      pt: "Era o 2052 até a versão 1.01.c.94.265.",
      en: "It was 2052 up to version 1.01.c.94.265.",
      es: "Era el 2052 hasta la versión 1.01.c.94.265.",
    },
  },
  {
    code: "2124",
    group: "mobile-top-up",
    name: {
      pt: "Tarifa da recarga de celular",
      en: "Mobile top-up fee",
      es: "Tarifa de la recarga de celular",
    },
    note: {
      pt: "Tarifa da recarga feita por um correspondente bancário, como o Bradesco.",
      en: "Fee of a top-up made through a banking correspondent such as Bradesco.",
      es: "Tarifa de la recarga hecha por un corresponsal bancario, como Bradesco.",
    },
  },
  {
    code: "2125",
    group: "other",
    name: {
      pt: "Número da parcela (Hotcard)",
      en: "Installment number (Hotcard)",
      es: "Número de cuota (Hotcard)",
    },
    note: {
      pt: "Dois caracteres. Parcela da fatura Hotcard.",
      en: "Two characters. Installment of the Hotcard bill.",
      es: "Dos caracteres. Cuota de la factura Hotcard.",
    },
  },
  {
    code: "2126",
    group: "other",
    name: {
      pt: "Sequencial da transação (Hotcard)",
      en: "Transaction sequence (Hotcard)",
      es: "Secuencial de la transacción (Hotcard)",
    },
    note: {
      pt: "Seis caracteres. Sequencial da transação da fatura Hotcard.",
      en: "Six characters. Transaction sequence of the Hotcard bill.",
      es: "Seis caracteres. Secuencial de la transacción de la factura Hotcard.",
    },
  },
  {
    code: "2301",
    group: "receipts",
    name: {
      pt: "Rodapé da via do estabelecimento",
      en: "Footer of the store copy",
      es: "Pie de la copia del comercio",
    },
    note: {
      pt: "Texto ao pé da via da loja.",
      en: "Text at the foot of the merchant copy.",
      es: "Texto al pie de la copia del comercio.",
    },
  },
  {
    code: "2320",
    group: "bank-correspondent",
    name: { pt: "Código do depositante (CB)", en: "Depositor code (CB)", es: "Código del depositante (CB)" },
  },
  {
    code: "2321",
    group: "bank-correspondent",
    name: { pt: "Código do cliente", en: "Customer code", es: "Código del cliente" },
    note: {
      pt: "Também usado fora do correspondente bancário, nas funções 19, 29 e 782.",
      en: "Also used outside the banking correspondent, in functions 19, 29 and 782.",
      es: "También se usa fuera del corresponsal bancario, en las funciones 19, 29 y 782.",
    },
  },
  {
    code: "2322",
    group: "bank-correspondent",
    name: { pt: "Sequência do cartão (CB)", en: "Card sequence (CB)", es: "Secuencia de la tarjeta (CB)" },
  },
  {
    code: "2323",
    group: "bank-correspondent",
    name: { pt: "Via do cartão (CB)", en: "Card issue number (CB)", es: "Vía de la tarjeta (CB)" },
  },
  {
    code: "2324",
    group: "bank-correspondent",
    name: { pt: "Tipo de extrato (CB)", en: "Statement type (CB)", es: "Tipo de extracto (CB)" },
  },
  {
    code: "2325",
    group: "bank-correspondent",
    name: {
      pt: "Limite de transferência (CB)",
      en: "Transfer limit (CB)",
      es: "Límite de transferencia (CB)",
    },
  },
  {
    code: "2326",
    group: "bank-correspondent",
    name: {
      pt: "Limite para coletar CPF/CNPJ (CB)",
      en: "Threshold to capture CPF/CNPJ (CB)",
      es: "Límite para capturar CPF/CNPJ (CB)",
    },
  },
  {
    code: "2327",
    group: "bank-correspondent",
    name: {
      pt: "CPF/CNPJ do proprietário (CB)",
      en: "Owner CPF/CNPJ (CB)",
      es: "CPF/CNPJ del propietario (CB)",
    },
  },
  {
    code: "2328",
    group: "bank-correspondent",
    name: { pt: "CPF/CNPJ do portador (CB)", en: "Bearer CPF/CNPJ (CB)", es: "CPF/CNPJ del portador (CB)" },
  },
  {
    code: "2329",
    group: "bank-correspondent",
    name: {
      pt: "Documento do proprietário (CB)",
      en: "Owner document type (CB)",
      es: "Documento del propietario (CB)",
    },
  },
  {
    code: "2330",
    group: "bank-correspondent",
    name: {
      pt: "Documento do portador (CB)",
      en: "Bearer document type (CB)",
      es: "Documento del portador (CB)",
    },
  },
  {
    code: "2331",
    group: "bank-correspondent",
    name: {
      pt: "Permite pagar com cartão (CB)",
      en: "Card payment allowed (CB)",
      es: "Permite pagar con tarjeta (CB)",
    },
    note: {
      pt: "Diz se um cartão pode pagar.",
      en: "Tells whether a card may pay.",
      es: "Dice si una tarjeta puede pagar.",
    },
  },
  {
    code: "2332",
    group: "bank-correspondent",
    name: { pt: "Valor da transferência", en: "Transfer amount", es: "Importe de la transferencia" },
  },
  {
    code: "2333",
    group: "bank-correspondent",
    name: {
      pt: "Identificação da transação",
      en: "Transaction identification",
      es: "Identificación de la transacción",
    },
  },
  { code: "2334", group: "bank-correspondent", name: { pt: "PIN code", en: "PIN code", es: "PIN code" } },
  {
    code: "2355",
    group: "other",
    name: {
      pt: "Dica de formato do próximo campo",
      en: "Format hint for the next field",
      es: "Pista de formato del próximo campo",
    },
    note: {
      pt: "Vem com o comando 0 antes do campo que descreve, nem sempre.",
      en: "Comes with command 0 before the field it describes, not always.",
      es: "Viene con el comando 0 antes del campo que describe, no siempre.",
    },
    values: [
      { value: "A", meaning: { pt: "letras", en: "letters", es: "letras" } },
      { value: "AN", meaning: { pt: "letras e dígitos", en: "letters and digits", es: "letras y dígitos" } },
      {
        value: "LN",
        meaning: {
          pt: "letras sem acento e dígitos",
          en: "unaccented letters and digits",
          es: "letras sin acento y dígitos",
        },
      },
      { value: "N", meaning: { pt: "dígitos", en: "digits", es: "dígitos" } },
      {
        value: "Vx",
        meaning: { pt: "valor com x decimais", en: "amount with x decimals", es: "importe con x decimales" },
      },
      { value: "S", meaning: { pt: "sim ou não", en: "yes or no", es: "sí o no" } },
      { value: "M", meaning: { pt: "menu", en: "menu", es: "menú" } },
      {
        value: "Mc",
        meaning: { pt: "menu com confirmação", en: "menu with confirmation", es: "menú con confirmación" },
      },
    ],
  },
  {
    code: "2361",
    group: "other",
    name: {
      pt: "Débito para pagar carnê realizado",
      en: "Debit to pay booklet performed",
      es: "Débito para pagar carné realizado",
    },
    note: {
      pt: "Vem depois de um débito que pagou um carnê (função 16).",
      en: "It comes after a debit sale that paid a booklet (function 16).",
      es: "Viene después de un débito que pagó una libreta (función 16).",
    },
  },
  {
    code: "2362",
    group: "other",
    name: {
      pt: "Autorizador distingue débito para carnê",
      en: "Authorizer distinguishes booklet debit",
      es: "Autorizador distingue débito para carné",
    },
    values: [{ value: "1", meaning: { pt: "distingue", en: "can tell them apart", es: "los distingue" } }],
    note: {
      pt: "Vem logo depois da consulta do BIN.",
      en: "It comes right after the BIN query.",
      es: "Viene justo después de la consulta del BIN.",
    },
  },
  {
    code: "2363",
    group: "other",
    name: {
      pt: "Crédito para pagar carnê realizado",
      en: "Credit to pay booklet performed",
      es: "Crédito para pagar carné realizado",
    },
    note: {
      pt: "Vem depois de um crédito que pagou um carnê (função 17).",
      en: "It comes after a credit sale that paid a booklet (function 17).",
      es: "Viene después de un crédito que pagó una libreta (función 17).",
    },
  },
  {
    code: "2364",
    group: "other",
    name: {
      pt: "Autorizador distingue crédito para carnê",
      en: "Authorizer distinguishes booklet credit",
      es: "Autorizador distingue crédito para carné",
    },
    values: [{ value: "1", meaning: { pt: "distingue", en: "can tell them apart", es: "los distingue" } }],
    note: {
      pt: "Vem logo depois da consulta do BIN.",
      en: "It comes right after the BIN query.",
      es: "Viene justo después de la consulta del BIN.",
    },
  },
  {
    code: "2369",
    group: "other",
    name: { pt: "Pontos a resgatar", en: "Points to redeem", es: "Puntos a canjear" },
    note: {
      pt: "Número inteiro. Do Brazilian Card.",
      en: "Whole number. Of the Brazilian Card.",
      es: "Número entero. Del Brazilian Card.",
    },
  },
  {
    code: "2421",
    group: "other",
    name: {
      pt: "Coleta de dados adicionais habilitada",
      en: "Extra customer data capture enabled",
      es: "Captura de datos adicionales habilitada",
    },
    values: [
      { value: "0", meaning: { pt: "desligada", en: "disabled", es: "desactivada" } },
      { value: "1", meaning: { pt: "ligada", en: "enabled", es: "activada" } },
    ],
    note: {
      pt: "Diz se a captura de dados do cliente está ligada.",
      en: "Tells whether the capture of customer data is on.",
      es: "Dice si la captura de datos del cliente está activa.",
    },
  },
  {
    code: "2450",
    group: "pinpad",
    name: { pt: "Fabricante do pinpad", en: "Pinpad manufacturer", es: "Fabricante del pinpad" },
    note: {
      pt: "Fabricante, respondido pela função 775.",
      en: "Maker, answered by function 775.",
      es: "Fabricante, respondido por la función 775.",
    },
  },
  {
    code: "2451",
    group: "pinpad",
    name: { pt: "Modelo do pinpad", en: "Pinpad hardware model", es: "Modelo del pinpad" },
    note: {
      pt: "Modelo e versão do hardware, respondidos pela função 775.",
      en: "Model and hardware version, answered by function 775.",
      es: "Modelo y versión del hardware, respondidos por la función 775.",
    },
  },
  {
    code: "2452",
    group: "pinpad",
    name: { pt: "Firmware do pinpad", en: "Pinpad firmware version", es: "Firmware del pinpad" },
    note: {
      pt: "Versão do software básico, respondida pela função 775.",
      en: "Version of the basic software, answered by function 775.",
      es: "Versión del software básico, respondida por la función 775.",
    },
  },
  {
    code: "2453",
    group: "pinpad",
    name: {
      pt: "Versão da especificação do pinpad",
      en: "Pinpad specification version",
      es: "Versión de especificación del pinpad",
    },
    note: {
      pt: "Versão da especificação compartilhada, respondida pela função 775.",
      en: "Version of the shared specification, answered by function 775.",
      es: "Versión de la especificación compartida, respondida por la función 775.",
    },
  },
  {
    code: "2454",
    group: "pinpad",
    name: {
      pt: "Aplicação básica do pinpad",
      en: "Pinpad basic application version",
      es: "Aplicación básica del pinpad",
    },
    note: {
      pt: "Versão da aplicação básica, respondida pela função 775.",
      en: "Version of the basic application, answered by function 775.",
      es: "Versión de la aplicación básica, respondida por la función 775.",
    },
  },
  {
    code: "2455",
    group: "pinpad",
    name: { pt: "Número de série do pinpad", en: "Pinpad serial number", es: "Número de serie del pinpad" },
    note: {
      pt: "Número de série, respondido pela função 775.",
      en: "Serial number, answered by function 775.",
      es: "Número de serie, respondido por la función 775.",
    },
  },
  {
    code: "2467",
    group: "pinpad",
    name: {
      pt: "Data DDMMAA (confirmação positiva)",
      en: "Date DDMMYY (positive confirmation)",
      es: "Fecha DDMMAA (confirmación positiva)",
    },
    note: {
      pt: "Formato `DDMMAA`. Data pedida na confirmação positiva.",
      en: "Format `DDMMYY`. Date asked in positive confirmation.",
      es: "Formato `DDMMAA`. Fecha que se pide en la confirmación positiva.",
    },
  },
  {
    code: "2468",
    group: "pinpad",
    name: {
      pt: "Data DDMM (confirmação positiva)",
      en: "Date DDMM (positive confirmation)",
      es: "Fecha DDMM (confirmación positiva)",
    },
    note: {
      pt: "Formato `DDMM`. Dia e mês pedidos na confirmação positiva.",
      en: "Format `DDMM`. Day and month asked in positive confirmation.",
      es: "Formato `DDMM`. Día y mes que se piden en la confirmación positiva.",
    },
  },
  {
    code: "2469",
    group: "pinpad",
    name: {
      pt: "Data MMAA (confirmação positiva)",
      en: "Date MMYY (positive confirmation)",
      es: "Fecha MMAA (confirmación positiva)",
    },
    note: {
      pt: "Formato `MMAA`. Mês e ano pedidos na confirmação positiva.",
      en: "Format `MMYY`. Month and year asked in positive confirmation.",
      es: "Formato `MMAA`. Mes y año que se piden en la confirmación positiva.",
    },
  },
  {
    code: "2470",
    group: "pinpad",
    name: {
      pt: "Casas decimais do ponto flutuante",
      en: "Floating point decimals",
      es: "Decimales del punto flotante",
    },
    note: {
      pt: "Diz quantos decimais terá a próxima coleta de ponto flutuante; exige `TrataPontoFlutuante=1`.",
      en: "Says how many decimals the next floating point capture will have; needs `TrataPontoFlutuante=1`.",
      es: "Dice cuántos decimales tendrá la próxima captura de punto flotante; exige `TrataPontoFlutuante=1`.",
    },
  },
  {
    code: "2601",
    group: "secure-capture",
    name: { pt: "Mensagem para o pinpad", en: "Message for the pinpad", es: "Mensaje para el pinpad" },
    note: {
      pt: "Texto para o pinpad na função 430, pedido com o comando 29; sem ele, o pinpad pede que se passe o cartão.",
      en: "Text for the pinpad in function 430, asked with command 29; without it the pinpad asks to swipe the card.",
      es: "Texto para el pinpad en la función 430, pedido con el comando 29; sin él, el pinpad pide pasar la tarjeta.",
    },
  },
  {
    code: "2602",
    group: "secure-capture",
    name: { pt: "Semente de hash", en: "Hash seed", es: "Semilla de hash" },
    note: {
      pt: "Semente do hash nas funções 430 e 431, pedida com o comando 29; responda vazio se não a usa.",
      en: "Hash seed in functions 430 and 431, asked with command 29; answer empty if you do not use it.",
      es: "Semilla del hash en las funciones 430 y 431, pedida con el comando 29; responda vacío si no la usa.",
    },
  },
  {
    code: "2603",
    group: "secure-capture",
    name: {
      pt: "Modalidade da leitura (função 431)",
      en: "Reading mode (function 431)",
      es: "Modalidad de lectura (función 431)",
    },
    note: {
      pt: "`2` débito ou `3` crédito, pedido com o comando 29 na função 431.",
      en: "`2` debit or `3` credit, asked with command 29 in function 431.",
      es: "`2` débito o `3` crédito, pedido con el comando 29 en la función 431.",
    },
  },
  {
    code: "2606",
    group: "pinpad",
    name: {
      pt: "Tempo de captura do PIN block",
      en: "PIN block capture timeout",
      es: "Tiempo de captura del PIN block",
    },
    note: { pt: "Usado pela função 423.", en: "Used by function 423.", es: "Lo usa la función 423." },
  },
  {
    code: "2607",
    group: "pinpad",
    name: {
      pt: "Modo de criptografia do PIN block",
      en: "PIN block encryption mode",
      es: "Modo de cifrado del PIN block",
    },
    values: [
      { value: "0", meaning: { pt: "automático", en: "automatic", es: "automático" } },
      { value: "1", meaning: { pt: "DES", en: "DES", es: "DES" } },
      { value: "2", meaning: { pt: "3DES", en: "3DES", es: "3DES" } },
    ],
  },
  {
    code: "2609",
    group: "pinpad",
    name: { pt: "TUICCS", en: "TUICCS", es: "TUICCS" },
    note: {
      pt: "Token que identifica o cliente na captura de senha.",
      en: "Token that identifies the customer in PIN capture.",
      es: "Token que identifica al cliente en la captura de PIN.",
    },
  },
  {
    code: "2699",
    group: "other",
    name: {
      pt: "Informação adicional gift (SQCF)",
      en: "Additional gift information (SQCF)",
      es: "Información adicional gift (SQCF)",
    },
    note: {
      pt: "Dado a mais da ativação ou recarga gift, vindo do host SQCF.",
      en: "Extra value of a gift card activation or top-up, from the SQCF host.",
      es: "Dato adicional de la activación o recarga gift, desde el host SQCF.",
    },
  },
  {
    code: "2925",
    group: "other",
    name: {
      pt: "Valor da recarga de crédito",
      en: "Credit card top-up amount",
      es: "Importe de recarga de crédito",
    },
  },
  {
    code: "2954",
    group: "pinpad",
    name: { pt: "Chave de acesso", en: "Access key", es: "Clave de acceso" },
    note: { pt: "Usado pela função 790.", en: "Used by function 790.", es: "Lo usa la función 790." },
  },
  {
    code: "2955",
    group: "pinpad",
    name: {
      pt: "Chave de liberação ou identificador",
      en: "Release key or identifier",
      es: "Clave de liberación o identificador",
    },
    note: { pt: "Usado pela função 790.", en: "Used by function 790.", es: "Lo usa la función 790." },
  },
  {
    code: "2965",
    group: "other",
    name: {
      pt: "Valor da recarga de débito",
      en: "Debit card top-up amount",
      es: "Importe de recarga de débito",
    },
  },
  {
    code: "2967",
    group: "pinpad",
    name: { pt: "Código do dado do portador", en: "Holder data code", es: "Código del dato del titular" },
    note: {
      pt: "Código hexadecimal da mensagem, na função 789.",
      en: "Hexadecimal message code, in function 789.",
      es: "Código hexadecimal del mensaje, en la función 789.",
    },
  },
  {
    code: "2968",
    group: "pinpad",
    name: { pt: "Tamanho mínimo do dado", en: "Minimum data size", es: "Tamaño mínimo del dato" },
    note: { pt: "Usado pela função 789.", en: "Used by function 789.", es: "Lo usa la función 789." },
  },
  {
    code: "2969",
    group: "pinpad",
    name: { pt: "Tamanho máximo do dado", en: "Maximum data size", es: "Tamaño máximo del dato" },
    note: { pt: "Usado pela função 789.", en: "Used by function 789.", es: "Lo usa la función 789." },
  },
  {
    code: "2970",
    group: "pinpad",
    name: { pt: "Tempo máximo de inatividade", en: "Maximum idle time", es: "Tiempo máximo de inactividad" },
    note: {
      pt: "Usado pela função 789; zero significa sem limite.",
      en: "Used by function 789; zero means no limit.",
      es: "Lo usa la función 789; cero significa sin límite.",
    },
  },
  {
    code: "2971",
    group: "pinpad",
    name: {
      pt: "Dado digitado no pinpad",
      en: "Data typed on the pinpad",
      es: "Dato ingresado en el pinpad",
    },
    note: {
      pt: "Resposta da função 789, a leitura de campo aberto.",
      en: "Answer of function 789, the open-field reading.",
      es: "Respuesta de la función 789, la lectura de campo abierto.",
    },
  },
  {
    code: "2974",
    group: "amounts-and-instalments",
    name: { pt: "Crediário habilitado", en: "Store credit installments enabled", es: "Crediario habilitado" },
  },
  {
    code: "2975",
    group: "amounts-and-instalments",
    name: {
      pt: "Mínimo de parcelas do crediário",
      en: "Minimum store credit installments",
      es: "Mínimo de cuotas del crediario",
    },
    note: {
      pt: "Menor número de parcelas no crediário da loja.",
      en: "Fewest installments of the store's own credit.",
      es: "Menor número de cuotas en el crédito propio del comercio.",
    },
  },
  {
    code: "2976",
    group: "amounts-and-instalments",
    name: {
      pt: "Máximo de parcelas do crediário",
      en: "Maximum store credit installments",
      es: "Máximo de cuotas del crediario",
    },
    note: {
      pt: "Maior número de parcelas no crediário da loja.",
      en: "Most installments of the store's own credit.",
      es: "Mayor número de cuotas en el crédito propio del comercio.",
    },
  },
];
