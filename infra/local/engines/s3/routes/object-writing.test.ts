import {
  CopyObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  PutObjectTaggingCommand,
} from "@aws-sdk/client-s3";
import { Bucket, TestServer } from "../testing/test-server.ts";

let server: TestServer;

beforeEach(async () => {
  server = new TestServer();
  await server.start();
});

afterEach(() => server.stop());

describe("conditional writes", () => {
  test("of ten writers that want to be first, one is", async () => {
    const writes = Array.from({ length: 10 }, (_, writer) =>
      server.put("once", `writer ${writer}`, { IfNoneMatch: "*" }),
    );
    const outcomes = await Promise.allSettled(writes);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason.name] : [],
    );
    expect(refused).toEqual(Array.from({ length: 9 }, () => "PreconditionFailed"));
    expect(server.events).toHaveLength(1);
    expect(server.byteFiles()).toHaveLength(1);
  });

  test("a write can insist on replacing exactly what was read", async () => {
    const { ETag } = await server.put("page", "one");
    await server.put("page", "two", { IfMatch: ETag });
    await expect(server.put("page", "three", { IfMatch: ETag })).rejects.toMatchObject({
      name: "PreconditionFailed",
    });
    await expect(server.put("new", "x", { IfMatch: ETag })).rejects.toMatchObject({ name: "NoSuchKey" });
    expect(await server.read("page")).toBe("two");
  });
});

describe("copies", () => {
  test("a copy keeps bytes, headers and tags, and says that it is a copy", async () => {
    await server.put("quarantine/ç +.pdf", "evidence", {
      ContentType: "application/pdf",
      Tagging: "state=new",
    });
    const CopySource = encodeURIComponent(`${Bucket}/quarantine/ç +.pdf`);
    await server.client.send(new CopyObjectCommand({ Bucket, Key: "clean.pdf", CopySource }));
    const got = await server.client.send(new GetObjectCommand({ Bucket, Key: "clean.pdf" }));
    expect(await got.Body?.transformToString()).toBe("evidence");
    expect(got).toMatchObject({ ContentType: "application/pdf", TagCount: 1 });
    expect(server.events.at(-1)).toMatchObject({
      eventName: "ObjectCreated:Copy",
      key: "clean.pdf",
      size: 8,
    });
  });

  test("a copy can replace headers and tags", async () => {
    await server.put("a", "x", { ContentType: "text/html", Metadata: { old: "1" }, Tagging: "state=new" });
    await server.client.send(
      new CopyObjectCommand({
        Bucket,
        Key: "a",
        CopySource: `${Bucket}/a`,
        MetadataDirective: "REPLACE",
        ContentType: "text/plain",
        TaggingDirective: "REPLACE",
        Tagging: "state=clean",
      }),
    );
    const head = await server.client.send(new HeadObjectCommand({ Bucket, Key: "a" }));
    expect(head).toMatchObject({ ContentType: "text/plain", Metadata: {} });
    const { TagSet } = await server.client.send(new GetObjectTaggingCommand({ Bucket, Key: "a" }));
    expect(TagSet).toEqual([{ Key: "state", Value: "clean" }]);
  });

  test("a copy of nothing, or onto itself unchanged, is refused", async () => {
    await server.put("a", "x");
    const copy = (source: string) =>
      server.client.send(new CopyObjectCommand({ Bucket, Key: "a", CopySource: `${Bucket}/${source}` }));
    await expect(copy("missing")).rejects.toMatchObject({ name: "NoSuchKey" });
    await expect(copy("a")).rejects.toMatchObject({ name: "InvalidRequest" });
  });
});

describe("tags", () => {
  const tagsOf = async (Key: string) =>
    (await server.client.send(new GetObjectTaggingCommand({ Bucket, Key }))).TagSet;

  test("tags come with the upload, are replaced and removed", async () => {
    await server.put("a", "x", { Tagging: "state=pending&owner=a%20%26%20b" });
    expect(await tagsOf("a")).toEqual([
      { Key: "state", Value: "pending" },
      { Key: "owner", Value: "a & b" },
    ]);
    const TagSet = [{ Key: "<state>", Value: "\"clean\" & 'safe'" }];
    await server.client.send(new PutObjectTaggingCommand({ Bucket, Key: "a", Tagging: { TagSet } }));
    expect(await tagsOf("a")).toEqual(TagSet);
    expect(await server.read("a")).toBe("x");
    await server.client.send(new DeleteObjectTaggingCommand({ Bucket, Key: "a" }));
    expect(await tagsOf("a")).toEqual([]);
  });

  test("eleven tags, or a key twice, are refused and the upload stores nothing", async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => `k${index}=v`).join("&");
    await expect(server.put("a", "x", { Tagging: eleven })).rejects.toMatchObject({ name: "BadRequest" });
    await expect(server.put("a", "x", { Tagging: "k=1&k=2" })).rejects.toMatchObject({ name: "InvalidTag" });
    expect(server.byteFiles()).toEqual([]);
  });
});
