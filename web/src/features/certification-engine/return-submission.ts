import type { Country } from "@portal/shared/country.ts";
import { isRecord } from "@portal/shared/field/record.ts";
import { parseMoney } from "@portal/shared/money.ts";
import * as z from "zod/mini";
import type { Submission } from "../../lib/api/submission.ts";
import { onFreshVersion } from "../../ui/form/fresh-version.ts";
import type { AnyCertification, CertificationScreens } from "./screens.ts";

type Typed = Readonly<Record<string, unknown>>;

/** An amount that cannot be parsed is passed on unchanged, so that the schema refuses it at its field. */
const centsIn = (typed: unknown, country: Country): unknown =>
  typeof typed === "string" ? (parseMoney(typed, country) ?? typed) : typed;

interface ReturnOf {
  readonly caseId: string;
  readonly country: Country;
  /** What a product asks for beside the amount, as the route takes it. */
  readonly asSent?: (given: Typed) => Typed;
}

/** The return of one case as it is sent; its form has money in local notation. */
export function returnSubmissionOf<Item extends AnyCertification>(
  { saveReturn }: CertificationScreens<Item>,
  start: Item,
  { caseId, country, asSent = (given) => given }: ReturnOf,
): Submission<Item> {
  const submission = saveReturn(start, caseId);
  const sent = (typed: unknown) =>
    isRecord(typed) && isRecord(typed.return)
      ? {
          ...typed,
          return: { ...asSent(typed.return), valueCents: centsIn(typed.return.valueCents, country) },
        }
      : typed;
  return onFreshVersion(
    { ...submission, schema: z.pipe(z.transform(sent), submission.schema) },
    start,
    ({ returns }) => returns[caseId],
  );
}
