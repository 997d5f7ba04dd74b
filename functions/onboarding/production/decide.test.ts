import { DomainError } from "@portal/shared/errors.ts";
import { decideDelivery, decideRequest } from "./decide.ts";

const at = "2026-11-22T12:00:00.000Z";
const later = "2026-11-23T12:00:00.000Z";
const { content: requested } = decideRequest("Prontos.", at);
const delivering = { product: "online-payment", stored: requested, testMerchantId: "TESTE01", at } as const;
const form = { merchantId: "LOJA0001", sharesMerchantId: false };

test("a store goes live with a number that is not the test environment's", () => {
  const { content, facts } = decideDelivery(delivering, form);
  expect(content).toMatchObject({ requestedAt: at, deliveredAt: at, merchantId: "LOJA0001" });
  expect(facts).toEqual({ isAgain: false });
  const asInTests = () => decideDelivery(delivering, { ...form, merchantId: "TESTE01" });
  expect(asInTests).toThrow(new DomainError("invalid-input"));
});

test("nothing is delivered that nobody requested, or that the product does not have", () => {
  const unasked = () => decideDelivery({ ...delivering, stored: undefined }, form);
  expect(unasked).toThrow(new DomainError("action-not-allowed"));
  const withKey = () => decideDelivery(delivering, { ...form, privateKey: "chave" });
  expect(withKey).toThrow(new DomainError("invalid-input"));
  const withoutKeys = () => decideDelivery({ ...delivering, product: "fraud-prevention" }, form);
  expect(withoutKeys).toThrow(new DomainError("invalid-input"));
});

test("a correction of what was delivered says why, and keeps what it leaves out", () => {
  const stored = decideDelivery(delivering, form).content;
  const { merchantId: _, ...nothing } = form;
  const again = { ...delivering, stored, at: later };
  expect(() => decideDelivery(again, nothing)).toThrow(new DomainError("invalid-input"));
  expect(decideDelivery(again, { ...nothing, reason: "Conferido." })).toMatchObject({
    content: { deliveredAt: later, merchantId: "LOJA0001" },
    comment: "Conferido.",
    facts: { isAgain: true },
  });
});
