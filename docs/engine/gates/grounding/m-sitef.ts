import { mSitefFacts } from "../../../data/facts/m-sitef.data.ts";
import { intentExtras } from "../../../data/m-sitef/intent-extras.data.ts";
import { modalities } from "../../../data/m-sitef/modalities.data.ts";
import { responseCodes } from "../../../data/m-sitef/response-codes.data.ts";
import { resultExtras } from "../../../data/m-sitef/result-extras.data.ts";
import { differences } from "./expand.ts";

const needMarks = { yes: "!", conditional: "?", no: "" } as const;

/** What the tables of m-SiTef say, written as the facts are. */
export const mSitefLists: Readonly<Record<keyof typeof mSitefFacts, readonly string[]>> = {
  extras: intentExtras.map(({ code, type, size = "", need }) => `${code}=${type}${size}${needMarks[need]}`),
  results: resultExtras.map(({ code }) => code),
  modalities: modalities.map(({ code }) => code),
  responses: responseCodes.map(({ code }) => code),
};

/** Every extra, result, modality and code of the guide, and no other; each as long and as mandatory as it is printed. */
export const mSitefProblems = (
  facts: Readonly<Record<string, string>> = mSitefFacts,
  lists: Readonly<Record<string, readonly string[]>> = mSitefLists,
): string[] =>
  Object.entries(facts).flatMap(([name, codes]) =>
    differences(`data/m-sitef, ${name}`, codes.split(" "), lists[name] ?? []),
  );
