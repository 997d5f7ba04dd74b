import { pause } from "../aws/pause.ts";
import { LostRace, transact, type Write } from "./transaction.ts";

const attempts = 5;

/**
 * Writes what depends on nothing that was read, and so may be written again where others write the same items.
 * @throws LostRace when they still do after several attempts
 */
export async function insist(writes: readonly Write[]): Promise<void> {
  for (let attempt = 1; writes.length > 0; attempt += 1) {
    try {
      return await transact(writes);
    } catch (error) {
      if (!(error instanceof LostRace) || attempt === attempts) throw error;
      await pause(attempt);
    }
  }
}
