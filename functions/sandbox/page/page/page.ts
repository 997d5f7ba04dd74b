import { createHash } from "node:crypto";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import en from "@portal/shared/messages/en/sandbox-page.json" with { type: "json" };
import es from "@portal/shared/messages/es/sandbox-page.json" with { type: "json" };
import pt from "@portal/shared/messages/pt/sandbox-page.json" with { type: "json" };
import type { APIGatewayProxyStructuredResultV2 as Result } from "aws-lambda";
import { pageStyle } from "../look/style.ts";
import { type Html, html, Html as Raw } from "./html.ts";

export type Words = typeof pt;
const catalogs: Readonly<Record<Locale, Words>> = { pt, en, es };
export const wordsIn = (locale: Locale): Words => catalogs[locale];

/** A text with what it names filled in. */
export const say = (text: string, given: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(given[name] ?? ""));

/** What a browser runs on a page: each stands alone, for nothing of this module goes along. */
export type BrowserPart = () => void;

export interface Page {
  readonly locale: Locale;
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  readonly scripts?: readonly BrowserPart[];
  /** Origins, besides this one, that its forms may be sent to. */
  readonly sendsTo?: readonly string[];
  /** Stores may show it in a frame of their own page. */
  readonly isFramed?: boolean;
}

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A shop on a laptop has no certificate. */
const stores = ["https:", "http://localhost:*", "http://127.0.0.1:*"] as const;

/**
 * What only this page may do: no script, style or address but its own. The site's policy holds for none of these pages:
 * docs/papers/decisions/0071-pages-of-buyers-are-written-by-their-function.md
 */
function contentPolicy({ sendsTo = [], isFramed = false }: Page, script: string): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "style-src": [hashOf(pageStyle)],
    "img-src": ["data:"],
    ...(script === "" ? {} : { "script-src": [hashOf(script)], "connect-src": ["'self'"] }),
    "form-action": ["'self'", ...sendsTo],
    "frame-ancestors": isFramed ? ["'self'", ...stores] : ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230a6b57'/%3E%3Cpath d='M13.5 9.5 7 16l6.5 6.5' fill='none' stroke='%23fff' stroke-width='3'/%3E%3Crect x='16.5' y='10.5' width='9' height='11' rx='2.5' fill='%23f0bd55'/%3E%3C/svg%3E";

function documentOf({ locale, title, body }: Page, script: string): Html {
  return html`<!doctype html>
<html lang="${localeDetails[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${icon}">
<style>${new Raw(pageStyle)}</style>
</head>
<body>
${body}
${script !== "" && html`<script>${new Raw(script)}</script>`}
</body>
</html>`;
}

/** A page as it is sent: never kept anywhere, never found by a search engine. */
export function pageResult(page: Page): Result {
  const script = (page.scripts ?? []).map((part) => `(${part.toString()})();`).join("\n");
  return {
    statusCode: page.status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": contentPolicy(page, script),
      ...(page.isFramed ? {} : { "x-frame-options": "DENY" }),
      // The address names a payment, which is nobody else's business; stores may look at the origin of what is posted to them.
      "referrer-policy": "strict-origin",
    },
    body: documentOf(page, script).text,
  };
}

/** A page that says one thing. */
export function notePage(
  locale: Locale,
  { title, lead }: { readonly title: string; readonly lead: string },
  more: Pick<Page, "status" | "isFramed"> = {},
): Result {
  const body = html`<main class="card note"><h1>${title}</h1><p>${lead}</p>${sandboxNote(locale)}</main>`;
  return pageResult({ locale, title, body, ...more });
}

/** Said on every page: what is seen here is no real payment, and of which store it is a test. */
export const sandboxNote = (locale: Locale, merchantId?: string): Html => {
  const { nothingMoves, store } = wordsIn(locale).page;
  return html`<p class="sandbox"><strong>Sandbox</strong> ${nothingMoves}${merchantId !== undefined && html` ${store} <code>${merchantId}</code>`}</p>`;
};
