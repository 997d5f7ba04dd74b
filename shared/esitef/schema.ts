import type { Country } from "../country.ts";

/** What the documented e-SiTef interface is made of, without a word: what each thing means is in `words`. */

export const parameterTypes = ["N", "AN", "A", "B", "D", "object", "array"] as const;
/**
 * `N` digits, `AN` letters and digits, `B` the text `true` or `false`. `A` stands for characters of any kind: identifiers of
 * 64 hexadecimal digits, instants, receipts and base64 cryptograms are of it. Every value but a literal one is sent as a
 * JSON string.
 */
export type ParameterType = (typeof parameterTypes)[number];

/** The form of one value. `size` counts the characters of the value as it is written: fewest, most. */
export interface Shape {
  readonly type: ParameterType;
  readonly size?: readonly [fewest: number, most: number];
  readonly values?: readonly string[];
  /** What its digits or letters must be like besides, as every reader of JSON Schema takes it. */
  readonly pattern?: string;
  /** JSON's own `true`, `false` or number, and no text; of a flag the sandbox takes the text too. */
  readonly isLiteral?: true;
  /** What no public page says and this product decided: pages mark it. */
  readonly inferred?: readonly ("existence" | "name" | "size" | "required")[];
}

export type Need = "yes" | "no" | "conditional";

/** A request as it arrives, its address below the interface's base. */
export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: ReadonlyMap<string, readonly string[]>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: ReadonlyMap<string, readonly string[]>;
}

/** How a call shows that it speaks for its store. The sandbox finds the store of any by the header `merchant_id`. */
export type Keys =
  /** By `merchant_id` and `merchant_key` in its headers. */
  | "headers"
  /** By the key in the value of that name, or by a signature in its place. The sandbox takes the header too. */
  | { readonly named: string }
  /** By a signature. The sandbox takes the key in the header too. */
  | "signature"
  /** By the token that a page was given of what it is about. */
  | "page-token"
  | "none";

/** What the sandbox does on request: the outcome that is asked for, an error in place of success, or neither. */
export type Obeyed = "outcome" | "error" | "nothing";

export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the interface's base address, or a whole address where the operation has a host of its own. */
  readonly path: string;
  readonly keys: Keys;
  readonly forced: Obeyed;
  readonly headers?: Readonly<Record<string, Need>>;
  readonly query?: Readonly<Record<string, Need>>;
  readonly body?: Readonly<Record<string, Need>>;
  /** Where this operation's form of a parameter differs from the usual one. */
  readonly shapes?: Readonly<Record<string, Shape>>;
  /** It creates something that has no result yet, which answers 201; whatever is decided at once answers 200. */
  readonly creates?: true;
  /** Stores of these countries are not offered it. */
  readonly absentIn?: readonly Country[];
  /**
   * What tells it from the others of its address: something of the request, or only later what is stored. One of them
   * says nothing, and is meant where no other is. An idempotent one is told by its key.
   */
  readonly toldBy?: "later" | ((call: Incoming) => boolean);
}

/** What an operation answers when it is accepted. */
export interface Answered<Member extends string> {
  readonly group: string;
  /** The page of the documentation that explains it. */
  readonly page: string;
  readonly members: readonly Member[];
  /** Where this call's form of a member differs from the usual one. */
  readonly shapes?: Readonly<Partial<Record<Member, Shape>>>;
  /** Members that no public page says of this call, and that the sandbox answers: pages mark them. */
  readonly completed?: readonly Member[];
  /** That the call exists, or its address, was completed by this product. */
  readonly inferred?: true;
}

/** A change of status: `by` names the call, page or clock that makes it. */
export interface StatusChange {
  readonly from: string | null;
  readonly to: string;
  readonly cause: string;
  readonly by: string;
  readonly inferred?: true;
}

/** What is known when a call is decided. A rule fits where all that it names is so. */
export interface Situation {
  readonly operation: string;
  readonly method: "card" | "pix";
  readonly amountCents: number;
  readonly card?: string;
  readonly nitStatus?: string;
  readonly originalStatus?: string;
  readonly flags: Readonly<Partial<Record<Flag, boolean>>>;
  readonly has: (parameter: string) => boolean;
  readonly invalid?: string;
  readonly amountRelation?: "lt" | "eq" | "gt";
  readonly antifraud?: string;
  readonly authorizerKind?: string;
  readonly status?: string;
  readonly confirm?: string;
}

export type Flag =
  | "nitKnown"
  | "credentialsValid"
  | "authorizerEnabled"
  | "brandEnabled"
  | "cardExpired"
  | "authenticityAnswered"
  | "signed"
  | "cardAlreadyStored"
  | "otherwise";

export interface GatewayAnswer {
  readonly http: number;
  /** The status that the transaction reaches. */
  readonly status?: string;
  readonly code?: string;
  readonly message?: string;
  /** What the institution said. */
  readonly authorizerCode?: string;
  readonly authorizerMessage?: string;
}

export interface OutcomeRule {
  readonly when: {
    readonly operation: string;
    readonly method?: "card" | "pix";
    readonly amountCents?: number;
    readonly centsFrom?: number;
    readonly centsTo?: number;
    readonly cardIn?: readonly string[];
    readonly amountRelation?: { readonly op: "lt" | "le" | "eq" | "gt"; readonly to: string };
    readonly originalStatus?: readonly string[];
    readonly originalStatusNot?: readonly string[];
    readonly orOriginal?: string;
    readonly nitStatusNot?: readonly string[];
    readonly missingField?: string;
    readonly invalidField?: string;
    readonly hasField?: string;
    readonly antifraud?: readonly string[];
    readonly authorizerKind?: string;
    readonly status?: string;
    readonly confirm?: string;
  } & Readonly<Partial<Record<Flag, boolean>>>;
  /** Either an answer, or none for so long. */
  readonly answer: GatewayAnswer | { readonly noAnswerSeconds: number };
  /** What follows by itself, or for the thing that the call was about. */
  readonly follows?: {
    readonly afterSeconds?: number;
    readonly status?: string;
    readonly payment?: string;
    readonly schedule?: string;
    readonly risk?: string;
  };
  readonly priority: number;
  readonly inferred?: true;
}
