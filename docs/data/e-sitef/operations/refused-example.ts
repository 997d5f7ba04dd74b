import type { Json } from "../../examples/request-code/http-example.ts";

/** An answer that is no success, as the sandbox gives it to the example of the page. */
export interface RefusedAnswer {
  readonly status: 200 | 400 | 401 | 404;
  readonly response: Json;
}

export interface RefusedExample {
  /** To the same request with `x-sandbox-outcome: decline`, where somebody can decline it. */
  readonly declined?: RefusedAnswer;
  /** To the same request with one wrong value: `[]` in its name is the first of a list. */
  readonly invalid: RefusedAnswer & {
    readonly in: "body" | "query" | "path" | "header";
    readonly name: string;
    readonly value: string;
  };
}
