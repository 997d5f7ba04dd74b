import { quarantineFolder } from "../evidence/model.ts";
import { log, originOf } from "../platform/aws/log.ts";
import { listObjects } from "../platform/aws/object-store.ts";
import { clear } from "./clear.ts";

const service = "evidence-inspection";
/** The last one begun must still come to its end before the function is cut off. */
const sweepMs = 25_000;

/** In any order: a file that ends the function itself must not stand before the same others for ever. */
const shuffled = (keys: readonly string[]): string[] =>
  keys
    .map((key) => ({ key, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ key }) => key);

/** Inspects what is in quarantine although it was told of once: its event was lost, or nobody could act on it. */
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
