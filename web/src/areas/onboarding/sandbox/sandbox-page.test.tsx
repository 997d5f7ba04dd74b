/** @jest-environment jsdom */
import type { Sandbox } from "@portal/shared/sandbox/model.ts";
import { sandboxRoutes } from "@portal/shared/sandbox/routes.data.ts";
import { knownCompany, ownCompany } from "../../../../testing/own-company.ts";
import { pt, screen, showKnowing, within } from "../../../../testing/show.tsx";
import { sandboxQuery } from "../../../features/sandbox/queries.ts";
import { SandboxPage } from "./sandbox-page.tsx";

jest.mock("../../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../../lib/session/session.ts"),
  useSession: () => jest.requireActual("../../../../testing/own-company.ts").ownSession,
}));

const created = sandboxRoutes.createKeys.answer;
const answer = sandboxRoutes.get.answer;
if (!answer || !created) throw new Error("The route shows no sandbox.");
jest.mock("../../../lib/api/api.ts", () => ({
  ...jest.requireActual("../../../lib/api/api.ts"),
  api: () =>
    new Proxy(
      {},
      {
        get: () => async () =>
          jest.requireActual("@portal/shared/sandbox/routes.data.ts").sandboxRoutes.createKeys.answer,
      },
    ),
}));
const words = pt.sandbox;
const showPage = (changes: Partial<Sandbox>, at: `/${string}` = "/") =>
  showKnowing(
    <SandboxPage />,
    [...knownCompany(), [sandboxQuery(ownCompany.id), { ...answer, companyId: ownCompany.id, ...changes }]],
    { at },
  );

test("on the first visit keys are one click away, and seen once", async () => {
  const { person } = showPage({ stores: [] });
  await person.click(screen.getByRole("button", { name: words.first.action }));
  expect(await screen.findByText(created.merchantKey)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("a company with a store reads its calls, and may change its keys", () => {
  showPage({});
  const views = within(screen.getByRole("navigation", { name: words.view.label }));
  expect(views.getAllByRole("link").map(({ textContent }) => textContent)).toContain(words.view.settings);
  expect(screen.queryByRole("button", { name: words.first.action })).toBeNull();
});
