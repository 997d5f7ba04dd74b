import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type HttpReply, type HttpRequest, jsonReply } from "../gateway/exchange.ts";
import type { HttpGateway } from "../gateway/gateway.ts";
import { declaredTemplate } from "../testing/declared-template.ts";
import { createCdn } from "./cdn.ts";
import { withPolicy } from "./response-headers.ts";
import type { ServedObject, SiteFiles } from "./site-files.ts";

const optimized = "658327ea-f89d-4fab-a63d-7e88639e58f6";
const disabled = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
const edgeCode = `function handler(event) {
  var request = event.request;
  if (request.uri === "/old") return { statusCode: 301, headers: { location: { value: "/new" } } };
  if (request.uri === "/login") request.uri = "/portal/index.html";
  return request;
}`;

const page = {
  CachePolicyId: optimized,
  Compress: true,
  ResponseHeadersPolicyId: { Ref: "Headers" },
  FunctionAssociations: [
    { EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": ["Edge", "FunctionARN"] } },
  ],
};
const api = {
  PathPattern: "/api/*",
  TargetOriginId: "gateway",
  AllowedMethods: ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "POST", "DELETE"],
  CachePolicyId: disabled,
  Compress: true,
  OriginRequestPolicyId: "b689b0a8-53d0-40ab-baf2-68738e2966ac",
  ResponseHeadersPolicyId: { Ref: "Headers" },
};
const config = {
  Origins: [
    { Id: "files", DomainName: { "Fn::GetAtt": ["Bucket", "RegionalDomainName"] }, S3OriginConfig: {} },
    { Id: "gateway", DomainName: "abc.execute-api.sa-east-1.amazonaws.com", CustomOriginConfig: {} },
  ],
  OriginGroups: {
    Items: [
      {
        Id: "files-then-gateway",
        FailoverCriteria: { StatusCodes: { Items: [403, 404] } },
        Members: { Items: [{ OriginId: "files" }, { OriginId: "gateway" }] },
      },
    ],
  },
  CacheBehaviors: [
    api,
    { ...api, PathPattern: "/sandbox/*" },
    { ...page, PathPattern: "*404.html", TargetOriginId: "files" },
  ],
  DefaultCacheBehavior: { ...page, TargetOriginId: "files-then-gateway" },
};

const template = (change: object = {}) =>
  declaredTemplate({
    Bucket: { Type: "AWS::S3::Bucket" },
    Edge: { Type: "AWS::CloudFront::Function", Properties: { FunctionCode: edgeCode } },
    Headers: {
      Type: "AWS::CloudFront::ResponseHeadersPolicy",
      Properties: {
        ResponseHeadersPolicyConfig: {
          SecurityHeadersConfig: {
            ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'", Override: true },
            ContentTypeOptions: { Override: true },
            StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: true },
          },
          CustomHeadersConfig: { Items: [{ Header: "Cache-Control", Value: "no-store", Override: false }] },
        },
      },
    },
    Site: {
      Type: "AWS::CloudFront::Distribution",
      Properties: { DistributionConfig: { ...config, ...change } },
    },
  });

let asked: HttpRequest[];
let gatewayReply: HttpReply;
const gateway: HttpGateway = {
  answer: async (request) => {
    asked.push(request);
    return gatewayReply;
  },
  replace: () => undefined,
};

const text = (content: string, contentType = "text/html; charset=utf-8"): ServedObject => ({
  source: { content },
  contentType,
  cacheControl: "no-cache",
});
const script = "x".repeat(4000);
const objects: Record<string, ServedObject> = {
  "portal/index.html": text("<html><body>portal</body></html>"),
  "app.js": text(script, "text/javascript; charset=utf-8"),
  "404.html": text("nothing here"),
  "conecta+/index.html": text("plus"),
};
const files: SiteFiles = { find: (key) => objects[key] };

function ask(
  target: string,
  request: Partial<HttpRequest> = {},
  cdn = createCdn(template(), gateway, files),
): Promise<HttpReply> {
  const [url = "/", query = ""] = target.split("?");
  return cdn.answer({
    method: "GET",
    path: url,
    query,
    headers: {},
    body: Buffer.alloc(0),
    sourceIp: "127.0.0.1",
    ...request,
  });
}

beforeEach(() => {
  asked = [];
  gatewayReply = jsonReply(404, { code: "not-found" });
});

describe("pages", () => {
  test("the edge function turns a portal address into the portal's page", async () => {
    const reply = await ask("/login?next=%2Fprofile");
    expect([reply.status, reply.body.toString()]).toEqual([200, "<html><body>portal</body></html>"]);
  });

  test("an answer of the edge function goes out at once, with the security headers", async () => {
    const { status, headers } = await ask("/old");
    expect([status, headers.location, headers["content-security-policy"]]).toEqual([
      301,
      "/new",
      "default-src 'self'",
    ]);
  });

  test("every answer carries the policy, of pages and API alike", async () => {
    for (const target of ["/login", "/api/companies", "/nowhere"]) {
      expect((await ask(target)).headers).toMatchObject({
        "content-security-policy": "default-src 'self'",
        "x-content-type-options": "nosniff",
        "strict-transport-security": "max-age=60; includeSubDomains",
      });
    }
  });

  test("a header that the policy does not override stays the origin's", async () => {
    expect((await ask("/login")).headers["cache-control"]).toBe("no-cache");
    expect((await ask("/api/companies")).headers["cache-control"]).toBe("no-store");
  });

  test("a file that every origin may read says so; a list of origins is not known here and refused", async () => {
    const cors = (...Items: string[]) => ({ AccessControlAllowOrigins: { Items }, OriginOverride: true });
    expect(withPolicy({}, { CorsConfig: cors("*") })).toEqual({ "access-control-allow-origin": "*" });
    expect(() => withPolicy({}, { CorsConfig: cors("https://shop.example") })).toThrow("every origin");
    expect((await ask("/login")).headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("a plus in a path is a space to S3, so a page with one needs its encoding", async () => {
    expect((await ask("/conecta%2B/index.html")).status).toBe(200);
    await ask("/conecta+/index.html");
    expect(asked).toHaveLength(1);
  });

  test("what the bucket does not have is asked from the second origin, without the viewer's headers and query", async () => {
    gatewayReply = { status: 404, headers: { "content-type": "text/html" }, body: Buffer.from("gone") };
    const reply = await ask("/nowhere?secret=1", { headers: { authorization: "Bearer x", cookie: "a=b" } });
    expect([reply.status, reply.body.toString()]).toEqual([404, "gone"]);
    expect(asked[0]).toMatchObject({ path: "/nowhere", query: "" });
    expect(asked[0]?.headers).not.toHaveProperty("authorization");
    expect(asked[0]?.headers).not.toHaveProperty("cookie");
  });

  test("the page for what is missing is itself never asked from the second origin", async () => {
    expect((await ask("/404.html")).body.toString()).toBe("nothing here");
    expect((await ask("/xx/404.html")).status).toBe(403);
    expect(asked).toEqual([]);
  });

  test("a page takes no POST", async () => {
    expect((await ask("/login", { method: "POST" })).status).toBe(403);
  });
});

describe("API", () => {
  test("everything but the host reaches it, and its 403 and 404 come back as they are", async () => {
    const headers = { authorization: "Bearer x", host: "localhost:8080", "idempotency-key": "k" };
    const reply = await ask("/api/companies?limit=5", { method: "POST", headers, body: Buffer.from("{}") });
    expect([reply.status, reply.body.toString()]).toEqual([404, '{"code":"not-found"}']);
    expect(asked[0]).toMatchObject({
      query: "limit=5",
      headers: { authorization: "Bearer x", "idempotency-key": "k" },
    });
    expect(asked[0]?.headers.host).toBe("abc.execute-api.sa-east-1.amazonaws.com");
  });

  test("keys that programs send in headers of their own reach it as they are named", async () => {
    const headers = { merchant_id: "m-1", idempotency_key: "k", "x-sandbox-outcome": "lost" };
    await ask("/sandbox/v2/payments/", { method: "POST", headers });
    expect(asked[0]).toMatchObject({ path: "/sandbox/v2/payments/", headers });
  });

  test("where a distribution has error pages, they replace the API's errors too: the trap this one avoids", async () => {
    const CustomErrorResponses = [{ ErrorCode: 404, ResponseCode: 404, ResponsePagePath: "/404.html" }];
    const cdn = createCdn(template({ CustomErrorResponses }), gateway, files);
    expect((await ask("/api/companies/c-1", {}, cdn)).body.toString()).toBe("nothing here");
  });

  test("its answers are not compressed, because they are not cached", async () => {
    gatewayReply = {
      ...jsonReply(200, { text: script }),
      headers: { "content-type": "application/json", etag: '"1"' },
    };
    expect(
      (await ask("/api/companies", { headers: { "accept-encoding": "br" } })).headers,
    ).not.toHaveProperty("content-encoding");
  });
});

describe("transfer", () => {
  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("with %s it sends %s", async (accepted, encoding) => {
    const { headers } = await ask("/app.js", { headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
  });

  test("a compressed file is the file", async () => {
    const { body } = await ask("/app.js", { headers: { "accept-encoding": "br" } });
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  test("what the browser already has is 304 without a body, compressed or not", async () => {
    const { headers } = await ask("/app.js", { headers: { "accept-encoding": "br" } });
    const again = await ask("/app.js", { headers: { "if-none-match": String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test("a file is read anew after a build, under another tag", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "site-"));
    const file = path.join(folder, "a.js");
    const changing: SiteFiles = { find: () => ({ ...text("", "text/javascript"), source: { file } }) };
    const cdn = createCdn(template(), gateway, changing);
    writeFileSync(file, "one");
    const first = await ask("/a.js", {}, cdn);
    writeFileSync(file, "two");
    const second = await ask("/a.js", {}, cdn);
    rmSync(folder, { recursive: true });
    expect([first.body.toString(), second.body.toString()]).toEqual(["one", "two"]);
    expect(first.headers.etag).not.toBe(second.headers.etag);
  });
});

describe("what the local CDN cannot stand in for is refused", () => {
  const behavior = (change: object) => ({
    DefaultCacheBehavior: { ...config.DefaultCacheBehavior, ...change },
  });

  test.each([
    ["an unknown cache policy", behavior({ CachePolicyId: "other" }), "The cache policy other"],
    [
      "an unknown origin request policy",
      behavior({ OriginRequestPolicyId: "other" }),
      "The origin request policy other",
    ],
    ["Lambda@Edge", behavior({ LambdaFunctionAssociations: [{}] }), "Lambda@Edge"],
    [
      "an origin of somebody else",
      { Origins: [{ Id: "gateway", DomainName: "example.com" }] },
      "The origin example.com",
    ],
  ])("%s", (_, change, sentence) => {
    expect(() => createCdn(template(change), gateway, files)).toThrow(sentence);
  });
});
