import type { FieldType } from "../../schema.ts";

export const fieldTypesProducts: readonly FieldType[] = [
  {
    code: "1010",
    group: "pbm",
    name: {
      pt: "Quantidade de medicamentos (PBM)",
      en: "Number of medicines (PBM)",
      es: "Cantidad de medicamentos (PBM)",
    },
    note: {
      pt: "Quantos itens seguem; também usado nas vendas com cartão combustível.",
      en: "How many items follow; also used by fuel card sales.",
      es: "Cuántos ítems siguen; también se usa en las ventas con tarjeta de combustible.",
    },
  },
  {
    code: "1011",
    group: "pbm",
    name: {
      pt: "Índice do medicamento (PBM)",
      en: "Medicine index (PBM)",
      es: "Índice del medicamento (PBM)",
    },
    note: {
      pt: "Número do item, de 1 até o valor do 1010.",
      en: "Item number, from 1 to the value of 1010.",
      es: "Número del ítem, de 1 hasta el valor del 1010.",
    },
  },
  {
    code: "1012",
    group: "pbm",
    name: {
      pt: "Código do medicamento (PBM)",
      en: "Medicine code (PBM)",
      es: "Código del medicamento (PBM)",
    },
  },
  {
    code: "1013",
    group: "pbm",
    name: {
      pt: "Quantidade autorizada (PBM)",
      en: "Authorized quantity (PBM)",
      es: "Cantidad autorizada (PBM)",
    },
  },
  {
    code: "1014",
    group: "pbm",
    name: {
      pt: "Preço máximo ao consumidor (PBM)",
      en: "Maximum consumer price (PBM)",
      es: "Precio máximo al consumidor (PBM)",
    },
  },
  {
    code: "1015",
    group: "pbm",
    name: { pt: "Preço recomendado (PBM)", en: "Recommended price (PBM)", es: "Precio recomendado (PBM)" },
  },
  {
    code: "1016",
    group: "pbm",
    name: {
      pt: "Preço de venda na farmácia (PBM)",
      en: "Pharmacy sale price (PBM)",
      es: "Precio de venta en farmacia (PBM)",
    },
  },
  {
    code: "1017",
    group: "pbm",
    name: {
      pt: "Reembolso na farmácia (PBM)",
      en: "Pharmacy refund (PBM)",
      es: "Reembolso en farmacia (PBM)",
    },
  },
  {
    code: "1018",
    group: "pbm",
    name: {
      pt: "Reposição na farmácia (PBM)",
      en: "Pharmacy replacement value (PBM)",
      es: "Reposición en farmacia (PBM)",
    },
  },
  {
    code: "1019",
    group: "pbm",
    name: {
      pt: "Subsídio do convênio (PBM)",
      en: "Agreement subsidy (PBM)",
      es: "Subsidio del convenio (PBM)",
    },
  },
  {
    code: "1020",
    group: "pbm",
    name: { pt: "CNPJ do convênio (PBM)", en: "Agreement CNPJ (PBM)", es: "CNPJ del convenio (PBM)" },
  },
  {
    code: "1021",
    group: "pbm",
    name: { pt: "Plano de desconto (PBM)", en: "Discount plan code (PBM)", es: "Plan de descuento (PBM)" },
  },
  {
    code: "1022",
    group: "pbm",
    name: {
      pt: "Possui receita médica (PBM)",
      en: "Has prescription (PBM)",
      es: "Posee receta médica (PBM)",
    },
  },
  {
    code: "1023",
    group: "pbm",
    name: { pt: "CRM (PBM)", en: "Physician license CRM (PBM)", es: "CRM (PBM)" },
  },
  { code: "1024", group: "pbm", name: { pt: "UF (PBM)", en: "State (PBM)", es: "Estado (PBM)" } },
  {
    code: "1025",
    group: "pbm",
    name: { pt: "Descrição do produto", en: "Product description", es: "Descripción del producto" },
    note: {
      pt: "Descrição do produto; também capturada nas vendas com cartão combustível.",
      en: "Product description; also captured in fuel card sales.",
      es: "Descripción del producto; también se captura en las ventas con tarjeta de combustible.",
    },
  },
  {
    code: "1026",
    group: "pbm",
    name: { pt: "Código do produto", en: "Product code", es: "Código del producto" },
    note: {
      pt: "Definido pelo emissor do cartão nas vendas de combustível.",
      en: "Defined by the card's issuer in fuel sales.",
      es: "Definido por el emisor de la tarjeta en las ventas de combustible.",
    },
  },
  {
    code: "1027",
    group: "pbm",
    name: { pt: "Quantidade do produto", en: "Product quantity", es: "Cantidad del producto" },
    note: {
      pt: "Dois decimais; texto com vírgula ou ponto é convertido, e decimais a mais são cortados.",
      en: "Two decimals; text with comma or point is converted, and extra decimals are cut.",
      es: "Dos decimales; el texto con coma o punto se convierte, y los decimales de más se cortan.",
    },
  },
  {
    code: "1028",
    group: "pbm",
    name: { pt: "Valor do produto", en: "Product amount", es: "Importe del producto" },
  },
  {
    code: "1029",
    group: "pbm",
    name: {
      pt: "Data da receita médica (PBM)",
      en: "Prescription date (PBM)",
      es: "Fecha de la receta médica (PBM)",
    },
  },
  {
    code: "1030",
    group: "pbm",
    name: { pt: "Código de autorização PBM", en: "PBM authorization code", es: "Código de autorización PBM" },
  },
  {
    code: "1031",
    group: "pbm",
    name: { pt: "Quantidade estornada (PBM)", en: "Reversed quantity (PBM)", es: "Cantidad revertida (PBM)" },
  },
  {
    code: "1032",
    group: "pbm",
    name: { pt: "Código de estorno PBM", en: "PBM reversal code", es: "Código de reversión PBM" },
  },
  {
    code: "1033",
    group: "pbm",
    name: {
      pt: "Preço recomendado à vista (PBM)",
      en: "Recommended cash price (PBM)",
      es: "Precio recomendado al contado (PBM)",
    },
    note: {
      pt: "Preço recomendado no pagamento à vista.",
      en: "Price recommended when paid at once.",
      es: "Precio recomendado en el pago al contado.",
    },
  },
  {
    code: "1034",
    group: "pbm",
    name: {
      pt: "Preço recomendado com desconto em folha (PBM)",
      en: "Recommended payroll-discount price (PBM)",
      es: "Precio recomendado con descuento en nómina (PBM)",
    },
    note: {
      pt: "Preço recomendado quando é descontado do salário.",
      en: "Price recommended when it is deducted from wages.",
      es: "Precio recomendado cuando se descuenta del salario.",
    },
  },
  {
    code: "1035",
    group: "pbm",
    name: {
      pt: "Percentual de reposição (PBM)",
      en: "Replacement percentage (PBM)",
      es: "Porcentaje de reposición (PBM)",
    },
  },
  {
    code: "1036",
    group: "pbm",
    name: {
      pt: "Comissão de reposição (PBM)",
      en: "Replacement commission (PBM)",
      es: "Comisión de reposición (PBM)",
    },
  },
  {
    code: "1037",
    group: "pbm",
    name: {
      pt: "Tipo de autorização (PBM)",
      en: "Authorization type (PBM)",
      es: "Tipo de autorización (PBM)",
    },
  },
  {
    code: "1038",
    group: "pbm",
    name: { pt: "Código do conveniado (PBM)", en: "Member code (PBM)", es: "Código del afiliado (PBM)" },
  },
  {
    code: "1039",
    group: "pbm",
    name: { pt: "Nome do conveniado (PBM)", en: "Member name (PBM)", es: "Nombre del afiliado (PBM)" },
  },
  {
    code: "1040",
    group: "pbm",
    name: { pt: "Tipo de medicamento (PBM)", en: "Medicine type (PBM)", es: "Tipo de medicamento (PBM)" },
    values: [
      { value: "01", meaning: { pt: "medicamento", en: "medicine", es: "medicamento" } },
      { value: "02", meaning: { pt: "manipulado", en: "compounded", es: "magistral" } },
      {
        value: "03",
        meaning: { pt: "manipulado especial", en: "special compounded", es: "magistral especial" },
      },
      { value: "04", meaning: { pt: "perfumaria", en: "perfumery", es: "perfumería" } },
    ],
    note: {
      pt: "Tipo do produto nas vendas de PBM.",
      en: "Kind of product in PBM sales.",
      es: "Tipo de producto en las ventas de PBM.",
    },
  },
  {
    code: "1041",
    group: "pbm",
    name: {
      pt: "Descrição do medicamento (PBM)",
      en: "Medicine description (PBM)",
      es: "Descripción del medicamento (PBM)",
    },
  },
  {
    code: "1042",
    group: "pbm",
    name: {
      pt: "Condição para venda (PBM)",
      en: "Sale condition (PBM)",
      es: "Condición para la venta (PBM)",
    },
    values: [
      {
        value: "0",
        meaning: { pt: "preço Funcional Card", en: "Funcional Card price", es: "precio Funcional Card" },
      },
      {
        value: "1",
        meaning: { pt: "abaixo desse preço", en: "below that price", es: "por debajo de ese precio" },
      },
    ],
    note: {
      pt: "Diz se a farmácia pode vender abaixo do preço Funcional Card.",
      en: "Says whether the pharmacy may go below the Funcional Card price.",
      es: "Dice si la farmacia puede vender por debajo del precio Funcional Card.",
    },
  },
  {
    code: "1043",
    group: "pbm",
    name: { pt: "Preço Funcional Card", en: "Funcional Card price", es: "Precio Funcional Card" },
    note: {
      pt: "Preço Funcional Card; veja o 1042.",
      en: "Funcional Card price; see 1042.",
      es: "Precio Funcional Card; vea el 1042.",
    },
  },
  {
    code: "1044",
    group: "pbm",
    name: { pt: "Preço praticado (PBM)", en: "Price charged (PBM)", es: "Precio practicado (PBM)" },
  },
  {
    code: "1045",
    group: "pbm",
    name: {
      pt: "Situação do medicamento (PBM)",
      en: "Medicine status (PBM)",
      es: "Estado del medicamento (PBM)",
    },
  },
  {
    code: "1046",
    group: "pbm",
    name: {
      pt: "Quantidade receitada (PBM)",
      en: "Prescribed quantity (PBM)",
      es: "Cantidad recetada (PBM)",
    },
  },
  {
    code: "1047",
    group: "pbm",
    name: { pt: "Referência (PBM)", en: "Reference (PBM)", es: "Referencia (PBM)" },
  },
  {
    code: "1048",
    group: "pbm",
    name: { pt: "Indicador da venda PBM", en: "PBM sale indicator", es: "Indicador de la venta PBM" },
    values: [
      { value: "0", meaning: { pt: "venda com cartão", en: "card sale", es: "venta con tarjeta" } },
      { value: "1", meaning: { pt: "venda à vista", en: "cash sale", es: "venta al contado" } },
    ],
    note: {
      pt: "Separa os itens do PBM entre venda no cartão e venda à vista.",
      en: "Splits the PBM items between card sale and cash sale.",
      es: "Separa los ítems del PBM entre venta con tarjeta y venta al contado.",
    },
  },
  {
    code: "1051",
    group: "customer-and-address",
    name: { pt: "Data de nascimento", en: "Date of birth", es: "Fecha de nacimiento" },
  },
  {
    code: "1052",
    group: "customer-and-address",
    name: { pt: "Nome da mãe", en: "Mother's name", es: "Nombre de la madre" },
  },
  {
    code: "1058",
    group: "credit-bureau",
    name: { pt: "Dados adicionais (ACSP)", en: "Additional data (ACSP)", es: "Datos adicionales (ACSP)" },
    note: {
      pt: "Dados a mais da consulta à ACSP.",
      en: "Extra data of the ACSP query.",
      es: "Datos adicionales de la consulta a ACSP.",
    },
  },
  {
    code: "1100",
    group: "credit-bureau",
    name: {
      pt: "Registro analítico CheckCheck",
      en: "CheckCheck detail record",
      es: "Registro analítico CheckCheck",
    },
    note: {
      pt: "Registro detalhado respondido pela CheckCheck.",
      en: "Detailed record answered by CheckCheck.",
      es: "Registro detallado respondido por CheckCheck.",
    },
  },
  {
    code: "1101",
    group: "credit-bureau",
    name: { pt: "Registro analítico ACSP", en: "ACSP detail record", es: "Registro analítico ACSP" },
    note: {
      pt: "Registro detalhado respondido pela ACSP.",
      en: "Detailed record answered by ACSP.",
      es: "Registro detallado respondido por ACSP.",
    },
  },
  {
    code: "1102",
    group: "credit-bureau",
    name: { pt: "Registro analítico Serasa", en: "Serasa detail record", es: "Registro analítico Serasa" },
    note: {
      pt: "Registro detalhado respondido pela Serasa.",
      en: "Detailed record answered by Serasa.",
      es: "Registro detallado respondido por Serasa.",
    },
  },
  {
    code: "1103",
    group: "credit-bureau",
    name: { pt: "Tela analítica ACSP", en: "ACSP detail screen", es: "Pantalla analítica ACSP" },
    note: {
      pt: "Tela de detalhes da ACSP, já pronta.",
      en: "Detail screen of ACSP, ready to show.",
      es: "Pantalla de detalle de ACSP, ya lista.",
    },
  },
  {
    code: "1104",
    group: "credit-bureau",
    name: { pt: "Tela analítica Serasa", en: "Serasa detail screen", es: "Pantalla analítica Serasa" },
    note: {
      pt: "Tela de detalhes da Serasa, já pronta.",
      en: "Detail screen of Serasa, ready to show.",
      es: "Pantalla de detalle de Serasa, ya lista.",
    },
  },
  {
    code: "1105",
    group: "credit-bureau",
    name: {
      pt: "Motivo do cancelamento (ACSP)",
      en: "Cancellation reason (ACSP)",
      es: "Motivo de la cancelación (ACSP)",
    },
    note: {
      pt: "Por que a consulta à ACSP é cancelada.",
      en: "Why the ACSP query is canceled.",
      es: "Por qué se cancela la consulta a ACSP.",
    },
  },
  {
    code: "1106",
    group: "credit-bureau",
    name: { pt: "Tipo de consulta (ACSP)", en: "Query type (ACSP)", es: "Tipo de consulta (ACSP)" },
  },
  {
    code: "1107",
    group: "credit-bureau",
    name: { pt: "CNPJ da empresa conveniada", en: "Partner company CNPJ", es: "CNPJ de la empresa adherida" },
  },
  {
    code: "1108",
    group: "credit-bureau",
    name: {
      pt: "Código da administradora",
      en: "Card administrator code",
      es: "Código de la administradora",
    },
  },
  {
    code: "1109",
    group: "credit-bureau",
    name: {
      pt: "Tabela Telecheque (ACSP)",
      en: "Telecheque table data (ACSP)",
      es: "Tabla Telecheque (ACSP)",
    },
    note: {
      pt: "Bloco da tabela Telecheque devolvido por uma consulta à ACSP.",
      en: "Block of the Telecheque table returned by an ACSP query.",
      es: "Bloque de la tabla Telecheque devuelto por una consulta a ACSP.",
    },
  },
  {
    code: "1110",
    group: "fuel-card",
    name: {
      pt: "Matrícula do motorista (combustível)",
      en: "Driver registration (fuel card)",
      es: "Registro del conductor (combustible)",
    },
    note: {
      pt: "Registro do motorista, nas vendas com cartão combustível.",
      en: "Driver's registration, in fuel card sales.",
      es: "Registro del conductor, en las ventas con tarjeta de combustible.",
    },
  },
  {
    code: "1111",
    group: "fuel-card",
    name: {
      pt: "Placa do veículo (combustível)",
      en: "Vehicle plate (fuel card)",
      es: "Patente del vehículo (combustible)",
    },
    note: {
      pt: "Placa do veículo, nas vendas com cartão combustível.",
      en: "Vehicle plate, in fuel card sales.",
      es: "Placa del vehículo, en las ventas con tarjeta de combustible.",
    },
  },
  {
    code: "1112",
    group: "fuel-card",
    name: { pt: "Quilometragem (combustível)", en: "Mileage (fuel card)", es: "Kilometraje (combustible)" },
    note: {
      pt: "Quilometragem do veículo, nas vendas com cartão combustível.",
      en: "Mileage of the vehicle, in fuel card sales.",
      es: "Kilometraje del vehículo, en las ventas con tarjeta de combustible.",
    },
  },
  {
    code: "1113",
    group: "fuel-card",
    name: {
      pt: "Quantidade de litros (combustível)",
      en: "Liters purchased (fuel card)",
      es: "Cantidad de litros (combustible)",
    },
    note: {
      pt: "Dois decimais. Litros vendidos.",
      en: "Two decimals. Liters sold.",
      es: "Dos decimales. Litros vendidos.",
    },
  },
  {
    code: "1114",
    group: "fuel-card",
    name: { pt: "Combustível principal", en: "Main fuel", es: "Combustible principal" },
    note: {
      pt: "Combustível principal da venda.",
      en: "Main fuel of the sale.",
      es: "Combustible principal de la venta.",
    },
  },
  {
    code: "1115",
    group: "fuel-card",
    name: {
      pt: "Lista de produtos de combustível",
      en: "Fuel product list",
      es: "Lista de productos de combustible",
    },
    note: {
      pt: "Lista `código,descrição,quantidade,total;...` sem código repetido; os dois últimos dígitos do total são centavos.",
      en: "List `code,description,quantity,total;...` without repeated codes; the last two digits of the total are cents.",
      es: "Lista `código,descripción,cantidad,total;...` sin códigos repetidos; los dos últimos dígitos del total son centavos.",
    },
  },
  {
    code: "1116",
    group: "fuel-card",
    name: {
      pt: "Código do produto no host (combustível)",
      en: "Host product code (fuel card)",
      es: "Código del producto en el host (combustible)",
    },
  },
  {
    code: "1117",
    group: "fuel-card",
    name: { pt: "Horímetro (combustível)", en: "Hour meter (fuel card)", es: "Horómetro (combustible)" },
  },
  {
    code: "1118",
    group: "fuel-card",
    name: {
      pt: "Linha de crédito (combustível)",
      en: "Credit line (fuel card)",
      es: "Línea de crédito (combustible)",
    },
  },
  {
    code: "1119",
    group: "fuel-card",
    name: {
      pt: "Tipo de mercadoria (combustível)",
      en: "Goods type (fuel card)",
      es: "Tipo de mercadería (combustible)",
    },
  },
  {
    code: "1120",
    group: "fuel-card",
    name: { pt: "Ramo (combustível)", en: "Business branch (fuel card)", es: "Rubro (combustible)" },
  },
  {
    code: "1121",
    group: "fuel-card",
    name: {
      pt: "Casas decimais do preço unitário (combustível)",
      en: "Unit price decimals (fuel card)",
      es: "Decimales del precio unitario (combustible)",
    },
  },
  {
    code: "1122",
    group: "fuel-card",
    name: {
      pt: "Máximo de produtos na venda",
      en: "Maximum products in the sale",
      es: "Máximo de productos en la venta",
    },
    note: {
      pt: "Quantos produtos cabem em uma venda.",
      en: "How many products one sale may have.",
      es: "Cuántos productos caben en una venta.",
    },
  },
  {
    code: "1123",
    group: "fuel-card",
    name: {
      pt: "Tamanho do código do produto (combustível)",
      en: "Product code length (fuel card)",
      es: "Longitud del código de producto (combustible)",
    },
  },
  {
    code: "1124",
    group: "fuel-card",
    name: {
      pt: "Código do veículo (combustível)",
      en: "Vehicle code (fuel card)",
      es: "Código del vehículo (combustible)",
    },
  },
  {
    code: "1125",
    group: "fuel-card",
    name: {
      pt: "Nome da empresa (combustível)",
      en: "Company name (fuel card)",
      es: "Nombre de la empresa (combustible)",
    },
  },
  {
    code: "1126",
    group: "fuel-card",
    name: {
      pt: "Casas decimais da quantidade (combustível)",
      en: "Quantity decimals (fuel card)",
      es: "Decimales de la cantidad (combustible)",
    },
  },
  {
    code: "1128",
    group: "fuel-card",
    name: {
      pt: "Lista de perguntas (combustível)",
      en: "Question list (fuel card)",
      es: "Lista de preguntas (combustible)",
    },
  },
  {
    code: "1129",
    group: "fuel-card",
    name: {
      pt: "Permite coletar produto (combustível)",
      en: "Product capture allowed (fuel card)",
      es: "Permite capturar producto (combustible)",
    },
  },
  {
    code: "1131",
    group: "customer-and-address",
    name: { pt: "Código do limite", en: "Limit code", es: "Código del límite" },
  },
  {
    code: "1132",
    group: "customer-and-address",
    name: { pt: "Quantidade de titulares", en: "Number of holders", es: "Cantidad de titulares" },
  },
  {
    code: "1133",
    group: "customer-and-address",
    name: {
      pt: "Data de abertura da empresa",
      en: "Company opening date",
      es: "Fecha de apertura de la empresa",
    },
    note: { pt: "Formato `DDMMAAAA`.", en: "Format `DDMMYYYY`.", es: "Formato `DDMMAAAA`." },
  },
  {
    code: "1134",
    group: "customer-and-address",
    name: { pt: "Nome do titular", en: "Holder name", es: "Nombre del titular" },
  },
  {
    code: "1135",
    group: "customer-and-address",
    name: { pt: "Complemento do endereço", en: "Address complement", es: "Complemento de la dirección" },
  },
  { code: "1136", group: "customer-and-address", name: { pt: "Cidade", en: "City", es: "Ciudad" } },
  { code: "1137", group: "customer-and-address", name: { pt: "Estado", en: "State", es: "Estado" } },
  {
    code: "1152",
    group: "other",
    name: { pt: "Menu de valores SPTrans", en: "SPTrans amount menu", es: "Menú de importes SPTrans" },
  },
  {
    code: "1160",
    group: "other",
    name: {
      pt: "Produto com valor de face (gift)",
      en: "Face value product (gift)",
      es: "Producto con valor facial (gift)",
    },
  },
  {
    code: "1190",
    group: "card-data",
    name: { pt: "Embosso do cartão", en: "Card embossing (last 4 digits)", es: "Embozado de la tarjeta" },
    note: {
      pt: "Quatro dígitos. Quatro últimos dígitos do cartão, digitados para conferir com a trilha.",
      en: "Four digits. Last four digits of the card, typed to check against the track.",
      es: "Cuatro dígitos. Cuatro últimos dígitos de la tarjeta, ingresados a mano para comparar con la pista.",
    },
  },
  {
    code: "1200",
    group: "credit-bureau",
    name: {
      pt: "Total de consultas anteriores",
      en: "Total previous queries",
      es: "Total de consultas anteriores",
    },
    note: {
      pt: "Quantas consultas o documento já teve.",
      en: "How many queries the document has had before.",
      es: "Cuántas consultas tuvo ya el documento.",
    },
  },
  {
    code: "1201",
    group: "credit-bureau",
    name: {
      pt: "Valor das consultas anteriores",
      en: "Amount of previous queries",
      es: "Importe de consultas anteriores",
    },
    note: {
      pt: "Dois decimais, sem separador. Soma das consultas anteriores.",
      en: "Two decimals, no separator. Sum of the earlier queries.",
      es: "Dos decimales, sin separador. Suma de las consultas anteriores.",
    },
  },
  {
    code: "1202",
    group: "credit-bureau",
    name: { pt: "Total de consultas no dia", en: "Total queries today", es: "Total de consultas del día" },
    note: {
      pt: "Quantas consultas o documento teve no mesmo dia.",
      en: "How many queries the document had on the same day.",
      es: "Cuántas consultas tuvo el documento el mismo día.",
    },
  },
  {
    code: "1203",
    group: "credit-bureau",
    name: {
      pt: "Valor das consultas no dia",
      en: "Amount of today's queries",
      es: "Importe de las consultas del día",
    },
    note: {
      pt: "Dois decimais, sem separador. Soma das consultas do mesmo dia.",
      en: "Two decimals, no separator. Sum of the same day's queries.",
      es: "Dos decimales, sin separador. Suma de las consultas del mismo día.",
    },
  },
  {
    code: "1204",
    group: "credit-bureau",
    name: {
      pt: "Consultas de pré-datados no período",
      en: "Post-dated check queries in the period",
      es: "Consultas de diferidos en el período",
    },
    note: {
      pt: "Quantos cheques pré-datados foram consultados no período.",
      en: "How many post-dated checks were queried in the period.",
      es: "Cuántos cheques diferidos se consultaron en el período.",
    },
  },
  {
    code: "1205",
    group: "credit-bureau",
    name: { pt: "Valor de pré-datados", en: "Post-dated check amount", es: "Importe de diferidos" },
    note: {
      pt: "Dois decimais, sem separador. Soma dos cheques pré-datados do período.",
      en: "Two decimals, no separator. Sum of the post-dated checks of the period.",
      es: "Dos decimales, sin separador. Suma de los cheques diferidos del período.",
    },
  },
  {
    code: "1206",
    group: "pbm",
    name: { pt: "Vendedor (PBM)", en: "Salesperson (PBM)", es: "Vendedor (PBM)" },
    note: {
      pt: "Vendedor, usuário do programa.",
      en: "Salesperson, a user of the program.",
      es: "Vendedor, usuario del programa.",
    },
  },
  { code: "1207", group: "pbm", name: { pt: "Senha (PBM)", en: "Password (PBM)", es: "Contraseña (PBM)" } },
  {
    code: "1208",
    group: "pbm",
    name: { pt: "Código de retorno (PBM)", en: "Return code (PBM)", es: "Código de retorno (PBM)" },
  },
  { code: "1209", group: "pbm", name: { pt: "Origem (PBM)", en: "Origin (PBM)", es: "Origen (PBM)" } },
  {
    code: "1319",
    group: "transaction-result",
    name: {
      pt: "Valor da transação original",
      en: "Original transaction amount",
      es: "Importe de la transacción original",
    },
    note: {
      pt: "Valor de uma transação pendente (funções 130 e 131).",
      en: "Amount of a pending transaction (functions 130 and 131).",
      es: "Importe de una transacción pendiente (funciones 130 y 131).",
    },
  },
  {
    code: "1321",
    group: "transaction-result",
    name: {
      pt: "NSU host da transação cancelada",
      en: "Host NSU of the canceled transaction",
      es: "NSU host de la transacción cancelada",
    },
    note: {
      pt: "Número do host da transação que foi cancelada, desde 2014.",
      en: "Host number of the transaction that was canceled, since 2014.",
      es: "Número del host de la transacción que se canceló, desde 2014.",
    },
  },
];
