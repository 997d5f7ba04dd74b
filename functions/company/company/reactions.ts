import { personRef } from "../../platform/change/author.ts";
import { memberRef } from "../../platform/change/membership.ts";
import { readAll } from "../../platform/table/table.ts";
import { type OutboxEvent, type Reaction, type Reactions, tellsNobody } from "../../stage/letter.ts";
import { contactOf } from "../../stage/people/contact.ts";
import { companyNamesRef, documentOf } from "./public.ts";

async function readFacts({ companyId, memberSub = "" }: OutboxEvent) {
  const member = memberRef(companyId, memberSub);
  const seen = await readAll([companyNamesRef(companyId), personRef(memberSub), member]);
  return {
    company: seen.get(companyNamesRef(companyId)),
    person: seen.get(personRef(memberSub)),
    isWaiting: seen.find(member)?.role === "requested",
  };
}

/** Mails the owner only while the request is open: it may have been cancelled or answered meanwhile. */
const asked =
  <Mail extends "company.join-requested" | "company.join-reminded">(mail: Mail): Reaction<Mail> =>
  async (event) => {
    const { company, person, isWaiting } = await readFacts(event);
    const to = isWaiting ? await contactOf(event.companyId) : undefined;
    if (!to) return [];
    const values = { company: company.data.tradingName, person: person.name, email: person.email };
    return [{ recipient: to.sub, to, mail, values, link: "/company" }];
  };

export const companyReactions: Reactions<"company"> = {
  "company.join-requested": asked("company.join-requested"),
  "company.join-reminded": asked("company.join-reminded"),
  "company.join-accepted": async (event) => {
    const { company, person } = await readFacts(event);
    const values = { company: company.data.tradingName };
    const link = "/onboarding/dashboard";
    return [{ recipient: person.sub, to: person, mail: "company.join-accepted", values, link }];
  },
  // The person is a stranger to the company, so the mail only names the tax id that they typed.
  "company.join-declined": async (event) => {
    const { company, person } = await readFacts(event);
    const values = { document: documentOf(company) };
    return [{ recipient: person.sub, to: person, mail: "company.join-declined", values, link: "/company" }];
  },
  "company.registered": tellsNobody,
  "company.updated": tellsNobody,
  "company.join-cancelled": tellsNobody,
};
