import { type Html, html } from "./html.ts";

const stroke = html`fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"`;

/** The one who gave the card. */
export const issuerSign: Html = html`<svg viewBox="0 0 24 24" ${stroke}><path d="M12 3 4 6.5v5c0 4.6 3.3 8.2 8 9.5 4.7-1.3 8-4.9 8-9.5v-5z"/><path d="m9 12 2.2 2.2L15.2 10"/></svg>`;
export const yesSign: Html = html`<svg viewBox="0 0 24 24" ${stroke}><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>`;
export const noSign: Html = html`<svg viewBox="0 0 24 24" ${stroke}><path d="M7 7l10 10M17 7 7 17"/></svg>`;
