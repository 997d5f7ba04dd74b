import { execFile, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { accountContract } from "@portal/shared/account/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { Route } from "@portal/shared/contract.ts";
import { entryOf, featureNames } from "@portal/shared/features.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { build, type Metafile } from "esbuild";
import * as z from "zod/mini";
import { type Call, type Caller, eventOf } from "../testing/api.ts";
import { companyOf, completeDraft, person, placeOf } from "../testing/people.ts";
import { openStage, type TestStage } from "../testing/stage.ts";
import { bundling } from "./bundling.ts";

const root = resolve(__dirname, "../..");
const maxBytes = 320_000;

let directory: string;
const outputs = new Map<string, Metafile["outputs"][string]>();

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "bundles-"));
  const { metafile } = await build({
    ...bundling,
    absWorkingDir: root,
    entryPoints: featureNames.map((feature) => ({ in: entryOf(feature), out: feature })),
    outdir: directory,
    outExtension: { ".js": ".cjs" },
    metafile: true,
    logLevel: "error",
  });
  for (const [file, output] of Object.entries(metafile.outputs)) outputs.set(basename(file, ".cjs"), output);
}, 60_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe.each(featureNames)("the bundle of %s", (feature) => {
  test("keeps to 320 KB and holds no zod locale", () => {
    const output = outputs.get(feature);
    const bytes = output?.bytes ?? Number.POSITIVE_INFINITY;
    process.stderr.write(`bundle ${feature}: ${bytes} bytes\n`);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    expect(Object.keys(output?.inputs ?? {}).filter((path) => path.includes("zod/v4/locales"))).toEqual([]);
  });

  test("loads neither undici nor anything that was not bundled", () => {
    const script = `
      require(${JSON.stringify(join(directory, `${feature}.cjs`))});
      const loaded = process.moduleLoadList.filter((name) => /undici/.test(name));
      const files = Object.keys(require.cache).filter((name) => !name.endsWith(${JSON.stringify(`${feature}.cjs`)}));
      process.stdout.write(JSON.stringify({ loaded, files }));
    `;
    const { stdout, stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8", env: {} });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({ loaded: [], files: [] });
  });
});

const resultSchema = z.object({ statusCode: z.number(), body: z.string() });

describe("what is deployed, in a process of its own,", () => {
  let stage: TestStage;
  beforeAll(async () => {
    stage = await openStage({ watched: true });
  });
  afterAll(() => stage.close());

  /** The stage's servers are in this process, so the other one must not block it. */
  async function run(
    feature: string,
    event: object,
    changes: NodeJS.ProcessEnv = {},
    before = "",
  ): Promise<unknown> {
    const script = `${before}
      const { handler } = require(${JSON.stringify(join(directory, `${feature}.cjs`))});
      handler(${JSON.stringify(event)}, {}).then((result) => process.stderr.write(JSON.stringify(result)));
    `;
    const env = { ...process.env, ...changes };
    const { stderr } = await promisify(execFile)(process.execPath, ["-e", script], { env });
    return JSON.parse(stderr);
  }

  const call = async (
    feature: string,
    caller: Caller,
    route: Route,
    given: Call,
    changes?: NodeJS.ProcessEnv,
  ) => resultSchema.parse(await run(feature, eventOf(caller, route, given), changes));

  test("asks the user pool, signs its call to the secret store, and writes to the table", async () => {
    const newcomer = { sub: randomUUID() };
    stage.aws.profiles.set(`token-of-${newcomer.sub}`, { email: "nova@example.org", name: "Nova Pessoa" });
    const opened = await call("account", newcomer, accountContract.routes.open, { body: { locale: "pt" } });
    expect(opened.statusCode).toBe(200);
    expect(opened.body).toContain("nova@example.org");

    const support = await person(stage, "Bruno Lima", { isSupport: true });
    const query = { cursor: "x.y" };
    const forged = await call("occurrence", support, occurrenceContract.routes.list, { query });
    expect(forged.body).toContain("invalid-cursor");
    expect(stage.aws.calls).toContain("GetParameter");

    const client = await person(stage, "Ana Souza");
    const { id } = await companyOf(client);
    const { send } = configurationContract.routes;
    const given = { params: placeOf(id), body: { version: 0, draft: completeDraft() } };
    expect(await call("configuration", client, send, given)).toMatchObject({ statusCode: 200 });
    const [event] = await stage.pendingEvents();
    const image = Object.entries(event ?? {}).map(([name, value]) => [name, { S: String(value) }]);
    const record = { dynamodb: { SequenceNumber: "1", NewImage: Object.fromEntries(image) } };
    expect(await run("mail", { Records: [record] })).toEqual({ batchItemFailures: [] });
    expect(stage.aws.mails).toHaveLength(2);
  }, 30_000);

  test("says that a database which is gone is unavailable for now", async () => {
    const client = await person(stage, "Ana Souza");
    const given = { body: { locale: "pt" } };
    const nowhere = { AWS_ENDPOINT_URL_DYNAMODB: "http://127.0.0.1:9" };
    const { statusCode, body } = await call("account", client, accountContract.routes.open, given, nowhere);
    expect(statusCode).toBe(503);
    expect(body).toContain("service-unavailable");
  }, 30_000);

  test.each(["ThrottlingException", "ProvisionedThroughputExceededException", "InternalServerError"])(
    "asks a database three times that answers %s, whose class was left out, and says that it is unavailable for now",
    async (failure) => {
      const client = await person(stage, "Ana Souza");
      const { id } = await companyOf(client);
      const failures = Array.from({ length: 5 }, () => failure);
      stage.watch?.failures.set("BatchGetItem", failures);
      const { get } = configurationContract.routes;
      const { statusCode, body } = await call("configuration", client, get, { params: placeOf(id) });
      stage.watch?.failures.clear();
      expect({ statusCode, left: failures.length }).toEqual({ statusCode: 503, left: 2 });
      expect(body).toContain("service-unavailable");
    },
    30_000,
  );

  test("knows a person again whom the user pool no longer lets in, by the name of its refusal", async () => {
    stage.aws.failing.set("GetUser", { status: 400, type: "NotAuthorizedException" });
    const given = { body: { locale: "pt" } };
    const answer = await call("account", { sub: randomUUID() }, accountContract.routes.open, given);
    stage.aws.failing.clear();
    expect(answer).toMatchObject({ statusCode: 401, body: expect.stringContaining("unauthenticated") });
  }, 30_000);

  test("lets one of two win who decide at once", async () => {
    const client = await person(stage, "Ana Souza");
    const { id } = await companyOf(client);
    const given = { params: placeOf(id), body: { version: 0, draft: completeDraft() } };
    const send = () => call("configuration", client, configurationContract.routes.send, given);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  }, 30_000);

  test("asks DynamoDB of its own region, signed for it, where nobody says another address", async () => {
    const client = await person(stage, "Ana Souza");
    const { id } = await companyOf(client);
    const event = eventOf(client, configurationContract.routes.get, { params: placeOf(id) });
    const firstRequest = `
      require("node:https").request = ({ hostname, host, headers }) => {
        process.stderr.write(JSON.stringify({ host: hostname ?? host, headers }));
        process.exit(0);
      };`;
    const deployed = {
      AWS_ENDPOINT_URL_DYNAMODB: undefined,
      AWS_REGION: "us-east-2",
      AWS_SESSION_TOKEN: "token-of-the-role",
    };
    const host = "dynamodb.us-east-2.amazonaws.com";
    expect(await run("configuration", event, deployed, firstRequest)).toMatchObject({
      host,
      headers: {
        host,
        "x-amz-security-token": "token-of-the-role",
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=test\/\d{8}\/us-east-2\/dynamodb\/aws4_request, SignedHeaders=\S*host;/,
        ),
      },
    });
  }, 30_000);
});
