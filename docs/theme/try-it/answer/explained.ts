import { isRecord } from "@portal/shared/field/record.ts";
import type { CallSheet, CodeMeaning, CodeSheet } from "../../../data/e-sitef/call-sheet.ts";

/** A member of an answer with what it means, in the order in which it was answered. */
export interface ExplainedMember {
  readonly name: string;
  readonly value: string;
  readonly meaning: string | undefined;
  /** What this very value says, where it is one of a closed list. */
  readonly says: CodeMeaning | undefined;
}

function saysOf(name: string, value: string, codes: CodeSheet): CodeMeaning | undefined {
  const last = name.split(".").at(-1) ?? "";
  if (last === "code" || last === "response_code") return codes.codes[value];
  if (last === "estado") return codes.estados[value];
  return last === "status" ? codes.statuses[value] : undefined;
}

/** `payments[0].status` is described as `payments[].status`. */
const described = (name: string): string => name.replaceAll(/\[\d+\]/g, "[]");

export function explain(
  body: unknown,
  { answer }: Pick<CallSheet, "answer">,
  codes: CodeSheet,
  name = "",
): ExplainedMember[] {
  if (Array.isArray(body)) {
    return body.flatMap((member: unknown, at) => explain(member, { answer }, codes, `${name}[${at}]`));
  }
  if (isRecord(body)) {
    return Object.entries(body).flatMap(([key, member]) =>
      explain(member, { answer }, codes, name === "" ? key : `${name}.${key}`),
    );
  }
  if (name === "" || body === undefined) return [];
  const value = typeof body === "string" ? body : JSON.stringify(body);
  return [{ name, value, meaning: answer[described(name)], says: saysOf(name, value, codes) }];
}
