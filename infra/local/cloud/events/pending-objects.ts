import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { ObjectCreated } from "../../engines/s3/storage/object-created.ts";

/** New objects that not every function has been told of, on the disk, so that the end of the process loses none. */
export interface PendingObjects {
  all(): ObjectCreated[];
  add(object: ObjectCreated): void;
  remove(object: ObjectCreated): void;
}

function read(file: string): ObjectCreated[] {
  try {
    const objects: ObjectCreated[] = JSON.parse(readFileSync(file, "utf8"));
    return objects;
  } catch {
    // Nothing was pending, or this is the first start.
    return [];
  }
}

export function openPendingObjects(file: string): PendingObjects {
  const pending = new Map(read(file).map((object) => [object.sequencer, object]));
  const keep = () => {
    writeFileSync(`${file}.next`, JSON.stringify([...pending.values()]));
    renameSync(`${file}.next`, file);
  };
  return {
    all: () => [...pending.values()],
    add: (object) => {
      pending.set(object.sequencer, object);
      keep();
    },
    remove: ({ sequencer }) => {
      if (pending.delete(sequencer)) keep();
    },
  };
}
