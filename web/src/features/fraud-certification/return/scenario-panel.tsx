import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { needsFile } from "@portal/shared/fraud-certification/scenario-rules.ts";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { CasePanel } from "../../certification-engine/case-panel.tsx";
import { mayEditCase } from "../../certification-engine/shown-status.ts";
import { ScenarioBadge } from "../badges.tsx";
import type { ScenarioProgress } from "../progress.ts";
import { ScenarioFacts } from "../scenario-facts.tsx";
import { fraudCertificationScreens } from "../screens.ts";
import { ScenarioReturnView } from "./scenario-return-view.tsx";
import "../fraud-certification.css";

/** Loaded with the first scenario: the list needs no form library. */
const ScenarioForm = lazyPart(async () => (await import("./scenario-form.tsx")).ScenarioForm);

const { returnsPage: page } = fraudCertificationScreens;

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
  const { test, state, feedback, remarks } = current;
  const next = progress[progress.indexOf(current) + 1];
  return (
    <div className="fraud-stack">
      <header>
        <p>
          <Link to={path(page)} preventScrollReset>
            {translate("sendTest.back")}
          </Link>
        </p>
        <div className="fraud-line">
          <h2>{localized(test.title)}</h2>
          <ScenarioBadge state={state} />
        </div>
      </header>
      {feedback && (
        <Alert tone={state === "failed" ? "danger" : "info"} title={translate("feedback")}>
          <p>{feedback}</p>
        </Alert>
      )}
      <CasePanel
        words="fraud-certification"
        isEditable={mayEditCase(certification, test.id)}
        needsFile={needsFile(test)}
        facts={<ScenarioFacts scenario={test} country={country} />}
        match={match}
        evidence={evidence}
        renderForm={(files) => (
          <ScenarioForm
            certification={certification}
            scenario={test}
            remarks={remarks}
            country={country}
            evidence={files}
            onSaved={() => void navigate(path(next ? `${page}?case=${next.test.id}` : page))}
          />
        )}
        view={<ScenarioReturnView given={certification.returns[test.id]} country={country} />}
      />
    </div>
  );
}
