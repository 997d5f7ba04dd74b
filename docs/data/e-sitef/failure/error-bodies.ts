import { type GatewayCodeName, gatewayCodes } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import type { HttpExample, Json } from "../../examples/request-code/http-example.ts";
import * as examples from "./error-examples.ts";
import { refusedExamples } from "./refused-examples.data.ts";

/** How a failure arrives: HTTP status and body. */
export interface ErrorBody {
  readonly http: number;
  readonly body: Json;
}

const ofExample = ({ status, response }: HttpExample): ErrorBody => ({
  http: status,
  body: response ?? null,
});

function ofRefusal(name: string, kind: "declined" | "invalid"): ErrorBody {
  const found = refusedExamples[name]?.[kind];
  if (!found) throw new Error(`No example of ${name} is ${kind}.`);
  return { http: found.status, body: found.response };
}

/** Codes that a call of an example is answered with; the suite makes each of these calls. */
const answered: Readonly<Partial<Record<GatewayCodeName, ErrorBody>>> = {
  "5": ofExample(examples.unknownAuthorizer),
  "102": ofExample(examples.paidTwice),
  "115": ofExample(examples.unpaidRefund),
  "131": ofExample(examples.failingPix),
  "134": ofExample(examples.wrongIssuer),
  "951": ofRefusal("payment-do", "declined"),
  "952": ofRefusal("payment-begin", "invalid"),
  "953": ofRefusal("payment-query", "invalid"),
  "1270": ofExample(examples.keyWithOtherBody),
  "1272": ofExample(examples.keyOfOtherKind),
};

/** The header that makes the sandbox answer with a code. */
export const forcingHeader = (code: GatewayCodeName): string => `error:${code}`;

/** How a code arrives; one that no example meets is what its header is answered with. */
export function errorBodyOf(code: GatewayCodeName): ErrorBody {
  const { http, message } = gatewayCodes[code];
  return answered[code] ?? { http, body: { code, message } };
}

/** Of those, the ones that only the header shows. */
export const onlyForced = (code: GatewayCodeName): boolean => answered[code] === undefined;
