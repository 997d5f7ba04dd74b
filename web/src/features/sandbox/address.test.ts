import type { Sandbox, Store } from "@portal/shared/sandbox/model.ts";
import { changedAddress, readAddress } from "./address.ts";

const store = (merchantId: string): Store => ({
  merchantId,
  kind: "own",
  createdAt: "2026-11-22T12:00:00.000Z",
  keys: [],
  publicKey: null,
  clockOffsetSeconds: 0,
});
const sandbox: Sandbox = { companyId: "c", stores: [store("SBX1"), store("SBX2")], accessData: "none" };
const read = (query: string) => readAddress(new URLSearchParams(query), sandbox);

test("an address that names a call or a transaction alone opens the view that shows it", () => {
  expect(read("?call=01ARZ3NDEKTSV4RRFFQ69G5FAV")).toMatchObject({ view: "calls" });
  expect(read("?transaction=abc")).toMatchObject({ view: "transactions", transactionId: "abc" });
});

test("what an address makes up is left aside", () => {
  expect(read("?view=admin&store=OTHER&status=9xx&machine=x")).toMatchObject({
    view: "calls",
    store: { merchantId: "SBX1" },
    calls: { status: undefined },
    transactions: { machine: undefined },
  });
});

test("another view or filter leaves behind what no longer fits", () => {
  const search = new URLSearchParams("?view=calls&call=x&cursor=y&text=pix&store=SBX2");
  expect(changedAddress(search, { view: "transactions", transaction: "t" })).toBe(
    "?view=transactions&store=SBX2&transaction=t",
  );
  expect(changedAddress(search, { text: undefined })).toBe("?view=calls&call=x&store=SBX2");
});
