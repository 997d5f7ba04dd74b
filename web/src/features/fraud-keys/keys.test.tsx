/** @jest-environment jsdom */
import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { accessDataRoutes } from "@portal/shared/access-data/routes.data.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import type { Production } from "@portal/shared/production/model.ts";
import { productionRoutes } from "@portal/shared/production/routes.data.ts";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { readOf } from "../../lib/api/read.ts";
import { ProductionKeys } from "./production-keys.tsx";
import { TestKeys } from "./test-keys.tsx";

const production = productionRoutes.get.answer;
const accessData = accessDataRoutes.get.answer;
if (!production || !accessData) throw new Error("The routes show no keys.");
const { companyId, product } = production;
const words = pt["fraud-keys"];

const showProduction = (changes: Partial<Production>) =>
  showKnowing(<ProductionKeys companyId={companyId} country="BR" />, [
    [readOf(productionContract, "get", { companyId, product }), { ...production, ...changes }],
  ]);

test("delivered keys are masked, and a replaced one is told for as long as it works", () => {
  const ending = {
    privateKey: { masked: "••••0001", until: "2999-01-01T00:00:00.000Z" },
    publicKey: { masked: "••••0002", until: "2020-01-01T00:00:00.000Z" },
  };
  showProduction({ ending });
  expect(screen.getByText("••••1234")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^Entregues em 22 /)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^A chave anterior \(••••0001\) funciona até /)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/••••0002/)).toBeNull();
});

test("requested keys are on their way", () => {
  showProduction({ status: "requested", deliveredAt: null });
  expect(screen.getByText(/^Pedidas em 22 /)).toBeInstanceOf(HTMLElement);
});

test("before the certification is concluded the way leads there, and nothing can be requested", () => {
  showProduction({ status: "open", isUnlocked: false });
  const link = screen.getByRole("link", { name: words.production.certification });
  expect(link.getAttribute("href")).toBe("/anti-fraud/certification");
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
});

test("after it keys can be requested", () => {
  showProduction({ status: "open", isUnlocked: true });
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe(pt.production.request.keysTitle);
  expect(screen.queryByRole("link")).toBeNull();
});

const showTest = (status: "approved" | "open", fraudDetectTestKey: string | null) =>
  showKnowing(<TestKeys configuration={{ companyId, product, status, occurrence: null }} />, [
    [readOf(accessDataContract, "get", { companyId, product }), { ...accessData, fraudDetectTestKey }],
  ]);

test("the key of tests is shown masked once the configuration is approved", () => {
  showTest("approved", "••••9876");
  expect(screen.getByText("••••9876")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.test.notYet)).toBeNull();
});

test("until there is one, the way leads to the configuration", () => {
  showTest("approved", null);
  expect(screen.getByRole("link", { name: words.test.configure }).getAttribute("href")).toBe(
    "/anti-fraud/configuration",
  );
});
