/** @jest-environment jsdom */

import type { Account } from "@portal/shared/account/model.ts";
import { accountRoutes } from "@portal/shared/account/routes.data.ts";
import type { Session } from "@portal/shared/session/stored-tokens.ts";
import { QueryClient } from "@tanstack/react-query";
import { accountQuery } from "../features/account/queries.ts";
import type { Access } from "../lib/portal-route.ts";
import { guard } from "./guards.ts";

let session: Session | undefined;
jest.mock("../lib/session/session.ts", () => ({
  ...jest.requireActual("../lib/session/session.ts"),
  currentSession: async () => session,
}));

/** What the router hands over when a guard sends somebody elsewhere, or refuses. */
jest.mock("react-router", () => ({
  redirect: (to: string) => ({ to }),
  data: (_: null, { status }: { status: number }) => ({ status }),
}));

const account = accountRoutes.open.answer;
if (!account) throw new Error("The route shows no account.");
const company = { id: "company", role: "owner", tradingName: "Loja Exemplo" } as const;
const person: Session = { sub: account.sub, email: account.email, isSupport: false, provider: undefined };

/** Where somebody ends who asks for a page: there, elsewhere, or nowhere. */
const loaded = { params: {}, context: undefined, url: new URL("https://portal.example"), pattern: "" };
async function ask(access: Access, known: Account | undefined, path = "/es/onboarding/history?page=2") {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: "static" } } });
  if (known) client.setQueryData(accountQuery(person.sub, "es").queryKey, known);
  const request = new Request(`https://portal.example${path}`);
  try {
    return await guard(access, client)({ ...loaded, request });
  } catch (thrown) {
    return thrown;
  }
}
const withCompany = { ...account, company };

beforeEach(() => {
  session = person;
});

test("a page for everybody asks nobody who they are", async () => {
  session = undefined;
  expect(await ask("anyone", undefined)).toBeNull();
});

test.each(["signed-in", "client", "company", "support"] as const)(
  "whoever is not signed in signs in first and comes back: %s",
  async (access) => {
    session = undefined;
    const sent = await ask(access, undefined);
    expect(sent).toEqual({ to: expect.stringMatching(/^\/es\/login\?/) });
    expect(decodeURIComponent(JSON.stringify(sent))).toContain("/es/onboarding/history?page=2");
  },
);

test("a page of the other side is refused, one for both is not", async () => {
  expect(await ask("support", withCompany)).toEqual({ status: 403 });
  expect(await ask("signed-in", withCompany)).toBeNull();
  session = { ...person, isSupport: true };
  expect(await ask("client", withCompany)).toEqual({ status: 403 });
  expect(await ask("company", withCompany)).toEqual({ status: 403 });
  expect(await ask("support", withCompany)).toBeNull();
  expect(await ask("signed-in", withCompany)).toBeNull();
});

test("a page of a company leads who has none to register one, and back", async () => {
  const without = { ...account, company: null };
  expect(await ask("client", without)).toBeNull();
  expect(await ask("company", without)).toEqual({ to: expect.stringMatching(/^\/es\/company\?/) });
  expect(await ask("company", withCompany)).toBeNull();
});
