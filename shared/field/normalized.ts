import * as z from "zod/mini";
import type { FieldErrorCode } from "../errors.ts";
import { line } from "./fields.ts";

/**
 * One line that is stored in a normalized form, such as without punctuation. A text of which nothing is left in that
 * form is refused with `code`.
 */
export const normalized = (max: number, normalize: (value: string) => string, code: FieldErrorCode) =>
  z.pipe(
    line(max),
    z.pipe(z.transform(normalize), z.string().check(z.refine((value) => value !== "", code))),
  );
