import { site } from "@portal/shared/site.ts";

/** Where a call can go: the same path behind another host. */
export const environments = ["sandbox", "certification", "production"] as const;
export type Environment = (typeof environments)[number];

/**
 * Examples are written for certification. In production the 3DS Server has a host that support tells each store, and
 * top-ups are on the host of the payment page.
 */
const hosts = [
  { under: "/e-sitef/v3/", certification: site.testHost, production: site.productionHtmlHost },
  { under: "/", certification: site.testHost, production: site.productionHost },
  { under: "/", certification: site.threeDsTestHost, production: undefined },
] as const;

const hostsOf = (address: string) =>
  hosts.find(({ under, certification }) => address.startsWith(`https://${certification}${under}`));

/** Whether the sandbox answers this address in its provider's place. Other products have hosts of their own. */
export const hasEnvironments = (address: string): boolean => hostsOf(address) !== undefined;

/** Where the call of this address can go. */
export const environmentsOf = (address: string): readonly Environment[] =>
  environments.filter((each) => each !== "production" || hostsOf(address)?.production !== undefined);

/** What stands in front of a path there, on the site of this origin. */
function beginning(environment: Environment, address: string, origin: string): string {
  const { certification, production } = hostsOf(address) ?? {};
  const host = environment === "production" ? production : certification;
  return environment === "sandbox" ? `${origin}/sandbox` : `https://${host}`;
}

/** A text with an address of certification in it, as it is in the environment. */
export function inEnvironment(
  environment: Environment,
  address: string,
  text: string,
  origin: string,
): string {
  const printed = beginning("certification", address, origin);
  return text.replaceAll(`${printed}/`, `${beginning(environment, address, origin)}/`);
}

/** The texts that differ between what the server drew for the sandbox and what is shown. */
export const swappedHosts = (environment: Environment, address: string, origin: string) => ({
  drawn: `${beginning("sandbox", address, site.url)}/`,
  shown: `${beginning(environment, address, origin)}/`,
});
