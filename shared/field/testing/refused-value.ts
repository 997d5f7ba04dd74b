import type * as z from "zod/mini";

/** A value that may not be sent; one that somebody is still typing is kept by a draft all the same. */
export interface RefusedValue {
  readonly value: unknown;
  readonly isHalfTyped?: true;
}

const isNamed = (schema: z.ZodMiniType, field: string, value: unknown): boolean =>
  schema.safeParse({ [field]: value }).error?.issues.some(({ path }) => path[0] === field) ?? false;

/** Which of the two schemas of a form refuse the field's value. */
export const refusing = (
  form: { readonly sent: z.ZodMiniType; readonly draft: z.ZodMiniType },
  field: string,
  { value }: RefusedValue,
) => ({ sent: isNamed(form.sent, field, value), draft: isNamed(form.draft, field, value) });
