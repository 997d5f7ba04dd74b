import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import type { Email } from "aws-ses-v2-local/dist/store.js";
import { loopback } from "./ports.ts";
import { Problem } from "./problem.ts";

export interface Mail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Inbox {
  readonly url: string;
  /** All mails to that address, oldest first. */
  all(to: string): Mail[];
  /** The newest mail to that address, waited for. `beyond` is how many there already were: it has to be a later one. */
  latest(to: string, options?: { beyond?: number; timeoutMs?: number }): Promise<Mail>;
  /** Puts a mail into the inbox, as if SES had been asked to send it. */
  deliver(mail: Mail): void;
  close(): Promise<void>;
}

/** Required, not imported: Node and Jest disagree about what the default export of such a package is. */
const require = createRequire(import.meta.url);
const ses: typeof import("aws-ses-v2-local") = require("aws-ses-v2-local");
const store: typeof import("aws-ses-v2-local/dist/store.js") = require("aws-ses-v2-local/dist/store.js");

const pollMs = 50;
const usualTimeoutMs = 10_000;

const addressOf = (mailbox: string) => /<([^>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();

function toMail({ from, subject, body }: Email, to: string): Mail {
  return { to, from, subject, html: body.html ?? "", text: body.text ?? "" };
}

function all(to: string): Mail[] {
  const wanted = to.toLowerCase();
  return store
    .getStoreReadonly()
    .emails.filter(({ destination }) =>
      destination.to.some((mailbox) => addressOf(mailbox).toLowerCase() === wanted),
    )
    .map((mail) => toMail(mail, to));
}

async function latest(to: string, { beyond = 0, timeoutMs = usualTimeoutMs } = {}): Promise<Mail> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(pollMs)) {
    const mails = all(to);
    const newest = mails.at(-1);
    if (newest && mails.length > beyond) return newest;
  }
  throw new Error(`No ${beyond > 0 ? "further " : ""}mail to ${to} arrived within ${timeoutMs / 1000} s.`);
}

function deliver({ to, from, subject, html, text }: Mail): void {
  store.saveEmail({
    messageId: `local-${crypto.randomUUID()}`,
    from,
    replyTo: [],
    destination: { to: [to], cc: [], bcc: [] },
    subject,
    body: { html: html || undefined, text: text || undefined },
    attachments: [],
    at: Math.floor(Date.now() / 1000),
  });
}

function restore(file: string): void {
  store.clearStore();
  try {
    const mails: Email[] = JSON.parse(readFileSync(file, "utf8"));
    for (const mail of mails) store.saveEmail(mail);
  } catch {
    // The first start, or a file that a crash cut off: an empty inbox loses nobody's work.
  }
}

/** SES, and the web page that shows what it was asked to send. The store is the process's: one stack at a time. */
export async function startInbox(port: number, file: string): Promise<Inbox> {
  restore(file);
  const server = await ses.default({ port, host: loopback });
  if (!server.listening)
    throw new Problem(
      `Port ${port} (inbox) is taken: stop what uses it, or choose another with --inbox-port.`,
    );
  return {
    url: `http://localhost:${port}`,
    all,
    latest,
    deliver,
    close: async () => {
      writeFileSync(file, JSON.stringify(store.getStoreReadonly().emails));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
