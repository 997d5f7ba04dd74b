import type { Attempts } from "./attempts.ts";
import type { Codes } from "./codes.ts";
import type { Directory } from "./directory.ts";
import type { Tokens } from "./tokens.ts";

/** What every operation works with. */
export interface Context {
  directory: Directory;
  tokens: Tokens;
  codes: Codes;
  passwordAttempts: Attempts;
}

/** Method syntax on purpose: it lets each operation declare the SDK's input type, which its own checks have to enforce. */
export type Operation = { run(input: object): object | Promise<object> }["run"];

/** Operations of the JSON API by name. */
export type Operations = Record<string, Operation>;
