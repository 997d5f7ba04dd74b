import type { Localized } from "@portal/shared/locales.ts";
import type { ParameterMeaning } from "./parameter-words.data.ts";

/** Sets of values that routines return; those of a transaction, of the configuration and of secure reading are tables. */
export const returnKinds = [
  "transaction",
  "configuration",
  "secure-reading",
  "none",
  "pending-count",
  "presence",
  "result",
  "zero",
  "zero-or-error",
  "yes-no",
  "keys",
  "bar-code",
  "all-sent",
  "translation",
] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const routineTypes = [
  "char*",
  "int",
  "int*",
  "short",
  "short*",
  "long*",
  "callback",
  "String",
] as const;
export type RoutineType = (typeof routineTypes)[number];

export interface RoutineParameter {
  readonly name: string;
  readonly direction: "in" | "out" | "both";
  readonly type: RoutineType;
  /** Width in the variant that speaks text: `=8` always eight positions, `<=20` at most twenty. */
  readonly ascii?: string;
  readonly meaning: ParameterMeaning;
  /** The name and type are public, the meaning is read off them. */
  readonly inferred?: true;
  /** The variant of the routine that takes it. */
  readonly onlyIn?: string;
}

export interface Routine {
  readonly name: string;
  readonly group: "session" | "transaction" | "pending" | "pinpad" | "utility";
  readonly result: "int" | "void";
  /** Whether a variant that speaks text exists (`A` behind the name), and whether its first parameter is the result. */
  readonly ascii?: "result" | "plain" | "named";
  readonly returns: ReturnKind;
  /** Version of the library that brought it. */
  readonly since?: string;
  /** When the public history first tells of it; the library may have had it before. */
  readonly documented?: string;
  /** It begins a loop of its own, or may be called while one runs. */
  readonly loop?: "begins" | "inside";
  /** Known from public code or another public page only. */
  readonly elsewhere?: true;
  readonly parameters: readonly RoutineParameter[];
}

/** What a routine is for; remarks are what else is known of it. */
export interface RoutineWords {
  readonly purpose: Localized;
  readonly remarks?: readonly Localized[];
}
