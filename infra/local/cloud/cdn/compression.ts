import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { HttpReply } from "../gateway/exchange.ts";

const smallest = 1000;
const largest = 10_000_000;
const remembered = 400;

/** What CloudFront compresses, as far as the site has it. */
const compressible =
  /^(text\/|image\/svg\+xml|application\/((.+\+)?(json|xml)|javascript|wasm|manifest|rtf)|font\/(otf|ttf)|application\/vnd\.ms-fontobject)/;

const encoders = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};
type Encoding = keyof typeof encoders;

const encoded = new Map<string, Promise<Buffer>>();

function encodingFor(accepted: string): Encoding | undefined {
  const names = accepted
    .toLowerCase()
    .split(",")
    .map((name) => name.trim().split(";")[0]);
  return (["br", "gzip"] as const).find((name) => names.includes(name));
}

function encode(encoding: Encoding, eTag: string, body: Buffer): Promise<Buffer> {
  const key = `${encoding} ${eTag}`;
  const known = encoded.get(key);
  if (known) return known;
  const [oldest] = encoded.keys();
  if (encoded.size >= remembered && oldest !== undefined) encoded.delete(oldest);
  const made = encoders[encoding](body);
  encoded.set(key, made);
  return made;
}

/** Compresses as CloudFront does: by type and size, best encoding first, and the validator turns weak. */
export async function compressed(reply: HttpReply, acceptEncoding: string): Promise<HttpReply> {
  const { "content-type": type = "", etag, "content-encoding": already } = reply.headers;
  const encoding = encodingFor(acceptEncoding);
  const size = reply.body.length;
  if (!encoding || already || typeof etag !== "string" || size < smallest || size > largest) return reply;
  if (!compressible.test(String(type))) return reply;
  const headers = {
    ...reply.headers,
    etag: etag.startsWith("W/") ? etag : `W/${etag}`,
    "content-encoding": encoding,
    vary: "Accept-Encoding",
  };
  return { ...reply, headers, body: await encode(encoding, etag, reply.body) };
}
