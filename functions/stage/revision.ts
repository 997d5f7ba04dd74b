import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { type Correction, countCorrections } from "@portal/shared/stage/correction.ts";
import {
  caseCorrection,
  type Given,
  proofIn,
  type SentFile,
  type SentProofs,
} from "@portal/shared/stage/proof.ts";
import type { Saver } from "@portal/shared/stage/saver.ts";
import type * as z from "zod/mini";
import type { Author } from "../platform/change/author.ts";
import { type ItemRef, readAll } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { stageKeys } from "./keys.ts";

interface SentRevision {
  readonly revision: number;
  readonly sentAt: string;
  readonly sentBy: Saver;
}

export const revisionRef = <T>(
  place: OccurrencePlace,
  revision: number,
  schema: z.ZodMiniType<T>,
): ItemRef<T> => ({ key: stageKeys.revision(place, revision), schema });

/**
 * A revision. It never changes, so it may be read outside of a decision's own read. It keeps all that was sent, not what
 * differs: differences would be wrong for ever if the comparison was.
 */
export async function findRevision<T>(
  place: OccurrencePlace,
  revision: number | undefined,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  if (!revision) return undefined;
  const ref = revisionRef(place, revision, schema);
  return (await readAll([ref])).find(ref);
}

/** The revision number of this sending, and who sends. */
export const sendingOf = (
  stored: Pick<SentRevision, "revision"> | undefined,
  by: Pick<Author, "sub" | "name">,
  at: string,
): SentRevision => ({
  revision: (stored?.revision ?? 0) + 1,
  sentAt: at,
  sentBy: { sub: by.sub, name: by.name },
});

export const keepRevision = (place: OccurrencePlace, item: SentRevision): Write => ({
  act: "append",
  key: stageKeys.revision(place, item.revision),
  item,
});

/** The files that come with each case; only what names them is kept. */
export const filesByCase = (
  selected: readonly string[],
  files: readonly (SentFile & { readonly caseId: string | null })[],
) =>
  Object.fromEntries(
    selected.map((caseId) => [
      caseId,
      files.filter((file) => file.caseId === caseId).map(({ id, fileName }) => ({ id, fileName })),
    ]),
  );

interface CorrectedCase {
  readonly caseId: string;
  readonly state: Correction;
}

/** What the client did about each failed case; nothing can be said of what was sent before revisions were kept. */
export const correctedSince = <Return extends Given>(
  before: SentProofs<Return> | undefined,
  now: SentProofs<Return>,
  failed: readonly string[],
): CorrectedCase[] =>
  failed.map((caseId) => ({
    caseId,
    state: before ? caseCorrection(proofIn(before, caseId), proofIn(now, caseId)) : "changed",
  }));

/** What the line of history tells of a sending. */
export const factsOfSending = (revision: number, corrected: readonly CorrectedCase[]) => ({
  revision,
  caseIds: corrected.filter(({ state }) => state !== "open").map(({ caseId }) => caseId),
  ...(corrected.length > 0 ? { corrections: countCorrections(corrected.map(({ state }) => state)) } : {}),
});
