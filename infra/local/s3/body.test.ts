import { Readable } from "node:stream";
import { ChecksumAlgorithm, GetObjectCommand, HeadObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { Bucket, TestServer } from "./test-server.ts";

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
    const client = server.connect();
    client.middlewareStack.add(
      (next) => async (args) => {
        const { request } = args;
        if (isStreamRequest(request)) {
          const text = Buffer.concat(await request.body.toArray()).toString("latin1");
          request.body = Readable.from([Buffer.from(text.replace(/(crc32:)./, "$1_"), "latin1")]);
        }
        return next(args);
      },
      { step: "finalizeRequest", priority: "low" },
    );
    await expect(client.send(stream(Buffer.from("payload")))).rejects.toMatchObject({ name: "BadDigest" });
    expect(server.byteFiles()).toEqual([]);
    expect(server.events).toEqual([]);
  });
});

function isStreamRequest(request: unknown): request is { body: Readable } {
  return (
    typeof request === "object" && request !== null && "body" in request && request.body instanceof Readable
  );
}
