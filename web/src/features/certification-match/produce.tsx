import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import { callLink } from "@portal/shared/certification-match/recipe/call-link.ts";
import { casePages } from "@portal/shared/certification-match/recipe/pages.data.ts";
import {
  callsIn,
  filled,
  type RecipeCall,
  valuesAt,
} from "@portal/shared/certification-match/recipe/recipe.ts";
import { recipeOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import type { Country } from "@portal/shared/country.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { usePath } from "../../lib/text/locale.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useNotifyFailure } from "../../ui/feedback/notify-failure.ts";
import { Alert } from "../../ui/feedback/status.tsx";
import { commandOf } from "./requests.ts";
import { type RunStep, runCase } from "./run-case.ts";
import "./match.css";

interface ProduceProps {
  readonly companyId: string;
  readonly test: CertificationCase;
  readonly country: Country;
  readonly hasStore: boolean;
  readonly onRan: () => void;
}

/** How a case's calls are made: by the page that explains it, as requests to copy, or once at a click. */
export function Produce({ companyId, test, country, hasStore, onRan }: ProduceProps) {
  const translate = useTranslations("certification-match.produce");
  const locale = useLocale();
  const cards = test.requiredCards.length > 0 ? test.requiredCards : (test.cards ?? []).slice(0, 1);
  const calls = callsIn(country, recipeOf(test.id, cards));
  const page = casePages[test.id];
  return (
    <section className="match__produce" aria-labelledby="produce">
      <h3 id="produce">{translate("title")}</h3>
      {page && (
        <p>
          <a href={withLocale(locale, page)}>{translate("page")}</a>
        </p>
      )}
      {calls.length > 0 && (
        <>
          {hasStore && <Run companyId={companyId} calls={calls} onRan={onRan} />}
          <Requests calls={calls} />
        </>
      )}
    </section>
  );
}

interface RunProps {
  readonly companyId: string;
  readonly calls: readonly RecipeCall[];
  readonly onRan: () => void;
}

function Run({ companyId, calls, onRan }: RunProps) {
  const translate = useTranslations("certification-match.produce");
  const path = usePath();
  const notifyFailure = useNotifyFailure();
  const [step, setStep] = useState<RunStep>();
  const run = useMutation({
    mutationFn: () => runCase(companyId, calls, setStep),
    onSuccess: onRan,
    onError: (error) => notifyFailure(error, translate("runFailed")),
    onSettled: () => setStep(undefined),
  });
  return (
    <>
      <p className="match__line">
        <Button isBusy={run.isPending} onClick={() => run.mutate()}>
          {translate("run")}
        </Button>
        <output>
          {step &&
            (step.waiting === null
              ? translate("running", { number: step.number, total: calls.length })
              : translate("waiting", { seconds: step.waiting }))}
        </output>
      </p>
      {run.data !== undefined && (
        <Alert tone="success" title={translate("ran")}>
          <p>
            {translate("ranLead")}{" "}
            <Link to={path(`/onboarding/sandbox?store=${encodeURIComponent(run.data)}`)}>
              {translate("show")}
            </Link>
          </p>
        </Alert>
      )}
    </>
  );
}

function Requests({ calls }: Pick<RunProps, "calls">) {
  const translate = useTranslations("certification-match.produce");
  const locale = useLocale();
  const [shown] = useState(() => {
    const now = new Date();
    const values = { ...valuesAt(now, now.getMilliseconds(), ""), merchantKey: "$MERCHANT_KEY" };
    return calls.map((call, place) => ({
      id: `${place} ${call.operation}`,
      call,
      text: commandOf(filled(call, values), window.location.origin),
      link: callLink(filled(call, values)),
    }));
  });
  const all = shown.map(({ text }) => text).join("\n\n");
  return (
    <details className="match__requests">
      <summary>{translate("requests")}</summary>
      <p className="match__line">
        <span className="ui-muted">{translate("requestsHint")}</span>
        <CopyButton text={all} label={translate("copy")} />
      </p>
      <ol>
        {shown.map(({ id, call, text, link }) => (
          <li key={id}>
            {call.waitSeconds && <p>{translate("wait", { seconds: call.waitSeconds })}</p>}
            <pre>{text}</pre>
            {link && <a href={withLocale(locale, link)}>{translate("tryIt")}</a>}
          </li>
        ))}
      </ol>
    </details>
  );
}
