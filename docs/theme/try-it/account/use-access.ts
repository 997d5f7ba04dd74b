import type { Locale } from "@portal/shared/locales.ts";
import { useEffect, useState } from "react";
import {
  type Access,
  createKeys,
  findAccess,
  forgetSession,
  isUsable,
  openSession,
  type SandboxSession,
} from "./access.ts";
import { PortalError } from "./portal-api.ts";

export interface AccessState {
  /** Undefined while it is being found out. */
  readonly access: Access | undefined;
  /** A key that was just created, until the reader says that it is kept. */
  readonly created: { readonly merchantId: string; readonly merchantKey: string } | undefined;
  readonly isCreating: boolean;
  readonly check: () => void;
  readonly create: (companyId: string) => void;
  readonly keep: () => void;
  /** The key to send with now; a new one where the last has run out. Undefined where sending is not possible any more. */
  readonly freshSession: () => Promise<SandboxSession | undefined>;
  /** The sandbox did not take the key: the next call gets another one. */
  readonly refused: () => void;
}

const asFailure = (error: unknown): Access => ({
  at: "failed",
  error: error instanceof PortalError ? error : new PortalError("network"),
});

/** Creates the company's keys and goes on with them. */
function useCreation(setAccess: (access: Access) => void) {
  const [created, setCreated] = useState<AccessState["created"]>();
  const [isCreating, setCreating] = useState(false);
  const create = async (companyId: string) => {
    setCreating(true);
    try {
      const { store, merchantKey } = await createKeys(companyId);
      setCreated({ merchantId: store.merchantId, merchantKey });
      setAccess(await openSession(companyId));
    } catch (error) {
      setAccess(asFailure(error));
    } finally {
      setCreating(false);
    }
  };
  return {
    created,
    isCreating,
    create: (companyId: string) => void create(companyId),
    keep: () => setCreated(undefined),
  };
}

/** Who may send, as far as the browser knows: the portal and the sandbox decide. */
export function useAccess(locale: Locale): AccessState {
  const [access, setAccess] = useState<Access>();
  const creation = useCreation(setAccess);
  useEffect(() => {
    let isStale = false;
    void findAccess(locale).then((found) => !isStale && setAccess(found));
    return () => {
      isStale = true;
    };
  }, [locale]);

  const find = async () => {
    const found = await findAccess(locale);
    setAccess(found);
    return found.at === "ready" ? found.session : undefined;
  };
  const isReady = access?.at === "ready";
  return {
    ...creation,
    access,
    check: () => {
      setAccess(undefined);
      void find();
    },
    freshSession: async () => (isReady && isUsable(access.session) ? access.session : find()),
    refused: () => {
      forgetSession();
      if (isReady)
        setAccess({ ...access, session: { ...access.session, expiresAt: new Date(0).toISOString() } });
    },
  };
}
