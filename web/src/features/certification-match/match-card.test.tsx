/** @jest-environment jsdom */
import { casesFor } from "@portal/shared/certification/cases.ts";
import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import type { Finding } from "@portal/shared/certification-match/model.ts";
import { certificationMatchRoutes } from "@portal/shared/certification-match/routes.data.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { pt, screen, show } from "../../../testing/show.tsx";
import { MatchCard } from "./match-card.tsx";
import { findingsQuery } from "./queries.ts";
import { UseFound } from "./use-found.tsx";

const certification: Certification = {
  ...certificationSchema.parse(certificationRoutes.get.answer),
  selected: ["card-denied", "card-cancel", "store-card"],
  matched: {},
};
const answer = certificationMatchRoutes.find.answer;
const example = answer?.items.find(({ found }) => found);
if (!answer || !example?.found) throw new Error("The route's example shows no match.");
const match = example.found;

const proved = (caseId: string): Finding => ({ caseId, found: match, nearest: null, example: null });
const unproved = (caseId: string, known: Partial<Finding> = {}): Finding => ({
  caseId,
  found: null,
  nearest: null,
  example: null,
  ...known,
});

/** A page on which these findings have just arrived. */
function showWith(part: ReactNode, of: Certification, items: Finding[]) {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  const arrived = { seen: "", isUnchanged: false, isCut: false, hasStore: true, items };
  client.setQueryData(findingsQuery(of).queryKey, arrived);
  show(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}

const words = pt["certification-match"];
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test("what is offered at once is what was found, may still be filled in and is not proved already", async () => {
  const matched = { "card-cancel": { proving: [...match.proving], at: match.at } };
  const open = ["card-denied", "card-cancel", "store-card", "pix-error"];
  const found = ["card-denied", "card-cancel", "store-card", "pay-token"].map(proved);
  const of = { ...certification, matched };
  showWith(<UseFound certification={of} openIds={open} />, of, [...found, unproved("pix-error")]);
  expect(await screen.findByText("1 de 3 casos comprovados pelas chamadas do sandbox.")).toBeInstanceOf(
    HTMLElement,
  );
  expect(buttons()).toEqual(["Usar os 2 resultados encontrados"]);
});

test("where nothing was found there is nothing to use", async () => {
  showWith(<UseFound certification={certification} openIds={["card-denied"]} />, certification, [
    unproved("card-denied"),
  ]);
  expect(await screen.findByText("0 de 3 casos comprovados pelas chamadas do sandbox.")).toBeInstanceOf(
    HTMLElement,
  );
  expect(buttons()).toEqual([]);
});

/** The card of one case, with what is known of it. */
async function showCase(known: Partial<Finding>) {
  const [test] = casesFor(certification.scope);
  if (!test) throw new Error("Nothing is tested.");
  const card = <MatchCard certification={certification} test={test} country="BR" onUsed={() => undefined} />;
  showWith(card, certification, [unproved(test.id, known)]);
  expect(await screen.findByRole("heading", { name: words.title })).toBeInstanceOf(HTMLElement);
}

test("an example run is shown as one, with nothing to use", async () => {
  await showCase({ example: { proving: match.proving, at: match.at } });
  expect(await screen.findByText(words.example)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words.exampleLead)).toBeInstanceOf(HTMLElement);
  expect(buttons()).not.toContain(words.use);
  expect(screen.queryByText(words.none)).toBeNull();
});

test("a nearest attempt that belongs to another case says to which, and still what differs", async () => {
  const differences: NonNullable<Finding["nearest"]>["differences"] = [
    { what: "amount", wanted: 25_000, seen: 2_200_000 },
  ];
  await showCase({ nearest: { nit: "a".repeat(64), at: match.at, closerTo: "card-denied", differences } });
  expect(await screen.findByText("É mais próxima de outro caso: Pagamento negado.")).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getAllByRole("listitem")[0]?.textContent).toMatch(/22\.000,00 em vez de .*250,00/);
});

test("one of its own case names no other", async () => {
  const differences: NonNullable<Finding["nearest"]>["differences"] = [
    { what: "kind", wanted: ["sale"], seen: ["reservation"] },
  ];
  await showCase({ nearest: { nit: null, at: match.at, closerTo: null, differences } });
  expect(await screen.findByText(/^Tentativa mais próxima: chamada recusada/)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/mais próxima de outro caso/)).toBeNull();
});
