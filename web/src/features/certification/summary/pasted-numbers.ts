import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { CaseReturn, Certification } from "@portal/shared/certification/model.ts";
import { matches } from "../../../lib/text/search.ts";
import { proposedReturn } from "../return/return-proposal.ts";

/** A slot for one number: a case, or one card of a case. */
export interface NumberSlot {
  readonly id: string;
  readonly test: CertificationCase;
  readonly cardId: string | undefined;
  readonly isFilled: boolean;
}

export interface PastedNumber {
  readonly usn: string;
  /** The slot that the number goes to; undefined until one is chosen. */
  readonly slotId: string | undefined;
}

/** The slots of these cases, in order. */
export const slotsOf = (
  tests: readonly CertificationCase[],
  { returns }: Pick<Certification, "returns">,
): readonly NumberSlot[] =>
  tests.flatMap((test): NumberSlot[] => {
    const given = returns[test.id];
    if (!test.cards)
      return [{ id: test.id, test, cardId: undefined, isFilled: given?.platformUsn !== undefined }];
    return test.cards.map((cardId) => ({
      id: `${test.id} ${cardId}`,
      test,
      cardId,
      isFilled: given?.cardUsns?.[cardId] !== undefined,
    }));
  });

/** The longest run of digits of each line that has one: sheets and logs put other things beside it. */
const numbersOf = (text: string): readonly { usn: string; line: string }[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const runs = (line.match(/\d+/g) ?? []).toSorted((one, other) => other.length - one.length);
    const [usn] = runs;
    return usn === undefined ? [] : [{ usn: usn.slice(0, 20), line }];
  });

/** Assigns each number to a slot: of the case that its line names, otherwise the next empty one. */
export function assignNumbers(
  text: string,
  slots: readonly NumberSlot[],
  titleOf: (test: CertificationCase) => string,
): readonly PastedNumber[] {
  const free = slots.filter(({ isFilled }) => !isFilled);
  const take = (wanted: (slot: NumberSlot) => boolean) => {
    const at = free.findIndex(wanted);
    return at < 0 ? undefined : free.splice(at, 1)[0]?.id;
  };
  const named = numbersOf(text).map(({ usn, line }) => ({
    usn,
    slotId: take(({ test }) => matches(line, titleOf(test))),
  }));
  return named.map(({ usn, slotId }) => ({ usn, slotId: slotId ?? take(() => true) }));
}

/** Moves a number to another slot; the number that was there loses its slot. */
export const moveNumber = (
  numbers: readonly PastedNumber[],
  index: number,
  slotId: string | undefined,
): readonly PastedNumber[] =>
  numbers.map((one, at) => {
    if (at === index) return { ...one, slotId };
    return slotId !== undefined && one.slotId === slotId ? { ...one, slotId: undefined } : one;
  });

/** The returns that result from the numbers, by case; unsaved cases get the proposed values. */
export function returnsWith(
  { returns, scope }: Pick<Certification, "returns" | "scope">,
  numbers: readonly PastedNumber[],
  slots: readonly NumberSlot[],
  today: string,
): ReadonlyMap<string, CaseReturn> {
  const changed = new Map<string, CaseReturn>();
  for (const { usn, slotId } of numbers) {
    const slot = slots.find(({ id }) => id === slotId);
    if (!slot) continue;
    const { test, cardId } = slot;
    const given = changed.get(test.id) ?? returns[test.id] ?? proposedReturn(scope, test, today);
    const number =
      cardId === undefined ? { platformUsn: usn } : { cardUsns: { ...given.cardUsns, [cardId]: usn } };
    changed.set(test.id, { ...given, ...number });
  }
  return changed;
}
