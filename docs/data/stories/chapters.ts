import type { Country } from "@portal/shared/country.ts";
import { operationExamples } from "../e-sitef/operation-examples.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";

/** An example, and the ones of its story that come before it: each finds what those left behind. */
export interface Chapter {
  readonly example: HttpExample;
  readonly after?: readonly string[];
  /** Headers that the sandbox reads and the documented interface does not have, so that no page prints them. */
  readonly sandbox?: Readonly<Record<string, string>>;
  /** Of the store that tells it, where the sandbox answers that country's stores otherwise. */
  readonly country?: Country;
  /** How long after what comes before it. */
  readonly hoursLater?: number;
  /** The authentication, as it is printed, whose cardholder answers the issuer's challenge before it. */
  readonly challenged?: string;
}

/** The example that the page of a call prints. */
export function example(id: string): HttpExample {
  const found = operationExamples[id];
  if (!found) throw new Error(`No example of ${id}.`);
  return found;
}

export const operation = (id: string, ...after: readonly string[]): Record<string, Chapter> => ({
  [id]: { example: example(id), after },
});
