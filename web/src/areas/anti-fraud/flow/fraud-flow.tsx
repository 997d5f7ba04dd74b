import type { PortalPath } from "@portal/shared/site.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { FraudStatusBadge } from "../../../features/fraud-configuration/status-badge.tsx";
import { usePath } from "../../../lib/text/locale.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { CheckIcon } from "../../../ui/icons.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { type FlowState, type FlowStep, flowSteps, isDone } from "./flow-steps.ts";
import { type OwnFraud, useOwnFraud } from "./use-own-fraud.ts";
import "./fraud-flow.css";

type Loaded<Name extends keyof OwnFraud> = NonNullable<OwnFraud[Name]>;

/** What every page of the product works on, once it has loaded. */
export interface FraudPlace {
  readonly company: Loaded<"company">;
  readonly configuration: Loaded<"configuration">;
  readonly product: Loaded<"product">;
  readonly onlinePayment: Loaded<"onlinePayment">;
  readonly country: OwnFraud["country"];
}

interface FraudFlowProps {
  readonly current: PortalPath;
  readonly title: string;
  readonly intro: string;
  /** Shows where the configuration stands beside the title. */
  readonly isRated?: boolean;
  readonly children: (place: FraudPlace) => ReactNode;
}

/** The frame of each step of fraud prevention: where one is, and what every step still lacks. */
export function FraudFlow({ current, title, intro, isRated = false, children }: FraudFlowProps) {
  const titles = useTranslations("shell.titles");
  const translate = useTranslations("fraud-flow");
  const path = usePath();
  const { error, refetch, company, configuration, product, onlinePayment, country } = useOwnFraud();
  const place = company &&
    configuration &&
    product &&
    onlinePayment && { company, configuration, product, onlinePayment, country };
  return (
    <Page>
      <PageHeader
        above={<Link to={path("/onboarding/dashboard")}>{titles("dashboard")}</Link>}
        title={title}
        status={isRated && place && <FraudStatusBadge status={place.configuration.status} />}
        intro={intro}
      />
      {place ? (
        <div className="fraud-flow">
          <FlowNav steps={flowSteps(place.configuration, place.product)} current={current} />
          <div className="fraud-flow__main">{children(place)}</div>
        </div>
      ) : error ? (
        <ErrorState title={translate("access.loadFailed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

function FlowNav({ steps, current }: { steps: readonly FlowStep[]; current: PortalPath }) {
  const translate = useTranslations("fraud-flow");
  const stepOf = useTranslations("fraud-view.step");
  const path = usePath();
  return (
    <nav className="fraud-flow__nav" aria-label={translate("flow.label")}>
      <ol>
        {steps.map(({ id, path: to, state }, index) => (
          <li key={id} data-state={isDone(state) ? "done" : state.kind}>
            <Link to={path(to)} aria-current={to === current ? "step" : undefined}>
              <span className="fraud-flow__mark" aria-hidden="true">
                {isDone(state) ? <CheckIcon /> : index + 1}
              </span>
              <span>
                {id === "access" || id === "review" ? translate(`flow.${id}`) : stepOf(`${id}.title`)}
                <span className="fraud-flow__state">
                  <StateText state={state} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const told = ["open", "under-approval", "revision", "approved"] as const;

function StateText({ state }: { state: FlowState }) {
  const translate = useTranslations("fraud-flow");
  const statusOf = useTranslations("fraud-flow.status");
  if (state.kind === "access") return translate(state.isOpen ? "flow.open" : "flow.closed");
  if (state.kind === "locked") return translate("flow.locked");
  if (state.kind === "stage") {
    const status = told.find((one) => one === state.status);
    return status ? statusOf(status) : null;
  }
  const count = "count" in state ? state.count : 0;
  return translate(`state.${state.kind}`, { count });
}
