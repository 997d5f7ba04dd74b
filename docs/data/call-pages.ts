import { refusedExamples } from "./e-sitef/failure/refused-examples.data.ts";
import { operationExamples } from "./e-sitef/operation-examples.ts";
import { operationPages } from "./e-sitef/operation-pages.ts";
import { argentinaExamples } from "./e-sitef-argentina/argentina-examples.ts";
import { argentinaDocSet, argentinaPages } from "./e-sitef-argentina/argentina-pages.ts";
import { argentinaRefused } from "./e-sitef-argentina/argentina-refused.data.ts";

/** Every page of a call of the gateway, with its doc set: each has an example of its own, which is run, and a panel. */
export const callPages = [
  ...operationPages.map((page) => ({ ...page, docSet: "e-sitef" })),
  ...argentinaPages.map((page) => ({ ...page, docSet: argentinaDocSet })),
];
export type CallPage = (typeof callPages)[number];

export const callExamples = { ...operationExamples, ...argentinaExamples };
export const callRefusals = { ...refusedExamples, ...argentinaRefused };
