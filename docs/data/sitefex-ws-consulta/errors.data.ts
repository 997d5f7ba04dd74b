import type { Localized } from "../../../shared/locales.ts";
import type { RefusalFact } from "../product-api/schema.ts";
import { type WsConsultaOperationId, wsConsultaOperations } from "./operations.data.ts";
import type { parameters } from "./values.data.ts";

type Parameter = keyof typeof parameters;
type Why = "missing" | "unknown" | "length" | "notPending" | "notFound";

/** Reasons of HTTP 400 that a public page lists; the texts of the answers are not public. */
export interface WsConsultaError {
  readonly fact: `wsConsulta.errors.${string}`;
  readonly parameter?: Parameter;
  readonly why: Why;
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

/** `%name%` is the parameter. */
export const wsConsultaErrorWords: Readonly<
  Record<Why, { readonly cause: Localized; readonly fix: Localized }>
> = {
  missing: {
    cause: { pt: "Falta `%name%`", en: "`%name%` is missing", es: "Falta `%name%`" },
    fix: { pt: "Mande `%name%`.", en: "Send `%name%`.", es: "Envíe `%name%`." },
  },
  unknown: {
    cause: {
      pt: "`%name%` não foi reconhecido",
      en: "`%name%` was not recognized",
      es: "`%name%` no se reconoció",
    },
    fix: { pt: "Confira o valor.", en: "Check the value.", es: "Revise el valor." },
  },
  length: {
    cause: {
      pt: "`%name%` não tem seis dígitos",
      en: "`%name%` does not have six digits",
      es: "`%name%` no tiene seis dígitos",
    },
    fix: {
      pt: "Mande exatamente seis dígitos.",
      en: "Send exactly six digits.",
      es: "Envíe exactamente seis dígitos.",
    },
  },
  notPending: {
    cause: {
      pt: "A transação não está pendente",
      en: "The transaction is not pending",
      es: "La transacción no está pendiente",
    },
    fix: {
      pt: "Consulte-a: só uma pendente pode ser confirmada ou desfeita.",
      en: "Query it: only a pending one can be confirmed or voided.",
      es: "Consúltela: solo una pendiente puede confirmarse o deshacerse.",
    },
  },
  notFound: {
    cause: {
      pt: "A transação não foi encontrada",
      en: "The transaction was not found",
      es: "La transacción no se encontró",
    },
    fix: {
      pt: "Confira cada parte da chave.",
      en: "Check each part of the key.",
      es: "Revise cada parte de la clave.",
    },
  },
};

/** Every call that takes parameters may be refused for one of them. */
export const wsConsultaRefusals: readonly RefusalFact[] = [
  {
    fact: "wsConsulta.errors",
    http: 400,
    of: Object.entries(wsConsultaOperations).flatMap(([id, { query }]: [string, { query?: object }]) =>
      Object.keys(query ?? {}).length > 0 ? [id] : [],
    ),
    members: "unsaid",
  },
];

/** Reasons that concern a call's own parameters, and for a decision on a pending one that it is none. */
export function errorsOf(id: WsConsultaOperationId): readonly WsConsultaError[] {
  const { query, method } = wsConsultaOperations[id];
  const taken = new Set(Object.keys(query ?? {}));
  return wsConsultaErrors.filter(({ parameter, why }) => {
    if (parameter) return taken.has(parameter);
    return why === "notPending" ? method === "POST" : false;
  });
}
