import type { EvidenceFile } from "@portal/shared/evidence/model.ts";

type WaitingFile = Pick<EvidenceFile, "id" | "status">;

/** How soon to ask again about a file that has waited this long; `false` stops asking. */
function nextDelay(waitedMs: number): number | false {
  if (waitedMs < 15_000) return 800;
  if (waitedMs < 60_000) return 2500;
  return waitedMs < 180_000 ? 6000 : false;
}

/** Remembers since when each file has waited, so that asking ends some day. */
export function createInspectionWatch(now: () => number) {
  const waitingSince = new Map<string, number>();
  const waitedMs = ({ id }: WaitingFile): number => {
    const since = waitingSince.get(id) ?? now();
    waitingSince.set(id, since);
    return now() - since;
  };
  return {
    /** The delay until the next request about these files; `false` when none of them is worth one. */
    delayMilliseconds(files: readonly WaitingFile[]): number | false {
      const delays = files
        .filter(({ status }) => status === "awaiting-upload")
        .map((file) => nextDelay(waitedMs(file)))
        .filter((delay) => delay !== false);
      return delays.length > 0 && Math.min(...delays);
    },
    /** Whether the page has stopped asking about this file. */
    isGivenUp: (file: WaitingFile): boolean =>
      file.status === "awaiting-upload" && nextDelay(waitedMs(file)) === false,
    /** Starts over, because the person asked to check again. */
    restart(files: readonly WaitingFile[]): void {
      for (const { id } of files) waitingSince.delete(id);
    },
  };
}
