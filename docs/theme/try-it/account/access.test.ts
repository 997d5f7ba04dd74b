import { accountRoutes } from "@portal/shared/account/routes.data.ts";
import type { ErrorCode } from "@portal/shared/errors.ts";
import { sandboxRoutes } from "@portal/shared/sandbox/routes.data.ts";
import type { StoredTokens } from "@portal/shared/session/stored-tokens.ts";
import { findAccess, forgetSession, isUsable } from "./access.ts";

let stored: StoredTokens | undefined;
jest.mock("./stored-session.ts", () => ({ storedTokens: async () => stored }));

const account = accountRoutes.open.answer;
const opened = sandboxRoutes.openSession.answer;
if (!account || !opened) throw new Error("The routes show no answers.");
const company = { id: "01M824FYVSTPNKVJQ7DR7J9HD6", role: "owner", tradingName: "Loja Exemplo" };
const withCompany = { ...account, joinRequest: null, company };
const session = { ...opened, expiresAt: new Date(Date.now() + 3_600_000).toISOString() };

const signIn = (more: Partial<StoredTokens["session"]> = {}) => {
  stored = {
    accessToken: "token",
    expiresAt: Date.now() + 3_600_000,
    session: { sub: "ana", email: "ana@loja.example", isSupport: false, provider: undefined, ...more },
  };
};
const refused = (code: ErrorCode, status: number) => Response.json({ code }, { status });

/** What the portal answers, by the end of the path. */
const portal = (answers: Readonly<Record<string, () => Response>>) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const path = typeof input === "string" ? input : "";
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    if (!answer) throw new TypeError(`Nobody answers ${path}.`);
    return answer();
  });
const path = { account: "/account", session: "/session" };

beforeEach(() => {
  stored = undefined;
  forgetSession();
});
afterEach(() => jest.restoreAllMocks());

test("who is not signed in, or is support, is told so without a question to the portal", async () => {
  const asked = portal({});
  expect(await findAccess("pt")).toEqual({ at: "signed-out" });
  signIn({ isSupport: true });
  expect(await findAccess("pt")).toEqual({ at: "support" });
  expect(asked).not.toHaveBeenCalled();
});

test("who has no company yet is told whether one is being joined", async () => {
  signIn();
  portal({ [path.account]: () => Response.json({ ...account, company: null }) });
  expect(await findAccess("pt")).toEqual({ at: "joining" });
  portal({ [path.account]: () => Response.json({ ...account, company: null, joinRequest: null }) });
  expect(await findAccess("pt")).toEqual({ at: "no-company" });
});

test("a key is asked for once, and again for another person or once it is about to run out", async () => {
  const asked = portal({
    [path.account]: () => Response.json(withCompany),
    [path.session]: () => Response.json(session),
  });
  signIn();
  const ready = { at: "ready", companyId: company.id, session };
  expect(await findAccess("pt")).toEqual(ready);
  expect(await findAccess("pt")).toEqual(ready);
  expect(asked).toHaveBeenCalledTimes(2);
  signIn({ sub: "bia" });
  await findAccess("pt");
  expect(asked).toHaveBeenCalledTimes(4);
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(session.expiresAt) - 30_000);
  signIn({ sub: "bia" });
  await findAccess("pt");
  expect(asked).toHaveBeenCalledTimes(6);
});

test("a key counts as usable until half a minute before its end", () => {
  const end = Date.parse(session.expiresAt);
  expect(isUsable(session, end - 30_001)).toBe(true);
  expect(isUsable(session, end - 30_000)).toBe(false);
});

test("a company without keys, a session that ended meanwhile and a failure are told apart", async () => {
  signIn();
  const found = (answer: () => Response) => {
    portal({ [path.account]: () => Response.json(withCompany), [path.session]: answer });
    return findAccess("pt");
  };
  expect(await found(() => refused("sandbox-keys-missing", 409))).toEqual({
    at: "no-keys",
    companyId: company.id,
  });
  expect(await found(() => refused("unauthenticated", 403))).toEqual({ at: "signed-out" });
  expect(await found(() => refused("too-many-requests", 429))).toMatchObject({
    at: "failed",
    error: { code: "too-many-requests" },
  });
  portal({});
  expect(await findAccess("pt")).toMatchObject({ at: "failed", error: { code: "network" } });
});
