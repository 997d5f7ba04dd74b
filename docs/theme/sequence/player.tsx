import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { ToldSequence, ToldTurn } from "../../data/clisitef/sequences/told-sequence.ts";
import { sequenceWords as words } from "../../words/sequence.ts";
import { InlineCode } from "../inline-code.tsx";
import { useLocale } from "../use-locale.ts";
import styles from "./sequences.module.css";

/** Before the first turn there is the call that starts the loop; behind the last, what it returned. */
const lastOf = ({ turns }: ToldSequence) => turns.length + 1;

/** One turn at a time: what the library asked, what the POS shows, what the program gives back. */
export function Player({ sequences }: { readonly sequences: readonly ToldSequence[] }) {
  const locale = useLocale();
  const name = useId();
  const [chosen, setChosen] = useState(0);
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  // Whoever asked for the player goes on with the arrows.
  useEffect(() => next.current?.focus(), []);
  const sequence = sequences[chosen];
  if (!sequence) return null;
  const last = lastOf(sequence);

  const go = (to: number) => setAt(Math.min(Math.max(to, 0), last));
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };

  return (
    <section className={styles.player} aria-label={words.title[locale]}>
      <fieldset className={styles.choice}>
        <legend>{words.choose[locale]}</legend>
        {sequences.map(({ id, title }, index) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              checked={index === chosen}
              onChange={() => {
                setChosen(index);
                setAt(0);
              }}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <div className={styles.turn} aria-live="polite">
        <p className={styles.progress}>
          {words.progress[locale].replace("%at%", String(at + 1)).replace("%of%", String(last + 1))}
        </p>
        <Moment sequence={sequence} at={at} />
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className="brand-button brand-button--secondary"
          aria-disabled={at === 0}
          onClick={() => go(at - 1)}
          onKeyDown={byKey}
        >
          {words.previous[locale]}
        </button>
        <button
          ref={next}
          type="button"
          className="brand-button brand-button--primary"
          aria-disabled={at === last}
          onClick={() => go(at + 1)}
          onKeyDown={byKey}
        >
          {words.next[locale]}
        </button>
        <button
          type="button"
          className="brand-button brand-button--quiet"
          onClick={() => go(0)}
          onKeyDown={byKey}
        >
          {words.restart[locale]}
        </button>
      </div>
      <p className={styles.hint}>{words.keys[locale]}</p>
    </section>
  );
}

function Moment({ sequence, at }: { readonly sequence: ToldSequence; readonly at: number }) {
  const locale = useLocale();
  const turn = sequence.turns[at - 1];
  if (turn) return <TurnView turn={turn} />;
  if (at === 0) {
    return (
      <>
        <Row label={words.call[locale]}>
          <code>{sequence.starts}</code>
        </Row>
        <Row label={words.returned[locale]}>
          <code>10000</code>
        </Row>
        <p>{words.begins[locale]}</p>
      </>
    );
  }
  return (
    <>
      <Row label={words.returned[locale]}>
        <code>{sequence.result}</code>
      </Row>
      <p>
        <InlineCode text={sequence.outcome} />
      </p>
      {sequence.ends.map((end) => (
        <Row key={end} label={words.call[locale]}>
          <code>{end}</code>
        </Row>
      ))}
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly children: React.ReactNode;
}

const Row = ({ label, children }: RowProps) => (
  <div className={styles.row}>
    <span>{label}</span>
    <span>{children}</span>
  </div>
);

function TurnView({ turn }: { readonly turn: ToldTurn }) {
  const locale = useLocale();
  const { command, commandName, commandLink, field, fieldName, fieldLink, buffer } = turn;
  return (
    <>
      <Row label={words.command[locale]}>
        <a href={commandLink}>
          <code>{command}</code> {commandName}
        </a>
      </Row>
      {field !== undefined && (
        <Row label={words.fieldLabel[locale]}>
          <a href={fieldLink}>
            <code>{field}</code> {fieldName}
          </a>
        </Row>
      )}
      {buffer !== undefined && (
        <Row label="Buffer">
          <code className={styles.buffer}>{buffer}</code>
        </Row>
      )}
      <div className={styles.screen}>
        <span>{words.screen[locale]}</span>
        <strong>{turn.screen || words.empty[locale]}</strong>
      </div>
      <Row label={words.answers[locale]}>
        {turn.answer === undefined ? words.asItCame[locale] : <code>{turn.answer}</code>}
        {" · "}
        <code>Continua</code> <code>{turn.proceed}</code>
      </Row>
      <p>
        <InlineCode text={turn.why} />
      </p>
    </>
  );
}
