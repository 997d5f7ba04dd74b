import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { isRecord } from "@portal/shared/field/record.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { amountText } from "@portal/shared/money.ts";
import { todayIn } from "../../../lib/text/today.ts";
import { returnSubmissionOf } from "../../certification-engine/return-submission.ts";
import { certificationScreens } from "../screens.ts";
import { proposedReturn } from "./return-proposal.ts";

/** The form's values: the route's body with money in local notation, and yes or no as a choice. */
export interface ReturnFormValues {
  readonly version: number;
  readonly return: {
    readonly isWebservice: string;
    readonly platformUsn: string;
    readonly cardUsns: Readonly<Record<string, string>>;
    readonly testedOn: string;
    readonly valueCents: string;
    readonly orderId: string;
    readonly merchantUsn: string;
    readonly notes: string;
  };
}

/** The case of a form, and the company whose day and notation of money it uses. */
export interface ReturnPlace {
  readonly test: Pick<CertificationCase, "id" | "amountCents" | "cards">;
  readonly country: Country;
  /** Whoever fills it in reads amounts in this language. */
  readonly locale: Locale;
}

/** The saved return; for a case that was never saved, the proposal. */
export function returnValuesOf(
  certification: Certification,
  { test, country, locale }: ReturnPlace,
): ReturnFormValues {
  const saved = certification.returns[test.id];
  const { isWebservice, valueCents, ...given } =
    saved ?? proposedReturn(certification.scope, test, todayIn(country));
  return {
    version: certification.version,
    return: {
      isWebservice: isWebservice === undefined ? "" : isWebservice ? "yes" : "no",
      platformUsn: given.platformUsn ?? "",
      cardUsns: Object.fromEntries((test.cards ?? []).map((id) => [id, given.cardUsns?.[id] ?? ""])),
      testedOn: given.testedOn ?? "",
      valueCents: valueCents === undefined ? "" : amountText(valueCents, country, locale),
      orderId: given.orderId ?? "",
      merchantUsn: given.merchantUsn ?? "",
      notes: given.notes ?? "",
    },
  };
}

/** Yes or no as the route takes it, and numbers of cards only where the case has any. */
function asSent({ isWebservice, cardUsns, ...given }: Readonly<Record<string, unknown>>) {
  const answer = isWebservice === "yes" ? true : isWebservice === "no" ? false : isWebservice;
  const numbers = isRecord(cardUsns) && Object.keys(cardUsns).length > 0 ? { cardUsns } : {};
  return { ...given, ...numbers, isWebservice: answer };
}

export const returnSubmission = (start: Certification, { test, country }: ReturnPlace) =>
  returnSubmissionOf(certificationScreens, start, { caseId: test.id, country, asSent });
