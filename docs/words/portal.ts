import enConfiguration from "@portal/shared/messages/en/configuration.json" with { type: "json" };
import enFraud from "@portal/shared/messages/en/fraud-configuration.json" with { type: "json" };
import enShell from "@portal/shared/messages/en/shell.json" with { type: "json" };
import esConfiguration from "@portal/shared/messages/es/configuration.json" with { type: "json" };
import esFraud from "@portal/shared/messages/es/fraud-configuration.json" with { type: "json" };
import esShell from "@portal/shared/messages/es/shell.json" with { type: "json" };
import { localized } from "@portal/shared/messages/localized.ts";
import ptConfiguration from "@portal/shared/messages/pt/configuration.json" with { type: "json" };
import ptFraud from "@portal/shared/messages/pt/fraud-configuration.json" with { type: "json" };
import ptShell from "@portal/shared/messages/pt/shell.json" with { type: "json" };

/** What the portal calls its places: a link to one bears its name. */
export const portalWords = {
  titles: localized({ pt: ptShell.titles, en: enShell.titles, es: esShell.titles }),
  configuration: localized({
    pt: ptConfiguration.field,
    en: enConfiguration.field,
    es: esConfiguration.field,
  }),
  fraudConfiguration: localized({ pt: ptFraud.field, en: enFraud.field, es: esFraud.field }),
};
