/** @jest-environment jsdom */
import { accountRoutes } from "@portal/shared/account/routes.data.ts";
import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import { knownAccount, knownCompany, ownCompany } from "../../../../testing/own-company.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { overviewQuery } from "../../../features/occurrence/queries.ts";
import { DashboardPage } from "./dashboard-page.tsx";
import type { JourneyStep } from "./journey.ts";
import { ProductJourney, UnusedProduct } from "./product-journey.tsx";

jest.mock("../../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../../lib/session/session.ts"),
  useSession: () => jest.requireActual("../../../../testing/own-company.ts").ownSession,
}));

const overview = occurrenceRoutes.overview.answer;
if (!overview) throw new Error("The route shows no overview.");
const words = pt.onboarding;

const showOwn = (changes: Partial<Overview>, usesFraudDetect = true) =>
  showKnowing(<DashboardPage />, [
    ...knownCompany({ usesFraudDetect }),
    [overviewQuery(ownCompany.id), { ...overview, companyId: ownCompany.id, ...changes }],
  ]);
const withConfiguration = (isBegun: boolean): Overview["products"] =>
  overview.products.map((one) => ({
    ...one,
    configuration: { ...one.configuration, status: "open", isBegun },
  }));

test("somebody without a company is led to register one", () => {
  showKnowing(<DashboardPage />, knownAccount({ joinRequest: null }));
  expect(screen.getByText(words.dashboard.leadWithoutCompany)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: words.next.company }).getAttribute("href")).toBe("/company");
});
test("who asked to join one waits for its owner", () => {
  showKnowing(<DashboardPage />, knownAccount({ joinRequest: accountRoutes.open.answer?.joinRequest }));
  expect(screen.getByText(words.joinRequested.title)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("link", { name: words.next.company })).toBeNull();
});
test("support is led to its own desk", () => {
  showKnowing(<DashboardPage />, knownAccount({ role: "support" }));
  expect(screen.getByRole("link", { name: words.supportHere.action }).getAttribute("href")).toBe(
    "/onboarding/bo/dashboard",
  );
});

test("until a draft exists the first steps stand before the products", () => {
  showOwn({ products: withConfiguration(false) });
  expect(screen.getByText(words.guide.title, { selector: "h2" })).toBeInstanceOf(HTMLElement);
});
test("after it they are gone", () => {
  showOwn({ products: withConfiguration(true) });
  expect(screen.queryByText(words.guide.title)).toBeNull();
});

test.each([true, false])("a solution on a partner's platform leads to the partners: %s", (needsPartner) => {
  showOwn({ needsPartner });
  expect(screen.queryByText(words.partnerNeeded.title) !== null).toBe(needsPartner);
});

describe("a product's way", () => {
  const step = (id: JourneyStep["id"], changes: Partial<JourneyStep>): JourneyStep => ({
    id,
    state: "open",
    text: "online-payment.configuration.open",
    links: [],
    ...changes,
  });
  const link = { label: "configure", to: "/onboarding/configuration" } as const;
  const steps: readonly JourneyStep[] = [
    step("configuration", { state: "done" }),
    step("certification", {
      actor: "client",
      since: "2020-01-01T12:00:00.000Z",
      occurrenceNumber: "77",
      links: [link],
    }),
    step("production", { state: "locked" }),
  ];
  const way = (isQuiet = false) =>
    showKnowing(<ProductJourney product="online-payment" steps={steps} country="BR" isQuiet={isQuiet} />, []);
  const marks = () => [...document.querySelectorAll(".journey__mark")];

  test("is named after it, counts what is done and marks whose turn it is", () => {
    way();
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Pagamento Online");
    expect(document.querySelector(".ui-card__head .ui-muted")?.textContent).toMatch(/1.*3/);
    expect(marks().map(({ textContent }) => textContent)).toEqual(["", "2", ""]);
    expect(marks().map((mark) => mark.querySelector("svg") !== null)).toEqual([true, false, true]);
    const turns = screen
      .getAllByRole("listitem")
      .filter((item) => item.getAttribute("aria-current") === "step");
    expect(turns).toHaveLength(1);
    expect(turns[0]?.textContent).toContain("77");
    expect(turns[0]?.textContent).toContain(words.dashboard.actor.client);
    expect(document.querySelectorAll(".journey__facts")).toHaveLength(1);
  });

  test.each([
    [false, true],
    [true, false],
  ])(
    "has its next step in sight unless another part of the page has it: quiet %s, main %s",
    (isQuiet, isMain) => {
      way(isQuiet);
      expect(screen.getByRole("link").className.includes("primary")).toBe(isMain);
    },
  );

  test("that a company does not go says where to say otherwise", () => {
    showKnowing(<UnusedProduct product="fraud-prevention" />, []);
    expect(screen.getByText(words.dashboard.notUsed.badge)).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/anti-fraud/access");
  });
});
