import { sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";

/** A store of the sandbox and one of its keys. */
export interface StoreKeys {
  readonly siteUrl: string;
  readonly merchantId: string;
  readonly merchantKey: string;
}

interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the sandbox's address. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call when the program stops waiting. */
  readonly signal?: AbortSignal;
}

/** A program of a store: it knows its keys and nothing of the portal. What it is answered, refusals as well, is the demo's. */
export const shopProgram =
  ({ siteUrl, merchantId, merchantKey }: StoreKeys) =>
  async ({ method, path, body, headers, signal }: Call): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(siteUrl + sandboxAddress + path, {
      method,
      headers: {
        ...headers,
        merchant_id: merchantId,
        merchant_key: merchantKey,
        "content-type": "application/json",
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  };
