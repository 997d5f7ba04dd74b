import type { Locale } from "@portal/shared/locales.ts";
import { formatMoney } from "@portal/shared/money.ts";
import type { Transaction } from "../../engine/model.ts";
import { barcodeDrawing } from "../page/drawings.ts";
import { type Html, html } from "../page/html.ts";
import { wordsIn } from "../page/page.ts";

/** 47 digits as they are printed: five groups, three of them in two parts. */
const printedLine = (line: string): string =>
  line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, "$1.$2 $3.$4 $5.$6 $7 $8");

const payerName = ({ facts }: Transaction): string | undefined => {
  const names = ["name", "surname"].flatMap((name) => facts[`additional_data.payer.${name}`] ?? []);
  return names.length === 0 ? undefined : names.join(" ");
};

/** The paper: what is owed, by whom, until when, and the code that a bank would read. */
export function boletoPaper(locale: Locale, transaction: Transaction, storeName: string): Html {
  const words = wordsIn(locale).boleto;
  const { facts, answered } = transaction;
  const line = printedLine(answered["boleto.digitable_line"] ?? "");
  const row = (label: string, value: string | undefined, name = "") =>
    html`<dt>${label}</dt><dd class="${name}">${value ?? words.unknown}</dd>`;
  return html`<h1>${words.title}</h1>
<p class="notice">${words.lead}</p>
<div class="field"><label for="line">${words.line}</label><div class="copied"><textarea id="line" rows="2" readonly>${line}</textarea><button type="button" class="button secondary" data-copy="line" data-done="${words.copied}" hidden>${words.copy}</button></div></div>
<dl class="facts">
${row(words.amount, formatMoney(Number(facts["amount"] ?? 0), "BR"), "amount")}
${row(words.due, answered["boleto.expiration_date"])}
${row(words.beneficiary, storeName)}
${row(words.payer, payerName(transaction))}
${row(words.document, facts["additional_data.payer.identification_number"])}
${row(words.number, answered["esitef_usn"])}
${row(words.order, facts["order_id"])}
</dl>
${barcodeDrawing(answered["boleto.barcode"] ?? "", words.barcode)}`;
}
