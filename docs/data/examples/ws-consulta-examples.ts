import type { HttpExample } from "./request-code/http-example.ts";

/** A sale as SiTef keeps it: the same in every service that tells of it. */
export const storedTransaction = {
  codSit: "125",
  dataTrn: "20250314",
  horaTrn: "102144",
  nsusitef: "140023",
  codLojaSiTef: "00000001",
  valor: "12990",
  estado: "CONFIRMED_PDV",
  codAutorizacao: "204417",
  numParcelas: "1",
  nsuHost: "999140023",
};

/** The address is handed over by support; the credentials are those of the example's text, encoded. */
export const transactionQuery = {
  method: "GET",
  url: "https://ws-consulta.example.com/transacoes/busca?codsit=125&datatrn=20250314&nsusitef=140023&codlojasitef=00000001",
  headers: { Authorization: `Basic ${btoa("WS_USER:WS_PASSWORD")}` },
  status: 200,
  response: {
    transacoes: [storedTransaction],
  },
} satisfies HttpExample;
