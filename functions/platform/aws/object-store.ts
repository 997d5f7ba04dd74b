import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { AwsRefusal, answered } from "./answered.ts";
import { patience } from "./connections.ts";
import { environment } from "./environment.ts";

let known: S3Client | undefined;

/** Made when it is used, because it asks the environment at once whether another server stands in for S3. */
const store = (): S3Client => {
  known ??= new S3Client({
    ...patience({ tryMs: 5000 }),
    // AWS wants the bucket in the host name, a local server in the path.
    forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined,
    // The terms of an upload say its checksum; another one, of bytes that are not there, would be signed beside it.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return known;
};

const at = (key: string) => ({ Bucket: environment("EVIDENCE_BUCKET"), Key: key });

export type StoredTerms = Omit<PutObjectCommandInput, "Bucket" | "Key" | "Body">;

/** Headers by which S3 holds an upload to its terms: moved into the address, they would bind nobody. */
const binding = ["content-type", "content-length", "if-none-match", "x-amz-checksum-sha256"];

/**
 * A signed address for one upload: within `seconds` its holder may send exactly these bytes. S3 refuses another key, and
 * any missing or different header among those of the terms.
 */
export const signedUpload = (key: string, terms: StoredTerms, seconds: number): Promise<string> =>
  getSignedUrl(store(), new PutObjectCommand({ ...at(key), ...terms }), {
    expiresIn: seconds,
    signableHeaders: new Set([...binding, "host"]),
    unhoistableHeaders: new Set(binding),
  });

export type AnsweredTerms = Omit<GetObjectCommandInput, "Bucket" | "Key">;

/** A signed address for one download; S3 answers it with the headers of the terms. */
export const signedDownload = (key: string, terms: AnsweredTerms, seconds: number): Promise<string> =>
  getSignedUrl(store(), new GetObjectCommand({ ...at(key), ...terms }), { expiresIn: seconds });

/** The bytes of an object; empty when it is larger than `maxBytes`, undefined when it does not exist. */
export async function readObject(key: string, maxBytes: number): Promise<Buffer | undefined> {
  try {
    const { Body, ContentLength = 0 } = await answered(store().send(new GetObjectCommand(at(key))));
    if (!(Body instanceof Readable)) throw new Error("S3 answered without a body.");
    if (ContentLength <= maxBytes) return await answered(buffer(Body));
    Body.destroy();
    return Buffer.alloc(0);
  } catch (error) {
    if (error instanceof AwsRefusal && error.reason === "NoSuchKey") return undefined;
    throw error;
  }
}

export async function storeObject(key: string, body: Uint8Array, terms: StoredTerms): Promise<void> {
  await answered(store().send(new PutObjectCommand({ ...at(key), ...terms, Body: body })));
}

/** Succeeds also when the object is already gone. */
export async function removeObject(key: string): Promise<void> {
  await answered(store().send(new DeleteObjectCommand(at(key))));
}

/** Keys under a folder, a thousand at most. */
export async function listObjects(folder: string): Promise<string[]> {
  const { Bucket } = at(folder);
  // Encoded, because a key may hold what XML cannot.
  const command = new ListObjectsV2Command({ Bucket, Prefix: folder, EncodingType: "url" });
  const { Contents = [] } = await answered(store().send(command));
  return Contents.map(({ Key = "" }) => decodeURIComponent(Key.replaceAll("+", " ")));
}
