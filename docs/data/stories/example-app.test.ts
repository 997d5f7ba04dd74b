import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Listening } from "../../../functions/testing/engines/server.ts";
import { sandboxStore, serveSandbox } from "../../../functions/testing/sandbox.ts";
import { openStage, type TestStage } from "../../../functions/testing/stage.ts";

const folder = join(__dirname, "../../static/examples");
const longestLines = 150;

let stage: TestStage;
let server: Listening;
beforeAll(async () => {
  stage = await openStage();
  server = await serveSandbox();
});
afterAll(async () => {
  await server.close();
  await stage.close();
});

const apps = [
  { file: "shop.mjs", program: process.execPath },
  { file: "shop.py", program: "python3" },
].filter(({ file, program }) => {
  if (spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0) return true;
  process.stderr.write(`${file}: not proved, ${program} is not installed\n`);
  return false;
});

/** Waits until the shop has printed a line, and fails when it ends before. */
async function printed(
  shop: ChildProcessWithoutNullStreams,
  output: { text: string },
  line: RegExp,
): Promise<string> {
  for (let tries = 0; tries < 250; tries += 1) {
    const [found] = line.exec(output.text) ?? [];
    if (found) return found;
    if (shop.exitCode !== null) break;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`No ${line} in:\n${output.text}`);
}

const secret = `whsec_${randomBytes(32).toString("base64")}`;

/** As Standard Webhooks signs, in words of its own. */
function signature(body: string, at: number): Record<string, string> {
  const key = Buffer.from(secret.slice(6), "base64");
  const signed = createHmac("sha256", key).update(`msg-1.${at}.${body}`).digest("base64");
  return {
    "webhook-id": "msg-1",
    "webhook-timestamp": String(at),
    "webhook-signature": `v1,other v1,${signed}`,
  };
}

async function freePort(): Promise<number> {
  const { listen } = await import("../../../functions/testing/engines/server.ts");
  const listening = await listen(async () => ({ status: 200, body: "" }));
  await listening.close();
  return Number(new URL(listening.url).port);
}

test.each(apps)("$file reads in one go: at most 150 lines, and nothing to install", ({ file }) => {
  const source = readFileSync(join(folder, file), "utf8");
  expect(source.trimEnd().split("\n").length).toBeLessThanOrEqual(longestLines);
  const imported = [...source.matchAll(/^import .*from "([^"]+)"/gm)].map(([, name = ""]) => name);
  expect(imported.filter((name) => !name.startsWith("node:"))).toEqual([]);
  expect(source).not.toMatch(/^(?:import|from) requests/m);
});

test.each(apps)(
  "$file pays, takes a denial, finds what a lost answer said, and believes no notification",
  async ({ file, program }) => {
    const store = await sandboxStore(stage);
    const port = await freePort();
    const env = {
      ...process.env,
      SANDBOX: `${server.url}/sandbox/e-sitef/api`,
      MERCHANT_ID: store.merchantId,
      MERCHANT_KEY: store.merchantKey,
      WEBHOOK_SECRET: secret,
      WAIT_SECONDS: "2",
      PORT: String(port),
    };
    const shop = spawn(program, [join(folder, file)], { env });
    const output = { text: "" };
    for (const stream of [shop.stdout, shop.stderr])
      stream.on("data", (data) => (output.text += String(data)));
    try {
      await printed(shop, output, /^PED-4 PEN: waiting/m);
      expect(output.text.split("\n").slice(1)).toMatchObject([
        "PED-1 CON: paid, deliver",
        expect.stringContaining("PED-2 NEG: declined"),
        "PED-3 no answer: asking what became of it",
        "PED-3 CON: paid, deliver",
        expect.stringContaining("PED-4 PEN: waiting"),
        "",
      ]);
      const found = await store.call(
        "GET",
        "/v1/transactions?order_id=PED-4&start_date=01/01/2020&end_date=01/01/2099",
      );
      const [pix] = Object(found.body).payments ?? Object(found.body).transactions;
      const body = new URLSearchParams({ nit: pix.nit, status: "CON" }).toString();
      const told = (headers: Record<string, string>) =>
        fetch(`http://127.0.0.1:${port}/`, { method: "POST", body, headers }).then(({ status }) => status);
      const now = Math.floor(Date.now() / 1000);
      expect(await told({})).toBe(401);
      expect(await told(signature(`${body}&x=1`, now))).toBe(401);
      expect(await told(signature(body, now - 301))).toBe(401);
      // Genuine, but not paid yet: the shop asks, and nothing changes.
      expect(await told(signature(body, now))).toBe(200);
      const item = (await stage.items()).find(
        ({ sk, merchantId }) => sk === "STORE" && merchantId === store.merchantId,
      );
      await stage.put({ ...item, clockOffsetSeconds: 60 });
      expect(await told(signature(body, now))).toBe(200);
      await printed(shop, output, /^PED-4 CON: paid/m);
      // Told twice, delivered once.
      expect(await told(signature(body, now))).toBe(200);
      expect(output.text.match(/^PED-4 CON/gm)).toHaveLength(1);
    } finally {
      shop.kill("SIGKILL");
    }
  },
  60_000,
);
