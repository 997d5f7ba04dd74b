/** @jest-environment jsdom */

import { companyContract } from "@portal/shared/company/contract.ts";
import type { CompanySummary } from "@portal/shared/company/model.ts";
import { companyRoutes } from "@portal/shared/company/routes.data.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import type { Page } from "@portal/shared/paging.ts";
import { partnerRoutes } from "@portal/shared/partner/routes.data.ts";
import { CompaniesPage } from "./src/areas/back-office/companies/companies-page.tsx";
import { ReleasesPage } from "./src/areas/back-office/releases/releases-page.tsx";
import { HistoryPage } from "./src/areas/onboarding/history/history-page.tsx";
import { PartnersPage } from "./src/areas/onboarding/partner/partners-page.tsx";
import { companiesQuery } from "./src/features/company/queries.ts";
import { queueQuery } from "./src/features/occurrence/queries.ts";
import { partnersQuery } from "./src/features/partner/queries.ts";
import { useLivePaging } from "./src/features/sandbox/store-lines.tsx";
import type { CursorPaging } from "./src/lib/api/paging.ts";
import { readOf } from "./src/lib/api/read.ts";
import { DataTable } from "./src/ui/list/data-table.tsx";
import { ListFoot } from "./src/ui/list/list-foot.tsx";
import { knownAccount, knownCompany, ownCompany, ownSession } from "./testing/own-company.ts";
import { pt, screen, show, showKnowing, within } from "./testing/show.tsx";

let isSupport: boolean;
jest.mock("./src/lib/session/session.ts", () => ({
  ...jest.requireActual("./src/lib/session/session.ts"),
  useSession: () => ({ ...ownSession, isSupport }),
}));

const [listed] = companyRoutes.list.answer?.items ?? [];
const [partner] = partnerRoutes.list.answer?.items ?? [];
const ticket = occurrenceRoutes.get.answer;
if (!listed || !partner || !ticket) throw new Error("The routes show nothing.");
const limits = [10, 20, 25, 50, 100];
beforeEach(() => {
  isSupport = true;
});
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("support's list of companies", () => {
  const words = pt["back-office-companies"];
  const list = (page: Page<CompanySummary>, at: `/${string}` = "/", text?: string) =>
    showKnowing(
      <CompaniesPage />,
      limits.map((limit) => [companiesQuery({ text, cursor: undefined, limit }), page] as const),
      { at },
    );
  const cell = (header: string) => document.querySelector(`[data-label="${header}"]`)?.textContent ?? "";
  const taxId = pt.company.field.taxIdentificationNumber;

  test("names each with its tax id and kind, and leads to it", () => {
    list({ items: [{ ...listed, isMiddlewareGateway: true }] });
    const link = within(screen.getByRole("table")).getByRole("link");
    expect([link.textContent, link.getAttribute("href")]).toEqual([
      listed.tradingName,
      `/?company=${listed.id}`,
    ]);
    expect(cell(taxId)).toMatch(/^CNPJ /);
    expect(cell(pt.company.field.companyType)).toContain(words.gateway);
  });

  test("says nothing of a document without a kind, nor of who is no gateway", () => {
    const other = { ...listed, taxIdentificationType: "OTHER" as const, taxIdentificationNumber: "X-1" };
    list({ items: [{ ...other, isMiddlewareGateway: false }] });
    expect(cell(taxId)).toBe("X1");
    expect(cell(pt.company.field.companyType)).not.toContain(words.gateway);
  });

  test("that is empty says so, and a search that found nothing is taken back with one press", async () => {
    const { router: first } = list({ items: [] });
    expect(screen.getByText(words.emptyYet)).toBeTruthy();
    expect(screen.queryByRole("button", { name: words.clear })).toBeNull();
    first.dispose();
    document.body.replaceChildren();
    const { person, router } = list({ items: [] }, "/?text=nada&limit=20", "nada");
    expect(screen.getByText(words.emptyFiltered)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: words.clear }));
    expect(router.state.location.search).toBe("?limit=20");
  });

  test("found nothing so far where there is more to search", async () => {
    const { person, router } = list({ items: [], cursor: "more" });
    await person.click(screen.getByRole("button", { name: pt.list.searchOn }));
    expect(router.state.location.search).toContain("cursor=more");
  });
});

describe("support's page of releases", () => {
  const words = pt["back-office-releases"];
  const known = (status: "support-pending" | "all") =>
    limits.map(
      (limit) =>
        [queueQuery({ status, stage: "release" }, { cursor: undefined, limit }), { items: [] }] as const,
    );

  test("has the requests that wait, and finds a company without one", () => {
    const found = [companiesQuery({ text: "loja", limit: 5 }), { items: [listed] }] as const;
    showKnowing(<ReleasesPage />, [...known("support-pending"), found], { at: "/?find=loja" });
    expect(screen.getByText(words.empty)).toBeTruthy();
    expect(hrefs()).toContain(`/?company=${listed.id}`);
    expect(screen.queryByText(words.byHand.none)).toBeNull();
  });

  test("finds nobody, and looks for nobody unasked", () => {
    const nobody = [companiesQuery({ text: "nada", limit: 5 }), { items: [] }] as const;
    const { router } = showKnowing(<ReleasesPage />, [...known("support-pending"), nobody], {
      at: "/?find=nada",
    });
    expect(screen.getByText(words.byHand.none)).toBeTruthy();
    router.dispose();
    document.body.replaceChildren();
    showKnowing(<ReleasesPage />, known("support-pending"));
    expect(screen.queryByText(words.byHand.none)).toBeNull();
    const options = within(screen.getByRole("combobox"))
      .getAllByRole("option")
      .map((each) => each.getAttribute("value"));
    expect(options).toContain("support-pending");
    expect(options).not.toContain("client-pending");
    expect(options).not.toContain("rejected");
  });

  test("of one company is that company's", () => {
    const { id } = ownCompany;
    showKnowing(<ReleasesPage />, [[readOf(companyContract, "get", { companyId: id }), ownCompany]], {
      at: `/?company=${id}`,
    });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(ownCompany.data.tradingName);
    expect(hrefs()).toContain("/onboarding/bo/release");
    expect(screen.queryByText(words.byHand.title)).toBeNull();
  });
});

describe("the partners", () => {
  const words = pt.partner;
  const list = (
    page: Page<object>,
    status: "pending" | "listed" | "declined",
    at: `/${string}` = "/",
    text?: string,
  ) =>
    showKnowing(
      <PartnersPage />,
      [
        ...(isSupport ? knownAccount({}) : knownCompany()),
        ...limits.map((limit) => [partnersQuery({ status, text, cursor: undefined, limit }), page] as const),
      ],
      { at },
    );

  test("are for support first those that wait, with their answers and a choice of others", async () => {
    const { person, router } = list({ items: [{ ...partner, status: "pending" }] }, "pending");
    expect(screen.getAllByRole("button", { name: new RegExp(words.answer.approve.action) })).toHaveLength(1);
    expect(screen.queryByRole("link", { name: words.register.action })).toBeNull();
    await person.selectOptions(screen.getByRole("combobox", { name: words.statusFilter }), "declined");
    expect(router.state.location.search).toBe("?status=declined");
    await person.selectOptions(screen.getByRole("combobox", { name: words.view.label }), "table");
    expect(router.state.location.search).toBe("?status=declined&view=table");
  });

  test("are for everybody else those that are listed, whatever the address says, and one more can be registered", () => {
    isSupport = false;
    list({ items: [partner] }, "listed", "/?status=declined");
    expect(screen.queryByRole("combobox", { name: words.statusFilter })).toBeNull();
    expect(screen.queryByRole("button", { name: new RegExp(words.answer.approve.action) })).toBeNull();
    expect(screen.getByRole("link", { name: words.register.action }).getAttribute("href")).toBe(
      "/onboarding/registerPartner",
    );
  });

  test("that there are not, or that a search did not find, say so", async () => {
    const { router: first } = list({ items: [] }, "pending");
    expect(screen.getByText(words.empty.pending)).toBeTruthy();
    expect(screen.queryByRole("button", { name: words.empty.clear })).toBeNull();
    first.dispose();
    document.body.replaceChildren();
    const { person, router } = list({ items: [] }, "pending", "/?text=nada&view=table", "nada");
    expect(screen.getByText(words.empty.filtered)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: words.empty.clear }));
    expect(router.state.location.search).toBe("?view=table");
  });
});

test.each([
  ["/", "all"],
  ["/?view=access-data", "access-data"],
  ["/?view=strange", "all"],
] as const)("the history at %s shows %s of the company", (at, view) => {
  const words = pt.history;
  showKnowing(<HistoryPage />, knownCompany(), { at });
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe(words.view[view]);
  expect(screen.queryByText(words.accessData.lead) !== null).toBe(view === "access-data");
});

describe("a list", () => {
  const nothing = () => undefined;
  const paging = (changes: Partial<CursorPaging> = {}): CursorPaging => ({
    sizes: [10],
    cursor: undefined,
    limit: 10,
    page: 1,
    hasPrevious: false,
    next: nothing,
    previous: nothing,
    first: nothing,
    setLimit: nothing,
    ...changes,
  });

  test.each([
    [{ items: [1] }, false, true],
    [{ items: [] }, true, true],
    [{ items: [], cursor: "more" }, false, true],
    [{ items: [] }, false, false],
    [undefined, true, false],
  ])("with %j, after others: %s, has pages to turn: %s", (page, hasPrevious, hasPages) => {
    show(<ListFoot paging={paging({ hasPrevious })} page={page} />);
    expect(screen.queryByRole("button", { name: pt.list.next }) !== null).toBe(hasPages);
  });

  test("says how many entries of it cannot be read", () => {
    show(<ListFoot paging={paging()} page={{ items: [1], unreadable: 2 }} />);
    expect(document.querySelector("[class*=alert]")?.textContent).toContain("2");
  });

  const load = { error: null, isPending: false, isFetching: false, refetch: nothing };
  const columns = [
    { id: "name", header: "Nome", isHeading: true, cell: ({ name }: { name: string }) => name },
    { id: "sum", header: "Soma", align: "end" as const, cell: () => 7 },
  ];
  const table = (rows: readonly { name: string }[] | undefined, more: object = {}) =>
    show(
      <DataTable
        caption="Lojas"
        {...{ columns, rows }}
        rowKey={({ name }) => name}
        load={{ ...load, ...more }}
        empty={<p>Nada</p>}
      />,
    );

  test("is a table whose rows are named, and says that it is asked for again", () => {
    table([{ name: "A" }], { isFetching: true });
    expect(screen.getByRole("rowheader").textContent).toBe("A");
    expect(screen.getByRole("cell").dataset).toMatchObject({ label: "Soma", align: "end" });
    expect(screen.getByRole("table", { name: "Lojas" }).parentElement?.getAttribute("aria-busy")).toBe(
      "true",
    );
  });

  test.each([
    ["is empty", [], {}, true, 0],
    ["failed", undefined, { error: new Error("boom") }, false, 1],
    ["is loading", undefined, { isPending: true }, false, 0],
    ["failed when it was asked for again", [{ name: "A" }], { error: new Error("boom") }, false, 0],
  ] as const)("that %s is no table of nothing", (_what, rows, more, isEmpty, alerts) => {
    table(rows, more);
    expect(screen.queryByText("Nada") !== null).toBe(isEmpty);
    expect(screen.queryAllByRole("alert")).toHaveLength(alerts);
    expect(screen.queryAllByRole("rowheader")).toHaveLength(rows?.length ?? 0);
  });
});

test("lines are asked for again on the first page alone, while somebody wants it", async () => {
  function Live() {
    const { asksAgain, turn, paging } = useLivePaging();
    return (
      <>
        <output>{String(asksAgain)}</output>
        <button type="button" onClick={() => paging.next("more")}>
          next
        </button>
        <button type="button" onClick={() => turn(false)}>
          stop
        </button>
      </>
    );
  }
  const asks = () => screen.getByRole("status").textContent;
  const { person } = showKnowing(<Live />, []);
  expect(asks()).toBe("true");
  await person.click(screen.getByRole("button", { name: "next" }));
  expect(asks()).toBe("false");
  await person.click(screen.getByRole("button", { name: "stop" }));
  expect(asks()).toBe("false");
});
