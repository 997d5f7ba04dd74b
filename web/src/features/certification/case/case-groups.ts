import { type TestBlock, testBlocks } from "@portal/shared/certification/test-cases.data.ts";

interface InBlock {
  readonly test: { readonly block: TestBlock };
}

export interface CaseGroup<Entry> {
  readonly block: TestBlock;
  readonly entries: readonly Entry[];
}

/** The cases grouped by block, in the script's order; empty blocks are left out. */
export const groupsOf = <Entry extends InBlock>(entries: readonly Entry[]): readonly CaseGroup<Entry>[] =>
  testBlocks
    .map((block) => ({ block, entries: entries.filter(({ test }) => test.block === block) }))
    .filter((group) => group.entries.length > 0);

/** The order in which people meet the cases on every screen. */
export const inGroupOrder = <Entry extends InBlock>(entries: readonly Entry[]): readonly Entry[] =>
  groupsOf(entries).flatMap((group) => group.entries);
