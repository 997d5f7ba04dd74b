import { codeTable } from "../code-table.ts";
import { type CodeEntry, codeEntry, grounded } from "../schema.ts";

/** What the display may ask for, by the hexadecimal code that goes in field 2967; the public page leaves 32 out. */
export const holderData: readonly CodeEntry[] = [
  {
    code: "1",
    fact: "other.openFieldReading.messageCodes.1",
    name: { pt: "DDD", en: "Area code", es: "Código de área" },
  },
  {
    code: "2",
    fact: "other.openFieldReading.messageCodes.2",
    name: { pt: "DDD, pela segunda vez", en: "Area code, second time", es: "Código de área, segunda vez" },
  },
  {
    code: "3",
    fact: "other.openFieldReading.messageCodes.3",
    name: { pt: "Telefone", en: "Phone", es: "Teléfono" },
  },
  {
    code: "4",
    fact: "other.openFieldReading.messageCodes.4",
    name: { pt: "Telefone, pela segunda vez", en: "Phone, second time", es: "Teléfono, segunda vez" },
  },
  {
    code: "5",
    fact: "other.openFieldReading.messageCodes.5",
    name: { pt: "DDD e telefone", en: "Area code and phone", es: "Código de área y teléfono" },
  },
  {
    code: "6",
    fact: "other.openFieldReading.messageCodes.6",
    name: {
      pt: "DDD e telefone, pela segunda vez",
      en: "Area code and phone, second time",
      es: "Código de área y teléfono, segunda vez",
    },
  },
  {
    code: "7",
    fact: "other.openFieldReading.messageCodes.7",
    name: { pt: "CPF", en: "CPF (personal tax id)", es: "CPF (identificación fiscal personal)" },
  },
  {
    code: "8",
    fact: "other.openFieldReading.messageCodes.8",
    name: { pt: "CPF, pela segunda vez", en: "CPF, second time", es: "CPF, segunda vez" },
  },
  {
    code: "9",
    fact: "other.openFieldReading.messageCodes.9",
    name: { pt: "RG", en: "RG (identity card)", es: "RG (documento de identidad)" },
  },
  {
    code: "A",
    fact: "other.openFieldReading.messageCodes.A",
    name: { pt: "RG, pela segunda vez", en: "RG, second time", es: "RG, segunda vez" },
  },
  {
    code: "B",
    fact: "other.openFieldReading.messageCodes.B",
    name: {
      pt: "Quatro últimos dígitos do cartão",
      en: "Last four digits of the card",
      es: "Últimos cuatro dígitos de la tarjeta",
    },
  },
  {
    code: "C",
    fact: "other.openFieldReading.messageCodes.C",
    name: {
      pt: "Código de segurança do cartão",
      en: "Card security code",
      es: "Código de seguridad de la tarjeta",
    },
  },
  {
    code: "D",
    fact: "other.openFieldReading.messageCodes.D",
    name: { pt: "CNPJ", en: "CNPJ (company tax id)", es: "CNPJ (identificación fiscal de empresa)" },
  },
  {
    code: "E",
    fact: "other.openFieldReading.messageCodes.E",
    name: { pt: "CNPJ, pela segunda vez", en: "CNPJ, second time", es: "CNPJ, segunda vez" },
  },
  {
    code: "F",
    fact: "other.openFieldReading.messageCodes.F",
    name: { pt: "Data, `DDMMAAAA`", en: "Date, `DDMMYYYY`", es: "Fecha, `DDMMAAAA`" },
  },
  {
    code: "10",
    fact: "other.openFieldReading.messageCodes.10",
    name: { pt: "Data, `DDMMAA`", en: "Date, `DDMMYY`", es: "Fecha, `DDMMAA`" },
  },
  {
    code: "11",
    fact: "other.openFieldReading.messageCodes.11",
    name: { pt: "Data, `DDMM`", en: "Date, `DDMM`", es: "Fecha, `DDMM`" },
  },
  {
    code: "12",
    fact: "other.openFieldReading.messageCodes.12",
    name: { pt: "Dia, `DD`", en: "Day, `DD`", es: "Día, `DD`" },
  },
  {
    code: "13",
    fact: "other.openFieldReading.messageCodes.13",
    name: { pt: "Mês, `MM`", en: "Month, `MM`", es: "Mes, `MM`" },
  },
  {
    code: "14",
    fact: "other.openFieldReading.messageCodes.14",
    name: { pt: "Ano, `AA`", en: "Year, `YY`", es: "Año, `AA`" },
  },
  {
    code: "15",
    fact: "other.openFieldReading.messageCodes.15",
    name: { pt: "Ano, `AAAA`", en: "Year, `YYYY`", es: "Año, `AAAA`" },
  },
  {
    code: "16",
    fact: "other.openFieldReading.messageCodes.16",
    name: {
      pt: "Data de nascimento, `DDMMAAAA`",
      en: "Birth date, `DDMMYYYY`",
      es: "Fecha de nacimiento, `DDMMAAAA`",
    },
  },
  {
    code: "17",
    fact: "other.openFieldReading.messageCodes.17",
    name: {
      pt: "Data de nascimento, `DDMMAA`",
      en: "Birth date, `DDMMYY`",
      es: "Fecha de nacimiento, `DDMMAA`",
    },
  },
  {
    code: "18",
    fact: "other.openFieldReading.messageCodes.18",
    name: { pt: "Data de nascimento, `DDMM`", en: "Birth date, `DDMM`", es: "Fecha de nacimiento, `DDMM`" },
  },
  {
    code: "19",
    fact: "other.openFieldReading.messageCodes.19",
    name: { pt: "Dia do nascimento, `DD`", en: "Day of birth, `DD`", es: "Día de nacimiento, `DD`" },
  },
  {
    code: "1A",
    fact: "other.openFieldReading.messageCodes.1A",
    name: { pt: "Mês do nascimento, `MM`", en: "Month of birth, `MM`", es: "Mes de nacimiento, `MM`" },
  },
  {
    code: "1B",
    fact: "other.openFieldReading.messageCodes.1B",
    name: { pt: "Ano do nascimento, `AA`", en: "Year of birth, `YY`", es: "Año de nacimiento, `AA`" },
  },
  {
    code: "1C",
    fact: "other.openFieldReading.messageCodes.1C",
    name: { pt: "Ano do nascimento, `AAAA`", en: "Year of birth, `YYYY`", es: "Año de nacimiento, `AAAA`" },
  },
  {
    code: "1D",
    fact: "other.openFieldReading.messageCodes.1D",
    name: { pt: "Identificação", en: "Identification", es: "Identificación" },
  },
  {
    code: "1E",
    fact: "other.openFieldReading.messageCodes.1E",
    name: { pt: "Código de fidelidade", en: "Loyalty code", es: "Código de fidelidad" },
  },
  {
    code: "1F",
    fact: "other.openFieldReading.messageCodes.1F",
    name: { pt: "Número da mesa", en: "Table number", es: "Número de mesa" },
  },
  {
    code: "20",
    fact: "other.openFieldReading.messageCodes.20",
    name: { pt: "Número de pessoas", en: "Number of people", es: "Número de personas" },
  },
  {
    code: "21",
    fact: "other.openFieldReading.messageCodes.21",
    name: { pt: "Quantidade", en: "Quantity", es: "Cantidad" },
  },
  {
    code: "22",
    fact: "other.openFieldReading.messageCodes.22",
    name: { pt: "Número da bomba", en: "Pump number", es: "Número de surtidor" },
  },
  {
    code: "23",
    fact: "other.openFieldReading.messageCodes.23",
    name: { pt: "Número da vaga", en: "Parking space", es: "Número de plaza" },
  },
  {
    code: "24",
    fact: "other.openFieldReading.messageCodes.24",
    name: { pt: "Número do guichê ou caixa", en: "Counter number", es: "Número de ventanilla o caja" },
  },
  {
    code: "25",
    fact: "other.openFieldReading.messageCodes.25",
    name: { pt: "Código do vendedor", en: "Salesperson's code", es: "Código del vendedor" },
  },
  {
    code: "26",
    fact: "other.openFieldReading.messageCodes.26",
    name: { pt: "Código do garçom", en: "Waiter's code", es: "Código del mozo" },
  },
  {
    code: "27",
    fact: "other.openFieldReading.messageCodes.27",
    name: { pt: "Nota do atendimento", en: "Mark for the service", es: "Nota de la atención" },
  },
  {
    code: "28",
    fact: "other.openFieldReading.messageCodes.28",
    name: { pt: "Número da nota fiscal", en: "Invoice number", es: "Número de factura" },
  },
  {
    code: "29",
    fact: "other.openFieldReading.messageCodes.29",
    name: { pt: "Número da comanda", en: "Order slip number", es: "Número de comanda" },
  },
  {
    code: "2A",
    fact: "other.openFieldReading.messageCodes.2A",
    name: { pt: "Placa do veículo", en: "Vehicle plate", es: "Placa del vehículo" },
  },
  {
    code: "2B",
    fact: "other.openFieldReading.messageCodes.2B",
    name: { pt: "Quilometragem", en: "Mileage", es: "Kilometraje" },
  },
  {
    code: "2C",
    fact: "other.openFieldReading.messageCodes.2C",
    name: { pt: "Quilometragem inicial", en: "Mileage at the start", es: "Kilometraje inicial" },
  },
  {
    code: "2D",
    fact: "other.openFieldReading.messageCodes.2D",
    name: { pt: "Quilometragem final", en: "Mileage at the end", es: "Kilometraje final" },
  },
  {
    code: "2E",
    fact: "other.openFieldReading.messageCodes.2E",
    name: { pt: "Porcentagem", en: "Percentage", es: "Porcentaje" },
  },
  {
    code: "2F",
    fact: "other.openFieldReading.messageCodes.2F",
    name: { pt: "Satisfação, de 0 a 10", en: "Satisfaction, 0 to 10", es: "Satisfacción, de 0 a 10" },
  },
  {
    code: "30",
    fact: "other.openFieldReading.messageCodes.30",
    name: {
      pt: "Avaliação do atendimento, de 0 a 10",
      en: "Rating of the service, 0 to 10",
      es: "Evaluación de la atención, de 0 a 10",
    },
  },
  {
    code: "31",
    fact: "other.openFieldReading.messageCodes.31",
    name: { pt: "Token", en: "Token", es: "Token" },
  },
  {
    code: "32",
    fact: "other.openFieldReading.messageCodes.32",
    name: { pt: "Número do cartão", en: "Card number", es: "Número de tarjeta" },
    inferred: true,
  },
  {
    code: "33",
    fact: "other.openFieldReading.messageCodes.33",
    name: { pt: "Número de parcelas", en: "Number of installments", es: "Número de cuotas" },
  },
  {
    code: "34",
    fact: "other.openFieldReading.messageCodes.34",
    name: { pt: "Código do plano", en: "Plan code", es: "Código del plan" },
  },
  {
    code: "35",
    fact: "other.openFieldReading.messageCodes.35",
    name: { pt: "Código do produto", en: "Product code", es: "Código del producto" },
  },
];

export const holderTable = codeTable({
  file: "data/clisitef-leitura-de-campo-aberto-no-pinpad/holder-data.data.ts",
  schema: grounded(codeEntry),
  entries: holderData,
  key: "code",
  facts: {
    listed:
      "1 2 3 4 5 6 7 8 9 A B C D E F 10 11 12 13 14 15 16 17 18 19 1A 1B 1C 1D 1E 1F 20 21 22 23 24 25 26 27 28 29 2A 2B 2C 2D 2E 2F 30 31 32~ 33 34 35",
    lineOf: ({ code, inferred }) => `${code}${inferred ? "~" : ""}`,
  },
  shown: [
    {
      id: "holder-data",
      caption: {
        pt: "Códigos dos dados do portador",
        en: "Holder data codes",
        es: "Códigos de los datos del titular",
      },
      columns: [
        [
          { pt: "O que pede ao cliente", en: "What it asks the customer for", es: "Qué le pide al cliente" },
          ({ name }) => name,
        ],
      ],
      anchorWord: "dado",
    },
  ],
});
