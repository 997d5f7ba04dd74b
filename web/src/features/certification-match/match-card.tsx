import { type CertificationCase, casesFor } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Finding } from "@portal/shared/certification-match/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../lib/text/locale.ts";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { StatusBadge } from "../../ui/feedback/status.tsx";
import { CaseMatch, FoundMatch, NearestMatch } from "../certification-engine/match/outcome.tsx";
import { useDifferenceText } from "./difference-text.ts";
import { ExampleRun } from "./example-run.tsx";
import { InMatchWords } from "./in-words.ts";
import { ProofCalls } from "./proof-calls.tsx";
import { findingsQuery, useMatches } from "./queries.ts";
import { shortNit, useWhen } from "./when.ts";

/** What makes a case's calls comes when it is asked for. */
const Produce = lazyPart(async () => (await import("./produce.tsx")).Produce);

interface MatchCardProps {
  readonly certification: Certification;
  readonly test: CertificationCase;
  readonly country: Country;
  /** The case is filled in anew, so that its form begins with what was filled in. */
  readonly onUsed: (saved: Certification) => void;
}

/** What the calls of the sandbox say of one case, and how to make them. */
export const MatchCard = (props: MatchCardProps) => (
  <InMatchWords before={<Skeleton lines={3} />}>
    <CaseCalls {...props} />
  </InMatchWords>
);

function CaseCalls({ certification, test, country, onUsed }: MatchCardProps) {
  const findings = useQuery(findingsQuery(certification));
  const own = findings.data?.items.find(({ caseId }) => caseId === test.id);
  return (
    <CaseMatch
      words="certification-match"
      findings={findings}
      proof={
        certification.matched[test.id] && (
          <Matched certification={certification} test={test} country={country} />
        )
      }
      renderFound={() => [
        own?.found && <Found key="found" {...{ certification, test, country, onUsed }} found={own.found} />,
        own?.example && <ExampleRun key="example" example={own.example} country={country} />,
        own?.nearest && <Nearest key="nearest" {...{ certification, country }} nearest={own.nearest} />,
      ]}
    >
      <Suspense fallback={<Skeleton lines={1} />}>
        <Produce
          companyId={certification.companyId}
          test={test}
          country={country}
          hasStore={findings.data?.hasStore ?? false}
          onRan={() => void findings.refetch()}
        />
      </Suspense>
    </CaseMatch>
  );
}

function Matched({ certification, test, country }: Omit<MatchCardProps, "onUsed">) {
  const translate = useTranslations("certification-match");
  const when = useWhen(country);
  const matched = certification.matched[test.id];
  if (!matched) return null;
  const { proving, at } = matched;
  return (
    <>
      <p className="match__line">
        <StatusBadge tone="success">{translate("matched")}</StatusBadge>
        <span>
          {proving.map(({ nit }) => shortNit(nit)).join(", ")}, {when(at)}
        </span>
      </p>
      <p className="ui-muted">{translate("matchedLead")}</p>
      <ProofCalls place={certification} attempt={certification.attempt} caseId={test.id} country={country} />
    </>
  );
}

interface FoundProps extends MatchCardProps {
  readonly found: NonNullable<Finding["found"]>;
}

function Found({ certification, test, country, found, onUsed }: FoundProps) {
  const translate = useTranslations("certification-match");
  const when = useWhen(country);
  const use = useMatches(certification, onUsed);
  const { proving, at } = found;
  const [only] = proving;
  return (
    <FoundMatch
      words="certification-match"
      what={
        proving.length > 1
          ? translate("foundCards", { count: proving.length, at: when(at) })
          : translate("found", { nit: shortNit(only?.nit ?? ""), at: when(at) })
      }
      isBusy={use.isPending}
      doesReplace={certification.returns[test.id] !== undefined}
      onUse={() => use.mutate([test.id])}
    />
  );
}

interface NearestProps extends Pick<MatchCardProps, "certification"> {
  readonly nearest: NonNullable<Finding["nearest"]>;
  readonly country: Country;
}

function Nearest({ certification, nearest: { nit, at, closerTo, differences }, country }: NearestProps) {
  const translate = useTranslations("certification-match");
  const when = useWhen(country);
  const localized = useLocalized();
  const text = useDifferenceText(country);
  const other = casesFor(certification.scope).find(({ id }) => id === closerTo);
  return (
    <NearestMatch
      words="certification-match"
      what={
        nit === null
          ? translate("nearestRefused", { at: when(at) })
          : translate("nearest", { nit: shortNit(nit), at: when(at) })
      }
      closerTo={other && translate("closerTo", { case: localized(other.title) })}
      differences={differences.map(text)}
    />
  );
}
