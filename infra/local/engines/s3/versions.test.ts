import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
} from "@aws-sdk/client-s3";
import { Bucket, TestServer } from "./testing/test-server.ts";

let server: TestServer;

beforeEach(async () => {
  server = new TestServer();
  await server.start();
});

afterEach(() => server.stop());

describe("versions", () => {
  beforeEach(() =>
    server.client.send(
      new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: "Enabled" } }),
    ),
  );

  test("each write keeps the one before it readable", async () => {
    const first = await server.put("page", "one");
    await server.put("page", "two");
    expect(await server.read("page")).toBe("two");
    expect(await server.read("page", { VersionId: first.VersionId })).toBe("one");
    expect(server.events[0]?.versionId).toBe(first.VersionId);
  });

  test("a delete hides the object behind a marker, and deleting the marker brings it back", async () => {
    await server.put("page", "one");
    const deleted = await server.client.send(new DeleteObjectCommand({ Bucket, Key: "page" }));
    expect(deleted.DeleteMarker).toBe(true);
    await expect(server.read("page")).rejects.toMatchObject({ name: "NoSuchKey" });
    await expect(server.read("page", { VersionId: deleted.VersionId })).rejects.toMatchObject({
      name: "MethodNotAllowed",
    });
    const listed = await server.client.send(new ListObjectVersionsCommand({ Bucket }));
    expect(listed.DeleteMarkers).toMatchObject([
      { Key: "page", IsLatest: true, VersionId: deleted.VersionId },
    ]);
    expect(listed.Versions).toMatchObject([{ Key: "page", IsLatest: false, Size: 3 }]);
    await server.client.send(new DeleteObjectCommand({ Bucket, Key: "page", VersionId: deleted.VersionId }));
    expect(await server.read("page")).toBe("one");
  });

  test("a version deleted by its id is gone with its bytes", async () => {
    const first = await server.put("page", "one");
    await server.put("page", "two");
    await server.client.send(
      new DeleteObjectsCommand({
        Bucket,
        Delete: { Objects: [{ Key: "page", VersionId: first.VersionId }] },
      }),
    );
    await expect(server.read("page", { VersionId: first.VersionId })).rejects.toMatchObject({
      name: "NoSuchVersion",
    });
    expect(server.byteFiles()).toHaveLength(1);
  });

  test("suspended versioning overwrites only what was written while off", async () => {
    const kept = await server.put("page", "one");
    await server.client.send(
      new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: "Suspended" } }),
    );
    await server.put("page", "two");
    await server.put("page", "three");
    expect(await server.read("page")).toBe("three");
    expect(await server.read("page", { VersionId: kept.VersionId })).toBe("one");
    expect(server.byteFiles()).toHaveLength(2);
  });
});
