import { amountRules } from "@portal/shared/certification/test-cards.data.ts";
import { type GatewayOperationId, gatewayOperations } from "@portal/shared/esitef/operations.data.ts";
import { ruleFor } from "@portal/shared/esitef/outcome/rule-for.ts";
import { outcomeRules } from "@portal/shared/esitef/outcome/rules.data.ts";
import { rulesOf } from "@portal/shared/esitef/outcome/rules-of.ts";
import { locales } from "@portal/shared/locales.ts";
import { ruleTable } from "./operation/rule-table.ts";
import { answerText, whenText } from "./rule-words.ts";

test.each(locales)("every rule of the sandbox is said whole in %s", (locale) => {
  for (const rule of outcomeRules) {
    const texts = [whenText(rule.when, locale), answerText(rule, locale)];
    for (const text of texts) {
      expect(text).not.toMatch(/%\w+%|undefined/);
      expect(text).not.toBe("");
    }
  }
});

test("no two rules of a call are told in the same words", () => {
  const isOperation = (id: string): id is GatewayOperationId => id in gatewayOperations;
  for (const operation of Object.keys(gatewayOperations).filter(isOperation)) {
    const said = rulesOf(operation).map(({ when }) => whenText(when, "en"));
    expect([operation, new Set(said).size]).toEqual([operation, said.length]);
  }
});

test("a call that is decided as another one is has its rules", () => {
  expect(rulesOf("cancel-idempotent")).toEqual(rulesOf("cancel-do"));
  expect(rulesOf("payment-do").length).toBeGreaterThan(30);
});

test("what is paid in one call has the rules of a payment but those of a NIT that came before", () => {
  const said = (operation: GatewayOperationId) => rulesOf(operation).map(({ when }) => whenText(when, "en"));
  const [ofNit, inOneCall] = [said("payment-do"), said("payment-idempotent")];
  expect(ofNit.filter((text) => !inOneCall.includes(text))).toEqual(["without `nit`", "NIT not in `NOV`"]);
  expect(ofNit).toEqual(expect.arrayContaining(inOneCall));
});

test("amounts that differ only in the institution's words share a row, and no rule is left out", () => {
  const text = ruleTable(rulesOf("payment-do"), "en");
  expect(text).toContain("`2200001` to `2200014`");
  expect(text).not.toContain("`2200005`");
  for (const cents of [2_200_000, 2_200_090, 2_200_093]) expect(text).toContain(`\`${cents}\``);
});

const operations = { card: "payment-do", pix: "payment-do", "3ds": "3ds-authenticate" } as const;

test.each(amountRules)("the portal's own list says of $method $cents what the sandbox does", (each) => {
  const rule = ruleFor(
    {
      operation: operations[each.method],
      method: each.method === "pix" ? "pix" : "card",
      amountCents: each.cents,
      flags: {},
      has: () => true,
    },
    outcomeRules,
  );
  const answered = rule && "http" in rule.answer ? rule.answer.status : undefined;
  expect(rule?.follows?.status ?? answered).toBe(each.status);
});
