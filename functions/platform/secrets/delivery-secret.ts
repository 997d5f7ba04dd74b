import { createHmac } from "node:crypto";
import { keyFor } from "./secret.ts";

/**
 * What signs a store's deliveries, in the form of Standard Webhooks. It follows from its id, so that nothing that is
 * stored could sign.
 */
export async function deliverySecret(merchantId: string, id: string): Promise<string> {
  const bytes = createHmac("sha256", await keyFor("sandbox-delivery"))
    .update(JSON.stringify([merchantId, id]))
    .digest("base64");
  return `whsec_${bytes}`;
}
