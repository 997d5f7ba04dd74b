import type { ProductId } from "@portal/shared/product.ts";
import type { Actor } from "@portal/shared/roles.ts";
import { readCompany } from "../../platform/change/membership.ts";
import type { ChangeRequest } from "../../platform/http/request.ts";
import { readCursor, signedPage } from "../../platform/table/cursor.ts";
import { readAttempts } from "../../stage/attempt.ts";
import { findRevision, revisionRef } from "../../stage/revision.ts";
import { takeStep } from "../../stage/step.ts";
import { ticketRef, ticketSummary } from "../../stage/ticket.ts";
import type { GivenReview } from "../../stage/verdict.ts";
import { readEvidence } from "../evidence/public.ts";
import { decideBegin, decideRestart } from "./attempt.ts";
import { decideConclude, decideReject, decideReturn, decideSelect, decideSend } from "./decide.ts";
import { begun, failedCases } from "./model.ts";
import type { CertificationScript, Kept, ProductForms } from "./script.ts";

export interface Address {
  readonly companyId: string;
  /** Absent in addresses of a product whose certification has routes of its own. */
  readonly product?: ProductId;
}

export interface Read<Params = object> {
  readonly actor: Actor;
  readonly params: Address & Params;
}

export type CertificationStep<Body = object, Params = object> = ChangeRequest & {
  readonly params: Address & Params;
  readonly body: { readonly version: number } & Body;
};

/** The request with the product, where its address names none. */
export const addressed = <Request extends { readonly params: Address }>(
  { product }: { readonly product: ProductId },
  request: Request,
) => ({ ...request, params: { product, ...request.params } });

export const placeOf = <Of extends ProductForms>(
  script: CertificationScript<Of>,
  { companyId, product = script.product }: Address,
) => script.place(companyId, product);

/** The files of this attempt that passed the inspection. */
async function cleanFiles({ companyId, product, attempt }: Kept<ProductForms>) {
  const files = await readEvidence(companyId, product);
  return files.filter((file) => file.attempt === attempt && file.status === "clean");
}

const clientSteps = <Of extends ProductForms>(script: CertificationScript<Of>) => ({
  begin: (request: CertificationStep) =>
    takeStep(script, addressed(script, request), {
      action: "begin",
      decide: (ground) => decideBegin(script, ground),
    }),

  select: (request: CertificationStep<{ readonly caseIds: readonly string[] }>) =>
    takeStep(script, addressed(script, request), {
      action: "select",
      decide: ({ stored }) => decideSelect(script, begun(stored), request.body.caseIds),
    }),

  saveReturn: (
    request: CertificationStep<
      { readonly return: Of["return"]; readonly isAutomatic?: boolean | undefined },
      { readonly caseId: string }
    >,
  ) =>
    takeStep(script, addressed(script, request), {
      action: "saveReturn",
      decide: ({ stored }) => decideReturn(script, begun(stored), request.params.caseId, request.body),
    }),

  send: (request: CertificationStep) =>
    takeStep(script, addressed(script, request), {
      action: "send",
      decide: async ({ place, stored, by, at }) => {
        const item = begun(stored);
        const clean = await cleanFiles(item);
        // Only what support failed is compared with what it saw.
        const last = failedCases(item).length > 0 ? item.revision : undefined;
        const before = await findRevision(place, last, script.sent);
        return decideSend(script, item, { place, clean, before, by, at });
      },
    }),

  restart: (request: CertificationStep) =>
    takeStep(script, addressed(script, request), {
      action: "restart",
      decide: (ground) => decideRestart(script, ground),
    }),
});

type Review = CertificationStep<GivenReview & { readonly notesVersion: number }>;

const supportSteps = <Of extends ProductForms>(script: CertificationScript<Of>) => ({
  reject: (request: Review) =>
    takeStep(script, addressed(script, request), {
      action: "reject",
      words: request.body,
      decide: ({ stored, at }) => decideReject(script, begun(stored), request.body, at),
    }),

  conclude: (request: Review) =>
    takeStep(script, addressed(script, request), {
      action: "conclude",
      words: request.body,
      decide: ({ stored, at }) => decideConclude(script, begun(stored), request.body, at),
    }),
});

const reads = <Of extends ProductForms>(script: CertificationScript<Of>) => ({
  get: async ({ actor, params }: Read) => {
    const place = placeOf(script, params);
    const [own, ticket] = [script.ref(place), ticketRef(place)];
    const seen = await readCompany(params.companyId, actor, [own, ticket, ...script.around(place)]);
    return script.view(place, seen.find(own), ticketSummary(place, seen), seen);
  },

  getRevision: async ({ actor, params }: Read<{ readonly revision: number }>) => {
    const ref = revisionRef(placeOf(script, params), params.revision, script.sent);
    return (await readCompany(params.companyId, actor, [ref])).get(ref);
  },

  listAttempts: async ({
    actor,
    params,
    query: { cursor, limit },
  }: Read & { readonly query: { readonly cursor?: string | undefined; readonly limit: number } }) => {
    const place = placeOf(script, params);
    const { companyId, product } = place;
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "attempts", filter: { companyId, product } };
    const after = await readCursor(scope, cursor);
    return signedPage(scope, await readAttempts(place, script.archived, limit, after));
  },
});

/** The routes that every certification has. */
export const certificationRoutes = <Of extends ProductForms>(script: CertificationScript<Of>) => ({
  ...reads(script),
  ...clientSteps(script),
  ...supportSteps(script),
});
