import * as z from "zod/mini";
import { id } from "../fields.ts";
import type { Localized } from "../locales.ts";

/** The ticket that support works on: one per company, product and stage (REQUIREMENTS 56). */

export const products = [
  { id: "online-payment", label: { pt: "Pagamento Online", en: "Online Payment", es: "Pago Online" } },
  {
    id: "fraud-prevention",
    label: { pt: "Prevenção a fraude", en: "Fraud prevention", es: "Prevención de fraude" },
  },
] as const satisfies readonly { id: string; label: Localized }[];
export type ProductId = (typeof products)[number]["id"];

export const stages = [
  {
    id: "configuration",
    label: { pt: "Configuração técnica", en: "Technical configuration", es: "Configuración técnica" },
  },
  { id: "certification", label: { pt: "Certificação", en: "Certification", es: "Certificación" } },
] as const satisfies readonly { id: string; label: Localized }[];
export type StageId = (typeof stages)[number]["id"];

export const priorities = [
  { id: "low", label: { pt: "Baixa", en: "Low", es: "Baja" } },
  { id: "normal", label: { pt: "Normal", en: "Normal", es: "Normal" } },
  { id: "high", label: { pt: "Alta", en: "High", es: "Alta" } },
  { id: "urgent", label: { pt: "Urgente", en: "Urgent", es: "Urgente" } },
] as const satisfies readonly { id: string; label: Localized }[];
export type PriorityId = (typeof priorities)[number]["id"];

const idsOf = <T extends string>(options: readonly { id: T }[]) => options.map((option) => option.id);
export const productIdSchema = z.enum(idsOf(products), "invalid-option");
export const stageIdSchema = z.enum(idsOf(stages), "invalid-option");
export const priorityIdSchema = z.enum(idsOf(priorities), "invalid-option");

/** The number that names the subject of a ticket to both sides: hundreds are the product, units the stage. */
export const subjectNumbers = {
  "online-payment": { configuration: 101, certification: 102 },
  "fraud-prevention": { configuration: 201, certification: 202 },
} as const satisfies Record<ProductId, Record<StageId, number>>;

export const occurrenceStatuses = ["client-pending", "support-pending", "rejected", "approved"] as const;
export type OccurrenceStatus = (typeof occurrenceStatuses)[number];

/** Derived, never stored a second time: a ticket's status is what its stage's lifecycle says (REQUIREMENTS 68-72). */
export const occurrenceStatusOf = {
  open: "client-pending",
  "under-approval": "support-pending",
  revision: "rejected",
  approved: "approved",
  concluded: "approved",
} as const satisfies Record<string, OccurrenceStatus>;
export type StageStatus = keyof typeof occurrenceStatusOf;

/** Says where its ticket lives: company, product and stage. A caller's right to it is checked against the company. */
export const occurrenceIdSchema = z
  .string()
  .check(
    z.regex(
      /^[0-9A-HJKMNP-TV-Z]{26}\.(?:online-payment|fraud-prevention)\.(?:configuration|certification)$/,
      "invalid",
    ),
  );

export interface OccurrencePlace {
  readonly companyId: string;
  readonly product: ProductId;
  readonly stage: StageId;
}

export const occurrenceIdOf = ({ companyId, product, stage }: OccurrencePlace): string =>
  `${companyId}.${product}.${stage}`;

/** The inverse of `occurrenceIdOf`, for an id that `occurrenceIdSchema` has accepted. */
export function placeOf(occurrenceId: string): OccurrencePlace {
  const [companyId, product, stage] = occurrenceId.split(".");
  return {
    companyId: id.parse(companyId),
    product: productIdSchema.parse(product),
    stage: stageIdSchema.parse(stage),
  };
}

/** What a client sees of the ticket. `number` reads `2026-000421`. */
export const occurrenceSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  sentAt: z.nullable(z.string()),
  priority: priorityIdSchema,
});

/** A line of support's queue. */
export const occurrenceSchema = z.object({
  ...occurrenceSummarySchema.shape,
  companyId: z.string(),
  client: z.string(),
  contact: z.object({ name: z.string(), email: z.string() }),
  product: productIdSchema,
  stage: stageIdSchema,
  subjectNumber: z.number(),
  status: z.enum(occurrenceStatuses),
  version: z.number(),
});
export type Occurrence = z.output<typeof occurrenceSchema>;

/** An append-only line of what happened to a stage, newest first (REQUIREMENTS 50, 76). */
export const historyEntrySchema = z.object({
  id: z.string(),
  /** The lifecycle event, such as `configuration.rejected`. */
  event: z.string(),
  at: z.string(),
  actor: z.object({ role: z.enum(["client", "support"]), name: z.string() }),
  comment: z.nullable(z.string()),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;
