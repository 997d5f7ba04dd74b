import { createHash } from "node:crypto";
import { decodeAwsChunked } from "./aws-chunked.ts";
import { type Checksum, type ChecksumAlgorithm, digesterFor, isChecksumAlgorithm } from "./checksum.ts";
import {
  entityTooLarge,
  incompleteBody,
  invalidArgument,
  invalidRequest,
  notEmulated,
  S3Error,
} from "./errors.ts";
import type { S3Request } from "./request.ts";

const chunkedPayload = "STREAMING-UNSIGNED-PAYLOAD-TRAILER";
const maxDocumentBytes = 2 ** 20;

export interface ReceivedBody {
  readonly size: number;
  readonly md5: string;
  /** The one that the client declared and this server found right. */
  readonly checksum?: Checksum;
}

/** A body together with what its signature says about it. */
export interface SignedBody {
  readonly request: S3Request;
  readonly payload: string;
}

/** What the client declared about its bytes. */
interface Terms {
  readonly chunked: boolean;
  readonly size?: number;
  readonly sha256?: string;
  readonly md5?: string;
  readonly checksum?: { readonly algorithm: ChecksumAlgorithm; readonly header: string };
}

/** What the bytes turned out to be. */
interface Measured {
  readonly size: number;
  readonly sha256: string;
  readonly md5: Buffer;
  readonly checksum?: Checksum;
}

function checksumTerm(headers: S3Request["headers"]): Terms["checksum"] {
  const trailers = headers["x-amz-trailer"]?.toLowerCase().split(/\s*,\s*/) ?? [];
  const declared = [...Object.keys(headers), ...trailers].flatMap((header) => {
    const algorithm = /^x-amz-checksum-(?!mode$|type$|algorithm$)(\w+)$/.exec(header)?.[1];
    return algorithm === undefined ? [] : [{ algorithm, header }];
  });
  if (declared.length > 1) throw invalidRequest("Expecting a single x-amz-checksum- header.");
  const [only] = declared;
  if (!only) {
    if (headers["x-amz-sdk-checksum-algorithm"] === undefined) return undefined;
    throw invalidRequest(
      "x-amz-sdk-checksum-algorithm specified, but no x-amz-checksum- header or trailer found.",
    );
  }
  const { algorithm, header } = only;
  if (!isChecksumAlgorithm(algorithm)) throw notEmulated(`The checksum ${algorithm}`);
  return { algorithm, header };
}

function readTerms({ request: { headers }, payload }: SignedBody): Terms {
  const sha256 = /^[0-9a-f]{64}$/.test(payload) ? payload : undefined;
  const chunked = payload === chunkedPayload;
  if (payload.startsWith("STREAMING-") && !chunked) throw notEmulated(payload);
  if (!sha256 && !chunked && payload !== "UNSIGNED-PAYLOAD") {
    throw invalidArgument("x-amz-content-sha256 must be UNSIGNED-PAYLOAD, a streaming form or a SHA-256.");
  }
  const length = headers[chunked ? "x-amz-decoded-content-length" : "content-length"];
  if (length !== undefined && !/^\d{1,15}$/.test(length)) {
    throw invalidArgument("The length is not a number.");
  }
  const size = length === undefined ? undefined : Number(length);
  return { chunked, size, sha256, md5: headers["content-md5"], checksum: checksumTerm(headers) };
}

function badDigest(what: string): S3Error {
  return new S3Error(400, "BadDigest", `The ${what} you specified did not match the calculated checksum.`);
}

function checkMd5(declared: string | undefined, md5: Buffer): void {
  if (declared === undefined) return;
  const expected = Buffer.from(declared, "base64");
  if (expected.length !== 16) {
    throw new S3Error(400, "InvalidDigest", "The Content-MD5 you specified is not valid.");
  }
  if (!expected.equals(md5)) throw badDigest("Content-MD5");
}

async function measure(
  source: AsyncIterable<Buffer>,
  algorithm: ChecksumAlgorithm | undefined,
  maxBytes: number,
  write: (chunk: Buffer) => unknown,
): Promise<Measured> {
  const sha256 = createHash("sha256");
  const md5 = createHash("md5");
  const digester = algorithm && digesterFor(algorithm);
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw entityTooLarge();
    for (const digest of [sha256, md5, digester]) digest?.update(chunk);
    await write(chunk);
  }
  const checksum = digester && { algorithm, value: digester.digest() };
  return { size, sha256: sha256.digest("hex"), md5: md5.digest(), checksum };
}

/**
 * Reads the whole body through `write` and then throws unless it is exactly what was declared and signed:
 * length, payload hash, Content-MD5, checksum (as header or as trailer). Only a return means that the bytes
 * written may be kept.
 */
export async function receiveBody(
  body: SignedBody,
  maxBytes: number,
  write: (chunk: Buffer) => unknown,
): Promise<ReceivedBody> {
  const terms = readTerms(body);
  if ((terms.size ?? 0) > maxBytes) throw entityTooLarge();
  const trailers = new Map<string, string>();
  const source = terms.chunked ? decodeAwsChunked(body.request.body, trailers) : body.request.body;
  const measured = await measure(source, terms.checksum?.algorithm, maxBytes, write);
  if (terms.size !== undefined && terms.size !== measured.size) throw incompleteBody();
  if (terms.sha256 !== undefined && terms.sha256 !== measured.sha256) {
    throw new S3Error(400, "XAmzContentSHA256Mismatch", "x-amz-content-sha256 is not the body's SHA-256.");
  }
  checkMd5(terms.md5, measured.md5);
  if (terms.checksum) {
    const { algorithm, header } = terms.checksum;
    const declared = body.request.headers[header] ?? trailers.get(header);
    if (declared !== measured.checksum?.value) throw badDigest(algorithm.toUpperCase());
  }
  return { size: measured.size, md5: measured.md5.toString("hex"), checksum: measured.checksum };
}

/** S3 stores nothing whose length was not announced. */
export function requireDeclaredSize(body: SignedBody): void {
  if (readTerms(body).size === undefined) {
    throw new S3Error(411, "MissingContentLength", "You must provide the Content-Length HTTP header.");
  }
}

export async function receiveText(body: SignedBody): Promise<string> {
  const chunks: Buffer[] = [];
  await receiveBody(body, maxDocumentBytes, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
