import type { StatusChange } from "../schema.ts";
import { change, inferred } from "./status-change.ts";

/** What buyers do on the pages of the gateway, and what risk analysis says. */
export const pageMachines = {
  html: [
    change(null, "NOV", "creation", "POST https://{host}/e-sitef/init/[json|xml].se"),
    inferred("NOV", "AGU", "buyer opened the page", "page"),
    change("AGU", "ABA", "buyer inactive too long", "clock"),
    change("AGU", "CAN", "buyer cancelled", "page"),
    change("AGU", "CON", "paid", "page"),
    change("AGU", "NEG", "denied", "page"),
    inferred("AGU", "PEN", "Pix or boleto issued", "page"),
    inferred("NOV", "EXP", "page not opened in time", "clock"),
    inferred("PEN", "CON", "buyer paid", "gateway polling"),
    inferred("PEN", "NEG", "authorizer denied", "gateway polling"),
    inferred("PEN", "PPN", "not paid in time", "clock"),
    inferred("CON", "EST", "refund of the whole amount", "portal or cancellation call"),
  ],
  risk: [
    change(null, "NOV", "not sent", "creation"),
    change("NOV", "ACC", "accepted", "analysis"),
    change("NOV", "REJ", "rejected", "analysis"),
    change("NOV", "REV", "manual review", "analysis"),
    change("NOV", "EXP", "payment expired first", "clock"),
    change("NOV", "INV", "analysis not valid", "analysis"),
    change("REV", "ACC", "company accepted", "risk webhook"),
    change("REV", "REJ", "company rejected", "risk webhook"),
    // What becomes of the payment then is documented; what becomes of its analysis is not.
    inferred("REV", "ACC", "review deadline, portal set to accept", "clock"),
    inferred("REV", "REJ", "review deadline, portal set to reject", "clock"),
  ],
} as const satisfies Record<string, readonly StatusChange[]>;
