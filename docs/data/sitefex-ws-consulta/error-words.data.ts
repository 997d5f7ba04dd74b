import type { Localized } from "@portal/shared/locales.ts";
import type { WsConsultaWhy } from "@portal/shared/ws-consulta/errors.data.ts";

/** `%name%` is the parameter. */
export const wsConsultaErrorWords: Readonly<
  Record<WsConsultaWhy, { readonly cause: Localized; readonly fix: Localized }>
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
