import { pageCalls, restOperations } from "@portal/shared/esitef/described.ts";
import { ofEachOperation } from "../../../data/e-sitef/operations/told-operations.ts";
import { routingNotes } from "../../../data/e-sitef/routing/routing-notes.data.ts";
import { routings } from "../../../data/e-sitef/routing/routings.data.ts";
import { notesToldElsewhere, sizesDecided, toldTwice } from "../../../data/facts/exceptions.data.ts";
import { type CallFacts, routingFacts } from "../../../data/facts/gateway.data.ts";
import { pageCallFacts } from "../../../data/facts/page-calls.data.ts";
import { differences, expand } from "./expand.ts";
import {
  isMarked,
  type KnownValue,
  knownOf,
  needProblem,
  seenSizeProblem,
  type WrittenValue,
  wordsOf,
} from "./values.ts";

export const callFacts: Readonly<Record<string, CallFacts>> = {
  ...ofEachOperation(({ collected }) => collected),
  ...pageCallFacts,
};

/** Sizes that a public page prints for a value of that name, in whatever call. */
const seenSizes = new Set(
  Object.values(callFacts)
    .flatMap(({ takes, answers }) => [...wordsOf(takes), ...wordsOf(answers)])
    .map(knownOf)
    .filter(([, { isSizeSeen }]) => isSizeSeen)
    .map(([name, { size }]) => `${name.slice(name.lastIndexOf(".") + 1)} ${size}`),
);

const usualSize = ({ name, shape }: WrittenValue) =>
  `${name.slice(name.lastIndexOf(".") + 1)} ${shape.size?.join("..")}`;

/** A size of our own, for a reason that the exceptions give. */
const isDecided = ({ name, shape }: WrittenValue): boolean =>
  sizesDecided.some((each) => each.name.test(name) && each.size === shape.size?.join(".."));

/** A size is seen for this value, marked, or that which the same value has elsewhere. */
function sizeProblem(value: WrittenValue, known: KnownValue): string | undefined {
  const { name, shape } = value;
  if (known.isSizeSeen) return isDecided(value) ? undefined : seenSizeProblem(value, known);
  if (!shape.size || shape.type === "B" || isMarked(shape, "size", "existence")) return undefined;
  return seenSizes.has(usualSize(value))
    ? undefined
    : `the size ${shape.size.join("..")} of "${name}" is in no fact`;
}

function problemsOf(value: WrittenValue, known: KnownValue, wholeIsInferred: boolean): string[] {
  const isFree = wholeIsInferred && !known.isSizeSeen;
  const size = isFree ? undefined : sizeProblem(value, known);
  return [size, needProblem(value, known)].filter((each) => each !== undefined);
}

function valueProblems(facts: string, values: readonly WrittenValue[], wholeIsInferred: boolean): string[] {
  const known = new Map(wordsOf(facts).map(knownOf));
  const written = new Set(values.map(({ name }) => name));
  const missing = [...known.keys()]
    .filter((name) => !written.has(name))
    .map((name) => `"${name}" is not told`);
  const wrong = values.flatMap((value) => {
    if (toldTwice.test(value.name)) return [];
    const fact = known.get(value.name);
    if (fact) return problemsOf(value, fact, wholeIsInferred);
    return isMarked(value.shape, "existence", "name") ? [] : [`"${value.name}" is in no fact and not marked`];
  });
  return [...missing, ...wrong];
}

function callProblems(known: Readonly<Record<string, CallFacts>>): string[] {
  return [...restOperations, ...pageCalls].flatMap((operation) => {
    const facts = known[operation.id];
    if (!facts) return [`shared/esitef: the call "${operation.id}" is in no fact.`];
    const call = `${operation.method} ${operation.path}`;
    // A slash at the end is printed on some pages and answered either way.
    return [
      ...(call === facts.call.replace(/\/$/, "")
        ? []
        : [`it is sent as "${call}", and the facts say "${facts.call}"`]),
      ...valueProblems(facts.takes, operation.parameters, operation.inferred),
      ...valueProblems(facts.answers, operation.answer, operation.inferred),
    ].map((problem) => `shared/esitef, ${operation.id}: ${problem}.`);
  });
}

function routingProblems(): string[] {
  const place = (slug: string) => `data/e-sitef/routing/routings.data.ts, ${slug}`;
  return routings.flatMap(({ slug, authorizers: routed, credentials, paymentFields = [] }) => {
    const facts = routingFacts[slug];
    if (!facts) return [`${place(slug)}: this routing is in no fact.`];
    const told = (routingNotes[slug] ?? []).map(({ fact }) => Number(fact.slice(fact.lastIndexOf(".") + 1)));
    return [
      ...differences(place(slug), expand(facts.authorizers), routed.map(String)),
      ...differences(
        place(slug),
        wordsOf(facts.credentials),
        credentials.map(({ name, inferred }) => `${name}${inferred ? "~" : ""}`),
      ),
      ...differences(
        `${place(slug)}, payment`,
        wordsOf(facts.payment ?? ""),
        paymentFields.map(
          ({ name, size, required }) =>
            `${name}=${size?.minimum}..${size?.maximum}${required === "conditional" ? "?" : ""}`,
        ),
      ),
      ...differences(
        `${place(slug)}, notes`,
        expand(facts.notes > 0 ? `1..${facts.notes}` : ""),
        [...told, ...(notesToldElsewhere[slug]?.notes ?? [])].map(String),
      ),
    ];
  });
}

/** Calls and routings of the gateway against what was collected of them. */
export const gatewayProblems = (known: Readonly<Record<string, CallFacts>> = callFacts): string[] => [
  ...callProblems(known),
  ...routingProblems(),
];
