import type { Values } from "@portal/shared/esitef/values.ts";
import type { CallOrigin } from "@portal/shared/sandbox/call.ts";
import {
  type WsConsultaOperationId,
  wsConsultaOperations,
} from "@portal/shared/ws-consulta/operations.data.ts";
import { wsConsultaAddress } from "@portal/shared/ws-consulta/sandbox-address.ts";
import type { APIGatewayProxyEventV2 as Event } from "aws-lambda";
import { originOf } from "../engine/incoming/origin.ts";
import { lowerCase, queryOf } from "../engine/incoming/request.ts";

/** A documented call as it arrived. All that it says is in its address; who calls is in its header. */
export interface Incoming {
  readonly operation: WsConsultaOperationId;
  readonly method: string;
  /** Below the interface's address. */
  readonly path: string;
  readonly query: Values;
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly origin: CallOrigin;
}

const isOperation = (id: string): id is WsConsultaOperationId => id in wsConsultaOperations;

interface Address {
  readonly operation: WsConsultaOperationId;
  readonly method: string;
  readonly path: string;
}

const addresses: readonly Address[] = Object.entries(wsConsultaOperations).flatMap(
  ([id, { method, path }]) => (isOperation(id) ? [{ operation: id, method, path }] : []),
);

/** User and password of HTTP Basic; empty where the header has another form. */
function credentialsIn(authorization = ""): Pick<Incoming, "merchantId" | "merchantKey"> {
  const [, encoded = ""] = /^Basic ([\w+/=-]+)$/i.exec(authorization) ?? [];
  const text = Buffer.from(encoded, "base64").toString();
  const end = text.indexOf(":");
  return end < 0
    ? { merchantId: "", merchantKey: "" }
    : { merchantId: text.slice(0, end), merchantKey: text.slice(end + 1) };
}

/** The call that a request is, or why it is none. */
export function incomingOf(event: Event): Incoming | "no-address" | "wrong-method" {
  const { method } = event.requestContext.http;
  const path = event.rawPath.slice(wsConsultaAddress.length).replace(/\/$/, "");
  const there = addresses.filter((address) => address.path === path);
  const address = there.find((each) => each.method === method);
  if (!address) return there.length > 0 ? "wrong-method" : "no-address";
  const headers = lowerCase(event.headers);
  const credentials = credentialsIn(headers["authorization"]);
  const origin = originOf(credentials.merchantKey, headers);
  return { ...address, query: queryOf(event.rawQueryString), ...credentials, origin };
}
