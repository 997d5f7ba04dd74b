import * as z from "zod/mini";

/** Interfaces that the sandbox answers, by the names of their sets of pages. */
export const sandboxProducts = ["e-sitef", "sitefex-ws-consulta"] as const;
export type SandboxProduct = (typeof sandboxProducts)[number];

/** Who calls: a program that has the store's key, or a page of this portal on which somebody tries something. */
export const callOrigins = ["program", "portal"] as const;
export type CallOrigin = (typeof callOrigins)[number];

export const callLineSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Absent in proofs that were kept before there was a second one: they are calls of e-SiTef. */
  product: z.optional(z.enum(sandboxProducts)),
  /** Absent in proofs that were kept before it was asked: all of those calls counted as a program's. */
  origin: z.optional(z.enum(callOrigins)),
  method: z.string(),
  /** Below the interface's address in the sandbox. */
  path: z.string(),
  operation: z.nullable(z.string()),
  /** HTTP status of the answer; null where the call was left without one. */
  status: z.nullable(z.number()),
  /** `code` of the answer. */
  code: z.nullable(z.string()),
  durationMs: z.number(),
  /** What the header `x-sandbox-outcome` asked for. */
  outcome: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
});
export type CallLine = z.output<typeof callLineSchema>;

/** JSON texts, with every secret masked before they were stored. */
export const recordedCallSchema = z.object({
  ...callLineSchema.shape,
  query: z.string(),
  request: z.string(),
  answer: z.string(),
});
export type RecordedCall = z.output<typeof recordedCallSchema>;
