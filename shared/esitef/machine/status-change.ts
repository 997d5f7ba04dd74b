import type { StatusChange } from "../schema.ts";

/** Keeps cause and origin as they are written: what they mean in words is total over them. */
type Change<Cause, By> = StatusChange & { readonly cause: Cause; readonly by: By };

export const change = <Cause extends string, By extends string>(
  from: string | null,
  to: string,
  cause: Cause,
  by: By,
): Change<Cause, By> => ({ from, to, cause, by });
/** What no public page says and this product decided. */
export const inferred = <Cause extends string, By extends string>(
  from: string | null,
  to: string,
  cause: Cause,
  by: By,
): Change<Cause, By> => ({ ...change(from, to, cause, by), inferred: true });
