import chromium from "@sparticuz/chromium";

/** A browser out of the npm registry, unless the machine names its own in CHROME. */
export const browserPath = async (): Promise<string> =>
  process.env.CHROME ?? (await chromium.executablePath());
