import { useEffect, useRef, useState } from "react";
import { type Locale, localeDetails } from "../locales.ts";
import { type PlatformState, readStatus, stateText } from "./status.ts";

const words = {
  open: { pt: "Estado do sistema", en: "System status", es: "Estado del sistema" },
  loading: { pt: "Consultando…", en: "Checking…", es: "Consultando…" },
  checkedAt: { pt: "Consultado às", en: "Checked at", es: "Consultado a las" },
  close: { pt: "Fechar", en: "Close", es: "Cerrar" },
  again: { pt: "Consultar de novo", en: "Check again", es: "Consultar de nuevo" },
} as const;

interface Reading {
  readonly state: PlatformState;
  readonly at: Date;
}

/** A button and the modal that says whether the platform works; it reads the status only when opened. */
export function StatusButton({ locale }: { readonly locale: Locale }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState(0);
  const [reading, setReading] = useState<Reading>();

  useEffect(() => {
    if (asked === 0) return undefined;
    const abort = new AbortController();
    const read = async () => {
      const state = await readStatus(abort.signal);
      if (!abort.signal.aborted) setReading({ state, at: new Date() });
    };
    void read();
    return () => abort.abort();
  }, [asked]);

  const ask = () => {
    setReading(undefined);
    setAsked((count) => count + 1);
    if (!dialog.current?.open) dialog.current?.showModal();
  };

  return (
    <>
      <button type="button" className="brand-status" onClick={ask}>
        <span className="brand-status__dot" data-state={reading?.state} />
        {words.open[locale]}
      </button>
      <dialog ref={dialog} className="brand-dialog" aria-labelledby="brand-status-title">
        <h2 id="brand-status-title" className="brand-dialog__title">
          {words.open[locale]}
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
          <button type="button" className="brand-button brand-button--secondary" onClick={ask}>
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
    </>
  );
}
