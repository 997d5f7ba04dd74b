import { type Reactions, tellsNobody } from "../../stage/letter.ts";
import { readNews, toClient, toSupport } from "../../stage/letters.ts";

export const productionReactions: Reactions<"production"> = {
  "production.requested": async (event) => {
    const news = await readNews(event);
    return [toSupport(news, "production.requested-support", "/onboarding/bo/company")];
  },

  "production.delivered": async (event) => {
    const news = await readNews(event);
    const link =
      news.place.product === "online-payment" ? "/onboarding/production" : "/anti-fraud/prod-keys-config";
    return toClient(news, () => ({ mail: "production.delivered", comment: news.words.comment, link }));
  },

  "production.revealed": tellsNobody,
};
