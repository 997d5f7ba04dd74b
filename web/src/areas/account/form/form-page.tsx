import type { Account } from "@portal/shared/account/model.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { readSupportQuestion } from "@portal/shared/documentation/support-question.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useAccount } from "../../../features/account/queries.ts";
import { readOf } from "../../../lib/api/read.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert, StatusBadge, type Tone } from "../../../ui/feedback/status.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { PortalLink } from "../../../ui/portal-link.tsx";
import { type FormStep, type FormStepState, formSteps } from "./form-steps.ts";
import { SupportQuestionCard } from "./support-question.tsx";
import "./form-page.css";

/** Where an integrator sees what is left to fill in, and goes there; a question from the documentation is asked here too. */
export function FormPage() {
  const translate = useTranslations("account.form");
  const account = useAccount();
  const [search] = useSearchParams();
  const asked = readSupportQuestion(search);
  return (
    <Page narrow>
      <PageHeader title={translate("title")} intro={translate("lead")} />
      {asked && <SupportQuestionCard asked={asked} company={account.data?.company?.tradingName} />}
      <Steps />
    </Page>
  );
}

function Steps() {
  const translate = useTranslations("account.form");
  const path = usePath();
  const account = useAccount();
  const companyId = account.data?.company?.id;
  const configuration = useQuery({
    ...readOf(configurationContract, "get", { companyId: companyId ?? "", product: "online-payment" }),
    enabled: companyId !== undefined,
  });
  const failed = [account, configuration].find(({ error }) => error);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={failed.refetch} />;
  if (!account.data || (companyId && !configuration.data)) return <Skeleton lines={6} />;
  if (account.data.role === "support") {
    return <EmptyState title={translate("supportTitle")}>{translate("supportText")}</EmptyState>;
  }
  const steps = formSteps(account.data, configuration.data?.status);
  return (
    <>
      {steps.every(({ state }) => state === "done") && (
        <Alert tone="success" title={translate("allDone")}>
          <p>{translate("allDoneText")}</p>
          <p>
            <PortalLink href={path("/onboarding/dashboard")}>{translate("toDashboard")}</PortalLink>
          </p>
        </Alert>
      )}
      <ol className="form-steps" aria-label={translate("steps")}>
        {steps.map((step, index) => (
          <StepCard key={step.id} step={step} number={index + 1} account={account.data} />
        ))}
      </ol>
    </>
  );
}

const tones = {
  done: "success",
  current: "info",
  waiting: "warning",
  revision: "warning",
  ahead: "neutral",
} as const satisfies Record<FormStepState, Tone>;

const acts = { done: "see", current: "open", waiting: "see", revision: "review" } as const;

interface StepCardProps {
  readonly step: FormStep;
  readonly number: number;
  readonly account: Account;
}

function StepCard({ step, number, account }: StepCardProps) {
  const { path: target, state } = step;
  const translate = useTranslations("account.form");
  const path = usePath();
  const isMain = state === "current" || state === "revision";
  const { title, text, note, badge } = useStepWords(step, account);
  return (
    <li className="form-step" data-state={state} aria-current={isMain ? "step" : undefined}>
      <span className="form-step__number" aria-hidden="true">
        {state === "done" ? "✓" : number}
      </span>
      <div className="form-step__texts">
        <h2>{title}</h2>
        <p className="ui-muted">{text}</p>
        {note && <p className="ui-muted">{note}</p>}
      </div>
      <div className="form-step__act">
        <StatusBadge tone={tones[state]}>{badge}</StatusBadge>
        {state !== "ahead" && (
          <ButtonLink
            variant={isMain ? "primary" : "secondary"}
            href={path(target)}
            aria-label={`${translate(acts[state])}: ${title}`}
          >
            {translate(acts[state])}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

interface StepWords {
  readonly title: string;
  readonly text: string;
  readonly note?: string | undefined;
  readonly badge: string;
}

/** A person who asked to join a company has none to register: the step says what they wait for. */
function useStepWords({ id, state }: FormStep, { joinRequest, declinedJoin }: Account): StepWords {
  const translate = useTranslations("account.form");
  const join = useTranslations("join-request.form");
  if (id === "company" && joinRequest) {
    const { document } = joinRequest;
    return { title: join("title"), text: join("text", { document }), badge: join("state") };
  }
  const notes = () => {
    if (state === "ahead") return joinRequest ? join("locked") : translate("locked");
    if (id !== "company" || !declinedJoin) return undefined;
    return join("declined", { document: declinedJoin.document });
  };
  const badge = translate(`state.${state}`);
  return { title: translate(id), text: translate(`${id}Text`), note: notes(), badge };
}
