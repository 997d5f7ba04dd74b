import { maxBodyBytes } from "@portal/shared/contract.ts";
import { withdrawnPages } from "@portal/shared/documentation/doc-sets.ts";
import { problemOf } from "@portal/shared/errors.ts";
import { localeDetails, locales } from "@portal/shared/locales.ts";
import { portalPaths } from "@portal/shared/site.ts";
import { buildSync, transformSync } from "esbuild";
import type { ApiEdgeSettings } from "./api-request.ts";
import type { SiteAddresses } from "./viewer-request.ts";

export const siteAddresses: SiteAddresses = {
  portalPaths: portalPaths,
  prefixes: locales.map((locale) => localeDetails[locale].prefix),
  redirects: [
    ...withdrawnPages,
    // Each page is also there as Markdown.
    ...withdrawnPages.map(({ address, page }) => ({ address: `${address}.md`, page: `${page}.md` })),
  ],
};

export const apiSettings: ApiEdgeSettings = {
  problems: {
    "malformed-request": problemOf("malformed-request", ""),
    unauthenticated: problemOf("unauthenticated", ""),
    "payload-too-large": problemOf("payload-too-large", ""),
  },
  maxBodyBytes,
};

const entries = {
  /** Pages: the address that a person sees becomes the object that holds it. */
  pages: `
import { viewerRequest } from "./viewer-request.ts";
export function handler(event) { return viewerRequest(event.request, ${JSON.stringify(siteAddresses)}); }
`,
  /** The API: what the gateway would refuse in words of its own. */
  api: `
import { apiRequest } from "./api-request.ts";
export function handler(event) { return apiRequest(event, ${JSON.stringify(apiSettings)}); }
`,
} as const;

/** The code as CloudFront Functions wants it: one script with a global `handler`, at most 10 KB. */
export function edgeFunctionCode(entry: keyof typeof entries): string {
  const bundle = buildSync({
    stdin: { contents: entries[entry], resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    // The runtime is older than any target esbuild knows by name; what it cannot lower fails the build.
    target: "es5",
    supported: { "const-and-let": true },
  });
  const [output] = bundle.outputFiles;
  if (!output) throw new Error("The edge function came out empty.");
  const script = output.text.replace(/export\s*\{\s*handler\s*\};?\s*$/, "");
  // Identifiers keep their names, `handler` above all: CloudFront looks for it.
  return transformSync(script, {
    minifyWhitespace: true,
    target: "es5",
    supported: { "const-and-let": true },
  }).code;
}
