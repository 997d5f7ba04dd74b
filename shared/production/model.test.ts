import { type ProductionDelivery, productionDeliverySchema, productionRequestSchema } from "./model.ts";

const request = { version: 1 };
const delivery: ProductionDelivery = { version: 2, merchantId: "LOJA0001", sharesMerchantId: false };
const isAsked = (more: object) => productionRequestSchema.safeParse({ ...request, ...more }).success;
const isDelivered = (more: object) => productionDeliverySchema.safeParse({ ...delivery, ...more }).success;

test("whoever asks for production may add a message of a thousand characters in several lines, and nothing else", () => {
  expect(isAsked({})).toBe(true);
  expect(isAsked({ message: `Loja pronta.\nPodem liberar. ${"a".repeat(972)}` })).toBe(true);
  expect(isAsked({ message: "a".repeat(1001) })).toBe(false);
  expect(isAsked({ merchantId: "LOJA0001" })).toBe(false);
  expect(productionRequestSchema.safeParse({ message: "Sem versão." }).success).toBe(false);
});

test("a delivery has room for each identifier and for a reason in several lines, and for nothing else", () => {
  expect(
    isDelivered({ merchantId: "a".repeat(40), privateKey: "b".repeat(200), publicKey: "c".repeat(200) }),
  ).toBe(true);
  expect(isDelivered({ merchantId: "a".repeat(41) })).toBe(false);
  expect(isDelivered({ privateKey: "b".repeat(201) })).toBe(false);
  expect(isDelivered({ publicKey: "c".repeat(201) })).toBe(false);
  expect(isDelivered({ reason: `Linha\n${"d".repeat(494)}` })).toBe(true);
  expect(isDelivered({ reason: "d".repeat(501) })).toBe(false);
  expect(isDelivered({ status: "delivered" })).toBe(false);
});
