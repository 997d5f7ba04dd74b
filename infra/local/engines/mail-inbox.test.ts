import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { choosePorts } from "../machine/ports.ts";
import { type Inbox, startInbox } from "./mail-inbox.ts";

const folder = mkdtempSync(path.join(tmpdir(), "inbox-"));
const file = path.join(folder, "mails.jsonl");
const to = "ana@example.com";
const opened: Inbox[] = [];

async function start(): Promise<Inbox> {
  const inbox = await startInbox((await choosePorts(0)).inbox, file);
  opened.push(inbox);
  return inbox;
}

/** As the mail function asks SES. */
const ask = ({ url }: Inbox, subject: string) =>
  fetch(`${url}/v2/email/outbound-emails`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "AWS4-HMAC-SHA256 x" },
    body: JSON.stringify({
      FromEmailAddress: "portal@example.com",
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: "texto" } } } },
    }),
  });

afterAll(async () => {
  for (const inbox of opened) await inbox.close();
  rmSync(folder, { recursive: true });
});

test("what was sent is still there after the process was killed, even while it was writing", async () => {
  const inbox = await start();
  inbox.deliver({ to, from: "a@example.com", subject: "código", html: "", text: "123456" });
  expect((await ask(inbox, "aprovada")).status).toBe(200);
  await inbox.latest(to, { beyond: 1 });
  appendFileSync(file, '{"messageId": "cut o');
  // Not closed before: nothing is left but the file.
  const again = await start();
  expect(again.all(to).map(({ subject }) => subject)).toEqual(["código", "aprovada"]);
  await ask(again, "mais uma");
  await again.latest(to, { beyond: 2 });
  expect((await start()).all(to).map(({ subject }) => subject)).toEqual(["código", "aprovada", "mais uma"]);
});
