import { type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/page.tsx";
import type { CertificationWords } from "./screens.ts";

interface CasePanelProps {
  readonly words: CertificationWords;
  readonly isEditable: boolean;
  /** Whether the case cannot be sent without a file. */
  readonly needsFile: boolean;
  /** What the case asks for. */
  readonly facts: ReactNode;
  /** What the sandbox's records say of it. */
  readonly match: ReactNode;
  /** Its files. */
  readonly evidence: ReactNode;
  /** The form of its return, around the files. */
  readonly renderForm: (files: ReactNode) => ReactNode;
  /** Its return, to be read. */
  readonly view: ReactNode;
}

/** One case: what it asks for, what came back, and the files that prove it. */
export function CasePanel({ words, isEditable, needsFile, ...parts }: CasePanelProps) {
  const translate = useTranslations(`${words}.sendTest`);
  const files = (
    <Card title={translate("evidence")}>
      {isEditable && (
        <p className="ui-muted">{translate(needsFile ? "evidenceNeeded" : "evidenceOptional")}</p>
      )}
      {parts.evidence}
    </Card>
  );
  return (
    <>
      <Card title={translate("details")}>
        <Suspense fallback={<Skeleton lines={5} />}>{parts.facts}</Suspense>
      </Card>
      {parts.match}
      {isEditable ? (
        <Suspense fallback={<Skeleton lines={6} />}>{parts.renderForm(files)}</Suspense>
      ) : (
        <>
          <Card title={translate("given")}>{parts.view}</Card>
          {files}
        </>
      )}
    </>
  );
}
