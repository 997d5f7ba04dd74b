import type { SettingName } from "@portal/shared/settings/settings.ts";

/** Lambda itself says the region, and gives the keys of the function's role. */
type Name = SettingName | "AWS_REGION" | "AWS_ACCESS_KEY_ID" | "AWS_SECRET_ACCESS_KEY";

/** Whether this stage has the named setting. */
export const isSet = (name: Name): boolean => Boolean(process.env[name]);

/** Read when used, not when loaded: a function that never needs a setting does not fail without it. */
export function environment(name: Name): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment lacks ${name}.`);
  return value;
}
