import type { Letter, Reactions } from "../../stage/letter.ts";
import { type News, readNews, toClient, toSupport } from "../../stage/letters.ts";

/** The screen where a product goes on once support released its stage. */
const wayOn = ({ place }: News): Letter["link"] =>
  place.product === "online-payment" ? "/onboarding/certification" : "/anti-fraud/access";

export const releaseReactions: Reactions<"release"> = {
  "release.requested": async (event) => {
    const news = await readNews(event);
    const reason = news.words.comment ?? "";
    return [toSupport(news, "release.requested-support", "/onboarding/bo/release", { reason })];
  },

  "release.granted": async (event) => {
    const news = await readNews(event);
    const { comment } = news.words;
    return toClient(news, () => ({ mail: "release.granted", comment, link: wayOn(news) }));
  },

  "release.declined": async (event) => {
    const news = await readNews(event);
    const { comment } = news.words;
    return toClient(news, () => ({ mail: "release.declined", comment, link: "/onboarding/release" }));
  },

  "release.revoked": async (event) => {
    const news = await readNews(event);
    const { comment } = news.words;
    return toClient(news, () => ({ mail: "release.revoked", comment, link: "/onboarding/release" }));
  },
};
