import type { ProductOperation } from "@portal/shared/product-api/schema.ts";
import {
  type WsConsultaOperationId,
  wsConsultaOperations,
} from "@portal/shared/ws-consulta/operations.data.ts";
import { answerStatus, sandboxSitef } from "@portal/shared/ws-consulta/sandbox.data.ts";
import type { Seen } from "../engine/decider.ts";
import { one } from "../engine/incoming/call.ts";
import { cardsBeginning } from "../engine/incoming/card.ts";
import { sitefTime } from "../engine/sale/sale.ts";
import { later } from "../engine/transaction.ts";
import type { Incoming } from "./incoming.ts";
import { isWithin, type Period, periodOf } from "./period.ts";
import {
  estadoAt,
  lineOf,
  type SitefLine,
  type SitefTransaction,
  settledOrReversedAt,
  sitefTransaction,
} from "./sitef-transaction.ts";

/** What a call asks of what was seen at this instant of the store's clock. */
export interface SitefQuestion {
  readonly call: Incoming;
  readonly seen: Seen;
  readonly now: string;
}

const said = ({ query }: Incoming, name: string): string => one(query, name) ?? "";

/** What a call does not take was not checked either. */
function taken(call: Incoming, name: string): string {
  const { query = {} }: ProductOperation = wsConsultaOperations[call.operation];
  return Object.hasOwn(query, name) ? said(call, name) : "";
}

/** The days that a call names, with its times. */
export function periodIn(call: Incoming): Period {
  const day = said(call, "datatrn");
  const [from, to] = day === "" ? [said(call, "datefrom"), said(call, "dateto")] : [day, day];
  const [first, last] = [taken(call, "horainicial"), taken(call, "horafinal")];
  return periodOf({ from, to, times: first === "" ? undefined : [first, last] });
}

const byTime = (left: SitefTransaction, right: SitefTransaction): number => left.at.localeCompare(right.at);

const known = ({ seen }: SitefQuestion): SitefTransaction[] =>
  seen.listed.flatMap((own) => sitefTransaction(own) ?? []).toSorted(byTime);
const knownSales = (asking: SitefQuestion): SitefTransaction[] =>
  known(asking).filter(({ isReversal }) => !isReversal);
const knownReversals = (asking: SitefQuestion): SitefTransaction[] =>
  known(asking).filter(({ isReversal }) => isReversal);

/** Whether a transaction has all of the key that a call names; its store is the one that the sandbox recognizes. */
export function hasKey(call: Incoming, { day, network, nsu, own }: SitefTransaction): boolean {
  const [nsusitef, cupomfiscal] = [said(call, "nsusitef"), said(call, "cupomfiscal")];
  return (
    day === said(call, "datatrn") &&
    network === Number(said(call, "codsit")) &&
    (nsusitef === "" || nsu === nsusitef) &&
    (nsusitef !== "" || own.facts["order_id"] === cupomfiscal)
  );
}

/** The one sale that a key names. */
export const saleOf = (asking: SitefQuestion): SitefTransaction | undefined =>
  knownSales(asking).find((each) => hasKey(asking.call, each));

const all = (these: readonly SitefTransaction[]): SitefLine[] => these.map((each) => lineOf(each));

function byDay(asking: SitefQuestion): SitefLine[] {
  const period = periodIn(asking.call);
  return all(
    knownSales(asking).filter((each) =>
      [each.at, ...settledOrReversedAt(each)].some((at) => isWithin(period, at)),
    ),
  );
}

/** Nothing of a card is kept but brand and last digits: they are compared with the published cards that begin so. */
function byBin(asking: SitefQuestion): SitefLine[] {
  const { call } = asking;
  const period = periodIn(call);
  const cards = new Set(cardsBeginning(said(call, "bin")).map(({ brand, lastFour }) => brand + lastFour));
  return all(
    knownSales(asking).filter(
      ({ at, own: { card } }) => isWithin(period, at) && card && cards.has(card.brand + card.lastFour),
    ),
  );
}

/** Each as it was when it was exported last in that time: when it was sent, and with every change since. */
function byExport(asking: SitefQuestion): SitefLine[] {
  const period = periodIn(asking.call);
  return knownSales(asking).flatMap((each) => {
    const last = each.steps.findLastIndex(({ at }) => isWithin(period, at));
    return last < 0 ? [] : [lineOf(each, last)];
  });
}

function pending(asking: SitefQuestion): SitefLine[] {
  const { call, now } = asking;
  const asked = periodIn(call);
  const settledBy = later(now, -sandboxSitef.hoursLeftOut * 60 * 60);
  const endsToday = said(call, "dateto") >= sitefTime(now).day;
  const period = endsToday && settledBy < asked.to ? { ...asked, to: settledBy } : asked;
  return all(knownSales(asking).filter((each) => estadoAt(each) === "PENDENTE" && isWithin(period, each.at)));
}

/** Each reversal, and behind it what it reversed. */
function withReversed(reversals: readonly SitefTransaction[], { seen }: SitefQuestion): SitefLine[] {
  return reversals.flatMap((reversal) => {
    const original = seen.find(reversal.own.original);
    const reversed = original && sitefTransaction(original);
    return all(reversed ? [reversal, reversed] : [reversal]);
  });
}

type Search = (asking: SitefQuestion) => SitefLine[];
type DecidedOperation = "confirm-pending" | "cancel-pending" | "version";

/** What each documented search finds. */
const searches: Readonly<Record<Exclude<WsConsultaOperationId, DecidedOperation>, Search>> = {
  "query-transaction": (asking) => all(knownSales(asking).filter((each) => hasKey(asking.call, each))),
  "query-by-date": byDay,
  "query-by-bin": byBin,
  "query-by-export-date": byExport,
  "query-pending": pending,
  "query-reversal": (asking) =>
    withReversed(
      knownReversals(asking).filter((each) => hasKey(asking.call, each)),
      asking,
    ),
  "query-reversals-by-date": (asking) => {
    const period = periodIn(asking.call);
    return withReversed(
      knownReversals(asking).filter(({ at }) => isWithin(period, at)),
      asking,
    );
  },
};

export function found(operation: keyof typeof searches, asking: SitefQuestion) {
  const transacoes = searches[operation](asking);
  return { status: transacoes.length > 0 ? answerStatus.found : answerStatus.none, transacoes };
}
