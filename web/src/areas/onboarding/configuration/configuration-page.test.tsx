/** @jest-environment jsdom */
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { type Configuration, configurationSchema } from "@portal/shared/configuration/model.ts";
import { configurationRoutes } from "@portal/shared/configuration/routes.data.ts";
import { knownCompany, ownCompany } from "../../../../testing/own-company.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { readOf } from "../../../lib/api/read.ts";
import { ConfigurationPage } from "./configuration-page.tsx";

jest.mock("../../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../../lib/session/session.ts"),
  useSession: () => jest.requireActual("../../../../testing/own-company.ts").ownSession,
}));

const example = configurationSchema.parse(configurationRoutes.get.answer);
const place = { companyId: ownCompany.id, product: "online-payment" } as const;
const words = pt.configuration;
const showPage = (changes: Partial<Configuration>) =>
  showKnowing(<ConfigurationPage />, [
    ...knownCompany(),
    [readOf(configurationContract, "get", place), { ...example, ...place, ...changes }],
  ]);

test("in the client's turn the configuration is a form", () => {
  showPage({ status: "open", savedAt: null });
  expect(screen.getByRole("button", { name: words.send })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words.lead)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.history)).toBeNull();
});

test("while support checks it, it is read, with the ticket's number", async () => {
  showPage({ status: "under-approval" });
  expect(await screen.findByText(words.underApproval.title)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words.underApproval.number.replace("{number}", "2026-000013"))).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.queryByRole("button", { name: words.send })).toBeNull();
  expect(screen.getByText(words.history)).toBeInstanceOf(HTMLElement);
});

test("once it is approved the way leads to the access data", async () => {
  showPage({ status: "approved" });
  const link = await screen.findByRole("link", { name: words.approved.accessData });
  expect(link.getAttribute("href")).toBe("/onboarding/access-data");
  expect(screen.queryByText(words.underApproval.title)).toBeNull();
});
