import * as z from "zod/mini";
import type { ErrorCode } from "../../errors.ts";
import { isAutomatic, optional, paragraph, version } from "../../field/fields.ts";
import { pageOf, pageQuery } from "../../paging.ts";
import { revisionNumber } from "../revision.ts";
import { notesVersion, wordErrors } from "../words.ts";
import type { CertificationMove } from "./lifecycle.ts";

export type ParamsShape = z.core.$ZodLooseShape;
export type Form = z.ZodMiniType;

/** What a product says of the routes of its certification: where they are, why they refuse, and what each is for. */
interface Head<Params extends ParamsShape> {
  readonly path: `/api/${string}`;
  readonly params: Params;
  /** The refusals of every change, of those that begin an attempt, and of a conclusion besides. */
  readonly changing: readonly ErrorCode[];
  readonly beginning: readonly ErrorCode[];
  readonly concluding: readonly ErrorCode[];
  readonly summaries: Readonly<Record<CertificationMove | "get" | "getRevision" | "listAttempts", string>>;
}

interface Filling<Id extends Form, Ids extends Form, Given extends Form> {
  readonly caseId: Id;
  readonly caseIds: Ids;
  readonly given: Given;
}

interface Kept<Sent extends Form, Archived extends Form> {
  readonly sent: Sent;
  readonly archived: Archived;
}

const movingRoutes = <Params extends ParamsShape, View extends Form>(of: Head<Params>, returns: View) => {
  const { path, summaries, beginning, changing } = of;
  const act = {
    method: "POST",
    roles: ["client"],
    params: z.strictObject(of.params),
    body: z.strictObject({ version }),
    returns,
  } as const;
  return {
    begin: { ...act, path: `${path}/begin`, summary: summaries.begin, errors: beginning },
    send: {
      ...act,
      path: `${path}/send`,
      summary: summaries.send,
      errors: [...changing, "certification-incomplete", "nothing-corrected"],
    },
    restart: { ...act, path: `${path}/restart`, summary: summaries.restart, errors: beginning },
  } as const;
};

const fillingRoutes = <
  Params extends ParamsShape,
  View extends Form,
  Id extends Form,
  Ids extends Form,
  Given extends Form,
>(
  of: Head<Params> & Filling<Id, Ids, Given>,
  returns: View,
) => {
  const { path, summaries } = of;
  const act = { method: "PUT", roles: ["client"], returns, errors: of.changing } as const;
  return {
    select: {
      ...act,
      path: `${path}/selection`,
      summary: summaries.select,
      params: z.strictObject(of.params),
      body: z.strictObject({ version, caseIds: of.caseIds }),
    },
    saveReturn: {
      ...act,
      path: `${path}/returns/{caseId}`,
      summary: summaries.saveReturn,
      params: z.strictObject({ ...of.params, caseId: of.caseId }),
      body: z.strictObject({ version, return: of.given, isAutomatic }),
    },
  } as const;
};

const supportRoutes = <Params extends ParamsShape, View extends Form, Reviews extends Form>(
  of: Head<Params>,
  reviews: Reviews,
  returns: View,
) => {
  const { path, summaries } = of;
  const errors = [...of.changing, ...wordErrors, "review-incomplete"] as const;
  const act = {
    method: "POST",
    roles: ["support"],
    params: z.strictObject(of.params),
    body: z.strictObject({ version, notesVersion, comment: optional(paragraph(2000)), reviews }),
    returns,
  } as const;
  return {
    reject: { ...act, path: `${path}/reject`, summary: summaries.reject, errors },
    conclude: {
      ...act,
      path: `${path}/conclude`,
      summary: summaries.conclude,
      errors: [...errors, "mandatory-case-failed", ...of.concluding],
    },
  } as const;
};

const reads = <Params extends ParamsShape, View extends Form, Sent extends Form, Archived extends Form>(
  of: Head<Params> & Kept<Sent, Archived>,
  returns: View,
) => {
  const { path, summaries } = of;
  const params = z.strictObject(of.params);
  const read = { method: "GET", roles: ["client", "support"], params } as const;
  return {
    get: { ...read, path, summary: summaries.get, returns },
    getRevision: {
      ...read,
      path: `${path}/revisions/{revision}`,
      summary: summaries.getRevision,
      params: z.strictObject({ ...of.params, revision: revisionNumber }),
      returns: of.sent,
    },
    listAttempts: {
      ...read,
      path: `${path}/attempts`,
      summary: summaries.listAttempts,
      query: z.strictObject(pageQuery),
      returns: pageOf(of.archived),
      errors: ["invalid-cursor"],
    },
  } as const;
};

/** The routes that every certification has. */
export const certificationRoutesOf = <
  Params extends ParamsShape,
  View extends Form,
  Id extends Form,
  Ids extends Form,
  Given extends Form,
  Reviews extends Form,
  Sent extends Form,
  Archived extends Form,
>({
  view,
  reviews,
  ...of
}: Head<Params> &
  Filling<Id, Ids, Given> &
  Kept<Sent, Archived> & { readonly view: View; readonly reviews: Reviews }) => ({
  ...reads(of, view),
  ...movingRoutes(of, view),
  ...fillingRoutes(of, view),
  ...supportRoutes(of, reviews, view),
});
