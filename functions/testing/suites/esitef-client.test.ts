import { sandboxStore, serveSandbox } from "../sandbox.ts";
import { openStage } from "../stage.ts";
import { answered, compiled } from "./esitef-client.ts";

const pay = (amount: string) => `
import createClient from "openapi-fetch";
import type { paths } from "./e-sitef.d.ts";

export async function pay(baseUrl: string, headers: Record<string, string>): Promise<(string | undefined)[]> {
  const client = createClient<paths>({ baseUrl, headers });
  const created = await client.POST("/v1/transactions", {
    body: { installments: "1", installment_type: "4", authorizer_id: "1", amount: ${amount} },
  });
  const nit = created.data && "payment" in created.data ? created.data.payment?.nit : undefined;
  if (nit === undefined) throw new Error(created.error && "message" in created.error ? created.error.message : "?");
  const paid = await client.POST("/v1/payments/{nit}", {
    params: { path: { nit } },
    body: { card: { number: "4000000000000044", expiry_date: "1299", security_code: "123" } },
  });
  const found = await client.GET("/v1/transactions/{nit}", { params: { path: { nit } } });
  const queried = found.data && "payment" in found.data ? found.data.payment : undefined;
  return [paid.data?.payment?.status, queried?.status, queried?.amount];
}
`;

test("a client generated from the OpenAPI document of e-SiTef creates, pays and queries, and compiles", () => {
  expect(compiled(pay('"12990"'))).toBe("");
}, 30_000);

test("and it refuses to compile an amount that is no text", () => {
  expect(compiled(pay("12990"))).toMatch(/Type 'number' is not assignable to type 'string'/);
}, 30_000);

test("run against the sandbox, it pays and finds what it paid", async () => {
  const stage = await openStage();
  const server = await serveSandbox();
  const { credentials } = await sandboxStore(stage);
  const base = `${server.url}/sandbox/e-sitef/api`;
  expect(await answered(pay('"12990"'), base, credentials)).toEqual(["CON", "CON", "12990"]);
  await server.close();
  await stage.close();
}, 30_000);
