/** @jest-environment jsdom */
import type { Notice } from "@portal/shared/notice/model.ts";
import { noticeRoutes } from "@portal/shared/notice/routes.data.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { noticeCountQuery, noticesQuery } from "../../../features/notice/queries.ts";
import { ByMail } from "./by-mail.tsx";
import { NoticeList } from "./notice-list.tsx";

const [example] = noticeRoutes.list.answer?.items ?? [];
const count = noticeRoutes.count.answer;
if (!example || !count) throw new Error("The routes show no notice.");
const words = pt.notice;

interface Shown {
  readonly items?: readonly Notice[];
  readonly unread?: number;
  readonly cursor?: string;
  readonly product?: "online-payment";
  readonly isUnreadOnly?: boolean;
}
const showNotices = ({ items = [example], unread = 1, cursor, product, isUnreadOnly = false }: Shown) => {
  const show = isUnreadOnly ? ("unread" as const) : undefined;
  const answer = { items, ...(cursor && { cursor }) };
  const pages = [10, 20, 25, 50].map((limit) =>
    noticesQuery("company", { product, show, cursor: undefined, limit }),
  );
  showKnowing(<NoticeList companyId="company" country="BR" product={product} isUnreadOnly={isUnreadOnly} />, [
    ...pages.map((page) => [page, answer] as const),
    [noticeCountQuery("company"), { ...count, unread }],
  ]);
};
const readAll = () => screen.queryByRole<HTMLButtonElement>("button", { name: words.readAll });

test("an unread notice says so, what happened and where, and leads there", () => {
  showNotices({});
  const title = screen.getByRole("heading", { level: 2 }).textContent ?? "";
  expect(title).toContain(`${words.unread}: `);
  expect(screen.getByText("Liberado após conferência.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Bruno Lima · Suporte$/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link").getAttribute("href")).toMatch(/^\/anti-fraud/);
  expect(screen.getByText(words.markRead)).toBeInstanceOf(HTMLElement);
  expect(readAll()?.disabled).toBe(false);
});

test("one that was read can be marked unread, and nothing is left to read", () => {
  showNotices({ items: [{ ...example, isRead: true }], unread: 0 });
  expect(screen.queryByText(`${words.unread}: `)).toBeNull();
  expect(screen.getByText(words.markUnread)).toBeInstanceOf(HTMLElement);
  expect(readAll()?.disabled).toBe(true);
});

test("of one product alone not all can be read at once", () => {
  showNotices({ product: "online-payment" });
  expect(readAll()).toBeNull();
});

const empty: readonly (readonly [title: string, shown: Shown, offersAll: boolean])[] = [
  [words.empty, {}, false],
  [words.emptyUnread, { isUnreadOnly: true }, true],
  [words.emptyFiltered, { product: "online-payment" }, true],
];
test.each(empty)("an empty list says why: %s", (title, shown, offersAll) => {
  showNotices({ ...shown, items: [] });
  expect(screen.getByText(title)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: words.showAll }) !== null).toBe(offersAll);
});

test("an empty page that is not the last one does not say that there is nothing", () => {
  showNotices({ items: [], cursor: "more" });
  expect(screen.queryByText(words.empty)).toBeNull();
});

const chooseMail = jest.fn(() => new Promise(() => undefined));
jest.mock("../../../lib/api/api.ts", () => ({
  ...jest.requireActual("../../../lib/api/api.ts"),
  api: () => ({ chooseMail: () => chooseMail() }),
}));

test("news come as letters when that is chosen, which shows at once and is asked for once", async () => {
  const { person } = showKnowing(<ByMail companyId="company" byMail={false} />, []);
  const choice = screen.getByRole<HTMLInputElement>("checkbox");
  expect(choice.checked).toBe(false);
  await person.click(choice);
  expect(choice.checked).toBe(true);
  await person.click(choice);
  expect(chooseMail).toHaveBeenCalledTimes(1);
});
