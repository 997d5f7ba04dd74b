import { type Attempt, chargesOf, firstSent } from "./attempt.ts";
import { listQueries, queries } from "./attempt-kinds.data.ts";
import type { Difference } from "./model.ts";
import type { SeenCall } from "./seen-call.ts";
import { silence, type Wanted } from "./wanted.data.ts";

/** Both instants are of calls arriving, and one may be read a moment sooner after its arrival than the other. */
const slackMs = 1000;

const isQuery = ({ operation }: SeenCall): boolean =>
  queries.includes(operation ?? "") || listQueries.includes(operation ?? "");

const isAfter = (call: SeenCall, { at }: SeenCall): boolean => call.at > at;

/** Charges of the same order after the answer got lost: the buyer might have paid twice. */
function chargedAgain(attempt: Attempt, lost: SeenCall, all: readonly Attempt[]): Difference[] {
  const order = firstSent(attempt, "order_id");
  const others = all.filter(
    (other) =>
      other.kind === "sale" &&
      (other === attempt || (order !== undefined && firstSent(other, "order_id") === order)),
  );
  const again = others.filter((other) =>
    chargesOf(other).some((call) => call !== lost && isAfter(call, lost)),
  );
  return again.length === 0
    ? []
    : [{ what: "charged-again", wanted: [], seen: again.flatMap(({ nit }) => nit ?? []) }];
}

/** How the store found out what became of a payment whose answer did not arrive. */
export function afterSilence(attempt: Attempt, { statuses }: Wanted, all: readonly Attempt[]): Difference[] {
  const lost = chargesOf(attempt).find(({ status }) => status === null);
  if (!lost) return [{ what: "answer", wanted: ["lost"], seen: ["arrived"] }];
  const asked = attempt.calls.filter((call) => isQuery(call) && isAfter(call, lost));
  const [first] = asked;
  if (!first) return [{ what: "query", wanted: [...queries], seen: [] }];
  const waitedMs = Date.parse(first.at) - Date.parse(lost.at);
  const known = asked.findIndex(({ told }) =>
    statuses.every((one) => [...told.values()].some((values) => values.includes(one))),
  );
  const needed = known === -1 ? asked.length : known + 1;
  return [
    ...(waitedMs + slackMs < silence.waitSeconds * 1000
      ? [{ what: "wait", wanted: silence.waitSeconds, seen: Math.round(waitedMs / 1000) } as const]
      : []),
    ...(needed > silence.queries
      ? [{ what: "queries", wanted: silence.queries, seen: needed } as const]
      : []),
    ...chargedAgain(attempt, lost, all),
  ];
}
