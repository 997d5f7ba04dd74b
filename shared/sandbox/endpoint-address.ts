import * as z from "zod/mini";
import { httpsUrl } from "../field/fields.ts";

/** As long as the documentation allows an address to be. */
const publicAddress = httpsUrl(500);
const ownMachine: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** What a form can be posted over. */
const posted: readonly string[] = ["http:", "https:"];

/** Whether an address names the machine that asks; only a stack that runs whole on a laptop may post there. */
export function isOwnMachine(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username || url.password) return false;
  return posted.includes(url.protocol) && ownMachine.includes(url.hostname);
}

/** Certificates and firewalls are for the port of https, so no other one is asked what it is. */
export const isPublicEndpoint = (text: string): boolean =>
  publicAddress.safeParse(text).success && URL.parse(text)?.port === "";

/** An address that a store may name. One of the own machine is for the API to refuse: the browser does not know where it runs. */
export const endpointAddress = z.string().check(
  z.trim(),
  z.superRefine((value, context) => {
    if (isOwnMachine(value) && value.length <= 500) return;
    const parsed = publicAddress.safeParse(value);
    for (const { message } of parsed.error?.issues ?? []) context.addIssue({ code: "custom", message });
    if (parsed.success && !isPublicEndpoint(value)) context.addIssue({ code: "custom", message: "url-port" });
  }),
);
