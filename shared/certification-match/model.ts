import * as z from "zod/mini";
import { caseIdSchema, caseReturnSchema } from "../certification/model.ts";
import { stored } from "../field/stored.ts";
import { recordedCallSchema } from "../sandbox/call.ts";
import { provingSchema } from "../stage/verdict.ts";

/** What the recorded calls of the sandbox say of the cases of a certification. */

/** A figure that a case asks for: cents, instalments, seconds between two calls, calls. */
const figures = ["amount", "installments", "wait", "queries"] as const;
/** Names that a case asks for: codes, ids of test cards, operations, parameters. */
const names = [
  "kind",
  "status",
  "method",
  "card",
  "cards",
  "paid-with",
  "installment-type",
  "fields",
  "calls",
  "answer",
  "query",
  "charged-again",
  "original",
  "refused",
] as const;

/** One thing in which an attempt is not what the case asks for. */
export const differenceSchema = z.union([
  z.object({ what: z.enum(figures), wanted: z.number(), seen: z.nullable(z.number()) }),
  z.object({ what: z.enum(names), wanted: z.array(z.string()), seen: z.array(z.string()) }),
]);
export type Difference = z.output<typeof differenceSchema>;

const nearestSchema = z.object({
  /** Absent where the call was refused before anything was made. */
  nit: z.nullable(z.string()),
  at: z.string(),
  /** Another case, which the attempt proves or comes nearer to. */
  closerTo: z.nullable(caseIdSchema),
  differences: z.array(differenceSchema),
});

export const findingSchema = z.object({
  caseId: caseIdSchema,
  found: z.nullable(
    z.object({
      proving: z.array(provingSchema),
      /** Of the newest of its calls. */
      at: z.string(),
      /** What is filled in when it is used. */
      return: stored(caseReturnSchema),
    }),
  ),
  /** Only where nothing was found. */
  nearest: z.nullable(nearestSchema),
  /** Where only calls of the portal's own pages show the case: they show how it goes, and prove nothing. */
  example: z.nullable(z.object({ proving: z.array(provingSchema), at: z.string() })),
});
export type Finding = z.output<typeof findingSchema>;

export const findingsSchema = z.object({
  /**
   * Names the newest call that was looked at; the same name again means that nothing has been called since. Empty while
   * something goes on without a call.
   */
  seen: z.string(),
  /** Nothing has been called since the reader's last look; the findings are left out. */
  isUnchanged: z.boolean(),
  /** There are older calls, which were not looked at. */
  isCut: z.boolean(),
  /** Without a store in the sandbox there is nothing to look at. */
  hasStore: z.boolean(),
  items: z.array(findingSchema),
});

/** The calls that a used match stands on, masked, kept with the certification. */
export const matchProofSchema = z.object({
  caseId: caseIdSchema,
  proving: z.array(provingSchema),
  at: z.string(),
  merchantIds: z.array(z.string()),
  calls: z.array(recordedCallSchema),
});
export type MatchProof = z.output<typeof matchProofSchema>;
