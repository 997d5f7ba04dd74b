import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import type { AnyCertification } from "../screens.ts";
import type { CaseUse, MatchWords } from "./use-matches.ts";
import "./match.css";

interface FoundCasesProps<Id extends string> {
  readonly words: MatchWords;
  readonly certification: Pick<AnyCertification, "matched" | "selected">;
  /** The cases that may still be filled in. */
  readonly openIds: readonly Id[];
  /** What the sandbox's records prove. */
  readonly provedIds: readonly Id[];
  readonly use: CaseUse<Id>;
}

/** How many cases are proved, and one click for all that were found. */
export function FoundCases<Id extends string>(props: FoundCasesProps<Id>) {
  const { words, certification, openIds, provedIds, use } = props;
  const translate = useTranslations(words);
  const { matched, selected } = certification;
  const found = provedIds.filter((id) => openIds.includes(id) && matched[id] === undefined);
  return (
    <div className="match__all" aria-live="polite">
      <p>
        {translate("summary", {
          matched: selected.filter((id) => matched[id]).length,
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
