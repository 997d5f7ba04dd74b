import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import type { Email } from "aws-ses-v2-local/dist/store.js";
import { Problem } from "../../problem.ts";
import { forPagesOf } from "../machine/own-host.ts";
import { loopback } from "../machine/ports.ts";

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

function save({ to, from, subject, html, text }: Mail): void {
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

function storedMails(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch {
    // The first start.
    return [];
  }
}

function restore(file: string): void {
  store.clearStore();
  for (const line of storedMails(file)) {
    try {
      const mail: Email = JSON.parse(line);
      store.saveEmail(mail);
    } catch {
      // The end of the process cut off the last line: its mail was never answered for.
    }
  }
}

/** Writes down what has come since the last time; whoever ends the process from outside loses no mail that was sent. */
function keeper(file: string): () => void {
  const lines = (mails: readonly Email[]) => mails.map((mail) => `${JSON.stringify(mail)}\n`).join("");
  writeFileSync(file, lines(store.getStoreReadonly().emails));
  let kept = store.getStoreReadonly().emails.length;
  return () => {
    const { emails } = store.getStoreReadonly();
    // Fewer than before: somebody emptied the inbox in its page.
    if (emails.length < kept) writeFileSync(file, lines(emails));
    else appendFileSync(file, lines(emails.slice(kept)));
    kept = emails.length;
  };
}

/** Its page empties the inbox when asked to, and shows the codes of sign-ups: no other page may have either. */
function guard(server: Server, port: number): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  const origins = [`http://localhost:${port}`, `http://${loopback}:${port}`];
  const guarded = forPagesOf(origins, (request, response) => {
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
  server.on("request", guarded);
}

/** SES, and the web page that shows what it was asked to send. The store is the process's: one stack at a time. */
export async function startInbox(port: number, file: string): Promise<Inbox> {
  restore(file);
  const server = await ses.default({ port, host: loopback });
  if (!server.listening)
    throw new Problem(
      `Port ${port} (inbox) is taken: stop what uses it, or choose another with --inbox-port.`,
    );
  guard(server, port);
  const keep = keeper(file);
  server.on("request", (_request, response) => response.once("finish", keep));
  return {
    url: `http://localhost:${port}`,
    all,
    latest,
    deliver: (mail) => {
      save(mail);
      keep();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
