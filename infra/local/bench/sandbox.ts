import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { DynamoDBClient, GetItemCommand, ListTablesCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { accountContract } from "@portal/shared/account/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { accessTo } from "../engines/aws-access.ts";
import { startLocal } from "../local.ts";
import { choosePorts, loopback } from "../machine/ports.ts";
import { callApi } from "../seed/api-call.ts";
import { demoPassword, personas } from "../seed/personas.data.ts";
import { type Bench, type Figure, median } from "./figure.ts";

/** A call may cost two and a half times an empty one: at least 0.4 of its requests in the same time. */
const limit = 2.5;
const connections = 8;
const roundMs = 2000;
const rounds = 5;

interface Caller {
  readonly merchant_id: string;
  readonly merchant_key: string;
}

type Stack = Awaited<ReturnType<typeof startLocal>>;

/** The store of a demo person whose company has none yet. */
async function firstCaller(stack: Stack): Promise<Caller> {
  const person = personas.find(({ company }) => company !== undefined);
  if (!person) throw new Error("No demo person has a company.");
  const { accessToken } = await stack.signIn(person.email, demoPassword);
  const caller = { siteUrl: stack.url, accessToken };
  const { company } = await callApi(caller, accountContract.routes.open, { body: { locale: "pt" } });
  if (!company) throw new Error(`${person.email} has no company.`);
  const params = { companyId: company.id };
  const { store, merchantKey } = await callApi(caller, sandboxContract.routes.createKeys, { params });
  return { merchant_id: store.merchantId, merchant_key: merchantKey };
}

const copies = 60;

/**
 * A store may be called 25 times a second, which would bound what is measured. Its copies, by other names, open with the
 * same key.
 */
async function withCopies(database: number, caller: Caller): Promise<Caller[]> {
  const client = new DynamoDBClient(accessTo(`http://${loopback}:${database}`, "sa-east-1"));
  const { TableNames: [TableName] = [] } = await client.send(new ListTablesCommand());
  const place = (merchantId: string) => ({ pk: { S: `SB#${merchantId}` }, sk: { S: "STORE" } });
  const { Item } = await client.send(new GetItemCommand({ TableName, Key: place(caller.merchant_id) }));
  const names = Array.from({ length: copies }, (_, index) => `bench-${index}`);
  for (const name of names) {
    const copy = { ...Item, ...place(name), merchantId: { S: name } };
    await client.send(new PutItemCommand({ TableName, Item: copy }));
  }
  client.destroy();
  return [caller, ...names.map((name) => ({ ...caller, merchant_id: name }))];
}

/** Requests a second that some connections get answered. */
async function rate(call: (turn: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + roundMs;
  let answered = 0;
  const connection = async () => {
    while (performance.now() < end) {
      await call(answered);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return answered / (roundMs / 1000);
}

const sale = {
  order_id: "PED-1",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
  amount: "12990",
};

/** Requests a second that create a sale, beside requests that the same function answers without a look at the table. */
export async function sandboxFigures({ closers }: Bench): Promise<Figure[]> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), "portal-sandbox-bench-"));
  closers.add(() => rmSync(dataDirectory, { recursive: true, force: true }));
  const { database } = await choosePorts(0);
  const enginePorts = { database };
  const stack = await startLocal({
    dataDirectory,
    port: 0,
    enginePorts,
    docs: false,
    watch: false,
    quiet: true,
  });
  closers.add(() => stack.stop());
  const callers = await withCopies(database, await firstCaller(stack));
  const send = async (address: string, turn: number, status: number) => {
    const caller = callers[turn % callers.length];
    const headers = { "content-type": "application/json", ...caller };
    const url = `${stack.url}/sandbox/e-sitef/api${address}`;
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(sale) });
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`${address} answered ${response.status}.`);
  };
  const empty: number[] = [];
  const created: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    empty.push(await rate((turn) => send("/v1/nothing", turn, 404)));
    created.push(await rate((turn) => send("/v1/transactions", turn, 201)));
  }
  const [nothing, creation] = [median(empty), median(created)];
  return [
    { bar: "sandbox", what: "an empty call", value: 1000 / nothing, unit: "ms" },
    { bar: "sandbox", what: "creating a sale", value: 1000 / creation, unit: "ms" },
    { bar: "sandbox", what: "creating a sale / an empty call", value: nothing / creation, unit: "x", limit },
  ];
}
