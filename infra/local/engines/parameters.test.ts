import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { choosePorts } from "../machine/ports.ts";
import { accessTo } from "./aws-access.ts";
import { type Parameters, startParameters } from "./parameters.ts";

const folder = mkdtempSync(path.join(tmpdir(), "parameters-"));
const file = path.join(folder, "parameters.json");
const isDeclared = (name: string) => name === "/portal/dev/secret";
let parameters: Parameters;

const start = async () => startParameters({ port: (await choosePorts(0)).parameters, file, isDeclared });

async function read(Name: string): Promise<string | undefined> {
  const client = new SSMClient(accessTo(parameters.url, "sa-east-1"));
  const { Parameter } = await client.send(new GetParameterCommand({ Name, WithDecryption: true }));
  return Parameter?.Value;
}

beforeEach(async () => {
  parameters = await start();
});
afterEach(() => parameters.close());
afterAll(() => rmSync(folder, { recursive: true }));

test("a secret is 32 random bytes, and the same after a restart", async () => {
  const secret = await read("/portal/dev/secret");
  expect(Buffer.from(secret ?? "", "base64")).toHaveLength(32);
  await parameters.close();
  parameters = await start();
  expect(await read("/portal/dev/secret")).toBe(secret);
});

test("a name that the stacks give to no function does not exist", async () => {
  await expect(read("/portal/prod/secret")).rejects.toMatchObject({ name: "ParameterNotFound" });
});
