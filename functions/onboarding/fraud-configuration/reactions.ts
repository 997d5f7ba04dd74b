import type { Locale } from "@portal/shared/locales.ts";
import { field as enFields } from "@portal/shared/messages/en/fraud-configuration.json";
import { field as esFields } from "@portal/shared/messages/es/fraud-configuration.json";
import { field as ptFields } from "@portal/shared/messages/pt/fraud-configuration.json";
import { type Reactions, tellsNobody } from "../../stage/letter.ts";
import { adjustmentList, readNews, toClient, toSupport } from "../../stage/letters.ts";

const fields: Record<Locale, Readonly<Record<string, string>>> = {
  pt: ptFields,
  en: enFields,
  es: esFields,
};

export const fraudConfigurationReactions: Reactions<"fraud-configuration"> = {
  "fraud-configuration.sent": async (event) => {
    const news = await readNews(event);
    const receipt = await toClient(news, () => ({
      mail: "fraud-configuration.sent",
      link: "/anti-fraud/configuration",
    }));
    return [
      ...receipt,
      toSupport(news, "fraud-configuration.sent-support", "/anti-fraud/occurrence-configuration"),
    ];
  },

  "fraud-configuration.rejected": async (event) => {
    const news = await readNews(event);
    return toClient(news, (locale) => ({
      mail: "fraud-configuration.rejected",
      ...adjustmentList(news, fields[locale]),
      comment: news.words.comment,
      link: "/anti-fraud/configuration",
    }));
  },

  "fraud-configuration.approved": async (event) => {
    const news = await readNews(event);
    return toClient(news, () => ({
      mail: "fraud-configuration.approved",
      comment: news.words.comment,
      link: "/onboarding/fraud-keys",
    }));
  },

  "fraud-configuration.edited": tellsNobody,
  "fraud-configuration.reopened": tellsNobody,
};
