import type { OperationTable } from "@portal/shared/esitef/call.ts";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import type { Operation } from "@portal/shared/esitef/schema.ts";
import type { Shapes } from "@portal/shared/esitef/values.ts";
import { refused } from "../answer.ts";
import type { Decider, PageDecider } from "../decider.ts";
import { type Call, callOf } from "../incoming/call.ts";
import { isMerchantId } from "../incoming/credentials.ts";
import { type Asked, askedOutcome, outcomeHeader } from "../incoming/outcome-header.ts";
import type { Request } from "../incoming/request.ts";
import type { Answer } from "./attempts.ts";
import { type Intent, intentOf, isKey } from "./idempotency.ts";
import { type Presented, presented } from "./presented.ts";

type AnyDecider = Decider & Partial<PageDecider>;

/** The calls that one function answers. */
export interface Family {
  readonly operations: OperationTable;
  /** The usual form of each parameter that they take. */
  readonly parameters: Shapes;
  readonly deciders: Readonly<Partial<Record<GatewayOperationId, AnyDecider>>>;
}

/** A documented call with everything that is known before anything is read. */
export interface Arrival extends Presented {
  readonly request: Request;
  readonly definition: Operation;
  readonly decider: AnyDecider;
  readonly call: Call;
  readonly asked: Asked;
  readonly intent: Intent | undefined;
  readonly startedAt: number;
}

const invalid = (name: string): Answer => ({
  http: 400,
  body: { code: "952", message: `invalid ${name} value` },
});

interface CalledOperation {
  readonly matched: Extract<Request["matched"], object>;
  readonly definition: Operation;
  readonly decider: AnyDecider;
}

/** What answers at the address, or that nothing does. */
function calledOf({ matched }: Request, { operations, deciders }: Family): CalledOperation | Answer {
  if (matched === "wrong-method") return { http: 405, body: { message: "Method not allowed" } };
  const decider = matched && deciders[matched.operation];
  const definition = matched && operations[matched.operation];
  if (!matched || !decider || !definition) return { http: 404, body: { message: "Not found" } };
  return { matched, decider, definition };
}

/** A request as the documented call that it is, or the answer to what is none. */
export function arrivalOf(request: Request, family: Family, startedAt: number): Arrival | Answer {
  const called = calledOf(request, family);
  if ("http" in called) return called;
  const { matched, decider, definition } = called;
  const own = presented(definition, request);
  if (!isMerchantId(own.merchantId) || own.lacksKey) return refused("956");
  const asked = askedOutcome(request.headers[outcomeHeader]);
  if (!asked) return invalid(outcomeHeader);
  const intent = intentOf(request, definition);
  if (intent && !isKey(intent.key)) return invalid("idempotency_key");
  const beside = Object.values(family.operations).filter(
    ({ method, path }) => method === definition.method && path === definition.path,
  );
  const { parameters } = family;
  const call = callOf(request, { ...matched, definition, beside, parameters, asked, isSigned: false });
  return { request, definition, decider, call, asked, intent, startedAt, ...own };
}
