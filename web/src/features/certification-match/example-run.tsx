import type { Certification } from "@portal/shared/certification/model.ts";
import type { Finding } from "@portal/shared/certification-match/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { ErrorState } from "../../ui/feedback/states.tsx";
import { ExampleMatch } from "../certification-engine/match/outcome.tsx";
import { InMatchWords } from "./in-words.ts";
import { findingsQuery } from "./queries.ts";
import { shortNit, useWhen } from "./when.ts";

interface ExampleRunProps {
  readonly example: NonNullable<Finding["example"]>;
  readonly country: Country;
}

/** What a page of the portal ran of a case: it looks like a proof and is none. */
export function ExampleRun({ example: { proving, at }, country }: ExampleRunProps) {
  const translate = useTranslations("certification-match");
  const when = useWhen(country);
  const nit = proving.map((one) => shortNit(one.nit)).join(", ");
  return <ExampleMatch words="certification-match" what={translate("exampleOf", { nit, at: when(at) })} />;
}

interface ReviewedProps {
  readonly certification: Certification;
  readonly caseId: string;
  readonly country: Country;
}

/** The same for support, whose page looks once: what was sent does not change under its eyes. */
export const ReviewedExample = (props: ReviewedProps) => (
  <InMatchWords>
    <Reviewed {...props} />
  </InMatchWords>
);

function Reviewed({ certification, caseId, country }: ReviewedProps) {
  const findings = useQuery({ ...findingsQuery(certification), refetchInterval: false });
  if (findings.error && !findings.data) {
    return <ErrorState error={findings.error} onRetry={findings.refetch} />;
  }
  const example = findings.data?.items.find((each) => each.caseId === caseId)?.example;
  return example ? <ExampleRun example={example} country={country} /> : null;
}
