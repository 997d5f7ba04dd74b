/** @jest-environment jsdom */
import { accountRoutes } from "@portal/shared/account/routes.data.ts";
import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import { knownAccount, knownCompany, ownCompany } from "../../../../testing/own-company.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { overviewQuery } from "../../../features/occurrence/queries.ts";
import { DashboardPage } from "./dashboard-page.tsx";

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
