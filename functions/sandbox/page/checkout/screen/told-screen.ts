import { localeDetails } from "@portal/shared/locales.ts";
import { boletoPaper } from "../../boleto/boleto-paper.ts";
import { copyText, leaveSoon, showProgress, watchStatus } from "../../page/browser-parts.ts";
import { qrDrawing } from "../../page/drawings.ts";
import { type Html, html } from "../../page/html.ts";
import { type Page, say, wordsIn } from "../../page/page.ts";
import { noSign, waitSign, yesSign } from "../../page/signs.ts";
import { leavesByItself, type Standing, wayBack } from "../standing.ts";
import { checkoutFrame } from "./frame.ts";
import type { ShownPage } from "./shown-page.ts";

interface Told extends ShownPage {
  readonly standing: Exclude<Standing, "open">;
}

const sign = (standing: Standing): Html => {
  if (standing === "paid" || standing === "reserved") return html`<p class="verdict">${yesSign}</p>`;
  const isNeutral = ["processing", "pix", "boleto"].includes(standing);
  return isNeutral
    ? html`<p class="verdict wait">${waitSign}</p>`
    : html`<p class="verdict no">${noSign}</p>`;
};

/** The link back, by itself after a moment where the store asked for that. */
function leaving({ locale, transaction, standing }: Told, mayLeave: boolean): Html {
  const words = wordsIn(locale).checkout;
  const to = wayBack(transaction, standing);
  if (!to) return html`<p class="muted">${words.close}</p>`;
  const isSoon = mayLeave && leavesByItself(transaction);
  return html`${isSoon && html`<p class="muted" role="status">${words.leaving}</p>`}<a class="button ${mayLeave ? "primary" : "secondary"}" href="${to.href}" ${isSoon && html`data-leave`}>${words.back}</a>`;
}

/** Pays in the place of the buyer, whose bank is not there. */
const payInPlace = ({ locale, action }: Told): Html =>
  html`<form method="post" action="${action}"><input type="hidden" name="lang" value="${locale}"><button class="button primary" name="act" value="settle">${wordsIn(locale).checkout.pix.pay}</button></form>`;

function pixInside(told: Told): Html {
  const { locale, transaction } = told;
  const words = wordsIn(locale).checkout.pix;
  const text = transaction.answered["qr_code"] ?? "";
  const time =
    transaction.due &&
    new Intl.DateTimeFormat(localeDetails[locale].format, {
      timeStyle: "medium",
      timeZone: "America/Sao_Paulo",
    }).format(new Date(transaction.due.at));
  return html`<h1>${words.title}</h1><p>${words.lead}</p>
<figure class="code">${qrDrawing(text, words.image)}${time !== undefined && html`<figcaption class="muted">${say(words.until, { time })}</figcaption>`}</figure>
<div class="field"><label for="pix-text">${words.text}</label><div class="copied"><input id="pix-text" readonly value="${text}"><button type="button" class="button secondary" data-copy="pix-text" data-done="${words.copied}" hidden>${words.copy}</button></div></div>
<p class="muted">${words.nobody}</p>${payInPlace(told)}${leaving(told, false)}`;
}

/** Says where a payment stands that is out of the buyer's hands. */
export function toldScreen(told: Told, statusAddress: string): Page {
  const { locale, standing, transaction } = told;
  const words = wordsIn(locale).checkout;
  const isWaiting = standing === "processing" || standing === "pix" || standing === "boleto";
  const plain = () => {
    const { title, lead } = words[standing === "boleto" ? "pix" : standing];
    return html`${sign(standing)}<h1>${title}</h1><p>${lead}</p>${standing !== "processing" && leaving(told, true)}`;
  };
  const inside =
    standing === "pix"
      ? pixInside(told)
      : standing === "boleto"
        ? html`${boletoPaper(locale, transaction, told.storeName)}${payInPlace(told)}${leaving(told, false)}`
        : plain();
  const watched = html`<div ${isWaiting && html`data-watch="${statusAddress}" data-seen="${transaction.status}"`}>${inside}</div>`;
  const title = standing === "boleto" ? wordsIn(locale).boleto.title : words[standing].title;
  return {
    locale,
    title,
    body: checkoutFrame(told, isWaiting ? watched : inside),
    scripts: isWaiting ? [copyText, watchStatus, showProgress] : [leaveSoon],
  };
}
