import type { Format } from "../schema.ts";

export const formats: readonly Format[] = [
  {
    id: "digits",
    type: "N",
    pattern: "^\\d+$",
    explanation: {
      pt: "Só dígitos, sem pontos, traços nem espaços. Zeros à esquerda fazem parte do valor: não os corte.",
      en: "Digits only, without points, dashes or spaces. Leading zeros belong to the value: do not cut them.",
      es: "Solo dígitos, sin puntos, guiones ni espacios. Los ceros a la izquierda son parte del valor: no los recorte.",
    },
  },
  {
    id: "alnum",
    type: "AN",
    pattern: "^[0-9A-Za-z]+$",
    explanation: {
      pt: "Letras sem acento e dígitos. Trate como texto: zeros à esquerda fazem parte do valor.",
      en: "Letters without accents and digits. Treat it as text: leading zeros belong to the value.",
      es: "Letras sin acento y dígitos. Trátelo como texto: los ceros a la izquierda son parte del valor.",
    },
  },
  {
    id: "text",
    type: "AN",
    pattern: "^[\\x20-\\x7e]+$",
    explanation: {
      pt: "Texto livre em uma linha, sem acentos.",
      en: "Free text on one line, without accents.",
      es: "Texto libre en una línea, sin acentos.",
    },
  },
  {
    id: "letters",
    type: "AN",
    pattern: "^[A-Z]+$",
    explanation: {
      pt: "Letras maiúsculas.",
      en: "Capital letters.",
      es: "Letras mayúsculas.",
    },
  },
  {
    id: "enum",
    type: "AN",
    pattern: "^[0-9A-Z]+$",
    explanation: {
      pt: "Um dos valores da tabela abaixo. Trate um valor desconhecido como erro e registre-o.",
      en: "One of the values in the table below. Treat an unknown value as an error and log it.",
      es: "Uno de los valores de la tabla siguiente. Trate un valor desconocido como error y regístrelo.",
    },
  },
  {
    id: "yesno",
    type: "N",
    pattern: "^[01]$",
    explanation: {
      pt: "`0` significa não e `1` significa sim.",
      en: "`0` means no and `1` means yes.",
      es: "`0` significa no y `1` significa sí.",
    },
  },
  {
    id: "money",
    type: "N",
    pattern: "^\\d+$",
    explanation: {
      pt: "Valor em centavos, sem vírgula nem ponto: `12990` são R$ 129,90.",
      en: "Amount in cents, without comma or point: `12990` is R$ 129,90.",
      es: "Importe en centavos, sin coma ni punto: `12990` son R$ 129,90.",
    },
  },
  {
    id: "amount-comma",
    type: "N",
    pattern: "^\\d+,\\d{2}$",
    explanation: {
      pt: "Valor com vírgula e dois decimais. A vírgula conta no tamanho.",
      en: "Amount with a comma and two decimals. The comma counts in the size.",
      es: "Importe con coma y dos decimales. La coma cuenta en el tamaño.",
    },
  },
  {
    id: "percent",
    type: "N",
    pattern: "^\\d+$",
    explanation: {
      pt: "Percentual com dois decimais implícitos: `299` são 2,99 %.",
      en: "Percentage with two implied decimals: `299` is 2.99 %.",
      es: "Porcentaje con dos decimales implícitos: `299` son 2,99 %.",
    },
  },
  {
    id: "quantity",
    type: "N",
    pattern: "^\\d+$",
    explanation: {
      pt: "Quantidade com dois decimais implícitos: `3550` são 35,50.",
      en: "Quantity with two implied decimals: `3550` is 35.50.",
      es: "Cantidad con dos decimales implícitos: `3550` son 35,50.",
    },
  },
  {
    id: "date",
    type: "N",
    pattern: "^(0[1-9]|[12]\\d|3[01])(0[1-9]|1[0-2])(19|20)\\d{2}$",
    explanation: {
      pt: "Data no formato `DDMMAAAA`: dia, mês e ano, sem barras.",
      en: "Date as `DDMMYYYY`: day, month and year, without slashes.",
      es: "Fecha en formato `DDMMAAAA`: día, mes y año, sin barras.",
    },
  },
  {
    id: "ymd",
    type: "N",
    pattern: "^(19|20)\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])$",
    explanation: {
      pt: "Data no formato `AAAAMMDD`: ano, mês e dia, na ordem inversa das demais datas.",
      en: "Date as `YYYYMMDD`: year, month and day, the reverse of the other dates.",
      es: "Fecha en formato `AAAAMMDD`: año, mes y día, en orden inverso al de las demás fechas.",
    },
  },
  {
    id: "month-year",
    type: "N",
    pattern: "^(0[1-9]|1[0-2])(19|20)\\d{2}$",
    explanation: {
      pt: "Mês e ano no formato `MMAAAA`.",
      en: "Month and year as `MMYYYY`.",
      es: "Mes y año en formato `MMAAAA`.",
    },
  },
  {
    id: "mmaa",
    type: "N",
    pattern: "^(0[1-9]|1[0-2])\\d{2}$",
    explanation: {
      pt: "Mês e ano no formato `MMAA`, como impressos no cartão.",
      en: "Month and year as `MMYY`, as printed on the card.",
      es: "Mes y año en formato `MMAA`, como están impresos en la tarjeta.",
    },
  },
  {
    id: "aamm",
    type: "N",
    pattern: "^\\d{2}(0[1-9]|1[0-2])$",
    explanation: {
      pt: "Ano e mês no formato `AAMM`, como gravados na trilha.",
      en: "Year and month as `YYMM`, as recorded on the track.",
      es: "Año y mes en formato `AAMM`, como están grabados en la pista.",
    },
  },
  {
    id: "time",
    type: "N",
    pattern: "^([01]\\d|2[0-3])[0-5]\\d[0-5]\\d$",
    explanation: {
      pt: "Hora no formato `HHMMSS`, de 24 horas, no fuso da loja.",
      en: "Time as `HHMMSS`, 24 hours, in the store's time zone.",
      es: "Hora en formato `HHMMSS`, de 24 horas, en la zona horaria de la tienda.",
    },
  },
  {
    id: "stamp",
    type: "N",
    pattern: "^(0[1-9]|[12]\\d|3[01])(0[1-9]|1[0-2])([01]\\d|2[0-3])[0-5]\\d[0-5]\\d$",
    explanation: {
      pt: "Data e hora no formato `DDMMHHMMSS`, sem o ano.",
      en: "Date and time as `DDMMHHMMSS`, without the year.",
      es: "Fecha y hora en formato `DDMMHHMMSS`, sin el año.",
    },
  },
  {
    id: "barcode",
    type: "AN",
    pattern: "^[01]:\\d+$",
    explanation: {
      pt: "`0:` e o número digitado, ou `1:` e o número lido pela leitora.",
      en: "`0:` and the typed number, or `1:` and the number read by the scanner.",
      es: "`0:` y el número digitado, o `1:` y el número leído por el lector.",
    },
  },
  {
    id: "line-marks",
    type: "AN",
    pattern: "^\\d{3}(:\\d{3})*$",
    explanation: {
      pt: "Números de linha com três dígitos, separados por dois-pontos.",
      en: "Line numbers of three digits, separated by colons.",
      es: "Números de línea de tres dígitos, separados por dos puntos.",
    },
  },
  {
    id: "plate",
    type: "AN",
    pattern: "^[A-Z]{3}\\d[0-9A-Z]\\d{2}$",
    explanation: {
      pt: "Placa sem hífen, no padrão antigo (`ABC1234`) ou no Mercosul (`ABC1D23`).",
      en: "Plate without hyphen, in the old pattern (`ABC1234`) or Mercosur's (`ABC1D23`).",
      es: "Placa sin guion, en el patrón antiguo (`ABC1234`) o el del Mercosur (`ABC1D23`).",
    },
  },
  {
    id: "state",
    type: "A",
    pattern: "^[A-Z]{2}$",
    explanation: {
      pt: "Sigla do estado em duas letras maiúsculas.",
      en: "Abbreviation of the state, two capital letters.",
      es: "Sigla del estado en dos letras mayúsculas.",
    },
  },
  {
    id: "hex",
    type: "AN",
    pattern: "^[0-9A-F]+$",
    explanation: {
      pt: "Dígitos hexadecimais em maiúsculas, dois para cada byte.",
      en: "Hexadecimal digits in capitals, two for each byte.",
      es: "Dígitos hexadecimales en mayúsculas, dos por cada byte.",
    },
  },
  {
    id: "tlv",
    type: "AN",
    pattern: "^(\\d{4}[\\x20-\\x7e]+)+$",
    explanation: {
      pt: "Lista de etiqueta (2 dígitos), tamanho (2 dígitos) e valor, sem separador.",
      en: "List of tag (2 digits), size (2 digits) and value, without separator.",
      es: "Lista de etiqueta (2 dígitos), tamaño (2 dígitos) y valor, sin separador.",
    },
  },
];
