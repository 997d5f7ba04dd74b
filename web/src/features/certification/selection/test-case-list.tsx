import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { Country } from "@portal/shared/country.ts";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { CaseFacts } from "../case/case-facts.tsx";
import { groupsOf } from "../case/case-groups.ts";
import { MandatoryBadge } from "../progress/status-badge.tsx";
import "../certification.css";
import "./test-cases.css";

interface TestCaseListProps {
  readonly cases: readonly CertificationCase[];
  readonly selected: readonly string[];
  readonly country: Country;
  /** Absent where the choice is closed. */
  readonly onToggle?: (caseId: string) => void;
  /** Whether there are returns to lead to. */
  readonly isBegun: boolean;
}

/** Every case of a configuration, by what it exercises. */
export function TestCaseList({ cases, selected, ...others }: TestCaseListProps) {
  const translate = useTranslations("certification");
  const groups = groupsOf(cases.map((test) => ({ test })));
  return (
    <>
      {groups.length > 1 && (
        <nav className="certification-blocks" aria-label={translate("testCases.blocks")}>
          {groups.map(({ block }) => (
            <a key={block} className="ui-chip" href={`#block-${block}`}>
              {translate(`block.${block}`)}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ block, entries }) => (
        <section key={block} className="certification-block" aria-labelledby={`block-${block}`}>
          <div className="certification-block__head">
            <h2 id={`block-${block}`}>{translate(`block.${block}`)}</h2>
            {others.isBegun && (
              <span className="ui-muted">
                {translate("testCases.blockCount", {
                  selected: entries.filter(({ test }) => selected.includes(test.id)).length,
                  total: entries.length,
                })}
              </span>
            )}
          </div>
          <ul className="certification-cases">
            {entries.map(({ test }) => (
              <TestCase key={test.id} test={test} isSelected={selected.includes(test.id)} {...others} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface TestCaseProps extends Omit<TestCaseListProps, "cases" | "selected"> {
  readonly test: CertificationCase;
  readonly isSelected: boolean;
}

function TestCase({ test, isSelected, country, onToggle, isBegun }: TestCaseProps) {
  const translate = useTranslations("certification.testCases");
  const localized = useLocalized();
  const path = usePath();
  const { hash } = useLocation();
  const title = localized(test.title);
  return (
    <li
      className="ui-card certification-case"
      id={test.id}
      // `:target` knows only what was there when the address was opened.
      data-target={hash === `#${test.id}` || undefined}
    >
      <div className="certification-case__head">
        <CaseChoice test={test} isSelected={isSelected} onToggle={onToggle}>
          <h3>{title}</h3>
        </CaseChoice>
        <span className="certification-case__badges">
          <MandatoryBadge isMandatory={test.isMandatory} />
          {!onToggle && isBegun && (
            <span className="ui-muted">{translate(isSelected ? "selected" : "notSelected")}</span>
          )}
        </span>
      </div>
      <CaseFacts test={test} country={country} />
      {isBegun && isSelected && (
        <p className="certification-case__foot">
          <Link to={path(`/onboarding/certification/send-test?case=${test.id}`)}>
            {translate(onToggle ? "return" : "viewReturn")}
            <span className="brand-visually-hidden">: {title}</span>
          </Link>
        </p>
      )}
    </li>
  );
}

interface CaseChoiceProps extends Pick<TestCaseProps, "test" | "isSelected" | "onToggle"> {
  readonly children: ReactNode;
}

/** A mandatory case cannot be switched off, and says so. */
function CaseChoice({ test: { id, isMandatory }, isSelected, onToggle, children }: CaseChoiceProps) {
  const translate = useTranslations("certification.testCases");
  if (!onToggle) return children;
  const noteId = `${id}-mandatory`;
  return (
    <div>
      <label className="certification-case__choice">
        <input
          type="checkbox"
          checked={isSelected}
          disabled={isMandatory}
          aria-describedby={isMandatory ? noteId : undefined}
          onChange={() => onToggle(id)}
        />
        {children}
      </label>
      {isMandatory && (
        <p className="certification-case__locked" id={noteId}>
          {translate("mandatoryLocked")}
        </p>
      )}
    </div>
  );
}
