import { lazy, Suspense, useState } from "react";
import type { Locale } from "../locales.ts";
import type { PlatformState } from "./status.ts";

const title = {
  pt: "Estado do sistema",
  en: "System status",
  es: "Estado del sistema",
} as const;

/** Fetched when it is first asked for: the footer is on every page. */
const StatusDialog = lazy(async () => ({ default: (await import("./status-dialog.tsx")).StatusDialog }));

/** Opens the modal that says whether the platform works, and keeps its last answer as a dot. */
export function StatusButton({ locale }: { readonly locale: Locale }) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<PlatformState>();
  return (
    <>
      <button type="button" className="brand-status" onClick={() => setOpen(true)}>
        <span className="brand-status__dot" data-state={state} />
        {title[locale]}
      </button>
      <Suspense>
        {isOpen && (
          <StatusDialog
            locale={locale}
            title={title[locale]}
            onState={setState}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
