/**
 * What a function is told by its deployment. Infra sets each where it binds the thing behind it, functions read it at
 * use, and a stage whose function reads what it is not told, or is told what it never reads, does not come out of
 * synthesis.
 */
export const settingNames = [
  "TABLE_NAME",
  "EVIDENCE_BUCKET",
  "SECRET_PARAMETER",
  "MAIL_FROM",
  "SUPPORT_EMAIL",
  "SITE_URL",
] as const;

export type SettingName = (typeof settingNames)[number];
