/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { pt, screen, show } from "../../../../testing/show.tsx";
import { keptReturnTo } from "../../../lib/session/kept-return-to.ts";
import { CodeStep } from "./code-steps.tsx";
import { createCarried, signInFields } from "./sign-in/sign-in-fields.ts";
import { signInServices } from "./sign-in/sign-in-services.ts";
import { signInTabs } from "./sign-in/sign-in-tabs.tsx";
import { asksForSignUp, searchForTab } from "./sign-up-tab.ts";

jest.mock("aws-amplify/auth", () => {
  const acts = ["autoSignIn", "confirmResetPassword", "confirmSignUp", "resendSignUpCode", "resetPassword"];
  return Object.fromEntries([...acts, "signIn", "signUp"].map((name) => [name, jest.fn()]));
});
let providers: readonly string[];
const redirect = jest.fn();
jest.mock("../../../lib/session/session.ts", () => ({
  socialProviders: () => providers,
  loadAmplify: async () => ({ signInWithRedirect: redirect }),
}));

const asked = (name: string): jest.Mock => {
  const act = jest.requireMock<Record<string, jest.Mock>>("aws-amplify/auth")[name];
  if (!act) throw new Error(`Nobody asks for ${name}.`);
  return act;
};
const words = pt["sign-in"];
const email = "ana@loja.example";
const go = jest.fn();
const refusal = (name: string) => Object.assign(new Error(name), { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const gone = (step: object) => waitFor(() => expect(go).toHaveBeenLastCalledWith(step));

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  providers = [];
  sessionStorage.clear();
});

describe("a new account", () => {
  const confirm = () => show(<CodeStep at="confirm" email={email} go={go} />);
  const code = words.phrase.confirmationCode;

  test.each([
    ["COMPLETE_AUTO_SIGN_IN", async () => ({ isSignedIn: true }), { at: "signed-in", email }],
    ["COMPLETE_AUTO_SIGN_IN", async () => ({ isSignedIn: false }), { at: "tabs", email, done: "confirmed" }],
    [
      "COMPLETE_AUTO_SIGN_IN",
      () => Promise.reject(new Error("late")),
      { at: "tabs", email, done: "confirmed" },
    ],
    ["DONE", async () => ({ isSignedIn: true }), { at: "tabs", email, done: "confirmed" }],
  ])(
    "is confirmed with the sixth digit of its code; with %s it goes on",
    async (signUpStep, signsIn, next) => {
      asked("confirmSignUp").mockResolvedValue({ nextStep: { signUpStep } });
      asked("autoSignIn").mockImplementation(signsIn);
      confirm();
      expect(document.activeElement).toBe(screen.getByLabelText(code));
      type(code, "12345");
      expect(asked("confirmSignUp")).not.toHaveBeenCalled();
      type(code, "123 456");
      await gone(next);
      expect(asked("confirmSignUp")).toHaveBeenCalledWith({ username: email, confirmationCode: "123456" });
    },
  );

  test("says why its code was refused, and takes that back with the next try", async () => {
    asked("confirmSignUp").mockRejectedValueOnce(refusal("CodeMismatchException"));
    confirm();
    type(code, "123456");
    expect((await screen.findByRole("alert")).textContent).toBe(words.error.wrongCode);
    asked("resendSignUpCode").mockResolvedValue({});
    press(words.phrase.resendCode);
    const resent = words.step.resent.replace("{email}", email);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(resent));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(asked("resendSignUpCode")).toHaveBeenCalledWith({
      username: email,
      options: { clientMetadata: { locale: "pt" } },
    });
  });

  test("asks the user pool one thing at a time", async () => {
    asked("confirmSignUp").mockReturnValue(new Promise(() => undefined));
    confirm();
    type(code, "123456");
    expect(screen.getByRole("form").getAttribute("aria-busy")).toBe("true");
    press(words.phrase.resendCode);
    expect(asked("resendSignUpCode")).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: words.phrase.confirming })).toBeTruthy();
  });

  test("may be somebody else's address", () => {
    confirm();
    press(words.step.otherEmail);
    expect(go).toHaveBeenCalledWith({ at: "tabs", email });
  });
});

describe("a password that was forgotten", () => {
  test("is asked for by the address, which must be one", async () => {
    show(<CodeStep at="forgot" email="" go={go} />);
    type(words.phrase.email, "ana");
    fireEvent.submit(screen.getByRole("form"));
    expect(screen.getByRole("alert").textContent).toBe(pt.errors.field["invalid-email"]);
    expect(asked("resetPassword")).not.toHaveBeenCalled();
    asked("resetPassword").mockResolvedValue({});
    type(words.phrase.email, " Ana@Loja.example ");
    fireEvent.submit(screen.getByRole("form"));
    await gone({ at: "reset", email });
    expect(asked("resetPassword")).toHaveBeenCalledWith({
      username: email,
      options: { clientMetadata: { locale: "pt" } },
    });
    press(words.phrase.backToSignIn);
    expect(go).toHaveBeenLastCalledWith({ at: "tabs", email: "" });
  });

  test("is replaced with the mailed code", async () => {
    asked("confirmResetPassword").mockResolvedValue({});
    show(<CodeStep at="reset" email={email} go={go} />);
    type(words.phrase.confirmationCode, "123456");
    expect(asked("confirmResetPassword")).not.toHaveBeenCalled();
    expect(screen.getByLabelText(words.phrase.newPassword).getAttribute("aria-describedby")).toMatch(
      /-hint$/,
    );
    type(words.phrase.newPassword, "uma senha 1");
    type(words.phrase.confirmPassword, "uma senha 1");
    press(words.phrase.submit);
    await gone({ at: "tabs", email, done: "changed" });
    expect(asked("confirmResetPassword")).toHaveBeenCalledWith({
      username: email,
      confirmationCode: "123456",
      newPassword: "uma senha 1",
    });
  });

  test("has another code, another address and a way back", async () => {
    asked("resetPassword").mockResolvedValue({});
    show(<CodeStep at="reset" email={email} go={go} />);
    press(words.phrase.resendCode);
    await waitFor(() => expect(screen.getByRole("status").textContent).not.toBe(""));
    press(words.step.otherEmail);
    expect(go).toHaveBeenLastCalledWith({ at: "forgot", email });
    press(words.phrase.backToSignIn);
    expect(go).toHaveBeenLastCalledWith({ at: "tabs", email });
  });
});

describe("what the Authenticator asks of the user pool", () => {
  const services = signInServices(
    "es",
    { failure: (reason) => `because ${reason}`, lettersOnly: "letters" },
    go,
  );
  const options = { clientMetadata: { locale: "es" } };
  const pending = async (act: Promise<unknown> | undefined) =>
    (await Promise.race([act, new Promise((done) => setTimeout(() => done("taken over"), 5))])) ===
    "taken over";
  const signIn = (signInStep: string) => {
    asked("signIn").mockResolvedValue({ nextStep: { signInStep } });
    return services.handleSignIn?.({ username: email, password: "" });
  };

  test("is answered by it, unless a step with a mailed code is next", async () => {
    expect(await signIn("DONE")).toEqual({ nextStep: { signInStep: "DONE" } });
    expect(go).not.toHaveBeenCalled();
    expect(await pending(signIn("CONFIRM_SIGN_UP"))).toBe(true);
    expect(asked("resendSignUpCode")).toHaveBeenCalledWith({ username: email, options });
    expect(go).toHaveBeenLastCalledWith({ at: "confirm", email });
    expect(await pending(signIn("RESET_PASSWORD"))).toBe(true);
    expect(asked("resetPassword")).toHaveBeenCalledWith({ username: email, options });
    expect(go).toHaveBeenLastCalledWith({ at: "reset", email });
  });

  test("says in whose language the account is, beside what was typed", async () => {
    asked("signUp").mockResolvedValue({ nextStep: { signUpStep: "DONE" } });
    const typed = { username: email, password: "", options: { userAttributes: { name: "Ana" } } };
    expect(await services.handleSignUp?.(typed)).toEqual({ nextStep: { signUpStep: "DONE" } });
    expect(asked("signUp").mock.lastCall?.[0]).toMatchObject({
      username: email,
      options: { ...options, userAttributes: { name: "Ana", locale: expect.stringMatching(/^es/) } },
    });
    asked("signUp").mockResolvedValue({ nextStep: { signUpStep: "CONFIRM_SIGN_UP" } });
    expect(await pending(services.handleSignUp?.({ username: email, password: "" }))).toBe(true);
    expect(go).toHaveBeenLastCalledWith({ at: "confirm", email });
  });

  test("is refused in the reader's words, under its own name", async () => {
    asked("signIn").mockRejectedValue(refusal("NotAuthorizedException"));
    await expect(services.handleSignIn?.({ username: email, password: "" })).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "because wrongCredentials",
    });
  });

  test("takes a name of letters alone", async () => {
    const check = (name: string) => services.validateCustomSignUp?.({ name }, {});
    expect(await check("Ana Lima")).toBeNull();
    expect(await check("")).toBeNull();
    expect(await check("Ana 7")).toEqual({ name: "letters" });
    expect(await services.validateConfirmPassword?.({}, {})).toBeNull();
  });
});

describe("the two forms of the Authenticator", () => {
  test("carry address and name from one to the other, and no password", () => {
    const carried = createCarried("before@loja.example");
    const fields = signInFields({ hint: "Dez", show: "Mostrar", shown: "", hidden: "" }, carried);
    expect(fields.signUp.email).toMatchObject({
      defaultValue: "before@loja.example",
      isRequired: true,
      order: 2,
    });
    const typed = (name: string, value: string) =>
      carried.take(Object.assign(document.createElement("input"), { name, value }));
    typed("username", email);
    typed("name", "Ana");
    typed("password", "secret");
    carried.take(document.createElement("p"));
    expect(fields.signUp).toMatchObject({
      name: { defaultValue: "Ana" },
      email: { defaultValue: email },
      password: { autocomplete: "new-password", descriptiveText: "Dez" },
    });
    expect(fields.signIn.password.autocomplete).toBe("current-password");
    typed("email", "other@loja.example");
    expect(fields.signIn.username).toMatchObject({ defaultValue: "other@loja.example" });
    expect(JSON.stringify(fields)).not.toContain("secret");
  });

  test("are told by the address, whose other parts stay", () => {
    expect(asksForSignUp(searchForTab("?returnTo=%2Fa", true))).toBe(true);
    expect(searchForTab(searchForTab("?returnTo=%2Fa", true), false)).toBe("returnTo=%2Fa");
  });

  const tabs = () => signInTabs(go);
  function Form({ tab }: { tab: "SignIn" | "SignUp" }) {
    const { Header, Footer } = tabs()[tab];
    return (
      <Suspense>
        <div className="login__box">
          <form>
            <input aria-label="one" defaultValue="filled" />
            <input aria-label="two" />
          </form>
        </div>
        <Header />
        <Footer />
      </Suspense>
    );
  }

  test("begin at the first field that is empty, and offer the way to another password", async () => {
    const { person } = show(<Form tab="SignIn" />);
    expect(document.activeElement).toBe(screen.getByLabelText("two"));
    await person.click(screen.getByRole("button", { name: words.phrase.forgotPassword }));
    expect(go).toHaveBeenCalledTimes(1);
  });

  test("show the terms to who asks for them", async () => {
    const { person } = show(<Form tab="SignUp" />);
    expect(screen.getByRole("link", { name: words.step.privacy }).getAttribute("target")).toBe("_blank");
    await person.click(screen.getByRole("button", { name: words.step.terms }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  test("are left for a provider that this stage has, and come back to where somebody wanted to go", async () => {
    providers = ["Google", "GitHub"];
    window.history.replaceState(null, "", "/?returnTo=%2Fonboarding%2Fsandbox");
    redirect.mockRejectedValueOnce(new Error("gone"));
    const { person } = show(<Form tab="SignIn" />);
    const button = (provider: string) =>
      screen.getByRole("button", { name: words.page.continueWith.replace("{provider}", provider) });
    await person.click(button("GitHub"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      words.page.socialFailed.replace("{provider}", "GitHub"),
    );
    expect(redirect).toHaveBeenLastCalledWith({ provider: { custom: "GitHub" }, options: { lang: "pt" } });
    expect(keptReturnTo()).toBe("/onboarding/sandbox");
    await person.click(button("Google"));
    expect(redirect).toHaveBeenLastCalledWith({ provider: "Google", options: { lang: "pt" } });
    await person.click(button("GitHub"));
    expect(redirect).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).toBeNull();
    window.history.replaceState(null, "", "/");
  });
});
