import { environment } from "../../platform/aws/environment.ts";
import { type Letter, supportRecipient } from "../letter.ts";

/** The support team, which works in Portuguese and shares one mailbox. */
export const toSupportTeam = (): Pick<Letter, "recipient" | "to"> => ({
  recipient: supportRecipient,
  to: { email: environment("SUPPORT_EMAIL"), name: "equipe de suporte", locale: "pt" },
});
