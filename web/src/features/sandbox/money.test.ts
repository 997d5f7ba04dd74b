import { moneyOf } from "./money.ts";

test("an Argentine company reads its amounts in pesos, every other one in reais", () => {
  expect(moneyOf("1549900", "AR", "es")).toBe("$\u00a015.499,00");
  for (const country of ["BR", "MX", "other"] as const)
    expect(moneyOf("1549900", country, "pt")).toBe("R$\u00a015.499,00");
});

test("a value that is no amount stays as it was sent", () => {
  for (const amount of ["15.499,00", "", "-1", "a"]) expect(moneyOf(amount, "AR", "es")).toBe(amount);
});
