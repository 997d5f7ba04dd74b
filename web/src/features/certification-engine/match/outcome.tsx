import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Read } from "../../../lib/api/read.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import type { MatchWords } from "./use-matches.ts";
import "./match.css";

interface Findings {
  readonly hasStore: boolean;
  /** There are older records, which were not looked at. */
  readonly isCut: boolean;
}

interface CaseMatchProps<Found extends Findings> {
  readonly words: MatchWords;
  readonly findings: {
    readonly data: Found | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** What already proves the case; without it the findings are shown. */
  readonly proof: ReactNode;
  /** What was found, an example and the nearest attempt; nothing where there is neither. */
  readonly renderFound: (found: Found) => readonly ReactNode[];
  /** Stands below. */
  readonly children?: ReactNode;
}

/** What the sandbox's records say of one case. */
export function CaseMatch<Found extends Findings>({
  words,
  findings: { data, error, refetch },
  proof,
  renderFound,
  children,
}: CaseMatchProps<Found>) {
  const translate = useTranslations(words);
  const found = (data && !proof && renderFound(data).filter(Boolean)) || [];
  return (
    <Card title={translate("title")}>
      <div className="match" aria-live="polite">
        {proof}
        {!proof && !data && error && (
          <ErrorState title={translate("failed")} error={error} onRetry={refetch} />
        )}
        {!proof && !data && !error && <Skeleton lines={2} />}
        {!proof && data && (
          <>
            {...found}
            {found.length === 0 && <NothingFound words={words} hasStore={data.hasStore} />}
            {data.isCut && <p className="ui-muted">{translate("cut")}</p>}
          </>
        )}
      </div>
      {children}
    </Card>
  );
}

interface FoundMatchProps {
  readonly words: MatchWords;
  /** What was found, and when. */
  readonly what: string;
  readonly isBusy: boolean;
  /** Something was filled in already. */
  readonly doesReplace: boolean;
  readonly onUse: () => void;
}

export function FoundMatch({ words, what, isBusy, doesReplace, onUse }: FoundMatchProps) {
  const translate = useTranslations(words);
  return (
    <>
      <p className="match__line">
        <strong>{what}</strong>
        <Button variant="primary" isBusy={isBusy} onClick={onUse}>
          {translate(isBusy ? "using" : "use")}
        </Button>
      </p>
      {doesReplace && <p className="ui-muted">{translate("replaces")}</p>}
    </>
  );
}

interface NearestMatchProps {
  readonly words: MatchWords;
  readonly what: string;
  /** That it comes nearer to another case. */
  readonly closerTo: string | undefined;
  readonly differences: readonly string[];
}

export function NearestMatch({ words, what, closerTo, differences }: NearestMatchProps) {
  const translate = useTranslations(words);
  return (
    <div className="match__nearest">
      <p>
        <strong>{what}</strong>
      </p>
      {closerTo && <p>{closerTo}</p>}
      <p>{translate("differs")}</p>
      <ul>
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
    </div>
  );
}

function NothingFound({ words, hasStore }: { readonly words: MatchWords; readonly hasStore: boolean }) {
  const translate = useTranslations(words);
  const path = usePath();
  return (
    <p>
      {translate(hasStore ? "none" : "noStore")}{" "}
      <Link to={path("/onboarding/sandbox")}>{translate("toSandbox")}</Link>
    </p>
  );
}

interface ExampleMatchProps {
  readonly words: MatchWords;
  readonly what: string;
}

/** What a page of the portal made of a case: it looks like a proof and is none. */
export function ExampleMatch({ words, what }: ExampleMatchProps) {
  const translate = useTranslations(words);
  return (
    <div className="match">
      <p className="match__line">
        <StatusBadge tone="neutral">{translate("example")}</StatusBadge>
        <span>{what}</span>
      </p>
      <p className="ui-muted">{translate("exampleLead")}</p>
    </div>
  );
}

interface ProofDetailsProps<Proof> {
  readonly title: string;
  readonly failed: string;
  /** Read when somebody wants to see it. */
  readonly proof: Read<Proof>;
  readonly render: (proof: Proof) => ReactNode;
}

/** What is behind a badge. */
export function ProofDetails<Proof>(props: ProofDetailsProps<Proof>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="match__proof"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{props.title}</summary>
      {isOpen && <KeptProof {...props} />}
    </details>
  );
}

function KeptProof<Proof>({ failed, proof, render }: ProofDetailsProps<Proof>) {
  const { data, error, refetch } = useQuery({ ...proof, staleTime: 0 });
  if (error) return <ErrorState title={failed} error={error} onRetry={refetch} />;
  return data ? render(data) : <Skeleton lines={3} />;
}
