import { randomBytes } from "node:crypto";
import type { DynamoDBRecord } from "aws-lambda";
import { transact } from "../../platform/table/transaction.ts";
import { handler } from "../../sandbox/delivery/handler.ts";
import type { Transaction } from "../../sandbox/engine/model.ts";
import { deliveryRef } from "../../sandbox/engine/outgoing/delivery.ts";
import { type Endpoints, endpointsRef } from "../../sandbox/engine/outgoing/endpoints.ts";
import { noticeWrites } from "../../sandbox/engine/outgoing/notice.ts";
import { othersThanDate } from "../engines/clock.ts";
import { scheduled } from "../outbox.ts";
import type { TestStage } from "../stage.ts";
import { shopAddress } from "./shop.ts";

/** The statuses of a sale that is waited for, confirmed and given back: three notices. */
export const told = ["PEN", "CON", "EST"] as const;

/** A sale as it stands when it has had so many of them. */
export function sale(id: string, count: number = told.length, order = "PED-1"): Transaction {
  const past = [["NOV"], ...told.map((status) => [status])].slice(0, count + 1);
  const at = new Date().toISOString();
  return {
    id,
    version: count,
    machine: "payment",
    status: past.at(-1)?.[0] ?? "NOV",
    createdAt: at,
    past: past.map(([status = ""]) => ({ status, at, cause: "test" })),
    facts: {
      amount: "1000",
      order_id: order,
      authorizer_id: "1",
      installments: "1",
      installment_type: "4",
    },
    answered: { esitef_usn: "261122123456789", customer_receipt: "SANDBOX\nVALOR 1000" },
  };
}

export const newSale = (): string => randomBytes(32).toString("hex");

/** One status more, as a call of the sandbox writes it. */
export const happens = (merchantId: string, id: string, count: number, order?: string): Promise<void> =>
  transact(noticeWrites(merchantId, sale(id, count, order), count));

/** Names an address for everything that a store is told. */
export const endpoints = (
  stage: TestStage,
  merchantId: string,
  given: Partial<Endpoints> = {},
): Promise<void> =>
  stage.put({
    ...endpointsRef(merchantId).key,
    version: 1,
    addresses: { status: shopAddress, authenticity: shopAddress, cardHash: shopAddress },
    secrets: [],
    ...given,
  });

const isNotice = ({ pk, sk }: Record<string, unknown>): boolean =>
  String(pk).startsWith("NOTICE#") && String(sk).startsWith("EVENT#");

/** What is still to be told. */
export const notices = async (stage: TestStage) => (await stage.items()).filter(isNotice);

export const streamed = (item: Record<string, unknown>): DynamoDBRecord => ({
  eventName: "INSERT",
  dynamodb: { Keys: { pk: { S: String(item.pk) }, sk: { S: String(item.sk) } } },
});

/** As the table's stream brings what is new. */
export const bring = async (stage: TestStage): Promise<unknown> =>
  handler({ Records: (await notices(stage)).map(streamed) });

/** Brings what is new for as long as a call waits for what comes of it. */
export async function whileBrought<Answer>(stage: TestStage, call: Promise<Answer>): Promise<Answer> {
  const ended = call.then(() => true);
  const brought = () => bring(stage).then(() => false);
  while (!(await Promise.race([ended, brought()]))) await new Promise(setImmediate);
  return call;
}

export const sweep = (): Promise<unknown> => handler(scheduled());

/** Lets the clock go on without the test waiting for it; everything but the date stays as it is. */
export function letTimePass(seconds: number): void {
  jest.useFakeTimers({
    now: Date.now() + seconds * 1000,
    doNotFake: [...othersThanDate],
  });
}

/** A program on somebody's machine took it, and answered well. */
export const takenByListener = (merchantId: string, id: string): Promise<void> =>
  transact([
    {
      act: "set",
      key: deliveryRef(merchantId, id).key,
      values: { heard: { at: new Date().toISOString(), http: 200 } },
    },
  ]);
