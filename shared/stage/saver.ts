import * as z from "zod/mini";

/** Who saved last: the name for a colleague who comes second, the `sub` for one's own other tab. */
export const saverSchema = z.object({ sub: z.string(), name: z.string() });
export type Saver = z.output<typeof saverSchema>;
