import {
  GetObjectTaggingCommand,
  type LifecycleRule,
  ListObjectVersionsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  PutObjectTaggingCommand,
} from "@aws-sdk/client-s3";
import { Bucket, TestServer } from "../testing/test-server.ts";

let server: TestServer;

beforeEach(async () => {
  server = new TestServer();
  await server.start();
});

afterEach(() => server.stop());

function rules(...Rules: LifecycleRule[]) {
  return server.client.send(
    new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules } }),
  );
}

/** S3 counts whole days from the next midnight (UTC). */
function midnightAfterDays(days: number): Date {
  const day = 24 * 3600 * 1000;
  return new Date((Math.floor(Date.now() / day) + 1 + days) * day);
}

const expired = (days: number) => server.s3.expire(midnightAfterDays(days)).map(({ key }) => key);

test("an orphan expires by its tag and prefix at the midnight after its days, and not before", async () => {
  await rules({
    Status: "Enabled",
    Filter: { And: { Prefix: "evidence/", Tags: [{ Key: "state", Value: "pending" }] } },
    Expiration: { Days: 2 },
  });
  await server.put("evidence/orphan", "x", { Tagging: "state=pending&more=1" });
  await server.put("evidence/attached", "x", { Tagging: "state=attached" });
  await server.put("other/orphan", "x", { Tagging: "state=pending" });
  await server.put("evidence/untagged", "x");
  expect(server.s3.expire(new Date(midnightAfterDays(2).getTime() - 1))).toEqual([]);
  expect(server.s3.expire(midnightAfterDays(2))).toEqual([{ bucket: Bucket, key: "evidence/orphan" }]);
  expect(server.byteFiles()).toHaveLength(3);
  expect(expired(365)).toEqual([]);
});

test("a tag put later saves an object from the rule", async () => {
  await rules({
    Status: "Enabled",
    Filter: { Tag: { Key: "state", Value: "pending" } },
    Expiration: { Days: 1 },
  });
  await server.put("a", "x", { Tagging: "state=pending" });
  const TagSet = [{ Key: "state", Value: "clean" }];
  await server.client.send(new PutObjectTaggingCommand({ Bucket, Key: "a", Tagging: { TagSet } }));
  expect(expired(30)).toEqual([]);
  expect((await server.client.send(new GetObjectTaggingCommand({ Bucket, Key: "a" }))).TagSet).toEqual(
    TagSet,
  );
});

test("sizes and dates are conditions too, and a disabled rule does nothing", async () => {
  await rules(
    { Status: "Enabled", Filter: { ObjectSizeGreaterThan: 3 }, Expiration: { Days: 1 } },
    { Status: "Enabled", Filter: { Prefix: "dated" }, Expiration: { Date: midnightAfterDays(10) } },
    { Status: "Disabled", Filter: { Prefix: "" }, Expiration: { Days: 1 } },
  );
  await server.put("big", "1234");
  await server.put("small", "123");
  await server.put("dated", "1");
  expect(expired(1)).toEqual(["big"]);
  expect(expired(10)).toEqual(["dated"]);
  expect(server.s3.readObject(Bucket, "small")).toBeDefined();
});

test("rules survive a restart", async () => {
  await rules({ Status: "Enabled", Filter: { Prefix: "" }, Expiration: { Days: 1 } });
  await server.put("a", "x");
  await server.restart();
  expect(expired(1)).toEqual(["a"]);
});

test("where versions are kept, old ones go after their days and a last marker with them", async () => {
  await server.client.send(
    new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: "Enabled" } }),
  );
  await rules(
    {
      Status: "Enabled",
      Filter: { Prefix: "" },
      NoncurrentVersionExpiration: { NoncurrentDays: 1, NewerNoncurrentVersions: 1 },
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
    },
    { Status: "Enabled", Filter: { Prefix: "gone" }, Expiration: { Days: 1 } },
    {
      Status: "Enabled",
      Filter: { Prefix: "gone" },
      Expiration: { ExpiredObjectDeleteMarker: true },
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    },
  );
  for (const text of ["1", "2", "3"]) await server.put("kept", text);
  await server.put("gone", "x");
  const count = async () => {
    const listed = await server.client.send(new ListObjectVersionsCommand({ Bucket }));
    return { versions: listed.Versions?.length ?? 0, markers: listed.DeleteMarkers?.length ?? 0 };
  };
  expect(expired(1)).toEqual(["gone"]);
  expect(await count()).toEqual({ versions: 3, markers: 1 });
  expect(await server.read("kept")).toBe("3");
  expired(10);
  expect(await count()).toEqual({ versions: 2, markers: 0 });
  expect(server.byteFiles()).toHaveLength(2);
});
