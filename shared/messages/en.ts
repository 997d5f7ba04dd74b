import accessData from "./en/access-data.json" with { type: "json" };
import account from "./en/account.json" with { type: "json" };
import backOffice from "./en/back-office.json" with { type: "json" };
import company from "./en/company.json" with { type: "json" };
import configuration from "./en/configuration.json" with { type: "json" };
import errors from "./en/errors.json" with { type: "json" };
import mail from "./en/mail.json" with { type: "json" };
import occurrence from "./en/occurrence.json" with { type: "json" };
import onboarding from "./en/onboarding.json" with { type: "json" };
import shell from "./en/shell.json" with { type: "json" };
import signIn from "./en/sign-in.json" with { type: "json" };
import type { Messages } from "./messages.ts";

export const en = {
  "access-data": accessData,
  account,
  "back-office": backOffice,
  company,
  configuration,
  errors,
  mail,
  occurrence,
  onboarding,
  shell,
  "sign-in": signIn,
} satisfies Messages;
