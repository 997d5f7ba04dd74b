import { casesFor } from "@portal/shared/certification/cases.ts";
import { callLink, linkedRequest, panelAnchor } from "@portal/shared/certification-match/recipe/call-link.ts";
import { filled, type RecipeCall, valuesAt } from "@portal/shared/certification-match/recipe/recipe.ts";
import { recipeOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import { modalities, transactionTypes } from "@portal/shared/configuration/options.ts";
import { type CallSheet, callSheetAddress, ownKey } from "../../../data/e-sitef/call-sheet.ts";
import { byTheRules, requestOf } from "../../../theme/try-it/call/call-request.ts";
import { linkedValues } from "../../../theme/try-it/call/linked.ts";
import { tryItFiles } from "./try-it-files.ts";

const files = tryItFiles();
const sheetOf = (operation: string): CallSheet =>
  JSON.parse(files.get(`static/${callSheetAddress(operation, "pt")}`) ?? "null");

const values = { ...valuesAt(new Date(), 7, ""), merchantKey: ownKey };
const cases = casesFor({
  solutionModel: "rest",
  transactionTypes: transactionTypes.map(({ id }) => id),
  authorizers: ["1", "2", "279", "224"],
  bankTransferBoleto: ["pix"],
  modalities: modalities.map(({ id }) => id),
});
const calls = cases.flatMap(({ id, requiredCards }) =>
  recipeOf(id, [...requiredCards]).map((call, place): [string, RecipeCall] => [
    `${id}, ${place + 1}. ${call.operation}`,
    filled(call, values),
  ]),
);

const hashOf = (link: string): string => link.slice(link.indexOf("#"));
const own = { base: "", credentials: { merchantId: "SB1", merchantKey: "secret" }, outcome: byTheRules };

test.each(calls)("%s: the panel of its page is filled in with the case's request", (_, call) => {
  const link = callLink(call) ?? "";
  const typed = linkedValues(sheetOf(call.operation), hashOf(link));
  const sent = requestOf(sheetOf(call.operation), typed ?? {}, own).body ?? {};
  const wanted = JSON.parse(
    JSON.stringify(call.body ?? {}, (_name, member: unknown) => {
      if (typeof member !== "string") return member;
      // What an earlier call tells is carried over by the panel itself; the store's key is the reader's.
      return member === ownKey ? "secret" : /\{\w+\}/.test(member) ? undefined : member;
    }),
  );
  expect(sent).toEqual(wanted);
  expect(linkedRequest(hashOf(link))?.isLost).toBe(call.isLost ?? false);
});

test("a link carries no key, and nothing of it reaches a server", () => {
  for (const [, call] of calls) {
    const link = callLink(call) ?? "";
    expect(link).toContain(`${panelAnchor}?`);
    expect(link.slice(0, link.indexOf("#"))).toMatch(/^\/docs\/e-sitef\/[\w-]+$/);
    expect(link).not.toContain("secret");
  }
});

test.each(["", panelAnchor, `${panelAnchor}?`, `${panelAnchor}?%7B`, `${panelAnchor}?%E0%A4%A`])(
  "an address that ends in “%s” brings no request",
  (hash) => expect(linkedRequest(hash)).toBeUndefined(),
);

test("what is not documented is left out of the form", () => {
  const hash = `${panelAnchor}?${encodeURIComponent('{"body":{"amount":"1","merchant_key":"x","card":["y"]}}')}`;
  expect(linkedValues(sheetOf("payment-begin"), hash)).toEqual({ "body amount": "1" });
});
