import { allDocSets } from "@portal/shared/doc-sets.ts";
import { localeDetails, locales } from "@portal/shared/locales.ts";
import { portalPaths } from "@portal/shared/site.ts";
import { buildSync, transformSync } from "esbuild";
import type { SiteAddresses } from "./viewer-request.ts";

export const siteAddresses: SiteAddresses = {
  portalPaths,
  prefixes: locales.map((locale) => localeDetails[locale].prefix),
  docSets: allDocSets.map(({ id, path }) => ({ address: `/docs/${id}`, page: path })),
};

const entry = `
import { viewerRequest } from "./viewer-request.ts";
export function handler(event) { return viewerRequest(event.request, ${JSON.stringify(siteAddresses)}); }
`;

/** The code as CloudFront Functions wants it: one script with a global `handler`, at most 10 KB. */
export function edgeFunctionCode(): string {
  const bundle = buildSync({
    stdin: { contents: entry, resolveDir: import.meta.dirname, loader: "ts" },
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
