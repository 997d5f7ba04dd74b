import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { CloudFrontClient, CreateInvalidationCommand } from "@aws-sdk/client-cloudfront";
import { PutObjectCommand, type PutObjectCommandInput, S3Client } from "@aws-sdk/client-s3";
import { openApiDocument, openApiPath } from "@portal/shared/openapi/document.ts";
import { site } from "@portal/shared/site.ts";
import { publishSite } from "./publish-site.ts";
import { siteConfig } from "./site-config.ts";

const outputs = {
  Stage: "dev",
  Region: "sa-east-1",
  SiteBucket: "the-site",
  SiteUrl: "https://d1.cloudfront.net",
  DistributionId: "E1",
  DistributionDomain: "d1.cloudfront.net",
  EvidenceBucket: "evidence",
  UserPoolId: "sa-east-1_1",
  UserPoolClientId: "client",
  HostedDomain: "portal-dev.auth.sa-east-1.amazoncognito.com",
  SocialProviders: "[]",
  Algolia: "null",
};

const region = "sa-east-1";
let folder: string;
let puts: PutObjectCommandInput[];
let invalidated: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-publication-"));
  const files = [
    "docs/index.html",
    "docs/assets/js/main.1.js",
    "docs/openapi/e-sitef.json",
    "web/index.html",
    "web/portal-assets/entry-1.js",
  ];
  for (const name of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
  writeFileSync(join(folder, "docs/openapi/e-sitef.json"), `${site.url}/sandbox`);
  puts = [];
  invalidated = [];
  const s3 = Object.assign(new S3Client({ region }), {
    send: async (command: unknown) => {
      if (command instanceof PutObjectCommand) puts.push(command.input);
    },
  });
  const cloudFront = Object.assign(new CloudFrontClient({ region }), {
    send: async (command: unknown) => {
      if (command instanceof CreateInvalidationCommand) invalidated.push([puts.length, command.input]);
    },
  });
  const builds = { docs: join(folder, "docs"), web: join(folder, "web") };
  expect(await publishSite(outputs, builds, { s3, cloudFront })).toBe(7);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("no page is published before the files that it names", () => {
  const keys = puts.map(({ Key = "" }) => Key);
  expect(keys.slice(0, 2).toSorted()).toEqual(["assets/js/main.1.js", "portal-assets/entry-1.js"]);
  expect(keys.slice(2).toSorted()).toEqual([
    "api/openapi.json",
    "config.json",
    "index.html",
    "openapi/e-sitef.json",
    "portal/index.html",
  ]);
});

test("what readers take away names the stage's own address, in the place of the one that it was built for", () => {
  const document = puts.find(({ Key }) => Key === "openapi/e-sitef.json");
  expect(document?.Body).toEqual(Buffer.from(`${outputs.SiteUrl}/sandbox`));
});

test("scripts and styles that never change are put compressed, and say so; what a program may read is put as it is", () => {
  const putOf = (key: string) => puts.find(({ Key }) => Key === key);
  for (const [key, file] of [
    ["assets/js/main.1.js", "docs/assets/js/main.1.js"],
    ["portal-assets/entry-1.js", "web/portal-assets/entry-1.js"],
  ] as const) {
    const put = putOf(key);
    expect(put?.ContentEncoding).toBe("br");
    expect(put?.Body).toBeInstanceOf(Buffer);
    if (put?.Body instanceof Buffer) expect(brotliDecompressSync(put.Body).toString()).toBe(file);
  }
  expect(putOf("index.html")?.ContentEncoding).toBeUndefined();
  expect(putOf("index.html")?.Body).toEqual(Buffer.from("docs/index.html"));
});

test("the portal finds its stage's configuration, which no cache keeps", () => {
  const config = puts.find(({ Key }) => Key === "config.json");
  expect(config).toMatchObject({ Bucket: "the-site", CacheControl: "no-cache" });
  expect(config?.Body).toBe(JSON.stringify(siteConfig(outputs)));
});

test("the API's document goes where its address leads", () => {
  const document = puts.find(({ Key }) => Key === openApiPath.slice(1));
  expect(document).toMatchObject({ ContentType: "application/json", CacheControl: "no-cache" });
  expect(document?.Body).toBe(JSON.stringify(openApiDocument()));
});

test("CloudFront forgets the old pages once all new ones are there", () => {
  expect(invalidated).toMatchObject([
    [7, { DistributionId: "E1", InvalidationBatch: { Paths: { Items: ["/*"] } } }],
  ]);
});
