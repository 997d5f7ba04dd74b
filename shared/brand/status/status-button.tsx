import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Locale } from "../../locales.ts";
import type { PlatformState } from "./status.ts";

interface StatusShown {
  readonly state: PlatformState;
  readonly text: string;
}

const title = {
  pt: "Estado do sistema",
  en: "System status",
  es: "Estado del sistema",
} as const;

/** Loaded on first use, because the footer is on every page. */
const StatusDialog = lazy(async () => ({ default: (await import("./status-dialog.tsx")).StatusDialog }));

/** Reads the status once the footer comes into sight: most readers never get there. */
function useReading(locale: Locale) {
  const button = useRef<HTMLButtonElement>(null);
  const [reading, setReading] = useState<StatusShown>();
  const show = async (given?: PlatformState) => {
    const { readStatus, stateText } = await import("./status.ts");
    const state = given ?? (await readStatus(AbortSignal.timeout(10_000)));
    setReading({ state, text: stateText[state][locale] });
  };
  const first = useRef(show);
  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // A failed request leaves the dot grey; opening the dialog asks again and shows the error.
      first.current().catch(() => undefined);
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return { button, reading, show };
}

/** Opens the modal that says whether the platform works; its last answer is a dot. */
export function StatusButton({ locale }: { readonly locale: Locale }) {
  const [isOpen, setOpen] = useState(false);
  const { button, reading, show } = useReading(locale);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="brand-status"
        title={reading?.text}
        onClick={() => setOpen(true)}
      >
        <span className="brand-status__dot" data-state={reading?.state} />
        {title[locale]}
      </button>
      <Suspense>
        {isOpen && (
          <StatusDialog
            locale={locale}
            title={title[locale]}
            onState={(state) => void show(state)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
