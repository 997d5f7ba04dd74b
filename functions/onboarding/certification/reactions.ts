import { caseTitle } from "@portal/shared/certification/test-cases.data.ts";
import { type Reactions, tellsNobody } from "../../stage/letter.ts";
import { failedList, readNews, toClient, toSupport } from "../../stage/letters.ts";

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
    return toClient(news, (locale) => ({
      mail: "certification.rejected",
      comment: news.words.comment,
      ...failedList(news, (caseId) => caseTitle(caseId)?.[locale] ?? caseId),
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
