import { locales } from "@portal/shared/locales.ts";
import type { Actor, Contact } from "@portal/shared/roles.ts";
import * as z from "zod/mini";
import { keys } from "../table/keys.ts";
import type { Snapshot } from "../table/table.ts";

const personSchema = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(locales),
});

/** A person as history and letters name them. The whole account is `account/model.ts`. */
export const personRef = (sub: string) => ({ key: keys.person(sub), schema: personSchema });

/** Who acts, as they are called now. */
export interface Author extends Actor {
  /** Empty for support that acts before ever opening an account of its own. */
  readonly name: string;
  readonly contact: Contact | undefined;
}

export function authorIn(seen: Snapshot, { sub, role }: Actor): Author {
  const contact = seen.find(personRef(sub));
  return { sub, role, name: contact?.name ?? "", contact };
}
