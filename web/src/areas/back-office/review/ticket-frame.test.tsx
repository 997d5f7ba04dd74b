/** @jest-environment jsdom */
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import type { StageStatus } from "@portal/shared/stage/model.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { queueQuery } from "../../../features/occurrence/queries.ts";
import { TicketFrame } from "./ticket-frame.tsx";

const queue = occurrenceRoutes.list.answer?.items ?? [];
const ticket = queue.find(({ stage }) => stage === "configuration");
if (!ticket || ticket.stage === "partner") throw new Error("The route shows no ticket.");
const words = pt["back-office-review"];
const other = { ...ticket, id: ticket.id.replace("configuration", "certification"), client: "Outra Loja" };

const showTicket = (status: StageStatus, waiting: readonly object[] = [ticket, other]) => {
  const filter = { status: "support-pending", stage: ticket.stage } as const;
  showKnowing(
    <TicketFrame
      occurrence={ticket}
      status={status}
      sentences={{ revision: "Com o cliente.", approved: "Aprovada." }}
      country="BR"
    >
      <p>what was sent</p>
    </TicketFrame>,
    [[queueQuery(filter, { cursor: undefined, limit: 5 }), { items: waiting }]],
  );
};
const waysToTheQueue = () => screen.getAllByRole("link", { name: words.after.queue }).length;

test("a ticket says whose it is and of what; while support decides, nothing stands before it", () => {
  showTicket("under-approval");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain(ticket.client);
  expect(screen.getByText(/2026-000012 · .+ · /)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("what was sent")).toBeInstanceOf(HTMLElement);
  expect(waysToTheQueue()).toBe(1);
});

test("once it is decided, the way leads to the next waiting ticket, not to this one", () => {
  showTicket("approved");
  expect(screen.getByText("Aprovada.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: /Outra Loja/ })).toBeInstanceOf(HTMLElement);
  expect(waysToTheQueue()).toBe(2);
});

test("when nothing else waits, the queue is what is left", () => {
  showTicket("revision", [ticket]);
  expect(screen.getByText("Com o cliente.")).toBeInstanceOf(HTMLElement);
  expect(waysToTheQueue()).toBe(2);
  expect(screen.queryByRole("link", { name: new RegExp(ticket.client) })).toBeNull();
});
