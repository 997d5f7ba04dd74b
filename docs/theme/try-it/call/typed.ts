import { isRecord } from "@portal/shared/field/record.ts";
import { type CallSheet, keyOf } from "../../../data/e-sitef/call-sheet.ts";
import type { Typed } from "./call-values.ts";
import { keepCarried, readCarried } from "./carried.ts";
import { linkedValues } from "./linked.ts";

const storageKey = (operation: string) => `tryIt.typed.${operation}`;

/** Leaves neither this page nor its memory, whatever somebody types there. */
const ofCard = /\bcard\.(?:number|security_code|cryptogram)$/;

const takenKeys = ({ takes, parameters }: CallSheet) =>
  parameters.flatMap(({ name, in: place }) => {
    const source = takes[name];
    return source ? [[keyOf(place, name), source.carried] as const] : [];
  });

function carriedIn(sheet: CallSheet): Typed {
  const carried = readCarried();
  return Object.fromEntries(
    takenKeys(sheet).flatMap(([key, value]) => {
      const text = carried[value];
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
}

/**
 * What was copied by hand into a call that worked, such as an identifier from a notification, serves the next ones too.
 * A search of WS Consulta works also where it finds nothing: what was typed there need not be of a sale.
 */
export function carryTyped(sheet: CallSheet, typed: Typed): void {
  if (sheet.product !== "e-sitef") return;
  keepCarried(
    Object.fromEntries(
      takenKeys(sheet).flatMap(([key, value]) => {
        const text = (typed[key] ?? "").trim();
        return text === "" ? [] : [[value, text] as const];
      }),
    ),
  );
}

/**
 * The page's example, with what an earlier call answered. The example's own identifiers belong to no transaction of
 * the sandbox, so they are left empty rather than sent.
 */
export function startingValues(sheet: CallSheet): Typed {
  const taken = takenKeys(sheet).map(([key]) => [key, ""] as const);
  const once = sheet.parameters
    .filter((each) => each.in === "header" && each.name === "idempotency_key")
    .map(({ name }) => [keyOf("header", name), crypto.randomUUID()] as const);
  const shown = { ...valuesShown(sheet), ...Object.fromEntries(taken) };
  return { ...shown, ...carriedIn(sheet), ...Object.fromEntries(once) };
}

/** The page's example, or the request that the reader's link brought in place of its body. */
function valuesShown(sheet: CallSheet): Typed {
  const linked = linkedValues(sheet);
  if (!linked) return sheet.example;
  const others = Object.entries(sheet.example).filter(([key]) => !key.startsWith(keyOf("body", "")));
  return { ...Object.fromEntries(others), ...linked };
}

/** What was typed before signing in took the reader away, over what the form starts with. */
export function readTyped(sheet: CallSheet): Typed {
  const start = startingValues(sheet);
  if (linkedValues(sheet)) return start;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey(sheet.operation)) ?? "null");
    if (!isRecord(value)) return start;
    const texts = Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return { ...start, ...Object.fromEntries(texts), ...carriedIn(sheet) };
  } catch {
    return start;
  }
}

export function keepTyped({ operation }: CallSheet, typed: Typed): void {
  const harmless = Object.entries(typed).filter(([name]) => !ofCard.test(name));
  try {
    sessionStorage.setItem(storageKey(operation), JSON.stringify(Object.fromEntries(harmless)));
  } catch {
    // Storage may be forbidden or full: then it lasts as long as the page.
  }
}

export function forgetTyped({ operation }: CallSheet): void {
  try {
    sessionStorage.removeItem(storageKey(operation));
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
