import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask, send } from "../../api.ts";
import { newClient } from "../../people.ts";
import { openStage, type TestStage } from "../../stage.ts";
import { oneOfEach } from "../../trials.ts";
import { hostileJson, hostileTexts } from "./hostile-values.data.ts";
import { sandboxCaller } from "./sandbox-caller.ts";
import { pageForms, plainRequests, sandboxRequests } from "./sandbox-requests.ts";

let stage: TestStage;
let tester: Awaited<ReturnType<typeof newClient>>;
let caller: ReturnType<typeof sandboxCaller>;
beforeAll(async () => {
  stage = await openStage();
  tester = await newClient(stage);
  caller = sandboxCaller(stage, tester.companyId);
});
// Closing looks for secrets in all that these calls left behind.
afterAll(() => stage.close(), 600_000);

const given = { json: hostileJson, texts: hostileTexts };

/** As every interface says that a value is missing or not in its form. */
const malformed = /"952"|:952|"201"|Parâmetro|parâmetro/;

test("a call that is odd in one place is in order everywhere else", async () => {
  const refused: string[] = [];
  for (const request of plainRequests()) {
    const { http, text } = await caller.send(request);
    if (http >= 400 && malformed.test(text)) refused.push(`${request.place}: ${text}`);
  }
  expect(refused).toEqual([]);
}, 120_000);

test.each([
  ["documented call", sandboxRequests(given)],
  ["form of a page", pageForms(given)],
] as const)(
  "no %s fails the sandbox, whatever stands wherever in it",
  async (name, requests) => {
    const failures: string[] = [];
    for (const request of oneOfEach(`hostile ${name}`, [...requests], ({ place }) => place)) {
      const where = `${request.place} = ${request.value.slice(0, 40)}`;
      try {
        const { http, text } = await caller.send(request.make());
        if (http >= 500) failures.push(`${where}: ${http} ${text.slice(0, 200)}`);
      } catch (error) {
        failures.push(`${where}: ${String(error)}`);
      }
    }
    expect(failures).toEqual([]);
  },
  3_600_000,
);

test("after all that, everything that was kept of each store can still be read", async () => {
  const { routes } = sandboxContract;
  for (const { merchantId } of caller.stores()) {
    const params = { companyId: tester.companyId, merchantId };
    const lists = [routes.listCalls, routes.listTransactions, routes.listDeliveries];
    for (const route of lists) {
      const { status, text } = await send(tester.client, route, { params });
      expect([status, text]).toEqual([200, expect.not.stringContaining("unreadable")]);
    }
    const { items } = await ask(tester.client, routes.listTransactions, { params, query: {} });
    for (const { id } of items)
      await ask(tester.client, routes.getTransaction, { params: { ...params, transactionId: id } });
  }
}, 600_000);
