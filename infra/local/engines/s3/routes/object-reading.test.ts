import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Bucket, TestServer } from "../testing/test-server.ts";

let server: TestServer;

beforeEach(async () => {
  server = new TestServer();
  await server.start();
});

afterEach(() => server.stop());

describe("reading", () => {
  test.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-2", "89", "bytes 8-9/10"],
    ["bytes=5-500", "56789", "bytes 5-9/10"],
  ])("the range %s gives its part", async (Range, text, ContentRange) => {
    await server.put("digits", "0123456789");
    const got = await server.client.send(new GetObjectCommand({ Bucket, Key: "digits", Range }));
    expect(got).toMatchObject({ ContentRange, $metadata: { httpStatusCode: 206 } });
    expect(await got.Body?.transformToString()).toBe(text);
  });

  test("a range beyond the end is refused and a meaningless one ignored", async () => {
    await server.put("digits", "0123456789");
    await expect(server.read("digits", { Range: "bytes=10-" })).rejects.toMatchObject({
      name: "InvalidRange",
    });
    expect(await server.read("digits", { Range: "bytes=5-2" })).toBe("0123456789");
  });

  test("a client that has the object already is told so", async () => {
    const { ETag = "" } = await server.put("page", "text");
    const conditional = (condition: object) =>
      server.client.send(new GetObjectCommand({ Bucket, Key: "page", ...condition }));
    await expect(conditional({ IfNoneMatch: ETag })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
    await expect(conditional({ IfModifiedSince: new Date(Date.now() + 1000) })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
    await expect(conditional({ IfMatch: '"other"' })).rejects.toMatchObject({ name: "PreconditionFailed" });
    await expect(conditional({ IfMatch: ETag })).resolves.toBeDefined();
    await expect(conditional({ IfUnmodifiedSince: new Date(0) })).rejects.toMatchObject({
      name: "PreconditionFailed",
    });
  });

  test("a presigned download can force an attachment, and only as signed", async () => {
    await server.put("photo.svg", "<svg/>", { ContentType: "image/svg+xml" });
    const url = await getSignedUrl(
      server.client,
      new GetObjectCommand({
        Bucket,
        Key: "photo.svg",
        ResponseContentDisposition: "attachment; filename*=UTF-8''foto%20%C3%A7.svg",
        ResponseContentType: "application/octet-stream",
      }),
      { expiresIn: 60 },
    );
    const answer = await fetch(url);
    expect(answer.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''foto%20%C3%A7.svg");
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect((await fetch(url.replace("attachment", "inline"))).status).toBe(403);
  });

  test("a header value that would split the answer is refused", async () => {
    await server.put("photo", "x");
    const override = { ResponseContentDisposition: "attachment\r\nSet-Cookie: a=b" };
    await expect(server.read("photo", override)).rejects.toMatchObject({ name: "InvalidArgument" });
  });

  test("a download under way survives the object's end", async () => {
    await server.put("big", Buffer.alloc(4 * 2 ** 20, 1));
    const { Body } = await server.client.send(new GetObjectCommand({ Bucket, Key: "big" }));
    await server.client.send(new DeleteObjectCommand({ Bucket, Key: "big" }));
    expect((await Body?.transformToByteArray())?.length).toBe(4 * 2 ** 20);
    expect(server.byteFiles()).toEqual([]);
  });

  test("the site reads an object with its type and caching, and nothing where nothing is", async () => {
    await server.put("index.html", "<!doctype html>", { ContentType: "text/html", CacheControl: "no-cache" });
    const page = server.s3.readObject(Bucket, "index.html");
    expect(page).toMatchObject({ contentType: "text/html", cacheControl: "no-cache", size: 15 });
    expect(Buffer.concat(await (page?.body() ?? Readable.from([])).toArray()).toString()).toBe(
      "<!doctype html>",
    );
    expect(server.s3.readObject(Bucket, "Index.html")).toBeUndefined();
    expect(server.s3.readObject("no-such-bucket", "index.html")).toBeUndefined();
  });
});
