import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask, send } from "../../api.ts";
import { newClient } from "../../people.ts";
import { openStage, type TestStage } from "../../stage.ts";
import { oneOfEach } from "../../trials.ts";
import { hostileJson, hostileTexts } from "./hostile-values.data.ts";
import { sandboxCaller } from "./sandbox-caller.ts";
import { pageForms, sandboxRequests } from "./sandbox-requests.ts";

let stage: TestStage;
let tester: Awaited<ReturnType<typeof newClient>>;
let caller: ReturnType<typeof sandboxCaller>;
beforeAll(async () => {
  stage = await openStage();
  tester = await newClient(stage);
  caller = sandboxCaller(stage, tester.companyId);
});
afterAll(() => stage.close());

const given = { json: hostileJson, texts: hostileTexts };

test.each([
  ["documented call", sandboxRequests(given)],
  ["form of a page", pageForms(given)],
] as const)(
  "no %s fails the sandbox, whatever stands wherever in it",
  async (name, requests) => {
    const failures: string[] = [];
    for (const request of oneOfEach(`hostile ${name}`, [...requests], ({ place }) => place)) {
      const { http, text } = await caller.send(request);
      if (http >= 500)
        failures.push(`${request.place} = ${request.value.slice(0, 40)}: ${http} ${text.slice(0, 200)}`);
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
