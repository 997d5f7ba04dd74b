import { type Estado, estadoRules } from "@portal/shared/ws-consulta/estado.data.ts";
import { sandboxSitef } from "@portal/shared/ws-consulta/sandbox.data.ts";
import type { Transaction } from "../engine/model.ts";
import { isInReview } from "../engine/sale/judged.ts";
import { sitefTime } from "../engine/sale/sale.ts";

/** A transaction of e-SiTef that an institution was asked about, as SiTef knows it. */
export interface SitefTransaction {
  readonly own: Transaction;
  readonly isReversal: boolean;
  /** When the institution was asked: its day and time are a part of the key. */
  readonly at: string;
  readonly day: string;
  readonly time: string;
  readonly nsu: string;
  readonly network: number;
  /** Every status since then, oldest first. */
  readonly steps: Transaction["past"];
}

const sales: readonly string[] = ["payment", "preauthorization", "capture"];
/** What a creation or an open page leaves: no institution was asked yet. */
const unasked: readonly string[] = ["NOV", "AGU"];

/** Undefined for what SiTef never heard of. */
export function sitefTransaction(own: Transaction): SitefTransaction | undefined {
  const { machine, past, answered } = own;
  const isReversal = machine === "cancellation";
  const { sitef_usn: nsu, acquirer_id: network } = answered;
  const first = past.findIndex(({ status }) => !unasked.includes(status));
  const asked = past[first];
  if (!asked || nsu === undefined || (!isReversal && !sales.includes(machine))) return undefined;
  const steps = past.slice(first);
  return { own, isReversal, at: asked.at, ...sitefTime(asked.at), nsu, network: Number(network), steps };
}

/** Confirmed stays confirmed where a part is given back; a reservation, where its amount changes or it is collected. */
const isPartRefund = ({ machine }: Transaction, steps: Transaction["past"], index: number): boolean =>
  machine !== "preauthorization" && steps[index]?.status === "CON" && steps[index - 1]?.status === "CON";

/** What SiTef calls its status after that step. */
export function estadoAt({ own, steps }: SitefTransaction, last = steps.length - 1): Estado | null {
  const step = steps[last];
  if (!step || (step.status === "PPC" && isInReview(own.analysis))) return null;
  const isPartlyRefunded = steps.slice(0, last + 1).some((_, index) => isPartRefund(own, steps, index));
  const rule = estadoRules.find(
    ({ status, cause, isPartlyRefunded: ofPart }) =>
      status === step.status &&
      (cause === undefined || cause === step.cause) &&
      (ofPart === undefined || isPartlyRefunded),
  );
  return rule?.estado ?? null;
}

/** When a pending one was settled, or something was given back. */
export const settledOrReversedAt = ({ own, steps }: SitefTransaction): string[] =>
  steps.flatMap(({ at, status }, index) =>
    steps[index - 1]?.status === "PPC" || status === "EST" || isPartRefund(own, steps, index) ? [at] : [],
  );

/** The one kind whose name a public page prints. */
const cashCredit = ({ machine, facts, answered }: Transaction): string | null =>
  machine === "payment" && answered["payment_type"] === "C" && facts["installments"] === "1"
    ? "Credito a Vista"
    : null;

/** As it is listed after that step. All are texts but for the network; what the sandbox has nothing to say of is null. */
export function lineOf(transaction: SitefTransaction, last = transaction.steps.length - 1) {
  const { own, at, day, time, nsu, network, steps } = transaction;
  const { facts, answered, card } = own;
  const exported = sitefTime(steps[last]?.at ?? at);
  const code = answered["authorizer_code"] ?? null;
  return {
    codSit: network,
    dataTrn: day,
    horaTrn: time,
    nsusitef: nsu,
    codLojaSiTef: sandboxSitef.store,
    codLojaTronco: null,
    valor: facts["amount"] ?? null,
    tipo: "TEF",
    // The gateway writes an approval with a digit more.
    codResp: code === "000" ? "00" : code,
    estado: estadoAt(transaction, last),
    codAutorizacao: answered["authorization_number"] ?? null,
    cupomFiscal: facts["order_id"] ?? null,
    produto: card?.brand ?? null,
    infoTransacao: cashCredit(own),
    documento: card ? `${"*".repeat(12)}${card.lastFour}` : null,
    numParcelas: facts["installments"] ?? null,
    numPdv: answered["terminal_id"] ?? null,
    nsuHost: answered["host_usn"] ?? null,
    modoEntrada: null,
    codEstabelecimento: answered["authorizer_merchant_id"] ?? null,
    cnpj: null,
    descrRede: answered["acquirer_name"] ?? null,
    codigoCliente: null,
    quem_negou: null,
    data_exportacao: exported.day + exported.time,
    psp: null,
  };
}
export type SitefLine = ReturnType<typeof lineOf>;
