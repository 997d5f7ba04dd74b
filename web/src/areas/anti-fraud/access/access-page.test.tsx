/** @jest-environment jsdom */
import type { Company } from "@portal/shared/company/model.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudCertificationRoutes } from "@portal/shared/fraud-certification/routes.data.ts";
import { fraudConfigurationRoutes } from "@portal/shared/fraud-configuration/routes.data.ts";
import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import { knownCompany, ownCompany } from "../../../../testing/own-company.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { fraudConfigurationQuery } from "../../../features/fraud-configuration/queries.ts";
import { overviewQuery } from "../../../features/occurrence/queries.ts";
import { readOf } from "../../../lib/api/read.ts";
import { FraudAccessPage } from "./access-page.tsx";

jest.mock("../../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../../lib/session/session.ts"),
  useSession: () => jest.requireActual("../../../../testing/own-company.ts").ownSession,
}));

const overview = occurrenceRoutes.overview.answer;
const certification = fraudCertificationRoutes.get.answer;
const [first] = overview?.products ?? [];
if (!overview || !first || !certification) throw new Error("The routes show no products.");
const { id } = ownCompany;
const words = pt["fraud-flow"].access;
type Stages = Overview["products"][number];
type Status = Stages["configuration"]["status"];

interface Shown {
  readonly data?: Partial<Company["data"]>;
  /** Of Online Payment's configuration, of fraud prevention's, and of the release. */
  readonly statuses: readonly [onlinePayment: Status, own: Status, release: Status];
  readonly version?: number;
  readonly signature?: null;
}
const showPage = ({ data, statuses: [onlinePayment, own, release], version = 0, ...more }: Shown) => {
  const stages = (product: Stages["product"], configuration: Status): Stages => ({
    ...first,
    product,
    configuration: { ...first.configuration, status: configuration },
    release: { ...first.release, status: release },
  });
  const products = [stages("online-payment", onlinePayment), stages("fraud-prevention", own)];
  showKnowing(<FraudAccessPage />, [
    ...knownCompany({ usesFraudDetect: true, ...data }),
    [overviewQuery(id), { ...overview, companyId: id, products }],
    [fraudConfigurationQuery(id), { ...fraudConfigurationRoutes.get.answer, companyId: id, version }],
    [readOf(fraudCertificationContract, "get", { companyId: id }), { ...certification, ...more }],
  ]);
};
const button = (name: string) => screen.queryByRole("button", { name });

test("a product that is open is begun, and may be declined while nothing was", () => {
  showPage({ statuses: ["approved", "open", "open"] });
  expect(screen.getByText(words.byOrder)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: words.start }).getAttribute("href")).toBe(
    "/anti-fraud/OperationProfile",
  );
  expect(button(words.decline.action)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.ask)).toBeNull();
});
test("once begun it goes on, and cannot be declined", () => {
  showPage({ statuses: ["open", "open", "approved"], version: 2 });
  expect(screen.getByText(words.byRelease)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: words.goOn })).toBeInstanceOf(HTMLElement);
  expect(button(words.decline.action)).toBeNull();
});

test("a closed product says what is missing, and offers to ask support before", () => {
  showPage({ statuses: ["open", "locked", "open"] });
  expect(screen.getByText(words.noConfiguration)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.notUsed)).toBeNull();
  expect(screen.getByText(words.ask)).toBeInstanceOf(HTMLElement);
});
test("a company that does not use it says so first, and asks nobody", () => {
  showPage({ data: { usesFraudDetect: false }, statuses: ["approved", "locked", "open"] });
  expect(button(words.accept.action)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.noConfiguration)).toBeNull();
  expect(screen.queryByText(words.ask)).toBeNull();
});
test("what was asked is not asked twice", () => {
  showPage({ statuses: ["open", "locked", "under-approval"] });
  expect(screen.queryByText(words.ask)).toBeNull();
});

test("the contract says whether it is signed", () => {
  showPage({ statuses: ["approved", "open", "open"] });
  expect(screen.getByText(words.contract.signed)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/PF-2026-0117/)).toBeInstanceOf(HTMLElement);
});
test("an unsigned one is pending", () => {
  showPage({ statuses: ["approved", "open", "open"], signature: null });
  expect(screen.getByText(words.contract.pending)).toBeInstanceOf(HTMLElement);
});
