import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { email } from "@portal/shared/field/fields.ts";
import { site } from "@portal/shared/site.ts";
import { answered } from "../../platform/aws/answered.ts";
import { patience } from "../../platform/aws/connections.ts";
import { environment, isSet } from "../../platform/aws/environment.ts";
import { log } from "../../platform/aws/log.ts";
import type { Letter } from "../../stage/letter.ts";
import { claimMail, giveBack, keepAsSent } from "./claim.ts";
import { compose } from "./compose.ts";

/** One try: the letter's event is delivered again, and what SES took without our hearing of it would come twice. */
const mailer = new SESv2Client(patience({ tryMs: 4000, tries: 1 }));

const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });

/**
 * Mail programs offer it beside the letter. It opens the page where one chooses; unsubscribing in one click would need a
 * route without a session, and a token in every letter, for people who all have an account.
 */
const unsubscribe = (url: string) => ({ Headers: [{ Name: "List-Unsubscribe", Value: `<${url}>` }] });

async function post(letter: Letter, isOptional: boolean): Promise<void> {
  const { subject, text, html, choiceUrl } = compose(letter, isOptional);
  const command = new SendEmailCommand({
    FromEmailAddress: `"${site.title[letter.to.locale]}" <${environment("MAIL_FROM")}>`,
    // Parsed again, so that nothing but a single address can get into the header.
    Destination: { ToAddresses: [email.parse(letter.to.email)] },
    ReplyToAddresses: [environment("SUPPORT_EMAIL")],
    Content: {
      Simple: {
        Subject: utf8(subject),
        Body: { Text: utf8(text), Html: utf8(html) },
        ...(choiceUrl ? unsubscribe(choiceUrl) : {}),
      },
    },
  });
  await answered(mailer.send(command));
}

/** `busy`: another attempt is sending it, or crashed and still holds its claim. */
export type LetterEnd = "sent" | "busy";

/**
 * Sends a letter unless an earlier attempt already did. Only a crash between SES taking the mail and our note of it
 * can send a second copy: SES offers no way to detect that. A letter that its addressee is spared counts as sent, so
 * that choosing otherwise later does not bring it after all.
 */
export async function sendOnce(
  eventId: string,
  letter: Letter,
  { isOptional, isSpared }: { readonly isOptional: boolean; readonly isSpared: boolean },
): Promise<LetterEnd> {
  // Without a verified domain SES would refuse every letter, and each would be retried until it is given up.
  if (!isSet("MAIL_FROM")) {
    log("INFO", "letter-not-sent", { service: "mail", eventId, mail: letter.mail });
    return "sent";
  }
  const claim = await claimMail(eventId, letter.recipient);
  if (claim === "sent" || claim === "busy") return claim;
  try {
    if (!isSpared) await post(letter, isOptional);
  } catch (error) {
    // Where even this fails, the claim ends by itself.
    await giveBack(claim).catch(() => undefined);
    throw error;
  }
  await keepAsSent(claim);
  return "sent";
}
