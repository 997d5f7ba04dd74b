import type { Need, ParameterType } from "@portal/shared/esitef/schema.ts";
import type { SandboxProduct } from "@portal/shared/sandbox/call.ts";

/** A parameter as the form of a call asks for it, in one language. */
export interface SheetParameter {
  /** Dots lead into objects, `[]` marks a list. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "body";
  readonly required: Need;
  readonly type: ParameterType;
  readonly values?: readonly string[];
  /** Sent as the JSON that was typed, not as text. */
  readonly isLiteral?: true;
  readonly meaning: string;
}

/** Stand for the reader's own store and its key, in a value as in a header. */
export const ownStore = "LOJADEMO";
export const ownKey = "$MERCHANT_KEY";

export type Place = SheetParameter["in"];

/** Under which the form holds a value: `path nit`, `body payments[0].amount`. */
export const keyOf = (place: Place, name: string): string => `${place} ${name}`;

/** Values by the names that the form gives them: `payments[0].amount`. */
export function namedValues(value: unknown, name: string): [string, string][] {
  if (Array.isArray(value)) {
    return value.flatMap((member: unknown, at) => namedValues(member, `${name}[${at}]`));
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      namedValues(inner, name === "" ? key : `${name}.${key}`),
    );
  }
  const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isPlain ? [[name, String(value)]] : [];
}

/** Where a value comes from that an earlier call answers. */
export interface Source {
  readonly carried: string;
  readonly title: string;
  readonly page: string;
}

/** What the panel of a call's page needs to know of it: a file for each call and language, fetched when it is opened. */
export interface CallSheet {
  readonly operation: string;
  /** Whose interface it is: that says how a store tells who it is, and whether an outcome can be asked for. */
  readonly product: SandboxProduct;
  /** Where the sandbox answers that interface. */
  readonly base: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly parameters: readonly SheetParameter[];
  /** The values of the page's example, under the names that the form gives them. */
  readonly example: Readonly<Record<string, string>>;
  readonly sendsBody: boolean;
  /** What to keep of the answer for the next call, and where it stands there. */
  readonly gives: Readonly<Record<string, string>>;
  readonly takes: Readonly<Record<string, Source>>;
  /** Meanings of the answer's members, by name; `[]` marks a list. */
  readonly answer: Readonly<Record<string, string>>;
}

export interface CodeMeaning {
  readonly name: string;
  readonly action?: string;
}

/** What codes of any answer mean, in one language. */
export interface CodeSheet {
  readonly codes: Readonly<Record<string, CodeMeaning>>;
  readonly statuses: Readonly<Record<string, CodeMeaning>>;
  /** `estado` of WS Consulta. */
  readonly estados: Readonly<Record<string, CodeMeaning>>;
  readonly http: Readonly<Record<string, CodeMeaning>>;
}

/** The files are at the root of the site in every language. */
export const callSheetAddress = (operation: string, locale: string) => `try-it/${locale}/${operation}.json`;
export const codeSheetAddress = (locale: string) => `try-it/${locale}/codes.json`;
