/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useLoginStep } from "./login-step.ts";
import { asksForSignUp, searchForTab } from "./sign-up-tab.ts";

beforeEach(() => sessionStorage.clear());
/** The step that a page shows that is loaded now. */
const loaded = () => renderHook(() => useLoginStep()).result.current[0];
function goTo(step: Parameters<ReturnType<typeof useLoginStep>[1]>[0]) {
  const { result } = renderHook(() => useLoginStep());
  act(() => result.current[1](step));
  return result.current[0];
}

test.each(["confirm", "forgot", "reset"] as const)("the step with a code outlives a reload: %s", (at) => {
  expect(goTo({ at, email: "ana@loja.example" })).toEqual({ at, email: "ana@loja.example" });
  expect(loaded()).toEqual({ at, email: "ana@loja.example" });
});

test.each(["tabs", "signed-in"] as const)("nothing is kept of a step without one: %s", (at) => {
  goTo({ at: "confirm", email: "ana@loja.example" });
  goTo({ at, email: "ana@loja.example", done: "confirmed" });
  expect(loaded()).toEqual({ at: "tabs", email: "" });
});

test.each(["no json", "null", '{"at":"confirm"}', '{"at":"signed-in","email":"ana@loja.example"}'])(
  "what is kept and makes no sense is passed over: %s",
  (value) => {
    sessionStorage.setItem("portal.loginStep", value);
    expect(loaded()).toEqual({ at: "tabs", email: "" });
  },
);

test("the address names the tab, and keeps where somebody was going", () => {
  const signUp = searchForTab("?returnTo=%2Fform", true);
  expect(asksForSignUp(`?${signUp}`)).toBe(true);
  expect(new URLSearchParams(signUp).get("returnTo")).toBe("/form");
  const signIn = searchForTab(`?${signUp}`, false);
  expect(asksForSignUp(`?${signIn}`)).toBe(false);
  expect(signIn).toBe("returnTo=%2Fform");
});
