/** @jest-environment jsdom */
import { certificationContract } from "@portal/shared/certification/contract.ts";
import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { knownCompany, ownCompany } from "../../../../testing/own-company.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { readOf } from "../../../lib/api/read.ts";
import { CertificationPage } from "./certification-page.tsx";

jest.mock("../../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../../lib/session/session.ts"),
  useSession: () => jest.requireActual("../../../../testing/own-company.ts").ownSession,
}));

const example = certificationSchema.parse(certificationRoutes.get.answer);
const place = { companyId: ownCompany.id, product: "online-payment" } as const;
const words = pt.certification;
const showPage = (changes: Partial<Certification>) =>
  showKnowing(<CertificationPage />, [
    ...knownCompany(),
    [readOf(certificationContract, "get", place), { ...example, ...place, ...changes }],
  ]);

test("the page says whose turn it is, with the ticket's number", () => {
  showPage({ status: "under-approval" });
  expect(screen.getByText(words.turn.support)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words.timeline)).toBeInstanceOf(HTMLElement);
});
test("after a return it is the client's", () => {
  showPage({ status: "revision" });
  expect(screen.getByText(words.turn.client)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.turn.support)).toBeNull();
});
test("when it is over, or not open yet, it is nobody's", () => {
  showPage({ status: "concluded" });
  expect(screen.queryByText(words.turn.client)).toBeNull();
  expect(screen.queryByText(words.turn.support)).toBeNull();
});
test("before it began nothing has happened", () => {
  showPage({ status: "open", begunAt: null, isUnlocked: false });
  expect(screen.queryByText(words.turn.client)).toBeNull();
  expect(screen.queryByText(words.timeline)).toBeNull();
});

test("a configuration that changed since is told, with the way to begin again", () => {
  showPage({ status: "open", isScopeOutdated: true, isUnlocked: true });
  expect(screen.getByText(words.outdated.title)).toBeInstanceOf(HTMLElement);
});
