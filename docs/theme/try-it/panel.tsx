import { tryItWords } from "../../words/try-it.ts";
import { useLocale } from "../use-locale.ts";
import { AccessStep } from "./account/access-step.tsx";
import { useAccess } from "./account/use-access.ts";
import { AnswerView } from "./answer/answer-view.tsx";
import { NoticeView } from "./answer/notice.tsx";
import { CallForm } from "./call/call-form.tsx";
import { type Sheets, useSheets } from "./call/load-sheets.ts";
import { useCall } from "./call/use-call.ts";
import { OwnSamples } from "./own-samples.tsx";
import styles from "./try-it.module.css";
import { type Arrival, useArrival } from "./use-arrival.ts";

const words = tryItWords;

export interface PanelProps {
  readonly operation: string;
  readonly arrival: Arrival;
}

/** The panel of one call, fetched when a reader first asks for it. */
export function Panel({ operation, arrival }: PanelProps) {
  const locale = useLocale();
  const { sheets, again } = useSheets(operation, locale);
  if (sheets === "failed") {
    return (
      <div className={styles.step} role="alert">
        <p>{words.loadFailed[locale]}</p>
        <button type="button" className="brand-button brand-button--secondary" onClick={again}>
          {words.retry[locale]}
        </button>
      </div>
    );
  }
  if (!sheets) return <p className={styles.hint}>{words.loading[locale]}</p>;
  return <Call key={`${operation} ${locale}`} {...sheets} arrival={arrival} />;
}

function Call({ sheet, codes, arrival }: Sheets & Pick<PanelProps, "arrival">) {
  const locale = useLocale();
  const state = useAccess(locale);
  const call = useCall(sheet, state);
  const { panel, step } = useArrival(arrival, state.access);
  return (
    <div ref={panel} className={styles.call}>
      <p className={styles.hint}>{words.lead[locale]}</p>
      <CallForm call={call} codes={codes} />
      <AccessStep state={state} place={step} />
      <SendBar call={call} canSend={state.access?.at === "ready"} />
      <Outcome call={call} sheet={sheet} codes={codes} />
      <OwnSamples request={call.shown} />
    </div>
  );
}

type CallState = ReturnType<typeof useCall>;

function SendBar({ call, canSend }: { readonly call: CallState; readonly canSend: boolean }) {
  const locale = useLocale();
  const { seconds, sent, missing } = call;
  const status = sent?.kind === "answer" ? String(sent.answer.status) : "";
  return (
    <div className={styles.actions}>
      {canSend && (
        <button
          type="button"
          className="brand-button brand-button--primary"
          aria-disabled={seconds !== undefined}
          onClick={call.submit}
        >
          {seconds === undefined
            ? words.send.send[locale]
            : words.send.sending[locale].replace("%seconds%", String(seconds))}
        </button>
      )}
      {seconds !== undefined && (
        <button type="button" className="brand-button brand-button--secondary" onClick={call.stop}>
          {words.send.stop[locale]}
        </button>
      )}
      <button type="button" className="brand-button brand-button--quiet" onClick={call.form.reset}>
        {words.form.reset[locale]}
      </button>
      <output className="brand-visually-hidden">
        {status && words.send.sent[locale].replace("%status%", status)}
      </output>
      {missing.length > 0 && (
        <p className={styles.missing} role="alert">
          {words.form.missing[locale].replace("%names%", missing.join(", "))}
        </p>
      )}
    </div>
  );
}

function Outcome({ call, sheet, codes }: Sheets & { readonly call: CallState }) {
  const locale = useLocale();
  const { sent, given } = call;
  if (!sent) return null;
  const names = Object.keys(given);
  return (
    <>
      <NoticeView sent={sent} product={sheet.product} />
      {sent.kind === "answer" && <AnswerView answer={sent.answer} sheet={sheet} codes={codes} />}
      {names.length > 0 && (
        <p className={styles.hint}>
          {words.answer.kept[locale]} {names.map((name) => sheet.gives[name]).join(", ")}
        </p>
      )}
    </>
  );
}
