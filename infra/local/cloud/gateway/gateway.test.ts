import { FunctionFailed } from "../functions/sandbox.ts";
import {
  createDeclaredGateway,
  type DeclaredGateway,
  gatewayTemplate,
  type KeyServer,
  openToAll,
  route,
  startKeyServer,
} from "../testing/declared-gateway.ts";
import type { HttpReply } from "./exchange.ts";

let keys: KeyServer;
let authorization: string;
let declared: DeclaredGateway;

beforeAll(async () => {
  keys = await startKeyServer();
  authorization = `Bearer ${await keys.token()}`;
});
afterAll(() => keys.close());
beforeEach(() => {
  declared = createDeclaredGateway(keys.issuer);
});

const get = (target: string) => declared.ask("GET", target, { headers: { authorization } });
const bodyOf = ({ body }: HttpReply): unknown => JSON.parse(body.toString());
const answering = (behave: () => unknown) => {
  declared = createDeclaredGateway(keys.issuer, behave);
  return declared.ask("GET", "/api/open");
};

describe("what a function sees", () => {
  test("a path's parameters are decoded, a query's values joined, cookies apart from headers", async () => {
    const headers = { authorization, cookie: "a=1; b=2" };
    await declared.ask("GET", "/api/companies/a%20b?x=1&x=2&y=%C3%A9", { headers });
    expect(declared.seen[0]).toMatchObject({
      routeKey: "GET /api/companies/{companyId}",
      pathParameters: { companyId: "a b" },
      queryStringParameters: { x: "1,2", y: "é" },
      cookies: ["a=1", "b=2"],
    });
    expect(declared.seen[0]?.headers.cookie).toBeUndefined();
  });

  test("header names keep their underscores, which some programs' keys have", async () => {
    await declared.ask("GET", "/api/open", { headers: { merchant_id: "m-1", idempotency_key: "k" } });
    expect(declared.seen[0]?.headers).toMatchObject({ merchant_id: "m-1", idempotency_key: "k" });
  });

  test("a text body arrives as it is, any other in base64", async () => {
    const post = (contentType: string, body: Buffer) =>
      declared.ask("POST", "/api/companies", {
        headers: { authorization, "content-type": contentType },
        body,
      });
    await post("application/json", Buffer.from("{}"));
    await post("image/png", Buffer.from([255]));
    expect(declared.seen.map(({ body, isBase64Encoded }) => [body, isBase64Encoded])).toEqual([
      ["{}", false],
      ["/w==", true],
    ]);
  });
});

describe("routes", () => {
  test("an address or a method that no contract names is 404", async () => {
    expect((await get("/api/nothing")).status).toBe(404);
    expect((await get("/api/companies/c-1/more")).status).toBe(404);
    expect((await declared.ask("DELETE", "/api/companies/c-1")).status).toBe(404);
  });

  test("a literal segment goes before a parameter", async () => {
    await get("/api/companies/mine");
    expect(declared.seen[0]?.routeKey).toBe("GET /api/companies/mine");
  });

  test("one route takes every method and all that lies below its path, and asks for no token of ours", async () => {
    const below = route("ANY /sandbox/{proxy+}", openToAll);
    declared.gateway.replace(gatewayTemplate(keys.issuer, { Below: below }));
    const headers = { authorization: "Bearer of.somebody.else" };
    for (const method of ["GET", "PUT", "DELETE"])
      expect((await declared.ask(method, "/sandbox/v1/payments/", { headers })).status).toBe(200);
    expect(declared.seen[0]).toMatchObject({
      pathParameters: { proxy: "v1/payments/" },
      headers: { authorization: "Bearer of.somebody.else" },
    });
    expect((await declared.ask("GET", "/sandbox")).status).toBe(404);
  });

  test("of two routes that take the rest of a path the longer one answers", async () => {
    const all = route("ANY /sandbox/{proxy+}", openToAll);
    const cards = route("ANY /sandbox/v1/cards/{proxy+}", openToAll);
    declared.gateway.replace(gatewayTemplate(keys.issuer, { All: all, Cards: cards }));
    const targets = ["/sandbox/v1/cards/list", "/sandbox/v1/cards/", "/sandbox/v1/payments"];
    for (const target of targets) await declared.ask("GET", target);
    expect(declared.seen.map(({ routeKey }) => routeKey)).toEqual([
      "ANY /sandbox/v1/cards/{proxy+}",
      "ANY /sandbox/v1/cards/{proxy+}",
      "ANY /sandbox/{proxy+}",
    ]);
  });

  test("after another synthesis new routes answer, and the rest goes to $default", async () => {
    declared.gateway.replace(gatewayTemplate(keys.issuer, { Rest: route("$default", openToAll) }));
    expect((await get("/anything/at/all")).status).toBe(200);
    expect(declared.seen[0]?.routeKey).toBe("$default");
  });

  test("a path that is no valid encoding is 400", async () => {
    expect((await get("/api/companies/%zz")).status).toBe(400);
  });

  test("more than ten megabytes are 413", async () => {
    const body = Buffer.alloc(10 * 2 ** 20 + 1);
    expect((await declared.ask("POST", "/api/companies", { body })).status).toBe(413);
  });
});

describe("what a function answers", () => {
  test("status, headers and cookies are passed on", async () => {
    const { status, headers, body } = await answering(() => ({
      statusCode: 201,
      headers: { "X-Thing": 1 },
      cookies: ["a=b"],
      body: "aGk=",
      isBase64Encoded: true,
    }));
    expect([status, headers["x-thing"], headers["set-cookie"], body.toString()]).toEqual([
      201,
      "1",
      ["a=b"],
      "hi",
    ]);
  });

  test("a value without a status is the body of a 200", async () => {
    expect(bodyOf(await answering(() => ({ hello: "world" })))).toEqual({ hello: "world" });
  });

  test("a function that throws is 500, and the terminal says why", async () => {
    const reply = await answering(() => {
      throw new FunctionFailed({
        errorType: "TypeError",
        errorMessage: "x",
        trace: "TypeError: of undefined",
      });
    });
    expect([reply.status, bodyOf(reply)]).toEqual([500, { message: "Internal Server Error" }]);
    expect(declared.logged.join()).toContain("TypeError: of undefined");
  });

  test("a function that takes longer than the integration waits is 503", async () => {
    expect((await answering(() => new Promise((resolve) => setTimeout(resolve, 300)))).status).toBe(503);
  });
});

test("a gateway that the local one cannot stand in for is refused", () => {
  const changed = gatewayTemplate(keys.issuer, {}, { PayloadFormatVersion: "1.0" });
  expect(() => declared.gateway.replace(changed)).toThrow("payload 2.0");
});
