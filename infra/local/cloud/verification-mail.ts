import type { CodeMail } from "../engines/cognito/pool/codes.ts";
import type { Mail } from "../engines/mail-inbox.ts";
import type { Template } from "./template/template.ts";

interface MailingPool {
  readonly EmailVerificationSubject?: string;
  readonly EmailVerificationMessage?: string;
  readonly EmailConfiguration?: { readonly From?: string };
  readonly VerificationMessageTemplate?: { readonly EmailSubject?: string; readonly EmailMessage?: string };
}

/** What Cognito itself writes where a pool has no words of its own. */
const usual = {
  subject: "Your verification code",
  message: "Your confirmation code is {####}",
  from: "no-reply@verificationemail.com",
};

/** The mail that a pool sends with a code, in the words that the template gives it. */
export function verificationMail(template: Template, { to, code }: Pick<CodeMail, "to" | "code">): Mail {
  const [pool] = template.ofType<MailingPool>("AWS::Cognito::UserPool");
  const { VerificationMessageTemplate: words, ...older } = pool?.properties ?? {};
  const subject = words?.EmailSubject ?? older.EmailVerificationSubject ?? usual.subject;
  const message = words?.EmailMessage ?? older.EmailVerificationMessage ?? usual.message;
  return {
    to,
    from: older.EmailConfiguration?.From ?? usual.from,
    // As Cognito does: in the subject the code's place stays what it is.
    subject,
    html: message.replaceAll("{####}", code),
    text: "",
  };
}
