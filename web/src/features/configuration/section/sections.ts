import type { ConfigurationDraft, ConfigurationField } from "@portal/shared/configuration/model.ts";

/** The form, the read-only view and support's screen show the same fields in the same groups. */
export const configurationSections = [
  { id: "solution", fields: ["solutionModel"] },
  { id: "transactions", fields: ["transactionTypes", "modalities"] },
  { id: "methods", fields: ["authorizers", "bankTransferBoleto", "paymentPlatforms"] },
  { id: "addresses", fields: ["website", "statusUrl", "hashUrl", "authenticityUrl"] },
  { id: "returns", fields: ["successUrl", "failureUrl", "cancelUrl"] },
  { id: "antifraud", fields: ["antifraudSolution", "antifraudHomologationUrl", "antifraudWebhookUrl"] },
  {
    id: "application",
    fields: ["applicationName", "developmentLanguage", "languageVersion", "specialisation"],
  },
  { id: "customisation", fields: ["customCss"] },
] as const satisfies readonly { id: string; fields: readonly ConfigurationField[] }[];

export type ConfigurationSection = (typeof configurationSections)[number];
export type SectionId = ConfigurationSection["id"];

/** Anti-fraud addresses only make sense once a solution is named. */
export const usesAntifraud = (draft: Pick<ConfigurationDraft, "antifraudSolution">): boolean =>
  draft.antifraudSolution !== undefined && draft.antifraudSolution !== "none";

const antifraudAddresses: readonly ConfigurationField[] = ["antifraudHomologationUrl", "antifraudWebhookUrl"];

export const isShown = (
  field: ConfigurationField,
  draft: Pick<ConfigurationDraft, "antifraudSolution">,
): boolean => usesAntifraud(draft) || !antifraudAddresses.includes(field);

/** Fields that are not on screen are not sent: they could be refused where nobody sees why. */
export const withoutHidden = (draft: ConfigurationDraft): ConfigurationDraft =>
  usesAntifraud(draft)
    ? draft
    : { ...draft, antifraudHomologationUrl: undefined, antifraudWebhookUrl: undefined };

export const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== "";
