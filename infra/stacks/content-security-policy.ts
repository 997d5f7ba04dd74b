import { site } from "@portal/shared/site.ts";
import { evidenceOrigin, hostedDomain, userPoolOrigin } from "../addresses.ts";
import type { StageSettings } from "../stages.ts";
import { inlineScriptHashes } from "./csp-hashes.data.ts";

/** The status page's host when it is another one; an address on the site itself is covered by 'self'. */
const statusOrigin = (): string[] => {
  const url = URL.parse(site.statusUrl);
  return url ? [url.origin] : [];
};

/** Where Algolia's client asks: its own network first, then three hosts of another one. */
const algoliaOrigins = ({ algolia }: StageSettings): string[] =>
  algolia
    ? ["-dsn.algolia.net", "-1.algolianet.com", "-2.algolianet.com", "-3.algolianet.com"].map(
        (host) => `https://${algolia.appId.toLowerCase()}${host}`,
      )
    : [];

/** What a page of the site may load, run and talk to. */
export function contentSecurityPolicy(stage: StageSettings): string {
  const hosted = `https://${hostedDomain(stage)}`;
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)],
    "worker-src": ["'self'"],
    // Docusaurus and Amplify UI set style attributes; a style cannot run code.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    // Files of evidence are shown from memory, under the type that the page gives them. A blob has this policy too, so
    // nothing in it runs. Browsers draw PDFs with what they count as a plugin.
    "frame-src": ["blob:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": [
      "'self'",
      userPoolOrigin(stage),
      hosted,
      evidenceOrigin(stage),
      ...statusOrigin(),
      ...algoliaOrigins(stage),
      ...stage.extraConnectSources,
    ],
    "object-src": ["blob:"],
    "base-uri": ["'self'"],
    "form-action": ["'self'", hosted],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
