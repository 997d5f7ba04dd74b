import en from "@portal/shared/messages/en/docs/signature-check.json" with { type: "json" };
import es from "@portal/shared/messages/es/docs/signature-check.json" with { type: "json" };
import { localized } from "@portal/shared/messages/localized.ts";
import pt from "@portal/shared/messages/pt/docs/signature-check.json" with { type: "json" };

export const signatureCheckWords = localized({ pt, en, es });
