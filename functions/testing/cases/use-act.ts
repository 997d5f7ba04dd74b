import { certificationMatchContract } from "@portal/shared/certification-match/contract.ts";
import type { Certifiable } from "../certification.ts";
import { placeOf } from "../people.ts";
import { act, type Cost } from "../suites/acts/acts.ts";
import { runCase, storeOf } from "./recorded-cases.ts";

/** Uses the match of a case whose calls are made first. */
export const useActs = (who: Certifiable, version: number, caseId: "store-card"): Cost[] => [
  [
    "use a match",
    act(who.client, certificationMatchContract.routes.use, async () => {
      await runCase(await storeOf(who), caseId, [], { wait: async () => undefined });
      return { params: placeOf(who.companyId), body: { version, caseIds: [caseId] } };
    }),
    // The certification, then the stores, the newest calls of the only one, and what all of it comes to.
    ["BatchGetItem", "BatchGetItem", "Query", "TransactWriteItems"],
  ],
];
