/** Where the engines listen; everything that the template says about hosts is rewritten to these. */
export interface Addresses {
  /** `http://localhost:8080`: site, portal and API. */
  readonly siteUrl: string;
  readonly cognitoUrl: string;
  readonly s3Url: string;
}

const hostOf = (url: string) => url.replace(/^https?:\/\//, "");

/**
 * Turns the addresses that the stacks have in the cloud into local ones. The site and the engines speak plain HTTP
 * here, so a page that upgraded its requests could reach none of them.
 */
export function localize({ siteUrl, cognitoUrl, s3Url }: Addresses, text: string): string {
  return text
    .replaceAll(`https://${hostOf(siteUrl)}`, siteUrl)
    .replaceAll(/https:\/\/cognito-idp\.[a-z0-9-]+\.amazonaws\.com/g, cognitoUrl)
    .replaceAll(/https:\/\/[a-z0-9*.-]+\.auth\.[a-z0-9-]+\.amazoncognito\.com/g, cognitoUrl)
    .replaceAll(/[a-z0-9*.-]+\.auth\.[a-z0-9-]+\.amazoncognito\.com/g, hostOf(cognitoUrl))
    .replaceAll(/https:\/\/[a-z0-9]+\.execute-api\.[a-z0-9-]+\.amazonaws\.com/g, siteUrl)
    .replaceAll(/https:\/\/[a-z0-9*.-]+\.s3\.[a-z0-9-]+\.amazonaws\.com/g, s3Url)
    .replaceAll(/;?\s*upgrade-insecure-requests/g, "");
}

export function localizeAll(addresses: Addresses, value: unknown): unknown {
  if (typeof value === "string") return localize(addresses, value);
  if (Array.isArray(value)) return value.map((item) => localizeAll(addresses, item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localizeAll(addresses, item)]));
}
