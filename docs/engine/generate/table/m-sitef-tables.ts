import type { Localized } from "@portal/shared/locales.ts";
import { intentExtras } from "../../../data/m-sitef/intent-extras.data.ts";
import { modalities } from "../../../data/m-sitef/modalities.data.ts";
import { responseCodes } from "../../../data/m-sitef/response-codes.data.ts";
import { resultExtras } from "../../../data/m-sitef/result-extras.data.ts";
import type { IntentExtra } from "../../../data/schema.ts";
import { referenceWords } from "../../../words/reference.ts";
import { type CodeTableSource, columns, withAction } from "./code-table.ts";

const words = {
  extra: { pt: "Extra", en: "Extra", es: "Extra" },
  size: { pt: "Tamanho", en: "Size", es: "Tamaño" },
  free: { pt: "variável", en: "variable", es: "variable" },
  operation: { pt: "Operação", en: "Operation", es: "Operación" },
} as const satisfies Record<string, Localized>;

/** `1..20` is up to 20 characters, `8~` is a length that nobody printed. */
function sizeOf({ size }: IntentExtra): Localized {
  if (size === undefined) return words.free;
  const [least = "", most = least] = size.replace("~", "").split("..");
  const [pt, en, es] =
    least === most
      ? [least, least, least]
      : least === "1"
        ? [`até ${most}`, `up to ${most}`, `hasta ${most}`]
        : [`${least} ou ${most}`, `${least} or ${most}`, `${least} o ${most}`];
  return size.endsWith("~")
    ? { pt: `${pt} (a confirmar)`, en: `${en} (to be confirmed)`, es: `${es} (por confirmar)` }
    : { pt, en, es };
}

/** Tables of the Android app that sells for another. */
export const mSitefTables: readonly CodeTableSource[] = [
  {
    id: "m-sitef-extras",
    caption: { pt: "Extras da chamada", en: "Extras of the call", es: "Extras de la llamada" },
    columns: [words.extra, words.size, referenceWords.operation.required, columns.meaning],
    anchorWord: "extra",
    rows: intentExtras.map((extra) => ({
      code: extra.code,
      cells: [sizeOf(extra), referenceWords.required[extra.need], extra.name],
    })),
  },
  {
    id: "m-sitef-results",
    caption: { pt: "Extras do resultado", en: "Extras of the result", es: "Extras del resultado" },
    columns: [words.extra, columns.meaning],
    anchorWord: "resultado",
    rows: resultExtras.map(({ code, name }) => ({ code, cells: [name] })),
  },
  {
    ...withAction(
      "m-sitef-modalities",
      { pt: "Modalidades", en: "Modalities", es: "Modalidades" },
      words.operation,
      modalities,
    ),
    anchorWord: "modalidade",
  },
  {
    ...withAction(
      "m-sitef-responses",
      { pt: "Valores de CODRESP", en: "Values of CODRESP", es: "Valores de CODRESP" },
      columns.meaning,
      responseCodes,
    ),
    anchorWord: "resposta",
  },
];
