/** @jest-environment jsdom */
import { partnerStatuses } from "@portal/shared/partner/lifecycle.ts";
import type { Partner } from "@portal/shared/partner/model.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { pt, screen, show } from "../../../testing/show.tsx";
import { OwnPartners } from "./own-partners.tsx";
import { PartnerAnswer } from "./partner-answer.tsx";
import { PartnerList, partnerViews } from "./partner-list.tsx";
import { ownPartnersQuery } from "./queries.ts";

const partnerOf = (status: Partner["status"]): Partner => ({
  id: "partner",
  version: 2,
  status,
  data: {
    name: "Conecta Já",
    responsible: "José Antônio",
    phone: "1133334444",
    email: "contato@conecta.example.com",
    website: "https://conecta.example.com",
  },
  registeredAt: "2026-11-20T12:00:00.000Z",
  comment: "O site não abre.",
});
const registrant = { companyId: "company", company: "Loja Exemplo", person: "Ana Souza" };
const load = { error: null, isPending: false, isFetching: false, refetch: () => undefined };

describe.each(partnerStatuses)("the reason why a partner is %s", (status) => {
  test.each(partnerViews)("is read by support among its %s", (view) => {
    const partners = [{ ...partnerOf(status), registrant }];
    show(<PartnerList view={view} partners={partners} load={load} empty={null} actions={() => null} />);
    expect(screen.getByText("O site não abre.")).toBeTruthy();
  });

  test.each(partnerViews)("is no concern of other companies, which see %s", (view) => {
    show(<PartnerList view={view} partners={[partnerOf(status)]} load={load} empty={null} />);
    expect(screen.getByText("Conecta Já")).toBeTruthy();
    expect(screen.queryByText("O site não abre.")).toBeNull();
  });
});

test.each(partnerStatuses.filter((status) => status !== "listed"))(
  "the company that registered a partner reads why it is %s",
  (status) => {
    const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
    client.setQueryData(ownPartnersQuery("company").queryKey, { items: [partnerOf(status)] });
    show(
      <QueryClientProvider client={client}>
        <OwnPartners companyId="company" />
      </QueryClientProvider>,
    );
    expect(screen.getByText("O site não abre.")).toBeTruthy();
  },
);

test.each([
  ["pending", ["approve", "decline"]],
  ["listed", ["decline"]],
  ["declined", ["approve"]],
] as const)("support answers a partner that is %s by %j, each about that one", async (status, actions) => {
  const { person } = show(
    <QueryClientProvider client={new QueryClient()}>
      <PartnerAnswer partner={partnerOf(status)} />
    </QueryClientProvider>,
  );
  const named = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(named.toSorted()).toEqual(
    actions.map((action) => `${pt.partner.answer[action].action} Conecta Já`).toSorted(),
  );
  const [first = "approve"] = actions;
  await person.click(screen.getByRole("button", { name: `${pt.partner.answer[first].action} Conecta Já` }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test.each([
  ["Ana Souza", true],
  ["", false],
])("support reads who registered a partner, and the company alone where %j left", (person, isNamed) => {
  const partner = { ...partnerOf("pending"), registrant: { ...registrant, person } };
  show(<PartnerList view="cards" partners={[partner]} load={load} empty={null} actions={() => null} />);
  const said = screen.getByText(/Loja Exemplo/).textContent ?? "";
  expect(said.includes("Ana Souza")).toBe(isNamed);
  const [beginning = ""] = pt.partner[isNamed ? "registeredBy" : "registeredByCompany"].split("{");
  expect(said.startsWith(beginning)).toBe(true);
});
