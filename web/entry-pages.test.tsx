/** @jest-environment jsdom */
import { accountRoutes } from "@portal/shared/account/routes.data.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { configurationSchema } from "@portal/shared/configuration/model.ts";
import { configurationRoutes } from "@portal/shared/configuration/routes.data.ts";
import { releaseRoutes } from "@portal/shared/release/routes.data.ts";
import type { Session } from "@portal/shared/session/stored-tokens.ts";
import { waitFor } from "@testing-library/react";
import { FormPage } from "./src/areas/account/form/form-page.tsx";
import { LogoutPage } from "./src/areas/account/session/logout-page.tsx";
import { OAuth2RedirectPage } from "./src/areas/account/session/oauth2-redirect-page.tsx";
import { Downloads, OtherProducts } from "./src/areas/explorer/downloads.tsx";
import { NoticesPage } from "./src/areas/onboarding/notices/notices-page.tsx";
import { ReleasePage } from "./src/areas/onboarding/production/release-page.tsx";
import { accountQuery } from "./src/features/account/queries.ts";
import { releaseQuery } from "./src/features/release/queries.ts";
import { ApiError } from "./src/lib/api/api-error.ts";
import { readOf } from "./src/lib/api/read.ts";
import { keepReturnTo } from "./src/lib/session/kept-return-to.ts";
import { knownAccount, knownCompany, ownCompany, ownSession } from "./testing/own-company.ts";
import { pt, screen, showKnowing } from "./testing/show.tsx";

let session: Session | undefined;
let leave: () => Promise<void>;
let exchange: () => Promise<unknown>;
const continued = jest.fn();
const openAccount = jest.fn();
jest.mock("./src/lib/api/api.ts", () => ({
  ...jest.requireActual("./src/lib/api/api.ts"),
  api: () => ({ open: async () => await openAccount() }),
}));
jest.mock("./src/lib/session/session.ts", () => ({
  ...jest.requireActual("./src/lib/session/session.ts"),
  useSession: () => session,
  currentSession: async () => session,
  leaveSession: () => leave(),
  loadAmplify: async () => ({
    fetchAuthSession: () => exchange(),
    redirectFailed: new Promise(() => undefined),
  }),
}));
jest.mock("./src/lib/navigation.ts", () => ({
  ...jest.requireActual("./src/lib/navigation.ts"),
  continueAt: (address: string) => continued(address),
}));

const account = accountRoutes.open.answer;
const configuration = configurationSchema.parse(configurationRoutes.get.answer);
const release = releaseRoutes.get.answer;
if (!account || !release) throw new Error("The routes show no account.");
beforeEach(() => {
  continued.mockClear();
  sessionStorage.clear();
  session = ownSession;
  exchange = async () => undefined;
  window.history.replaceState(null, "", "/");
});

describe("who comes back from a provider", () => {
  const words = pt.account.redirect;
  const opened = () => [[accountQuery(ownSession.sub, "pt"), account] as const];
  const back = (known: Parameters<typeof showKnowing>[1] = opened()) =>
    showKnowing(<OAuth2RedirectPage />, known);

  test.each([
    [false, undefined, "/onboarding/dashboard"],
    [true, undefined, "/onboarding/bo/dashboard"],
    [false, "/onboarding/sandbox", "/onboarding/sandbox"],
  ])("as support (%s) wanting %s goes on at %s", async (isSupport, wanted, address) => {
    session = { ...ownSession, isSupport };
    keepReturnTo(wanted);
    back();
    expect(screen.getByText(words.working)).toBeTruthy();
    await waitFor(() => expect(continued).toHaveBeenCalledWith(address));
  });

  test.each([
    ["?error=access_denied", words.cancelled],
    ["?error=server_error", words.failedText],
  ])("without a session (%s) reads why, and still goes where they wanted to", async (search, said) => {
    session = undefined;
    window.history.replaceState(null, "", `/${search}`);
    keepReturnTo("/onboarding/sandbox");
    back();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole("link", { name: words.back }).getAttribute("href")).toContain("sandbox");
    expect(continued).not.toHaveBeenCalled();
  });

  test("and cannot be exchanged reads so", async () => {
    exchange = () => Promise.reject(new Error("gone"));
    back();
    expect(await screen.findByText(words.failedText)).toBeTruthy();
  });

  test.each(["email-unverified", "email-missing"] as const)(
    "with an account that is not opened for %s is told what to do",
    async (code) => {
      openAccount.mockRejectedValue(new ApiError(code));
      const { client } = back([]);
      client.setDefaultOptions({ queries: { networkMode: "always", retry: false } });
      await waitFor(() =>
        expect(continued.mock.calls.length + screen.queryAllByRole("heading").length).toBeGreaterThan(0),
      );
      expect(screen.queryByRole("button", { name: pt.account.proof.send }) !== null).toBe(
        code === "email-unverified",
      );
    },
  );
});

describe("the steps of the form", () => {
  const words = pt.account.form;
  const configured = [
    readOf(configurationContract, "get", { companyId: ownCompany.id, product: "online-payment" }),
    configuration,
  ] as const;
  const states = () =>
    screen.getAllByRole("listitem").map((step) => [step.dataset.state, step.getAttribute("aria-current")]);

  test("stand one after the other, the one that is next in sight", () => {
    showKnowing(<FormPage />, knownAccount({ joinRequest: null }));
    expect(states().filter(([, current]) => current === "step")).toHaveLength(1);
    const next = screen.getAllByRole("listitem").find((step) => step.getAttribute("aria-current") === "step");
    expect(next?.dataset.state).toBe("current");
    expect(next?.querySelector(".form-step__number")?.textContent).toBe("2");
    expect(next?.querySelector("a")?.className).toContain("primary");
    const ahead = screen.getAllByRole("listitem").filter((step) => step.dataset.state === "ahead");
    for (const step of ahead) expect(step.querySelector("a")).toBeNull();
    expect(screen.queryByText(words.allDone)).toBeNull();
  });

  test("that are done are ticked, and are no main way any more", () => {
    showKnowing(<FormPage />, [...knownCompany(), configured]);
    const done = screen.getAllByRole("listitem").filter((step) => step.dataset.state === "done");
    expect(done.length).toBeGreaterThan(0);
    for (const step of done) {
      expect(step.querySelector(".form-step__number")?.textContent).toBe("✓");
      expect(step.querySelector("a")?.className).not.toContain("primary");
    }
  });

  test("are not support's", () => {
    showKnowing(<FormPage />, knownAccount({ role: "support" }));
    expect(screen.getByText(words.supportTitle)).toBeTruthy();
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});

describe("the page that asks for a release", () => {
  test("has each product's, once the company is there", () => {
    const { id: companyId } = ownCompany;
    showKnowing(<ReleasePage />, [
      ...knownCompany(),
      ...(["online-payment", "fraud-prevention"] as const).map(
        (product) => [releaseQuery(companyId, product), { ...release, product }] as const,
      ),
    ]);
    expect(screen.getAllByRole("region")).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("is on its way before", () => {
    showKnowing(<ReleasePage />, []);
    expect(screen.getAllByText(pt.shell.ui.loading).length).toBeGreaterThan(0);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("who logs out", () => {
  const words = pt.account.logout;

  test("leaves nothing behind that was read for them", async () => {
    leave = async () => undefined;
    const { client } = showKnowing(<LogoutPage />, [[accountQuery("ana", "pt"), account]]);
    expect(screen.getByText(words.leaving)).toBeTruthy();
    expect(await screen.findByText(words.text)).toBeTruthy();
    expect(client.getQueryCache().findAll()).toEqual([]);
  });

  test("and is not let go reads so, and tries again", async () => {
    leave = () => Promise.reject(new Error("gone"));
    const { person } = showKnowing(<LogoutPage />, []);
    expect(await screen.findByText(words.failed)).toBeTruthy();
    leave = async () => undefined;
    await person.click(screen.getByRole("button", { name: words.retry }));
    expect(await screen.findByText(words.text)).toBeTruthy();
  });
});

test.each([
  ["/", "all", ["?", "?show=unread"]],
  [
    "/?show=unread&product=online-payment",
    "unread",
    ["?product=online-payment", "?show=unread&product=online-payment"],
  ],
  ["/?show=strange&product=strange", "all", ["?", "?show=unread"]],
] as const)("the notices at %s are %s, and their views keep the product", (at, view, addresses) => {
  showKnowing(<NoticesPage />, knownCompany(), { at });
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe(pt.notice.view[view]);
  const views = screen.getByRole("navigation", { name: pt.notice.views }).querySelectorAll("a");
  expect([...views].map((link) => link.getAttribute("href"))).toEqual(
    addresses.map((address) => (address === "?" ? "/" : `/${address}`)),
  );
});

test("the explorer's calls can be taken along in each form, under a name of its own", () => {
  showKnowing(
    <>
      <Downloads />
      <OtherProducts />
    </>,
    [],
  );
  const files = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(files.slice(0, 4).map(([name]) => name)).toEqual(
    (["openApi", "postman", "environment", "http"] as const).map((form) => pt.explorer.downloads[form]),
  );
  expect(files.length % 4).toBe(0);
  for (const [name, href] of files) expect([name !== "", href?.startsWith("/")]).toEqual([true, true]);
});
