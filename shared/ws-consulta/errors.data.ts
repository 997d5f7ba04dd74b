import { text } from "../esitef/shape.ts";
import type { RefusalFact, ValueFact } from "../product-api/schema.ts";
import { type WsConsultaOperationId, wsConsultaOperations } from "./operations.data.ts";
import type { parameters } from "./values.data.ts";

type Parameter = keyof typeof parameters;
export type WsConsultaWhy = "missing" | "unknown" | "length" | "notPending" | "notFound";

/** Reasons of HTTP 400 that a public page lists; the texts of the answers are not public. */
export interface WsConsultaError {
  readonly fact: `wsConsulta.errors.${string}`;
  readonly parameter?: Parameter;
  readonly why: WsConsultaWhy;
}

const missing = (parameter: Parameter): WsConsultaError => ({
  fact: `wsConsulta.errors.${parameter} missing`,
  parameter,
  why: "missing",
});
const unknown = (parameter: Parameter): WsConsultaError => ({
  fact: `wsConsulta.errors.${parameter} not recognized`,
  parameter,
  why: "unknown",
});

export const wsConsultaErrors: readonly WsConsultaError[] = [
  missing("codsit"),
  missing("datatrn"),
  missing("nsusitef"),
  unknown("nsusitef"),
  missing("codlojasitef"),
  unknown("codlojasitef"),
  missing("datefrom"),
  missing("dateto"),
  missing("operador"),
  missing("bin"),
  { fact: "wsConsulta.errors.bin without six digits", parameter: "bin", why: "length" },
  missing("codigo_cliente"),
  unknown("numpdv"),
  { fact: "wsConsulta.errors.transaction is not pending", why: "notPending" },
  { fact: "wsConsulta.errors.transaction not found", why: "notFound" },
];

/** The form of a refusal is the sandbox's. */
const members = {
  status: { ...text(), inferred: ["existence"], fact: "wsConsulta.errors" },
} as const satisfies Record<string, ValueFact>;

const calls = Object.entries(wsConsultaOperations).map(([id, { query }]: [string, { query?: object }]) => ({
  id,
  takesParameters: Object.keys(query ?? {}).length > 0,
}));

/** Every call that takes parameters may be refused for one of them, and every call for who makes it. */
export const wsConsultaRefusals: readonly RefusalFact[] = [
  {
    fact: "wsConsulta.errors",
    http: 400,
    of: calls.flatMap(({ id, takesParameters }) => (takesParameters ? [id] : [])),
    members,
  },
  { fact: "wsConsulta.errors", http: 401, of: calls.map(({ id }) => id), members },
];

/** Reasons that concern a call's own parameters, and for a decision that there is none to decide on or it is not pending. */
export function errorsOf(id: WsConsultaOperationId): readonly WsConsultaError[] {
  const { query, method } = wsConsultaOperations[id];
  const taken = new Set(Object.keys(query ?? {}));
  return wsConsultaErrors.filter(({ parameter }) => {
    if (parameter) return taken.has(parameter);
    return method === "POST";
  });
}
