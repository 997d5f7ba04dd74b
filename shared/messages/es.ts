import errors from "./es/errors.json" with { type: "json" };
import type { Messages } from "./messages.ts";

export const es = { errors } satisfies Messages;
