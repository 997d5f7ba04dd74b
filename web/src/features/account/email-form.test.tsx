/** @jest-environment jsdom */
import { accountRoutes } from "@portal/shared/account/routes.data.ts";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { EmailForm } from "./email-form.tsx";
import { accountQuery } from "./queries.ts";

const amplify = {
  updateUserAttribute: jest.fn(),
  confirmUserAttribute: jest.fn(),
  fetchAuthSession: jest.fn(),
};
jest.mock("../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../lib/session/session.ts"),
  loadAmplify: async () => amplify,
}));
jest.mock("../../lib/api/api.ts", () => {
  const { accountRoutes: routes } = jest.requireActual("@portal/shared/account/routes.data.ts");
  const account = { ...routes.open.answer, email: "nova@loja.example" };
  return {
    ...jest.requireActual("../../lib/api/api.ts"),
    api: () => ({ refreshEmail: async () => account }),
  };
});

const words = pt.account.profile;
const account = accountRoutes.open.answer;
if (!account) throw new Error("The route shows no account.");
const showForm = () => showKnowing(<EmailForm currentEmail="ana@loja.example" />, []);
const press = (name: string) => screen.getByRole("button", { name });

beforeEach(() => jest.clearAllMocks());

test("nothing is sent for an empty or a broken address, and the form says why", async () => {
  const { person } = showForm();
  await person.click(press(words.sendCode));
  expect(screen.getByRole("alert").textContent).toContain(words.newEmail);
  await person.type(screen.getByLabelText(words.newEmail), "ana@");
  await person.click(press(words.sendCode));
  expect(screen.getByRole("alert").textContent).not.toBe("");
  expect(amplify.updateUserAttribute).not.toHaveBeenCalled();
});

test("the address changes once the code that went there comes back", async () => {
  const { person, client } = showForm();
  await person.type(screen.getByLabelText(words.newEmail), "Nova@Loja.example ");
  await person.click(press(words.sendCode));
  const code = await screen.findByLabelText(words.code);
  expect(document.activeElement).toBe(code);
  expect(amplify.updateUserAttribute.mock.calls[0]?.[0]).toMatchObject({
    userAttribute: { attributeKey: "email", value: "nova@loja.example" },
    options: { clientMetadata: { locale: "pt" } },
  });
  // The sixth digit sends it.
  await person.type(code, "417234");
  await screen.findByLabelText(words.newEmail);
  expect(amplify.confirmUserAttribute).toHaveBeenCalledWith({
    userAttributeKey: "email",
    confirmationCode: "417234",
  });
  expect(client.getQueryData(accountQuery(account.sub, "pt").queryKey)).toMatchObject({
    email: "nova@loja.example",
  });
});

test("a wrong code leaves the form where it is, with its reason, and cancelling goes back to the address", async () => {
  const { person } = showForm();
  await person.type(screen.getByLabelText(words.newEmail), "nova@loja.example");
  await person.click(press(words.sendCode));
  amplify.confirmUserAttribute.mockRejectedValueOnce(
    Object.assign(new Error("no"), { name: "CodeMismatchException" }),
  );
  await person.type(await screen.findByLabelText(words.code), "000000");
  expect((await screen.findByRole("alert")).textContent).toBe(words.emailError.wrongCode);
  await person.click(press(words.cancelEmail));
  expect(screen.getByLabelText(words.newEmail)).toBeInstanceOf(HTMLInputElement);
  expect(screen.queryByRole("alert")).toBeNull();
});
