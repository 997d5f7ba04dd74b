import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetBucketCorsCommand,
  GetBucketVersioningCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  PutBucketCorsCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { startS3 } from "./server.ts";
import { Bucket, credentials, region, TestServer } from "./testing/test-server.ts";

let server: TestServer;

beforeEach(async () => {
  server = new TestServer();
  await server.start();
});

afterEach(() => server.stop());

test("a restart keeps objects, headers, tags, versions, deletes and settings", async () => {
  const CORSConfiguration = { CORSRules: [{ AllowedOrigins: ["*"], AllowedMethods: ["PUT"] }] };
  await server.client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration }));
  await server.client.send(
    new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: "Enabled" } }),
  );
  const first = await server.put("ç/AnalysisModel", "one", { ContentType: "text/plain", Tagging: "a=b" });
  await server.put("ç/AnalysisModel", "two", { Metadata: { own: "yes" } });
  await server.put("deleted", "x");
  await server.client.send(new DeleteObjectCommand({ Bucket, Key: "deleted" }));

  await server.restart();

  expect(await server.read("ç/AnalysisModel")).toBe("two");
  expect(await server.read("ç/AnalysisModel", { VersionId: first.VersionId })).toBe("one");
  const head = new HeadObjectCommand({ Bucket, Key: "ç/AnalysisModel" });
  expect(await server.client.send(head)).toMatchObject({ Metadata: { own: "yes" } });
  const tagging = { Bucket, Key: "ç/AnalysisModel", VersionId: first.VersionId };
  expect(await server.client.send(new GetObjectTaggingCommand(tagging))).toMatchObject({
    TagSet: [{ Key: "a", Value: "b" }],
  });
  await expect(server.read("deleted")).rejects.toMatchObject({ name: "NoSuchKey" });
  expect(await server.client.send(new GetBucketCorsCommand({ Bucket }))).toMatchObject(CORSConfiguration);
  const versioning = await server.client.send(new GetBucketVersioningCommand({ Bucket }));
  expect(versioning.Status).toBe("Enabled");
});

test("writes after a restart sort after the ones before it", async () => {
  await server.put("a", "1");
  await server.restart();
  await server.put("a", "2");
  const [before, after] = server.events.map(({ sequencer }) => sequencer);
  expect(before !== undefined && after !== undefined && before < after).toBe(true);
});

test("what a crash left half-done is gone after the next start", async () => {
  await server.put("kept", "kept");
  const buckets = join(server.directory, "buckets");
  writeFileSync(join(server.directory, "incoming", "half-an-upload"), "%PDF");
  writeFileSync(join(buckets, Bucket, "blobs", "stored-but-never-recorded"), "%PDF");
  mkdirSync(join(buckets, "half-a-bucket", "blobs"), { recursive: true });
  await server.restart();
  expect(server.byteFiles()).toHaveLength(1);
  expect(readdirSync(buckets)).toEqual([Bucket]);
  expect(await server.read("kept")).toBe("kept");
});

test("a record that something else damaged is named instead of being lost silently", async () => {
  await server.put("a", "x");
  const [record = ""] = server.files("objects");
  const file = join(server.directory, "buckets", Bucket, "objects", record);
  writeFileSync(file, "{");
  const start = startS3({ port: 0, directory: server.directory, accounts: {} });
  await expect(start).rejects.toThrow(/stored S3 bucket in .*evidence cannot be read/);
  rmSync(file);
});

test("a port that is taken is an error, not a hang", async () => {
  const port = Number(new URL(server.s3.url).port);
  const second = startS3({ port, directory: join(server.directory, "second"), accounts: {} });
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
});

describe("killed under writes", () => {
  async function startProcess(directory: string): Promise<{ child: ChildProcess; url: string }> {
    const options = {
      port: 0,
      directory,
      region,
      accounts: { [credentials.accessKeyId]: credentials.secretAccessKey },
    };
    const program = `import { startS3 } from ${JSON.stringify(join(__dirname, "server.ts"))};
      const { url } = await startS3(${JSON.stringify(options)});
      process.stdout.write(url);`;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [url] = await once(child.stdout, "data");
    return { child, url: String(url) };
  }

  test("the server loses no acknowledged object and shows none that is torn", async () => {
    const directory = join(server.directory, "killed");
    const acknowledged = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const { child, url } = await startProcess(directory);
      const client = new S3Client({ endpoint: url, region, credentials, maxAttempts: 1 });
      if (round === 0) await client.send(new CreateBucketCommand({ Bucket }));
      const write = async (Key: string) => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: Key.repeat(5000) }));
        acknowledged.add(Key);
        if (acknowledged.size % 40 === 0) child.kill("SIGKILL");
      };
      const keys = Array.from({ length: 200 }, (_, index) => `round ${round} object ${index}`);
      await Promise.allSettled(keys.map(write));
      child.kill("SIGKILL");
      client.destroy();
    }
    const survivor = await startS3({ port: 0, directory, region, accounts: {} });
    expect(acknowledged.size).toBeGreaterThanOrEqual(120);
    for (const key of acknowledged) expect(survivor.readObject(Bucket, key)?.size).toBe(key.length * 5000);
    await survivor.close();
  }, 60_000);
});
