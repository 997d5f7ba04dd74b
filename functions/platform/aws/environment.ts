import type { SettingName } from "@portal/shared/settings.ts";

/** Lambda itself says the region. */
type Name = SettingName | "AWS_REGION";

/** Whether the stage has what this names at all. */
export const isSet = (name: Name): boolean => Boolean(process.env[name]);

/** Read at use, not at load: a function that never needs a value does not fail for want of it. */
export function environment(name: Name): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment lacks ${name}.`);
  return value;
}
