import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { configurationTransitions } from "@portal/shared/configuration/lifecycle.ts";
import type { Configuration, ConfigurationStatus } from "@portal/shared/configuration/model.ts";
import { accessSlot } from "../access-data/model.ts";
import { httpHandler } from "../http.ts";
import { readCompany } from "../membership.ts";
import { stageSteps } from "../occurrence/stage-step.ts";
import { deliverAccessData } from "./deliver-access-data.ts";
import { type ConfigurationItem, configurationPlace, configurationSlot, configurationView } from "./model.ts";

type Content = Pick<ConfigurationItem, "draft" | "review">;

const takeStep = stageSteps<ConfigurationStatus, Content, typeof configurationTransitions, Configuration>({
  transitions: configurationTransitions,
  place: configurationPlace,
  initial: "open",
  slot: configurationSlot,
  view: configurationView,
});

const draftOf = (stored: ConfigurationItem | undefined): Content["draft"] => stored?.draft ?? {};

export const handler = httpHandler(configurationContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const place = configurationPlace(companyId, product);
    const seen = await readCompany(companyId, actor, [configurationSlot(place)]);
    return configurationView(place, seen.find(configurationSlot(place)));
  },

  saveDraft: async (request) =>
    takeStep(request, {
      action: "saveDraft",
      outcome: ({ stored }) => ({ content: { draft: request.body.draft, review: stored?.review ?? null } }),
    }),

  send: async (request) =>
    takeStep(request, {
      action: "send",
      outcome: ({ stored, at }) => ({
        content: { draft: request.body.draft, review: stored?.review ?? null },
        ticket: { sentAt: at },
      }),
    }),

  // The approval's comment is about what was; the new revision starts without a word of support.
  reopen: async (request) =>
    takeStep(request, {
      action: "reopen",
      outcome: ({ stored }) => ({ content: { draft: draftOf(stored), review: null } }),
    }),

  reject: async (request) => {
    const { comment, adjustments } = request.body;
    return takeStep(request, {
      action: "reject",
      outcome: ({ stored, at }) => ({
        content: {
          draft: draftOf(stored),
          review: { comment: comment ?? null, adjustments, reviewedAt: at },
        },
        comment,
        facts: { adjustments },
      }),
    });
  },

  conclude: async (request) => {
    const { comment, accessData } = request.body;
    const { companyId, product } = request.params;
    return takeStep(request, {
      action: "conclude",
      reads: [accessSlot(companyId, product)],
      outcome: async (situation) => ({
        content: {
          draft: draftOf(situation.stored),
          review: { comment: comment ?? null, adjustments: [], reviewedAt: situation.at },
        },
        comment,
        writes: await deliverAccessData(request, accessData, situation),
      }),
    });
  },
});
