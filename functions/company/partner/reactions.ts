import { occurrenceIdOf } from "@portal/shared/occurrence/model.ts";
import * as z from "zod/mini";
import { keys } from "../../platform/table/keys.ts";
import { readAll } from "../../platform/table/table.ts";
import type { Letter, OutboxEvent, Reaction, Reactions } from "../../stage/letter.ts";
import { contactOf } from "../../stage/people/contact.ts";
import { toSupportTeam } from "../../stage/people/support-team.ts";
import { companyNamesRef } from "../company/public.ts";
import { partnerPlace, partnerRef } from "./model.ts";

/** Read from the line of history, because support may have changed its decision since. */
const decisionSchema = z.object({ comment: z.optional(z.string()) });

async function readFacts({ id, companyId, partnerId = "" }: OutboxEvent) {
  const decision = { key: keys.history(companyId, "company", id), schema: decisionSchema };
  const seen = await readAll([companyNamesRef(companyId), partnerRef(partnerId), decision]);
  const company = seen.get(companyNamesRef(companyId)).data.tradingName;
  const partner = seen.get(partnerRef(partnerId));
  return {
    values: { company, partner: partner.data.name },
    registeredBy: partner.registeredBy,
    occurrence: occurrenceIdOf(partnerPlace(partner)),
    comment: seen.get(decision).comment,
  };
}

const answered =
  <Mail extends "partner.approved" | "partner.declined">(mail: Mail, link: Letter["link"]): Reaction<Mail> =>
  async (event) => {
    const { values, registeredBy, comment } = await readFacts(event);
    const to = await contactOf(event.companyId, registeredBy);
    return to ? [{ recipient: to.sub, to, mail, values, comment, link }] : [];
  };

export const partnerReactions: Reactions<"partner"> = {
  "partner.registered": async (event) => {
    const { values, registeredBy, occurrence } = await readFacts(event);
    const about = await contactOf(event.companyId, registeredBy);
    return [
      {
        ...toSupportTeam(),
        about,
        mail: "partner.registered-support",
        values,
        link: `/onboarding/bo/company?${new URLSearchParams({ occurrence })}`,
      },
    ];
  },
  "partner.approved": answered("partner.approved", "/onboarding/listOfPartners"),
  "partner.declined": answered("partner.declined", "/onboarding/registerPartner"),
};
