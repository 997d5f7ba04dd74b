import { randomUUID } from "node:crypto";
import { type IncomingMessage, type ServerResponse, validateHeaderValue } from "node:http";
import { pipeline } from "node:stream/promises";
import { corsHeaders } from "../protocol/cors.ts";
import { invalidArgument, S3Error } from "../protocol/errors.ts";
import { readRequest, type S3Request } from "../protocol/request.ts";
import { leaf, xmlDocument } from "../protocol/xml.ts";
import type { Store } from "../storage/store.ts";
import type { S3Reply } from "./route.ts";

function corsAnswer(
  { method, bucket, headers }: S3Request,
  store: Store,
): Record<string, string> | undefined {
  const {
    origin,
    "access-control-request-method": asked = "",
    "access-control-request-headers": names,
  } = headers;
  if (origin === undefined) return undefined;
  const rules = store.findBucket(bucket)?.settings.cors ?? [];
  if (method !== "OPTIONS") return corsHeaders(rules, { origin, method, headers: [] });
  const requested =
    names
      ?.toLowerCase()
      .split(",")
      .map((name) => name.trim()) ?? [];
  return corsHeaders(rules, { origin, method: asked, headers: requested.filter((name) => name !== "") });
}

/** Stored or requested header values that HTTP cannot carry are the client's error, not a crash. */
function checkHeaderValues({ headers = {} }: S3Reply): void {
  for (const [name, value] of Object.entries(headers)) {
    try {
      validateHeaderValue(name, value);
    } catch {
      throw invalidArgument(`The value for ${name} is not valid in a header.`);
    }
  }
}

function errorReply(error: unknown, target: string): S3Reply {
  if (!(error instanceof S3Error)) console.error(error);
  const { status, code, message } =
    error instanceof S3Error ? error : new S3Error(500, "InternalError", "We encountered an internal error.");
  const details = [
    leaf("Code", code),
    leaf("Message", message),
    leaf("Resource", target.split("?", 1)[0] ?? ""),
  ];
  return { status, body: xmlDocument("Error", details) };
}

async function send(message: IncomingMessage, response: ServerResponse, { status, headers, body }: S3Reply) {
  response.writeHead(status, {
    "x-amz-request-id": randomUUID(),
    ...(typeof body === "string" ? { "content-type": "application/xml" } : {}),
    ...headers,
  });
  if (message.method !== "HEAD" && typeof body === "function") await pipeline(body(), response);
  else response.end(message.method === "HEAD" ? undefined : body);
}

/** The client stopped reading half-way. */
function isPrematureClose(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ERR_STREAM_PREMATURE_CLOSE"
  );
}

async function replyTo(request: S3Request, run: (request: S3Request) => Promise<S3Reply>): Promise<S3Reply> {
  const reply = await run(request);
  checkHeaderValues(reply);
  return reply;
}

/** Answers one HTTP request: preflights by the bucket's rules, all else by `run`; errors become S3's XML. */
export async function respond(
  message: IncomingMessage,
  response: ServerResponse,
  store: Store,
  run: (request: S3Request) => Promise<S3Reply>,
): Promise<void> {
  let cors: Record<string, string> | undefined;
  const prepare = async (): Promise<S3Reply> => {
    const request = readRequest(message);
    cors = corsAnswer(request, store);
    if (request.method !== "OPTIONS") return replyTo(request, run);
    if (cors) return { status: 200 };
    throw new S3Error(403, "AccessForbidden", "CORSResponse: This CORS request is not allowed.");
  };
  const reply = await prepare().catch((error: unknown) => {
    // Cut by the client: nobody is left to answer, and what was written is already gone.
    return message.errored ? undefined : errorReply(error, message.url ?? "");
  });
  if (!reply) return;
  await send(message, response, { ...reply, headers: { ...reply.headers, ...cors } }).catch(
    (error: unknown) => {
      if (!isPrematureClose(error)) console.error(error);
      response.destroy();
    },
  );
  message.resume();
}
