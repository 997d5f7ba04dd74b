import type { Localized } from "@portal/shared/locales.ts";
import * as z from "zod/mini";
import { codeTable, columns } from "../code-table.ts";
import { anyCode, fact, grounded, localized, slug } from "../schema.ts";

/** A field of a reconciliation's return file; `code` is its record and its place. */
const returnFileField = z.strictObject({
  code: anyCode,
  record: anyCode,
  position: z.int().check(z.gte(1)),
  key: slug,
  type: z.enum(["N", "AN"]),
  name: localized,
  meaning: z.optional(localized),
  fact,
});
type ReturnFileField = z.infer<typeof returnFileField>;

/** What a field of a record is called and holds, in whichever record it stands. A few sizes are public, and stand on the page of 3.6. */
const words = {
  "record-type": {
    name: { pt: "Tipo do registro", en: "Record type", es: "Tipo de registro" },
  },
  "file-date": {
    name: { pt: "Data do arquivo", en: "File date", es: "Fecha del archivo" },
    meaning: { pt: "`AAAAMMDD`.", en: "`YYYYMMDD`.", es: "`AAAAMMDD`." },
  },
  "file-time": {
    name: { pt: "Hora do arquivo", en: "File time", es: "Hora del archivo" },
    meaning: {
      pt: "Quando o arquivo foi gerado.",
      en: "When the file was made.",
      es: "Cuándo se generó el archivo.",
    },
  },
  "period-start": {
    name: { pt: "Início do período", en: "Start of the period", es: "Inicio del período" },
    meaning: { pt: "`AAAAMMDD`.", en: "`YYYYMMDD`.", es: "`AAAAMMDD`." },
  },
  "period-end": {
    name: { pt: "Fim do período", en: "End of the period", es: "Fin del período" },
    meaning: { pt: "`AAAAMMDD`.", en: "`YYYYMMDD`.", es: "`AAAAMMDD`." },
  },
  "file-version": {
    name: { pt: "Versão do arquivo", en: "File version", es: "Versión del archivo" },
    meaning: {
      pt: "`V2.0`, `V3.0` ou `V3.6`. Recuse uma que você não conhece.",
      en: "`V2.0`, `V3.0` or `V3.6`. Refuse one that you do not know.",
      es: "`V2.0`, `V3.0` o `V3.6`. Rechace una que no conozca.",
    },
  },
  "network-id": {
    name: { pt: "Rede", en: "Network", es: "Red" },
    meaning: {
      pt: "Código da tabela de redes.",
      en: "Code of the table of networks.",
      es: "Código de la tabla de redes.",
    },
  },
  "file-sequence": {
    name: { pt: "Sequência do arquivo", en: "File sequence", es: "Secuencia del archivo" },
    meaning: {
      pt: "No V3.6 é a data e a hora, com 14 dígitos. Nos outros, não conte com que ela cresça de um em um.",
      en: "In V3.6 it is the date and the time, 14 digits. In the others, do not count on it to grow by one.",
      es: "En V3.6 es la fecha y la hora, con 14 dígitos. En los otros, no cuente con que crezca de uno en uno.",
    },
  },
  "record-sequence": {
    name: { pt: "Sequência do registro", en: "Record sequence", es: "Secuencia del registro" },
    meaning: {
      pt: "Último campo da linha: começa em `1` no cabeçalho e cresce de um em um.",
      en: "Last field of the line: it begins at `1` in the header and grows by one.",
      es: "Último campo de la línea: comienza en `1` en el encabezado y crece de uno en uno.",
    },
  },
  "transaction-id": {
    name: {
      pt: "Identificador da transação",
      en: "Transaction identifier",
      es: "Identificador de la transacción",
    },
    meaning: {
      pt: "Distingue a transação das outras. Pode repetir-se em cada parcela: inclua o número da parcela na sua chave.",
      en: "It tells the transaction from the others. It may repeat in each installment: make the installment number part of your key.",
      es: "Distingue la transacción de las otras. Puede repetirse en cada cuota: incluya el número de cuota en su clave.",
    },
  },
  establishment: {
    name: {
      pt: "Código do lojista na rede",
      en: "Merchant code at the network",
      es: "Código del comercio en la red",
    },
    meaning: {
      pt: "Dado pela rede, não pelo SiTef.",
      en: "Given by the network, not by SiTef.",
      es: "Dado por la red, no por SiTef.",
    },
  },
  "sale-date": {
    name: { pt: "Data da venda", en: "Sale date", es: "Fecha de la venta" },
    meaning: { pt: "`AAAAMMDD`.", en: "`YYYYMMDD`.", es: "`AAAAMMDD`." },
  },
  "summary-number": {
    name: { pt: "Número do resumo", en: "Summary number", es: "Número de resumen" },
    meaning: {
      pt: "O lote (RO ou RV) em que a rede paga a venda.",
      en: "The batch (RO or RV) in which the network pays the sale.",
      es: "El lote (RO o RV) en que la red paga la venta.",
    },
  },
  "receipt-number": {
    name: { pt: "Número do comprovante", en: "Receipt number", es: "Número de comprobante" },
    meaning: {
      pt: "O número da venda na rede.",
      en: "The sale's number at the network.",
      es: "El número de la venta en la red.",
    },
  },
  "sitef-number": {
    name: { pt: "NSU do SiTef", en: "SiTef USN", es: "NSU de SiTef" },
    meaning: {
      pt: "Até 12 dígitos. Em vendas fora do TEF traz o número do comprovante.",
      en: "Up to 12 digits. For sales outside TEF it carries the receipt number.",
      es: "Hasta 12 dígitos. En ventas fuera de TEF trae el número de comprobante.",
    },
  },
  "card-number": {
    name: { pt: "Número do cartão", en: "Card number", es: "Número de tarjeta" },
    meaning: { pt: "Mascarado.", en: "Masked.", es: "Enmascarado." },
  },
  "gross-amount": {
    name: { pt: "Valor bruto", en: "Gross amount", es: "Importe bruto" },
    meaning: {
      pt: "Inteiro, com duas casas implícitas.",
      en: "Integer, with two implied decimals.",
      es: "Entero, con dos decimales implícitos.",
    },
  },
  "total-instalments": {
    name: { pt: "Total de parcelas", en: "Number of installments", es: "Total de cuotas" },
    meaning: {
      pt: "Em quantas parcelas a venda foi feita.",
      en: "In how many installments the sale was made.",
      es: "En cuántas cuotas se hizo la venta.",
    },
  },
  "net-amount": {
    name: { pt: "Valor líquido", en: "Net amount", es: "Importe neto" },
    meaning: {
      pt: "Inteiro, com duas casas implícitas.",
      en: "Integer, with two implied decimals.",
      es: "Entero, con dos decimales implícitos.",
    },
  },
  "original-amount": {
    name: { pt: "Valor original", en: "Original amount", es: "Importe original" },
    meaning: {
      pt: "Inteiro, com duas casas implícitas.",
      en: "Integer, with two implied decimals.",
      es: "Entero, con dos decimales implícitos.",
    },
  },
  "credit-date": {
    name: { pt: "Data de crédito", en: "Credit date", es: "Fecha de crédito" },
    meaning: { pt: "`AAAAMMDD`.", en: "`YYYYMMDD`.", es: "`AAAAMMDD`." },
  },
  "original-credit-date": {
    name: { pt: "Data de crédito original", en: "Original credit date", es: "Fecha de crédito original" },
    meaning: {
      pt: "`AAAAMMDD`. Se difere da data de crédito, o pagamento mudou de dia.",
      en: "`YYYYMMDD`. If it differs from the credit date, the payment moved to another day.",
      es: "`AAAAMMDD`. Si difiere de la fecha de crédito, el pago cambió de día.",
    },
  },
  instalment: {
    name: { pt: "Número da parcela", en: "Installment number", es: "Número de cuota" },
    meaning: {
      pt: "`0` ou `00` é um pagamento único.",
      en: "`0` or `00` is a single payment.",
      es: "`0` o `00` es un pago único.",
    },
  },
  "product-type": {
    name: { pt: "Tipo de produto", en: "Product type", es: "Tipo de producto" },
    meaning: {
      pt: "Código de uma tabela que se pede ao suporte.",
      en: "Code of a table that support gives you.",
      es: "Código de una tabla que se pide a soporte.",
    },
  },
  capture: {
    name: { pt: "Captura", en: "Capture", es: "Captura" },
    meaning: {
      pt: "Código de uma tabela que se pede ao suporte.",
      en: "Code of a table that support gives you.",
      es: "Código de una tabla que se pide a soporte.",
    },
  },
  bank: {
    name: { pt: "Banco", en: "Bank", es: "Banco" },
    meaning: { pt: "Onde o crédito cai.", en: "Where the credit goes.", es: "Dónde cae el crédito." },
  },
  branch: {
    name: { pt: "Agência", en: "Branch", es: "Sucursal" },
    meaning: {
      pt: "Da conta do lojista.",
      en: "Of the merchant's account.",
      es: "De la cuenta del comercio.",
    },
  },
  account: {
    name: { pt: "Conta corrente", en: "Account", es: "Cuenta corriente" },
    meaning: { pt: "Do lojista.", en: "The merchant's.", es: "Del comercio." },
  },
  commission: {
    name: { pt: "Comissão", en: "Commission", es: "Comisión" },
    meaning: {
      pt: "Inteiro, com duas casas implícitas.",
      en: "Integer, with two implied decimals.",
      es: "Entero, con dos decimales implícitos.",
    },
  },
  "service-fee": {
    name: { pt: "Taxa de serviço", en: "Service fee", es: "Tasa de servicio" },
    meaning: {
      pt: "Inteiro, com duas casas implícitas.",
      en: "Integer, with two implied decimals.",
      es: "Entero, con dos decimales implícitos.",
    },
  },
  "sitef-store": {
    name: { pt: "Loja no SiTef", en: "Store at SiTef", es: "Comercio en SiTef" },
    meaning: {
      pt: "O mesmo código que a venda usou.",
      en: "The same code that the sale used.",
      es: "El mismo código que usó la venta.",
    },
  },
  authorization: {
    name: { pt: "Código de autorização", en: "Authorization code", es: "Código de autorización" },
    meaning: {
      pt: "Compare só os seis últimos caracteres.",
      en: "Compare the last six characters only.",
      es: "Compare solo los seis últimos caracteres.",
    },
  },
  "fiscal-receipt": {
    name: { pt: "Cupom fiscal", en: "Fiscal receipt", es: "Documento fiscal" },
    meaning: {
      pt: "O que a sua loja enviou na venda.",
      en: "What your store sent with the sale.",
      es: "Lo que su comercio envió en la venta.",
    },
  },
  brand: {
    name: { pt: "Bandeira", en: "Brand", es: "Marca" },
    meaning: {
      pt: "Desde o V3.0. Peça a tabela de bandeiras ao suporte.",
      en: "Since V3.0. Ask support for the table of brands.",
      es: "Desde V3.0. Pida la tabla de marcas a soporte.",
    },
  },
  "sitef-sale-date": {
    name: { pt: "Data da venda no SiTef", en: "Sale date at SiTef", es: "Fecha de la venta en SiTef" },
    meaning: {
      pt: "`AAAAMMDD`. Só na forma longa da linha.",
      en: "`YYYYMMDD`. In the long form of the line only.",
      es: "`AAAAMMDD`. Solo en la forma larga de la línea.",
    },
  },
  "sitef-sale-time": {
    name: { pt: "Hora da venda no SiTef", en: "Sale time at SiTef", es: "Hora de la venta en SiTef" },
    meaning: {
      pt: "`HHMMSS`. Só na forma longa da linha.",
      en: "`HHMMSS`. In the long form of the line only.",
      es: "`HHMMSS`. Solo en la forma larga de la línea.",
    },
  },
  "anticipated-credit-date": {
    name: {
      pt: "Data de crédito antecipada",
      en: "Anticipated credit date",
      es: "Fecha de crédito anticipada",
    },
    meaning: { pt: "`AAAAMMDD`.", en: "`YYYYMMDD`.", es: "`AAAAMMDD`." },
  },
  "net-amount-paid": {
    name: { pt: "Valor líquido pago", en: "Net amount paid", es: "Importe neto pagado" },
    meaning: {
      pt: "Inteiro, com duas casas implícitas.",
      en: "Integer, with two implied decimals.",
      es: "Entero, con dos decimales implícitos.",
    },
  },
  "net-amount-before": {
    name: {
      pt: "Valor líquido antes da antecipação",
      en: "Net amount before anticipation",
      es: "Importe neto antes de la anticipación",
    },
    meaning: {
      pt: "A diferença para o pago é o custo da antecipação. Inteiro, com duas casas implícitas.",
      en: "What it is above the amount paid is the cost of anticipation. Integer, with two implied decimals.",
      es: "Lo que supera al pagado es el costo de la anticipación. Entero, con dos decimales implícitos.",
    },
  },
  "unique-summary-code": {
    name: { pt: "Código de resumo único", en: "Unique summary code", es: "Código de resumen único" },
    meaning: {
      pt: "Só na forma de 16 campos, da Cielo.",
      en: "In the form of 16 fields only, Cielo's.",
      es: "Solo en la forma de 16 campos, de Cielo.",
    },
  },
  "anticipated-instalment": {
    name: { pt: "Parcela antecipada", en: "Anticipated installment", es: "Cuota anticipada" },
    meaning: {
      pt: "Em linhas com mais de 25 campos. Guarde as posições 19 a 24 sem interpretá-las.",
      en: "In lines of more than 25 fields. Keep positions 19 to 24 without interpreting them.",
      es: "En líneas con más de 25 campos. Guarde las posiciones 19 a 24 sin interpretarlas.",
    },
  },
} as const satisfies Readonly<Record<string, Pick<ReturnFileField, "name" | "meaning">>>;

type ReturnFieldName = keyof typeof words;

/** The n-th name is the n-th field, unless it says its place: some fields before it are not public. */
const fieldsOf = (
  record: string,
  names: readonly (readonly [ReturnFieldName, "N" | "AN", number?])[],
): ReturnFileField[] =>
  names.map(([name, type, place], at) => {
    const position = place ?? at + 1;
    return {
      code: `${record}.${position}`,
      record,
      position,
      key: name,
      type,
      fact: `sitefConciliador.records.${record}.${position}`,
      ...words[name],
    };
  });

/** Fields of each kind of record, in the order in which a public importer of V2.0, V3.0 and V3.6 reads them. */
export const returnFileFields: readonly ReturnFileField[] = [
  ...fieldsOf("0", [
    ["record-type", "N"],
    ["file-date", "N"],
    ["file-time", "N"],
    ["period-start", "N"],
    ["period-end", "N"],
    ["file-version", "AN"],
    ["network-id", "N"],
    ["file-sequence", "N"],
    ["record-sequence", "N"],
  ]),
  ...fieldsOf("1", [
    ["record-type", "N"],
    ["transaction-id", "AN"],
    ["establishment", "AN"],
    ["sale-date", "N"],
    ["summary-number", "AN"],
    ["receipt-number", "AN"],
    ["sitef-number", "N"],
    ["card-number", "AN"],
    ["gross-amount", "N"],
    ["total-instalments", "N"],
    ["net-amount", "N"],
    ["credit-date", "N"],
    ["instalment", "N"],
    ["product-type", "AN"],
    ["capture", "AN"],
    ["network-id", "N"],
    ["bank", "N"],
    ["branch", "AN"],
    ["account", "AN"],
    ["commission", "N"],
    ["service-fee", "N"],
    ["sitef-store", "AN"],
    ["authorization", "AN"],
    ["fiscal-receipt", "AN"],
    ["brand", "N"],
    ["sitef-sale-date", "N"],
    ["sitef-sale-time", "N"],
    ["record-sequence", "N"],
  ]),
  ...fieldsOf("10", [
    ["record-type", "N"],
    ["transaction-id", "AN"],
    ["establishment", "AN"],
    ["sale-date", "N"],
    ["summary-number", "AN"],
    ["receipt-number", "AN"],
    ["sitef-number", "N"],
    ["card-number", "AN"],
    ["gross-amount", "N"],
    ["total-instalments", "N"],
    ["net-amount", "N"],
    ["original-amount", "N"],
    ["credit-date", "N"],
    ["original-credit-date", "N"],
    ["instalment", "N"],
    ["product-type", "AN"],
    ["capture", "AN"],
    ["network-id", "N"],
    ["bank", "N"],
    ["branch", "AN"],
    ["account", "AN"],
    ["commission", "N"],
    ["service-fee", "N"],
    ["sitef-store", "AN"],
    ["authorization", "AN"],
    ["fiscal-receipt", "AN"],
    ["brand", "N"],
    ["sitef-sale-date", "N"],
    ["sitef-sale-time", "N"],
    ["record-sequence", "N"],
  ]),
  ...fieldsOf("100", [
    ["record-type", "N"],
    ["establishment", "AN"],
    ["sitef-store", "AN"],
    ["summary-number", "AN"],
    ["anticipated-credit-date", "N"],
    ["net-amount-paid", "N"],
    ["network-id", "N"],
    ["instalment", "N"],
    ["original-credit-date", "N"],
    ["net-amount-before", "N"],
    ["gross-amount", "N"],
    ["bank", "N"],
    ["branch", "AN"],
    ["account", "AN"],
    ["unique-summary-code", "AN"],
    ["record-sequence", "N"],
  ]),
  ...fieldsOf("200", [
    ["record-type", "N"],
    ["transaction-id", "AN"],
    ["establishment", "AN"],
    ["sale-date", "N"],
    ["summary-number", "AN"],
    ["receipt-number", "AN"],
    ["sitef-number", "N"],
    ["card-number", "AN"],
    ["gross-amount", "N"],
    ["total-instalments", "N"],
    ["product-type", "AN"],
    ["capture", "AN"],
    ["network-id", "N"],
    ["sitef-store", "AN"],
    ["authorization", "AN"],
    ["fiscal-receipt", "AN"],
    ["brand", "N"],
    ["sitef-sale-date", "N"],
    ["anticipated-instalment", "N", 25],
  ]),
  ...fieldsOf("9", [
    ["record-type", "N"],
    ["record-sequence", "N"],
  ]),
];

const shownWords = {
  position: { pt: "Posição", en: "Position", es: "Posición" },
  content: { pt: "Conteúdo", en: "Content", es: "Contenido" },
  none: {
    pt: "O primeiro campo da linha.",
    en: "The first field of the line.",
    es: "El primer campo de la línea.",
  },
} as const satisfies Record<string, Localized>;

const record = (kind: string, name: Localized) => ({
  id: `conciliation-record-${kind}`,
  caption: {
    pt: `Registro ${kind}: ${name.pt}`,
    en: `Record ${kind}: ${name.en}`,
    es: `Registro ${kind}: ${name.es}`,
  },
  codeColumn: shownWords.position,
  codeOf: ({ position }: ReturnFileField) => String(position),
  columns: [
    [columns.name, ({ name: field }: ReturnFileField) => field],
    [columns.type, ({ type }: ReturnFileField) => type],
    [shownWords.content, ({ meaning }: ReturnFileField) => meaning ?? shownWords.none],
  ] as const,
  anchorWord: `registro-${kind}`,
  only: (field: ReturnFileField) => field.record === kind,
});

export const returnFileTable = codeTable({
  file: "data/sitef-conciliador/return-file-fields.data.ts",
  schema: grounded(returnFileField),
  entries: returnFileFields,
  key: "code",
  // A field in another place makes an importer read the wrong amount.
  facts: {
    listed:
      "0.1=N=record-type 0.2=N=file-date 0.3=N=file-time 0.4=N=period-start 0.5=N=period-end 0.6=AN=file-version 0.7=N=network-id 0.8=N=file-sequence 0.9=N=record-sequence 1.1=N=record-type 1.2=AN=transaction-id 1.3=AN=establishment 1.4=N=sale-date 1.5=AN=summary-number 1.6=AN=receipt-number 1.7=N=sitef-number 1.8=AN=card-number 1.9=N=gross-amount 1.10=N=total-instalments 1.11=N=net-amount 1.12=N=credit-date 1.13=N=instalment 1.14=AN=product-type 1.15=AN=capture 1.16=N=network-id 1.17=N=bank 1.18=AN=branch 1.19=AN=account 1.20=N=commission 1.21=N=service-fee 1.22=AN=sitef-store 1.23=AN=authorization 1.24=AN=fiscal-receipt 1.25=N=brand 1.26=N=sitef-sale-date 1.27=N=sitef-sale-time 1.28=N=record-sequence 10.1=N=record-type 10.2=AN=transaction-id 10.3=AN=establishment 10.4=N=sale-date 10.5=AN=summary-number 10.6=AN=receipt-number 10.7=N=sitef-number 10.8=AN=card-number 10.9=N=gross-amount 10.10=N=total-instalments 10.11=N=net-amount 10.12=N=original-amount 10.13=N=credit-date 10.14=N=original-credit-date 10.15=N=instalment 10.16=AN=product-type 10.17=AN=capture 10.18=N=network-id 10.19=N=bank 10.20=AN=branch 10.21=AN=account 10.22=N=commission 10.23=N=service-fee 10.24=AN=sitef-store 10.25=AN=authorization 10.26=AN=fiscal-receipt 10.27=N=brand 10.28=N=sitef-sale-date 10.29=N=sitef-sale-time 10.30=N=record-sequence 100.1=N=record-type 100.2=AN=establishment 100.3=AN=sitef-store 100.4=AN=summary-number 100.5=N=anticipated-credit-date 100.6=N=net-amount-paid 100.7=N=network-id 100.8=N=instalment 100.9=N=original-credit-date 100.10=N=net-amount-before 100.11=N=gross-amount 100.12=N=bank 100.13=AN=branch 100.14=AN=account 100.15=AN=unique-summary-code 100.16=N=record-sequence 200.1=N=record-type 200.2=AN=transaction-id 200.3=AN=establishment 200.4=N=sale-date 200.5=AN=summary-number 200.6=AN=receipt-number 200.7=N=sitef-number 200.8=AN=card-number 200.9=N=gross-amount 200.10=N=total-instalments 200.11=AN=product-type 200.12=AN=capture 200.13=N=network-id 200.14=AN=sitef-store 200.15=AN=authorization 200.16=AN=fiscal-receipt 200.17=N=brand 200.18=N=sitef-sale-date 200.25=N=anticipated-instalment 9.1=N=record-type 9.2=N=record-sequence",
    lineOf: ({ code, type, key }) => `${code}=${type}=${key}`,
  },
  shown: [
    record("0", { pt: "cabeçalho", en: "header", es: "encabezado" }),
    record("1", { pt: "detalhe de venda", en: "sale details", es: "detalle de venta" }),
    record("10", { pt: "detalhe de crédito", en: "credit details", es: "detalle de crédito" }),
    record("100", { pt: "lote de antecipação", en: "anticipation batch", es: "lote de anticipación" }),
    record("200", {
      pt: "transação antecipada",
      en: "anticipated transaction",
      es: "transacción anticipada",
    }),
    record("9", { pt: "fechamento", en: "trailer", es: "cierre" }),
  ],
});
