import { localeDetails, locales } from "@portal/shared/locales.ts";
import { formatMoney } from "@portal/shared/money.ts";
import { moneyOf } from "../../../engine/country.ts";
import { type Html, html } from "../../page/html.ts";
import { sandboxNote, say, wordsIn } from "../../page/page.ts";
import { storeSign } from "../../page/signs.ts";
import { centsOf, isReservation, type ShownPage } from "./shown-page.ts";

/** Each language by its own name, as a link to the same page. */
const languages = ({ locale, action }: ShownPage): Html =>
  html`<nav class="languages" aria-label="${wordsIn(locale).checkout.language}">${locales.map(
    (each) =>
      html`<a href="${action}&amp;lang=${each}" lang="${localeDetails[each].htmlLang}" ${each === locale && html`aria-current="true"`}>${localeDetails[each].label}</a>`,
  )}</nav>`;

/** What is bought, and beside it what the buyer does about it. */
export function checkoutFrame(shown: ShownPage, inside: Html): Html {
  const { locale, transaction, storeName, merchantId } = shown;
  const words = wordsIn(locale).checkout;
  const { order_id: order } = transaction.facts;
  return html`<div class="checkout">
<header class="summary"><div>
<p class="store">${storeSign} ${storeName}</p>
<p class="muted">${isReservation(transaction) ? words.reserve : words.total}</p>
<p class="total">${formatMoney(centsOf(transaction), moneyOf(transaction))}</p>
${order !== undefined && html`<p class="muted">${say(words.order, { order })}</p>`}
</div></header>
<main class="act"><div>
${inside}
<footer>${sandboxNote(locale, merchantId)}${languages(shown)}</footer>
</div></main>
</div>`;
}
