import accessData from "./es/access-data.json" with { type: "json" };
import account from "./es/account.json" with { type: "json" };
import adjustment from "./es/adjustment.json" with { type: "json" };
import autosave from "./es/autosave.json" with { type: "json" };
import backOffice from "./es/back-office.json" with { type: "json" };
import backOfficeCertification from "./es/back-office-certification.json" with { type: "json" };
import backOfficeCompanies from "./es/back-office-companies.json" with { type: "json" };
import backOfficeForm from "./es/back-office-form.json" with { type: "json" };
import backOfficeQueue from "./es/back-office-queue.json" with { type: "json" };
import backOfficeReleases from "./es/back-office-releases.json" with { type: "json" };
import backOfficeReview from "./es/back-office-review.json" with { type: "json" };
import certification from "./es/certification.json" with { type: "json" };
import certificationMatch from "./es/certification-match.json" with { type: "json" };
import company from "./es/company.json" with { type: "json" };
import configuration from "./es/configuration.json" with { type: "json" };
import correction from "./es/correction.json" with { type: "json" };
import errors from "./es/errors.json" with { type: "json" };
import evidence from "./es/evidence.json" with { type: "json" };
import evidenceDemo from "./es/evidence-demo.json" with { type: "json" };
import explorer from "./es/explorer.json" with { type: "json" };
import form from "./es/form.json" with { type: "json" };
import fraudCertification from "./es/fraud-certification.json" with { type: "json" };
import fraudConfiguration from "./es/fraud-configuration.json" with { type: "json" };
import fraudFlow from "./es/fraud-flow.json" with { type: "json" };
import fraudGuide from "./es/fraud-guide.json" with { type: "json" };
import fraudKeys from "./es/fraud-keys.json" with { type: "json" };
import fraudMatch from "./es/fraud-match.json" with { type: "json" };
import fraudView from "./es/fraud-view.json" with { type: "json" };
import history from "./es/history.json" with { type: "json" };
import joinRequest from "./es/join-request.json" with { type: "json" };
import list from "./es/list.json" with { type: "json" };
import mail from "./es/mail.json" with { type: "json" };
import notice from "./es/notice.json" with { type: "json" };
import occurrence from "./es/occurrence.json" with { type: "json" };
import onboarding from "./es/onboarding.json" with { type: "json" };
import onboardingRoot from "./es/onboarding-root.json" with { type: "json" };
import partner from "./es/partner.json" with { type: "json" };
import production from "./es/production.json" with { type: "json" };
import refusal from "./es/refusal.json" with { type: "json" };
import release from "./es/release.json" with { type: "json" };
import sandbox from "./es/sandbox.json" with { type: "json" };
import sandboxPage from "./es/sandbox-page.json" with { type: "json" };
import sandboxWay from "./es/sandbox-way.json" with { type: "json" };
import shell from "./es/shell.json" with { type: "json" };
import signIn from "./es/sign-in.json" with { type: "json" };
import type { Messages } from "./messages.ts";

export const es = {
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
