import { readStoredTokens, type StoredTokens } from "@portal/shared/session/stored-tokens.ts";
import { type SiteConfig, siteConfigSchema } from "@portal/shared/settings/site-config.ts";

let reading: Promise<SiteConfig> | undefined;

/** What the portal reads at its start; here only somebody who tries a call needs it. */
export function siteConfig(): Promise<SiteConfig> {
  reading ??= fetch("/config.json").then(async (response) => {
    if (!response.ok) throw new Error(`config.json answered ${response.status}.`);
    return siteConfigSchema.parse(await response.json());
  });
  reading.catch(() => {
    reading = undefined;
  });
  return reading;
}

/** The tokens that signing in to the portal left in this browser. */
export async function storedTokens(): Promise<StoredTokens | undefined> {
  return readStoredTokens(window.localStorage, (await siteConfig()).userPoolClientId);
}
