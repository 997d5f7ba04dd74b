import { applicableCases, numbersIn } from "./case-rules.ts";
import type { CaseReturn, CertificationScope } from "./model.ts";
import type { CertificationRule } from "./test-cases.data.ts";

/** What does not fit together in a return, whoever looks at it: client before sending, server on sending, support. */
export interface ReturnRemark {
  readonly code:
    | "number-format"
    | "number-twice"
    | "number-repeated"
    | "tested-before"
    | "tested-long-before";
  /** The field within the return: `platformUsn`, `cardUsns.visa`, `testedOn`. */
  readonly field: string;
  /** Whether it cannot be sent like this; else it is only pointed out. */
  readonly refuses: boolean;
  /** Of a repeated number, the other cases that have it. */
  readonly caseIds: readonly string[];
}

/** The returns of an attempt, as far as they are compared. */
export interface ComparedReturns {
  readonly scope: CertificationScope;
  readonly selected: readonly string[];
  readonly returns: Readonly<Partial<Record<string, CaseReturn>>>;
  /** Absent before there is anything to compare. */
  readonly begunAt: string | null;
}

/** As the reference of the gateway gives `esitef_usn`. */
export const usnDigits = 15;

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The calendar day of an instant where it is earliest on Earth: nobody's test of that day is too early. */
export const firstDayOf = (at: string): string => dayOf(Date.parse(at) - dayMs / 2);

const endsAsTransaction: readonly string[] = ["CON", "NEG", "EST"];

/** Payments, captures and cancellations each get a number of their own; storing a card or authenticating need not. */
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
  // Whoever tested before beginning need not test again; a year off is a year mistyped.
  const isLongBefore = testedOn < dayOf(Date.parse(firstDay) - 365 * dayMs);
  const code = isLongBefore ? "tested-long-before" : "tested-before";
  return [{ code, field: "testedOn", refuses: isLongBefore, caseIds: [] }];
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
