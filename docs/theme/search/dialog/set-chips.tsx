import type { Locale } from "@portal/shared/locales.ts";
import { searchWords } from "../../../words/search.ts";
import type { FoundSet } from "../engine/answer.ts";
import styles from "./search-dialog.module.css";

interface SetChipsProps {
  readonly sets: readonly FoundSet[];
  readonly only?: string;
  readonly locale: Locale;
  readonly onChosen: (only: string | undefined) => void;
}

/** Where there are hits, to look in one product alone. One that was chosen stays, though it may have no hit any more. */
export function SetChips({ sets, only, locale, onChosen }: SetChipsProps) {
  if (sets.length < 2 && only === undefined) return null;
  const chips = [{ id: undefined, name: searchWords.everywhere[locale] }, ...sets];
  return (
    <fieldset className={styles.chips}>
      <legend className="brand-visually-hidden">{searchWords.sets[locale]}</legend>
      {chips.map(({ id, name }) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={id === only}
          onClick={() => onChosen(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
