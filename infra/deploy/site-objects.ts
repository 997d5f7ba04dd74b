import { readdirSync } from "node:fs";
import { extname, join, relative, resolve, sep } from "node:path";
import { pageScripts } from "@portal/shared/esitef/sandbox-address.ts";
import { site } from "@portal/shared/site.ts";

export interface SiteObject {
  readonly key: string;
  /** Absolute. */
  readonly file: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Put in this form, whoever asks for it. */
  readonly contentEncoding?: "br";
  /** Names the site's address, which the build does not know. */
  readonly namesSite?: true;
}

export interface SiteBuilds {
  readonly docs: string;
  readonly web: string;
}

const root = resolve(import.meta.dirname, "../..");
const usualBuilds: SiteBuilds = { docs: join(root, "docs/build"), web: join(root, "web/dist") };

const contentTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  // Requests for an editor, which browsers have no type for: they offer to keep it.
  ".http": "text/plain; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  // Shown, not run: readers look at a program before they keep it.
  ".py": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".zip": "application/zip",
};

/**
 * A file whose name changes with its content may be cached for ever; everything else is revalidated each time, but for
 * the scripts that shops load. Their names are documented and stay when they are mended, so a day is as long as it goes.
 */
export const immutable = "public, max-age=31536000, immutable";
export const revalidated = "no-cache";
const documented = "public, max-age=86400, stale-while-revalidate=604800";

const documentedKeys = new Set(Object.values(pageScripts).map((address) => address.slice(1)));

/** Both builders put hashed files, and only those, into these folders. */
const isHashed = (key: string) => /^(?:(?:en|es)\/)?assets\/|^portal-assets\//.test(key);

/**
 * CloudFront compresses on the way, and quickly. What stays the same for ever is worth being compressed once as well as
 * it goes, and every browser that these scripts and styles are built for reads Brotli, whether it asks for it or not:
 * docs/papers/decisions/0073-scripts-are-compressed-when-they-are-published.md
 */
const isCompressedAhead = (key: string) => isHashed(key) && /\.(?:js|css)$/.test(key);

/** What readers take away: outside the site no address is relative to it. */
const isTakenAway = (key: string) => /^(?:downloads|openapi)\//.test(key);

/** A text of the build for the stage whose address this is. */
export const forSite = (text: string, siteUrl: string): string => text.replaceAll(site.url, siteUrl);

function cacheControlOf(key: string): string {
  if (documentedKeys.has(key)) return documented;
  return isHashed(key) ? immutable : revalidated;
}

function siteObject(key: string, file: string): SiteObject {
  const contentType = contentTypes[extname(key).toLowerCase()];
  // With `nosniff` a browser ignores a file without a known type, and says so only in its console.
  if (!contentType)
    throw new Error(`No content type is known for ${key}: add it to infra/deploy/site-objects.ts.`);
  const object = { key, file, contentType, cacheControl: cacheControlOf(key) };
  if (isTakenAway(key)) return { ...object, namesSite: true };
  return isCompressedAhead(key) ? { ...object, contentEncoding: "br" } : object;
}

function filesOf(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
}

const portalKey = (name: string) => (name === "index.html" ? "portal/index.html" : name);

/**
 * Where each built file goes in the site's bucket: documentation at the root, the portal's page out of its way.
 * Where both bring a file of the shared brand, such as the icon, the documentation's copy serves both.
 */
export function siteObjects(builds: SiteBuilds = usualBuilds): SiteObject[] {
  const docs = filesOf(builds.docs).map((name) => siteObject(name, join(builds.docs, name)));
  const taken = new Set(docs.map(({ key }) => key));
  const web = filesOf(builds.web)
    .map((name) => siteObject(portalKey(name), join(builds.web, name)))
    .filter(({ key }) => !taken.has(key));
  return [...docs, ...web];
}
