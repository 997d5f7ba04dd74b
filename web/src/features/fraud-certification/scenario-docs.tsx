import { explainedScenarios } from "@portal/shared/fraud-certification/explained.data.ts";
import type { FraudScenario } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { DocsLink } from "../../ui/form/docs-link.tsx";

/** Leads to the page that says how a scenario is brought about. */
export const ScenarioDocs = ({ scenario: { id } }: { scenario: FraudScenario }) => (
  <DocsLink page={explainedScenarios[id]} />
);
