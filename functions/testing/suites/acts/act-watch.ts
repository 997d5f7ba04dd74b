import { unmarshall } from "@aws-sdk/util-dynamodb";
import { type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts } from "@portal/shared/contracts.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import { noticeContract } from "@portal/shared/notice/contract.ts";
import { supportGroup } from "@portal/shared/roles.ts";
import { testSettings } from "@portal/shared/settings/settings.ts";
import * as z from "zod/mini";
import { keys } from "../../../platform/table/keys.ts";
import { type Call, type Caller, send } from "../../api.ts";
import type { TestStage } from "../../stage.ts";
import { type Act, operationsOf } from "./acts.ts";
import { isMetIn, type Mark } from "./marks.ts";

const values = z.custom<Parameters<typeof unmarshall>[0]>();
const transaction = z.object({
  TransactItems: z.array(
    z.object({
      Put: z.optional(z.object({ Item: values })),
      Update: z.optional(z.object({ ExpressionAttributeValues: values })),
    }),
  ),
});

interface Params {
  readonly companyId: string;
  readonly [name: string]: string;
}

/** All that a request to the database stores, as JSON. */
function storedBy(request: unknown): string {
  const { TransactItems = [] } = transaction.safeParse(request).data ?? {};
  const stored = TransactItems.map(({ Put, Update }) => Put?.Item ?? Update?.ExpressionAttributeValues ?? {});
  return stored.map((item) => JSON.stringify(unmarshall(item))).join("\n");
}

const routesBeside = (route: Route): Route[] =>
  contracts
    .map(({ routes }) => Object.values<Route>(routes))
    .filter((routes) => routes.some((one) => routeKey(one) === routeKey(route)))
    .flat();

/** What a route answers a client, which it must. */
async function read(client: Caller, route: Route, about: Params, query?: Call["query"]): Promise<string> {
  const named = Object.keys(route.params?.shape ?? {}).map((name) => [name, about[name] ?? ""] as const);
  const { status, text } = await send(client, route, { params: Object.fromEntries(named), query });
  if (status !== 200) throw new Error(`${routeKey(route)} answered ${status}: ${text}`);
  return text;
}

/** What a client is shown where the feature shows it, and in all that is told of the company. */
async function shownTo(client: Caller, route: Route, about: Params): Promise<string> {
  const own = routesBeside(route).filter(
    ({ method, roles, params }) =>
      method === "GET" &&
      roles.includes("client") &&
      Object.keys(params?.shape ?? {}).every((name) => name in about),
  );
  const reads = [...own, historyContract.routes.list, noticeContract.routes.list];
  return (await Promise.all(reads.map((one) => read(client, one, about)))).join("\n");
}

/** Whether a client finds anything of the company by a word. */
const isFound = async (client: Caller, about: Params, word: string): Promise<boolean> =>
  !(await read(client, historyContract.routes.list, about, { text: word })).startsWith('{"items":[]');

const isSupport = ({ groups = [] }: Caller): boolean => groups.includes(supportGroup);

async function ownerOf(stage: TestStage, companyId: string): Promise<Caller> {
  const items = await stage.items(keys.company(companyId).pk);
  return { sub: String(items.find(({ role }) => role === "owner")?.sub) };
}

/** Those that a client of the company meets, by mail, on the screen or by a search. */
async function metByClients(stage: TestStage, route: Route, about: Params, marks: readonly Mark[]) {
  const client = await ownerOf(stage, about.companyId);
  const mails = stage.aws.mails.filter(({ to }) => to !== testSettings.SUPPORT_EMAIL);
  const shown = (await shownTo(client, route, about)) + JSON.stringify(mails);
  const met: string[] = [];
  for (const { field, word } of marks)
    if (word && (shown.includes(word) || (await isFound(client, about, word)))) met.push(field);
  return met;
}

/** Makes acts, and follows what became of each field that they sent. */
export function actWatch(stage: TestStage) {
  const [sent, kept, told] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const wanted = new Set<Mark>();

  function meet(text: string): void {
    for (const mark of wanted) {
      if (!isMetIn(text, mark)) continue;
      kept.add(mark.field);
      wanted.delete(mark);
    }
  }

  return {
    sent,
    /** Fields that were met in what was stored or answered. */
    kept,
    /** Fields of support that clients met. */
    told,
    /** Makes an act; the database operations that it asked for. */
    async make({ caller, route, ready }: Act): Promise<string[]> {
      const { params = {}, marks, call } = await ready();
      for (const mark of marks) {
        sent.add(mark.field);
        wanted.add(mark);
      }
      const before = stage.watch?.calls.length ?? 0;
      let answer = "";
      const operations = await operationsOf(stage, async () => {
        answer = await call();
      });
      const requests = stage.watch?.calls.slice(before).map(({ request }) => request) ?? [];
      const stored = requests.map(storedBy).join("\n");
      meet(`${stored}\n${answer}`);
      // What has no word of its own is looked for in what its own act did.
      for (const mark of marks) if (!mark.word) wanted.delete(mark);
      await stage.deliverPending();
      const companyId = params.companyId ?? /"companyId":"(\w+)"/.exec(stored)?.[1];
      if (isSupport(caller) && companyId)
        for (const field of await metByClients(stage, route, { ...params, companyId }, marks))
          told.add(field);
      return operations;
    },
  };
}
