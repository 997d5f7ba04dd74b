/** @jest-environment jsdom */
import { fireEvent, render, screen, act as settle } from "@testing-library/react";
import { createRef } from "react";
import { tryItWords } from "../../../words/try-it.ts";
import type { Access } from "./access.ts";
import { AccessStep } from "./access-step.tsx";
import { PortalError } from "./portal-api.ts";
import { type AccessState, useAccess } from "./use-access.ts";

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});

const portal = { findAccess: jest.fn(), createKeys: jest.fn(), openSession: jest.fn() };
jest.mock("./access.ts", () => ({
  ...jest.requireActual("./access.ts"),
  findAccess: () => portal.findAccess(),
  createKeys: (companyId: string) => portal.createKeys(companyId),
  openSession: (companyId: string) => portal.openSession(companyId),
}));

const words = tryItWords.access;
const act = { check: jest.fn(), create: jest.fn(), keep: jest.fn() };

const showStep = (access: Access | undefined, more: Partial<AccessState> = {}) =>
  render(
    <AccessStep
      place={createRef<HTMLDivElement>()}
      state={{
        access,
        created: undefined,
        isCreating: false,
        freshSession: async () => undefined,
        refused: () => undefined,
        ...act,
        ...more,
      }}
    />,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("whoever is signed out registers or signs in, and comes back to this panel", () => {
  showStep({ at: "signed-out" });
  const [signUp, signIn] = screen.getAllByRole("link");
  expect([signUp?.textContent, signIn?.textContent]).toEqual([words.signUp.en, words.signIn.en]);
  for (const link of [signUp, signIn])
    expect(link?.getAttribute("href")).toMatch(/^\/en\/login\?.*experimente/);
});

test.each([
  ["support", words.support.en],
  ["joining", words.joining.en],
] as const)("there is nothing to press for who is %s", (at, said) => {
  showStep({ at });
  expect(screen.getByText(said)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a company without keys creates them with one press", () => {
  showStep({ at: "no-keys", companyId: "company" });
  fireEvent.click(button(words.createKeys.en));
  expect(act.create).toHaveBeenCalledWith("company");
});
test("while they are created, they are not created twice", () => {
  showStep({ at: "no-keys", companyId: "company" }, { isCreating: true });
  expect(button(words.creating.en).disabled).toBe(true);
});

test("a failure says whether to wait, to connect or to try again", () => {
  showStep({ at: "failed", error: new PortalError("too-many-requests", 9) });
  expect(screen.getByText(words.tooMany.en.replace("%seconds%", "9"))).toBeInstanceOf(HTMLElement);
  fireEvent.click(button(tryItWords.retry.en));
  expect(act.check).toHaveBeenCalledTimes(1);
});
test("without a connection that is what is said", () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  showStep({ at: "failed", error: new PortalError("network") });
  expect(screen.getByText(words.offline.en)).toBeInstanceOf(HTMLElement);
  online.mockReturnValue(true);
  showStep({ at: "failed", error: new PortalError("network") });
  expect(screen.getByText(words.failed.en)).toBeInstanceOf(HTMLElement);
  online.mockRestore();
});

test("a key that was just created is shown this once, and whose name a call is sent in", () => {
  const session = { merchantId: "SBX1", merchantKey: "s.secret", expiresAt: "2999-01-01T00:00:00.000Z" };
  showStep(
    { at: "ready", companyId: "company", session },
    { created: { merchantId: "SBX1", merchantKey: "0123abcd" } },
  );
  expect(screen.getByText("0123abcd")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/s\.secret/)).toBeNull();
  expect(screen.getByText((text) => text.includes("SBX1") && text !== "SBX1")).toBeInstanceOf(HTMLElement);
  fireEvent.click(button(words.kept.en));
  expect(act.keep).toHaveBeenCalledTimes(1);
});

describe("a company's keys", () => {
  const later = "2999-01-01T00:00:00.000Z";
  const session = { merchantId: "SBX1", merchantKey: "s.secret", expiresAt: later };
  let state: AccessState;
  function Own() {
    state = useAccess("en");
    return <AccessStep place={createRef<HTMLDivElement>()} state={state} />;
  }
  const open = async (found: Access) => {
    portal.findAccess.mockResolvedValue(found);
    await settle(async () => void render(<Own />));
  };
  const noKeys: Access = { at: "no-keys", companyId: "company" };
  const ready: Access = { at: "ready", companyId: "company", session };

  test("are being created until they are there, and are shown until the reader keeps them", async () => {
    let arrive: (keys: object) => void = () => undefined;
    portal.createKeys.mockReturnValue(
      new Promise((done) => {
        arrive = done;
      }),
    );
    portal.openSession.mockResolvedValue(ready);
    await open(noKeys);
    fireEvent.click(button(words.createKeys.en));
    expect(button(words.creating.en).disabled).toBe(true);
    await settle(async () => arrive({ store: { merchantId: "SBX1" }, merchantKey: "0123abcd" }));
    expect(portal.createKeys).toHaveBeenCalledWith("company");
    expect(state).toMatchObject({
      isCreating: false,
      access: { at: "ready" },
      created: { merchantKey: "0123abcd" },
    });
    fireEvent.click(button(words.kept.en));
    expect(state.created).toBeUndefined();
  });

  test("that could not be created are told of, and can be tried again", async () => {
    portal.createKeys.mockRejectedValue(new Error("gone"));
    await open(noKeys);
    await settle(async () => fireEvent.click(button(words.createKeys.en)));
    expect(state).toMatchObject({ isCreating: false, access: { at: "failed", error: { code: "network" } } });
    portal.findAccess.mockResolvedValue(noKeys);
    await settle(async () => fireEvent.click(button(tryItWords.retry.en)));
    expect(state.access).toEqual(noKeys);
  });

  test("are asked for anew once they ran out, or the sandbox did not take them", async () => {
    await open(ready);
    portal.findAccess.mockClear();
    expect(await state.freshSession()).toBe(session);
    expect(portal.findAccess).not.toHaveBeenCalled();
    const other = { ...session, merchantKey: "another" };
    portal.findAccess.mockResolvedValue({ ...ready, session: other });
    settle(() => state.refused());
    await settle(async () => expect(await state.freshSession()).toBe(other));
    portal.findAccess.mockResolvedValue({ at: "signed-out" });
    settle(() => state.refused());
    await settle(async () => expect(await state.freshSession()).toBeUndefined());
    expect(state.access).toEqual({ at: "signed-out" });
  });
});
