import { caseTitle } from "@portal/shared/certification/test-cases.data.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { type Reactions, tellsNobody } from "../stage/letter.ts";
import { readNews, toClient, toSupport } from "../stage/letters.ts";

const titleOf = (caseId: string, locale: Locale): string => caseTitle(caseId)?.[locale] ?? caseId;

export const certificationReactions: Reactions<"certification"> = {
  "certification.sent": async (event) => {
    const news = await readNews(event);
    const receipt = await toClient(news, () => ({
      mail: "certification.sent",
      link: "/onboarding/certification",
    }));
    return [
      ...receipt,
      toSupport(news, "certification.sent-support", "/onboarding/bo/certificationOccurrence"),
    ];
  },

  "certification.rejected": async (event) => {
    const news = await readNews(event);
    const { comment, reviews = [] } = news.words;
    const failed = reviews.filter(({ verdict }) => verdict === "failed");
    return toClient(news, (locale) => ({
      mail: "certification.rejected",
      values: { count: failed.length },
      comment,
      // Without a list when support gave it back with a comment alone.
      list:
        failed.length === 0
          ? undefined
          : {
              title: "failed-cases",
              items: failed.map(({ caseId, feedback = "" }) => ({
                label: titleOf(caseId, locale),
                text: feedback,
              })),
            },
      link: "/onboarding/certification",
    }));
  },

  "certification.concluded": async (event) => {
    const news = await readNews(event);
    return toClient(news, () => ({
      mail: "certification.concluded",
      comment: news.words.comment,
      link: "/onboarding/production",
    }));
  },

  "certification.begun": tellsNobody,
  "certification.selected": tellsNobody,
  "certification.edited": tellsNobody,
  "certification.restarted": tellsNobody,
};
