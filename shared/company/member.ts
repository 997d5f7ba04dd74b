import * as z from "zod/mini";

/** Somebody who belongs to a company, or asked to. */
export const memberSchema = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(["owner", "member", "requested"]),
  since: z.string(),
});
export type Member = z.output<typeof memberSchema>;
