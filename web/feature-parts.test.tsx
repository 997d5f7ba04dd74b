/** @jest-environment jsdom */

import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { accessDataRoutes } from "@portal/shared/access-data/routes.data.ts";
import { accountRoutes } from "@portal/shared/account/routes.data.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { configurationSchema } from "@portal/shared/configuration/model.ts";
import { transactionTypes as transactionTypeOptions } from "@portal/shared/configuration/options.ts";
import { configurationRoutes } from "@portal/shared/configuration/routes.data.ts";
import { act, waitFor } from "@testing-library/react";
import { JoinRequested } from "./src/areas/account/company/join-requested.tsx";
import { SupportQuestionCard } from "./src/areas/account/form/support-question.tsx";
import { ReplaceDialog } from "./src/features/access-data/replace-dialog.tsx";
import { withoutKeys } from "./src/features/access-data/without-keys.ts";
import { EmailProof } from "./src/features/account/email-proof.tsx";
import { ProfileForm } from "./src/features/account/profile-form.tsx";
import { accountQuery } from "./src/features/account/queries.ts";
import { unopenedFor } from "./src/features/account/unopened.ts";
import { ConfigurationReopen } from "./src/features/configuration/configuration-reopen.tsx";
import { choicesIn, isChoiceField } from "./src/features/configuration/field-options.ts";
import { sectionAnchor } from "./src/features/configuration/section/section-anchor.ts";
import { configurationSections } from "./src/features/configuration/section/sections.ts";
import { useVisibleSection } from "./src/features/configuration/section/use-visible-section.ts";
import { SendDialog } from "./src/features/configuration/send/send-dialog.tsx";
import { ApiError } from "./src/lib/api/api-error.ts";
import { readOf } from "./src/lib/api/read.ts";
import { pt, screen, show, showKnowing } from "./testing/show.tsx";

const asked = jest.fn();
jest.mock("./src/lib/api/api.ts", () => ({
  ...jest.requireActual("./src/lib/api/api.ts"),
  api: () => new Proxy({}, { get: (_, name: string) => async (input: object) => await asked(name, input) }),
  callRoute: async (_route: object, input: object) => await asked("form", input),
}));

/** The example of a read route; each has one. */
function exampleOf<Answer>({ answer }: { readonly answer?: Answer }): Answer {
  if (answer === undefined) throw new Error("This route shows no answer.");
  return answer;
}
const account = exampleOf(accountRoutes.open);
const accessData = exampleOf(accessDataRoutes.get);
const configuration = configurationSchema.parse(exampleOf(configurationRoutes.get));
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const done = jest.fn();
beforeEach(() => {
  jest.resetAllMocks();
  asked.mockResolvedValue({});
});

describe("a request to join a company", () => {
  const words = pt["join-request"];
  const wait = (remindableAt: string, onCheck = async () => undefined as unknown) =>
    showKnowing(
      <JoinRequested
        request={{ document: "10.000.000/0008-11", requestedAt: "2026-11-20T12:00:00.000Z", remindableAt }}
        onCheck={onCheck}
        onCorrect={done}
      />,
      [],
    );
  const now = "2000-01-01T00:00:00.000Z";

  test.each([
    [now, true],
    ["2999-01-01T00:00:00.000Z", false],
  ])("whose owner can be reminded from %s on offers to: %s", async (from, may) => {
    const { person } = wait(from);
    expect(screen.queryByRole("button", { name: words.remind }) !== null).toBe(may);
    expect(screen.queryByText(new RegExp(words.remindFrom.split("{")[0] ?? "never")) !== null).toBe(!may);
    if (may) {
      await person.click(button(words.remind));
      expect(asked).toHaveBeenCalledWith("remindOwner", {
        body: { requestedAt: "2026-11-20T12:00:00.000Z" },
      });
    }
  });

  test("says when there is still no answer, and may have named the wrong document", async () => {
    const check = jest.fn(async () => undefined);
    const { person } = wait(now, check);
    expect(screen.getByRole("status").textContent).toBe("");
    await person.click(button(words.check));
    expect(screen.getByRole("status").textContent).toBe(words.still);
    expect(check).toHaveBeenCalledTimes(1);
    await person.click(button(words.correct));
    expect(done).toHaveBeenCalledTimes(1);
  });

  test.each([words.keep, words.cancel])("is cancelled once that was confirmed: %s", async (answer) => {
    const { person } = wait(now);
    await person.click(button(words.cancel));
    const dialog = screen.getByRole("alertdialog");
    const [press] = [...dialog.querySelectorAll("button")].filter(
      ({ textContent }) => textContent === answer,
    );
    if (press) await person.click(press);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const cancelled = asked.mock.calls.filter(([name]) => name === "cancelJoinRequest");
    expect(cancelled).toHaveLength(answer === words.cancel ? 1 : 0);
  });
});

describe("an account", () => {
  test("is not there for want of a proven address alone", () => {
    expect(unopenedFor(new ApiError("email-unverified"))).toBe("email-unverified");
    expect(unopenedFor(new ApiError("email-missing"))).toBe("email-missing");
    expect(unopenedFor(new ApiError("forbidden"))).toBeUndefined();
    expect(unopenedFor(new Error("boom"))).toBeUndefined();
  });

  test("is opened with the code that was mailed, and another code is said to be on its way", async () => {
    const words = pt.account.proof;
    const { person, client } = showKnowing(<EmailProof onProven={done} />, []);
    asked.mockRejectedValueOnce(new ApiError("too-many-requests"));
    await person.click(button(words.send));
    expect((await screen.findByRole("alert")).textContent).toBe(pt.errors.code["too-many-requests"]);
    asked.mockResolvedValueOnce({ email: "ana@loja.example" });
    await person.click(button(words.send));
    const code = await screen.findByLabelText(words.code);
    asked.mockRejectedValueOnce(new ApiError("invalid-input"));
    await person.type(code, "000000");
    expect((await screen.findByRole("alert")).textContent).toBe(pt.errors.code["email-code-wrong"]);
    asked.mockResolvedValueOnce(account);
    await person.clear(code);
    await person.type(code, "123456");
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenLastCalledWith("proveEmail", { body: { code: "123456" } });
    expect(client.getQueryData(accountQuery(account.sub, "pt").queryKey)).toEqual(account);
  });

  test("is shown in the language that is chosen for it", async () => {
    const words = pt.account.profile;
    const { person, client } = showKnowing(<ProfileForm account={account} onSaved={done} />, []);
    expect(screen.getByRole("status").textContent).toBe("");
    await person.selectOptions(screen.getByRole("combobox"), "English");
    expect(screen.getByRole("status").textContent).toBe(pt.shell.ui.unsaved);
    const saved = { ...account, locale: "en" as const };
    asked.mockResolvedValueOnce(saved);
    await person.click(button(words.save));
    await waitFor(() => expect(done).toHaveBeenCalledWith("en"));
    expect(asked.mock.lastCall?.[1]).toMatchObject({ body: { profile: { locale: "en" } } });
    expect(client.getQueryData(accountQuery(account.sub, "en").queryKey)).toEqual(saved);
  });
});

describe("delivered access data", () => {
  test("are replaced with a reason, the keys left blank where they stay", async () => {
    const { companyId, product } = accessData;
    const query = readOf(accessDataContract, "get", { companyId, product });
    const words = pt["access-data"];
    const { person, client } = showKnowing(
      <ReplaceDialog companyId={companyId} product={product} onClose={done} />,
      [[query, { ...accessData, fraudDetectTestKey: null }]],
    );
    expect(screen.queryByLabelText(words.field.fraudDetectTestKey)).toBeNull();
    const key = screen.getByLabelText<HTMLInputElement>(words.field.merchantKey);
    expect(key.value).toBe("");
    expect(document.getElementById(key.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      words.keepsKey,
    );
    expect(screen.getByLabelText<HTMLInputElement>(words.field.site).type).toBe("url");
    const saved = { ...accessData, version: accessData.version + 1 };
    asked.mockResolvedValueOnce(saved);
    await person.type(screen.getByLabelText(words.replace.reason), "Chave exposta.");
    await person.click(button(words.replace.confirm));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(asked.mock.lastCall?.[1]).toMatchObject({
      body: { reason: "Chave exposta.", version: accessData.version },
    });
    expect(client.getQueryData(query.queryKey)).toEqual(saved);
  });

  test("are never shown with their keys", () => {
    expect(Object.keys(withoutKeys(accessData)).toSorted()).toEqual([
      "email",
      "login",
      "merchantId",
      "site",
      "user",
    ]);
  });
});

describe("a configuration", () => {
  const words = pt.configuration;
  test("that was approved is reopened once that was confirmed", async () => {
    const { companyId, product, version } = configuration;
    const query = readOf(configurationContract, "get", { companyId, product });
    const { person, client } = showKnowing(<ConfigurationReopen configuration={configuration} />, [
      [query, configuration],
    ]);
    await person.click(button(words.approved.reopen));
    await person.click(button(words.approved.back));
    expect(asked).not.toHaveBeenCalled();
    const reopened = { ...configuration, status: "open" as const };
    asked.mockResolvedValueOnce(reopened);
    await person.click(button(words.approved.reopen));
    await person.click(button(words.approved.confirm));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(asked).toHaveBeenCalledWith("reopen", { params: { companyId, product }, body: { version } });
    expect(client.getQueryData(query.queryKey)).toEqual(reopened);
  });

  test("is summed up before it is sent: lists are cut, and addresses are counted", () => {
    const transactionTypes = transactionTypeOptions.map(({ id }) => id).slice(0, 6);
    const draft = {
      ...configuration.draft,
      transactionTypes,
      website: "https://loja.example",
      statusUrl: undefined,
    };
    const { hashUrl: _hash, authenticityUrl: _other, ...shown } = draft;
    show(<SendDialog draft={shown} onCancel={done} onConfirm={done} />);
    const valueOf = (section: "transactions" | "addresses" | "solution") =>
      screen.getByText(words.section[section].title).parentElement?.querySelector("dd")?.textContent ?? "";
    expect(valueOf("transactions").split(", ")).toHaveLength(4);
    expect(valueOf("transactions")).toMatch(/\d/);
    expect(valueOf("addresses")).toMatch(/^1 /);
    expect(valueOf("solution")).not.toMatch(/\d/);
    expect(screen.queryByText(words.confirmSend.nothingNew)).toBeNull();
  });

  test("offers what is sold in the company's country, and what was chosen before all the same", () => {
    const ids = (country: "BR" | "AR", chosen: unknown) =>
      choicesIn("authorizers", country, chosen).map(
        ({ choice, isOffered }) => [choice.id, isOffered] as const,
      );
    const [brazil, argentina] = [ids("BR", []), ids("AR", [])];
    const [only] = brazil.filter(([id]) => !argentina.some(([other]) => other === id));
    if (!only) throw new Error("Every authorizer is offered everywhere.");
    expect(ids("AR", [only[0]])).toContainEqual([only[0], false]);
    expect(ids("AR", only[0])).toContainEqual([only[0], false]);
    expect(brazil.every(([, isOffered]) => isOffered)).toBe(true);
    expect(isChoiceField("authorizers")).toBe(true);
    expect(isChoiceField("website")).toBe(false);
  });

  test("shows which of its sections is in view: the first of those that are", () => {
    let tell: (entries: readonly object[]) => void = () => undefined;
    const disconnect = jest.fn();
    const observed: string[] = [];
    class Seen {
      readonly disconnect = disconnect;
      constructor(listener: typeof tell) {
        tell = listener;
      }
      readonly observe = ({ id }: Element) => observed.push(id);
    }
    const before = globalThis.IntersectionObserver;
    Object.assign(globalThis, { IntersectionObserver: Seen });
    const anchors = configurationSections.map(({ id }) => sectionAnchor(id));
    function Sections() {
      return (
        <>
          <output>{useVisibleSection() ?? "none"}</output>
          {anchors.slice(1).map((id) => (
            <section key={id} id={id} />
          ))}
        </>
      );
    }
    const { router } = show(<Sections />);
    expect(observed).toEqual(anchors.slice(1));
    const seen = (at: number, isIntersecting: boolean) =>
      act(() => tell([{ target: { id: anchors[at] }, isIntersecting }]));
    const shown = () => screen.getByRole("status").textContent;
    seen(3, true);
    seen(2, true);
    expect(shown()).toBe(configurationSections[2]?.id);
    seen(2, false);
    expect(shown()).toBe(configurationSections[3]?.id);
    router.dispose();
    Object.assign(globalThis, { IntersectionObserver: before });
  });
});

test("a question to support is a letter with page and field in it", () => {
  const asks = { page: "e-sitef/glossario", field: "nit", question: "O que é?" };
  show(<SupportQuestionCard asked={asks} company="Loja" />, "en");
  const [page, letter] = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(page).toBe("/en/docs/e-sitef/glossario");
  expect(decodeURIComponent(letter ?? "")).toMatch(/^mailto:.*nit/s);
});
