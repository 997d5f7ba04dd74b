import en from "@portal/shared/messages/en/docs/search.json" with { type: "json" };
import es from "@portal/shared/messages/es/docs/search.json" with { type: "json" };
import { localized } from "@portal/shared/messages/localized.ts";
import pt from "@portal/shared/messages/pt/docs/search.json" with { type: "json" };

export const searchWords = localized({ pt, en, es });
