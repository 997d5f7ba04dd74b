import { digits, list, text } from "../esitef/shape.ts";
import type { ValueFact } from "../product-api/schema.ts";

const parameter = (name: string, shape: Omit<ValueFact, "fact">): ValueFact => ({
  ...shape,
  fact: `wsConsulta.operations.params.${name}`,
});

/** Everything travels in the address. */
export const parameters = {
  codsit: parameter("codsit", digits(4)),
  datatrn: parameter("datatrn", digits([8, 8])),
  nsusitef: parameter("nsusitef", digits([6, 6])),
  codlojasitef: parameter("codlojasitef", text([8, 8])),
  cupomfiscal: parameter("cupomfiscal", text(20)),
  codlojatronco: parameter("codlojatronco", text([8, 8])),
  codigo_cliente: parameter("codigo_cliente", digits(19)),
  horainicial: parameter("horainicial", digits([6, 6])),
  horafinal: parameter("horafinal", digits([6, 6])),
  numpdv: parameter("numpdv", text(8)),
  operador: parameter("operador", text(20)),
  bin: parameter("bin", digits([6, 6])),
  datefrom: parameter("datefrom", digits([8, 8])),
  dateto: parameter("dateto", digits([8, 8])),
} as const satisfies Record<string, ValueFact>;

/** All are texts, amounts and dates too; what there is nothing to say of is null. */
const field = (name: string): ValueFact => ({
  ...text(),
  nullable: true,
  fact: `wsConsulta.transactionFields.${name}`,
});

export const transactionFields = {
  "transacoes[].codSit": { ...field("codSit"), json: "number" },
  "transacoes[].dataTrn": field("dataTrn"),
  "transacoes[].horaTrn": field("horaTrn"),
  "transacoes[].nsusitef": field("nsusitef"),
  "transacoes[].codLojaSiTef": field("codLojaSiTef"),
  "transacoes[].codLojaTronco": field("codLojaTronco"),
  "transacoes[].valor": field("valor"),
  "transacoes[].tipo": field("tipo"),
  "transacoes[].codResp": field("codResp"),
  "transacoes[].estado": field("estado"),
  "transacoes[].codAutorizacao": field("codAutorizacao"),
  "transacoes[].cupomFiscal": field("cupomFiscal"),
  "transacoes[].produto": field("produto"),
  "transacoes[].infoTransacao": field("infoTransacao"),
  "transacoes[].documento": field("documento"),
  "transacoes[].numParcelas": field("numParcelas"),
  "transacoes[].numPdv": field("numPdv"),
  "transacoes[].nsuHost": field("nsuHost"),
  "transacoes[].modoEntrada": field("modoEntrada"),
  "transacoes[].codEstabelecimento": field("codEstabelecimento"),
  "transacoes[].cnpj": field("cnpj"),
  "transacoes[].descrRede": field("descrRede"),
  "transacoes[].codigoCliente": field("codigoCliente"),
  "transacoes[].quem_negou": field("quem_negou"),
  "transacoes[].data_fiscal": field("data_fiscal"),
  "transacoes[].hora_fiscal": field("hora_fiscal"),
  "transacoes[].id_cliente": field("id_cliente"),
  "transacoes[].cod_operadora": field("cod_operadora"),
  "transacoes[].cod_filial": field("cod_filial"),
  "transacoes[].valor_repasse": field("valor_repasse"),
  "transacoes[].valor_avista": field("valor_avista"),
  "transacoes[].valor_cartao": field("valor_cartao"),
  "transacoes[].cod_rede_autoriz": field("cod_rede_autoriz"),
  "transacoes[].data_exportacao": field("data_exportacao"),
  "transacoes[].cod_autorizacao_aux": field("cod_autorizacao_aux"),
  "transacoes[].nsu_host_aux": field("nsu_host_aux"),
  "transacoes[].forma_pagto_cd": field("forma_pagto_cd"),
  "transacoes[].subtipo_pagto_cd": field("subtipo_pagto_cd"),
  "transacoes[].band_pagto_cd": field("band_pagto_cd"),
  "transacoes[].psp": field("psp"),
  "transacoes[].forma_pagamento_1": field("forma_pagamento_1"),
  "transacoes[].valor_pagamento_1": field("valor_pagamento_1"),
  "transacoes[].forma_pagamento_2": field("forma_pagamento_2"),
  "transacoes[].valor_pagamento_2": field("valor_pagamento_2"),
  "transacoes[].forma_pagamento_3": field("forma_pagamento_3"),
  "transacoes[].valor_pagamento_3": field("valor_pagamento_3"),
  "transacoes[].forma_pagamento_4": field("forma_pagamento_4"),
  "transacoes[].valor_pagamento_4": field("valor_pagamento_4"),
} as const satisfies Record<string, ValueFact>;

/** What stands around the transactions, and the answer of the version's call. */
export const envelope = {
  status: { ...text(), fact: "wsConsulta.answerEnvelope.status" },
  transacoes: { ...list(), fact: "wsConsulta.answerEnvelope.transacoes" },
  version: { ...text(), fact: "wsConsulta.operations.version" },
} as const satisfies Record<string, ValueFact>;

export const wsConsultaValues = { ...parameters, ...envelope, ...transactionFields };

export type WsConsultaValue = keyof typeof wsConsultaValues;
