import type { Certification } from "@portal/shared/certification/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { InMatchWords } from "./in-words.ts";
import { findingsQuery, useMatches } from "./queries.ts";
import "./match.css";

interface UseFoundProps {
  readonly certification: Certification;
  /** The cases that may still be filled in. */
  readonly openIds: readonly string[];
}

const nothing = () => undefined;

/** How many cases the calls prove, and one click for all that were found. */
export const UseFound = (props: UseFoundProps) => (
  <InMatchWords before={<Skeleton lines={1} />}>
    <Found {...props} />
  </InMatchWords>
);

function Found({ certification, openIds }: UseFoundProps) {
  const translate = useTranslations("certification-match");
  const { matched, selected } = certification;
  const findings = useQuery(findingsQuery(certification));
  const use = useMatches(certification, nothing);
  const found = (findings.data?.items ?? []).flatMap(({ caseId, found: one }) =>
    one && openIds.includes(caseId) && matched[caseId] === undefined ? [caseId] : [],
  );
  return (
    <div className="match__all" aria-live="polite">
      <p>
        {translate("summary", {
          matched: selected.filter((caseId) => matched[caseId]).length,
          total: selected.length,
        })}
      </p>
      {found.length > 0 && (
        <Button variant="primary" isBusy={use.isPending} onClick={() => use.mutate(found)}>
          {use.isPending ? translate("using") : translate("useAll", { count: found.length })}
        </Button>
      )}
    </div>
  );
}
