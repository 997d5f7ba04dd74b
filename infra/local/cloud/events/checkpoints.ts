import { readFileSync, renameSync, writeFileSync } from "node:fs";

export interface Checkpoints {
  find(key: string): string | undefined;
  set(key: string, sequenceNumber: string): void;
}

function read(file: string): Record<string, string> {
  try {
    const positions: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    return positions;
  } catch {
    // Nothing read yet: every consumer begins where its mapping says, and consumers expect repeats.
    return {};
  }
}

/** How far each consumer has read each shard, so that a restart neither skips nor repeats a change. */
export function openCheckpoints(file: string): Checkpoints {
  const positions = read(file);
  return {
    find: (key) => positions[key],
    set: (key, sequenceNumber) => {
      positions[key] = sequenceNumber;
      writeFileSync(`${file}.next`, JSON.stringify(positions));
      renameSync(`${file}.next`, file);
    },
  };
}
