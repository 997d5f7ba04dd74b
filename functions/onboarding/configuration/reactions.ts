import type { Locale } from "@portal/shared/locales.ts";
import { field as enFields } from "@portal/shared/messages/en/configuration.json";
import { field as esFields } from "@portal/shared/messages/es/configuration.json";
import { field as ptFields } from "@portal/shared/messages/pt/configuration.json";
import { type Reactions, tellsNobody } from "../../stage/letter.ts";
import { adjustmentList, readNews, toClient, toSupport } from "../../stage/letters.ts";

const fields: Record<Locale, Readonly<Record<string, string>>> = {
  pt: ptFields,
  en: enFields,
  es: esFields,
};

export const configurationReactions: Reactions<"configuration"> = {
  "configuration.sent": async (event) => {
    const news = await readNews(event);
    const receipt = await toClient(news, () => ({
      mail: "configuration.sent",
      link: "/onboarding/configuration",
    }));
    return [
      ...receipt,
      toSupport(news, "configuration.sent-support", "/onboarding/bo/configurationOccurrence"),
    ];
  },

  "configuration.rejected": async (event) => {
    const news = await readNews(event);
    return toClient(news, (locale) => ({
      mail: "configuration.rejected",
      ...adjustmentList(news, fields[locale]),
      comment: news.words.comment,
      link: "/onboarding/configuration",
    }));
  },

  "configuration.approved": async (event) => {
    const news = await readNews(event);
    return toClient(news, () => ({
      mail: "configuration.approved",
      comment: news.words.comment,
      link: "/onboarding/access-data",
    }));
  },

  "configuration.edited": tellsNobody,
  "configuration.reopened": tellsNobody,
};
