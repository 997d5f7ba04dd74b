import type {
  DynamoDBStreamEvent,
  APIGatewayProxyEventV2 as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from "aws-lambda";
import { isSweep, type Sweep } from "../../platform/outbox/consume.ts";
import { listen } from "./listener.ts";
import { laneOf, sweep, tellLanes } from "./sweep.ts";

/**
 * Posts to stores what they are told: new notices from the table's stream and, every minute, whatever is due. What the
 * stream brings is never reported as failed, because the sweep finds it and its neighbours must not wait. Listeners on
 * people's machines ask it for the same.
 */
export async function handler(event: DynamoDBStreamEvent | Sweep | Event): Promise<Result | undefined> {
  if ("rawPath" in event) return listen(event);
  if (isSweep(event)) {
    await sweep();
    return undefined;
  }
  const positions = event.Records.map(({ dynamodb }) => dynamodb?.Keys?.["sk"]?.S ?? "");
  await tellLanes(positions.flatMap((position) => laneOf(position) ?? []));
  return undefined;
}
