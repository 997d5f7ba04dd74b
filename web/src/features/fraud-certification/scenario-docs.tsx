import { explainedScenarios } from "@portal/shared/fraud-certification/explained.data.ts";
import type { FraudScenario } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useLocalized } from "../../lib/text/locale.ts";
import { DocsLink } from "../../ui/docs-link.tsx";

/** Leads to the page that says how a scenario is brought about. */
export function ScenarioDocs({ scenario: { id, title } }: { scenario: FraudScenario }) {
  return <DocsLink page={explainedScenarios[id]} about={useLocalized()(title)} />;
}
