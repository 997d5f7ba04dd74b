import en from "@portal/shared/messages/en/docs/operation-page.json" with { type: "json" };
import es from "@portal/shared/messages/es/docs/operation-page.json" with { type: "json" };
import { localized } from "@portal/shared/messages/localized.ts";
import pt from "@portal/shared/messages/pt/docs/operation-page.json" with { type: "json" };

export const operationPageWords = localized({ pt, en, es });
