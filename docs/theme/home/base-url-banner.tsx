import type { Locale } from "@portal/shared/locales.ts";
import { frameWords } from "../../words/frame.ts";

const words = frameWords.baseUrlBanner;

/**
 * Stays hidden until `static/base-url-banner.js` finds that the page's own scripts did not arrive; that script
 * knows the two ids. Nothing here may depend on a stylesheet, which would not have arrived either.
 */
export function BaseUrlBanner({ locale, baseUrl }: { readonly locale: Locale; readonly baseUrl: string }) {
  return (
    <div
      id="base-url-banner"
      role="alert"
      hidden
      style={{
        margin: 20,
        padding: 20,
        border: "4px solid #b3261e",
        background: "#fff3d6",
        color: "#14201b",
      }}
    >
      <p>
        <strong>{words.title[locale]}</strong>
      </p>
      <p>{words.cause[locale]}</p>
      <p>
        {words.configured[locale]} <code>{baseUrl}</code>
      </p>
      <p>
        {words.suggested[locale]} <code id="base-url-suggestion" />
      </p>
    </div>
  );
}
