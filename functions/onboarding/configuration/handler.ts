import { configurationContract } from "@portal/shared/configuration/contract.ts";
import {
  type ConfigurationStatus,
  configurationTransitions,
} from "@portal/shared/configuration/lifecycle.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import { configurationRevisionSchema } from "@portal/shared/configuration/revision.ts";
import { countryOf } from "@portal/shared/country.ts";
import { companyNamesRef } from "../../company/company/public.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { findRevision, revisionRef } from "../../stage/revision.ts";
import { type Stage, takeStep } from "../../stage/step.ts";
import { ticketRef, ticketSummary } from "../../stage/ticket.ts";
import { deliver, deliveryRefs } from "../access-data/public.ts";
import { decideConclude, decideDraft, decideReject, decideReopen, decideSend } from "./decide.ts";
import {
  type ConfigurationContent,
  configurationPlace,
  configurationRef,
  configurationView,
  hasAntifraud,
} from "./model.ts";

const stage: Stage<
  ConfigurationStatus,
  ConfigurationContent,
  typeof configurationTransitions,
  Configuration
> = {
  transitions: configurationTransitions,
  place: configurationPlace,
  initial: "open",
  ref: configurationRef,
  view: configurationView,
};

export const handler = httpHandler(configurationContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const place = configurationPlace(companyId, product);
    const seen = await readCompany(companyId, actor, [configurationRef(place), ticketRef(place)]);
    return configurationView(place, seen.find(configurationRef(place)), ticketSummary(place, seen));
  },

  saveDraft: (request) =>
    takeStep(stage, request, {
      action: "saveDraft",
      decide: ({ stored }) => decideDraft(stored, request.body),
    }),

  send: (request) => {
    const company = companyNamesRef(request.params.companyId);
    return takeStep(stage, request, {
      action: "send",
      reads: [company],
      decide: async ({ place, stored, seen, by, at }) => {
        const country = countryOf(seen.get(company).data.taxIdentificationType);
        const before = await findRevision(place, stored?.revision, configurationRevisionSchema);
        return decideSend({ place, stored, before: before?.draft, country, by, at }, request.body);
      },
    });
  },

  getRevision: async ({ actor, params: { companyId, product, revision } }) => {
    const ref = revisionRef(configurationPlace(companyId, product), revision, configurationRevisionSchema);
    return (await readCompany(companyId, actor, [ref])).get(ref);
  },

  reopen: (request) =>
    takeStep(stage, request, { action: "reopen", decide: ({ stored }) => decideReopen(stored) }),

  reject: (request) =>
    takeStep(stage, request, {
      action: "reject",
      words: request.body,
      decide: ({ stored, at }) => decideReject(stored, request.body, at),
    }),

  conclude: (request) => {
    const { accessData, sharesMerchantId: isShared } = request.body;
    return takeStep(stage, request, {
      action: "conclude",
      words: request.body,
      reads: deliveryRefs(request.params, accessData),
      decide: async ({ place, stored, seen, by, at }) => {
        const terms = { place, seen, by, at, isShared, hasAntifraud: hasAntifraud(stored?.draft) };
        const { writes } = await deliver(accessData, terms);
        return { ...decideConclude(stored, request.body, at), writes };
      },
    });
  },
});
