import type { Localized } from "@portal/shared/locales.ts";
import type { FactName } from "@portal/shared/product-api/schema.ts";
import { referenceWords } from "../../words/reference.ts";
import { codeTable, columns } from "../code-table.ts";
import { groundedText } from "../schema.ts";
import { wsConsultaValueWords } from "../sitefex-ws-consulta/value-words.data.ts";

/** A member of the answer; no call is public, so the API has no OpenAPI document. */
export interface OmniField {
  readonly name: string;
  readonly fact: FactName;
  readonly meaning: Localized;
}

type Counterpart = keyof typeof wsConsultaValueWords;

const field = (name: string, pt: string, en: string, es: string): OmniField => ({
  name,
  fact: `omniTransactionApi.answer.transactionFields.${name}`,
  meaning: { pt, en, es },
});

/** Means what a field of WS Consulta means. */
const as = (name: string, counterpart: Counterpart): OmniField => {
  const { pt, en, es } = wsConsultaValueWords[counterpart];
  return field(name, pt, en, es);
};

export const omniFields: readonly OmniField[] = [
  field(
    "cod_sit",
    "Código da rede no SiTef; um número.",
    "SiTef's code of the network; a number.",
    "Código de la red en SiTef; un número.",
  ),
  field(
    "transaction_date",
    "Data da transação, com hifens: `2025-03-14`.",
    "Date of the transaction, with hyphens: `2025-03-14`.",
    "Fecha de la transacción, con guiones: `2025-03-14`.",
  ),
  as("nsu_sitef", "transacoes[].nsusitef"),
  as("sitef_store_code", "transacoes[].codLojaSiTef"),
  as("trunk_store_code", "transacoes[].codLojaTronco"),
  field(
    "transaction_time",
    "Hora da transação, com dois-pontos: `10:21:44`.",
    "Time of the transaction, with colons: `10:21:44`.",
    "Hora de la transacción, con dos puntos: `10:21:44`.",
  ),
  field(
    "transaction_value",
    "Valor com ponto decimal: `129.90`.",
    "Amount with a decimal point: `129.90`.",
    "Importe con punto decimal: `129.90`.",
  ),
  field("transaction_type", "Tipo, como `SALE`.", "Type, such as `SALE`.", "Tipo, como `SALE`."),
  as("response_code", "transacoes[].codResp"),
  field(
    "transaction_status_code",
    "Em que ponto está a transação, como `APPROVED`. Trate um valor que você não conhece como desconhecido.",
    "How far the transaction has come, such as `APPROVED`. Treat a value that you do not know as unknown.",
    "En qué punto está la transacción, como `APPROVED`. Trate un valor que no conoce como desconocido.",
  ),
  as("authorization_code", "transacoes[].codAutorizacao"),
  as("cupom_fiscal", "transacoes[].cupomFiscal"),
  field("card_type", "Cartão, como `VISA`.", "Card, such as `VISA`.", "Tarjeta, como `VISA`."),
  field(
    "transaction_info",
    "Mais informações sobre a transação.",
    "More information on the transaction.",
    "Más información sobre la transacción.",
  ),
  field(
    "document",
    "Documento da transação.",
    "Document of the transaction.",
    "Documento de la transacción.",
  ),
  as("installments_number", "transacoes[].numParcelas"),
  as("pos_number", "transacoes[].numPdv"),
  as("nsu_host", "transacoes[].nsuHost"),
  field(
    "nsu_host_original",
    "NSU da autorizadora na transação original.",
    "Authorizer's USN of the original transaction.",
    "NSU de la autorizadora en la transacción original.",
  ),
  field(
    "input_mode",
    "Modo de entrada, como `CHIP`.",
    "Entry mode, such as `CHIP`.",
    "Modo de entrada, como `CHIP`.",
  ),
  as("establishment_code", "transacoes[].codEstabelecimento"),
  field("cnpj", "CNPJ da loja.", "CNPJ of the store.", "CNPJ del comercio."),
  field("network_description", "Nome da rede.", "Name of the network.", "Nombre de la red."),
  field("client_code", "Código do cliente.", "Code of the customer.", "Código del cliente."),
  field(
    "denied_by",
    "Quem recusou a transação.",
    "Who turned the transaction down.",
    "Quién rechazó la transacción.",
  ),
  field(
    "fiscal_date",
    "Data fiscal, com hifens.",
    "Fiscal date, with hyphens.",
    "Fecha fiscal, con guiones.",
  ),
  field(
    "fiscal_time",
    "Hora fiscal, com dois-pontos.",
    "Fiscal time, with colons.",
    "Hora fiscal, con dos puntos.",
  ),
  as("codcli", "transacoes[].id_cliente"),
  as("mobile_operator_code", "transacoes[].cod_operadora"),
  as("store_branch_code", "transacoes[].cod_filial"),
  as("rebate_amount", "transacoes[].valor_repasse"),
  as("amount_paid_in_full", "transacoes[].valor_avista"),
  as("amount_paid_by_card", "transacoes[].valor_cartao"),
  as("network_authorization_code", "transacoes[].cod_rede_autoriz"),
  field(
    "export_date_time",
    "Momento da exportação, como `2025-03-14T10:22:00`.",
    "Moment of the export, such as `2025-03-14T10:22:00`.",
    "Momento de la exportación, como `2025-03-14T10:22:00`.",
  ),
  as("authorization_code_aux", "transacoes[].cod_autorizacao_aux"),
  field(
    "nsu_host_aux",
    "Segundo NSU da autorizadora.",
    "Second USN of the authorizer.",
    "Segundo NSU de la autorizadora.",
  ),
  field(
    "payment_method_cd",
    "Forma de pagamento na carteira digital.",
    "Payment form of the digital wallet.",
    "Forma de pago en la billetera digital.",
  ),
  field(
    "subtype_payment_cd",
    "Subtipo de pagamento na carteira digital.",
    "Payment subtype of the digital wallet.",
    "Subtipo de pago en la billetera digital.",
  ),
  field(
    "brand_payment_cd",
    "Bandeira usada na carteira digital.",
    "Card brand used in the digital wallet.",
    "Marca usada en la billetera digital.",
  ),
  field(
    "psp",
    "Provedor da carteira digital.",
    "Provider of the digital wallet.",
    "Proveedor de la billetera digital.",
  ),
  field("tid", "Identificação da transação.", "Id of the transaction.", "Identificación de la transacción."),
  field(
    "payment_value1",
    "Valor da parte 1 de um pagamento dividido.",
    "Amount of part 1 of a split payment.",
    "Importe de la parte 1 de un pago dividido.",
  ),
  field(
    "payment_method1",
    "Forma da parte 1, como `CREDIT`, `DEBIT`, `CASH` ou `NONE`.",
    "Form of part 1, such as `CREDIT`, `DEBIT`, `CASH` or `NONE`.",
    "Forma de la parte 1, como `CREDIT`, `DEBIT`, `CASH` o `NONE`.",
  ),
  field(
    "payment_value2",
    "Valor da parte 2 de um pagamento dividido.",
    "Amount of part 2 of a split payment.",
    "Importe de la parte 2 de un pago dividido.",
  ),
  field(
    "payment_method2",
    "Forma da parte 2, como `CREDIT`, `DEBIT`, `CASH` ou `NONE`.",
    "Form of part 2, such as `CREDIT`, `DEBIT`, `CASH` or `NONE`.",
    "Forma de la parte 2, como `CREDIT`, `DEBIT`, `CASH` o `NONE`.",
  ),
  field(
    "payment_value3",
    "Valor da parte 3 de um pagamento dividido.",
    "Amount of part 3 of a split payment.",
    "Importe de la parte 3 de un pago dividido.",
  ),
  field(
    "payment_method3",
    "Forma da parte 3, como `CREDIT`, `DEBIT`, `CASH` ou `NONE`.",
    "Form of part 3, such as `CREDIT`, `DEBIT`, `CASH` or `NONE`.",
    "Forma de la parte 3, como `CREDIT`, `DEBIT`, `CASH` o `NONE`.",
  ),
  field(
    "payment_value4",
    "Valor da parte 4 de um pagamento dividido.",
    "Amount of part 4 of a split payment.",
    "Importe de la parte 4 de un pago dividido.",
  ),
  field(
    "payment_method4",
    "Forma da parte 4, como `CREDIT`, `DEBIT`, `CASH` ou `NONE`.",
    "Form of part 4, such as `CREDIT`, `DEBIT`, `CASH` or `NONE`.",
    "Forma de la parte 4, como `CREDIT`, `DEBIT`, `CASH` o `NONE`.",
  ),
  field(
    "doc_cancel",
    "Documento do cancelamento.",
    "Document of the cancellation.",
    "Documento de la cancelación.",
  ),
];

export const omniFieldTable = codeTable({
  file: "data/omni-transaction-api/answer-fields.data.ts",
  schema: groundedText,
  entries: omniFields,
  key: "name",
  facts: { uncollected: "Each member names the fact that it repeats." },
  shown: [
    {
      id: "omni-fields",
      caption: referenceWords.productTable.transactionFields,
      codeColumn: referenceWords.productTable.field,
      columns: [[columns.meaning, ({ meaning }) => meaning]],
      anchorWord: "campo",
    },
  ],
});
