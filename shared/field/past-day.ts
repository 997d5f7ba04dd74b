import * as z from "zod/mini";
import { line } from "./fields.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A calendar day `YYYY-MM-DD`, not in the future of any time zone. */
export const pastDay = line(10).check(
  z.superRefine((value, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (value === "") return;
    const at = Date.parse(`${value}T00:00:00Z`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(at)) return refuse("invalid-date");
    if (new Date(at).toISOString().slice(0, 10) !== value || at < Date.UTC(2000, 0))
      return refuse("invalid-date");
    if (at > Date.now() + dayMs / 2) refuse("date-in-future");
  }),
);
