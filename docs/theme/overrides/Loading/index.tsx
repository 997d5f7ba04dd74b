import type Original from "@theme/Loading";
import type { ComponentProps } from "react";
import { frameWords } from "../../../words/frame.ts";
import { useLocale } from "../../use-locale.ts";

const words = frameWords.loading;

export default function Loading({ error, pastDelay }: ComponentProps<typeof Original>) {
  const locale = useLocale();
  if (error) {
    return (
      <div className="page-loading" role="alert">
        <p>{words.failed[locale]}</p>
        {/* The module loader remembers a failed chunk, so that asking it again fails for ever: start over. */}
        <button
          type="button"
          className="brand-button brand-button--primary"
          onClick={() => window.location.reload()}
        >
          {words.retry[locale]}
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <output className="page-loading">
      <span className="page-loading__dots" aria-hidden="true" />
      {words.loading[locale]}
    </output>
  );
}
