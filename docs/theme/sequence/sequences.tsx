import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ComponentType, useState } from "react";
import type { ToldSequence, ToldTurn } from "../../data/clisitef/sequences/told-sequence.ts";
import { sequenceWords as words } from "../../words/sequence.ts";
import { InlineCode } from "../inline-code.tsx";
import { useLocale } from "../use-locale.ts";
import styles from "./sequences.module.css";

type PlayerOf = ComponentType<{ readonly sequences: readonly ToldSequence[] }>;

const loadPlayer = (): Promise<PlayerOf | "failed"> =>
  import("./player.tsx").then(
    (module) => module.Player,
    () => "failed" as const,
  );

/**
 * Ways of the loop, turn by turn. Every turn is in the page, so that search, print and a browser without JavaScript have
 * them all; the player is fetched when somebody asks for it.
 */
export function Sequences({ sequences }: { readonly sequences: readonly ToldSequence[] }) {
  const locale = useLocale();
  const canPlay = useIsBrowser();
  const [Player, setPlayer] = useState<PlayerOf | "failed" | "loading">();

  const play = async () => {
    setPlayer("loading");
    const loaded = await loadPlayer();
    setPlayer(() => loaded);
  };

  return (
    <div className={styles.sequences}>
      {canPlay && (Player === undefined || Player === "failed") && (
        <button type="button" className="brand-button brand-button--primary" onClick={() => void play()}>
          {words.play[locale]}
        </button>
      )}
      {Player === "failed" && <p role="alert">{words.failed[locale]}</p>}
      {Player === "loading" && <output>{words.loading[locale]}</output>}
      {typeof Player === "function" && <Player sequences={sequences} />}
      {sequences.map((sequence, at) => (
        <details key={sequence.id} id={sequence.id} className={styles.list} open={at === 0}>
          <summary>{sequence.title}</summary>
          <SequenceList sequence={sequence} />
        </details>
      ))}
    </div>
  );
}

function SequenceList({ sequence }: { readonly sequence: ToldSequence }) {
  const locale = useLocale();
  const { starts, turns, result, outcome, ends } = sequence;
  return (
    <ol>
      <li>
        <code>{starts}</code> → <code>10000</code>
      </li>
      {turns.map((turn, at) => (
        <li key={at}>
          <TurnText turn={turn} />
        </li>
      ))}
      <li>
        {words.returned[locale]} <code>{result}</code>. <InlineCode text={outcome} />
        {ends.map((end) => (
          <span key={end} className={styles.call}>
            {" "}
            <code>{end}</code>
          </span>
        ))}
      </li>
    </ol>
  );
}

function TurnText({ turn }: { readonly turn: ToldTurn }) {
  const locale = useLocale();
  const { command, commandName, field, fieldName, buffer, answer, proceed, why } = turn;
  return (
    <>
      {words.command[locale]} <code>{command}</code> {commandName}
      {field !== undefined && (
        <>
          , {words.field[locale]} <code>{field}</code> {fieldName}
        </>
      )}
      {buffer !== undefined && (
        <>
          : <code>{buffer.replaceAll("\n", " ⏎ ")}</code>
        </>
      )}
      . <InlineCode text={why} />
      {(answer !== undefined || proceed !== "0") && (
        <>
          {" "}
          {words.answers[locale]}
          {answer !== undefined && (
            <>
              {" "}
              <code>{answer}</code>
            </>
          )}
          {proceed !== "0" && (
            <>
              {" "}
              <code>Continua</code> <code>{proceed}</code>
            </>
          )}
        </>
      )}
    </>
  );
}
