export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface HttpRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** Form fields in place of a JSON body; a field that is an object travels as JSON text. */
  readonly form?: Readonly<Record<string, Json>>;
}

/** One call as the documentation shows it; every language tab and the answer below come from this. */
export interface PrintedExample extends HttpRequest {
  /** Absent where no public page says how the call is answered. */
  readonly status?: 200 | 201 | 400;
  /** Absent when the answer has no body worth showing. */
  readonly response?: Json;
}

/** A call of the interface that the sandbox has, so that what it answers is known. */
export interface HttpExample extends PrintedExample {
  readonly status: 200 | 201 | 400;
}

export const jsonText = (value: Json, indent = "") =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);

/** Form values as the text that travels. */
export const formEntries = (form: NonNullable<HttpRequest["form"]>): [string, string][] =>
  Object.entries(form).map(([name, value]) => [name, typeof value === "string" ? value : jsonText(value)]);
