import { useHistory } from "@docusaurus/router";
import type { Locale } from "@portal/shared/locales.ts";
import type { MouseEvent } from "react";
import { searchWords } from "../../../words/search.ts";
import type { Hit, Segment } from "../engine/answer.ts";
import { list, option } from "./option.ts";
import styles from "./search-dialog.module.css";

function Marked({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, place) => {
    const key = `${place} ${text}`;
    return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

const drawings: Record<Hit["kind"], string> = {
  page: "M4 2.5h5l3 3v8H4zM9 2.5v3h3",
  section: "M6.5 3 5 13M11 3 9.5 13M3.5 6.25H13M3 9.75h9.5",
  row: "M2.5 4h11v8h-11zM2.5 8h11M6.5 4v8",
};

interface HitListProps {
  readonly hits: readonly Hit[];
  readonly active: number;
  readonly locale: Locale;
  readonly onChosen: () => void;
  readonly onPointed: (place: number) => void;
}

/** Left to the browser: whatever opens another tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Plain links, because the theme's own would fetch the page of every hit that comes into sight. */
export function HitList({ hits, active, locale, onChosen, onPointed }: HitListProps) {
  const history = useHistory();
  const follow = (event: MouseEvent, { url }: Hit) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onChosen();
    history.push(url);
  };
  return (
    <div {...list} className={styles.list} aria-label={searchWords.results[locale]}>
      {hits.map((hit, place) => (
        <a
          key={hit.url}
          {...option(place, active)}
          className={styles.option}
          href={hit.url}
          onClick={(event) => follow(event, hit)}
          onMouseMove={() => onPointed(place)}
        >
          <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
            <path d={drawings[hit.kind]} />
          </svg>
          <span className={styles.hit}>
            <span className={styles.label}>
              <Marked segments={hit.label} />
            </span>
            <span className={styles.trail}>{hit.trail.join(" › ")}</span>
            {hit.excerpt.length > 0 && (
              <span className={styles.excerpt}>
                <Marked segments={hit.excerpt} />
              </span>
            )}
            {hit.score && <code className={styles.score}>{hit.score}</code>}
          </span>
        </a>
      ))}
    </div>
  );
}
