import en from "@portal/shared/messages/en/docs/reference.json" with { type: "json" };
import es from "@portal/shared/messages/es/docs/reference.json" with { type: "json" };
import { localized } from "@portal/shared/messages/localized.ts";
import pt from "@portal/shared/messages/pt/docs/reference.json" with { type: "json" };

export const referenceWords = localized({ pt, en, es });
