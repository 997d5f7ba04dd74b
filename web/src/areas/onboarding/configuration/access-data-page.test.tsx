/** @jest-environment jsdom */
import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { accessDataRoutes } from "@portal/shared/access-data/routes.data.ts";
import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import { knownCompany, ownCompany } from "../../../../testing/own-company.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { overviewQuery } from "../../../features/occurrence/queries.ts";
import { readOf } from "../../../lib/api/read.ts";
import { AccessDataPage } from "./access-data-page.tsx";

jest.mock("../../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../../lib/session/session.ts"),
  useSession: () => jest.requireActual("../../../../testing/own-company.ts").ownSession,
}));

const overview = occurrenceRoutes.overview.answer;
const delivered = accessDataRoutes.get.answer;
if (!overview || !delivered) throw new Error("The routes show no access data.");
const { id } = ownCompany;
const words = pt["access-data"];
type Status = Overview["products"][number]["configuration"]["status"];

const showPage = (status: Status, isDelivered: boolean) => {
  const products = overview.products.map((one) => ({
    ...one,
    configuration: { ...one.configuration, status },
  }));
  const place = { companyId: id, product: "online-payment" } as const;
  showKnowing(<AccessDataPage />, [
    ...knownCompany(),
    [overviewQuery(id), { ...overview, companyId: id, products }],
    ...(isDelivered ? [[readOf(accessDataContract, "get", place), { ...delivered, ...place }] as const] : []),
  ]);
};
const configure = () => screen.queryByRole("link", { name: words.empty.action });

test("delivered credentials are shown with their day, and with what comes next", () => {
  showPage("approved", true);
  expect(screen.getByText("LOJA0001")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words.next.title)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.empty.title)).toBeNull();
});

test("before the configuration is sent there are none, and the way leads to it", () => {
  showPage("open", false);
  expect(screen.getByText(words.empty.title)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words.empty.open)).toBeInstanceOf(HTMLElement);
  expect(configure()?.getAttribute("href")).toBe("/onboarding/configuration");
});
