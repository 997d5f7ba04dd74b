import en from "@portal/shared/messages/en/docs/sequence.json" with { type: "json" };
import es from "@portal/shared/messages/es/docs/sequence.json" with { type: "json" };
import { localized } from "@portal/shared/messages/localized.ts";
import pt from "@portal/shared/messages/pt/docs/sequence.json" with { type: "json" };

export const sequenceWords = localized({ pt, en, es });
