import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { needsFile } from "@portal/shared/fraud-certification/scenario-rules.ts";
import { type ReactNode, Suspense } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { ScenarioBadge } from "../badges.tsx";
import type { ScenarioProgress } from "../progress.ts";
import { ScenarioFacts } from "../scenario-facts.tsx";
import { mayEditScenario } from "../shown-status.ts";
import { ScenarioReturnView } from "./scenario-return-view.tsx";
import "../fraud-certification.css";

/** Loaded with the first scenario: the list needs no form library. */
const ScenarioForm = lazyPart(async () => (await import("./scenario-form.tsx")).ScenarioForm);

const page = "/anti-fraud/certification/send-test";

interface ScenarioPanelProps {
  readonly certification: FraudCertification;
  readonly country: Country;
  readonly progress: readonly ScenarioProgress[];
  readonly current: ScenarioProgress;
  /** What the sandbox's orders say of the scenario, while it may be filled in. */
  readonly match: ReactNode;
  /** The files of the scenario. */
  readonly evidence: ReactNode;
}

/** One scenario: what it asks for, what support said, what its test brought, and the files that prove it. */
export function ScenarioPanel(props: ScenarioPanelProps) {
  const { certification, country, progress, current, match, evidence } = props;
  const translate = useTranslations("fraud-certification");
  const localized = useLocalized();
  const path = usePath();
  const navigate = useNavigate();
  const { scenario, state, feedback, remarks } = current;
  const isEditable = mayEditScenario(certification, scenario.id);
  const next = progress[progress.indexOf(current) + 1];
  const files = (
    <Card title={translate("evidence.title")}>
      {isEditable && (
        <p className="ui-muted">{translate(needsFile(scenario) ? "evidence.needed" : "evidence.optional")}</p>
      )}
      {evidence}
    </Card>
  );
  return (
    <div className="fraud-stack">
      <header>
        <p>
          <Link to={path(page)} preventScrollReset>
            {translate("summary.back")}
          </Link>
        </p>
        <div className="fraud-line">
          <h2>{localized(scenario.title)}</h2>
          <ScenarioBadge state={state} />
        </div>
      </header>
      {feedback && (
        <Alert tone={state === "failed" ? "danger" : "info"} title={translate("feedback")}>
          <p>{feedback}</p>
        </Alert>
      )}
      <Card title={translate("facts.title")}>
        <ScenarioFacts scenario={scenario} country={country} />
      </Card>
      {match}
      {isEditable ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <ScenarioForm
            certification={certification}
            scenario={scenario}
            remarks={remarks}
            country={country}
            evidence={files}
            onSaved={() => void navigate(path(next ? `${page}?case=${next.scenario.id}` : page))}
          />
        </Suspense>
      ) : (
        <>
          <Card title={translate("return.title")}>
            <ScenarioReturnView given={certification.returns[scenario.id]} country={country} />
          </Card>
          {files}
        </>
      )}
    </div>
  );
}
