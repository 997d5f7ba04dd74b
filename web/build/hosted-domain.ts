import type { Plugin } from "vite";

/** Source text of Amplify that writes a scheme, and what decides it at run time instead. */
const rewrites: Readonly<Record<string, readonly [string, string]>> = {
  "signInWithRedirect.mjs": ["`https://${domain}", "`${schemeOf(domain)}://${domain}"],
  "oAuthSignOutRedirect.mjs": ["`https://${domain}", "`${schemeOf(domain)}://${domain}"],
  "completeOAuthFlow.mjs": ["'https://' + domain", "schemeOf(domain) + '://' + domain"],
  "openAuthSession.mjs": [
    "url.replace('http://', 'https://')",
    "url.replace('http://', schemeOf(url.slice('http://'.length)) + '://')",
  ],
};

/** Also written into Amplify's modules, so it must stand on its own. */
export const schemeOf = (host: string): string => (/^localhost(?::|\/|$)/.test(host) ? "http" : "https");

const fileName = (id: string): string => id.split("?")[0]?.split("/").at(-1) ?? "";

/** Rewrites one module of Amplify, or says that Amplify has changed under us. */
export function rewriteScheme(id: string, code: string): string | undefined {
  const rewrite = /[\\/]@aws-amplify[\\/]auth[\\/]/.test(id) ? rewrites[fileName(id)] : undefined;
  if (!rewrite) return undefined;
  const [found, replacement] = rewrite;
  if (!code.includes(found)) {
    throw new Error(
      `Amplify's ${fileName(id)} no longer contains ${found}: adapt web/build/hosted-domain.ts.`,
    );
  }
  return `const schemeOf = ${schemeOf.toString()};\n${code.replaceAll(found, replacement)}`;
}

/**
 * Amplify hard-codes https for the user pool's hosted pages. A laptop serves them without a certificate, so a
 * host named localhost gets http; every other host behaves as Amplify wrote it, in every build.
 */
export const hostedDomain = (): Plugin => ({
  name: "portal:hosted-domain",
  enforce: "pre",
  transform: {
    filter: { id: /@aws-amplify[\\/]auth[\\/].*\.mjs/ },
    handler: (code, id) => rewriteScheme(id, code),
  },
});
