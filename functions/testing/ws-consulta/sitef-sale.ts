import * as z from "zod/mini";
import { type SandboxAnswer, sandboxStore, type TestStore, told } from "../sandbox.ts";
import type { TestStage } from "../stage.ts";

/** Sales of e-SiTef as WS Consulta finds them: the key of one, and what is listed of it. */

export const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
export const order = {
  order_id: "PED-88017",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
  amount: "12990",
};
export const postponed = { additional_data: { postpone_confirmation: "true" } };

/** The clock of every store here: the day is 20250314, whatever the real one is. */
const begins = Date.parse("2025-03-14T10:20:00-03:00");

/** A store on that day; the hours after it come by `moveClock`. */
export const storeOn = (stage: TestStage): Promise<TestStore> =>
  sandboxStore(stage, { clockOffsetSeconds: Math.round((begins - Date.now()) / 1000) });

/** Pays a sale, and says what names it to either interface. */
export async function paid(store: TestStore, nit: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await store.call("POST", `/v1/payments/${nit}`, { card }, headers);
  const nsu = told(answer, "payment.sitef_usn");
  const day = told(answer, "payment.payment_date").replace(/^(..)\/(..)\/(....)T.*$/, "$3$2$1");
  const network = told(answer, "payment.acquirer_id");
  const key = `codsit=${network}&datatrn=${day}&nsusitef=${nsu}&codlojasitef=00000001`;
  return { nit, nsu, day, key, answer };
}

export async function sold(
  store: TestStore,
  facts: object = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const begun = await store.call("POST", "/v1/transactions", { ...order, ...facts });
  return paid(store, told(begun, "payment.nit"), headers);
}

/** Gives back so many cents; the number that SiTef has of it. */
export const refunded = async (store: TestStore, nit: string, amount: string): Promise<string> =>
  told(await store.call("POST", `/v2/cancellations/${nit}`, { amount }), "cancellation.sitef_usn");

const lineSchema = z.looseObject({ nsusitef: z.string(), estado: z.nullable(z.string()) });
const answerSchema = z.object({ status: z.string(), transacoes: z.array(lineSchema) });

export const listed = ({ body }: SandboxAnswer) => answerSchema.parse(body).transacoes;

/** Number and status of each that was found. */
export const found = (answer: SandboxAnswer) =>
  listed(answer).map(({ nsusitef, estado }) => [nsusitef, estado]);
