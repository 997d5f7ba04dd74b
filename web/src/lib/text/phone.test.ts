import { dialled, formatPhone } from "./phone.ts";

test.each([
  ["11987654321", "(11) 98765-4321"],
  ["1133445566", "(11) 3344-5566"],
  ["5511987654321", "+55 (11) 98765-4321"],
])("the phone %s reads %s in Brazil", (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});

test.each([
  ["5491144556677", "AR", "+54 9 11 4455-6677"],
  ["541155556666", "AR", "+54 (11) 5555-6666"],
  ["3515556666", "AR", "(351) 555-6666"],
  ["525512345678", "MX", "+52 55 1234 5678"],
  ["2221234567", "MX", "222 123 4567"],
  ["4930123456", "other", "4930123456"],
] as const)("the phone %s reads in %s: %s", (digits, country, shown) => {
  expect(formatPhone(digits, country)).toBe(shown);
  expect(formatPhone(shown, country)).toBe(shown);
});

test.each([
  ["5491144556677", "+54 9 11 4455-6677"],
  ["541155556666", "+54 (11) 5555-6666"],
  ["525512345678", "+52 55 1234 5678"],
  ["5511987654321", "+55 (11) 98765-4321"],
])("the phone %s of a partner, whose country nobody noted, reads %s", (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});

test.each([
  ["5491144556677", "+5491144556677"],
  ["525512345678", "+525512345678"],
  ["5511987654321", "+5511987654321"],
  // Without its country's code a plus would call another country.
  ["1133445566", "1133445566"],
])("a call to %s dials %s", (digits, number) => {
  expect(dialled(digits)).toBe(number);
});
