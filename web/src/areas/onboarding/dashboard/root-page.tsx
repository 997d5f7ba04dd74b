import { withLocale } from "@portal/shared/locales.ts";
import { signUpPath } from "@portal/shared/session/return-to.ts";
import { docSets } from "@portal/shared/site.ts";
import { useLocale, useTranslations } from "use-intl";
import { useSession } from "../../../lib/session/session.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card, Page, PageHeader } from "../../../ui/page.tsx";
import { SandboxWay } from "../sandbox-way.tsx";
import { useOwnOverview } from "../use-own-overview.ts";
import { nextFor, type StepId, stepIds } from "./journey.ts";
import "../onboarding.css";

const quickStart = docSets[0].path;

/** What onboarding is, before and after one has an account; the button leads to whatever is next. */
export function RootPage() {
  const translate = useTranslations("onboarding-root");
  const locale = useLocale();
  return (
    <Page>
      <PageHeader title={translate("title")} intro={translate("lead")} />
      <StartButtons />
      <section aria-labelledby="steps">
        <h2 className="onboarding-heading" id="steps">
          {translate("stepsTitle")}
        </h2>
        <ol className="onboarding-way">
          {stepIds.map((id, index) => (
            <StepOutline key={id} id={id} number={index + 1} />
          ))}
        </ol>
      </section>
      <div className="onboarding-pair">
        <Needs />
        <div className="onboarding-main">
          <SandboxWay />
          <Card title={translate("docsTitle")}>
            <p>{translate("docsLead")}</p>
            <a href={withLocale(locale, quickStart)}>{translate("docs")}</a>
          </Card>
        </div>
      </div>
    </Page>
  );
}

function StartButtons() {
  const translate = useTranslations("onboarding");
  const translateRoot = useTranslations("onboarding-root");
  const path = usePath();
  const locale = useLocale();
  const session = useSession();
  const { account, overview } = useOwnOverview();
  const next = nextFor({
    isSignedIn: session !== undefined && (session.isSupport || account !== undefined),
    isSupport: session?.isSupport === true,
    hasCompany: Boolean(account?.company),
    hasJoinRequest: Boolean(account?.joinRequest),
    onlinePayment: overview?.products.find(({ product }) => product === "online-payment"),
  });
  return (
    <p className="onboarding-start">
      <ButtonLink variant="primary" size="large" href={path(next.to)}>
        {next.group === "link" ? translate(`link.${next.label}`) : translate(`next.${next.label}`)}
      </ButtonLink>
      {!session && (
        <ButtonLink size="large" href={signUpPath(locale, path("/onboarding/dashboard"))}>
          {translateRoot("signUp")}
        </ButtonLink>
      )}
      {account?.company && next.to !== "/onboarding/dashboard" && (
        <ButtonLink size="large" href={path("/onboarding/dashboard")}>
          {translateRoot("dashboard")}
        </ButtonLink>
      )}
    </p>
  );
}

const actors = {
  configuration: "youAndSupport",
  certification: "youAndSupport",
  production: "youAndCommercial",
} as const satisfies Record<StepId, string>;

function StepOutline({ id, number }: { id: StepId; number: number }) {
  const translate = useTranslations("onboarding-root");
  const translateStep = useTranslations("onboarding.step");
  return (
    <li className="onboarding-way__step">
      <span className="onboarding-way__number" aria-hidden="true">
        {number}
      </span>
      <h3>{translateStep(`${id}.title`)}</h3>
      <p>{translate(`what.${id}`)}</p>
      <p className="onboarding-way__actor">{translate(`who.${actors[id]}`)}</p>
    </li>
  );
}

const needs = ["company", "addresses", "methods", "application"] as const;

function Needs() {
  const translate = useTranslations("onboarding-root");
  return (
    <Card title={translate("needsTitle")}>
      <p>{translate("needsLead")}</p>
      <ul className="onboarding-needs">
        {needs.map((need) => (
          <li key={need}>{translate(`needs.${need}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
