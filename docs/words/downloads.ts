import en from "@portal/shared/messages/en/docs/downloads.json" with { type: "json" };
import es from "@portal/shared/messages/es/docs/downloads.json" with { type: "json" };
import { localized } from "@portal/shared/messages/localized.ts";
import pt from "@portal/shared/messages/pt/docs/downloads.json" with { type: "json" };

export const downloadWords = localized({ pt, en, es });
