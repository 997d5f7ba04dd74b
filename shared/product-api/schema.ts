import type { Need, Shape } from "../esitef/schema.ts";
import type { Localized } from "../locales.ts";

/** Which of the collected facts an entry repeats: its section, its list and its name there. */
export type FactName = `${string}.${string}`;

/** The form of one value, and where it was read. */
export interface ValueFact extends Shape {
  readonly fact: FactName;
  /** A JSON number; `unsaid` where no public page tells whether it is one. Without it the value is a JSON text. */
  readonly json?: "number" | "unsaid";
  /** Comes as null where there is nothing to say. */
  readonly nullable?: true;
}

/** What a successful call answers: members, nothing, or something that no public page lists. */
type AnswerMembers<Member extends string> = readonly Member[] | "empty" | "unsaid";

export interface ProductOperation<Value extends string = string> {
  readonly fact: FactName;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the address that the customer is given. */
  readonly path: string;
  /** The page of its doc set that explains it. */
  readonly page: string;
  /** The path was only printed translated: this form of it was completed by us. */
  readonly inferredPath?: true;
  readonly headers?: Readonly<Partial<Record<Value, Need>>>;
  readonly query?: Readonly<Partial<Record<Value, Need>>>;
  readonly body?: Readonly<Partial<Record<Value, Need>>>;
  /** The body is a form; otherwise it is JSON. */
  readonly form?: true;
  /** Where this call's form of a value differs from the usual one. */
  readonly shapes?: Readonly<Partial<Record<Value, ValueFact>>>;
  /** Parameters whose name was only printed translated for this call. */
  readonly inferredNames?: readonly Value[];
  /** HTTP status of a call that worked, where a public page says it. */
  readonly success?: number;
  readonly answer: AnswerMembers<Value>;
  /** No public page lists its members: these are the sandbox's. */
  readonly answerInSandbox?: true;
  /** Ways of signing in, by their name in the product's `security`. */
  readonly security: readonly string[];
}

export interface OperationWords {
  readonly title: Localized;
  readonly purpose: Localized;
  /** What else the reader must know before the call. */
  readonly note?: Localized;
  /** What a value means here, where that is not what it usually means. */
  readonly values?: Readonly<Record<string, Localized>>;
}

export interface ValueWords extends Localized {
  /** On what it depends, in a call that needs it only sometimes. */
  readonly when?: Localized;
}

/** How a caller proves who it is, as OpenAPI names it. */
export interface SecurityFact {
  readonly fact: FactName;
  readonly scheme:
    | { readonly type: "http"; readonly scheme: "basic" | "bearer" }
    | { readonly type: "apiKey"; readonly in: "header"; readonly name: string };
}

/** How calls are refused: the HTTP status, and the members of the body, where public pages print them. */
export interface RefusalFact {
  readonly fact: FactName;
  readonly http: number | "default";
  /** The operations that are refused so. */
  readonly of: readonly string[];
  readonly members: Readonly<Record<string, ValueFact>> | "unsaid";
}

export interface ApiWords {
  readonly title: Localized;
  readonly summary: Localized;
  readonly description: Localized;
  readonly server: Localized;
  readonly security: Readonly<Record<string, Localized>>;
  readonly refusal: Localized;
  /** Of HTTP 401, where it is known. */
  readonly unauthorized?: Localized;
}
