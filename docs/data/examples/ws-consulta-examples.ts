import type { WsConsultaOperationId } from "@portal/shared/ws-consulta/operations.data.ts";
import type { HttpExample, Json } from "./request-code/http-example.ts";

/** Stands for the address, which support hands over; in the sandbox it is this site's own. */
export const wsConsultaHost = "https://ws-consulta.example.com";
/** In the sandbox the user is the store, and the password a key of it. */
export const wsConsultaUser = { user: "WS_USER", password: "WS_PASSWORD" } as const;

/** The sale of R$ 129.90 that e-SiTef's examples tell, as the sandbox lists it. */
const sale = {
  codSit: 229,
  dataTrn: "20250314",
  horaTrn: "102100",
  nsusitef: "140023",
  codLojaSiTef: "00000001",
  codLojaTronco: null,
  valor: "12990",
  tipo: "TEF",
  codResp: "00",
  estado: "CONFIRMED_PDV",
  codAutorizacao: "204417",
  cupomFiscal: "PED-88017",
  produto: "Visa",
  infoTransacao: "Credito a Vista",
  documento: "************0044",
  numParcelas: "1",
  numPdv: "ES000032",
  nsuHost: "999140023",
  modoEntrada: null,
  codEstabelecimento: "000000000000005",
  cnpj: null,
  descrRede: "Bin",
  codigoCliente: null,
  quem_negou: null,
  data_exportacao: "20250314102100",
  psp: null,
};

const reversal = {
  ...sale,
  nsusitef: "170098",
  codAutorizacao: "204498",
  infoTransacao: null,
  numParcelas: null,
  nsuHost: "999170098",
};

const listOf = (...transacoes: readonly (typeof sale | typeof reversal)[]) => ({ status: "OK", transacoes });
const none = { status: "Nenhum registro encontrado", transacoes: [] };

/** What the same call is answered with another value in it. */
export interface OtherAnswer {
  readonly name: string;
  readonly value: string;
  readonly status: 200 | 400;
  readonly response: Json;
}

const nothing = (name: string, value: string): OtherAnswer => ({ name, value, status: 200, response: none });
const refused = (name: string, value: string, status: string): OtherAnswer => ({
  name,
  value,
  status: 400,
  response: { status },
});
const unknown = (name: string, value: string): OtherAnswer =>
  refused(name, value, `Parâmetro não reconhecido: ${name}`);

interface WsConsultaExample {
  readonly example: HttpExample;
  /** Nothing found, and refused. */
  readonly others: readonly OtherAnswer[];
}

const call = (
  [method, path]: readonly ["GET" | "POST", string],
  response: Json | undefined,
  ...others: readonly OtherAnswer[]
): WsConsultaExample => ({
  example: {
    method,
    url: wsConsultaHost + path,
    headers: { Authorization: `Basic ${btoa(`${wsConsultaUser.user}:${wsConsultaUser.password}`)}` },
    status: 200,
    ...(response !== undefined && { response }),
  },
  others,
});

const keyOf = (nsu: string) => `codsit=229&datatrn=20250314&nsusitef=${nsu}&codlojasitef=00000001`;
const key = keyOf(sale.nsusitef);
const otherDay = nothing("datatrn", "20250101");
const noDay = unknown("datatrn", "20250231");
const otherNsu = nothing("nsusitef", "999999");
const noNsu = unknown("nsusitef", "1400");
const noSale = refused("nsusitef", "999999", "Transação não encontrada");

/** By the ids of their calls. All of it is asked of the sandbox by the tests of the stories. */
export const wsConsultaCalls: Readonly<Record<WsConsultaOperationId, WsConsultaExample>> = {
  "query-transaction": call(["GET", `/transacoes/busca?${key}`], listOf(sale), otherNsu, noNsu),
  "query-by-date": call(
    ["GET", "/transacoes/buscadata?datatrn=20250314&horainicial=100000&horafinal=110000"],
    listOf(sale),
    otherDay,
    noDay,
  ),
  "query-by-bin": call(
    ["GET", "/transacoes/buscabin?datatrn=20250314&operador=CAIXA1&bin=400000"],
    listOf(sale),
    nothing("bin", "500000"),
    refused("bin", "4000", "O parâmetro bin deve ter seis dígitos"),
  ),
  "query-by-export-date": call(
    ["GET", "/transacoes/buscadataexportacao?datatrn=20250314"],
    listOf(sale),
    otherDay,
    noDay,
  ),
  "query-reversal": call(
    ["GET", `/estorno/busca?${keyOf(reversal.nsusitef)}`],
    listOf(reversal, { ...sale, estado: "REVERSAED" }),
    otherNsu,
    noNsu,
  ),
  "query-reversals-by-date": call(
    ["GET", "/estorno/buscadata?datatrn=20250314"],
    listOf(reversal, { ...sale, estado: "REVERSAED" }),
    otherDay,
    noDay,
  ),
  "query-pending": call(
    ["GET", "/transacoes/pendencias?datefrom=20250313&dateto=20250314"],
    listOf({ ...sale, estado: "PENDENTE" }),
    nothing("dateto", "20250313"),
    unknown("dateto", "20250231"),
  ),
  "confirm-pending": call(["POST", `/transacoes/pendencias/confirma?${key}`], undefined, noSale, noNsu),
  "cancel-pending": call(["POST", `/transacoes/pendencias/cancela?${key}`], undefined, noSale, noNsu),
  version: call(["GET", "/versao"], { version: "1.35" }),
};

/** The request of each call, and how it is answered. */
export const wsConsultaExamples = Object.fromEntries(
  Object.entries(wsConsultaCalls).map(([id, { example }]) => [id, example]),
);

export const askedWith = (example: HttpExample, { name, value }: OtherAnswer): HttpExample => {
  const url = new URL(example.url);
  url.searchParams.set(name, value);
  return { ...example, url: url.href };
};
