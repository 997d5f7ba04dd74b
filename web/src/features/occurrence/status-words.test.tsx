/** @jest-environment jsdom */
import { en } from "@portal/shared/messages/en.ts";
import { es } from "@portal/shared/messages/es.ts";
import { pt } from "@portal/shared/messages/pt.ts";
import { type OccurrenceStatus, occurrenceStatuses } from "@portal/shared/occurrence/model.ts";
import { screen, show } from "../../../testing/show.tsx";
import { QueueFilters } from "./queue-filters.tsx";
import { OccurrenceStatusBadge } from "./status-badge.tsx";

/** By hand, from the specification: sections 4 (labels and filter of the back office) and 2. */
const badges: Record<"pt" | "en" | "es", Record<OccurrenceStatus, string>> = {
  pt: {
    "client-pending": "Pendente com o cliente",
    "support-pending": "Pendente com o suporte",
    rejected: "Rejeitada",
    declined: "Recusada",
    approved: "Concluída",
  },
  en: {
    "client-pending": "Client pending",
    "support-pending": "Support pending",
    rejected: "Rejected",
    declined: "Declined",
    approved: "Concluded",
  },
  es: {
    "client-pending": "Pendiente con el cliente",
    "support-pending": "Pendiente con soporte",
    rejected: "Rechazada",
    declined: "No aceptada",
    approved: "Concluida",
  },
};
const choices = {
  pt: ["Todas", "Aprovada", "Rejeitada", "Pendente com o cliente", "Pendente com o suporte"],
  en: ["All", "Approved", "Rejected", "Client pending", "Support pending"],
  es: ["Todas", "Aprobada", "Rechazada", "Pendiente con el cliente", "Pendiente con soporte"],
} as const;

describe.each(["pt", "en", "es"] as const)("support's words for a ticket in %s", (locale) => {
  test.each(occurrenceStatuses)("name %s as the specification does", (status) => {
    show(<OccurrenceStatusBadge status={status} />, locale);
    expect(screen.getByText(badges[locale][status]).className).toContain("ui-badge");
  });

  test("offer the five choices of the specification's filter", () => {
    show(<QueueFilters filter={{ status: "all" }} onChange={() => undefined} />, locale);
    const [status] = screen.getAllByRole("combobox");
    const offered = Array.from(status?.querySelectorAll("option") ?? [], ({ textContent }) => textContent);
    expect(offered).toEqual(expect.arrayContaining([...choices[locale]]));
  });

  test("call a declined release by none of the others' names", () => {
    const words = { pt, en, es }[locale];
    const { declined, ...others } = badges[locale];
    expect(words.release.status.declined).toBe(declined);
    expect(words.partner.status.declined.slice(0, -1)).toBe(declined.slice(0, -1));
    expect(Object.values(others)).not.toContain(words.release.status.declined);
    expect(choices[locale]).not.toContain(words.release.status.declined);
  });
});
