import { charges, factsOfKind, queries } from "@portal/shared/certification-match/attempt-kinds.data.ts";
import type { SeenCall } from "@portal/shared/certification-match/seen-call.ts";
import type { Wanted } from "@portal/shared/certification-match/wanted.data.ts";

export type Spoil = (calls: readonly SeenCall[]) => SeenCall[];

const edited = (text: string, change: (name: string, value: unknown) => unknown): string =>
  JSON.stringify(JSON.parse(text), (name, value: unknown) => change(name, value));

const inRequests =
  (change: (name: string, value: unknown) => unknown): Spoil =>
  (calls) =>
    calls.map((call) => ({ ...call, request: edited(call.request, change) }));
const inAnswers =
  (change: (name: string, value: unknown) => unknown): Spoil =>
  (calls) =>
    calls.map((call) => ({ ...call, answer: edited(call.answer, change) }));
const both =
  (...spoils: readonly Spoil[]): Spoil =>
  (calls) =>
    spoils.reduce<SeenCall[]>((now, spoil) => spoil(now), [...calls]);

const isCharge = ({ operation }: SeenCall): boolean => charges.includes(operation ?? "");
const isQuery = ({ operation }: SeenCall): boolean => queries.includes(operation ?? "");
const without =
  (isMeant: (call: SeenCall) => boolean): Spoil =>
  (calls) =>
    calls.filter((call) => !isMeant(call));
const each =
  (change: (call: SeenCall) => SeenCall): Spoil =>
  (calls) =>
    calls.map(change);
const at = (text: string, seconds: number): string =>
  new Date(Date.parse(text) + seconds * 1000).toISOString();

const amountNames = ["amount"];
const otherAmount = (name: string, value: unknown): unknown =>
  amountNames.includes(name) && typeof value === "string" ? String(Number(value) + 1) : value;

const ofSilence: Readonly<Record<string, Spoil>> = {
  "an answer that arrived": each((call) => (isCharge(call) ? { ...call, status: 200 } : call)),
  "no query": without(isQuery),
  "a query too soon": each((call) => (isQuery(call) ? { ...call, at: at(call.at, -20) } : call)),
  "a query before the payment": each((call) => (isQuery(call) ? { ...call, at: at(call.at, -200) } : call)),
  "a query that says nothing": each((call) => (isQuery(call) ? { ...call, answer: "{}" } : call)),
  "four queries": (calls) =>
    calls.flatMap((call) =>
      isQuery(call)
        ? [0, 1, 2]
            .map((nth) => ({ ...call, id: `${call.id}${nth}`, answer: "{}" }))
            .concat({ ...call, id: `${call.id}9`, at: at(call.at, 5) })
        : [call],
    ),
  "another charge of the order": (calls) =>
    calls.flatMap((call) =>
      isCharge(call)
        ? [call, { ...call, id: `${call.id}X`, at: at(call.at, 90), status: 400, answer: "{}" }]
        : [call],
    ),
};

function ofFields(fields: readonly string[]): Readonly<Record<string, Spoil>> {
  return Object.fromEntries(
    fields.map((field) => {
      const last = field.split(".").at(-1);
      return [`no ${field}`, inRequests((name, value) => (name === last ? undefined : value))];
    }),
  );
}

type Spoils = Readonly<Record<string, Spoil>>;
const none: Spoils = {};

const ofSale = ({ amountCents, method, installments, installmentType }: Wanted): Spoils => ({
  ...(amountCents === undefined
    ? none
    : { "another amount": both(inRequests(otherAmount), inAnswers(otherAmount)) }),
  ...(method === undefined
    ? none
    : {
        "another way to pay": inRequests((name, value) =>
          name === "authorizer_id" ? (method === "pix" ? "1" : "440") : value,
        ),
      }),
  ...(installments === undefined
    ? none
    : {
        "other instalments": inRequests((name, value) =>
          name === "installments" ? String(Number(value) + 1) : value,
        ),
      }),
  ...(installmentType === undefined
    ? none
    : {
        "another kind of instalments": inRequests((name, value) =>
          name === "installment_type" ? "1" : value,
        ),
      }),
});

const ofCard = ({ cards, paidWith }: Wanted): Spoils => ({
  ...(cards ? { "another card": each((call) => ({ ...call, cards: call.cards.map(() => "none") })) } : none),
  ...(paidWith === "number" ? { "no card": each((call) => ({ ...call, cards: [] })) } : none),
  ...(paidWith === "token"
    ? { "no token": inRequests((name, value) => (name === "token" ? undefined : value)) }
    : none),
});

const isCancelling = ({ operation }: SeenCall): boolean => operation?.startsWith("cancel") ?? false;
const ofOriginal: Spoils = {
  "nothing that it cancels": without((call) => !isCancelling(call)),
  "another amount paid": each((call) =>
    isCancelling(call) ? call : { ...call, request: edited(call.request, otherAmount) },
  ),
};

const answers: Readonly<Record<NonNullable<Wanted["answer"]>, Spoils>> = {
  arrived: {
    "an answer that got lost": each((call) => (isCharge(call) ? { ...call, status: null } : call)),
  },
  lost: ofSilence,
};

/** Of each call that a case names: it is not there, or another one of its kind is there in its place. */
function ofCalls({ calls = [], kinds }: Wanted): Spoils {
  const others = kinds.flatMap((kind) => factsOfKind(kind).calls).filter((one) => !calls.includes(one));
  return Object.fromEntries(
    calls.flatMap((one): [string, Spoil][] => [
      [`no ${one}`, without(({ operation }) => operation === one)],
      [
        `another call than ${one}`,
        each((call) => (call.operation === one ? { ...call, operation: others.at(-1) ?? null } : call)),
      ],
    ]),
  );
}

/** A whole attempt at a case, spoiled in each of the things that are wanted of it. */
export function spoilsFor(wanted: Wanted): Spoils {
  const statuses = wanted.statuses.map((status) => [
    `never ${status}`,
    inAnswers((name, value) => (name === "status" && value === status ? "NOV" : value)),
  ]);
  return {
    ...Object.fromEntries(statuses),
    ...ofSale(wanted),
    ...ofCard(wanted),
    ...ofFields(wanted.fields ?? []),
    ...ofCalls(wanted),
    ...(wanted.answer ? answers[wanted.answer] : none),
    ...(wanted.original ? ofOriginal : none),
  };
}
