import { once } from "node:events";
import * as http from "node:http";
import { Readable } from "node:stream";
import {
  ChecksumAlgorithm,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Bucket, TestServer } from "../testing/test-server.ts";

let server: TestServer;

beforeEach(async () => {
  server = new TestServer({ maxBodyBytes: 8 * 2 ** 20 });
  await server.start();
});

afterEach(() => server.stop());

describe("checksums", () => {
  test.each([
    ChecksumAlgorithm.CRC32,
    ChecksumAlgorithm.CRC32C,
    ChecksumAlgorithm.SHA1,
    ChecksumAlgorithm.SHA256,
  ])("%s is verified, kept and given back", async (algorithm) => {
    const field = `Checksum${algorithm}`;
    const stored = await server.put("sum", "payload", { ChecksumAlgorithm: algorithm });
    expect(stored).toHaveProperty(field);
    const head = await server.client.send(
      new HeadObjectCommand({ Bucket, Key: "sum", ChecksumMode: "ENABLED" }),
    );
    expect(head).toHaveProperty(field, Reflect.get(stored, field));
    const wrong = server.put("other", "payload", { [field]: Reflect.get(stored, field).replace(/^./, "_") });
    await expect(wrong).rejects.toMatchObject({ name: "BadDigest" });
    expect(server.byteFiles()).toHaveLength(1);
  });

  test("a wrong Content-MD5 stores nothing", async () => {
    const wrong = server.put("sum", "payload", { ContentMD5: Buffer.alloc(16).toString("base64") });
    await expect(wrong).rejects.toMatchObject({ name: "BadDigest" });
    await expect(server.put("sum", "payload", { ContentMD5: "abc" })).rejects.toMatchObject({
      name: "InvalidDigest",
    });
    expect(server.byteFiles()).toEqual([]);
  });

  test("two checksums at once are refused", async () => {
    const client = changing("build", (request) => {
      request.headers["x-amz-checksum-sha256"] = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
    });
    const empty = new PutObjectCommand({ Bucket, Key: "sum", Body: new Uint8Array() });
    await expect(client.send(empty)).rejects.toMatchObject({ name: "InvalidRequest" });
  });

  test("a checksum that this server cannot verify is refused, not believed", async () => {
    const unknown = server.put("sum", "payload", { ChecksumCRC64NVME: "AAAAAAAAAAA=" });
    await expect(unknown).rejects.toMatchObject({ name: "NotImplemented" });
  });
});

describe("streams", () => {
  const stream = (bytes: Buffer) =>
    new PutObjectCommand({
      Bucket,
      Key: "stream",
      Body: Readable.from(bytes.toString("latin1").match(/.{1,70000}/gs) ?? []).map((text) =>
        Buffer.from(text, "latin1"),
      ),
      ContentLength: bytes.length,
    });

  test("a stream arrives as aws-chunked with its checksum in the trailer, and is stored plain", async () => {
    const bytes = Buffer.alloc(300_000, "0123456789abcdef");
    const stored = await server.client.send(stream(bytes));
    expect(stored.ChecksumCRC32).toBeDefined();
    const got = await server.client.send(new GetObjectCommand({ Bucket, Key: "stream" }));
    expect(got.ContentEncoding).toBeUndefined();
    expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
  });

  test("a stream larger than the server's limit is refused", async () => {
    await expect(server.client.send(stream(Buffer.alloc(8 * 2 ** 20 + 1)))).rejects.toMatchObject({
      name: "EntityTooLarge",
    });
    expect(server.byteFiles()).toEqual([]);
  });

  test("a stream with a wrong checksum in its trailer stores nothing", async () => {
    const client = changing("finalizeRequest", async (request) => {
      const text = Buffer.concat(await Readable.from(request.body).toArray()).toString("latin1");
      request.body = Readable.from([Buffer.from(text.replace(/(crc32:)./, "$1_"), "latin1")]);
    });
    await expect(client.send(stream(Buffer.from("payload")))).rejects.toMatchObject({ name: "BadDigest" });
    expect(server.byteFiles()).toEqual([]);
    expect(server.events).toEqual([]);
  });

  test("a stream that is not as long as it says stores nothing", async () => {
    const saying = (length: number) =>
      changing("build", (request) => {
        request.headers["x-amz-decoded-content-length"] = String(length);
      });
    await expect(saying(6).send(stream(Buffer.from("payload")))).rejects.toMatchObject({
      name: "IncompleteBody",
    });
    await expect(saying(8).send(stream(Buffer.from("payload")))).rejects.toMatchObject({
      name: "IncompleteBody",
    });
    expect(server.byteFiles()).toEqual([]);
  });

  test("a stream that says it is small is cut off at the limit, and told so", async () => {
    const client = changing("build", (request) => {
      request.headers["x-amz-decoded-content-length"] = "1";
    });
    await expect(client.send(stream(Buffer.alloc(9 * 2 ** 20)))).rejects.toMatchObject({
      name: "EntityTooLarge",
    });
    expect(server.byteFiles()).toEqual([]);
  });

  test("a stream refused at its first bytes is still taken in to its end, so that its connection lives on", async () => {
    let headers: Record<string, string> = {};
    const client = changing("finalizeRequest", (signed) => {
      headers = signed.headers;
    });
    await client.send(stream(Buffer.from("payload")));
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (body: Buffer) => {
      const outgoing = http.request(`${server.s3.url}/${Bucket}/stream?x-id=PutObject`, {
        method: "PUT",
        agent,
        headers,
      });
      outgoing.end(body);
      const [answer] = await once(outgoing, "response");
      return Buffer.concat(await answer.toArray()).toString();
    };
    expect(await send(Buffer.alloc(3 * 2 ** 20, "not a chunk "))).toContain("<Code>InvalidRequest</Code>");
    expect(await send(Buffer.from("0\r\n\r\n"))).toContain("<Code>IncompleteBody</Code>");
    agent.destroy();
  });
});

describe("the signed hash of the body", () => {
  const put = new PutObjectCommand({ Bucket, Key: "signed", Body: "payload" });

  test("other bytes than the signed ones are refused and store nothing", async () => {
    const client = changing("finalizeRequest", (request) => {
      request.body = "PAYLOAD";
    });
    await expect(client.send(put)).rejects.toMatchObject({ name: "XAmzContentSHA256Mismatch" });
    expect(server.byteFiles()).toEqual([]);
  });

  test.each([
    ["STREAMING-AWS4-HMAC-SHA256-PAYLOAD", "NotImplemented"],
    ["0".repeat(63), "InvalidArgument"],
  ])("a body signed as %s, which nobody here verifies, is refused", async (hash, name) => {
    const client = changing("build", (request) => {
      request.headers["x-amz-content-sha256"] = hash;
    });
    await expect(client.send(put)).rejects.toMatchObject({ name });
    expect(server.byteFiles()).toEqual([]);
  });
});

interface HttpRequest {
  headers: Record<string, string>;
  body: string | Uint8Array | Readable;
}

function isHttpRequest(request: unknown): request is HttpRequest {
  return typeof request === "object" && request !== null && "headers" in request && "body" in request;
}

/** A client whose requests are changed before ("build") or after ("finalizeRequest") they are signed. */
function changing(
  step: "build" | "finalizeRequest",
  change: (request: HttpRequest) => void | Promise<void>,
): S3Client {
  const client = server.connect();
  const changeFirst =
    <Args extends { request: unknown }, Result>(next: (args: Args) => Promise<Result>) =>
    async (args: Args) => {
      if (isHttpRequest(args.request)) await change(args.request);
      return next(args);
    };
  if (step === "build") client.middlewareStack.add(changeFirst, { step, priority: "low" });
  else client.middlewareStack.add(changeFirst, { step, priority: "low" });
  return client;
}
