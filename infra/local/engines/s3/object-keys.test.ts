import { GetObjectCommand, HeadObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Bucket, TestServer } from "./testing/test-server.ts";

let server: TestServer;

beforeEach(async () => {
  server = new TestServer();
  await server.start();
});

afterEach(() => server.stop());

describe("objects", () => {
  test("an object reads back with its type, caching, metadata and ETag", async () => {
    const stored = await server.put("report.txt", "pago", {
      ContentType: "text/plain; charset=utf-8",
      CacheControl: "max-age=60",
      ContentDisposition: "inline",
      Metadata: { case: "17" },
    });
    const got = await server.client.send(new GetObjectCommand({ Bucket, Key: "report.txt" }));
    expect(await got.Body?.transformToString()).toBe("pago");
    expect(got).toMatchObject({
      ContentType: "text/plain; charset=utf-8",
      CacheControl: "max-age=60",
      ContentDisposition: "inline",
      ContentLength: 4,
      ETag: stored.ETag,
      Metadata: { case: "17" },
    });
  });

  test("a head answers like a get, without the bytes", async () => {
    await server.put("report.txt", "pago", { ContentType: "text/plain" });
    const head = await server.client.send(new HeadObjectCommand({ Bucket, Key: "report.txt" }));
    expect(head).toMatchObject({ ContentLength: 4, ContentType: "text/plain", AcceptRanges: "bytes" });
    const missing = server.client.send(new HeadObjectCommand({ Bucket, Key: "missing" }));
    await expect(missing).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
  });

  test("an empty object is an object", async () => {
    await server.put("empty", "");
    expect(await server.read("empty")).toBe("");
  });

  test("each upload is announced once, in order, with what an event record needs", async () => {
    const { ETag } = await server.put("a b/ç+.txt", "one");
    await server.put("a b/ç+.txt", "three");
    expect(server.events).toMatchObject([
      {
        eventName: "ObjectCreated:Put",
        bucket: Bucket,
        key: "a b/ç+.txt",
        size: 3,
        eTag: ETag?.replaceAll('"', ""),
      },
      { eventName: "ObjectCreated:Put", bucket: Bucket, key: "a b/ç+.txt", size: 5 },
    ]);
    const [first, second] = server.events;
    expect(first && second && first.sequencer < second.sequencer).toBe(true);
    expect(new Date(first?.eventTime ?? "").toISOString()).toBe(first?.eventTime);
  });

  test("a listener that fails does not fail the upload", async () => {
    const reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
    server.s3.onObjectCreated(() => {
      throw new Error("the inspection is broken");
    });
    await expect(server.put("kept.txt", "kept")).resolves.toBeDefined();
    expect(reported).toHaveBeenCalledTimes(1);
    reported.mockRestore();
  });

  test.each([
    "../../x",
    "a/../../../../etc/passwd",
    "./.",
    "..",
    "%2e%2e/%2e%2e/x",
    "conecta+",
    "conecta ",
    "docs/es/prevención de fraude/Ñandú 日本 🧾.pdf",
    "a//b/",
    "(it's!*)~&=?#;:@,$%25<>\"'",
    "__proto__",
    "constructor",
    "x".repeat(1024),
  ])("the key %p is one exact name", async (Key) => {
    await server.put(Key, "mine", { Metadata: { own: "yes" } });
    expect(await server.read(Key)).toBe("mine");
    expect(server.events.map(({ key }) => key)).toEqual([Key]);
    expect(server.s3.readObject(Bucket, Key)?.size).toBe(4);
    expect(server.byteFiles()).toHaveLength(1);
    const url = await getSignedUrl(server.client, new GetObjectCommand({ Bucket, Key }));
    if (!/(^|\/)\.{1,2}(\/|$)/.test(Key)) expect(await (await fetch(url)).text()).toBe("mine");
  });

  test("names that differ by case, by a plus or by an escape are different objects", async () => {
    const keys = ["AnalysisModel", "analysismodel", "conecta+", "conecta ", "conecta%2B"];
    for (const key of keys) await server.put(key, key);
    for (const key of keys) expect(await server.read(key)).toBe(key);
  });

  test("a bare plus in an address does not reach the key with the plus", async () => {
    await server.put("conecta+", "mine");
    const url = await getSignedUrl(server.client, new GetObjectCommand({ Bucket, Key: "conecta+" }));
    expect(url).toContain("conecta%2B");
    expect((await fetch(url.replace("conecta%2B", "conecta+"))).status).toBe(403);
  });

  test("a key of more than 1024 bytes is refused", async () => {
    await expect(server.put("ç".repeat(513), "x")).rejects.toMatchObject({ name: "KeyTooLongError" });
  });
});
