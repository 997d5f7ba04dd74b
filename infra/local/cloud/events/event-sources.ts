import path from "node:path";
import type { AwsAccess } from "../../engines/aws-access.ts";
import type { LocalS3 } from "../../engines/s3/server.ts";
import type { Lambdas } from "../functions/lambda.ts";
import type { Template } from "../template/template.ts";
import { openCheckpoints } from "./checkpoints.ts";
import { openDeadLetters } from "./dead-letters.ts";
import { readObjectSubscriptions, startObjectEvents } from "./object-events.ts";
import { openPendingObjects } from "./pending-objects.ts";
import { readSchedules, startSchedules } from "./schedules.ts";
import { readStreamMappings } from "./stream-mapping.ts";
import { startStreamConsumers } from "./table-streams.ts";

interface SourceSurroundings {
  /** To the tables. */
  readonly access: AwsAccess;
  readonly s3: Pick<LocalS3, "onObjectCreated">;
  readonly lambdas: Lambdas;
  /** Where it is kept how far events have come. */
  readonly directory: string;
  readonly log: (line: string) => void;
}

/** Whatever calls functions besides the gateway: tables' changes, buckets' objects, the clock. */
export interface EventSources {
  /** Follows another synthesis. */
  replace(template: Template): Promise<void>;
  stop(): Promise<void>;
}

export function startEventSources(template: Template, around: SourceSurroundings): EventSources {
  const { access, s3, lambdas, directory, log } = around;
  const deadLetters = openDeadLetters(path.join(directory, "dead-letters.jsonl"), log);
  const checkpoints = openCheckpoints(path.join(directory, "streams.json"));
  const pending = openPendingObjects(path.join(directory, "objects.json"));
  const objects = startObjectEvents(readObjectSubscriptions(template), {
    region: access.region,
    lambdas,
    deadLetters,
    pending,
  });
  s3.onObjectCreated((object) => objects.announce(object));

  const follow = (next: Template) => {
    const streams = { access, lambdas, checkpoints, deadLetters, log };
    const consumers = startStreamConsumers(readStreamMappings(next), streams);
    const stopSchedules = startSchedules(readSchedules(next), { lambdas, log });
    return async () => {
      stopSchedules();
      await consumers.stop();
    };
  };
  let stopFollowing = follow(template);
  return {
    replace: async (next) => {
      objects.replace(readObjectSubscriptions(next));
      await stopFollowing();
      stopFollowing = follow(next);
    },
    stop: async () => {
      objects.stop();
      await stopFollowing();
    },
  };
}
