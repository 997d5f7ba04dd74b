/** @jest-environment jsdom */
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudCertificationRoutes } from "@portal/shared/fraud-certification/routes.data.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import { fraudConfigurationRoutes } from "@portal/shared/fraud-configuration/routes.data.ts";
import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import { knownCompany, ownCompany } from "../../../../testing/own-company.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { fraudConfigurationQuery } from "../../../features/fraud-configuration/queries.ts";
import { overviewQuery } from "../../../features/occurrence/queries.ts";
import { readOf } from "../../../lib/api/read.ts";
import { FraudConfigurationPage } from "./review-page.tsx";

jest.mock("../../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../../lib/session/session.ts"),
  useSession: () => jest.requireActual("../../../../testing/own-company.ts").ownSession,
}));

const overview = occurrenceRoutes.overview.answer;
const configuration = fraudConfigurationRoutes.get.answer;
const [first] = overview?.products ?? [];
if (!overview || !first || !configuration) throw new Error("The routes show no configuration.");
const { id } = ownCompany;
const words = pt["fraud-flow"];
const labels = pt["fraud-configuration"].field;

const showPage = (changes: Partial<FraudConfiguration>, isOpen = true) => {
  const products = (["online-payment", "fraud-prevention"] as const).map(
    (product): Overview["products"][number] => ({
      ...first,
      product,
      configuration: { ...first.configuration, status: isOpen ? "open" : "locked" },
    }),
  );
  return showKnowing(<FraudConfigurationPage />, [
    ...knownCompany(),
    [overviewQuery(id), { ...overview, companyId: id, products }],
    [fraudConfigurationQuery(id), { ...configuration, companyId: id, ...changes }],
    [readOf(fraudCertificationContract, "get", { companyId: id }), fraudCertificationRoutes.get.answer],
  ]);
};
const send = () => screen.findByRole("button", { name: words.words.send });

test("after a return support's words lead to each field that they are about", () => {
  showPage({ status: "revision" });
  expect(screen.getByText("Quase lá.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("O endereço não responde.")).toBeInstanceOf(HTMLElement);
  const go = pt.adjustment.go.replace("{field}", labels.webhookUrl);
  expect(screen.getByRole("link", { name: go }).getAttribute("href")).toMatch(
    /^\/anti-fraud\/.+#webhookUrl$/,
  );
});

test("one that was opened again without adjustments says so", () => {
  showPage({ status: "revision", review: null });
  expect(screen.getByText(pt.adjustment.reopened)).toBeInstanceOf(HTMLElement);
});

test("sending one that lacks something says what, and in which step", async () => {
  const { person } = showPage({
    status: "open",
    draft: { ...configuration.draft, monthlyOrders: undefined },
  });
  await person.click(await send());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(labels.monthlyOrders);
  expect(alert.querySelectorAll("li")).toHaveLength(1);
  expect(document.activeElement).toBe(alert);
});

test("what is filled in is read with its steps' links; while support checks it there are none", async () => {
  showPage({ status: "open" });
  expect(screen.getByText(/^1\.?200$/)).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole("link", { name: /Perfil|perfil/ }).length).toBeGreaterThan(0);
  expect(await screen.findByText(words.review.ready)).toBeInstanceOf(HTMLElement);
});
test("while support checks it nothing can be changed or sent", () => {
  showPage({ status: "under-approval" });
  expect(screen.queryByRole("button", { name: words.words.send })).toBeNull();
  expect(screen.queryByText(words.review.ready)).toBeNull();
});

test("a product that is closed shows no configuration", () => {
  showPage({ status: "open" }, false);
  expect(screen.queryByText(/^1\.?200$/)).toBeNull();
});
