import type { IssuedKey, Sandbox } from "@portal/shared/sandbox/model.ts";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { useIssueKey } from "./use-issue-key.ts";
import "../sandbox.css";

interface FirstVisitProps {
  readonly sandbox: Sandbox;
  readonly onIssued: (issued: IssuedKey) => void;
}

const promises = ["call", "see", "try"] as const;

/** Nothing but what there is to gain, and the button. */
export function FirstVisit({ sandbox, onIssued }: FirstVisitProps) {
  const translate = useTranslations("sandbox.first");
  const issue = useIssueKey(sandbox.companyId, translate("failed"), onIssued);
  return (
    <section className="sandbox-first" aria-labelledby="sandbox-first">
      <h2 id="sandbox-first">{translate("title")}</h2>
      <p>{translate("lead")}</p>
      <ul>
        {promises.map((promise) => (
          <li key={promise}>{translate(`promise.${promise}`)}</li>
        ))}
      </ul>
      {sandbox.accessData === "taken" && (
        <Alert tone="info">
          <p>{translate("taken")}</p>
        </Alert>
      )}
      <p>
        <Button
          variant="primary"
          size="large"
          isBusy={issue.isPending}
          onClick={() => issue.mutate(undefined)}
        >
          {translate(issue.isPending ? "creating" : "action")}
        </Button>
      </p>
    </section>
  );
}
