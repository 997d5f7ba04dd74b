import { authorizerKind } from "../esitef/authorizer-kinds.data.ts";
import { type AttemptKind, charges, factsOfKind, listQueries } from "./attempt-kinds.data.ts";
import { kindNames, makes, type ReadCall, readCall, type SeenCall, tellsOf } from "./seen-call.ts";

/** One thing that calls made or tried to make, with every call about it. */
export interface Attempt {
  readonly kind: AttemptKind;
  /** NIT or whatever else the documentation calls its identifier; absent where nothing was made. */
  readonly nit: string | null;
  readonly merchantId: string;
  /** Every call about it, oldest first. */
  readonly calls: readonly ReadCall[];
  /** The calls that make it; a query makes nothing. */
  readonly making: readonly ReadCall[];
  /** Every status it is known to have had, the newest last. */
  readonly statuses: readonly string[];
  /** The number of the platform; two cards have two. */
  readonly usns: readonly string[];
  /** Ids of the published cards that it was made with. */
  readonly cards: readonly string[];
  /** What it cancels. */
  readonly original?: Attempt | undefined;
}

/** An empty text says nothing. */
export const firstSent = ({ making }: Attempt, name: string): string | undefined =>
  making.flatMap(({ sent }) => sent.get(name) ?? []).findLast((value) => value !== "");

/** Statuses that became known without a call, by what they are of. */
export type Outcomes = ReadonlyMap<string, readonly string[]>;

function attemptOf(
  kind: AttemptKind,
  nit: string | null,
  calls: readonly ReadCall[],
  outcomes: Outcomes,
): Attempt | undefined {
  const making = calls.filter((call) => makes(kind, call));
  const [first] = making;
  if (!first) return undefined;
  const { status, usn } = factsOfKind(kind);
  const toldOf = (names: readonly string[]) =>
    calls.flatMap(({ told }) => names.flatMap((name) => told.get(name) ?? []));
  return {
    kind,
    nit,
    merchantId: first.merchantId,
    calls,
    making,
    statuses: [...toldOf(status), ...(nit === null ? [] : (outcomes.get(nit) ?? []))],
    usns: [...new Set(toldOf(usn))],
    cards: [...new Set(making.flatMap(({ cards }) => cards))],
  };
}

const lastSegment = /([^/]+)\/?$/;

/** What a cancellation gives back: it names the platform's number, or the NIT in its address. */
function originalOf(cancellation: Attempt, all: readonly Attempt[]): Attempt | undefined {
  const usn = firstSent(cancellation, "esitef_usn");
  const inAddress = cancellation.making.map(({ path }) => lastSegment.exec(path)?.[1]);
  return all.find(({ kind, nit, usns }) =>
    kind === "cancellation"
      ? false
      : usn === undefined
        ? nit !== null && inAddress.includes(nit)
        : usns.includes(usn),
  );
}

/** Everything that the calls made or tried to make, oldest first. In which order the calls come does not matter. */
export function attemptsIn(calls: readonly SeenCall[], outcomes: Outcomes = new Map()): Attempt[] {
  const read = calls.map(readCall).sort((left, right) => (left.id < right.id ? -1 : 1));
  const about = Map.groupBy(read, (call) => call.about);
  const lists = read.filter(({ operation }) => listQueries.includes(operation ?? ""));
  const found = [...about].flatMap(([id, own]) => {
    if (id === undefined) {
      return own.flatMap((call) => kindNames.map((kind) => attemptOf(kind, null, [call], outcomes)));
    }
    const told = lists.filter((call) => tellsOf(call, id));
    const every = [...own, ...told].sort((left, right) => (left.id < right.id ? -1 : 1));
    return kindNames.map((kind) => attemptOf(kind, id, every, outcomes));
  });
  const all = found.filter((attempt) => attempt !== undefined);
  return all.map((attempt) =>
    attempt.kind === "cancellation" ? { ...attempt, original: originalOf(attempt, all) } : attempt,
  );
}

const waiting: readonly string[] = ["NOV", "AGU", "PEN"];

/** What went on after its last call, so that only the store itself knows what became of it. */
export const undecided = (attempts: readonly Attempt[]): { merchantId: string; nit: string }[] =>
  attempts.flatMap(({ kind, merchantId, nit, statuses }) =>
    // A buyer goes through a page without a call of the store.
    nit !== null &&
    (kind === "page" || statuses.includes("PEN")) &&
    statuses.every((one) => waiting.includes(one))
      ? [{ merchantId, nit }]
      : [],
  );

export const lastCallOf = ({ calls }: Attempt): SeenCall | undefined => calls.at(-1);

/** Cents; of a cancellation that names none, all that was paid. */
export function amountOf(attempt: Attempt): number | null {
  const { kind, calls, original } = attempt;
  const { amount } = factsOfKind(kind);
  const sent = amount && firstSent(attempt, amount);
  const told = calls.flatMap((call) => call.told.get(`${kind}.amount`) ?? []).at(-1);
  const cents = kind === "cancellation" ? (told ?? sent) : sent;
  if (cents !== undefined && /^\d+$/.test(cents)) return Number(cents);
  return kind === "cancellation" && original ? amountOf(original) : null;
}

export type Method = "card" | "pix" | "other";

/** Without an authorizer it is a card: whatever else there is must be named. */
export function methodOf(attempt: Attempt): Method {
  const code = firstSent(attempt, "authorizer_id");
  const kind = code === undefined ? "card" : authorizerKind(code);
  if (kind === "pix") return "pix";
  return kind === "card" || kind === "debit" || kind === "voucher" || kind === undefined ? "card" : "other";
}

/** The calls that asked for the money. */
export const chargesOf = ({ making }: Attempt): readonly ReadCall[] =>
  making.filter(({ operation }) => charges.includes(operation ?? ""));
