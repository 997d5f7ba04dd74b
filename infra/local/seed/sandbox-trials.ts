import { setTimeout as wait } from "node:timers/promises";
import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import { valuesOf } from "@portal/shared/esitef/values.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { type Caller, callApi } from "./api-call.ts";
import { type StoreKeys, shopProgram } from "./shop-program.ts";

type Program = ReturnType<typeof shopProgram>;

const visa = { authorizer_id: "1", installments: "1", installment_type: "4" };
const nextYear = String(new Date().getUTCFullYear() + 1).slice(-2);
const card = { number: cardNumbers.visa.number, expiry_date: `12${nextYear}`, security_code: "123" };
const pix = { authorizer_id: "440", installments: "1", installment_type: "4" };

async function begin(call: Program, body: object): Promise<string> {
  const { body: begun } = await call({ method: "POST", path: "/v1/transactions", body });
  const [nit] = valuesOf(begun).get("payment.nit") ?? [];
  if (!nit) throw new Error(`The sandbox began no payment: ${JSON.stringify(begun)}`);
  return nit;
}

const pollMs = 100;
const mostPolls = 100;

/** The payment is made and its answer lost; the store gives up, asks what became of it and need not repeat it. */
async function loseAnAnswer(call: Program, isNew: (nit: string) => Promise<boolean>): Promise<void> {
  const nit = await begin(call, { ...visa, order_id: "FLORA-1004", amount: "18950" });
  const path = `/v1/payments/${nit}`;
  const patience = new AbortController();
  const body = { authorizer_id: visa.authorizer_id, card };
  const headers = { "x-sandbox-outcome": "lost" };
  const lost = call({ method: "POST", path, body, headers, signal: patience.signal }).then(
    () => false,
    () => patience.signal.aborted,
  );
  for (let polls = 0; await isNew(nit); polls += 1) {
    if (polls === mostPolls) throw new Error("The payment whose answer is to be lost was not made.");
    await wait(pollMs);
  }
  patience.abort();
  if (!(await lost)) throw new Error("The answer that is to be lost arrived.");
  await call({ method: "GET", path: `/v1/transactions/${nit}` });
}

/** What a shop's developer tried: a sale, a declined one, a Pix that waits for its buyer, an answer that got lost. */
export async function tryTheSandbox(keys: StoreKeys, client: Caller, companyId: string): Promise<void> {
  const call = shopProgram(keys);
  const sale = (order_id: string, amount: string) =>
    call({ method: "POST", path: "/v2/payments", body: { ...visa, order_id, amount, card } });
  await sale("FLORA-1001", "12990");
  await sale("FLORA-1002", "2200000");
  const nit = await begin(call, { ...pix, order_id: "FLORA-1003", amount: "7450" });
  await call({ method: "POST", path: `/v1/payments/${nit}`, body: { authorizer_id: pix.authorizer_id } });
  await loseAnAnswer(call, async (transactionId) => {
    const params = { companyId, merchantId: keys.merchantId, transactionId };
    return (await callApi(client, sandboxContract.routes.getTransaction, { params })).status === "NOV";
  });
}
