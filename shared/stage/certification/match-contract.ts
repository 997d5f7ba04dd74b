import * as z from "zod/mini";
import { version } from "../../field/fields.ts";
import { revisionNumber } from "../revision.ts";
import type { Form } from "./contract.ts";

/** What a product says of the routes by which the sandbox's records prove its cases. */
interface MatchOf<
  Params extends z.core.$ZodLooseShape,
  Id extends Form,
  Ids extends Form,
  View extends Form,
  Findings extends Form,
  Proof extends Form,
  Query,
> {
  readonly path: `/api/${string}`;
  readonly params: Params;
  readonly query: Query;
  readonly caseId: Id;
  readonly caseIds: Ids;
  readonly findings: Findings;
  readonly view: View;
  readonly proof: Proof;
  readonly summaries: Readonly<Record<"find" | "use" | "getProof", string>>;
}

/** Finding what proves cases, filling them in from it, and what was kept of it. */
export const matchRoutesOf = <
  Params extends z.core.$ZodLooseShape,
  Id extends Form,
  Ids extends Form,
  View extends Form,
  Findings extends Form,
  Proof extends Form,
  Query extends object,
>(
  of: MatchOf<Params, Id, Ids, View, Findings, Proof, Query>,
) => {
  const { path, summaries } = of;
  const read = { method: "GET", roles: ["client", "support"] } as const;
  const params = z.strictObject(of.params);
  const find = { ...read, path, summary: summaries.find, params, returns: of.findings };
  const use = {
    method: "POST",
    path: `${path}/use`,
    roles: ["client"],
    summary: summaries.use,
    params,
    body: z.strictObject({ version, caseIds: of.caseIds }),
    returns: of.view,
    errors: ["version-conflict", "action-not-allowed", "stage-locked"],
  } as const;
  const getProof = {
    ...read,
    path: `${path}/{attempt}/{caseId}`,
    summary: summaries.getProof,
    params: z.strictObject({ ...of.params, attempt: revisionNumber, caseId: of.caseId }),
    returns: of.proof,
  } as const;
  return { find: { ...find, ...of.query }, use, getProof };
};
