import { createHash } from "node:crypto";
import { once } from "node:events";
import { type ClientRequest, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ListObjectVersionsCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Bucket, TestServer } from "./testing/test-server.ts";

const Key = "evidence/01J/comprovante é +.pdf";
const bytes = Buffer.alloc(200_000, "%PDF-1.7 evidence ");
const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("base64");
const declared = { "content-type": "application/pdf", "x-amz-checksum-sha256": sha256(bytes) };

let server: TestServer;

beforeEach(async () => {
  server = new TestServer({ maxBodyBytes: 1_000_000 });
  await server.start();
});

afterEach(() => server.stop());

/** As the product signs uploads: key, type, length and checksum, all of them as headers. */
function presign(body = bytes, options = {}): Promise<string> {
  const command = new PutObjectCommand({
    Bucket,
    Key,
    ContentType: "application/pdf",
    ContentLength: body.length,
    ChecksumSHA256: sha256(body),
  });
  return getSignedUrl(server.client, command, {
    expiresIn: 300,
    signableHeaders: new Set(["content-type"]),
    unhoistableHeaders: new Set(["x-amz-checksum-sha256"]),
    ...options,
  });
}

async function upload(url: string, body: Buffer = bytes, headers: Record<string, string> = declared) {
  const answer = await fetch(url, { method: "PUT", body: new Uint8Array(body), headers });
  return `${answer.status} ${/<Code>(.*)<\/Code>/.exec(await answer.text())?.[1] ?? ""}`.trim();
}

async function expectNothingStored() {
  expect(server.byteFiles()).toEqual([]);
  expect(server.events).toEqual([]);
  const { Versions = [] } = await server.client.send(new ListObjectVersionsCommand({ Bucket }));
  expect(Versions).toEqual([]);
}

async function eventually(condition: () => boolean) {
  for (let attempt = 0; attempt < 200 && !condition(); attempt += 1) await pause(10);
  expect(condition()).toBe(true);
}

test("the presigned address carries its terms as signed headers", async () => {
  const signed = new URL(await presign()).searchParams.get("X-Amz-SignedHeaders");
  expect(signed).toBe("content-length;content-type;host;x-amz-checksum-sha256");
});

test("exactly the declared bytes are stored, under the signed key, and announced", async () => {
  expect(await upload(await presign())).toBe("200");
  expect(server.events).toMatchObject([{ key: Key, size: bytes.length, eventName: "ObjectCreated:Put" }]);
  expect(await server.read(Key)).toBe(bytes.toString());
});

test("an upload can be repeated while the address lives", async () => {
  const url = await presign();
  expect(await upload(url)).toBe("200");
  expect(await upload(url)).toBe("200");
  expect(server.byteFiles()).toHaveLength(1);
});

test.each([
  ["fewer bytes", bytes.subarray(1), declared, "403 SignatureDoesNotMatch"],
  ["more bytes", Buffer.concat([bytes, Buffer.from("!")]), declared, "403 SignatureDoesNotMatch"],
  ["no bytes", Buffer.alloc(0), declared, "403 SignatureDoesNotMatch"],
  ["other bytes of the same length", Buffer.alloc(bytes.length, "x"), declared, "400 BadDigest"],
  ["another type", bytes, { ...declared, "content-type": "text/html" }, "403 SignatureDoesNotMatch"],
  [
    "a type with a parameter",
    bytes,
    { ...declared, "content-type": "application/pdf;x" },
    "403 SignatureDoesNotMatch",
  ],
  [
    "another checksum",
    bytes,
    { ...declared, "x-amz-checksum-sha256": sha256(Buffer.from("x")) },
    "403 SignatureDoesNotMatch",
  ],
  ["no checksum", bytes, { "content-type": "application/pdf" }, "403 SignatureDoesNotMatch"],
  ["a second checksum", bytes, { ...declared, "x-amz-checksum-crc32": "AAAAAA==" }, "403 AccessDenied"],
])("an upload of %s is refused and stores nothing", async (_case, body, headers, refusal) => {
  expect(await upload(await presign(), body, headers)).toBe(refusal);
  await expectNothingStored();
});

test("an upload to another key is refused and stores nothing", async () => {
  const url = await presign();
  for (const other of [
    url.replace("/01J/", "/01K/"),
    url.replace("comprovante", "Comprovante"),
    url.replace("%2B", "+"),
  ]) {
    expect(other).not.toBe(url);
    expect(await upload(other)).toBe("403 SignatureDoesNotMatch");
  }
  await expectNothingStored();
});

test("a forged signature is refused and stores nothing", async () => {
  const forged = (await presign()).replace(/(X-Amz-Signature=)[0-9a-f]{64}/, `$1${"0".repeat(64)}`);
  expect(await upload(forged)).toBe("403 SignatureDoesNotMatch");
  await expectNothingStored();
});

test("an expired address is refused and stores nothing", async () => {
  const url = await presign(bytes, { signingDate: new Date(Date.now() - 302_000) });
  expect(await upload(url)).toBe("403 AccessDenied");
  await expectNothingStored();
});

test("an address that worked does not work again once it is expired", async () => {
  const url = await presign(bytes, { signingDate: new Date(Date.now() - 298_500) });
  expect(await upload(url)).toBe("200");
  await pause(2600);
  expect(await upload(url)).toBe("403 AccessDenied");
  expect(server.events).toHaveLength(1);
});

test("more than the server takes is refused before it is sent, even when signed", async () => {
  const large = Buffer.alloc(1_000_001, "x");
  const headers = { ...declared, "x-amz-checksum-sha256": sha256(large), "content-length": large.length };
  const outgoing = request(await presign(large), { method: "PUT", headers });
  outgoing.flushHeaders();
  const [answer] = await once(outgoing, "response");
  expect(Buffer.concat(await answer.toArray()).toString()).toContain("<Code>EntityTooLarge</Code>");
  outgoing.destroy();
  await expectNothingStored();
});

test("an upload that hides its length is refused and stores nothing", async () => {
  const client = server.connect({ requestChecksumCalculation: "WHEN_REQUIRED" });
  const lengthNotSigned = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key }));
  const hidden = async (url: string, headers: Record<string, string>) => {
    const body = new Blob([new Uint8Array(bytes)]).stream();
    const init = { method: "PUT", headers, body, duplex: "half" };
    return (await fetch(url, init)).status;
  };
  expect(await hidden(await presign(), declared)).toBe(403);
  expect(await hidden(lengthNotSigned, {})).toBe(411);
  await expectNothingStored();
});

test("terms that a presigner moved into the query are refused: S3 would not hold the upload to them", async () => {
  const url = await presign(bytes, { unhoistableHeaders: new Set() });
  expect(url).toContain("x-amz-checksum-sha256");
  expect(await upload(url, bytes, { "content-type": "application/pdf" })).toBe("400 InvalidArgument");
  await expectNothingStored();
});

function beginUpload(url: string, sent: Buffer): Promise<ClientRequest> {
  const { promise, resolve } = Promise.withResolvers<ClientRequest>();
  const outgoing = request(url, { method: "PUT", headers: { ...declared, "content-length": bytes.length } });
  outgoing.on("error", () => undefined); // the cut itself
  outgoing.flushHeaders();
  outgoing.write(sent, () => resolve(outgoing));
  return promise;
}

test.each([0, 1, 50, 99])("an upload cut at %i % leaves nothing, and a retry works", async (percent) => {
  const url = await presign();
  const outgoing = await beginUpload(url, bytes.subarray(0, (bytes.length * percent) / 100));
  await eventually(() => server.files("incoming").length === 1);
  outgoing.destroy();
  await eventually(() => server.files("incoming").length === 0);
  await expectNothingStored();
  expect(await upload(url)).toBe("200");
});

test("a server that stops during an upload leaves nothing of it", async () => {
  await beginUpload(await presign(), bytes.subarray(0, 1000));
  await eventually(() => server.files("incoming").length === 1);
  await server.s3.close();
  expect(server.byteFiles()).toEqual([]);
  await server.restart();
  await expectNothingStored();
});

test("a cut upload does not touch the object that it would have replaced", async () => {
  const url = await presign();
  expect(await upload(url)).toBe("200");
  const outgoing = await beginUpload(url, Buffer.alloc(1000, "x"));
  await eventually(() => server.files("incoming").length === 1);
  outgoing.destroy();
  await eventually(() => server.files("incoming").length === 0);
  expect(await server.read(Key)).toBe(bytes.toString());
});
