/** @jest-environment jsdom */
import { productionContract } from "@portal/shared/production/contract.ts";
import type { Production } from "@portal/shared/production/model.ts";
import { productionRoutes } from "@portal/shared/production/routes.data.ts";
import { knownCompany, ownCompany } from "../../../../testing/own-company.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { readOf } from "../../../lib/api/read.ts";
import { ProductionPage } from "./production-page.tsx";

jest.mock("../../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../../lib/session/session.ts"),
  useSession: () => jest.requireActual("../../../../testing/own-company.ts").ownSession,
}));

const answer = productionRoutes.get.answer;
if (!answer) throw new Error("The route shows no production.");
const place = { companyId: ownCompany.id, product: "online-payment" } as const;
const words = pt.production;

const showPage = (changes: Partial<Production>) =>
  showKnowing(<ProductionPage />, [
    ...knownCompany(),
    [readOf(productionContract, "get", place), { ...answer, ...place, merchantId: "LOJA0001", ...changes }],
  ]);
const steps = () => document.querySelectorAll(".production-steps > li").length;
const mail = () => screen.queryByRole("link", { name: words.steps.mail });

test("before the certification is concluded the way leads there, and nothing is asked for", () => {
  showPage({ status: "open", isUnlocked: false, merchantId: null });
  expect(screen.getByText(words.state.locked)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: words.locked.action }).getAttribute("href")).toBe(
    "/onboarding/certification",
  );
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("after it production is asked for, with all that is still to be done", () => {
  showPage({ status: "open", isUnlocked: true, merchantId: null });
  expect(screen.getByRole("textbox")).toBeInstanceOf(HTMLElement);
  expect(steps()).toBe(4);
  expect(mail()?.getAttribute("href")).toMatch(/^mailto:/);
});

test("what was asked for is not to be asked for again", () => {
  showPage({ status: "requested" });
  expect(screen.getByText(words.requested.title)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(steps()).toBe(2);
});

test("once it is delivered nobody need be written to", () => {
  showPage({ status: "delivered" });
  expect(screen.getByText(words.delivered.title)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words.leadDelivered)).toBeInstanceOf(HTMLElement);
  expect(mail()).toBeNull();
});
