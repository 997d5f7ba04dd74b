import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteBucketCorsCommand,
  DeleteObjectsCommand,
  GetBucketAclCommand,
  GetBucketCorsCommand,
  GetBucketLifecycleConfigurationCommand,
  GetBucketVersioningCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  ListObjectsCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketPolicyCommand,
} from "@aws-sdk/client-s3";
import { Bucket, TestServer } from "../testing/test-server.ts";

let server: TestServer;

beforeEach(async () => {
  server = new TestServer();
  await server.start();
});

afterEach(() => server.stop());

test("buckets are created once, listed, found and deleted when empty", async () => {
  const { client } = server;
  await client.send(new CreateBucketCommand({ Bucket: "site" }));
  await expect(client.send(new CreateBucketCommand({ Bucket: "site" }))).rejects.toMatchObject({
    name: "BucketAlreadyOwnedByYou",
  });
  const { Buckets } = await client.send(new ListBucketsCommand({}));
  expect(Buckets?.map(({ Name }) => Name)).toEqual([Bucket, "site"]);
  await client.send(new HeadBucketCommand({ Bucket: "site" }));
  await server.put("a", "x", { Bucket: "site" });
  await expect(client.send(new DeleteBucketCommand({ Bucket: "site" }))).rejects.toMatchObject({
    name: "BucketNotEmpty",
  });
  const Delete = { Objects: [{ Key: "a" }, { Key: "was never there" }] };
  const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket: "site", Delete }));
  expect(Deleted).toEqual([{ Key: "a" }, { Key: "was never there" }]);
  await client.send(new DeleteBucketCommand({ Bucket: "site" }));
  await expect(client.send(new HeadBucketCommand({ Bucket: "site" }))).rejects.toMatchObject({
    name: "NotFound",
  });
  expect(server.byteFiles()).toEqual([]);
});

test.each(["..", "a", "UPPER", "with_underscore", "-dash", "dots..dots", "x".repeat(64)])(
  "%p is no bucket name",
  async (name) => {
    await expect(server.client.send(new CreateBucketCommand({ Bucket: name }))).rejects.toThrow();
    expect(readdirSync(join(server.directory, "buckets"))).toEqual([Bucket]);
  },
);

test("a bucket cannot be created public", async () => {
  const open = new CreateBucketCommand({ Bucket: "open", ACL: "public-read" });
  await expect(server.client.send(open)).rejects.toMatchObject({ name: "AccessControlListNotSupported" });
  expect(readdirSync(join(server.directory, "buckets"))).toEqual([Bucket]);
});

test("an object cannot be put into a bucket that does not exist", async () => {
  await expect(server.put("a", "x", { Bucket: "missing" })).rejects.toMatchObject({ name: "NoSuchBucket" });
  expect(server.byteFiles()).toEqual([]);
});

test("settings read back as they were put, and their absence has a name", async () => {
  const { client } = server;
  await expect(client.send(new GetBucketCorsCommand({ Bucket }))).rejects.toMatchObject({
    name: "NoSuchCORSConfiguration",
  });
  await expect(client.send(new GetBucketLifecycleConfigurationCommand({ Bucket }))).rejects.toMatchObject({
    name: "NoSuchLifecycleConfiguration",
  });
  expect((await client.send(new GetBucketVersioningCommand({ Bucket }))).Status).toBeUndefined();
  const CORSRules = [
    { ID: "portal & docs", AllowedOrigins: ["https://*.example.com"], AllowedMethods: ["PUT"] },
  ];
  await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }));
  expect((await client.send(new GetBucketCorsCommand({ Bucket }))).CORSRules).toEqual(CORSRules);
  await client.send(new DeleteBucketCorsCommand({ Bucket }));
  await expect(client.send(new GetBucketCorsCommand({ Bucket }))).rejects.toThrow();
});

test("settings that S3 would refuse change nothing", async () => {
  const { client } = server;
  const cors = (AllowedMethods: string[], AllowedOrigins: string[]) =>
    client.send(
      new PutBucketCorsCommand({
        Bucket,
        CORSConfiguration: { CORSRules: [{ AllowedMethods, AllowedOrigins }] },
      }),
    );
  await cors(["GET"], ["https://a.example"]);
  await expect(cors(["PATCH"], ["*"])).rejects.toMatchObject({ name: "InvalidRequest" });
  await expect(cors(["GET"], ["*.*"])).rejects.toMatchObject({ name: "InvalidRequest" });
  await expect(cors([], ["*"])).rejects.toMatchObject({ name: "MalformedXML" });
  const { CORSRules } = await client.send(new GetBucketCorsCommand({ Bucket }));
  expect(CORSRules).toEqual([{ AllowedMethods: ["GET"], AllowedOrigins: ["https://a.example"] }]);
  const Rules = [{ Status: "Enabled" as const, Filter: { Prefix: "" }, Expiration: { Days: 0 } }];
  await expect(
    client.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules } })),
  ).rejects.toMatchObject({ name: "MalformedXML" });
});

test("what is not emulated is refused by name, never taken for something else", async () => {
  const refused = { name: "NotImplemented" };
  const { client } = server;
  await expect(client.send(new PutBucketPolicyCommand({ Bucket, Policy: "{}" }))).rejects.toMatchObject(
    refused,
  );
  await expect(client.send(new GetBucketAclCommand({ Bucket }))).rejects.toMatchObject(refused);
  await expect(client.send(new ListObjectsCommand({ Bucket }))).rejects.toMatchObject(refused);
  await expect(client.send(new CreateMultipartUploadCommand({ Bucket, Key: "a" }))).rejects.toMatchObject(
    refused,
  );
  const locked = server.put("a", "x", {
    ObjectLockMode: "GOVERNANCE",
    ObjectLockRetainUntilDate: new Date(),
  });
  await expect(locked).rejects.toMatchObject(refused);
  expect(server.byteFiles()).toEqual([]);
});
