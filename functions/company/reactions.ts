import { accountSlot } from "../account/model.ts";
import { contactOf } from "../contact.ts";
import type { Letter, OutboxEvent, Reactions } from "../mail/model.ts";
import { readAll } from "../table.ts";
import { companyNamesSlot } from "./model.ts";

async function readFacts({ companyId, memberSub = "" }: OutboxEvent) {
  const seen = await readAll([companyNamesSlot(companyId), accountSlot(memberSub)]);
  return {
    company: seen.get(companyNamesSlot(companyId)).data.tradingName,
    person: seen.get(accountSlot(memberSub)),
  };
}

/** The owner's answer, to whoever asked. */
const answered =
  (mail: "join-accepted" | "join-declined", link: Letter["link"]) =>
  async (event: OutboxEvent): Promise<Letter[]> => {
    const { company, person } = await readFacts(event);
    return [{ recipient: person.sub, to: person, mail, values: { company }, link }];
  };

export const companyReactions: Reactions = {
  "company.join-requested": async (event) => {
    const { company, person } = await readFacts(event);
    const to = await contactOf(event.companyId);
    if (!to) return [];
    const values = { company, person: person.name, email: person.email };
    return [{ recipient: to.sub, to, mail: "join-requested", values, link: "/company" }];
  },
  "company.join-accepted": answered("join-accepted", "/onboarding/dashboard"),
  "company.join-declined": answered("join-declined", "/company"),
};
