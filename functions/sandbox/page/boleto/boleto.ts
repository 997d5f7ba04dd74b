import { boletoPath, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import type { Locale } from "@portal/shared/locales.ts";
import type { APIGatewayProxyStructuredResultV2 as Result } from "aws-lambda";
import { copyText, printPage, showProgress } from "../page/browser-parts.ts";
import { html } from "../page/html.ts";
import { languageFor } from "../page/language.ts";
import { notePage, pageResult, sandboxNote, wordsIn } from "../page/page.ts";
import { settle } from "../page/settle.ts";
import { yesSign } from "../page/signs.ts";
import { type Shown, shownByNit, storeNameOf } from "../page/stored.ts";
import type { Visit } from "../page/visit.ts";
import { boletoPaper } from "./boleto-paper.ts";

const isBoleto = ({ transaction }: Shown): boolean => transaction.answered["boleto.barcode"] !== undefined;

async function paperPage({ transaction, store }: Shown, locale: Locale): Promise<Result> {
  const words = wordsIn(locale).boleto;
  const isOpen = transaction.status === "PEN";
  const body = html`<main class="card paper">
${!isOpen && html`<p class="verdict">${yesSign}</p><p role="status"><strong>${transaction.status === "CON" ? words.paid : transaction.status}</strong></p>`}
${boletoPaper(locale, transaction, storeNameOf(store))}
<form method="post" action="${sandboxPages + boletoPath(transaction.id)}" class="unprinted">
<input type="hidden" name="lang" value="${locale}">
${isOpen && html`<button class="button primary" name="act" value="settle">${words.pay}</button>`}
<button type="button" class="button secondary" data-print hidden>${words.print}</button>
</form>
${sandboxNote(locale, store.merchantId)}
</main>`;
  return pageResult({ locale, title: words.title, body, scripts: [copyText, printPage, showProgress] });
}

/** A boleto as its buyer sees it, who may also pay it there. */
export async function showBoleto(visit: Visit, named = ""): Promise<Result> {
  const locale = languageFor(
    [visit.form.get("lang") ?? visit.query.get("lang") ?? undefined],
    visit.acceptLanguage,
  );
  // The documented address names it in its form.
  const nit = named === "" ? (visit.form.get("nit") ?? visit.query.get("nit") ?? "") : named;
  const isPaying = visit.method === "POST" && visit.form.get("act") === "settle";
  const found = await shownByNit(nit, isPaying ? (seen) => (isBoleto(seen) ? settle(seen) : {}) : undefined);
  if (!found || !isBoleto(found)) return notePage(locale, wordsIn(locale).page.missing, { status: 404 });
  return paperPage(found, locale);
}
