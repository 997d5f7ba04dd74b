import * as z from "zod/mini";

/** Who saved last. A colleague who comes second sees the name; `sub` recognizes the person's own other tab. */
export const saverSchema = z.object({ sub: z.string(), name: z.string() });
export type Saver = z.output<typeof saverSchema>;
