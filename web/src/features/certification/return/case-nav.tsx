import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { CheckIcon } from "../../../ui/icons.tsx";
import { groupsOf } from "../case/case-groups.ts";
import { CaseStateText } from "../case/case-state-text.tsx";
import type { CaseProgress } from "../progress/progress.ts";
import { certificationScreens } from "../screens.ts";
import "../certification.css";
import "../returns.css";

const { returnsPage: page } = certificationScreens;

const done: readonly CaseProgress["state"][] = ["complete", "passed", "changed", "answered"];
const isDone = (state: CaseProgress["state"]): boolean => done.includes(state);

interface CaseNavProps {
  readonly progress: readonly CaseProgress[];
  readonly currentId: string | null;
}

/** The selected cases with the progress of each; the first entry leads to the summary. */
export function CaseNav({ progress, currentId }: CaseNavProps) {
  const translate = useTranslations("certification");
  const localized = useLocalized();
  const path = usePath();
  return (
    <nav className="case-nav" aria-label={translate("sendTest.cases")}>
      <Link
        className="case-nav__summary"
        to={path(page)}
        aria-current={currentId === null ? "page" : undefined}
        preventScrollReset
      >
        {translate("sendTest.summaryLink")}
      </Link>
      {groupsOf(progress).map(({ block, entries }) => (
        <div key={block} className="case-nav__group">
          <h2 id={`cases-${block}`}>{translate(`block.${block}`)}</h2>
          <ul aria-labelledby={`cases-${block}`}>
            {entries.map((entry) => (
              <li key={entry.test.id} data-state={entry.state}>
                <Link
                  to={path(`${page}?case=${entry.test.id}`)}
                  aria-current={entry.test.id === currentId ? "page" : undefined}
                  preventScrollReset
                >
                  <span className="case-nav__mark" aria-hidden="true">
                    {isDone(entry.state) && <CheckIcon />}
                  </span>
                  <span>
                    {localized(entry.test.title)}
                    <span className="case-nav__state">
                      <CaseStateText entry={entry} />
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
