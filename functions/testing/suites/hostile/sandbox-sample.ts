import { parameters } from "@portal/shared/esitef/parameters.data.ts";
import type { Operation } from "@portal/shared/esitef/schema.ts";
import { type Shapes, shapeOf } from "@portal/shared/esitef/values.ts";
import { type TestStore, told } from "../../sandbox.ts";

export const card = { number: "5000000000000001", expiry_date: "1299", security_code: "123" };
const order = { installments: "1", installment_type: "4", authorizer_id: "2", amount: "12990" };

/** What a store has, by the names that addresses give it. */
type Things = Readonly<Partial<Record<string, readonly string[]>>>;

/** One of them in place of the name; which, any number says. */
export function thingAt(all: Things, name: string, which: number): string {
  const own = all[name] ?? [];
  return own[which % own.length] ?? "unknown";
}

const schedule = { amount: "2000", do_payment_now: "false", initial_date: "20/12/2099" };
const authentication = {
  cardholder: { acct: { number: card.number } },
  brand_id: "2",
  purchase: { amount: "10004", currency: "986" },
  merchant: { mcc: "5411" },
  acquirer: { merchant_id: "00000000" },
};

/** Things of each kind, in the states where most calls are about them, and one that is unknown. */
export async function things(store: TestStore): Promise<Things> {
  const begun = async (more: object, name: string) =>
    told(await store.call("POST", "/v1/transactions", { ...order, ...more }), `${name}.nit`);
  const fresh = await begun({}, "payment");
  const sold = await begun({}, "payment");
  await store.call("POST", `/v1/payments/${sold}`, { card });
  const reserved = await begun({ transaction_type: "preauthorization" }, "pre_authorization");
  await store.call("POST", `/v1/preauthorizations/${reserved}`, { authorizer_id: "2", card });
  const kept = { card: { number: card.number, expiry_date: "1299" }, authorizer_id: "2", merchant_usn: "1" };
  const token = told(await store.call("POST", "/v1/cards", { ...kept, customer_id: "1" }), "card.token");
  const planned = await store.call("POST", "/v1/transactions", { ...order, schedule });
  const sid = told(planned, "schedule.sid");
  const asked = await store.call("POST", "/v2/authentication", authentication);
  const merchant = { id: "HOSTILE" };
  await store.call("POST", "/v1/merchants", merchant);
  return {
    nit: [fresh, sold, reserved, "unknown"],
    sid: [sid],
    token: [token],
    trans_id: [told(asked, "three_ds_server.trans_id")],
    id: [merchant.id],
  };
}

/** A value in the form of its parameter; `wild` where any text is. */
export const sampleOf = (
  operation: Pick<Operation, "shapes">,
  name: string,
  wild: string,
  usual: Shapes = parameters,
): string => {
  const shape = shapeOf(operation, name, usual);
  if (name.endsWith("card.number") || name.endsWith("acct.number")) return card.number;
  if (name.endsWith("expiry_date")) return card.expiry_date;
  if (shape?.values) return shape.values[0] ?? "1";
  if (shape?.type === "B") return "true";
  const fewest = shape?.size?.[0] ?? 1;
  return shape?.type === "N" ? "1".padStart(fewest, "0") : wild.padEnd(fewest, "a");
};

/** `a.b[].c` as an object; a list has two members, as a sale with two cards needs. */
export function nested(
  names: readonly string[],
  valueOf: (name: string) => unknown,
): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const name of names) {
    const parts = name.split(".");
    const last = parts.pop() ?? name;
    let place = root;
    for (const part of parts) {
      const key = part.replace("[]", "");
      const inner: Record<string, unknown> = {};
      place[key] ??= part.endsWith("[]") ? [inner, inner] : inner;
      const [found] = [place[key]].flat();
      if (typeof found !== "object" || found === null) break;
      place = Object.assign(found);
    }
    place[last.replace("[]", "")] = valueOf(name);
  }
  return root;
}
