import { log, originOf } from "../../platform/aws/log.ts";
import { listObjects } from "../../platform/aws/object-store.ts";
import { quarantineFolder } from "../evidence/public.ts";
import { clear } from "./clear.ts";

const service = "evidence-inspection";
/** No inspection starts after this, so that the last one ends before the function is cut off. */
const sweepMs = 25_000;

/** Shuffled, so that a file that crashes the function does not block the same others every time. */
const shuffled = (keys: readonly string[]): string[] =>
  keys
    .map((key) => ({ key, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ key }) => key);

/** Inspects what is still in quarantine: objects whose event was lost or whose inspection failed. */
export async function sweepQuarantine(): Promise<void> {
  const until = Date.now() + sweepMs;
  try {
    for (const key of shuffled(await listObjects(quarantineFolder))) {
      if (Date.now() > until) return;
      await clear(key).catch((error: unknown) =>
        log("ERROR", "inspection-failed", { service, ...originOf(error) }),
      );
    }
  } catch (error) {
    log("ERROR", "sweep-failed", { service, ...originOf(error) });
  }
}
