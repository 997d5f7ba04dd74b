import type { Localized } from "../../locales.ts";
import en from "../../messages/en/docs/reference.json" with { type: "json" };
import es from "../../messages/es/docs/reference.json" with { type: "json" };
import { localized } from "../../messages/localized.ts";
import pt from "../../messages/pt/docs/reference.json" with { type: "json" };
import type { Group } from "../described.ts";

const { openApi, operationGroup } = localized({ pt, en, es });

export const openApiWords = openApi;

/** What the interface calls its parts. */
export const esitefGroups: Readonly<Record<Group, Localized>> = operationGroup;
