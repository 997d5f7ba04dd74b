import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { groupsOf } from "../../../../features/certification/case/case-groups.ts";
import { evidenceQuery, filesOfCase } from "../../../../features/evidence/queries.ts";
import { useLocalized } from "../../../../lib/text/locale.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/feedback/states.tsx";
import { FilterBar, FilterSearch, FilterSelect } from "../../../../ui/list/filters.tsx";
import { judgementOn } from "../verdicts.ts";
import { CertificationCaseCard } from "./case-card.tsx";
import { type CaseFilter, caseStates, matchesCase, readCaseFilter, writeCaseFilter } from "./case-filter.ts";
import { useKeyedReview } from "./case-keys.ts";
import { CaseChangesSummary, useCaseChanges } from "./changes.tsx";
import { EverythingChecked } from "./checked.tsx";
import type { ReviewEntry } from "./entries.ts";
import type { JudgedCases } from "./judged-cases.ts";
import { KeysHint } from "./keys-hint.tsx";
import { PassRemaining } from "./pass-remaining.tsx";

interface CaseListProps extends JudgedCases {
  readonly certification: Certification;
  readonly country: Country;
  /** The cases that are tested, in the order in which they are shown. */
  readonly entries: readonly ReviewEntry[];
  /** Recorded calls prove all that support has to compare. */
  readonly isChecked: boolean | undefined;
}

/** Every selected case that matches the filter. */
export function CertificationCaseList(props: CaseListProps) {
  const { certification, country, entries, judgements, mayDecide, wasRefused, jump, onJudge } = props;
  const translate = useTranslations("back-office-certification");
  const translateBlock = useTranslations("certification.block");
  const { filter, setFilter, shown } = useFiltered(props);
  const changes = useCaseChanges(certification);
  const heading = useRef<HTMLHeadingElement>(null);
  const cases = entries.map(({ test }) => test);
  const [hasKeys, chooseKeys] = useKeyedReview({ cases, judgements, isOn: mayDecide, jump, onJudge });
  return (
    <>
      <div className="case-review-head">
        <h2 className="review-heading" ref={heading} tabIndex={-1}>
          {translate("cases")}
        </h2>
        {mayDecide && <PassRemaining {...props} onPassed={() => heading.current?.focus()} />}
      </div>
      {props.isChecked && <EverythingChecked {...props} onPass={props.onPassRemaining} />}
      <CaseChangesSummary changes={changes} />
      <CaseFilters filter={filter} onChange={setFilter} />
      <div className="case-review-hints">
        <output>{translate("filter.found", { shown: shown.length, total: entries.length })}</output>
        {mayDecide && <KeysHint isOn={hasKeys} onChoose={chooseKeys} />}
      </div>
      {shown.length === 0 && (
        <EmptyState
          title={translate("filter.empty")}
          action={
            <Button onClick={() => setFilter({ state: "all", text: "" })}>{translate("filter.clear")}</Button>
          }
        >
          {translate("filter.emptyLead")}
        </EmptyState>
      )}
      <div className="case-review-list">
        {groupsOf(shown).map(({ block, entries: inBlock }) => (
          <section key={block} className="case-review-group" aria-labelledby={`block-${block}`}>
            <h3 id={`block-${block}`}>{translateBlock(block)}</h3>
            {inBlock.map((entry) => (
              <CertificationCaseCard
                key={entry.test.id}
                certification={certification}
                country={country}
                entry={entry}
                change={changes.get(entry.test.id)}
                judgement={mayDecide ? judgementOn(judgements, entry.test.id) : undefined}
                wasRefused={wasRefused}
                onJudge={onJudge}
              />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

/**
 * The list is computed when the filter is chosen and not again on each verdict, so that a case does not disappear
 * while the reviewer is still writing on it.
 */
function useFiltered({ certification, entries, judgements, mayDecide }: CaseListProps) {
  const { companyId, product, attempt } = certification;
  const files = useQuery(evidenceQuery(companyId, product)).data?.items ?? [];
  const localized = useLocalized();
  const [search, setSearch] = useSearchParams();
  const filter = readCaseFilter(search);
  const [applied, setApplied] = useState({ state: filter.state, judgements });
  if (applied.state !== filter.state) setApplied({ state: filter.state, judgements });
  const shown = entries.filter(({ test, given, review }) =>
    matchesCase(
      {
        id: test.id,
        title: localized(test.title),
        isMandatory: test.isMandatory,
        given,
        judgement: mayDecide
          ? judgementOn(applied.judgements, test.id)
          : { verdict: review?.verdict, feedback: "" },
        hasAttachments: filesOfCase(files, test.id, attempt).length > 0,
      },
      filter,
    ),
  );
  const setFilter = (change: Partial<CaseFilter>) =>
    setSearch(writeCaseFilter(search, change), { replace: true, preventScrollReset: true });
  return { filter, setFilter, shown };
}

interface CaseFiltersProps {
  readonly filter: CaseFilter;
  readonly onChange: (change: Partial<CaseFilter>) => void;
}

function CaseFilters({ filter, onChange }: CaseFiltersProps) {
  const translate = useTranslations("back-office-certification.filter");
  return (
    <FilterBar>
      <FilterSearch
        label={translate("search")}
        hint={translate("searchHint")}
        text={filter.text}
        onSearch={(text) => onChange({ text })}
      />
      <FilterSelect
        label={translate("state")}
        value={filter.state}
        choices={caseStates.map((id) => ({ id, label: translate(id) }))}
        onChange={(state) => onChange({ state })}
      />
    </FilterBar>
  );
}
