import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { HttpReply, HttpRequest } from "../gateway/exchange.ts";

/** An object of the site's bucket: where its bytes lie on this machine, or the bytes themselves. */
export interface ServedObject {
  readonly source: { readonly file: string } | { readonly content: string };
  readonly contentType: string;
  readonly cacheControl: string;
  /** 200 unless said otherwise. */
  readonly status?: number;
}

export interface SiteFiles {
  /** Undefined for a key that the bucket does not have. */
  find(key: string): ServedObject | undefined;
  /** May change an HTML page before it is sent. */
  readonly decorate?: (html: string) => string;
}

interface Read {
  readonly body: Buffer;
  readonly modifiedAt: Date;
}

const startedAt = new Date();

async function read({ source }: ServedObject): Promise<Read | undefined> {
  if ("content" in source) return { body: Buffer.from(source.content), modifiedAt: startedAt };
  try {
    const [body, { mtime }] = await Promise.all([readFile(source.file), stat(source.file)]);
    return { body, modifiedAt: mtime };
  } catch {
    // A build replaces its folder atomically, so a file may be missing for a moment.
    return undefined;
  }
}

const refusal = (status: number, code: string): HttpReply => ({
  status,
  headers: { "content-type": "application/xml" },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`),
});

/** Undefined where the path is no valid encoding. S3 reads a plus in a path as a space. */
function keyOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path.slice(1).replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/**
 * The site's bucket as CloudFront sees it. Its policy lets CloudFront read objects and not list them, so a missing
 * one is a 403, not a 404.
 */
export async function readSite(files: SiteFiles, request: HttpRequest): Promise<HttpReply> {
  const key = keyOf(request.path);
  if (key === undefined) return refusal(400, "InvalidURI");
  const object = files.find(key);
  const found = object && (await read(object));
  if (!found) return refusal(403, "AccessDenied");
  const isPage = object.contentType.startsWith("text/html");
  const body =
    isPage && files.decorate ? Buffer.from(files.decorate(found.body.toString("utf8"))) : found.body;
  return {
    status: object.status ?? 200,
    headers: {
      "content-type": object.contentType,
      "cache-control": object.cacheControl,
      etag: `"${createHash("md5").update(body).digest("hex")}"`,
      "last-modified": found.modifiedAt.toUTCString(),
    },
    body,
  };
}
