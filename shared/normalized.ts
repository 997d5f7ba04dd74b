import * as z from "zod/mini";
import { line } from "./fields.ts";

/** One line that is stored in a form of its own, such as without punctuation; it must not be empty in that form. */
export const normalized = (max: number, normalize: (value: string) => string) =>
  z.pipe(line(max), z.pipe(z.transform(normalize), z.string().check(z.minLength(1, "required"))));
