import type { Locale } from "@portal/shared/locales.ts";
import { products } from "@portal/shared/occurrence/model.ts";
import { companyNamesSlot } from "../company/model.ts";
import { contactOf } from "../contact.ts";
import { environment } from "../environment.ts";
import type { OutboxEvent, Reactions } from "../mail/model.ts";
import { readAll } from "../table.ts";
import { productionSlot } from "./model.ts";

async function readFacts({ companyId, product = "online-payment" }: OutboxEvent) {
  const slot = productionSlot(companyId, product);
  const seen = await readAll([companyNamesSlot(companyId), slot]);
  const company = seen.get(companyNamesSlot(companyId)).data.tradingName;
  const valuesIn = (locale: Locale) => ({
    company,
    product: products.find(({ id }) => id === product)?.label[locale] ?? product,
  });
  return { product, requestedBy: seen.get(slot).requestedBy, valuesIn };
}

export const productionReactions: Reactions = {
  "production.requested": async (event) => {
    const { valuesIn } = await readFacts(event);
    return [
      {
        recipient: "support",
        // Support works in Portuguese.
        to: { email: environment("SUPPORT_EMAIL"), name: "equipe de suporte", locale: "pt" },
        mail: "production-requested-support",
        values: valuesIn("pt"),
        link: `/onboarding/bo/company?${new URLSearchParams({ company: event.companyId })}`,
      },
    ];
  },

  "production.delivered": async (event) => {
    const { product, requestedBy, valuesIn } = await readFacts(event);
    const to = await contactOf(event.companyId, requestedBy);
    if (!to) return [];
    const values = valuesIn(to.locale);
    const link = product === "online-payment" ? "/onboarding/production" : "/onboarding/fraud-keys";
    return [{ recipient: to.sub, to, mail: "production-delivered", values, link }];
  },
};
