import { challengePath, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import type { Locale } from "@portal/shared/locales.ts";
import type { APIGatewayProxyStructuredResultV2 as Result } from "aws-lambda";
import { storeAddress } from "../../engine/incoming/store-address.ts";
import { languageFor } from "../page/language.ts";
import { notePage, pageResult, wordsIn } from "../page/page.ts";
import { type Shown, shown, storeNameOf } from "../page/stored.ts";
import type { Visit } from "../page/visit.ts";
import { answered, isChallengeAct } from "./challenge-decision.ts";
import { type ChallengeRequest, challengeRequestOf } from "./challenge-request.ts";
import { resultOf } from "./challenge-result.ts";
import { challengeScreen, resultScreen } from "./challenge-screen.ts";

/** No address of a challenge, nothing asked of it, or something that is no more: to a stranger all look the same. */
function missing(locale: Locale): Result {
  const { goneTitle: title, goneLead: lead } = wordsIn(locale).challenge;
  return notePage(locale, { title, lead }, { status: 404, isFramed: true });
}

const localeOf = ({ transaction }: Shown, { acceptLanguage }: Visit): Locale =>
  languageFor([transaction.facts["browser.language"]], acceptLanguage);

interface AnsweredVisit {
  readonly visit: Visit;
  readonly request: ChallengeRequest;
  readonly merchantId: string;
  readonly isWrong?: boolean;
}

async function page(
  found: Shown,
  { visit, request, merchantId, isWrong = false }: AnsweredVisit,
): Promise<Result> {
  const { transaction, now } = found;
  const locale = localeOf(found, visit);
  const asked = { locale, transaction, request };
  if (transaction.status === "AUC") {
    const action = `${sandboxPages}${challengePath(merchantId)}/answer`;
    const storeName = storeNameOf(found.store);
    return pageResult(challengeScreen({ ...asked, storeName, action, now, isWrong }));
  }
  const to = storeAddress(transaction.facts["notification_url"] ?? "");
  return to ? pageResult(resultScreen(asked, to, resultOf(transaction, request))) : missing(locale);
}

/** Shows the challenge that a store's page asks for, or again what became of it. */
export async function openChallenge(visit: Visit, merchantId: string): Promise<Result> {
  const request = challengeRequestOf(visit.form);
  const found = request && (await shown(merchantId, request.transId));
  if (!request || found?.transaction.machine !== "3ds") return missing(languageFor([], visit.acceptLanguage));
  return page(found, { visit, request, merchantId });
}

/** Takes the holder's answer. One that comes too late changes nothing: the page says what became of it. */
export async function answerChallenge(visit: Visit, merchantId: string): Promise<Result> {
  const request = challengeRequestOf(visit.form);
  const act = visit.form.get("act") ?? "";
  if (!request || !isChallengeAct(act)) return missing(languageFor([], visit.acceptLanguage));
  const found = await shown(merchantId, request.transId, ({ transaction, now }) =>
    transaction.machine === "3ds" && transaction.status === "AUC"
      ? { transaction: answered(transaction, act, (visit.form.get("code") ?? "").trim(), now) }
      : {},
  );
  if (found?.transaction.machine !== "3ds") return missing(languageFor([], visit.acceptLanguage));
  return page(found, { visit, request, merchantId, isWrong: act === "confirm" });
}
