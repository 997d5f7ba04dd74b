import en from "@portal/shared/messages/en/docs/home.json" with { type: "json" };
import es from "@portal/shared/messages/es/docs/home.json" with { type: "json" };
import { localized } from "@portal/shared/messages/localized.ts";
import pt from "@portal/shared/messages/pt/docs/home.json" with { type: "json" };

export const homeWords = localized({ pt, en, es });
