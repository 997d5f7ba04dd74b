import type { WsConsultaOperationId } from "../../../shared/ws-consulta/operations.data.ts";
import type { PrintedExample } from "./request-code/http-example.ts";

/** Made-up values in the printed form: texts, but for the network's code, and null where there is nothing to say. */
const storedTransaction = {
  codSit: 125,
  dataTrn: "20250314",
  horaTrn: "102144",
  nsusitef: "140023",
  codLojaSiTef: "00000001",
  codLojaTronco: null,
  valor: "12990",
  tipo: "TEF",
  codResp: "00",
  estado: "PENDENTE",
  codAutorizacao: "204417",
  cupomFiscal: "88017",
  produto: "Mastercard",
  infoTransacao: "Credito a Vista",
  documento: "000000******0000",
  numParcelas: "1",
  numPdv: "SW000001",
  nsuHost: "999140023",
  modoEntrada: "chip",
  codEstabelecimento: "000000000000005",
  descrRede: "REDE DEMO",
  quem_negou: null,
  data_exportacao: "20250314102150",
};

/** The address is handed over by support; the credentials are those of the example's text, encoded. */
const call = (
  method: PrintedExample["method"],
  path: string,
  response?: PrintedExample["response"],
): PrintedExample => ({
  method,
  url: `https://ws-consulta.example.com${path}`,
  headers: { Authorization: `Basic ${btoa("WS_USER:WS_PASSWORD")}` },
  ...(response !== undefined && { response }),
});

const found = { status: "OK", transacoes: [storedTransaction] };
const key = "codsit=125&datatrn=20250314&nsusitef=140023&codlojasitef=00000001";

/** By the ids of their calls; where no public page tells the form of the answer, none is shown. */
export const wsConsultaExamples = {
  "query-transaction": call("GET", `/transacoes/busca?${key}`, found),
  "query-by-date": call(
    "GET",
    "/transacoes/buscadata?datatrn=20250314&horainicial=100000&horafinal=110000",
    found,
  ),
  "query-by-bin": call("GET", "/transacoes/buscabin?datatrn=20250314&operador=CAIXA1&bin=000000", found),
  "query-by-export-date": call("GET", "/transacoes/buscadataexportacao?datatrn=20250314", found),
  "query-reversal": call("GET", `/estorno/busca?${key}`),
  "query-reversals-by-date": call("GET", "/estorno/buscadata?datatrn=20250314"),
  "query-pending": call("GET", "/transacoes/pendencias?datefrom=20250313&dateto=20250314", found),
  "confirm-pending": call("POST", `/transacoes/pendencias/confirma?${key}`),
  "cancel-pending": call("POST", `/transacoes/pendencias/cancela?${key}`),
  version: call("GET", "/versao"),
} as const satisfies Record<WsConsultaOperationId, PrintedExample>;
