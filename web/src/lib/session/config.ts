import { type SiteConfig, siteConfigSchema } from "@portal/shared/settings/site-config.ts";

/** One build serves every stage: what differs is read at start. */
export async function loadConfig(): Promise<SiteConfig> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return siteConfigSchema.parse(await response.json());
}
