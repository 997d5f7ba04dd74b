import { isRecord } from "@portal/shared/field/record.ts";
import type { CallSheet } from "../../../data/e-sitef/call-sheet.ts";

/** For this tab: what calls answered that later ones ask for. */
const key = "tryIt.carried";

export function readCarried(): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const entries = isRecord(value) ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
    );
  } catch {
    return {};
  }
}

function memberAt(body: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((holder, name) => (isRecord(holder) ? holder[name] : undefined), body);
}

export function keepCarried(values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readCarried(), ...values }));
  } catch {
    // Storage may be forbidden or full: the value can be copied by hand.
  }
}

/** e-SiTef writes `14/03/2025T10:21`; whoever asks for the day of it, WS Consulta, writes `20250314`. */
const asAsked = (value: string): string => value.replace(/^(\d\d)\/(\d\d)\/(\d{4})T.*$/, "$3$2$1");

/** Keeps what the answer brings for later calls, and says what that was. */
export function carryOn({ gives }: CallSheet, body: unknown): Readonly<Record<string, string>> {
  const given = Object.fromEntries(
    Object.entries(gives).flatMap(([name, path]) => {
      const value = memberAt(body, path);
      return typeof value === "string" && value !== "" ? [[name, asAsked(value)] as const] : [];
    }),
  );
  keepCarried(given);
  return given;
}
