import { type CallSheet, keyOf, ownKey, ownStore } from "../../../data/e-sitef/call-sheet.ts";
import type { HttpRequest } from "../../../data/examples/request-code/http-example.ts";
import { bodyOf, callTree, type Typed } from "./call-values.ts";

/** Both parts of what a tester asks of the sandbox: what comes of the call, and whether its answer arrives. */
export interface AskedOutcome {
  readonly result: "rules" | "approve" | "decline" | "error";
  readonly code: string;
  readonly arrival: "at-once" | "delay" | "lost";
  readonly seconds: string;
}

export const byTheRules: AskedOutcome = { result: "rules", code: "", arrival: "at-once", seconds: "20" };

export const outcomeHeader = "x-sandbox-outcome";

/** `decline:51,lost`; empty when amounts and cards decide and the answer comes at once. */
export function outcomeText({ result, code, arrival, seconds }: AskedOutcome): string {
  const results = { rules: "", approve: "approve", decline: `decline:${code}`, error: `error:${code}` };
  const arrivals = { "at-once": "", delay: `delay:${seconds}`, lost: "lost" };
  return [results[result], arrivals[arrival]].filter(Boolean).join(",");
}

interface Credentials {
  readonly merchantId: string;
  readonly merchantKey: string;
}

/** The sandbox knows a store by these, also where the documented call names it by a signature or in its body. */
function credentialHeaders({ product }: CallSheet, own: Credentials): Readonly<Record<string, string>> {
  const { merchantId, merchantKey } = own;
  if (product === "e-sitef") return { merchant_id: merchantId, merchant_key: merchantKey };
  const user = `${merchantId}:${merchantKey}`;
  // A key that is only named is encoded by the program that reads it.
  return { Authorization: `Basic ${merchantKey === ownKey ? user : btoa(user)}` };
}

const placed = ({ parameters }: CallSheet, place: "path" | "query" | "header" | "body") =>
  parameters.filter((each) => each.in === place);

/** Parameters without which there is no address to send to. */
export const missingInPath = (sheet: CallSheet, typed: Typed): string[] =>
  placed(sheet, "path")
    .map(({ name }) => name)
    .filter((name) => (typed[keyOf("path", name)] ?? "").trim() === "");

function addressOf(sheet: CallSheet, typed: Typed, base: string): string {
  const path = sheet.path.replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = (typed[keyOf("path", name)] ?? "").trim();
    return value === "" ? written : encodeURIComponent(value);
  });
  const query = new URLSearchParams(
    placed(sheet, "query").flatMap(({ name }) => {
      const value = typed[keyOf("query", name)] ?? "";
      return value === "" ? [] : [[name, value]];
    }),
  ).toString();
  return `${base}${path}${query && `?${query}`}`;
}

/** Some calls name the store and its key among their values. */
const inOwnName = (typed: Typed, { merchantId, merchantKey }: Credentials): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      if (value === ownKey) return [name, merchantKey];
      return [name, value === ownStore ? merchantId : value];
    }),
  );

/** The call as it is sent and as the samples write it; `base` has no slash at its end. */
export function requestOf(
  sheet: CallSheet,
  typed: Typed,
  { base, credentials, outcome }: { base: string; credentials: Credentials; outcome: AskedOutcome },
): HttpRequest {
  const values = inOwnName(typed, credentials);
  const asked = outcomeText(outcome);
  const own = placed(sheet, "header").flatMap(({ name }) => {
    const value = (values[keyOf("header", name)] ?? "").trim();
    return value === "" ? [] : [[name, value] as const];
  });
  const headers = {
    ...(sheet.sendsBody && { "Content-Type": "application/json" }),
    ...credentialHeaders(sheet, credentials),
    ...Object.fromEntries(own),
    ...(asked !== "" && { [outcomeHeader]: asked }),
  };
  const request = { method: sheet.method, url: addressOf(sheet, values, base), headers };
  return sheet.sendsBody ? { ...request, body: bodyOf(callTree(placed(sheet, "body")), values) } : request;
}
