import { DomainError } from "@portal/shared/errors.ts";
import { callbackAddresses } from "@portal/shared/esitef/callbacks.data.ts";
import { deliveryTerms } from "@portal/shared/esitef/outcome/delivery.data.ts";
import type { Endpoints as EndpointsView, IssuedSecret } from "@portal/shared/sandbox/delivery.ts";
import { change } from "../../platform/change/change.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { record } from "../../platform/change/record.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import { deliverySecret } from "../../platform/secrets/delivery-secret.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { isAllowedEndpoint, listenerRef } from "../delivery/public.ts";
import { type Endpoints, endpointsRef } from "../engine/outgoing/endpoints.ts";
import { storeRef, toldWrites } from "../engine/store.ts";
import { later } from "../engine/transaction.ts";
import { keyIdOf } from "./keys.ts";
import { type SandboxRoutes, storeIn } from "./model.ts";

const none: Endpoints = { version: 0, addresses: {}, secrets: [] };

const reads = (merchantId: string) => [
  storeRef(merchantId),
  endpointsRef(merchantId),
  listenerRef(merchantId),
];

function view({ addresses, secrets }: Endpoints, seen: Snapshot, merchantId: string): EndpointsView {
  const now = new Date();
  const until = seen.find(listenerRef(merchantId))?.until ?? 0;
  const { status = null, authenticity = null, cardHash = null, analysis = null } = addresses;
  return {
    status,
    authenticity,
    cardHash,
    analysis,
    configuredAnalysis: seen.find(storeRef(merchantId))?.risk?.webhookUrl ?? null,
    secrets: secrets
      .map(({ until: end = null, ...secret }) => ({ ...secret, until: end }))
      .filter(({ until: end }) => end === null || end > now.toISOString()),
    listenerUntil: until * 1000 > now.getTime() ? new Date(until * 1000).toISOString() : null,
  };
}

export async function getEndpoints({
  actor,
  params,
}: ApiRequest<SandboxRoutes["getEndpoints"]>): Promise<EndpointsView> {
  const { companyId, merchantId } = params;
  const seen = await readCompany(companyId, actor, reads(merchantId));
  storeIn(seen, params);
  return view(seen.find(endpointsRef(merchantId)) ?? none, seen, merchantId);
}

const endpointsWrite = (merchantId: string, endpoints: Endpoints): Write => ({
  act: "put",
  key: endpointsRef(merchantId).key,
  item: endpoints,
  seen: endpoints.version,
});

/** The addresses that may be stored; what the browser cannot know is refused here, in its words. */
function requireAllowed(body: ApiRequest<SandboxRoutes["setEndpoints"]>["body"]): Endpoints["addresses"] {
  const fields = callbackAddresses
    .filter((path) => body[path] !== undefined && !isAllowedEndpoint(body[path]))
    .map((path) => ({ path, code: "url-private-host" as const }));
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
  return body;
}

export function setEndpoints(request: ApiRequest<SandboxRoutes["setEndpoints"]>): Promise<EndpointsView> {
  const { companyId, merchantId } = request.params;
  const addresses = requireAllowed(request.body);
  return change(request, {
    companyId,
    reads: reads(merchantId),
    decide: (seen, by, at) => {
      const store = storeIn(seen, request.params);
      const before = seen.find(endpointsRef(merchantId)) ?? none;
      const endpoints = { ...before, addresses };
      const result = view(endpoints, seen, merchantId);
      if (callbackAddresses.every((name) => before.addresses[name] === addresses[name]))
        return { writes: [], result };
      const entry = { companyId, subject: "company", event: "sandbox.endpoints-changed", at } as const;
      const writes = [endpointsWrite(merchantId, endpoints), ...toldWrites(store), ...record(by, entry)];
      return { writes, result };
    },
  });
}

/** With a new secret. The one before signs besides until its receivers know the new one. */
function withSecret({ secrets, ...rest }: Endpoints, id: string, at: string): Endpoints {
  const end = later(at, deliveryTerms.overlapSeconds);
  const others = secrets.filter((each) => each.id !== id && (each.until === undefined || each.until > at));
  const ending = others.map((each) => ({ ...each, until: each.until ?? end })).slice(-1);
  return { ...rest, secrets: [...ending, { id, createdAt: at }] };
}

/** A repeated request answers with the same secret, which follows from it; nothing of it is stored. */
export function rotateSecret(request: ApiRequest<SandboxRoutes["rotateSecret"]>): Promise<IssuedSecret> {
  const { companyId, merchantId } = request.params;
  const id = keyIdOf(request);
  return change(request, {
    companyId,
    keepsNoAnswer: true,
    reads: reads(merchantId),
    decide: async (seen, by, at) => {
      storeIn(seen, request.params);
      const before = seen.find(endpointsRef(merchantId)) ?? none;
      const isRepeat = before.secrets.some((each) => each.id === id);
      const endpoints = isRepeat ? before : withSecret(before, id, at);
      const entry = { companyId, subject: "company", event: "sandbox.secret-rotated", at } as const;
      return {
        writes: isRepeat ? [] : [endpointsWrite(merchantId, endpoints), ...record(by, entry)],
        result: {
          endpoints: view(endpoints, seen, merchantId),
          secret: await deliverySecret(merchantId, id),
        },
      };
    },
  });
}
