/**
 * Runs in CloudFront before the cache is asked. Its JavaScript has `const` and methods of ES6, but no
 * destructuring, spread, for-of, default parameters, classes, Set or Map: the build refuses most of them.
 */

export interface EdgeRequest {
  uri: string;
  readonly querystring: Readonly<Record<string, EdgeParameter>>;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

interface EdgeParameter {
  readonly value: string;
  readonly multiValue?: readonly { readonly value: string }[];
}

export interface EdgeRedirect {
  readonly statusCode: 301 | 302;
  readonly statusDescription: string;
  readonly headers: { readonly location: { readonly value: string } };
}

export interface SiteAddresses {
  /** The portal's pages, without locale prefix. */
  readonly portalPaths: readonly string[];
  /** The address prefix of each locale; the default's is empty. */
  readonly prefixes: readonly string[];
  /** Addresses without a page of their own, and the page that each leads to. Both without locale prefix. */
  readonly redirects: readonly { readonly address: string; readonly page: string }[];
}

const indexFile = "/index.html";

function isPortalPage(path: string, site: SiteAddresses): boolean {
  return site.prefixes.some(
    (prefix) => path.startsWith(prefix) && site.portalPaths.includes(path.slice(prefix.length)),
  );
}

/** The page that an address without one leads to. */
function pageInstead(path: string, site: SiteAddresses): string | undefined {
  for (let each = 0; each < site.prefixes.length; each += 1) {
    const prefix = site.prefixes[each] || "";
    const found = site.redirects.find((one) => path === prefix + one.address);
    if (found) return prefix + found.page;
  }
  return undefined;
}

/** Values arrive as the browser encoded them and go out unchanged. */
function queryText(query: EdgeRequest["querystring"]): string {
  const pairs = Object.keys(query).map((name) => {
    const parameter = query[name];
    if (!parameter) return "";
    const values = parameter.multiValue || [parameter];
    return values.map((item) => (item.value === "" ? name : `${name}=${item.value}`)).join("&");
  });
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function locationOf(path: string, query: EdgeRequest["querystring"]): EdgeRedirect["headers"] {
  // A location that starts with two slashes, or a slash and a backslash, names another host.
  return { location: { value: path.replace(/^[/\\]+/, "/") + queryText(query) } };
}

function redirect(path: string, query: EdgeRequest["querystring"]): EdgeRedirect {
  return { statusCode: 301, statusDescription: "Moved Permanently", headers: locationOf(path, query) };
}

/** A file has an extension that begins with a letter: `layout-3.0` is a page, `styles.css` is not. */
function isFile(uri: string): boolean {
  return /\.[a-z][a-z0-9]*$/i.test(uri.slice(uri.lastIndexOf("/") + 1));
}

function objectKey(uri: string): string {
  // The portal's folder is no page: only its listed addresses are.
  if (uri === "/portal" || uri === "/portal/") return uri;
  if (isFile(uri)) return uri;
  return uri.endsWith("/") ? `${uri}index.html` : uri + indexFile;
}

/** Browsers never name it: who does reads text, and gets the page's own instead of a page to cut it out of. */
function wantsMarkdown(headers: EdgeRequest["headers"]): boolean {
  return Boolean(
    headers.accept && /\btext\/markdown\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(headers.accept.value),
  );
}

/** Below the list of the doc sets, whose text is `llms.txt`. */
function isDocPage(path: string, site: SiteAddresses): boolean {
  return site.prefixes.some((prefix) => path.startsWith(`${prefix}/docs/`));
}

/** Turns the address that a person sees into the object that holds its page, or into the address to use instead. */
export function viewerRequest<R extends EdgeRequest>(request: R, site: SiteAddresses): R | EdgeRedirect {
  const uri = request.uri;
  if (uri.startsWith("/api/")) return request;
  if (isPortalPage(uri, site)) {
    request.uri = `/portal${indexFile}`;
    return request;
  }
  const folder = uri.endsWith(indexFile) ? uri.slice(0, 1 - indexFile.length) : uri;
  const withoutSlash = folder.endsWith("/") ? folder.slice(0, -1) : folder;
  if (folder !== withoutSlash && isPortalPage(withoutSlash, site)) {
    return redirect(withoutSlash, request.querystring);
  }
  // Pages are registered under the plain plus only: under its encoding the browser would show them as
  // missing.
  const instead = pageInstead(withoutSlash.replace(/%2B/gi, "+"), site);
  // A temporary redirect: the page may change or come back, and browsers never ask again after a permanent one.
  if (instead)
    return { statusCode: 302, statusDescription: "Found", headers: locationOf(instead, request.querystring) };
  const address = isFile(folder) ? folder : folder.replace(/%2B/gi, "+");
  if (address !== uri) return redirect(address, request.querystring);
  const isText = wantsMarkdown(request.headers) && !isFile(uri) && isDocPage(withoutSlash, site);
  // S3 reads a plus in a path as a space.
  request.uri = (isText ? `${withoutSlash}.md` : objectKey(uri)).replace(/\+/g, "%2B");
  return request;
}
