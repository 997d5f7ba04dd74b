import { scenarioOf } from "@portal/shared/fraud-certification/scenario-rules.ts";
import { type Reactions, tellsNobody } from "../../stage/letter.ts";
import { failedList, readNews, toClient, toSupport } from "../../stage/letters.ts";

export const fraudCertificationReactions: Reactions<"fraud-certification"> = {
  "fraud-certification.sent": async (event) => {
    const news = await readNews(event);
    const receipt = await toClient(news, () => ({
      mail: "fraud-certification.sent",
      link: "/anti-fraud/certification",
    }));
    return [
      ...receipt,
      toSupport(news, "fraud-certification.sent-support", "/anti-fraud/occurrence-certification"),
    ];
  },

  "fraud-certification.rejected": async (event) => {
    const news = await readNews(event);
    return toClient(news, (locale) => ({
      mail: "fraud-certification.rejected",
      comment: news.words.comment,
      ...failedList(news, (caseId) => scenarioOf(caseId)?.title[locale] ?? caseId),
      link: "/anti-fraud/certification",
    }));
  },

  "fraud-certification.concluded": async (event) => {
    const news = await readNews(event);
    return toClient(news, () => ({
      mail: "fraud-certification.concluded",
      comment: news.words.comment,
      link: "/anti-fraud/prod-keys-config",
    }));
  },

  "fraud-certification.reopened": async (event) => {
    const news = await readNews(event);
    return toClient(news, () => ({
      mail: "fraud-certification.reopened",
      comment: news.words.comment,
      link: "/anti-fraud/certification",
    }));
  },

  "fraud-certification.begun": tellsNobody,
  "fraud-certification.selected": tellsNobody,
  "fraud-certification.edited": tellsNobody,
  "fraud-certification.restarted": tellsNobody,
  "fraud-certification.signed": tellsNobody,
  "fraud-certification.unsigned": tellsNobody,
};
