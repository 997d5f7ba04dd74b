import type { Incoming, Reply } from "../hosted/exchange.ts";
import type { Operation, Operations } from "../pool/context.ts";
import { CognitoError, invalidParameter } from "../pool/errors.ts";
import { isSigned } from "./signed.ts";

function reply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { "content-type": "application/x-amz-json-1.1", ...headers },
    body: encode(body),
  };
}

/** Dates travel as seconds since 1970, which is what the SDKs expect of this protocol. */
function encode(body: unknown): string {
  return JSON.stringify(body, function (this: Record<string, unknown>, key: string, value: unknown) {
    const original = this[key];
    return original instanceof Date ? original.getTime() / 1000 : value;
  });
}

function parse(body: string): object {
  try {
    const input: object | null = JSON.parse(body);
    if (typeof input === "object" && input) return input;
  } catch {}
  throw invalidParameter("The body is not a JSON object.");
}

/** `POST /` with the operation in a header: the protocol of the AWS SDKs and of Amplify. */
export class JsonApi {
  readonly #operations: Map<string, Operation>;
  readonly #signedOnly: Set<string>;

  /** `signed` are those that the cloud answers only to AWS credentials. */
  constructor({ open, signed }: { open: Operations; signed: Operations }) {
    this.#operations = new Map(Object.entries({ ...open, ...signed }));
    this.#signedOnly = new Set(Object.keys(signed));
  }

  answer = async (incoming: Incoming): Promise<Reply> => {
    const { headers, body } = incoming;
    const name = String(headers["x-amz-target"]).split(".").at(-1) ?? "";
    try {
      const operation = this.#operations.get(name);
      if (!operation) throw new CognitoError("UnknownOperationException", `${name} is not emulated locally.`);
      // No page holds AWS credentials, so any page that asks is not ours: it must not make itself an administrator.
      if (this.#signedOnly.has(name) && (headers.origin !== undefined || !isSigned(incoming))) {
        throw new CognitoError("NotAuthorizedException", `${name} is for programs with AWS credentials.`);
      }
      return reply(200, await operation(parse(body)));
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      const { name: type, message } = error;
      return reply(400, { __type: type, message }, { "x-amzn-errortype": type });
    }
  };
}
