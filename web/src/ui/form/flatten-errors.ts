import { isRecord } from "@portal/shared/field/record.ts";

interface KeptError {
  readonly path: string;
  readonly type: string;
  readonly message: string;
}

/** Errors of nested fields, by dotted path. */
export function flattenErrors(errors: object, prefix = ""): KeptError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): KeptError[] => {
    if (typeof error !== "object" || error === null || key === "ref") return [];
    const { type, message } = isRecord(error) ? error : {};
    const path = [prefix, key === "root" ? "" : key].filter(Boolean).join(".");
    if (typeof type === "string")
      return [{ path, type, message: typeof message === "string" ? message : "" }];
    return flattenErrors(error, path);
  });
}
