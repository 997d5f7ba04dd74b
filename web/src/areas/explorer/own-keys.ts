import type { RouteOutput } from "@portal/shared/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { api } from "../../lib/api/api.ts";

type SandboxSession = RouteOutput<(typeof sandboxContract)["routes"]["openSession"]>;

/** Stands for the key wherever the explorer shows a call; only what is sent has the real one. */
export const keyPlaceholder = "$MERCHANT_KEY";

/** A key is not used in its last half minute: the call that carries it takes time, too. */
const marginMilliseconds = 30_000;

export interface OwnKeys {
  readonly current: () => Promise<SandboxSession>;
}

/** A key for an hour, asked for when there is none or the last has run out. It is kept in memory alone. */
export function ownKeys(open: () => Promise<SandboxSession>, now: () => number = Date.now): OwnKeys {
  let session: SandboxSession | undefined;
  return {
    current: async () => {
      if (!session || Date.parse(session.expiresAt) - marginMilliseconds < now()) session = await open();
      return session;
    },
  };
}

export const companyKeys = (companyId: string): OwnKeys =>
  ownKeys(() => api(sandboxContract).openSession({ params: { companyId }, body: {} }));

/** The parts of the explorer's request that are ours to fill in. */
export interface Request {
  url: string;
  headers: Record<string, string>;
}

/** Puts the key in the place of what stands for it. One that somebody typed instead is left alone. */
export async function withOwnKey<R extends Request>(request: R, keys: OwnKeys | undefined): Promise<R> {
  if (request.headers.merchant_key !== keyPlaceholder || !keys) return request;
  const { merchantId, merchantKey } = await keys.current();
  return {
    ...request,
    headers: { ...request.headers, merchant_id: merchantId, merchant_key: merchantKey },
  };
}
