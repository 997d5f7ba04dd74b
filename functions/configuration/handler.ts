import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { configurationTransitions } from "@portal/shared/configuration/lifecycle.ts";
import type { Configuration, ConfigurationStatus } from "@portal/shared/configuration/model.ts";
import { changedFields, configurationRevisionSchema } from "@portal/shared/configuration/revision.ts";
import { holdersSlots } from "../access-data/merchant-id.ts";
import { accessSlot } from "../access-data/model.ts";
import { readCompany } from "../platform/change/membership.ts";
import { httpHandler } from "../platform/http/http.ts";
import { revisionSlot } from "../stage/revision.ts";
import { stageSteps } from "../stage/step.ts";
import { ticketSlot, ticketSummary } from "../stage/ticket.ts";
import { deliverAccessData } from "./deliver-access-data.ts";
import {
  answersTo,
  type ConfigurationItem,
  configurationPlace,
  configurationSlot,
  configurationView,
} from "./model.ts";
import { sent } from "./send.ts";

type Content = Pick<ConfigurationItem, "draft" | "review" | "answers" | "revision">;

const takeStep = stageSteps<ConfigurationStatus, Content, typeof configurationTransitions, Configuration>({
  transitions: configurationTransitions,
  place: configurationPlace,
  initial: "open",
  slot: configurationSlot,
  view: configurationView,
});

/** The parts of a configuration that a decision of support does not change. */
const keptIn = (stored: ConfigurationItem | undefined) => ({
  draft: stored?.draft ?? {},
  answers: {},
  revision: stored?.revision ?? 0,
});

export const handler = httpHandler(configurationContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const place = configurationPlace(companyId, product);
    const seen = await readCompany(companyId, actor, [configurationSlot(place), ticketSlot(place)]);
    return configurationView(place, seen.find(configurationSlot(place)), ticketSummary(place, seen));
  },

  saveDraft: async (request) =>
    takeStep(request, {
      action: "saveDraft",
      outcome: ({ stored }) => {
        const { draft, answers, isAutomatic } = request.body;
        const review = stored?.review ?? null;
        const content = {
          draft,
          review,
          answers: answersTo(review, answers),
          revision: stored?.revision ?? 0,
        };
        const facts = { fields: changedFields(stored?.draft ?? {}, draft) };
        return { content, facts, isQuiet: isAutomatic };
      },
    }),

  send: async (request) =>
    takeStep(request, { action: "send", outcome: (situation) => sent(request, situation) }),

  getRevision: async ({ actor, params: { companyId, product, revision } }) => {
    const slot = revisionSlot(configurationPlace(companyId, product), revision, configurationRevisionSchema);
    return (await readCompany(companyId, actor, [slot])).get(slot);
  },

  // The approval's comment is about the old revision, so the new one starts without a review.
  reopen: async (request) =>
    takeStep(request, {
      action: "reopen",
      outcome: ({ stored }) => ({ content: { ...keptIn(stored), review: null } }),
    }),

  reject: async (request) => {
    const { comment, adjustments } = request.body;
    return takeStep(request, {
      action: "reject",
      outcome: ({ stored, at }) => ({
        content: {
          ...keptIn(stored),
          review: { comment: comment ?? null, adjustments, reviewedAt: at },
        },
        comment,
        facts: { adjustments },
      }),
    });
  },

  conclude: async (request) => {
    const { comment, accessData, sharesMerchantId } = request.body;
    const { companyId, product } = request.params;
    return takeStep(request, {
      action: "conclude",
      reads: [accessSlot(companyId, product), ...holdersSlots(accessData.merchantId)],
      outcome: async (situation) => ({
        content: {
          ...keptIn(situation.stored),
          review: { comment: comment ?? null, adjustments: [], reviewedAt: situation.at },
        },
        comment,
        writes: await deliverAccessData(accessData, sharesMerchantId, situation),
      }),
    });
  },
});
