import { type Html, html } from "./html.ts";

const stroke = html`fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"`;

/** The one who gave the card. */
export const issuerSign: Html = html`<svg viewBox="0 0 24 24" ${stroke}><path d="M12 3 4 6.5v5c0 4.6 3.3 8.2 8 9.5 4.7-1.3 8-4.9 8-9.5v-5z"/><path d="m9 12 2.2 2.2L15.2 10"/></svg>`;
export const yesSign: Html = html`<svg viewBox="0 0 24 24" ${stroke}><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>`;
export const noSign: Html = html`<svg viewBox="0 0 24 24" ${stroke}><path d="M7 7l10 10M17 7 7 17"/></svg>`;
export const waitSign: Html = html`<svg viewBox="0 0 24 24" ${stroke}><circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/></svg>`;
export const storeSign: Html = html`<svg viewBox="0 0 24 24" ${stroke}><path d="M4 9.5 5.5 4h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12.5V20h13v-7.5M10 20v-4.5h4V20"/></svg>`;
