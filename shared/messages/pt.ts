import accessData from "./pt/access-data.json" with { type: "json" };
import account from "./pt/account.json" with { type: "json" };
import adjustment from "./pt/adjustment.json" with { type: "json" };
import autosave from "./pt/autosave.json" with { type: "json" };
import backOffice from "./pt/back-office.json" with { type: "json" };
import backOfficeCertification from "./pt/back-office-certification.json" with { type: "json" };
import backOfficeCompanies from "./pt/back-office-companies.json" with { type: "json" };
import backOfficeForm from "./pt/back-office-form.json" with { type: "json" };
import backOfficeQueue from "./pt/back-office-queue.json" with { type: "json" };
import backOfficeReleases from "./pt/back-office-releases.json" with { type: "json" };
import backOfficeReview from "./pt/back-office-review.json" with { type: "json" };
import certification from "./pt/certification.json" with { type: "json" };
import certificationMatch from "./pt/certification-match.json" with { type: "json" };
import company from "./pt/company.json" with { type: "json" };
import configuration from "./pt/configuration.json" with { type: "json" };
import correction from "./pt/correction.json" with { type: "json" };
import errors from "./pt/errors.json" with { type: "json" };
import evidence from "./pt/evidence.json" with { type: "json" };
import evidenceDemo from "./pt/evidence-demo.json" with { type: "json" };
import explorer from "./pt/explorer.json" with { type: "json" };
import form from "./pt/form.json" with { type: "json" };
import fraudCertification from "./pt/fraud-certification.json" with { type: "json" };
import fraudConfiguration from "./pt/fraud-configuration.json" with { type: "json" };
import fraudFlow from "./pt/fraud-flow.json" with { type: "json" };
import fraudGuide from "./pt/fraud-guide.json" with { type: "json" };
import fraudKeys from "./pt/fraud-keys.json" with { type: "json" };
import fraudMatch from "./pt/fraud-match.json" with { type: "json" };
import fraudView from "./pt/fraud-view.json" with { type: "json" };
import history from "./pt/history.json" with { type: "json" };
import joinRequest from "./pt/join-request.json" with { type: "json" };
import list from "./pt/list.json" with { type: "json" };
import mail from "./pt/mail.json" with { type: "json" };
import notice from "./pt/notice.json" with { type: "json" };
import occurrence from "./pt/occurrence.json" with { type: "json" };
import onboarding from "./pt/onboarding.json" with { type: "json" };
import onboardingRoot from "./pt/onboarding-root.json" with { type: "json" };
import partner from "./pt/partner.json" with { type: "json" };
import production from "./pt/production.json" with { type: "json" };
import refusal from "./pt/refusal.json" with { type: "json" };
import release from "./pt/release.json" with { type: "json" };
import sandbox from "./pt/sandbox.json" with { type: "json" };
import sandboxPage from "./pt/sandbox-page.json" with { type: "json" };
import sandboxWay from "./pt/sandbox-way.json" with { type: "json" };
import shell from "./pt/shell.json" with { type: "json" };
import signIn from "./pt/sign-in.json" with { type: "json" };

export const pt = {
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
};
