import { performance } from "node:perf_hooks";

const connections = 8;
const roundMs = 2000;

export interface StoreAccess {
  readonly merchant_id: string;
  readonly merchant_key: string;
}

/** Milliseconds that a call takes, several connections at once. */
export async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let answered = 0;
  const connection = async () => {
    while (performance.now() < start + roundMs) {
      await call();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return (performance.now() - start) / answered;
}

const order = {
  order_id: "PED-1",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
  amount: "12990",
};

const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };

interface Sale {
  readonly nit: string;
  readonly caller: StoreAccess;
}

/** A shop's calls, each by another store. */
export function shopOf(siteUrl: string, callers: readonly StoreAccess[]) {
  const waiting: Sale[] = [];
  let turn = 0;
  const send = async (caller: StoreAccess, address: string, body: object, status: number) => {
    const headers = { "content-type": "application/json", ...caller };
    const url = `${siteUrl}/sandbox/e-sitef/api${address}`;
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    const answer = await response.text();
    if (response.status !== status) throw new Error(`${address} answered ${response.status}: ${answer}`);
    return answer;
  };
  const next = (): StoreAccess => {
    turn += 1;
    const caller = callers[turn % callers.length];
    if (!caller) throw new Error("There is no store.");
    return caller;
  };
  const create = async () => {
    const caller = next();
    const answer = await send(caller, "/v1/transactions", order, 201);
    const { payment }: { payment: { nit: string } } = JSON.parse(answer);
    waiting.push({ caller, nit: payment.nit });
  };
  const pay = async () => {
    const sale = waiting.shift();
    if (!sale) return create();
    await send(sale.caller, `/v1/payments/${sale.nit}`, { card }, 200);
  };
  return { empty: () => send(next(), "/v1/nothing", order, 404), create, pay };
}
