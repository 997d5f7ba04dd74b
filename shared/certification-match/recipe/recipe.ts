import type { Country } from "../../country.ts";

/** One call of a recipe. `{name}` in a text stands for a value that is filled in when it is made. */
export interface RecipeCall {
  /** The documented operation, which its page explains. */
  readonly operation: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the sandbox's address. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** What of the answer later calls need: the name that they call it by, and the name that the answer gives it. */
  readonly keeps?: { readonly as: string; readonly from: string; readonly machine: string };
  /** What a store signs in this call; unsigned, the answer says no identifier. */
  readonly signs?: object;
  /** How long the store waits before it. */
  readonly waitSeconds?: number;
  /** Its answer never arrives. */
  readonly isLost?: true;
  /** Made again and again until the answer says this, for so long; a Pix waits for its buyer. */
  readonly until?: { readonly from: string; readonly says: string; readonly withinSeconds: number };
}

/** Values that a recipe's texts name and that no answer tells. */
export interface RecipeValues {
  /** An order of its own, so that one run is told from another. */
  readonly order: string;
  /** Digits. */
  readonly merchantUsn: string;
  /** MMyy, this month. */
  readonly expiry: string;
  /** dd/MM/yyyy. */
  readonly tomorrow: string;
  readonly customer: string;
  readonly merchantKey: string;
  /** By its number, as 3DS takes it. */
  readonly currency: string;
}

const currencyNumbers = { BR: "986", AR: "032" } as const;

const twoDigits = (number: number): string => String(number).padStart(2, "0");
const dayMs = 24 * 60 * 60 * 1000;

/** The values of one run. `chance` tells it from any other: up to seven digits. */
export function valuesAt(now: Date, chance: number, merchantKey: string): RecipeValues {
  const later = new Date(now.getTime() + dayMs);
  const run = `${now.toISOString().slice(5, 19).replaceAll(/\D/g, "")}${chance}`;
  return {
    order: `CERT-${run}`.slice(0, 20),
    merchantUsn: run.slice(-12),
    expiry: `${twoDigits(now.getUTCMonth() + 1)}${twoDigits(now.getUTCFullYear() % 100)}`,
    tomorrow: `${twoDigits(later.getUTCDate())}/${twoDigits(later.getUTCMonth() + 1)}/${later.getUTCFullYear()}`,
    customer: `C${run}`.slice(0, 20),
    merchantKey,
    currency: currencyNumbers.BR,
  };
}

/** A text or an object with its values filled in; a name that nothing fills stays as it stands. */
export function filled<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  const text = JSON.stringify(value, (_, member: unknown) =>
    typeof member === "string"
      ? member.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
      : member,
  );
  return JSON.parse(text);
}

/** The calls as stores of that country make them: the sandbox takes no other currency than theirs from Argentina. */
export const callsIn = (country: Country, calls: readonly RecipeCall[]): readonly RecipeCall[] =>
  country === "AR" ? calls.map((call) => filled(call, { currency: currencyNumbers.AR })) : calls;
