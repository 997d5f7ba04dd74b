import { companyContract } from "@portal/shared/company/contract.ts";
import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { readOf, readsOf } from "./read.ts";

const members = readOf(companyContract, "listMembers", { companyId: "one" });

function outdatedBy(filter: { readonly queryKey: QueryKey }): boolean | undefined {
  const client = new QueryClient();
  client.setQueryData(members.queryKey, { items: [] });
  void client.invalidateQueries(filter);
  return client.getQueryState(members.queryKey)?.isInvalidated;
}

test("a read is found again by what it is of: its feature, some of its params, its name", () => {
  expect(outdatedBy(readsOf("company", {}))).toBe(true);
  expect(outdatedBy(readsOf("company", { companyId: "one" }))).toBe(true);
  expect(outdatedBy(readsOf("company", { companyId: "one" }, "listMembers"))).toBe(true);
  expect(outdatedBy({ queryKey: members.queryKey })).toBe(true);
});

test("reads of something else stay", () => {
  expect(outdatedBy(readsOf("history", { companyId: "one" }))).toBe(false);
  expect(outdatedBy(readsOf("company", { companyId: "other" }))).toBe(false);
  expect(outdatedBy(readsOf("company", { companyId: "one" }, "get"))).toBe(false);
  expect(outdatedBy(readsOf("company", { companyId: "one", product: "online-payment" }))).toBe(false);
});

test("other filters are another read, and one that is not set is none", () => {
  const keyOf = (text: string | undefined) =>
    JSON.stringify(readOf(companyContract, "list", {}, { limit: 10, text }).queryKey);
  expect(keyOf("a")).not.toBe(keyOf("b"));
  expect(keyOf(undefined)).toBe(JSON.stringify(readOf(companyContract, "list", {}, { limit: 10 }).queryKey));
});
