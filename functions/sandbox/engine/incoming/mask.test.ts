import { hasCard, masked, withoutCards } from "./mask.ts";

const same = (text: string): string => text;

test.each([
  ["4000000000000044", "************0044"],
  ["4111 1111 1111 1111", "************1111"],
  ["4111.1111-1111/1111", "************1111"],
  ["PED4111111111111111", "PED************1111"],
  ["4111111111111111 123 12/39", "************1111 123 12/39"],
  ["on 2027-01-15 4111111111111111 was typed", "on 2027-01-15 ************1111 was typed"],
  ["378282246310005,30569309025904", "************0005,************5904"],
  ["4222222222222", "************2222"],
  ["6304219447607087665", "************7665"],
])("of %p the last four digits stay", (text, shown) => {
  expect([withoutCards(text), hasCard(text)]).toEqual([shown, true]);
});

test.each([
  "261124103015123",
  "20261122101530123",
  "5511999998888",
  "+55 11 99999-8888",
  "2026-11-24T10:15:30.123Z",
  "4111111111111112",
  `${"4111111111111111".repeat(3)}abcd`,
  "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000",
  "5204000053039865802BR",
  "",
])("%p is no card", (text) => {
  expect([withoutCards(text), hasCard(text)]).toEqual([text, false]);
});

test("what is hidden besides is hidden in names and values", () => {
  const hide = (text: string): string => text.replaceAll("secret", "****");
  expect(masked({ "a secret": ["my secret", 1, null, { b: "4000000000000044" }] }, hide)).toEqual({
    "a ****": ["my ****", "1", null, { b: "************0044" }],
  });
  expect(masked({ card: { number: "x" }, merchant_key: "k" }, same)).toEqual({
    card: { number: "************" },
    merchant_key: "****",
  });
});
