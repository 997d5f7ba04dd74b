import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { type Listening, listen, operationOf, type Reply } from "./server.ts";

/** A proxy before the database: records every operation and answers with an error where a test wants one. */
export interface Watch extends Listening {
  readonly calls: {
    readonly operation: string;
    readonly request: unknown;
    /** Read units that the database counts for it, of an operation that reads. */
    units: number;
  }[];
  /** Errors to answer with, by operation, each as often as it is listed. */
  readonly failures: Map<string, string[]>;
}

/** In place of an error's name: the operation is carried out but its reply is lost. */
export const replyLost = "reply-lost";

/** An error by its name; `TransactionCanceledException:TransactionConflict` also gives its reason. */
function errorReply(failure: string): Reply {
  const [name = "", reason] = failure.split(":");
  const reasons = reason ? { CancellationReasons: [{ Code: reason }] } : {};
  const body = JSON.stringify({ __type: `com.amazonaws.dynamodb#${name}`, ...reasons });
  return { status: name.startsWith("Internal") ? 500 : 400, body };
}

const forwardedHeaders = ["authorization", "content-type", "x-amz-target", "x-amz-date"] as const;

async function forward(target: string, { headers }: IncomingMessage, body: string): Promise<Reply> {
  const kept = Object.fromEntries(forwardedHeaders.map((name) => [name, String(headers[name])]));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(target, { method: "POST", headers: kept }, resolve).on("error", reject).end(body);
  });
  return { status: response.statusCode ?? 0, body: await text(response) };
}

const readings = ["BatchGetItem", "Query"];

/** The same question, with what it costs. */
const asked = (operation: string, body: string): string =>
  readings.includes(operation)
    ? JSON.stringify({ ...JSON.parse(body), ReturnConsumedCapacity: "TOTAL" })
    : body;

function unitsIn({ body }: Reply): number {
  const { ConsumedCapacity = [] } = JSON.parse(body);
  return [ConsumedCapacity].flat().reduce((sum: number, { CapacityUnits }) => sum + Number(CapacityUnits), 0);
}

export async function watchDatabase(target: string): Promise<Watch> {
  const calls: Watch["calls"] = [];
  const failures: Watch["failures"] = new Map();
  const listening = await listen(async (incoming, body) => {
    const operation = operationOf(incoming);
    const call = { operation, request: JSON.parse(body), units: 0 };
    calls.push(call);
    const failure = failures.get(operation)?.shift();
    if (failure && failure !== replyLost) return errorReply(failure);
    const reply = await forward(target, incoming, asked(operation, body));
    if (readings.includes(operation) && reply.status === 200) call.units = unitsIn(reply);
    if (failure === replyLost) throw new Error("The connection ends before the reply.");
    return reply;
  });
  return { ...listening, calls, failures };
}
