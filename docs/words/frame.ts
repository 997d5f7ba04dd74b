import en from "@portal/shared/messages/en/docs/frame.json" with { type: "json" };
import es from "@portal/shared/messages/es/docs/frame.json" with { type: "json" };
import { localized } from "@portal/shared/messages/localized.ts";
import pt from "@portal/shared/messages/pt/docs/frame.json" with { type: "json" };

export const frameWords = localized({ pt, en, es });
