import * as z from "zod/mini";
import { version } from "../../field/fields.ts";
import { revisionNumber } from "../revision.ts";
import type { Form, ParamsShape } from "./contract.ts";

/** What a product says of the routes by which the sandbox's records prove its cases. */
interface MatchRoutes<Params, Id, Ids, Findings, View, Proof> {
  readonly path: `/api/${string}`;
  readonly params: Params;
  readonly caseId: Id;
  readonly caseIds: Ids;
  readonly findings: Findings;
  readonly view: View;
  readonly proof: Proof;
  readonly summaries: Readonly<Record<"find" | "use" | "getProof", string>>;
}

const read = { method: "GET", roles: ["client", "support"] } as const;

/** Finding what proves cases, filling them in from it, and what was kept of it. */
export function matchRoutesOf<
  Params extends ParamsShape,
  Id extends Form,
  Ids extends Form,
  Findings extends Form,
  View extends Form,
  Proof extends Form,
>(of: MatchRoutes<Params, Id, Ids, Findings, View, Proof>) {
  const { path, summaries } = of;
  const params = z.strictObject(of.params);
  return {
    find: { ...read, path, summary: summaries.find, params, returns: of.findings },
    use: {
      method: "POST",
      path: `${path}/use`,
      roles: ["client"],
      summary: summaries.use,
      params,
      body: z.strictObject({ version, caseIds: of.caseIds }),
      returns: of.view,
      errors: ["version-conflict", "action-not-allowed", "stage-locked"],
    },
    getProof: {
      ...read,
      path: `${path}/{attempt}/{caseId}`,
      summary: summaries.getProof,
      params: z.strictObject({ ...of.params, attempt: revisionNumber, caseId: of.caseId }),
      returns: of.proof,
    },
  } as const;
}
