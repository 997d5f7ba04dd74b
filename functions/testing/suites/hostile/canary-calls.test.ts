import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { send } from "../../api.ts";
import { leaksIn, mustNotBeKept } from "../../canary.ts";
import { newClient } from "../../people.ts";
import { openStage, type TestStage } from "../../stage.ts";
import { oneOfEach } from "../../trials.ts";
import { sandboxCaller } from "./sandbox-caller.ts";
import { pageForms, sandboxRequests } from "./sandbox-requests.ts";

/** Published ones, and others of each length that card networks have. */
const numbers = [
  "4000000000000044",
  "376400000000016",
  "36345600000001",
  "4563470000000000004",
  "4111111111111111",
  "378282246310005",
  "30569309025904",
  "4222222222222",
  "6304219447607087665",
];
const written = numbers.flatMap((number) => [
  number,
  `PED${number}`,
  `${number} 123`,
  number.replaceAll(/(\d{4})(?=\d)/g, "$1 "),
]);

let stage: TestStage;
let tester: Awaited<ReturnType<typeof newClient>>;
let caller: ReturnType<typeof sandboxCaller>;
beforeAll(async () => {
  stage = await openStage();
  tester = await newClient(stage);
  caller = sandboxCaller(stage, tester.companyId);
  for (const number of written) mustNotBeKept(number);
});
// Closing looks for secrets in all that these calls left behind.
afterAll(() => stage.close(), 600_000);

/** As texts, and as the numbers that JSON has; and the store's own key, which `{key}` stands for. */
const texts = [...written, "{key}", "key={key}."];
const json = [...texts.map((text) => JSON.stringify(text)), ...numbers];

test.each([
  ["documented call", sandboxRequests({ json, texts })],
  ["form of a page", pageForms({ json, texts })],
] as const)(
  "no %s leaves a card's number or the store's key behind, whatever field it stands in",
  async (name, requests) => {
    const failures: string[] = [];
    for (const request of oneOfEach(`canary ${name}`, [...requests], ({ place }) => place)) {
      const { http, text } = await caller.send(request.make());
      if (http >= 500) failures.push(`${request.place}: ${http} ${text.slice(0, 200)}`);
    }
    expect(failures).toEqual([]);
    const kept = (await stage.items()).map((item) => JSON.stringify(item));
    expect(leaksIn([...kept, ...stage.logs])).toEqual([]);
  },
  3_600_000,
);

test("the workbench of each store shows none of it", async () => {
  const { routes } = sandboxContract;
  for (const { merchantId } of caller.stores()) {
    const params = { companyId: tester.companyId, merchantId };
    for (const route of [routes.listCalls, routes.listTransactions, routes.listDeliveries])
      expect(leaksIn([(await send(tester.client, route, { params })).text])).toEqual([]);
  }
}, 600_000);
