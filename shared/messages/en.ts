import errors from "./en/errors.json" with { type: "json" };
import type { Messages } from "./messages.ts";

export const en = { errors } satisfies Messages;
