import { setTimeout as wait } from "node:timers/promises";
import {
  challengePath,
  checkoutPath,
  checkoutQuery,
  sandboxPages,
} from "@portal/shared/esitef/sandbox-address.ts";
import type { Locale } from "@portal/shared/locales.ts";
import type { APIGatewayProxyStructuredResultV2 as Result } from "aws-lambda";
import { askedOutcome, outcomeHeader } from "../../engine/incoming/outcome-header.ts";
import { issuedRequest } from "../challenge/challenge-request.ts";
import { challengeScreen } from "../challenge/challenge-screen.ts";
import { languageFor } from "../page/language.ts";
import { notePage, pageResult, wordsIn } from "../page/page.ts";
import { settle } from "../page/settle.ts";
import { type Decide, type Shown, shownByNit, storeNameOf } from "../page/stored.ts";
import type { Visit } from "../page/visit.ts";
import { type Paying, payingOf, problemsOf } from "./card-form.ts";
import { cancel, isOpen, open, pay } from "./decide.ts";
import { isCard } from "./methods.ts";
import { formScreen } from "./screen/form-screen.ts";
import { toldScreen } from "./screen/told-screen.ts";
import { standingOf } from "./standing.ts";

/** As the documentation prints the address; links that were typed by hand name it plainly. */
const nitOf = ({ query }: Visit): string => query.get("input['nit']") ?? query.get("nit") ?? "";

const localeOf = ({ query, form, acceptLanguage }: Visit): Locale =>
  languageFor([form.get("lang") ?? query.get("lang") ?? undefined], acceptLanguage);

const missing = (locale: Locale): Result => notePage(locale, wordsIn(locale).page.missing, { status: 404 });

const pageOf = async ({ store, transaction }: Shown, locale: Locale) => ({
  locale,
  transaction,
  storeName: storeNameOf(store),
  merchantId: store.merchantId,
  action: sandboxPages + checkoutPath + checkoutQuery(transaction.id),
});

const statusAddress = (nit: string): string => `${sandboxPages}/status?nit=${nit}`;

/** The challenge of the buyer's card, on the way to paying. */
async function challengeOf(
  { store, authentication, now }: Shown,
  locale: Locale,
): Promise<Result | undefined> {
  if (authentication?.status !== "AUC") return undefined;
  const action = `${sandboxPages}${challengePath(store.merchantId)}/answer`;
  const request = issuedRequest(authentication.id);
  const storeName = storeNameOf(store);
  return pageResult(
    challengeScreen({ locale, transaction: authentication, storeName, request, action, now, isWrong: false }),
  );
}

/** The page as it stands. */
async function show(found: Shown, locale: Locale): Promise<Result> {
  const standing = standingOf(found.transaction);
  const page = await pageOf(found, locale);
  if (standing !== "open") {
    return pageResult(toldScreen({ ...page, standing }, statusAddress(found.transaction.id)));
  }
  return (await challengeOf(found, locale)) ?? pageResult(formScreen(page));
}

export async function openCheckout(visit: Visit): Promise<Result> {
  const locale = localeOf(visit);
  const found = await shownByNit(nitOf(visit), open);
  return found ? show(found, locale) : missing(locale);
}

/** Shown by its own address from then on: loading it again sends nothing a second time. */
const seeOther = ({ transaction }: Shown, locale: Locale): Result => ({
  statusCode: 303,
  headers: {
    location: `${sandboxPages + checkoutPath + checkoutQuery(transaction.id)}&lang=${locale}`,
    "cache-control": "no-store",
  },
});

/** Whatever was asked of the page to be held back is held back here. */
async function held({ transaction }: Shown): Promise<void> {
  const { delaySeconds = 0 } = askedOutcome(transaction.facts[outcomeHeader]) ?? {};
  await wait(delaySeconds * 1000);
}

async function payOnPage(found: Shown, paying: Paying, locale: Locale): Promise<Result> {
  const page = await pageOf(found, locale);
  const problems = isCard(paying.method) ? problemsOf(paying, found.transaction, found.now) : {};
  if (Object.keys(problems).length > 0) {
    return pageResult(formScreen({ ...page, sent: paying, problems }));
  }
  const after = await shownByNit(found.transaction.id, pay(paying, locale));
  if (!after) return missing(locale);
  await held(after);
  const isChallenged = after.authentication?.status === "AUC";
  // Nothing came of it, though everything was right.
  if (isOpen(after.transaction) && !isChallenged) {
    return pageResult(formScreen({ ...(await pageOf(after, locale)), sent: paying, isAgain: true }));
  }
  return seeOther(after, locale);
}

const acts: ReadonlyMap<string, Decide> = new Map([
  ["cancel", cancel],
  ["settle", settle],
]);

/** What the buyer does on the page; a challenge comes back to it as well. */
export async function actOnCheckout(visit: Visit): Promise<Result> {
  const locale = localeOf(visit);
  const act = visit.form.get("act") ?? "";
  const found = await shownByNit(nitOf(visit), acts.get(act) ?? open);
  if (!found) return missing(locale);
  const paying =
    act === "pay" && isOpen(found.transaction) ? payingOf(visit.form, found.transaction) : undefined;
  return paying ? payOnPage(found, paying, locale) : seeOther(found, locale);
}

/** Where the payment stands, for the page that waits for it. */
export async function tellStatus({ query }: Visit): Promise<Result> {
  const found = await shownByNit(query.get("nit") ?? "");
  return {
    statusCode: found ? 200 : 404,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
    body: JSON.stringify(found ? { status: found.transaction.status } : {}),
  };
}
