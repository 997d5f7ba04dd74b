/** @jest-environment jsdom */
import type { Notice } from "@portal/shared/notice/model.ts";
import { noticeRoutes } from "@portal/shared/notice/routes.data.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { useNews } from "./use-news.ts";

const marked: unknown[] = [];
let items: readonly Notice[] = [];
jest.mock("../../lib/api/api.ts", () => ({
  ...jest.requireActual("../../lib/api/api.ts"),
  api: () => ({
    list: async () => ({ items }),
    mark: async (input: unknown) => marked.push(input),
  }),
}));
let isTyping = false;
jest.mock("../../ui/form/leaving/unsaved-input.ts", () => ({
  ...jest.requireActual("../../ui/form/leaving/unsaved-input.ts"),
  useHasUnsavedInput: () => isTyping,
}));

const [notice] = noticeRoutes.list.answer?.items ?? [];
if (!notice) throw new Error("The route shows no notice.");

function News({ newest }: { readonly newest: string | null | undefined }) {
  useNews({ companyId: "company", newest });
  return null;
}

/** A page at an address, which is told of the newest unread notice again and again. */
function openPage(at: string) {
  const client = new QueryClient();
  const own = ["certification", { companyId: "company" }, "get"];
  const others = ["certification", { companyId: "other" }, "get"];
  for (const key of [own, others]) client.setQueryData(key, "old");
  const page = (newest: string | null | undefined) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <News newest={newest} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page(undefined));
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return {
    tell: (newest: string | null) => rerender(page(newest)),
    isOwnStale: () => isStale(own),
    isOthersStale: () => isStale(others),
  };
}

beforeEach(() => {
  marked.length = 0;
  items = [];
  isTyping = false;
});

test("news of somebody else's act makes the page ask again for what it shows of that company alone", () => {
  const { tell, isOwnStale, isOthersStale } = openPage("/profile");
  tell("01A");
  expect(isOwnStale()).toBe(false);
  tell("01B");
  expect(isOwnStale()).toBe(true);
  expect(isOthersStale()).toBe(false);
});

test("a first notice is news, and one that was read elsewhere is none", () => {
  const first = openPage("/profile");
  first.tell(null);
  first.tell("01A");
  expect(first.isOwnStale()).toBe(true);
  const read = openPage("/profile");
  read.tell("01B");
  read.tell("01A");
  read.tell(null);
  expect(read.isOwnStale()).toBe(false);
});

test("whoever is typing is not disturbed, and follows when they are done", () => {
  const { tell, isOwnStale } = openPage("/profile");
  tell("01A");
  isTyping = true;
  tell("01A");
  isTyping = false;
  tell("01A");
  expect(isOwnStale()).toBe(false);
  isTyping = true;
  tell("01B");
  expect(isOwnStale()).toBe(false);
  isTyping = false;
  tell("01C");
  expect(isOwnStale()).toBe(true);
});

test("a notice that leads to the page in front is read, others are not", async () => {
  items = [
    notice,
    {
      ...notice,
      id: "elsewhere",
      product: "online-payment",
      subject: "configuration",
      event: "configuration.approved",
    },
  ];
  openPage("/en/anti-fraud/access").tell(notice.id);
  openPage("/en/anti-fraud/keys").tell(notice.id);
  await waitFor(() => expect(marked.length).toBeGreaterThan(0));
  expect(marked).toContainEqual({
    params: { companyId: "company", noticeId: notice.id },
    body: { isRead: true },
  });
  expect(JSON.stringify(marked)).not.toContain("elsewhere");
});
