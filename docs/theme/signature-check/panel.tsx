import { useId, useState } from "react";
import { signatureCheckWords as words } from "../../words/signature-check.ts";
import { InlineCode } from "../inline-code.tsx";
import { useLocale } from "../use-locale.ts";
import styles from "./signature-check.module.css";
import { exampleOf, freshSeconds, type Pasted, type Verdict, verdictOn } from "./verdict.ts";

const empty: Pasted = { secret: "", headers: "", body: "" };
const lines = { secret: 1, headers: 4, body: 4 } as const;
const names = ["secret", "headers", "body"] as const;

function Field({ name, text, onChange }: FieldProps) {
  const locale = useLocale();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.field[name][locale]}</label>
      <textarea
        id={id}
        className={styles.control}
        rows={lines[name]}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={styles.hint}>
        <InlineCode text={words.hint[name][locale]} />
      </p>
    </div>
  );
}

interface FieldProps {
  readonly name: keyof Pasted;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Why, and what to do about it. */
function Reason({ verdict }: { readonly verdict: Verdict }) {
  const locale = useLocale();
  const text =
    verdict.kind === "changed" ? words.change[verdict.change][locale] : words.reason[verdict.kind][locale];
  const filled = text
    .replace("%seconds%", "seconds" in verdict ? String(Math.abs(verdict.seconds)) : "")
    .replace("%limit%", String(freshSeconds))
    .replace("%header%", "header" in verdict ? verdict.header : "");
  return (
    <p>
      <strong>{(verdict.kind === "ours" ? words.valid : words.invalid)[locale]}</strong>{" "}
      <InlineCode text={filled} />
    </p>
  );
}

/** Says whether a notification's signature is right, and if not, why. It asks no server. */
export function Panel() {
  const locale = useLocale();
  const [pasted, setPasted] = useState(empty);
  const [verdict, setVerdict] = useState<Verdict>();
  const change = (name: keyof Pasted) => (text: string) => {
    setVerdict(undefined);
    setPasted({ ...pasted, [name]: text });
  };
  const check = async (given: Pasted) => setVerdict(await verdictOn(given, new Date()));
  const fill = async () => {
    const example = await exampleOf(new Date());
    setPasted(example);
    await check(example);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void check(pasted);
      }}
    >
      <p className={styles.hint}>{words.lead[locale]}</p>
      {names.map((name) => (
        <Field key={name} name={name} text={pasted[name]} onChange={change(name)} />
      ))}
      <div className={styles.actions}>
        <button type="submit" className="brand-button brand-button--primary">
          {words.check[locale]}
        </button>
        <button type="button" className="brand-button brand-button--secondary" onClick={() => void fill()}>
          {words.example[locale]}
        </button>
      </div>
      <output className={styles.verdict} data-verdict={verdict?.kind}>
        {verdict && <Reason verdict={verdict} />}
      </output>
    </form>
  );
}
