import { memberRoles } from "@portal/shared/account/model.ts";
import { locales } from "@portal/shared/locales.ts";
import * as z from "zod/mini";
import { keys } from "../keys.ts";

const accountItemSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  version: z.number(),
});
export type AccountItem = z.output<typeof accountItemSchema>;

export const accountSlot = (sub: string) => ({ key: keys.account(sub), schema: accountItemSchema });

/** Which company somebody belongs to (`since`) or asks to join; what they may do there is the member item's word. */
const linkItemSchema = z.object({
  companyId: z.string(),
  role: z.enum([...memberRoles, "requested"]),
  since: z.string(),
  version: z.number(),
});

export const linkSlot = (sub: string) => ({ key: keys.link(sub), schema: linkItemSchema });
