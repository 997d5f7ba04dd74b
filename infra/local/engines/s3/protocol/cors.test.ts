import { PutBucketCorsCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Bucket, TestServer } from "../testing/test-server.ts";

const portal = "http://localhost:8080";
const server = new TestServer();

beforeAll(async () => {
  await server.start();
  await server.client.send(
    new PutBucketCorsCommand({
      Bucket,
      CORSConfiguration: {
        CORSRules: [
          {
            AllowedOrigins: [portal, "https://*.portal.example"],
            AllowedMethods: ["PUT"],
            AllowedHeaders: ["content-type", "x-amz-checksum-*"],
            ExposeHeaders: ["ETag"],
            MaxAgeSeconds: 600,
          },
          { AllowedOrigins: ["*"], AllowedMethods: ["GET"] },
        ],
      },
    }),
  );
});

afterAll(() => server.stop());

function preflight(origin: string, method: string, headers = "", bucket = Bucket): Promise<Response> {
  return fetch(`${server.s3.url}/${bucket}/evidence/a.pdf`, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": method,
      ...(headers ? { "access-control-request-headers": headers } : {}),
    },
  });
}

test("the portal may upload with exactly the headers that the rule names", async () => {
  const answer = await preflight(portal, "PUT", "Content-Type, x-amz-checksum-sha256");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "access-control-allow-origin": portal,
    "access-control-allow-methods": "PUT",
    "access-control-allow-headers": "content-type, x-amz-checksum-sha256",
    "access-control-expose-headers": "ETag",
    "access-control-max-age": "600",
    vary: expect.stringContaining("Origin"),
  });
});

test("a wildcard in an origin stands for any text in its place", async () => {
  expect((await preflight("https://staging.portal.example", "PUT")).status).toBe(200);
  expect((await preflight("https://portal.example", "PUT")).status).toBe(403);
  expect((await preflight("https://staging.portal.example.evil", "PUT")).status).toBe(403);
});

test.each([
  ["another origin", "http://localhost:8081", "PUT", ""],
  ["another method", portal, "DELETE", ""],
  ["one header more", portal, "PUT", "content-type, x-amz-tagging"],
  ["another bucket", portal, "PUT", "", "other"],
])("a preflight for %s is refused", async (_case, origin, method, headers, bucket = Bucket) => {
  const answer = await preflight(origin, method, headers, bucket);
  expect(answer.status).toBe(403);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test("anybody's page may ask to read, and gets no credentials with it", async () => {
  const answer = await preflight("https://anywhere.example", "GET");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
});

test("the page can read the answer of its upload, and also why one was refused", async () => {
  const client = server.connect({ requestChecksumCalculation: "WHEN_REQUIRED" });
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: "a.pdf" }));
  const upload = (address: string, origin: string) =>
    fetch(address, { method: "PUT", body: "x", headers: { origin } });
  const stored = await upload(url, portal);
  expect(stored.headers.get("access-control-allow-origin")).toBe(portal);
  expect(stored.headers.get("etag")).toBe('"9dd4e461268c8034f5c8564e155c67a6"');
  const refused = await upload(url.replace("a.pdf", "b.pdf"), portal);
  expect(refused.status).toBe(403);
  expect(refused.headers.get("access-control-allow-origin")).toBe(portal);
  const elsewhere = await upload(url, "http://evil.example");
  expect(elsewhere.headers.get("access-control-allow-origin")).toBeNull();
});
