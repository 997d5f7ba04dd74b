import boleto from "@portal/functions/sandbox/page/look/boleto.css";
import challenge from "@portal/functions/sandbox/page/look/challenge.css";
import checkout from "@portal/functions/sandbox/page/look/checkout.css";
import form from "@portal/functions/sandbox/page/look/form.css";
import page from "@portal/functions/sandbox/page/look/page.css";
import paying from "@portal/functions/sandbox/page/look/paying.css";
import tokens from "@portal/shared/brand/tokens.css";

/** The portal's dark theme is a choice that its own pages keep; a buyer of a store has made none but the system's. */
const bySystem = (text: string): string =>
  text.replace(/\[data-theme="?dark"?\]\s*(\{[^}]*\})/, "@media (prefers-color-scheme:dark){:root$1}");

/** The look of the whole product, and of these pages: what a page is made of first, then what each kind has of its own. */
const own = [page, form, challenge, checkout, paying, boleto].join("\n");
export const pageStyle = bySystem(tokens) + own;
