import { machines } from "@portal/shared/esitef/machine/machines.data.ts";
import { valuesOf } from "@portal/shared/esitef/values.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { network } from "../../sandbox/delivery/egress/post.ts";
import { type Transaction, transactionSchema } from "../../sandbox/engine/model.ts";
import { ask } from "../api.ts";
import { endpoints, whileBrought } from "../deliveries/deliveries.ts";
import { internetWith, openShop, type Shop } from "../deliveries/shop.ts";
import { openPage } from "../pages/open-page.ts";
import { newClient } from "../people.ts";
import { registeredKey, type SandboxAnswer, sandboxStore } from "../sandbox.ts";
import { openStage, type TestStage } from "../stage.ts";
import { riskScenes } from "./risk/risk-scenes.ts";
import { pageScenes } from "./sandbox-page-scenes.ts";
import { reservationScenes } from "./sandbox-reservation-scenes.ts";
import { type Scene, saleScenes } from "./sandbox-scenes.ts";
import { beyond, serviceScenes } from "./sandbox-service-scenes.ts";

let stage: TestStage;
/** Whose stores the scenes play in. */
let tester: Awaited<ReturnType<typeof newClient>>;
let shop: Shop;
beforeAll(async () => {
  stage = await openStage();
  tester = await newClient(stage);
  shop = await openShop();
  shop.answer = (_, response) => response.writeHead(403).end();
  Object.assign(network, internetWith(shop));
});
afterAll(async () => {
  await shop.close();
  await stage.close();
});

const scenes = [...saleScenes, ...riskScenes, ...reservationScenes, ...serviceScenes, ...pageScenes];
const nameOf = (machine: string, from: string | null, to: string) => `${machine}: ${from ?? "-"} > ${to}`;

/** Every documented change of the machines. */
const documented = Object.entries(machines).flatMap(([machine, changes]) =>
  changes.map(({ from, to }) => nameOf(machine, from, to)),
);

/** What is kept of a store's transactions. */
async function kept(merchantId: string) {
  const items = await stage.items(`SB#${merchantId}`);
  return items.filter(({ sk }) => String(sk).startsWith("TX#")).map((item) => transactionSchema.parse(item));
}

/** The status in an answer, whatever its object is called. */
function statusIn({ body }: SandboxAnswer): string {
  const [found] = [...valuesOf(body)].filter(([name]) => /(?:^|\.)status$/.test(name));
  if (!found?.[1][0]) throw new Error(`No status in ${JSON.stringify(body)}`);
  return found[1][0];
}

/** What an answer says of the risk analysis, if anything. */
const riskIn = ({ body }: SandboxAnswer): string | undefined =>
  [...valuesOf(body)].find(([name]) => name.endsWith(".analysis.status"))?.[1][0];

async function play({ acts, risk }: Scene): Promise<Set<string>> {
  const own = { publicKey: registeredKey, companyId: tester.companyId, ...(risk ? { risk } : {}) };
  const store = await sandboxStore(stage, own);
  let current = store;
  const { merchantId } = store;
  const noted = new Set<string>();
  /** What a page made keeps to the machine of pages, also where it is paid and an ordinary sale since. */
  const pages = new Set<string>();
  const machineOf = ({ id, machine }: Transaction) => (pages.has(id) ? "html" : machine);
  await acts({
    merchantId,
    get merchantKey() {
      return current.merchantKey;
    },
    call: (...call) => current.call(...call),
    wait: async (clockOffsetSeconds) => {
      current = await sandboxStore(stage, { merchantId, ...own, clockOffsetSeconds });
    },
    page: async (request) => {
      const form = { request: JSON.stringify({ merchant_id: merchantId, ...request }) };
      const { nit }: { nit: string } = JSON.parse((await openPage({ path: "/init/json.se", form })).html);
      pages.add(nit);
      return nit;
    },
    act: (transactionId, act) =>
      ask(tester.client, sandboxContract.routes.act, {
        params: { companyId: tester.companyId, merchantId, transactionId },
        body: { act },
      }),
    look: async (path, id) => {
      const before = (await kept(merchantId)).find((each) => each.id === id);
      if (!before) throw new Error("Nothing is kept of it.");
      const query = path === "/v3/recharge" ? `?merchantkey=${current.merchantKey}` : "";
      const answer = await current.call("GET", `${path}/${id}${query}`);
      noted.add(nameOf(machineOf(before), before.status, statusIn(answer)));
      const [was, is] = [before.analysis?.status, riskIn(answer)];
      if (was !== undefined && is !== undefined) noted.add(nameOf("risk", was, is));
    },
    unvouched: async (call) => {
      await endpoints(stage, merchantId);
      expect(await whileBrought(stage, call())).toMatchObject({ http: 400 });
      await endpoints(stage, merchantId, { addresses: {} });
    },
    answered: async (machine, from, answer) => {
      noted.add(nameOf(machine, from, statusIn(answer)));
    },
    expired: async (machine, { http, body }) => {
      expect([http, body]).toMatchObject([400, { code: "954" }]);
      noted.add(nameOf(machine, "NOV", "EXP"));
    },
  });
  for (const transaction of await kept(merchantId)) {
    for (const [name, steps] of [
      [machineOf(transaction), transaction.past],
      ["risk", transaction.analysis?.past ?? []],
    ] as const)
      steps.forEach(({ status }, index) => {
        noted.add(nameOf(name, steps[index - 1]?.status ?? null, status));
      });
  }
  return noted;
}

test.each(scenes.map((scene) => [scene.name, scene] as const))("%s", async (_name, scene) => {
  const made = await play(scene);
  expect([...made]).toEqual(expect.arrayContaining([...scene.makes]));
  // And nothing that no page tells of.
  expect([...made].filter((change) => !documented.includes(change))).toEqual([]);
});

test("every documented change of status is made by a scene, or is said to be beyond the interface", () => {
  const made = new Set(scenes.flatMap(({ makes }) => makes));
  const told = new Set(Object.keys(beyond));
  expect(documented.filter((change) => !made.has(change) && !told.has(change))).toEqual([]);
  expect([...told].filter((change) => made.has(change))).toEqual([]);
  expect([...made, ...told].filter((change) => !documented.includes(change))).toEqual([]);
});
