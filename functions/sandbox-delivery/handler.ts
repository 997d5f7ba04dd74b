import type { DynamoDBStreamEvent } from "aws-lambda";
import { isSweep, type Sweep } from "../outbox/consume.ts";
import { laneOf, sweep, tellLanes } from "./sweep.ts";

/**
 * Posts to stores what they are told: new notices from the table's stream and, every minute, whatever is due. What the
 * stream brings is never reported as failed, because the sweep finds it and its neighbours must not wait.
 */
export async function handler(event: DynamoDBStreamEvent | Sweep): Promise<void> {
  if (isSweep(event)) return sweep();
  const positions = event.Records.map(({ dynamodb }) => dynamodb?.Keys?.["sk"]?.S ?? "");
  return tellLanes(positions.flatMap((position) => laneOf(position) ?? []));
}
