import type { SettingName } from "@portal/shared/settings.ts";

/** Lambda itself says the region. */
type Name = SettingName | "AWS_REGION";

/** Whether this stage has the named setting. */
export const isSet = (name: Name): boolean => Boolean(process.env[name]);

/** Read when used, not when loaded: a function that never needs a setting does not fail without it. */
export function environment(name: Name): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment lacks ${name}.`);
  return value;
}
