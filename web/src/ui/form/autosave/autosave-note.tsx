import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { type ReactNode, useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { AutosaveShown } from "./use-form-autosave.ts";

interface AutosaveNoteProps {
  readonly form: { readonly autosave: AutosaveShown | undefined; readonly isDirty: boolean };
  /** Shown as long as nothing was saved in this visit. */
  readonly before: ReactNode;
  /** Shown beside the time of the last save, such as what is still missing. */
  readonly after?: ReactNode;
}

/** Shows whether the input is saved. The running time is hidden from screen readers: read aloud it would never end. */
export function AutosaveNote({ form: { autosave, isDirty }, before, after }: AutosaveNoteProps) {
  const translate = useTranslations("autosave");
  const translateUi = useTranslations("shell.ui");
  const translateError = useTranslations("errors.code");
  if (!autosave) return before;
  const { status, savedAt, refusal } = autosave;
  if (status === "unreachable") return translate("unreachable");
  if (status === "refused" && isDirty && refusal) {
    return translate("refused", { reason: translateError(refusal.code) });
  }
  if (savedAt === undefined && status !== "saving") return isDirty ? translateUi("unsaved") : before;
  return (
    <>
      <span className="brand-visually-hidden">{translate("announced")}</span>
      <span aria-hidden="true">
        {status === "saving" ? (
          translate("saving")
        ) : isDirty || savedAt === undefined ? (
          translateUi("unsaved")
        ) : (
          <SavedAgo at={savedAt} />
        )}
      </span>
      {after && !isDirty && <> {after}</>}
    </>
  );
}

const stepSeconds = 5;

function SavedAgo({ at }: { at: number }) {
  const translate = useTranslations("autosave");
  const locale: Locale = useLocale();
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepSeconds * 1000);
    return () => clearInterval(timer);
  }, []);
  return translate("saved", { ago: agoText(Math.max(0, now - at), locale) });
}

/** "5 seconds ago", in steps that a glance can follow. */
export function agoText(milliseconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(localeDetails[locale].format, { numeric: "auto" });
  const seconds = Math.floor(milliseconds / 1000 / stepSeconds) * stepSeconds;
  if (seconds < 60) return format.format(-seconds, "second");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? format.format(-minutes, "minute") : format.format(-Math.floor(minutes / 60), "hour");
}
