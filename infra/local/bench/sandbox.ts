import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DynamoDBClient, GetItemCommand, ListTablesCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { accountContract } from "@portal/shared/account/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { accessTo } from "../engines/aws-access.ts";
import { startLocal } from "../local.ts";
import { choosePorts, loopback } from "../machine/ports.ts";
import { callApi } from "../seed/api-call.ts";
import { demoPassword, personas } from "../seed/personas.data.ts";
import { type Bench, type Figure, median } from "./figure.ts";
import { floorOf } from "./sandbox-floor.ts";
import { type StoreAccess, shopOf, timeOf } from "./sandbox-shop.ts";

/** A call may take twice its floor: an empty one, and what it asks of the table, asked of the engine directly. */
const limit = 2;
export const sandboxRounds = 5;

type RunningStack = Awaited<ReturnType<typeof startLocal>>;

/** The store of a demo person whose company has none yet. */
async function firstCaller(stack: RunningStack): Promise<StoreAccess> {
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
async function withCopies(
  client: DynamoDBClient,
  TableName: string,
  caller: StoreAccess,
): Promise<StoreAccess[]> {
  const place = (merchantId: string) => ({ pk: { S: `SB#${merchantId}` }, sk: { S: "STORE" } });
  const { Item } = await client.send(new GetItemCommand({ TableName, Key: place(caller.merchant_id) }));
  const names = Array.from({ length: copies }, (_, index) => `bench-${index}`);
  for (const name of names) {
    const copy = { ...Item, ...place(name), merchantId: { S: name } };
    await client.send(new PutItemCommand({ TableName, Item: copy }));
  }
  return [caller, ...names.map((name) => ({ ...caller, merchant_id: name }))];
}

/**
 * Where the engine keeps its file: in memory, where the machine has a folder there. How long a disk takes to make sure
 * of a write says nothing of the sandbox, whose table is elsewhere a service.
 */
const memory = "/dev/shm";

async function startShop(closers: Bench["closers"]) {
  const dataDirectory = mkdtempSync(
    path.join(existsSync(memory) ? memory : tmpdir(), "portal-sandbox-bench-"),
  );
  closers.add(() => rmSync(dataDirectory, { recursive: true, force: true }));
  const { database } = await choosePorts(0);
  const stack = await startLocal({
    dataDirectory,
    port: 0,
    enginePorts: { database },
    docs: false,
    watch: false,
    quiet: true,
  });
  closers.add(() => stack.stop());
  const client = new DynamoDBClient(accessTo(`http://${loopback}:${database}`, "sa-east-1"));
  closers.add(() => client.destroy());
  const { TableNames: [table = ""] = [] } = await client.send(new ListTablesCommand());
  const caller = await firstCaller(stack);
  const shop = shopOf(stack.url, await withCopies(client, table, caller));
  // As many as callers, so that each store has a sale to take as a sample.
  for (let sale = 0; sale <= copies; sale += 1) await shop.create();
  return { ...shop, floor: await floorOf(client, table, `SB#${caller.merchant_id}`) };
}

type Round = Record<"empty" | "create" | "pay" | "createFloor" | "payFloor", number>;

/** What creating and paying a sale take, beside the same function's calls without a look at the table and the table's own time. */
export async function sandboxFigures({ closers }: Bench): Promise<Figure[]> {
  const { empty, create, pay, floor } = await startShop(closers);
  const rounds: Round[] = [];
  for (let round = 0; round <= sandboxRounds; round += 1) {
    const measured = {
      empty: await timeOf(empty),
      createFloor: await timeOf(floor.create),
      create: await timeOf(create),
      payFloor: await timeOf(floor.pay),
      pay: await timeOf(pay),
    };
    // The first round lets every thread get warm.
    if (round > 0) rounds.push(measured);
  }
  const of = (name: keyof Round) => median(rounds.map((round) => round[name]));
  const ratio = (name: "create" | "pay") =>
    median(rounds.map((round) => round[name] / (round.empty + round[`${name}Floor`])));
  const bar = "sandbox";
  return [
    { bar, what: "an empty call", value: of("empty"), unit: "ms" },
    { bar, what: "what creating a sale asks of the table", value: of("createFloor"), unit: "ms" },
    { bar, what: "creating a sale", value: of("create"), unit: "ms" },
    { bar, what: "what paying it asks of the table", value: of("payFloor"), unit: "ms" },
    { bar, what: "paying it", value: of("pay"), unit: "ms" },
    { bar, what: "creating a sale / its floor", value: ratio("create"), unit: "x", limit },
    { bar, what: "paying it / its floor", value: ratio("pay"), unit: "x", limit },
  ];
}
