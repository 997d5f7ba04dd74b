import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Bucket, credentials, TestServer } from "../testing/test-server.ts";
import type { S3Request } from "./request.ts";
import { verifySignature } from "./signature.ts";

describe("AWS's published examples", () => {
  const accounts = { AKIAIOSFODNN7EXAMPLE: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" };
  const emptySha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const may24 = Date.parse("2013-05-24T00:00:10Z");

  function example(method: string, path: string, query: string, headers: Record<string, string>): S3Request {
    const host = "examplebucket.s3.amazonaws.com";
    const request = { method, path, bucket: "", key: "", query: new URLSearchParams(query) };
    return { ...request, headers: { host, ...headers }, body: (async function* () {})() };
  }

  test.each([
    [
      "/",
      "max-keys=2&prefix=J",
      "host;x-amz-content-sha256;x-amz-date",
      "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    ],
    [
      "/",
      "lifecycle",
      "host;x-amz-content-sha256;x-amz-date",
      "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    ],
    [
      "/test.txt",
      "",
      "host;range;x-amz-content-sha256;x-amz-date",
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    ],
  ])(
    "the signed GET %s?%s is accepted, and not a digit otherwise",
    (path, query, signedHeaders, signature) => {
      const signed = (given: string) =>
        example("GET", path, query, {
          range: "bytes=0-9",
          "x-amz-content-sha256": emptySha256,
          "x-amz-date": "20130524T000000Z",
          authorization:
            "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
            `SignedHeaders=${signedHeaders},Signature=${given}`,
        });
      const verify = (given: string) =>
        verifySignature(signed(given), { accounts, region: "us-east-1" }, may24);
      expect(verify(signature)).toBe(emptySha256);
      for (let position = 0; position < signature.length; position += 1) {
        const other = signature[position] === "0" ? "1" : "0";
        const forged = signature.slice(0, position) + other + signature.slice(position + 1);
        expect(() => verify(forged)).toThrow("does not match");
      }
    },
  );

  test.each([
    ["without the host", "x-amz-content-sha256;x-amz-date", "host header must be signed"],
    ["over a header that was not sent", "host;range;x-amz-content-sha256;x-amz-date", "missing: range"],
  ])("a signature %s is no signature", (_case, signedHeaders, message) => {
    const request = example("GET", "/test.txt", "", {
      "x-amz-content-sha256": emptySha256,
      "x-amz-date": "20130524T000000Z",
      authorization:
        "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, " +
        `SignedHeaders=${signedHeaders}, Signature=${"0".repeat(64)}`,
    });
    expect(() => verifySignature(request, { accounts, region: "us-east-1" }, may24)).toThrow(message);
  });

  test("the presigned GET is accepted until its day is over", () => {
    const query = new URLSearchParams({
      "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
      "X-Amz-Credential": "AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request",
      "X-Amz-Date": "20130524T000000Z",
      "X-Amz-Expires": "86400",
      "X-Amz-SignedHeaders": "host",
      "X-Amz-Signature": "aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404",
    });
    const verify = (now: string) =>
      verifySignature(
        example("GET", "/test.txt", query.toString(), {}),
        { accounts, region: "us-east-1" },
        Date.parse(now),
      );
    expect(verify("2013-05-24T00:00:00Z")).toBe("UNSIGNED-PAYLOAD");
    expect(verify("2013-05-25T00:00:00Z")).toBe("UNSIGNED-PAYLOAD");
    expect(() => verify("2013-05-25T00:00:01Z")).toThrow("Request has expired");
    expect(() => verify("2013-05-23T23:44:59Z")).toThrow("not valid yet");
  });
});

describe("requests to the server", () => {
  const server = new TestServer();
  const list = new ListObjectsV2Command({ Bucket });

  beforeAll(async () => {
    await server.start();
    await server.put("secret.txt", "secret");
  });

  afterAll(() => server.stop());

  const presignedGet = (options = {}) =>
    getSignedUrl(server.client, new GetObjectCommand({ Bucket, Key: "secret.txt" }), options);

  async function refusal(answer: Promise<Response>): Promise<string> {
    const { status, text } = await answer.then(async (got) => ({
      status: got.status,
      text: await got.text(),
    }));
    expect(text).not.toBe("secret");
    return `${status} ${/<Code>(.*)<\/Code>/.exec(text)?.[1]}`;
  }

  test.each(["GET", "PUT", "DELETE", "POST"])(
    "an unsigned %s is denied, on objects and buckets",
    async (method) => {
      expect(await refusal(fetch(`${server.s3.url}/${Bucket}/secret.txt`, { method }))).toBe(
        "403 AccessDenied",
      );
      expect(await refusal(fetch(`${server.s3.url}/${Bucket}`, { method }))).toBe("403 AccessDenied");
      expect(await refusal(fetch(server.s3.url, { method }))).toBe("403 AccessDenied");
    },
  );

  test("an unsigned request does not learn what exists", async () => {
    expect(await refusal(fetch(`${server.s3.url}/no-such-bucket/x`))).toBe("403 AccessDenied");
  });

  test.each([
    [
      "a wrong secret",
      { credentials: { ...credentials, secretAccessKey: "guess" } },
      "SignatureDoesNotMatch",
    ],
    ["an unknown key", { credentials: { ...credentials, accessKeyId: "OTHER" } }, "InvalidAccessKeyId"],
    [
      "a key that is a word of the language",
      { credentials: { ...credentials, accessKeyId: "constructor" } },
      "InvalidAccessKeyId",
    ],
    ["another region", { region: "us-east-1" }, "AuthorizationHeaderMalformed"],
    ["a session token", { credentials: { ...credentials, sessionToken: "token" } }, "InvalidToken"],
    ["a clock 16 minutes ahead", { systemClockOffset: 16 * 60_000 }, "RequestTimeTooSkewed"],
    ["a clock 16 minutes behind", { systemClockOffset: -16 * 60_000 }, "RequestTimeTooSkewed"],
  ])("a request with %s is refused", async (_case, config, name) => {
    await expect(server.connect(config).send(list)).rejects.toMatchObject({ name });
  });

  test.each([
    ["another object", (url: string) => url.replace("secret.txt", "other.txt")],
    ["another case of the name", (url: string) => url.replace("secret.txt", "Secret.txt")],
    ["another bucket", (url: string) => url.replace(`/${Bucket}/`, "/other/")],
    ["a longer life", (url: string) => url.replace("X-Amz-Expires=900", "X-Amz-Expires=901")],
    ["another signature", (url: string) => url.replace(/(X-Amz-Signature=)./, (_all, name) => `${name}g`)],
    ["a shorter signature", (url: string) => url.replace(/(X-Amz-Signature=).*?(&|$)/, "$1abc$2")],
    ["one more parameter", (url: string) => `${url}&response-content-type=text%2Fhtml`],
    ["a version", (url: string) => `${url}&versionId=null`],
  ])("a presigned address does not stretch to %s", async (_case, change) => {
    const url = await presignedGet();
    expect((await fetch(url)).status).toBe(200);
    expect(await refusal(fetch(change(url)))).toBe("403 SignatureDoesNotMatch");
  });

  test("a presigned download is no upload and no delete", async () => {
    const url = await presignedGet();
    expect(await refusal(fetch(url, { method: "PUT", body: "x" }))).toBe("403 SignatureDoesNotMatch");
    expect(await refusal(fetch(url, { method: "DELETE" }))).toBe("403 SignatureDoesNotMatch");
  });

  test("a presigned address ends when it says, and does not begin in the future", async () => {
    const at = (offsetMs: number) =>
      presignedGet({ expiresIn: 60, signingDate: new Date(Date.now() + offsetMs) });
    expect((await fetch(await at(-50_000))).status).toBe(200);
    expect(await refusal(fetch(await at(-62_000)))).toBe("403 AccessDenied");
    expect(await refusal(fetch(await at(20 * 60_000)))).toBe("403 AccessDenied");
  });

  test.each([
    ["no life", "X-Amz-Expires=0"],
    ["more than a week", "X-Amz-Expires=604801"],
    ["a negative life", "X-Amz-Expires=-1"],
  ])("a presigned address with %s is malformed", async (_case, expires) => {
    const url = (await presignedGet()).replace("X-Amz-Expires=900", expires);
    expect(await refusal(fetch(url))).toBe("400 AuthorizationQueryParametersError");
  });

  test("a credential scope of another date or another service is malformed", async () => {
    const url = await presignedGet();
    const otherDate = url.replace(/%2F\d{8}%2F/, "%2F20200101%2F");
    expect(await refusal(fetch(otherDate))).toBe("400 AuthorizationQueryParametersError");
    const otherService = url.replace("%2Fs3%2F", "%2Fsqs%2F");
    expect(await refusal(fetch(otherService))).toBe("400 AuthorizationQueryParametersError");
  });

  test("a request that signs twice is refused", async () => {
    const headers = { authorization: "AWS4-HMAC-SHA256 Credential=a, SignedHeaders=host, Signature=b" };
    expect(await refusal(fetch(await presignedGet(), { headers }))).toBe("400 InvalidArgument");
  });

  test("whoever holds a presigned upload cannot turn it into a copy, tag or publish it", async () => {
    const url = await getSignedUrl(
      server.connect({ requestChecksumCalculation: "WHEN_REQUIRED" }),
      new PutObjectCommand({ Bucket, Key: "mine.txt" }),
    );
    const additions = {
      "x-amz-copy-source": `${Bucket}/secret.txt`,
      "x-amz-tagging": "a=b",
      "x-amz-acl": "public-read",
    };
    for (const [name, value] of Object.entries(additions)) {
      const answer = fetch(url, { method: "PUT", body: "x", headers: { [name]: value } });
      expect(await refusal(answer)).toBe("403 AccessDenied");
    }
    expect(server.s3.readObject(Bucket, "mine.txt")).toBeUndefined();
  });

  test.each(["public-read", "public-read-write", "authenticated-read"] as const)(
    "nothing can be made %s, even by its owner",
    async (ACL) => {
      await expect(server.put("public.txt", "x", { ACL })).rejects.toMatchObject({
        name: "AccessControlListNotSupported",
      });
    },
  );
});
