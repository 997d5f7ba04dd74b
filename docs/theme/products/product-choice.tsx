import { useHistorySelector } from "@docusaurus/theme-common/internal";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { Locale } from "@portal/shared/locales.ts";
import { useEffect, useRef } from "react";
import { choiceQuestions } from "../../data/doc-sets/product-choice.data.ts";
import { type ChoicePlace, choicePlaces, placeAfter } from "../../data/doc-sets/product-choice.ts";
import { frameWords } from "../../words/frame.ts";
import { useLocale } from "../use-locale.ts";
import { ChosenProductView } from "./chosen-product.tsx";
import styles from "./product-choice.module.css";

const words = frameWords.choice;
const [first] = choicePlaces;

interface PlaceProps {
  readonly place: ChoicePlace;
  readonly locale: Locale;
}

/** What was answered until here; each answer leads back to its question. */
function Given({ place, locale }: PlaceProps) {
  if (place.given.length === 0) return null;
  return (
    <ol className={styles.given} aria-label={words.answered[locale]}>
      {place.given.map(({ question, answer, place: asked }) => (
        <li key={asked}>
          {choiceQuestions[question][locale]} <a href={`#${asked}`}>{answer.label[locale]}</a>
        </li>
      ))}
    </ol>
  );
}

function Place({ place, locale, isOpen }: PlaceProps & { readonly isOpen: boolean }) {
  const { id, at } = place;
  const title = `${id}-title`;
  return (
    <section
      id={id}
      className={styles.place}
      aria-labelledby={title}
      tabIndex={-1}
      data-first={place === first || undefined}
      data-open={isOpen || undefined}
    >
      <Given place={place} locale={locale} />
      {"set" in at ? (
        <ChosenProductView product={at} title={title} locale={locale} />
      ) : (
        <>
          <h3 id={title}>{choiceQuestions[at.question][locale]}</h3>
          <ul className={styles.answers}>
            {at.answers.map((answer) => (
              <li key={answer.id}>
                <a href={`#${placeAfter(id, answer.id)}`}>{answer.label[locale]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/**
 * Questions that end in one product. Each answer is a link to the next question's anchor, so the address holds the
 * answers and everything works before, and without, any script; styles show the place that the address names.
 */
export function ProductChoice() {
  const locale = useLocale();
  // The router changes addresses without the browser's knowledge, and then styles alone show the place left behind.
  const isLive = useIsBrowser();
  const hash = useHistorySelector(({ location }) => location.hash);
  const open = choicePlaces.find(({ id }) => `#${id}` === hash) ?? first;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!isLive || !open) return;
    // The link that was followed is gone with its question.
    if (shown.current && shown.current !== open.id) document.getElementById(open.id)?.focus();
    shown.current = open.id;
  }, [isLive, open]);
  return (
    <section className={`ways-on ${styles.choice}`} aria-labelledby="choice" data-live={isLive || undefined}>
      <h2 id="choice">{words.title[locale]}</h2>
      {choicePlaces.map((place) => (
        <Place key={place.id} place={place} locale={locale} isOpen={place === open} />
      ))}
    </section>
  );
}
