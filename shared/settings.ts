/** The settings that a deployment gives its functions; infra sets each where it binds the resource behind it. */
export const settingNames = [
  "TABLE_NAME",
  "EVIDENCE_BUCKET",
  "SECRET_PARAMETER",
  "MAIL_FROM",
  "SUPPORT_EMAIL",
  "SITE_URL",
] as const;

export type SettingName = (typeof settingNames)[number];
