/** @jest-environment jsdom */
import { accountRoutes } from "@portal/shared/account/routes.data.ts";
import { sandboxRoutes } from "@portal/shared/sandbox/routes.data.ts";
import { act, renderHook } from "@testing-library/react";
import { ownMerchantId } from "../try-it/account/own-merchant-id.ts";
import { keptChoice } from "./kept-choice.ts";

let tokens: object | undefined;
const asked = jest.fn();
jest.mock("../try-it/account/stored-session.ts", () => ({ storedTokens: async () => tokens }));
jest.mock("../try-it/account/portal-api.ts", () => ({ askPortal: (...given: unknown[]) => asked(...given) }));

const show = () => {
  const useChoice = keptChoice("choice", ["first", "second", "third"], "first");
  return { one: renderHook(useChoice).result, other: renderHook(useChoice) };
};
beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe("a choice of the reader", () => {
  test("is the same in every part of the page, and remembered unless it is the usual one", () => {
    const { one, other } = show();
    expect(one.current[0]).toBe("first");
    act(() => one.current[1]("second"));
    expect([one.current[0], other.result.current[0]]).toEqual(["second", "second"]);
    expect(localStorage.getItem("choice")).toBe("second");
    act(() => other.result.current[1]("first"));
    expect([one.current[0], localStorage.getItem("choice")]).toEqual(["first", null]);
  });

  test("follows another tab, until its part is gone, and is never one that there is not", () => {
    const { one, other } = show();
    const elsewhere = (choice: string) =>
      act(() => {
        localStorage.setItem("choice", choice);
        window.dispatchEvent(new Event("storage"));
      });
    elsewhere("third");
    expect(one.current[0]).toBe("third");
    elsewhere("strange");
    expect(one.current[0]).toBe("first");
    other.unmount();
    elsewhere("second");
    expect([one.current[0], other.result.current[0]]).toEqual(["second", "first"]);
  });

  test("holds for the page where nothing may be kept", () => {
    const forbidden = () => {
      throw new Error("forbidden");
    };
    for (const name of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(forbidden);
    const { one, other } = show();
    act(() => one.current[1]("second"));
    expect(other.result.current[0]).toBe("second");
  });
});

describe("the reader's own store", () => {
  const account = accountRoutes.open.answer;
  const sandbox = sandboxRoutes.get.answer;
  const fresh = { expiresAt: Date.now() + 3_600_000, session: { isSupport: false } };
  const answers = (company: object | null, stores: readonly object[] = sandbox?.stores ?? []) => {
    asked.mockReset();
    asked.mockResolvedValueOnce({ ...account, company }).mockResolvedValueOnce({ stores });
  };
  const company = { id: "company" };

  test("is the first of the company's sandbox", async () => {
    tokens = fresh;
    answers(company);
    expect(await ownMerchantId("en")).toBe(sandbox?.stores[0]?.merchantId);
    expect(asked.mock.calls.map(([, input]) => input)).toEqual([
      { body: { locale: "en" } },
      { params: { companyId: "company" } },
    ]);
  });

  test.each([
    ["nobody", undefined],
    ["support", { ...fresh, session: { isSupport: true } }],
    ["a session that has run out", { ...fresh, expiresAt: 0 }],
  ])("is not asked for by %s", async (_who, given) => {
    tokens = given;
    answers(company);
    expect(await ownMerchantId("en")).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  test("is not there without a company or without keys", async () => {
    tokens = fresh;
    answers(null);
    expect(await ownMerchantId("en")).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(1);
    answers(company, []);
    expect(await ownMerchantId("en")).toBeUndefined();
  });
});
