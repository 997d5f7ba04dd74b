import { useEffect, useRef, useState } from "react";
import { type Locale, localeDetails } from "../../locales.ts";
import { type PlatformState, readStatus, stateText } from "./status.ts";

const words = {
  loading: { pt: "Consultando…", en: "Checking…", es: "Consultando…" },
  checkedAt: { pt: "Consultado às", en: "Checked at", es: "Consultado a las" },
  close: { pt: "Fechar", en: "Close", es: "Cerrar" },
  again: { pt: "Consultar de novo", en: "Check again", es: "Consultar de nuevo" },
} as const;

interface StatusRead {
  readonly state: PlatformState;
  readonly at: Date;
}

interface StatusDialogProps {
  readonly locale: Locale;
  readonly title: string;
  readonly onState: (state: PlatformState) => void;
  readonly onClose: () => void;
}

/** Whether the platform works, read when the dialog opens and as often as one asks; open while it is rendered. */
export function StatusDialog({ locale, title, onState, onClose }: StatusDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState(1);
  const [reading, setReading] = useState<StatusRead>();
  const tell = useRef(onState);

  useEffect(() => {
    if (asked > 0 && !dialog.current?.open) dialog.current?.showModal();
    const abort = new AbortController();
    const read = async () => {
      const state = await readStatus(abort.signal);
      if (abort.signal.aborted) return;
      setReading({ state, at: new Date() });
      tell.current(state);
    };
    void read();
    return () => abort.abort();
  }, [asked]);

  const askAgain = () => {
    setReading(undefined);
    setAsked((count) => count + 1);
  };

  return (
    <dialog ref={dialog} className="brand-dialog" aria-labelledby="brand-status-title" onClose={onClose}>
      <h2 id="brand-status-title" className="brand-dialog__title">
        {title}
      </h2>
      <output className="brand-dialog__state">
        <span className="brand-status__dot" data-state={reading?.state} />
        {reading ? stateText[reading.state][locale] : words.loading[locale]}
      </output>
      <p className="brand-dialog__note">
        {reading &&
          `${words.checkedAt[locale]} ${reading.at.toLocaleTimeString(localeDetails[locale].format)}`}
      </p>
      <div className="brand-dialog__actions">
        <button type="button" className="brand-button brand-button--secondary" onClick={askAgain}>
          {words.again[locale]}
        </button>
        <button
          type="button"
          className="brand-button brand-button--primary"
          onClick={() => dialog.current?.close()}
        >
          {words.close[locale]}
        </button>
      </div>
    </dialog>
  );
}
