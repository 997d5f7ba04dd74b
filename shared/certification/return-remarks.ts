import { applicableCases, numbersIn } from "./case-rules.ts";
import type { CaseReturn, CertificationScope } from "./model.ts";
import type { CertificationRule } from "./test-cases.data.ts";

/** A contradiction within a return. Client, server and support find them with the same rules. */
export interface ReturnRemark {
  readonly code:
    | "number-format"
    | "number-twice"
    | "number-repeated"
    | "tested-before"
    | "tested-long-before";
  /** The field within the return: `platformUsn`, `cardUsns.visa`, `testedOn`. */
  readonly field: string;
  /** Whether it stops the sending; otherwise it is only pointed out. */
  readonly refuses: boolean;
  /** The other cases that give the same number, when the number is repeated. */
  readonly caseIds: readonly string[];
}

/** The part of an attempt that the remarks compare. */
export interface ComparedReturns {
  readonly scope: CertificationScope;
  readonly selected: readonly string[];
  readonly returns: Readonly<Partial<Record<string, CaseReturn>>>;
  /** Null before the certification begins: then there is no date to compare with. */
  readonly begunAt: string | null;
}

/** As the reference of the gateway gives `esitef_usn`. */
export const usnDigits = 15;

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The calendar day of an instant in the time zone that is furthest behind, so that nobody's test of that day counts
 * as too early.
 */
export const firstDayOf = (at: string): string => dayOf(Date.parse(at) - dayMs / 2);

const endsAsTransaction: readonly string[] = ["CON", "NEG", "EST"];

/**
 * Whether the test produces a transaction number of its own: payments, captures and cancellations do, storing a card
 * or authenticating need not.
 */
const isTransaction = ({ amountCents, expectedStatus }: CertificationRule): boolean =>
  amountCents !== undefined && endsAsTransaction.includes(expectedStatus);

type UsnOfCase = ReturnType<typeof numbersIn>[number];

function numberRemarks(own: CertificationRule, used: UsnOfCase, compared: ComparedReturns): ReturnRemark[] {
  const { cardId, usn } = used;
  const field = cardId === undefined ? "platformUsn" : `cardUsns.${cardId}`;
  const sharing = applicableCases(compared.scope).filter(
    ({ id }) =>
      id !== own.id &&
      compared.selected.includes(id) &&
      numbersIn(compared.returns[id]).some((other) => other.usn === usn),
  );
  const timesHere = numbersIn(compared.returns[own.id]).filter((other) => other.usn === usn).length;
  const known = (code: ReturnRemark["code"], refuses: boolean, caseIds: string[] = []) => ({
    code,
    field,
    refuses,
    caseIds,
  });
  return [
    ...(usn.length === usnDigits ? [] : [known("number-format", isTransaction(own))]),
    ...(timesHere > 1 ? [known("number-twice", true)] : []),
    ...(sharing.length === 0
      ? []
      : [
          known(
            "number-repeated",
            isTransaction(own) && sharing.some(isTransaction),
            sharing.map(({ id }) => id),
          ),
        ]),
  ];
}

function dateRemarks(testedOn: string | undefined, begunAt: string | null): ReturnRemark[] {
  if (testedOn === undefined || begunAt === null) return [];
  const firstDay = firstDayOf(begunAt);
  if (testedOn >= firstDay) return [];
  // Tests from before the certification began are accepted; a date more than a year off is taken for a
  // mistyped year.
  const isLongBefore = testedOn < dayOf(Date.parse(firstDay) - 365 * dayMs);
  const code = isLongBefore ? "tested-long-before" : "tested-before";
  return [{ code, field: "testedOn", refuses: isLongBefore, caseIds: [] }];
}

/** Whether another amount was paid than the case asks for. The client may have meant it: it stops no sending. */
export const hasOtherAmount = (
  { amountCents }: Pick<CertificationRule, "amountCents">,
  { valueCents }: Pick<CaseReturn, "valueCents"> = {},
): boolean => amountCents !== undefined && valueCents !== undefined && valueCents !== amountCents;

/** How much of what was filled in is pointed out to support as contradicting the case, or itself. */
export function remarkCount(compared: ComparedReturns, caseId: string): number {
  const own = applicableCases(compared.scope).find(({ id }) => id === caseId);
  const isOther = own !== undefined && hasOtherAmount(own, compared.returns[caseId]);
  return remarksOn(compared, caseId).length + (isOther ? 1 : 0);
}

export function remarksOn(compared: ComparedReturns, caseId: string): readonly ReturnRemark[] {
  const own = applicableCases(compared.scope).find(({ id }) => id === caseId);
  const given = compared.returns[caseId];
  if (!own || !given) return [];
  return [
    ...numbersIn(given).flatMap((used) => numberRemarks(own, used, compared)),
    ...dateRemarks(given.testedOn, compared.begunAt),
  ];
}
