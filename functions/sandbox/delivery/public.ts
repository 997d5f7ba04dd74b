import { callbacks } from "@portal/shared/esitef/callbacks.data.ts";
import { isOwnMachine, isPublicEndpoint } from "@portal/shared/sandbox/endpoint-address.ts";
import * as z from "zod/mini";
import type { Delivery } from "../engine/outgoing/delivery.ts";
import { noticeKey } from "../engine/outgoing/notice.ts";
import { accessToken, tokenOf } from "../engine/sale/card-token.ts";
import { allInStore, inStore } from "../engine/store.ts";

/** The status that a form tells of, or none. */
export const tellsOf = ({ callback, fields }: Pick<Delivery, "callback" | "fields">): string | null =>
  (callback === "analysis-notification" ? fields["analise.status"] : fields["status"]) ??
  fields["three_ds_server_status"] ??
  null;

/** What stands for a card or opens something is in no row: it follows from what is. */
function secretOf(merchantId: string, name: string, { id, fields }: Pick<Delivery, "id" | "fields">): string {
  if (name === "hash") return tokenOf(merchantId, fields["nita"] ?? "");
  if (name === "token") return accessToken(merchantId, id);
  return "";
}

/** The form as it is posted, its fields in the documentation's order: what is stored has none. */
export function bodyOf(merchantId: string, delivery: Pick<Delivery, "id" | "callback" | "fields">): string {
  const { callback, fields } = delivery;
  const names = Object.keys(callbacks[callback].fields).filter((name) => name in fields);
  return new URLSearchParams(
    names.map((name) => [name, fields[name] || secretOf(merchantId, name, delivery)]),
  ).toString();
}

/** Everything that a store was told. */
export const deliveries = (merchantId: string) => allInStore(merchantId, "SEND");

/** One that a person asked for goes behind all that its transaction still has to tell. */
export const repeatKey = (merchantId: string, transactionId: string, id: string) =>
  noticeKey(merchantId, transactionId, `R${id}`);

/** Somebody listens on a machine of their own; deliveries wait for them while they are away, until it ends. */
const listenerSchema = z.object({ until: z.number() });
export const listenerRef = (merchantId: string) => ({
  key: inStore(merchantId, "LISTENER"),
  schema: listenerSchema,
});

/** Set by the local stack alone; `infra/stages.test.ts` refuses a template that sets it. */
export const laptop = { allowsLoopback: process.env.PORTAL_LOCAL_DELIVERY === "loopback" } as const;

/** Whether a store may be told at this address; it is asked when it is named, and whenever something is posted there. */
export const isAllowedEndpoint = (
  text: string,
  { allowsLoopback }: { readonly allowsLoopback: boolean } = laptop,
): boolean => isPublicEndpoint(text) || (allowsLoopback && isOwnMachine(text));
