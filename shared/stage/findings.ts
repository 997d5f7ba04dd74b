/** What attempts say of the cases of a certification, whatever product it is of. */

/** What one attempt has to prove: a case, or a part of it that needs an attempt of its own. */
interface Slot {
  readonly caseId: string;
}

/** What a product's certification asks of attempts. */
export interface Script<Test extends { readonly id: string }, Part extends Slot, Attempt, Difference> {
  readonly slotsOf: (test: Test) => readonly Part[];
  /** Everything in which an attempt is not what is asked for; nothing where it proves it. */
  readonly differencesOf: (attempt: Attempt, slot: Part) => readonly Difference[];
  /** Whether somebody may have meant it as that; anything else never comes near. */
  readonly mayBeMeant: (attempt: Attempt, slot: Part) => boolean;
  /** Whether these parts are all that the case asks for. */
  readonly isProved: (test: Test, proved: readonly Part[]) => boolean;
  /** Whether anything came of it: it was not only begun or refused. */
  readonly hasResult: (attempt: Attempt) => boolean;
  /** Of two attempts the newer one has the greater position. */
  readonly positionOf: (attempt: Attempt) => string;
  /** Other attempts that one needs, such as the payment that it cancels. */
  readonly standsOn: (attempt: Attempt) => readonly Attempt[];
  /** An attempt that differs in more was an attempt at something else. */
  readonly mostDifferences: number;
}

/** The same for one that proves another case or comes nearer to it: a slip, as when an amount is mistaken. */
const mostOfAnothers = 2;

export interface Proof<Part, Attempt> {
  readonly slot: Part;
  readonly attempt: Attempt;
}

export interface Nearest<Attempt, Difference> {
  readonly attempt: Attempt;
  readonly differences: readonly Difference[];
  /** The case that it proves, or comes nearer to. */
  readonly closerTo: string | null;
}

/** What proves each part of a case, and where that is not all of it, what comes nearest to the rest. */
export interface CaseOutcome<Test, Part, Attempt, Difference> {
  readonly test: Test;
  readonly proofs: readonly Proof<Part, Attempt>[];
  readonly isProved: boolean;
  readonly nearest: Nearest<Attempt, Difference> | undefined;
}

interface Compared<Part, Attempt, Difference> extends Proof<Part, Attempt> {
  readonly differences: readonly Difference[];
}

type ByAttempt<Attempt> = ReadonlyMap<Attempt, readonly string[]>;

interface Differing {
  readonly differences: readonly unknown[];
}

const fewest = (all: readonly Differing[]): number =>
  Math.min(...all.map(({ differences }) => differences.length));

function closest<Of extends Differing>(all: readonly Of[]): Of[] {
  const least = fewest(all);
  return all.filter(({ differences }) => differences.length === least);
}

function newest<Attempt, Of extends { readonly attempt: Attempt }>(
  all: readonly Of[],
  positionOf: (attempt: Attempt) => string,
): Of | undefined {
  const position = ({ attempt }: Of) => positionOf(attempt);
  return all.toSorted((left, right) => (position(left) < position(right) ? -1 : 1)).at(-1);
}

/** The cases that each attempt proves, or helps to prove. */
function servedBy<Part extends Slot, Attempt>(
  fitting: readonly Proof<Part, Attempt>[],
  standsOn: (attempt: Attempt) => readonly Attempt[],
): ByAttempt<Attempt> {
  const uses = fitting.flatMap(({ slot, attempt }) =>
    [attempt, ...standsOn(attempt)].map((used) => ({ used, caseId: slot.caseId })),
  );
  const grouped = [...Map.groupBy(uses, ({ used }) => used)];
  return new Map(grouped.map(([used, all]) => [used, all.map(({ caseId }) => caseId)]));
}

/** The cases that each attempt comes nearest to. */
const aimedAt = <Part extends Slot, Attempt>(
  near: readonly Compared<Part, Attempt, unknown>[],
): ByAttempt<Attempt> =>
  new Map(
    [...Map.groupBy(near, ({ attempt }) => attempt)].map(([attempt, all]) => [
      attempt,
      closest(all).map(({ slot }) => slot.caseId),
    ]),
  );

interface Ground<Attempt> {
  readonly served: ByAttempt<Attempt>;
  readonly aims: ByAttempt<Attempt>;
  readonly mostDifferences: number;
}

/** What comes near a case: attempts at it, and attempts at others that only just missed it. */
function tries<Part extends Slot, Attempt, Difference>(
  near: readonly Compared<Part, Attempt, Difference>[],
  { served, aims, mostDifferences }: Ground<Attempt>,
): readonly Nearest<Attempt, Difference>[] {
  const tried = near.flatMap(({ slot: { caseId }, attempt, differences }) => {
    const proves = served.get(attempt);
    // What pays with one card of a case is no attempt at its other cards.
    if (proves?.includes(caseId)) return [];
    const aim = proves ?? aims.get(attempt) ?? [];
    return [{ attempt, differences, closerTo: aim.includes(caseId) ? null : (aim[0] ?? null) }];
  });
  return tried.filter(
    ({ closerTo, differences }) =>
      differences.length <= (closerTo === null ? mostDifferences : mostOfAnothers),
  );
}

/** An attempt at the case counts as one difference nearer than what was meant as another, unless nothing came of it. */
function nearestOf<Attempt, Difference>(
  tried: readonly Nearest<Attempt, Difference>[],
  { hasResult, positionOf }: Pick<Script<never, never, Attempt, Difference>, "hasResult" | "positionOf">,
): Nearest<Attempt, Difference> | undefined {
  const isOwn = ({ closerTo, attempt }: Nearest<Attempt, Difference>) =>
    closerTo === null && hasResult(attempt);
  const [own, others] = [tried.filter(isOwn), tried.filter((each) => !isOwn(each))];
  return newest(closest(fewest(own) <= fewest(others) + 1 ? own : others), positionOf);
}

/** What proves each case; of every part the newest attempt that fits. */
function proofsIn<Test extends { readonly id: string }, Part extends Slot, Attempt, Difference>(
  { isProved, positionOf }: Script<Test, Part, Attempt, Difference>,
  tests: readonly Test[],
  fitting: readonly Compared<Part, Attempt, Difference>[],
) {
  const ofSlots = [...Map.groupBy(fitting, ({ slot }) => slot).values()];
  const proved = ofSlots.flatMap((all) => newest(all, positionOf) ?? []);
  return tests.map((test) => {
    const proofs = proved.filter(({ slot }) => slot.caseId === test.id);
    const slots = proofs.map(({ slot }) => slot);
    return { test, proofs, isProved: isProved(test, slots) };
  });
}

/** For each case what proves it, or what comes nearest to it. In which order the attempts come does not matter. */
export function outcomesOf<Test extends { readonly id: string }, Part extends Slot, Attempt, Difference>(
  script: Script<Test, Part, Attempt, Difference>,
  tests: readonly Test[],
  attempts: readonly Attempt[],
): CaseOutcome<Test, Part, Attempt, Difference>[] {
  const { differencesOf, mayBeMeant, standsOn, mostDifferences } = script;
  const compared = tests
    .flatMap(script.slotsOf)
    .flatMap((slot) =>
      attempts
        .filter((attempt) => mayBeMeant(attempt, slot))
        .map((attempt) => ({ slot, attempt, differences: differencesOf(attempt, slot) })),
    );
  const fitting = compared.filter(({ differences }) => differences.length === 0);
  const outcomes = proofsIn(script, tests, fitting);
  const whole = new Set(outcomes.flatMap(({ test, isProved }) => (isProved ? [test.id] : [])));
  const proved = new Set(outcomes.flatMap(({ proofs }) => proofs.map(({ slot }) => slot)));
  const near = compared.filter(({ slot }) => !whole.has(slot.caseId) && !proved.has(slot));
  const ground = { served: servedBy(fitting, standsOn), aims: aimedAt(near), mostDifferences };
  const ofCases = Map.groupBy(near, ({ slot }) => slot.caseId);
  return outcomes.map((outcome) => {
    const tried = tries(ofCases.get(outcome.test.id) ?? [], ground);
    return { ...outcome, nearest: nearestOf(tried, script) };
  });
}
