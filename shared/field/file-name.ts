import * as z from "zod/mini";
import { line } from "./fields.ts";

/**
 * Invisible characters: direction marks, zero-width characters, fillers. `nota\u202Egnp.exe` is displayed as
 * `notaexe.png`, and two names that look alike could be two files.
 */
const unseen = String.raw`\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\ufe00-\ufe0f`;

export const unseenCharacter = new RegExp(`[${unseen}]`, "u");

/**
 * No path separators, control characters or invisible characters: the name is shown to people and put into a header.
 */
export const fileNameSchema = line(120).check(
  z.regex(new RegExp(String.raw`^[^\\/:*?"<>|${unseen}]+$`, "u"), "file-name"),
);
