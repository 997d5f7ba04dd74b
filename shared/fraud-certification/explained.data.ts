import type { DocsPage } from "../explained/model.ts";
import type { FraudScenarioId } from "../fraud-prevention/model.ts";

const analysis = "/docs/e-sitef/sandbox#risco" satisfies DocsPage;

/** The page that says how a scenario of fraud prevention is brought about. */
export const explainedScenarios: Readonly<Record<FraudScenarioId, DocsPage>> = {
  approved: analysis,
  "review-approved": analysis,
  "review-rejected": analysis,
  rejected: analysis,
  deadline: analysis,
  webhook: "/docs/e-sitef/sandbox#notificacoes",
  error: analysis,
};
