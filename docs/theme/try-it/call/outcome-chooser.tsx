import { useId } from "react";
import { tryItWords } from "../../../words/try-it.ts";
import { InlineCode } from "../../inline-code.tsx";
import { useLocale } from "../../use-locale.ts";
import styles from "../try-it.module.css";
import type { AskedOutcome } from "./call-request.ts";

const words = tryItWords.outcome;

interface ChooserProps {
  readonly outcome: AskedOutcome;
  readonly onChange: (outcome: AskedOutcome) => void;
  /** Codes that a call can be made to fail with, with their names. */
  readonly errorCodes: readonly (readonly [code: string, name: string])[];
}

/** What a tester may ask for: the result, and whether its answer arrives. */
export function OutcomeChooser(props: ChooserProps) {
  const locale = useLocale();
  return (
    <fieldset className={styles.place}>
      <legend>{words.title[locale]}</legend>
      <div className={styles.outcome}>
        <Result {...props} />
        <Arrival {...props} />
      </div>
      <p className={styles.hint}>
        <InlineCode text={words.hint[locale]} />
      </p>
    </fieldset>
  );
}

/** The first code stands for each kind until another one is chosen. */
const firstCodes = { rules: "", approve: "", decline: "51", error: "131" } as const;
const results = ["rules", "approve", "decline", "error"] as const;

function Result({ outcome, onChange, errorCodes }: ChooserProps) {
  const locale = useLocale();
  const id = useId();
  const choose = (value: string) => {
    const result = results.find((each) => each === value) ?? "rules";
    onChange({ ...outcome, result, code: firstCodes[result] });
  };
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{words.result[locale]}</label>
      <select
        id={id}
        className={styles.control}
        value={outcome.result}
        onChange={({ target }) => choose(target.value)}
      >
        {results.map((result) => (
          <option key={result} value={result}>
            {words[result][locale]}
          </option>
        ))}
      </select>
      {outcome.result === "decline" && <DeclineCode outcome={outcome} onChange={onChange} />}
      {outcome.result === "error" && (
        <select
          aria-label={words.errorCode[locale]}
          className={styles.control}
          value={outcome.code}
          onChange={({ target }) => onChange({ ...outcome, code: target.value })}
        >
          {errorCodes.map(([code, name]) => (
            <option key={code} value={code}>
              {code}: {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function DeclineCode({ outcome, onChange }: Pick<ChooserProps, "outcome" | "onChange">) {
  const locale = useLocale();
  return (
    <input
      type="text"
      aria-label={words.declineCode[locale]}
      className={styles.control}
      maxLength={3}
      value={outcome.code}
      onChange={({ target }) => onChange({ ...outcome, code: target.value.toUpperCase() })}
    />
  );
}

const arrivals = [
  ["at-once", words.atOnce],
  ["delay", words.delay],
  ["lost", words.lost],
] as const;

function Arrival({ outcome, onChange }: ChooserProps) {
  const locale = useLocale();
  const id = useId();
  const choose = (value: string) => {
    const [arrival] = arrivals.find(([each]) => each === value) ?? ["at-once"];
    onChange({ ...outcome, arrival });
  };
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{words.arrival[locale]}</label>
      <select
        id={id}
        className={styles.control}
        value={outcome.arrival}
        onChange={({ target }) => choose(target.value)}
      >
        {arrivals.map(([arrival, label]) => (
          <option key={arrival} value={arrival}>
            {label[locale]}
          </option>
        ))}
      </select>
      {outcome.arrival === "delay" && (
        <input
          type="number"
          min={1}
          max={28}
          aria-label={words.seconds[locale]}
          title={words.seconds[locale]}
          className={styles.control}
          value={outcome.seconds}
          onChange={({ target }) => onChange({ ...outcome, seconds: target.value })}
        />
      )}
    </div>
  );
}
