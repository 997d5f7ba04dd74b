import * as z from "zod/mini";
import type { FieldErrorCode } from "../errors.ts";
import { line } from "./fields.ts";

/**
 * One line that is stored in a form of its own, such as without punctuation; of what was written something must be left
 * in that form, or it is refused as `code`.
 */
export const normalized = (max: number, normalize: (value: string) => string, code: FieldErrorCode) =>
  z.pipe(
    line(max),
    z.pipe(z.transform(normalize), z.string().check(z.refine((value) => value !== "", code))),
  );
