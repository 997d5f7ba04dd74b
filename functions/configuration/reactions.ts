import type { Locale } from "@portal/shared/locales.ts";
import { occurrenceIdOf, products } from "@portal/shared/occurrence/model.ts";
import * as z from "zod/mini";
import { companyNamesSlot } from "../company/model.ts";
import { contactOf } from "../contact.ts";
import { environment } from "../environment.ts";
import { keys } from "../keys.ts";
import type { Letter, OutboxEvent, Reactions } from "../mail/model.ts";
import { stageSlot } from "../occurrence/model.ts";
import { readAll } from "../table.ts";

/** What support said with its decision. Of the line of history: the configuration itself may have moved on. */
const decisionSchema = z.object({
  comment: z.optional(z.string()),
  adjustments: z.optional(z.array(z.object({ field: z.string(), comment: z.string() }))),
});

async function readFacts({
  id,
  companyId,
  product = "online-payment",
  stage = "configuration",
}: OutboxEvent) {
  const place = { companyId, product, stage };
  const decision = { key: keys.history(companyId, `${product}#${stage}`, id), schema: decisionSchema };
  const seen = await readAll([companyNamesSlot(companyId), stageSlot(place), decision]);
  const { ticket } = seen.get(stageSlot(place));
  const company = seen.get(companyNamesSlot(companyId)).data.tradingName;
  const valuesIn = (locale: Locale) => ({
    company,
    number: ticket.number,
    product: products.find((one) => one.id === product)?.label[locale] ?? product,
  });
  return { place, ticket, valuesIn, decision: seen.get(decision) };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** A letter to the client; nobody is left to write to once a company has no members. */
async function toClient(
  facts: Facts,
  letter: (to: Letter["to"]) => Pick<Letter, "mail" | "values" | "link" | "comment" | "adjustments">,
): Promise<Letter[]> {
  const to = await contactOf(facts.place.companyId, facts.ticket.contact.sub);
  return to ? [{ recipient: to.sub, to, ...letter(to) }] : [];
}

/** Support works in Portuguese. */
const supportLetter = ({ place, valuesIn }: Facts): Letter => ({
  recipient: "support",
  to: { email: environment("SUPPORT_EMAIL"), name: "equipe de suporte", locale: "pt" },
  mail: "configuration-sent-support",
  values: valuesIn("pt"),
  link: `/onboarding/bo/configurationOccurrence?${new URLSearchParams({ occurrence: occurrenceIdOf(place) })}`,
});

export const configurationReactions: Reactions = {
  "configuration.sent": async (event) => {
    const facts = await readFacts(event);
    const receipt = await toClient(facts, ({ locale }) => ({
      mail: "configuration-sent",
      values: facts.valuesIn(locale),
      link: "/onboarding/configuration",
    }));
    return [...receipt, supportLetter(facts)];
  },

  "configuration.rejected": async (event) => {
    const facts = await readFacts(event);
    const { comment, adjustments = [] } = facts.decision;
    return toClient(facts, ({ locale }) => ({
      mail: "configuration-rejected",
      values: { ...facts.valuesIn(locale), count: adjustments.length },
      comment,
      adjustments,
      link: "/onboarding/configuration",
    }));
  },

  "configuration.approved": async (event) => {
    const facts = await readFacts(event);
    return toClient(facts, ({ locale }) => ({
      mail: "configuration-approved",
      values: facts.valuesIn(locale),
      comment: facts.decision.comment,
      link: "/onboarding/access-data",
    }));
  },
};
