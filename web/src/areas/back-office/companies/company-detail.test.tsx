/** @jest-environment jsdom */
import { companyContract } from "@portal/shared/company/contract.ts";
import { companyRoutes } from "@portal/shared/company/routes.data.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import { waitFor } from "@testing-library/react";
import { pt, screen, showKnowing, within } from "../../../../testing/show.tsx";
import { overviewQuery } from "../../../features/occurrence/queries.ts";
import { sandboxQuery } from "../../../features/sandbox/queries.ts";
import { readOf } from "../../../lib/api/read.ts";
import { CompanyDetail } from "./company-detail.tsx";

const company = companyRoutes.get.answer;
const overview = occurrenceRoutes.overview.answer;
if (!company || !overview) throw new Error("The routes show no company.");
const { id } = company;
const words = pt["back-office-companies"];

const showCompany = (search: string, companyId = id, products = overview.products) =>
  showKnowing(
    <CompanyDetail companyId={companyId} />,
    [
      [readOf(companyContract, "get", { companyId: id }), company],
      [overviewQuery(id), { ...overview, companyId: id, products }],
      [sandboxQuery(id), { stores: [] }],
    ],
    { at: `/${search}` },
  );
const current = () =>
  within(screen.getByRole("navigation", { name: words.view.label }))
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current"))
    .map(({ textContent }) => textContent);

/** What stands on one view alone. */
const marks = {
  overview: () => screen.queryAllByText(words.releases).length > 0,
  history: () => screen.queryByText(pt.history.accessData.lead) === null && isHistory(),
  "access-data": () => screen.queryByText(pt.history.accessData.lead) !== null && isHistory(),
  sandbox: () => screen.queryByText(pt.sandbox.unopened.title) !== null,
} as const;
const isHistory = () => screen.queryByText(pt.history.loading) !== null;
type View = keyof typeof marks;
const views = ["overview", "history", "access-data", "sandbox"] as const;

const addresses: readonly (readonly [search: string, view: View])[] = [
  ["", "overview"],
  ["?view=overview", "overview"],
  ["?view=strange", "overview"],
  ["?view=history", "history"],
  ["?view=access-data", "access-data"],
  ["?view=sandbox", "sandbox"],
  ["?view=calls", "sandbox"],
  ["?view=transactions", "sandbox"],
  ["?view=deliveries", "sandbox"],
];

test.each(addresses)("the address %s shows the %s of a company, and nothing else", async (search, view) => {
  showCompany(search);
  await screen.findByRole("heading", { level: 1, name: company.data.tradingName });
  expect(current()).toEqual([words.view[view]]);
  await waitFor(() => expect(views.filter((one) => marks[one]())).toEqual([view]));
});

test("an address that is no company's says so and leads back to the list", () => {
  showCompany("", "not an id");
  expect(screen.getByText(words.unknown)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: words.back }).getAttribute("href")).toBe("/onboarding/bo/company");
});

test("each stage of each product says how it stands, a closed one that it is closed", () => {
  const [product] = overview.products;
  if (!product) throw new Error("The company has no product.");
  const stages = {
    configuration: { ...product.configuration, status: "approved" as const },
    certification: { ...product.certification, status: "locked" as const },
    release: { ...product.release, status: "open" as const },
    production: { ...product.production, status: "locked" as const },
  };
  showCompany("", id, [{ ...product, ...stages }]);
  const badges = screen
    .getAllByText(
      (text, element) => element?.parentElement?.closest(".company-stages li") !== null && text !== "",
    )
    .map(({ textContent }) => textContent);
  const stateOf = (stage: keyof typeof stages) => badges[badges.indexOf(words.stage[stage]) + 1];
  expect([stateOf("certification"), stateOf("production")]).toEqual([words.state.locked, words.state.locked]);
  expect(stateOf("release")).toBe(words.notAsked);
  expect([words.state.locked, words.notAsked]).not.toContain(stateOf("configuration"));
});

test("what the client registered about its company is all there: who it is, how to reach it and what it does", async () => {
  showCompany("");
  const { data } = company;
  for (const text of [data.legalName, data.contactEmail ?? "", data.city])
    expect(
      (await screen.findAllByText((shown) => text !== "" && shown.includes(text))).length,
    ).toBeGreaterThan(0);
  expect(screen.getByText(pt.company.field.companyType)).toBeTruthy();
  expect(screen.getByText(pt["back-office-review"].screen.terms)).toBeTruthy();
});
