/**
 * The settings that a deployment gives its functions, each with its value in the functions' tests; infra sets each where
 * it binds the resource behind it.
 */
export const testSettings = {
  TABLE_NAME: "portal-test",
  EVIDENCE_BUCKET: "portal-test-evidence",
  SECRET_PARAMETER: "/portal/test/secret",
  MAIL_FROM: "portal@example.com",
  SUPPORT_EMAIL: "suporte@example.com",
  SITE_URL: "https://portal.example.com",
} as const;

export type SettingName = keyof typeof testSettings;

export const settingNames = Object.keys(testSettings).filter(
  (name): name is SettingName => name in testSettings,
);
