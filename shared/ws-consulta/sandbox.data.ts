import type { WsConsultaWhy } from "./errors.data.ts";

/** What the sandbox decides where no public page says how WS Consulta answers; the pages mark it. */
export const sandboxSitef = {
  /** Every store of the sandbox is this one to SiTef; there is no trunk store, and no customer of GW/Express. */
  store: "00000001",
  terminal: "ES000032",
  /** The documented version that the sandbox keeps to. */
  version: "1.35",
  /** A call looks at so many transactions, the last ones that were made by the end of what it asks for. */
  searched: 200,
  /** Of a period that ends today, pending ones of so many hours are left out. */
  hoursLeftOut: 2,
} as const;

/** What stands in `status`. */
export const answerStatus = {
  found: "OK",
  none: "Nenhum registro encontrado",
  login: "Usuário ou senha inválidos",
  tooMany: "Chamadas demais para esta loja do sandbox",
  unavailable: "Serviço indisponível",
  noAddress: "Endereço não encontrado",
  wrongMethod: "Método não permitido",
} as const;

/** The same where a call is refused; `%name%` is the parameter. */
export const refusalStatus: Readonly<Record<WsConsultaWhy, string>> = {
  missing: "Parâmetro não informado: %name%",
  unknown: "Parâmetro não reconhecido: %name%",
  length: "O parâmetro %name% deve ter seis dígitos",
  notPending: "A transação não está pendente",
  notFound: "Transação não encontrada",
};
