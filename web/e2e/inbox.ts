import { expect } from "@playwright/test";
import { ownAddresses } from "./addresses.ts";

interface Mail {
  subject: string;
  destination: { to: string[] };
  body: { html?: string; text?: string };
  at: number;
}

async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${ownAddresses()?.inboxUrl}/store`);
  const { emails }: { emails: Mail[] } = await response.json();
  return emails.filter(({ destination }) => destination.to.some((to) => to.includes(address)));
}

/** Waits for the newest mail to an address whose text matches, as a person would look into the mailbox. */
export async function mailTo(address: string, pattern: RegExp): Promise<{ subject: string; text: string }> {
  let found: { subject: string; text: string } | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await mailsTo(address)).map(({ subject, body }) => ({
          subject,
          text: body.text ?? body.html ?? "",
        }));
        found = mails.findLast(({ subject, text }) => pattern.test(`${subject}\n${text}`));
        return found !== undefined;
      },
      { message: `a mail to ${address} that matches ${pattern}`, timeout: 20_000 },
    )
    .toBe(true);
  if (!found) throw new Error("The poll above has just found it.");
  return found;
}

/** The six digits of the `count`th code that was mailed to an address. */
export async function codeFor(address: string, count = 1): Promise<string> {
  const codes = async () =>
    (await mailsTo(address)).flatMap(
      ({ body }) => /\b(\d{6})\b/.exec((body.html ?? "").replace(/<[^>]*>/g, " "))?.[1] ?? [],
    );
  await expect
    .poll(async () => (await codes()).length, { message: `code ${count} for ${address}` })
    .toBeGreaterThanOrEqual(count);
  return (await codes())[count - 1] ?? "";
}
