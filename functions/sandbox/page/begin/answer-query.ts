import type { APIGatewayProxyStructuredResultV2 as Result } from "aws-lambda";
import { LostRace, transact } from "../../../platform/table/transaction.ts";
import { noticeWrites } from "../../engine/outgoing/notice.ts";
import { type Shown, shownByNit } from "../page/stored.ts";
import type { Visit } from "../page/visit.ts";

/** Tells the store once more where its transaction stands. What is still on its way to it is not sent a second time. */
async function tellAgain({ store, transaction }: Shown): Promise<void> {
  const latest = noticeWrites(store.merchantId, transaction, transaction.past.length - 1);
  const told = latest.filter(({ act }) => act === "put");
  // Of a page that is still open there is nothing to tell.
  if (told.length === 0) return;
  try {
    await transact(told);
  } catch (error) {
    if (!(error instanceof LostRace)) throw error;
  }
}

/** Says that the NIT exists; the status itself follows to the store's address. Of an open page there is nothing to tell. */
export async function answerQuery({ query, form }: Visit): Promise<Result> {
  const found = await shownByNit(query.get("nit") ?? form.get("nit") ?? "");
  if (found) await tellAgain(found);
  return {
    statusCode: found ? 200 : 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    body: found ? "OK" : "Transaction not found",
  };
}
