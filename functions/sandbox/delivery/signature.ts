import { createHmac } from "node:crypto";
import { signatureHeaders } from "@portal/shared/esitef/outcome/delivery.data.ts";
import { deliverySecret } from "../../platform/secrets/delivery-secret.ts";
import type { Endpoints } from "../engine/outgoing/endpoints.ts";

const signed = (secret: string, text: string): string => {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  return `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
};

/**
 * The headers by which a store knows that a form is ours, as Standard Webhooks defines them; one signature for each
 * secret that still holds. Without a secret there are none, as in the documented interface.
 */
export async function signatureOf(
  merchantId: string,
  id: string,
  body: string,
  secrets: Endpoints["secrets"],
): Promise<Record<string, string>> {
  const now = new Date();
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const open = secrets.filter(({ until }) => until === undefined || until > now.toISOString());
  const values = await Promise.all(open.map((each) => deliverySecret(merchantId, each.id)));
  const signatures = values.map((secret) => signed(secret, `${id}.${timestamp}.${body}`));
  const named = { [signatureHeaders.id]: id, [signatureHeaders.timestamp]: timestamp };
  return signatures.length === 0 ? named : { ...named, [signatureHeaders.signature]: signatures.join(" ") };
}
