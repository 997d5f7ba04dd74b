import type { Feature } from "../feature.ts";

export const mailFeature = {
  home: "letters/mail",
  impact: "Clients and support are not told that something was sent, rejected or approved.",
  bind: ["table", "mail", "secret", "site"],
  // Outlasts a database that is away while a mail is being noted down; the lease in `functions/letters/mail/claim.ts` is longer.
  timeoutSeconds: 60,
  events: {
    partition: "OUTBOX#mail",
    lossImpact: "At least one mail is late; it is tried again every minute for seven days.",
    runbook: "lost-mail",
  },
  sweepMinutes: 1,
} as const satisfies Feature;
