import { DomainError } from "@portal/shared/errors.ts";
import { decideAnswer, decideRegistration } from "./decide.ts";

const registeredAt = "2026-11-20T12:00:00.000Z";
const at = "2026-11-22T12:00:00.000Z";
const contact = { sub: "ana", name: "Ana Souza", email: "ana@loja.example.com", locale: "pt" } as const;
const data = {
  name: "Conecta Aurora",
  responsible: "Beto Alves",
  phone: "1133334444",
  email: "ola@conecta.example.com",
  website: "https://conecta.example.com",
};
const registration = decideRegistration(
  {
    id: "partner",
    companyId: "company",
    client: "Loja Exemplo",
    contact,
    ticketNumber: "2026-000010",
    at: registeredAt,
  },
  data,
);
const pending = {
  stored: registration.item,
  ticket: registration.ticket,
  by: { role: "support" },
  at,
} as const;

test("a registered partner waits for support, with a ticket that answers to who registered it", () => {
  const { item, ticket, event } = registration;
  expect(item).toMatchObject({ status: "pending", version: 1, companyId: "company", registeredBy: "ana" });
  expect(ticket).toMatchObject({
    place: { stage: "partner", partnerId: "partner", about: "Conecta Aurora" },
    status: "support-pending",
    sentAt: registeredAt,
    contact,
  });
  expect(event).toBe("partner.registered");
});

test("an approved partner is listed, and its ticket is approved from then on", () => {
  const { item, ticket, event } = decideAnswer(pending, "approve", undefined);
  expect(item).toMatchObject({ status: "listed", version: 2, comment: null, data });
  const place = { ...registration.ticket.place, partnerStatus: "listed" };
  expect(ticket).toEqual({ ...registration.ticket, place, status: "approved", since: at });
  expect(event).toBe("partner.approved");
});

test("a declined partner says why, and what support said goes with its next answer", () => {
  const declined = decideAnswer(pending, "decline", "Sem contrato.");
  expect(declined.item).toMatchObject({ status: "declined", comment: "Sem contrato." });
  expect(declined.ticket).toMatchObject({ status: "declined", lastWord: "Sem contrato." });
  const after = { ...pending, stored: declined.item, ticket: declined.ticket };
  const approved = decideAnswer(after, "approve", undefined);
  expect(approved.item).toMatchObject({ status: "listed", version: 3, comment: null });
  expect(approved.ticket.lastWord).toBe("Sem contrato.");
});

test("a client cannot approve a partner, and nobody approves one twice", () => {
  const byClient = { ...pending, by: { role: "client" } } as const;
  expect(() => decideAnswer(byClient, "approve", undefined)).toThrow(new DomainError("forbidden"));
  const listed = { ...pending, stored: decideAnswer(pending, "approve", undefined).item };
  expect(() => decideAnswer(listed, "approve", undefined)).toThrow(new DomainError("action-not-allowed"));
});
