import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { formatMoney } from "@portal/shared/money.ts";
import { moneyOf } from "../../engine/country.ts";
import type { Transaction } from "../../engine/model.ts";
import { isProven } from "../../engine/sale/authentication.ts";
import { sendAtOnce, showProgress } from "../page/browser-parts.ts";
import { type Html, hidden, html } from "../page/html.ts";
import { type Page, sandboxNote, say, wordsIn } from "../page/page.ts";
import { issuerSign, noSign, yesSign } from "../page/signs.ts";
import { attemptsLeft, challengeCode } from "./challenge-decision.ts";
import type { ChallengeRequest } from "./challenge-request.ts";

interface ChallengeShown {
  readonly locale: Locale;
  readonly transaction: Transaction;
  readonly request: ChallengeRequest;
}

interface ChallengeAsked extends ChallengeShown {
  /** Where the store's call named nobody who asks. */
  readonly storeName: string;
  /** Where the answer goes. */
  readonly action: string;
  readonly now: string;
  /** The code that was typed is not the right one. */
  readonly isWrong: boolean;
}

const instant = (locale: Locale, at: string): string =>
  new Intl.DateTimeFormat(localeDetails[locale].format, {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: "America/Sao_Paulo",
  }).format(new Date(at));

function purchase({ locale, transaction, storeName, now }: ChallengeAsked): Html {
  const words = wordsIn(locale).challenge;
  const { facts, card } = transaction;
  const store = facts["three_ds_requestor.name"] ?? storeName;
  return html`<dl class="facts">
<dt>${words.store}</dt><dd>${store}</dd>
<dt>${words.amount}</dt><dd class="amount">${formatMoney(Number(facts["purchase.amount"]), moneyOf(transaction))}</dd>
<dt>${words.card}</dt><dd>•••• ${card?.lastFour ?? ""}</dd>
<dt>${words.at}</dt><dd>${instant(locale, now)}</dd>
</dl>`;
}

function codeField({ locale, transaction, isWrong }: ChallengeAsked): Html {
  const words = wordsIn(locale).challenge;
  const left = attemptsLeft(transaction);
  const wrong = left === 1 ? words.wrongLast : say(words.wrong, { left });
  return html`<div class="field">
<label for="code">${words.code}</label>
<p class="hint" id="code-hint">${say(words.codeHint, { code: challengeCode })}</p>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" size="6"
${isWrong ? html`aria-invalid="true" aria-describedby="code-wrong code-hint"` : html`aria-describedby="code-hint"`}>
${isWrong && html`<p class="wrong" id="code-wrong" role="alert">${wrong}</p>`}
</div>`;
}

const issuerBar = ({ locale, transaction }: ChallengeShown): Html => html`<p class="issuer">
<span>${issuerSign} ${wordsIn(locale).challenge.issuer}</span>
<span class="brand">${transaction.card?.brand ?? ""}</span>
</p>`;

/** Asks the holder whether the purchase is theirs. */
export function challengeScreen(asking: ChallengeAsked): Page {
  const { locale, request, action } = asking;
  const words = wordsIn(locale).challenge;
  const { creq, threeDSSessionData } = request;
  const body = html`<main class="card">
${issuerBar(asking)}
<h1>${words.title}</h1>
${purchase(asking)}
<form method="post" action="${action}">
${hidden({ creq, threeDSSessionData })}
${codeField(asking)}
<button class="button primary" name="act" value="confirm">${words.confirm}</button>
<div class="pair">
<button class="button secondary" name="act" value="refuse">${words.refuse}</button>
<button class="button quiet" name="act" value="cancel">${words.cancel}</button>
</div>
</form>
${sandboxNote(locale)}
</main>`;
  const { title } = words;
  return { locale, title, body, scripts: [showProgress], isFramed: true, status: asking.isWrong ? 422 : 200 };
}

/** Says what became of it, and takes the result to the store. */
export function resultScreen(asked: ChallengeShown, to: URL, result: Readonly<Record<string, string>>): Page {
  const { locale, transaction } = asked;
  const words = wordsIn(locale).challenge;
  const isConfirmed = isProven(transaction.status);
  const title = isConfirmed ? words.confirmed : words.denied;
  const body = html`<main class="card">
${issuerBar(asked)}
<p class="${isConfirmed ? "verdict" : "verdict no"}">${isConfirmed ? yesSign : noSign}</p>
<h1>${title}</h1>
<p role="status">${words.leaving}</p>
<form method="post" action="${to.href}">
${hidden(result)}
<button class="button primary">${words.leave}</button>
</form>
${sandboxNote(locale)}
</main>`;
  // Where the store's address sends the browser on to, a browser asks this page, too.
  return { locale, title, body, scripts: [sendAtOnce], isFramed: true, sendsTo: [to.origin, "https:"] };
}
