import accessData from "./en/access-data.json" with { type: "json" };
import account from "./en/account.json" with { type: "json" };
import adjustment from "./en/adjustment.json" with { type: "json" };
import autosave from "./en/autosave.json" with { type: "json" };
import backOffice from "./en/back-office.json" with { type: "json" };
import backOfficeCertification from "./en/back-office-certification.json" with { type: "json" };
import backOfficeCompanies from "./en/back-office-companies.json" with { type: "json" };
import backOfficeForm from "./en/back-office-form.json" with { type: "json" };
import backOfficeQueue from "./en/back-office-queue.json" with { type: "json" };
import backOfficeReleases from "./en/back-office-releases.json" with { type: "json" };
import backOfficeReview from "./en/back-office-review.json" with { type: "json" };
import certification from "./en/certification.json" with { type: "json" };
import certificationMatch from "./en/certification-match.json" with { type: "json" };
import company from "./en/company.json" with { type: "json" };
import configuration from "./en/configuration.json" with { type: "json" };
import correction from "./en/correction.json" with { type: "json" };
import errors from "./en/errors.json" with { type: "json" };
import evidence from "./en/evidence.json" with { type: "json" };
import evidenceDemo from "./en/evidence-demo.json" with { type: "json" };
import explorer from "./en/explorer.json" with { type: "json" };
import form from "./en/form.json" with { type: "json" };
import fraudCertification from "./en/fraud-certification.json" with { type: "json" };
import fraudConfiguration from "./en/fraud-configuration.json" with { type: "json" };
import fraudFlow from "./en/fraud-flow.json" with { type: "json" };
import fraudGuide from "./en/fraud-guide.json" with { type: "json" };
import fraudKeys from "./en/fraud-keys.json" with { type: "json" };
import fraudMatch from "./en/fraud-match.json" with { type: "json" };
import fraudView from "./en/fraud-view.json" with { type: "json" };
import history from "./en/history.json" with { type: "json" };
import joinRequest from "./en/join-request.json" with { type: "json" };
import list from "./en/list.json" with { type: "json" };
import mail from "./en/mail.json" with { type: "json" };
import notice from "./en/notice.json" with { type: "json" };
import occurrence from "./en/occurrence.json" with { type: "json" };
import onboarding from "./en/onboarding.json" with { type: "json" };
import onboardingRoot from "./en/onboarding-root.json" with { type: "json" };
import partner from "./en/partner.json" with { type: "json" };
import production from "./en/production.json" with { type: "json" };
import refusal from "./en/refusal.json" with { type: "json" };
import release from "./en/release.json" with { type: "json" };
import sandbox from "./en/sandbox.json" with { type: "json" };
import sandboxPage from "./en/sandbox-page.json" with { type: "json" };
import sandboxWay from "./en/sandbox-way.json" with { type: "json" };
import shell from "./en/shell.json" with { type: "json" };
import signIn from "./en/sign-in.json" with { type: "json" };
import type { Messages } from "./messages.ts";

export const en = {
  "access-data": accessData,
  account,
  adjustment,
  "back-office": backOffice,
  "back-office-certification": backOfficeCertification,
  "back-office-companies": backOfficeCompanies,
  "back-office-form": backOfficeForm,
  "back-office-queue": backOfficeQueue,
  "back-office-releases": backOfficeReleases,
  "back-office-review": backOfficeReview,
  certification,
  "certification-match": certificationMatch,
  company,
  autosave,
  configuration,
  correction,
  errors,
  evidence,
  "evidence-demo": evidenceDemo,
  explorer,
  form,
  "fraud-configuration": fraudConfiguration,
  "fraud-certification": fraudCertification,
  "fraud-flow": fraudFlow,
  "fraud-guide": fraudGuide,
  "fraud-keys": fraudKeys,
  "fraud-match": fraudMatch,
  "fraud-view": fraudView,
  history,
  "join-request": joinRequest,
  list,
  mail,
  notice,
  occurrence,
  onboarding,
  "onboarding-root": onboardingRoot,
  partner,
  production,
  refusal,
  release,
  sandbox,
  "sandbox-page": sandboxPage,
  "sandbox-way": sandboxWay,
  shell,
  "sign-in": signIn,
} satisfies Messages;
