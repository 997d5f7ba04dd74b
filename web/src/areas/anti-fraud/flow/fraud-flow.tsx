import type { PortalPath } from "@portal/shared/site.ts";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import type { FlowStep } from "./flow-steps.ts";
import { type FraudPlace, useOwnFraud } from "./use-own-fraud.ts";
import "../../../ui/steps/step-nav.css";

/** Stands beside the step, which is there without it. */
const FlowNav = lazyPart(async () => (await import("./flow-nav.tsx")).FlowNav);

interface FraudFlowProps {
  /** The step that the page belongs to. */
  readonly current: FlowStep["id"];
  readonly title: string;
  readonly intro: string;
  /** The page above it; the dashboard unless it is given. */
  readonly above?: { readonly to: PortalPath; readonly label: string };
  /** Shows beside the title where the step's stage stands. */
  readonly renderStatus?: (place: FraudPlace) => ReactNode;
  /** Stands beside the page instead of the product's steps; nothing where the steps are to stay. */
  readonly renderNav?: (place: FraudPlace) => ReactNode;
  readonly children: (place: FraudPlace) => ReactNode;
}

/** The frame of each step of fraud prevention: where one is, and what every step still lacks. */
export function FraudFlow({
  current,
  title,
  intro,
  above,
  renderStatus,
  renderNav,
  children,
}: FraudFlowProps) {
  const titles = useTranslations("shell.titles");
  const translate = useTranslations("fraud-flow.flow");
  const path = usePath();
  const { error, refetch, company, configuration, certification, product, onlinePayment, country } =
    useOwnFraud();
  const place = company &&
    configuration &&
    certification &&
    product &&
    onlinePayment && { company, configuration, certification, product, onlinePayment, country };
  return (
    <Page>
      <PageHeader
        above={
          <Link to={path(above?.to ?? "/onboarding/dashboard")}>{above?.label ?? titles("dashboard")}</Link>
        }
        title={title}
        status={place && renderStatus?.(place)}
        intro={intro}
      />
      {place ? (
        <div className="ui-steps">
          <Suspense fallback={<div className="ui-steps__nav" />}>
            {renderNav?.(place) ?? <FlowNav place={place} current={current} />}
          </Suspense>
          <div className="ui-steps__main">{children(place)}</div>
        </div>
      ) : error ? (
        <ErrorState title={translate("loadFailed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}
