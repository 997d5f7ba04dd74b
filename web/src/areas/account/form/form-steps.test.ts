import type { Account } from "@portal/shared/account/model.ts";
import { formSteps } from "./form-steps.ts";

const account: Account = {
  sub: "1",
  email: "ana@loja.com.br",
  name: "Ana",
  locale: "pt",
  role: "client",
  company: null,
  joinRequest: null,
  declinedJoin: null,
  version: 1,
};
const company = { id: "01HZY3V7Q8R9S0T1V2W3X4Y5Z6", role: "owner", tradingName: "Loja" } as const;

const states = (...given: Parameters<typeof formSteps>) => formSteps(...given).map(({ state }) => state);

test("a new integrator is led to the company first; the configuration waits for it", () => {
  expect(states(account, undefined)).toEqual(["done", "current", "ahead"]);
});

test("somebody who asked to join waits for the owner", () => {
  const joinRequest = {
    document: "CNPJ 11.222.333/0001-81",
    requestedAt: "2026-11-20T12:00:00.000Z",
    remindableAt: "2026-11-21T12:00:00.000Z",
  };
  expect(states({ ...account, joinRequest }, undefined)).toEqual(["done", "waiting", "ahead"]);
});

test.each([
  ["open", "current"],
  ["under-approval", "waiting"],
  ["revision", "revision"],
  ["approved", "done"],
] as const)("a configuration that is %s is a step that is %s", (status, state) => {
  expect(states({ ...account, company }, status)).toEqual(["done", "done", state]);
});

test("an account that came without a name is completed first", () => {
  expect(states({ ...account, name: " " }, undefined)[0]).toBe("current");
});
