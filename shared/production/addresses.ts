import { site } from "../site.ts";

/** What an application calls in the test environment, and what takes its place in production. */
export const gatewayAddresses = [
  {
    id: "rest",
    test: `https://${site.testHost}/e-sitef/api`,
    production: `https://${site.productionHost}/e-sitef/api`,
  },
  {
    id: "html",
    test: `https://${site.testHost}/e-sitef-hml`,
    production: `https://${site.productionHtmlHost}/e-sitef`,
  },
] as const;

interface MerchantIds {
  readonly test: string;
  readonly production: string;
}

/** The replacement as a unified diff, to be pasted beside one's own settings. */
export const addressDiff = (merchantId: MerchantIds): string =>
  [
    ...gatewayAddresses.flatMap(({ test, production }) => [`- ${test}`, `+ ${production}`]),
    `- merchantId=${merchantId.test}`,
    `+ merchantId=${merchantId.production}`,
  ].join("\n");
