import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { CognitoIdentityProviderClient, SignUpCommand } from "@aws-sdk/client-cognito-identity-provider";
import { accountContract } from "@portal/shared/account/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { openApiDocument, openApiPath } from "@portal/shared/openapi/document.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { accessTo } from "./engines/aws-access.ts";
import { type LocalStack, startLocal } from "./local.ts";
import { choosePorts, type Ports } from "./machine/ports.ts";
import { callApi } from "./seed/api-call.ts";
import { demoPassword } from "./seed/personas.data.ts";

const folder = mkdtempSync(path.join(tmpdir(), "local-"));
const dataDirectory = path.join(folder, "data");
const builds = { docs: path.join(folder, "docs"), web: path.join(folder, "web") };

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

let ports: Ports;
const start = (port = 0) => {
  const { s3, database, parameters } = ports;
  const enginePorts = { s3, database, parameters };
  return startLocal({ port, enginePorts, dataDirectory, builds, docs: false, quiet: true });
};

const portOf = (url: string) => Number(new URL(url).port);

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function databasePid(): number {
  const run: { databasePid: number } = JSON.parse(readFileSync(path.join(dataDirectory, "run.json"), "utf8"));
  return run.databasePid;
}

let stack: LocalStack;

beforeAll(async () => {
  write("docs/index.html", "<html><body>documentação</body></html>");
  write("docs/404.html", "<html><body>não existe</body></html>");
  write("docs/es/404.html", "<html><body>no existe</body></html>");
  write("web/index.html", "<html><body>portal</body></html>");
  ports = await choosePorts(0);
  stack = await start();
}, 180_000);

afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

const get = (target: string, headers: Record<string, string> = {}) =>
  fetch(stack.url + target, { headers, redirect: "manual" });

describe("the sandbox", () => {
  const ask = (method: string, target: string, headers: Record<string, string>) =>
    fetch(`${stack.url}/sandbox/e-sitef/api${target}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: method === "POST" ? "{}" : undefined,
    });

  test.each([
    ["GET", "/v1/transactions/x"],
    ["POST", "/v2/preauthorizations/"],
    ["DELETE", "/v1/cards/x"],
    ["POST", "/v3/recharge"],
  ])("answers %s %s itself, to keys of its own", async (method, target) => {
    const answer = await ask(method, target, { merchant_id: "NOBODY", merchant_key: "x" });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: "956", message: "Invalid credentials" },
    ]);
  });

  test("opens with a key that a member of a company made, in headers with underscores", async () => {
    const { accessToken } = await stack.signIn("ana@example.com", demoPassword);
    const caller = { siteUrl: stack.url, accessToken };
    const { company } = await callApi(caller, accountContract.routes.open, { body: { locale: "pt" } });
    const issued = await callApi(caller, sandboxContract.routes.createKeys, {
      params: { companyId: company?.id ?? "" },
    });
    const headers = { merchant_id: issued.store.merchantId, merchant_key: issued.merchantKey };
    const answer = await ask("GET", "/v1/transactions/x", headers);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: "953" }]);
  });
});

test("documentation and portal are one site, with its security policy on every page", async () => {
  const texts = await Promise.all(
    ["/", "/onboarding", "/es/login"].map(async (target) => (await get(target)).text()),
  );
  expect(texts).toEqual([
    "<html><body>documentação</body></html>",
    "<html><body>portal</body></html>",
    "<html><body>portal</body></html>",
  ]);
  const policy = (await get("/")).headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`http://localhost:${portOf(stack.cognito.endpoint)}`);
});

test("a page that does not exist is a real 404, in the language of its address", async () => {
  const missing = await get("/es/docs/nada");
  expect([missing.status, await missing.text()]).toEqual([404, "<html><body>no existe</body></html>"]);
});

test("the portal learns from config.json where its user pool is", async () => {
  const config: Record<string, unknown> = await (await get("/config.json")).json();
  expect(config).toMatchObject({
    stage: "dev",
    userPoolId: stack.cognito.userPoolId,
    userPoolClientId: stack.cognito.clientId,
  });
  expect(config.userPoolEndpoint).toBe(`http://localhost:${portOf(stack.cognito.endpoint)}`);
});

test("the API's document is there for whoever asks, under the site's headers", async () => {
  const answer = await get(openApiPath);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).toBe(JSON.stringify(openApiDocument()));
});

test("a persona calls the API with an access token; without one, or with an id token, it is 401", async () => {
  const { accessToken, idToken } = await stack.signIn("ana@example.com", demoPassword);
  const account = await callApi({ siteUrl: stack.url, accessToken }, accountContract.routes.open, {
    body: { locale: "pt" },
  });
  expect(account).toMatchObject({ email: "ana@example.com", role: "client", company: { role: "owner" } });
  const companyPath = `/api/companies/${account.company?.id}`;
  const statuses = await Promise.all(
    [`Bearer ${accessToken}`, `Bearer ${idToken}`, "Bearer x.y.z", ""].map(
      async (authorization) => (await get(companyPath, authorization ? { authorization } : {})).status,
    ),
  );
  expect(statuses).toEqual([200, 401, 401, 401]);
});

test("who comes to the API without a current token is refused in the API's own words", async () => {
  const cases: Record<string, string>[] = [{}, { authorization: "Bearer x.y.z" }];
  for (const headers of cases) {
    const reply = await get("/api/occurrences", headers);
    expect([reply.status, reply.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    const requestId = reply.headers.get("x-request-id");
    expect(await reply.json()).toMatchObject({ code: "unauthenticated", status: 401, requestId });
  }
});

test("an API address that no contract names is a 404 of the API, not the site's page", async () => {
  const { accessToken } = await stack.signIn("ana@example.com", demoPassword);
  const reply = await get("/api/nothing", { authorization: `Bearer ${accessToken}` });
  expect([reply.status, reply.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
});

test("support finds something of every stage in its queue after the first start", async () => {
  const { accessToken } = await stack.signIn("suporte@example.com", demoPassword);
  const { items } = await callApi({ siteUrl: stack.url, accessToken }, occurrenceContract.routes.list, {
    query: { status: "support-pending" },
  });
  // The seed makes them within the same moments: which has waited longest is not for this test to say.
  expect(items.map(({ client, stage }) => `${stage}: ${client}`).sort()).toEqual([
    "certification: Agulha Fina",
    "certification: Letra Viva",
    "configuration: Pampa Pagos",
    "configuration: Vinhos da Encosta",
    "partner: Flora Urbana",
    "release: Padaria Trigo Bom",
  ]);
});

test("what was sent to support reached the client by mail, in their language, through the table's stream", async () => {
  const mail = await stack.inbox.latest("bruno@example.com");
  expect(mail.subject).toContain("configuración técnica");
});

test("a sign-up's code arrives in the inbox, in the words of the stacks", async () => {
  const client = new CognitoIdentityProviderClient(accessTo(stack.cognito.endpoint, "sa-east-1"));
  const [ClientId, Username] = [stack.cognito.clientId, "novo@example.com"];
  await client.send(new SignUpCommand({ ClientId, Username, Password: demoPassword }));
  const mail = await stack.inbox.latest(Username);
  expect(mail.subject).toContain("Seu código de verificação");
  expect(mail.html).toMatch(/<strong>\d{6}<\/strong>/);
});

/** Past fetch, which lets nobody choose the host. */
const statusFor = (port: number, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, host: "127.0.0.1", headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

test("every server of the stack answers to this machine's name alone", async () => {
  const pages = [stack.url, stack.cognito.endpoint, stack.inboxUrl].map(portOf);
  for (const port of [...pages, ports.s3, ports.database, ports.parameters]) {
    expect([port, await statusFor(port, `elsewhere.example:${port}`)]).toEqual([port, 421]);
    expect([port, await statusFor(port, `localhost:${port}`)]).not.toEqual([port, 421]);
  }
});

test("a database that is killed is started again, and nobody is told that the service is away", async () => {
  const pid = databasePid();
  process.kill(pid, "SIGKILL");
  const { accessToken } = await stack.signIn("ana@example.com", demoPassword);
  const account = await callApi({ siteUrl: stack.url, accessToken }, accountContract.routes.open, {
    body: { locale: "pt" },
  });
  expect(account.email).toBe("ana@example.com");
  expect(databasePid()).not.toBe(pid);
}, 30_000);

test("a second stack on the same data is refused, with the address of the first", async () => {
  await expect(start()).rejects.toThrow(`already runs (process ${process.pid}) at ${stack.url}`);
});

test("stopping ends the database and frees every port; another start finds people, companies and mails again", async () => {
  const pid = databasePid();
  const open = [stack.url, stack.inboxUrl, stack.cognito.endpoint].map(portOf);
  expect([isAlive(pid), await Promise.all(open.map(answers))]).toEqual([true, [true, true, true]]);
  await stack.stop();
  expect([isAlive(pid), await Promise.all(open.map(answers))]).toEqual([false, [false, false, false]]);
  expect(existsSync(path.join(dataDirectory, "run.json"))).toBe(false);

  stack = await start();
  const { accessToken } = await stack.signIn("bruno@example.com", demoPassword);
  const caller = { siteUrl: stack.url, accessToken };
  const account = await callApi(caller, accountContract.routes.open, { body: { locale: "es" } });
  expect(account.company?.tradingName).toBe("Pampa Pagos");
  expect(stack.inbox.all("bruno@example.com")).toHaveLength(1);
}, 60_000);
