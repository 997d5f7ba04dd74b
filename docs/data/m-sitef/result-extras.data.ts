import { codeTable, columns } from "../code-table.ts";
import { type CodeEntry, codeEntry, grounded } from "../schema.ts";

/** What the result brings; `code` is the name of the extra. */
export const resultExtras: readonly CodeEntry[] = [
  {
    code: "CODRESP",
    name: {
      pt: "Código de resposta: `0` é sucesso.",
      en: "Response code: `0` is success.",
      es: "Código de respuesta: `0` es éxito.",
    },
    fact: "mSitef.output.CODRESP",
  },
  {
    code: "COMP_DADOS_CONF",
    name: {
      pt: "Dados de confirmação. Guarde-os com o pedido.",
      en: "Confirmation data. Keep them with the order.",
      es: "Datos de confirmación. Guárdelos con el pedido.",
    },
    fact: "mSitef.output.COMP_DADOS_CONF",
  },
  {
    code: "CODTRANS",
    name: {
      pt: "`00` cheque, `01` débito, `02` crédito.",
      en: "`00` check, `01` debit, `02` credit.",
      es: "`00` cheque, `01` débito, `02` crédito.",
    },
    fact: "mSitef.output.CODTRANS",
  },
  {
    code: "TIPO_PARC",
    name: {
      pt: "`00` à vista, `01` pré-datado, `02` parcelado pela loja, `03` parcelado pelo emissor.",
      en: "`00` single payment, `01` post-dated, `02` installments by the merchant, `03` installments by the issuer.",
      es: "`00` un pago, `01` diferido, `02` cuotas del comercio, `03` cuotas del emisor.",
    },
    fact: "mSitef.output.TIPO_PARC",
  },
  {
    code: "VLTROCO",
    name: {
      pt: "Dinheiro aprovado junto com a compra, para entregar ao cliente.",
      en: "Cash approved together with the purchase, to hand to the customer.",
      es: "Efectivo aprobado junto con la compra, para entregar al cliente.",
    },
    fact: "mSitef.output.VLTROCO",
  },
  {
    code: "REDE_AUT",
    name: {
      pt: "Rede autorizadora.",
      en: "Authorizing network.",
      es: "Red autorizadora.",
    },
    fact: "mSitef.output.REDE_AUT",
  },
  {
    code: "BANDEIRA",
    name: {
      pt: "Bandeira do cartão.",
      en: "Brand of the card.",
      es: "Marca de la tarjeta.",
    },
    fact: "mSitef.output.BANDEIRA",
  },
  {
    code: "NSU_SITEF",
    name: {
      pt: "Número da transação no SiTef.",
      en: "The transaction's number at SiTef.",
      es: "Número de la transacción en SiTef.",
    },
    fact: "mSitef.output.NSU_SITEF",
  },
  {
    code: "NSU_HOST",
    name: {
      pt: "Número da transação na autorizadora.",
      en: "The transaction's number at the authorizer.",
      es: "Número de la transacción en la autorizadora.",
    },
    fact: "mSitef.output.NSU_HOST",
  },
  {
    code: "COD_AUTORIZACAO",
    name: {
      pt: "Código de autorização; só no crédito.",
      en: "Authorization code; credit only.",
      es: "Código de autorización; solo en crédito.",
    },
    fact: "mSitef.output.COD_AUTORIZACAO",
  },
  {
    code: "NUM_PARC",
    name: {
      pt: "Número de parcelas. Ausente, `0` e `1` são à vista.",
      en: "Number of installments. Absent, `0` and `1` mean a single payment.",
      es: "Número de cuotas. Ausente, `0` y `1` son un solo pago.",
    },
    fact: "mSitef.output.NUM_PARC",
  },
  {
    code: "VIA_ESTABELECIMENTO",
    name: {
      pt: "Via da loja do comprovante.",
      en: "The merchant's copy of the receipt.",
      es: "Copia del comercio del comprobante.",
    },
    fact: "mSitef.output.VIA_ESTABELECIMENTO",
  },
  {
    code: "VIA_CLIENTE",
    name: {
      pt: "Via do cliente do comprovante.",
      en: "The customer's copy of the receipt.",
      es: "Copia del cliente del comprobante.",
    },
    fact: "mSitef.output.VIA_CLIENTE",
  },
  {
    code: "TIPO_CAMPOS",
    name: {
      pt: "JSON com todos os campos da transação; cada valor vem em uma lista.",
      en: "JSON with all fields of the transaction; each value comes in a list.",
      es: "JSON con todos los campos de la transacción; cada valor viene en una lista.",
    },
    fact: "mSitef.output.TIPO_CAMPOS",
  },
];

export const resultTable = codeTable({
  file: "data/m-sitef/result-extras.data.ts",
  schema: grounded(codeEntry),
  entries: resultExtras,
  key: "code",
  facts: {
    listed:
      "CODRESP COMP_DADOS_CONF CODTRANS TIPO_PARC VLTROCO REDE_AUT BANDEIRA NSU_SITEF NSU_HOST COD_AUTORIZACAO NUM_PARC VIA_ESTABELECIMENTO VIA_CLIENTE TIPO_CAMPOS",
  },
  shown: [
    {
      id: "m-sitef-results",
      caption: { pt: "Extras do resultado", en: "Extras of the result", es: "Extras del resultado" },
      codeColumn: { pt: "Extra", en: "Extra", es: "Extra" },
      columns: [[columns.meaning, ({ name }) => name]],
      anchorWord: "resultado",
    },
  ],
});
