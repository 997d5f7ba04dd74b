/** @jest-environment jsdom */

import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import { longPages } from "@portal/shared/paging.ts";
import { waitFor } from "@testing-library/react";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { queueQuery } from "../../../features/occurrence/queries.ts";
import { readQueueFilter } from "../../../features/occurrence/queue-filter.ts";
import { QueuePage } from "./queue-page.tsx";

const items = occurrenceRoutes.list.answer?.items ?? [];
const [ticket] = items;
if (!ticket) throw new Error("The route shows no ticket.");
const words = pt["back-office-queue"];

interface Shown {
  readonly search?: string;
  readonly rows?: readonly Occurrence[];
  readonly cursor?: string;
}
const showQueue = ({ search = "", rows = items, cursor }: Shown) =>
  showKnowing(
    <QueuePage />,
    [
      [
        queueQuery(readQueueFilter(new URLSearchParams(search)), {
          cursor: undefined,
          limit: longPages.usual,
        }),
        { items: rows, total: rows.length, ...(cursor && { cursor }) },
      ],
    ],
    { at: `/?${search}` },
  );

test("each ticket leads to its review, and back to the queue as it was filtered", async () => {
  const { person, router } = showQueue({ search: "priority=normal" });
  const name = words.open.replace("{number}", ticket.number).replace("{client}", ticket.client);
  await person.click(screen.getByRole("link", { name }));
  expect(router.state.location.pathname).toMatch(/^\/onboarding\/bo\//);
  expect(router.state.location.state).toEqual({ queue: "/?priority=normal" });
});

test("an empty queue has nothing to clear", () => {
  showQueue({ rows: [] });
  expect(screen.getByText(words.emptyQueue)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: words.clear })).toBeNull();
});
test("one that a filter empties can be looked at whole", async () => {
  const { person, router } = showQueue({ search: "priority=urgent", rows: [] });
  expect(screen.getByText(words.emptyFiltered)).toBeInstanceOf(HTMLElement);
  const clear = screen.getAllByRole("button", { name: words.clear }).at(-1);
  if (!clear) throw new Error("There is no way back.");
  await person.click(clear);
  await waitFor(() => expect(router.state.location.search).toBe(""));
});
test("an empty page that is not the last one does not say that there is nothing", () => {
  showQueue({ rows: [], cursor: "more" });
  expect(screen.queryByText(words.empty)).toBeNull();
});
