import { DomainError } from "@portal/shared/errors.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import {
  type FraudConfigurationStatus,
  fraudConfigurationTransitions,
} from "@portal/shared/fraud-configuration/lifecycle.ts";
import {
  type FraudConfiguration,
  type FraudConfigurationDraft,
  type FraudConfigurationField,
  fraudConfigurationFields,
  fraudConfigurationRevisionSchema,
} from "@portal/shared/fraud-configuration/model.ts";
import { productCategories } from "@portal/shared/fraud-prevention/product-categories.data.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { companyStoreRefs, riskWrites } from "../../sandbox/ledger/stores.ts";
import { decideReopening, decideSaving, decideSending, decideVerdict, type Form } from "../../stage/form.ts";
import { findRevision, revisionRef } from "../../stage/revision.ts";
import { type Stage, takeStep } from "../../stage/step.ts";
import { ticketRef, ticketSummary } from "../../stage/ticket.ts";
import { deliver, deliveryRefs } from "../access-data/public.ts";
import {
  type FraudConfigurationContent,
  fraudConfigurationPlace,
  fraudConfigurationRef,
  fraudConfigurationView,
} from "./model.ts";
import { isOpenIn, openingRefs } from "./public.ts";

const stage: Stage<
  FraudConfigurationStatus,
  FraudConfigurationContent,
  typeof fraudConfigurationTransitions,
  FraudConfiguration
> = {
  transitions: fraudConfigurationTransitions,
  place: fraudConfigurationPlace,
  initial: "open",
  ref: ({ companyId }) => fraudConfigurationRef(companyId),
  around: ({ companyId }) => Object.values(openingRefs(companyId)),
  // What was begun goes on, whatever becomes of what opened it.
  isLocked: ({ companyId }, stored, seen) => !stored && !isOpenIn(seen, companyId),
  view: fraudConfigurationView,
};

const form: Form<FraudConfigurationField, FraudConfigurationDraft> = {
  fields: fraudConfigurationFields,
  empty: {},
};

/** @throws DomainError `invalid-input` for a code that the list of categories does not have */
function requireCategory(code: string): void {
  if (productCategories.some((one) => one.code === code)) return;
  const fields = [{ path: "draft.bestSellingCategory", code: "invalid-option" }] as const;
  throw new DomainError("invalid-input", { fields });
}

/** The address names no product: there is one. */
const ofProduct = <Request extends { readonly params: { readonly companyId: string } }>(
  request: Request,
) => ({
  ...request,
  params: { companyId: request.params.companyId, product: "fraud-prevention" as const },
});

export const handler = httpHandler(fraudConfigurationContract, {
  get: async ({ actor, params: { companyId } }) => {
    const place = fraudConfigurationPlace(companyId);
    const own = fraudConfigurationRef(companyId);
    const seen = await readCompany(companyId, actor, [own, ticketRef(place)]);
    return fraudConfigurationView(place, seen.find(own), ticketSummary(place, seen));
  },

  saveDraft: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "saveDraft",
      decide: ({ stored }) => decideSaving(form, stored, request.body),
    }),

  send: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "send",
      decide: async ({ place, stored, by, at }) => {
        requireCategory(request.body.draft.bestSellingCategory);
        const before = await findRevision(place, stored?.revision, fraudConfigurationRevisionSchema);
        return decideSending(form, { place, stored, before: before?.draft, by, at }, request.body);
      },
    }),

  getRevision: async ({ actor, params: { companyId, revision } }) => {
    const place = fraudConfigurationPlace(companyId);
    const ref = revisionRef(place, revision, fraudConfigurationRevisionSchema);
    return (await readCompany(companyId, actor, [ref])).get(ref);
  },

  reopen: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "reopen",
      decide: ({ stored }) => decideReopening(form, stored),
    }),

  reject: (request) =>
    takeStep(stage, ofProduct(request), {
      action: "reject",
      words: request.body,
      decide: ({ stored, at }) => decideVerdict(form, stored, request.body, at),
    }),

  conclude: (request) => {
    const { accessData, comment } = request.body;
    return takeStep(stage, ofProduct(request), {
      action: "conclude",
      words: request.body,
      reads: [
        ...deliveryRefs(ofProduct(request).params, accessData),
        ...Object.values(companyStoreRefs(request.params.companyId)),
      ],
      decide: async ({ place, stored, seen, by, at }) => {
        const terms = { place, seen, by, at, isShared: false, hasAntifraud: true };
        const { writes } = await deliver(accessData, terms);
        const verdict = decideVerdict(form, stored, { comment, adjustments: [] }, at);
        const risk = await riskWrites(place.companyId, verdict.content.draft, seen);
        return { ...verdict, writes: [...writes, ...risk] };
      },
    });
  },
});
