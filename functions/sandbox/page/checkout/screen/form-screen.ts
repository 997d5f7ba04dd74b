import { cardNumbers, publishedNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import { formatMoney } from "@portal/shared/money.ts";
import { moneyOf } from "../../../engine/country.ts";
import { checkCard, fillCard, showProgress } from "../../page/browser-parts.ts";
import { type Html, html } from "../../page/html.ts";
import { type Page, say, wordsIn } from "../../page/page.ts";
import { type FieldName, isTaken, type Paying, type Problems } from "../card-form.ts";
import { instalmentsOf, isCard, type Method, methodsOf } from "../methods.ts";
import { checkoutFrame } from "./frame.ts";
import { centsOf, isReservation, type ShownPage } from "./shown-page.ts";

interface Filling extends ShownPage {
  /** What was sent and what is wrong with it, where the page is shown once more. */
  readonly sent?: Paying | undefined;
  readonly problems?: Problems;
  /** The institution failed, and nothing came of it. */
  readonly isAgain?: boolean;
}

const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

function textField(
  { locale, problems = {} }: Filling,
  name: FieldName,
  { label, hint, value, attributes }: { label: string; hint?: string; value: string; attributes: Html },
): Html {
  const problem = problems[name];
  const text = problem && wordsIn(locale).checkout.problem[problem];
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" ${attributes} value="${value}" aria-describedby="${name}-wrong" ${text !== undefined && html`aria-invalid="true"`} ${hint !== undefined && html`placeholder="${hint}"`}>
<p class="wrong" id="${name}-wrong" role="alert">${text}</p>
</div>`;
}

/** Only a published number is shown again. */
const numberAgain = ({ sent, transaction }: Filling): string =>
  sent && isTaken(sent.number, transaction) ? grouped(sent.number) : "";

function cardFields(filling: Filling): Html {
  const { locale, sent, transaction } = filling;
  const words = wordsIn(locale).checkout;
  const { problem } = words;
  const numbers = [...publishedNumbers].filter((number) => isTaken(number, transaction));
  const expiry = sent?.expiry.replace(/^(\d\d)(\d\d)$/, "$1/$2") ?? "";
  // What is refused here is refused by the function as well; this way the buyer need not wait for it.
  return html`<div class="card-fields" data-card data-numbers="${numbers.join(",")}" data-missing="${problem.numberMissing}" data-unpublished="${problem.numberUnpublished}" data-malformed="${problem.expiryMalformed}" data-past="${problem.expiryPast}" data-code="${problem.codeMalformed}">
${textField(filling, "number", { label: words.number, value: numberAgain(filling), attributes: html`autocomplete="cc-number" maxlength="23"` })}
<div class="pair fields">
${textField(filling, "expiry", { label: words.expiry, hint: words.expiryHint, value: expiry, attributes: html`autocomplete="cc-exp" maxlength="5"` })}
${textField(filling, "code", { label: words.code, hint: words.codeHint, value: "", attributes: html`autocomplete="cc-csc" maxlength="4"` })}
</div>
</div>`;
}

function instalmentField(filling: Filling): Html | undefined {
  const { locale, transaction, sent } = filling;
  const words = wordsIn(locale).checkout;
  const counts = instalmentsOf(transaction);
  if (counts.length === 1 && counts[0] === 1) return undefined;
  const hasInterest = transaction.facts["installment_type"] === "3";
  const textOf = (count: number): string => {
    const amount = formatMoney(Math.ceil(centsOf(transaction) / count), moneyOf(transaction));
    if (count === 1) return say(words.once, { amount });
    return say(hasInterest ? words.timesInterest : words.times, { count, amount });
  };
  const options = counts.map(
    (count) =>
      html`<option value="${count}" ${sent?.instalments === count && html`selected`}>${textOf(count)}</option>`,
  );
  return html`<div class="field instalments"><label for="installments">${words.instalments}</label><select id="installments" name="installments">${options}</select></div>`;
}

function testCards({ locale, transaction }: Filling): Html {
  const words = wordsIn(locale).checkout;
  const ids = [
    "visa",
    "mastercard",
    "elo",
    "amex",
    "hipercard",
    "diners",
    "3ds-visa",
    "3ds-mastercard",
  ] as const;
  const cards = ids.map((id) => cardNumbers[id]).filter(({ number }) => isTaken(number, transaction));
  const rows = cards.map(({ brand, number }) => {
    return html`<li><span>${brand}</span> <code>${grouped(number)}</code> <button type="button" class="small" data-use="${number}" aria-label="${say(words.useCard, { brand })}" hidden>↑</button></li>`;
  });
  return html`<details class="test-cards"><summary>${words.testCards}</summary><p class="muted">${words.testCardsLead}</p><ul>${rows}</ul></details>`;
}

const panels = (filling: Filling): Readonly<Record<"pix" | "boleto", string>> => {
  const { pixLead, boletoLead } = wordsIn(filling.locale).checkout;
  return { pix: pixLead, boleto: boletoLead };
};

function payButton({ locale, transaction }: Filling, method: Method): Html {
  const words = wordsIn(locale).checkout;
  const amount = formatMoney(centsOf(transaction), moneyOf(transaction));
  const cardText = say(isReservation(transaction) ? words.reserveAct : words.pay, { amount });
  const text = method === "pix" ? words.payPix : method === "boleto" ? words.payBoleto : cardText;
  return html`<button class="button primary" name="act" value="pay">${text}</button>`;
}

/** The methods as one choice; what belongs to each is shown by its own style rule, without a script. */
function choice(filling: Filling, offered: readonly Method[], chosen: Method): Html {
  const words = wordsIn(filling.locale).checkout;
  if (offered.length === 1) return html`<input type="hidden" name="method" value="${chosen}">`;
  return html`<fieldset class="methods"><legend>${words.method}</legend>${offered.map(
    (method) =>
      html`<label><input type="radio" name="method" value="${method}" id="method-${method}" ${method === chosen && html`checked`}> ${words.methods[method]}</label>`,
  )}</fieldset>`;
}

/** Asks how to pay, and with what. */
export function formScreen(filling: Filling): Page {
  const { locale, transaction, action, sent, problems = {}, isAgain = false } = filling;
  const words = wordsIn(locale).checkout;
  const offered = methodsOf(transaction);
  const chosen = sent?.method ?? offered[0] ?? "credit";
  const hasCard = offered.some(isCard);
  const others = (["pix", "boleto"] as const).filter((method) => offered.includes(method));
  const inside = html`<h1>${words.title}</h1>
${isAgain && html`<p class="notice" role="alert">${words.again}</p>`}
<form method="post" action="${action}" novalidate class="${offered.length === 1 ? `only-${chosen}` : "some"}">
<input type="hidden" name="lang" value="${locale}">
${choice(filling, offered, chosen)}
${hasCard && html`<div class="panel card">${cardFields(filling)}${instalmentField(filling)}${payButton(filling, "credit")}${testCards(filling)}</div>`}
${others.map((method) => html`<div class="panel ${method}"><p>${panels(filling)[method]}</p>${payButton(filling, method)}</div>`)}
</form>
<form method="post" action="${action}"><input type="hidden" name="lang" value="${locale}"><button class="button quiet" name="act" value="cancel">${words.cancel}</button></form>`;
  return {
    locale,
    title: words.title,
    body: checkoutFrame(filling, inside),
    scripts: [checkCard, fillCard, showProgress],
    status: isAgain || Object.keys(problems).length > 0 ? 422 : 200,
  };
}
