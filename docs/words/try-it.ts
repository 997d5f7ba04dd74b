import en from "@portal/shared/messages/en/docs/try-it.json" with { type: "json" };
import es from "@portal/shared/messages/es/docs/try-it.json" with { type: "json" };
import { localized } from "@portal/shared/messages/localized.ts";
import pt from "@portal/shared/messages/pt/docs/try-it.json" with { type: "json" };

export const tryItWords = localized({ pt, en, es });
