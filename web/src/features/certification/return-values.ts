import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { decimalOf, parseMoney } from "@portal/shared/money.ts";
import type { ProductId } from "@portal/shared/occurrence/model.ts";
import * as z from "zod/mini";
import { isRecord } from "../../lib/record.ts";
import { type Submission, submissionOf } from "../../lib/submission.ts";
import { onFreshVersion } from "./fresh-version.ts";

/** The body of the route as people fill it in: money in their own notation, yes and no as a choice. */
export interface ReturnFormValues {
  readonly version: number;
  readonly return: {
    readonly isWebservice: string;
    readonly platformUsn: string;
    readonly testedOn: string;
    readonly valueCents: string;
    readonly orderId: string;
    readonly merchantUsn: string;
    readonly notes: string;
  };
}

/** Cents as one writes them without a currency: `2200000` is `22.000,00` in Portuguese. */
export const moneyText = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(localeDetails[locale].format, { minimumFractionDigits: 2 }).format(decimalOf(cents));

export function returnValuesOf(
  certification: Certification,
  caseId: string,
  locale: Locale,
): ReturnFormValues {
  const { isWebservice, valueCents, ...given } = certification.returns[caseId] ?? {};
  return {
    version: certification.version,
    return: {
      isWebservice: isWebservice === undefined ? "" : isWebservice ? "yes" : "no",
      platformUsn: given.platformUsn ?? "",
      testedOn: given.testedOn ?? "",
      valueCents: valueCents === undefined ? "" : moneyText(valueCents, locale),
      orderId: given.orderId ?? "",
      merchantUsn: given.merchantUsn ?? "",
      notes: given.notes ?? "",
    },
  };
}

/** What is not understood is passed on as it is, so that the schema refuses it at its field. */
function asSent(typed: unknown, locale: Locale): unknown {
  if (!isRecord(typed) || !isRecord(typed.return)) return typed;
  const { isWebservice, valueCents, ...given } = typed.return;
  const money = typeof valueCents === "string" ? (parseMoney(valueCents, locale) ?? valueCents) : valueCents;
  const answer = isWebservice === "yes" ? true : isWebservice === "no" ? false : isWebservice;
  return { ...typed, return: { ...given, isWebservice: answer, valueCents: money } };
}

interface ReturnPlace {
  readonly companyId: string;
  readonly product: ProductId;
  readonly caseId: string;
}

export function returnSubmission(
  start: Certification,
  { companyId, product, caseId }: ReturnPlace,
  locale: Locale,
): Submission<Certification> {
  const params = { companyId, product, caseId };
  const submission = submissionOf(certificationContract, "saveReturn", params);
  return onFreshVersion(
    {
      ...submission,
      schema: z.pipe(
        z.transform((typed: unknown) => asSent(typed, locale)),
        submission.schema,
      ),
    },
    start,
    ({ returns }) => returns[caseId],
  );
}
