import errors from "./pt/errors.json" with { type: "json" };

export const pt = { errors };
