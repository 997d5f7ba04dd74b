import { type DescribedValue, pageCalls, restOperations } from "../../../../shared/esitef/described.ts";
import type { Shape } from "../../../../shared/esitef/schema.ts";
import { httpStatuses } from "../../../../shared/esitef/words/http-statuses.data.ts";
import { responseCodes, sandboxCodes } from "../../../../shared/esitef/words/response-codes.data.ts";
import * as statuses from "../../../../shared/esitef/words/statuses.data.ts";
import { authorizers } from "../../../data/e-sitef/authorizers.data.ts";
import { installmentTypes } from "../../../data/e-sitef/installment-types.data.ts";
import { routingNotes } from "../../../data/e-sitef/routing-notes.data.ts";
import { routings } from "../../../data/e-sitef/routings.data.ts";
import { notesToldElsewhere, toldTwice } from "../../../data/facts/exceptions.data.ts";
import { gatewayCodeFacts, gatewayFacts, routingFacts } from "../../../data/facts/gateway.data.ts";
import { pageCallFacts } from "../../../data/facts/page-calls.data.ts";
import { differences, expand } from "./expand.ts";

interface Known {
  readonly isSeen: boolean;
  readonly size?: string;
  readonly isSizeSeen: boolean;
}

function knownOf(word: string): [name: string, known: Known] {
  const [name = "", size] = word.split("=");
  return [
    name.replace("~", ""),
    {
      isSeen: !name.endsWith("~"),
      isSizeSeen: size !== undefined && !size.endsWith("~"),
      ...(size && { size: size.replace("~", "") }),
    },
  ];
}

const wordsOf = (text: string) => text.split(" ").filter((word) => word !== "");

const callFacts = { ...gatewayFacts, ...pageCallFacts };

/** Sizes that a public page prints for a value of that name, in whatever call. */
const seenSizes = new Set(
  Object.values(callFacts)
    .flatMap(({ takes, answers }) => [...wordsOf(takes), ...wordsOf(answers)])
    .map(knownOf)
    .filter(([, { isSizeSeen }]) => isSizeSeen)
    .map(([name, { size }]) => `${name.slice(name.lastIndexOf(".") + 1)} ${size}`),
);

const isMarked = (shape: Shape, ...parts: NonNullable<Shape["inferred"]>[number][]) =>
  parts.some((part) => shape.inferred?.includes(part));

/** A size is seen for this value, marked, or that which the same value has elsewhere. A flag is as long as its word. */
function sizeProblem({ name, shape }: DescribedValue, known: Known): string | undefined {
  if (!shape.size || shape.type === "B" || isMarked(shape, "size", "existence")) return undefined;
  const own = shape.size.join("..");
  if (known.isSizeSeen && known.size === own) return undefined;
  return seenSizes.has(`${name.slice(name.lastIndexOf(".") + 1)} ${own}`)
    ? undefined
    : `the size ${own} of "${name}" is in no fact`;
}

function valueProblems(facts: string, values: readonly DescribedValue[], wholeIsInferred: boolean): string[] {
  const known = new Map(wordsOf(facts).map(knownOf));
  const written = new Set(values.map(({ name }) => name));
  const missing = [...known.keys()]
    .filter((name) => !written.has(name))
    .map((name) => `"${name}" is not told`);
  const wrong = values.flatMap((value) => {
    const fact = known.get(value.name);
    const isOwn = isMarked(value.shape, "existence", "name");
    if (toldTwice.test(value.name)) return [];
    if (!fact) return isOwn ? [] : [`"${value.name}" is in no fact and not marked`];
    if (wholeIsInferred) return [];
    return sizeProblem(value, fact) ?? [];
  });
  return [...missing, ...wrong];
}

function callProblems(): string[] {
  return [...restOperations, ...pageCalls].flatMap((operation) => {
    const facts = callFacts[operation.id];
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

const codesOf = (entries: readonly { readonly code: string }[]) => entries.map(({ code }) => code);

const codeLists: Readonly<Record<string, readonly string[]>> = {
  transaction: codesOf(statuses.transactionStatuses),
  schedule: codesOf(statuses.scheduleStatuses),
  storage: codesOf(statuses.storageStatuses),
  risk: codesOf(statuses.riskStatuses),
  threeDs: codesOf(statuses.threeDsStatuses),
  installments: codesOf(installmentTypes),
  http: codesOf(httpStatuses),
  responses: codesOf(responseCodes),
  sandboxOnly: codesOf(sandboxCodes),
  authorizers: codesOf(authorizers),
};

function routingProblems(): string[] {
  const place = (slug: string) => `data/e-sitef/routings.data.ts, ${slug}`;
  return routings.flatMap(({ slug, authorizers: routed, credentials }) => {
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
        `${place(slug)}, notes`,
        expand(facts.notes > 0 ? `1..${facts.notes}` : ""),
        [...told, ...(notesToldElsewhere[slug]?.notes ?? [])].map(String),
      ),
    ];
  });
}

/** Calls, codes and routings of the gateway against what was collected of them. */
export const gatewayProblems = (): string[] => [
  ...callProblems(),
  ...Object.entries(gatewayCodeFacts).flatMap(([name, text]) =>
    differences(`shared/esitef/words, ${name}`, expand(text), codeLists[name] ?? []),
  ),
  ...routingProblems(),
];
