import { firstRefused } from "@portal/shared/esitef/values.ts";
import type { ProductOperation } from "@portal/shared/product-api/schema.ts";
import type { WsConsultaWhy } from "@portal/shared/ws-consulta/errors.data.ts";
import {
  type WsConsultaOperationId,
  wsConsultaOperations,
} from "@portal/shared/ws-consulta/operations.data.ts";
import { refusalStatus, sandboxSitef } from "@portal/shared/ws-consulta/sandbox.data.ts";
import { parameters } from "@portal/shared/ws-consulta/values.data.ts";
import { one } from "../engine/incoming/call.ts";
import type { Incoming } from "./incoming.ts";
import { isDay, isTime } from "./period.ts";

export interface Refusal {
  readonly why: WsConsultaWhy;
  readonly parameter?: string;
}

/** Everything that a call may say; a value of another form is not recognized. */
const forms: Readonly<Record<string, (value: string) => boolean>> = {
  datatrn: isDay,
  datefrom: isDay,
  dateto: isDay,
  horainicial: isTime,
  horafinal: isTime,
  codlojasitef: (value) => value === sandboxSitef.store,
  codlojatronco: () => false,
  numpdv: (value) => value === sandboxSitef.terminal,
};

/** Of these pairs a call names one, or both of the times or none. */
const either = [
  ["nsusitef", "cupomfiscal"],
  ["codlojasitef", "codlojatronco"],
] as const;

type Said = (name: string) => string;

/** The first of its own parameters that a call leaves out though another one asks for it. */
function missingBeside(operation: WsConsultaOperationId, said: Said): string | undefined {
  const { query }: ProductOperation = wsConsultaOperations[operation];
  const takes = (name: string) => Object.hasOwn(query ?? {}, name);
  const lacking = either.find(
    ([first, second]) => takes(first) && said(first) === "" && (!takes(second) || said(second) === ""),
  );
  if (lacking) return lacking[0];
  const [from, to] = [said("horainicial"), said("horafinal")];
  if ((from === "") === (to === "")) return undefined;
  return from === "" ? "horainicial" : "horafinal";
}

/** Why a call is not carried out: the first of its parameters that is missing or that the sandbox does not recognize. */
export function refusalOf({ operation, query }: Incoming): Refusal | undefined {
  const { query: needs = {} }: ProductOperation = wsConsultaOperations[operation];
  const said: Said = (name) => one(query, name) ?? "";
  const known = Object.fromEntries(Object.entries(needs).map(([name, need = "no"]) => [name, need]));
  const refused = firstRefused({}, known, query, parameters);
  if (refused?.parameter === "bin" && refused.why !== "missing") return { why: "length", parameter: "bin" };
  if (refused)
    return { why: refused.why === "missing" ? "missing" : "unknown", parameter: refused.parameter };
  const beside = missingBeside(operation, said);
  if (beside) return { why: "missing", parameter: beside };
  const odd = Object.keys(needs).find((name) => said(name) !== "" && forms[name]?.(said(name)) === false);
  return odd === undefined ? undefined : { why: "unknown", parameter: odd };
}

/** A refusal as it is answered. */
export const refused = ({ why, parameter = "" }: Refusal) => ({
  http: 400,
  body: { status: refusalStatus[why].replace("%name%", parameter) },
});
