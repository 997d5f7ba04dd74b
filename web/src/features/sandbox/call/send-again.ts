import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { api } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import type { StorePlace } from "../queries.ts";
import { type SandboxCall, urlOf } from "./curl.ts";

interface Session {
  readonly merchantId: string;
  readonly merchantKey: string;
}

const credentialsOf = (
  { product }: SandboxCall,
  { merchantId, merchantKey }: Session,
): Readonly<Record<string, string>> =>
  product === "sitefex-ws-consulta"
    ? { authorization: `Basic ${btoa(`${merchantId}:${merchantKey}`)}` }
    : { merchant_id: merchantId, merchant_key: merchantKey };

/**
 * Sends a call in the company's name, with a key that ends by itself after an hour. Whatever the sandbox answers, the
 * call is then in the list.
 * @throws ApiError `sandbox-keys-missing` without keys, `network` where the sandbox was not reached
 */
export async function sendCall({ companyId, merchantId }: StorePlace, call: SandboxCall): Promise<void> {
  const session = await api(sandboxContract).openSession({ params: { companyId }, body: { merchantId } });
  try {
    await fetch(urlOf(call), {
      method: call.method,
      headers: {
        ...call.headers,
        ...credentialsOf(call, session),
        ...(call.body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
    });
  } catch {
    throw new ApiError("network");
  }
}
