import { compiled } from "./esitef-client.ts";

const pay = (amount: string) => `
import createClient from "openapi-fetch";
import type { paths } from "./e-sitef.d.ts";

const client = createClient<paths>({ baseUrl: "http://localhost/sandbox/e-sitef/api" });

export async function pay(): Promise<string | undefined> {
  const created = await client.POST("/v1/transactions", {
    body: { installments: "1", installment_type: "4", authorizer_id: "1", amount: ${amount} },
  });
  const nit = created.data && "payment" in created.data ? created.data.payment?.nit : undefined;
  if (nit === undefined) throw new Error(created.error && "message" in created.error ? created.error.message : "?");
  const paid = await client.POST("/v1/payments/{nit}", {
    params: { path: { nit } },
    body: { card: { number: "4000000000000044", expiry_date: "1227", security_code: "123" } },
  });
  return paid.data?.payment?.status;
}
`;

test("a client generated from the OpenAPI document of e-SiTef creates and pays, and compiles", () => {
  expect(compiled(pay('"12990"'))).toBe("");
}, 30_000);

test("and it refuses to compile an amount that is no text", () => {
  expect(compiled(pay("12990"))).toMatch(/Type 'number' is not assignable to type 'string'/);
}, 30_000);
