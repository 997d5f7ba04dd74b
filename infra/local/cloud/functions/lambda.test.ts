import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { declaredTemplate } from "../testing/declared-template.ts";
import { createLambdas, type Lambdas } from "./lambda.ts";
import { logLine } from "./log-line.ts";

const folder = mkdtempSync(path.join(tmpdir(), "lambda-"));
const arn = "arn:aws:lambda:sa-east-1:111122223333:function:Dev-echoFunction0A1B2C3D";
let lambdas: Lambdas;
let logged: string[];

function bundle(name: string, code: string): void {
  writeFileSync(path.join(folder, `${name}.js`), `exports.handler = ${code};`);
}

function template(handler: string, more: object = {}) {
  const Properties = {
    Runtime: "nodejs24.x",
    Handler: `${handler}.handler`,
    Code: { S3Key: "h1.zip" },
    Timeout: 1,
    ...more,
  };
  return declaredTemplate(
    { echoFunction0A1B2C3D: { Type: "AWS::Lambda::Function", Properties } },
    { assets: { h1: folder } },
  );
}

function start(handler: string, more: object = {}): void {
  lambdas = createLambdas(template(handler, more), { BASE: "1" }, (line) => logged.push(line));
}

beforeEach(() => {
  logged = [];
});
afterEach(() => lambdas.stop());
afterAll(() => rmSync(folder, { recursive: true }));

test("a function runs on its bundle, with the template's environment and nothing of this shell", async () => {
  bundle("env", "async (event) => ({ event, env: process.env })");
  start("env", { Environment: { Variables: { TABLE_NAME: "t" } } });
  const result = await lambdas.invoke(arn, { a: 1 });
  expect(result).toMatchObject({
    event: { a: 1 },
    env: { BASE: "1", TABLE_NAME: "t", AWS_LAMBDA_FUNCTION_NAME: "Dev-echoFunction0A1B2C3D" },
  });
  expect(result).not.toHaveProperty("env.PATH");
  expect(result).not.toHaveProperty("env.HOME");
});

test("it gets a context that tells its time and its name", async () => {
  bundle(
    "context",
    "async (_, c) => [c.awsRequestId.length, c.functionName, c.getRemainingTimeInMillis() <= 1000]",
  );
  start("context");
  expect(await lambdas.invoke(arn, {})).toEqual([36, "Dev-echoFunction0A1B2C3D", true]);
});

test("a warm function keeps what it has in memory; one that runs twice at once does not share it", async () => {
  bundle(
    "count",
    "(() => { let n = 0; return async ({ ms }) => { n += 1; await new Promise((r) => setTimeout(r, ms)); return n; }; })()",
  );
  start("count");
  expect(await lambdas.invoke(arn, { ms: 0 })).toBe(1);
  expect(await lambdas.invoke(arn, { ms: 0 })).toBe(2);
  expect(await Promise.all([lambdas.invoke(arn, { ms: 300 }), lambdas.invoke(arn, { ms: 0 })])).toEqual([
    3, 1,
  ]);
});

test("what it throws comes back with its name and trace", async () => {
  bundle("throws", "async () => { throw new TypeError('of undefined'); }");
  start("throws");
  await expect(lambdas.invoke(arn, {})).rejects.toMatchObject({
    errorType: "TypeError",
    message: "of undefined",
  });
});

test("one that does not come to its end is cut off at its timeout, and the next event gets a new one", async () => {
  bundle("slow", "async ({ stuck }) => { if (stuck) for (;;); return 'fine'; }");
  start("slow");
  await expect(lambdas.invoke(arn, { stuck: true })).rejects.toThrow("Task timed out after 1.00 seconds");
  expect(await lambdas.invoke(arn, {})).toBe("fine");
});

test("one that ends its process, or leaves a rejection behind, fails its event and nothing else", async () => {
  bundle(
    "dies",
    "async ({ how }) => { if (how === 'exit') process.exit(3); if (how === 'reject') { Promise.reject(new Error('lost')); await new Promise(() => {}); } return 'fine'; }",
  );
  start("dies");
  await expect(lambdas.invoke(arn, { how: "exit" })).rejects.toThrow("ended its own process");
  await expect(lambdas.invoke(arn, { how: "reject" })).rejects.toThrow("lost");
  expect(await lambdas.invoke(arn, {})).toBe("fine");
});

test("a bundle that does not load fails with its own words", async () => {
  writeFileSync(path.join(folder, "broken.js"), "throw new Error('at load')");
  start("broken");
  await expect(lambdas.invoke(arn, {})).rejects.toThrow("at load");
});

test("after another synthesis new events run the new code", async () => {
  bundle("one", "async () => 1");
  bundle("two", "async () => 2");
  start("one");
  expect(await lambdas.invoke(arn, {})).toBe(1);
  lambdas.replace(template("two"));
  expect(await lambdas.invoke(arn, {})).toBe(2);
});

test("after a rebuild new events run the newer bundle, found by the name of the function's construct", async () => {
  bundle("one", "async () => 1");
  start("one");
  expect(await lambdas.invoke(arn, {})).toBe(1);
  const newer = path.join(folder, "newer");
  mkdirSync(newer, { recursive: true });
  writeFileSync(path.join(newer, "one.js"), "exports.handler = async () => 'newer';");
  lambdas.replaceCode(new Map([["ec-ho", newer]]));
  expect(await lambdas.invoke(arn, {})).toBe("newer");
});

test("more events than sandboxes wait their turn", async () => {
  bundle("busy", "async ({ n }) => { await new Promise((r) => setTimeout(r, 20)); return n; }");
  start("busy");
  const all = Array.from({ length: 25 }, (_, n) => n);
  expect(await Promise.all(all.map((n) => lambdas.invoke(arn, { n })))).toEqual(all);
});

test("its lines appear in the terminal in a form that people read", async () => {
  bundle(
    "logs",
    "async () => { console.log(JSON.stringify({ level: 'WARN', message: 'refused', status: 409, timestamp: 'x' })); console.log('plain'); }",
  );
  start("logs");
  await lambdas.invoke(arn, {});
  for (const deadline = Date.now() + 10_000; logged.length < 2 && Date.now() < deadline; ) await wait(10);
  expect(logged).toEqual(["[echo] WARN refused status=409", "[echo] plain"]);
});

test("a line that only looks like JSON is shown as it is", () => {
  expect(logLine("f", "{not json")).toBe("[f] {not json");
});
