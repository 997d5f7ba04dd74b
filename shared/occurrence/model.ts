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
  /** A request to open a closed stage of the product is a ticket like any other. */
  { id: "release", label: { pt: "Liberação", en: "Release", es: "Liberación" } },
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
  "online-payment": { configuration: 101, certification: 102, release: 103 },
  "fraud-prevention": { configuration: 201, certification: 202, release: 203 },
} as const satisfies Record<ProductId, Record<StageId, number>>;

export const occurrenceStatuses = ["client-pending", "support-pending", "rejected", "approved"] as const;
export type OccurrenceStatus = (typeof occurrenceStatuses)[number];

/** Derived, never stored a second time: a ticket's status is what its stage's lifecycle says (REQUIREMENTS 68-72). */
export const occurrenceStatusOf = {
  open: "client-pending",
  "under-approval": "support-pending",
  revision: "rejected",
  declined: "rejected",
  approved: "approved",
  concluded: "approved",
} as const satisfies Record<string, OccurrenceStatus>;
export type StageStatus = keyof typeof occurrenceStatusOf;

/** Says where its ticket lives: company, product and stage. A caller's right to it is checked against the company. */
export const occurrenceIdSchema = z
  .string()
  .check(
    z.regex(
      /^[0-9A-HJKMNP-TV-Z]{26}\.(?:online-payment|fraud-prevention)\.(?:configuration|certification|release)$/,
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

/** What kind of news an event is, as people filter the history (REQUIREMENTS 76). */
export const historyKinds = ["edited", "sent", "approved", "rejected", "other"] as const;
export type HistoryKind = (typeof historyKinds)[number];

const kindOfAct: Readonly<Record<string, HistoryKind>> = {
  edited: "edited",
  begun: "edited",
  selected: "edited",
  reopened: "edited",
  restarted: "edited",
  added: "edited",
  removed: "edited",
  sent: "sent",
  requested: "sent",
  approved: "approved",
  concluded: "approved",
  granted: "approved",
  delivered: "approved",
  rejected: "rejected",
  declined: "rejected",
};

/** `configuration.rejected` is `rejected`; what names no decision, such as a key that was looked at, is `other`. */
export const historyKindOf = (event: string): HistoryKind =>
  kindOfAct[event.slice(event.indexOf(".") + 1)] ?? "other";

/** An append-only line of what happened to a stage, newest first (REQUIREMENTS 50, 76). */
export const historyEntrySchema = z.object({
  id: z.string(),
  /** The lifecycle event, such as `configuration.rejected`. */
  event: z.string(),
  at: z.string(),
  actor: z.object({ role: z.enum(["client", "support"]), name: z.string() }),
  comment: z.nullable(z.string()),
  /** The key that was looked at. */
  field: z.optional(z.string()),
  /** The case of a certification that it is about, and the file where one came or went. */
  caseId: z.optional(z.string()),
  fileName: z.optional(z.string()),
  /** What support asked to correct in a configuration, by field. */
  adjustments: z.optional(z.array(z.object({ field: z.string(), comment: z.string() }))),
  /** Which sending it was. */
  revision: z.optional(z.number()),
  /** The fields of a configuration that hold something else since. */
  fields: z.optional(z.array(z.string())),
  /** The failed cases of a certification that were corrected or answered. */
  caseIds: z.optional(z.array(z.string())),
  /** What became of what support had asked for. */
  corrections: z.optional(z.object({ open: z.number(), changed: z.number(), answered: z.number() })),
  /** Support's verdicts on the cases of a certification. */
  reviews: z.optional(
    z.array(z.object({ caseId: z.string(), verdict: z.string(), feedback: z.optional(z.string()) })),
  ),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;

/** A line of a company's whole history, which says where it happened. */
export const companyHistoryEntrySchema = z.object({
  ...historyEntrySchema.shape,
  product: productIdSchema,
  stage: z.enum([...idsOf(stages), "production"]),
});
export type CompanyHistoryEntry = z.output<typeof companyHistoryEntrySchema>;

/** Where one stage of a product stands, and whose turn it is (REQUIREMENTS 42, 43). */
const stageStateSchema = z.object({
  /** The lifecycle's own state, or `locked` while what comes before it is not done. */
  status: z.enum([
    "locked",
    "open",
    "under-approval",
    "revision",
    "approved",
    "concluded",
    "declined",
    "requested",
    "delivered",
  ]),
  turn: z.nullable(z.enum(["client", "support"])),
  /** When it came into this state, as far as that is known. */
  since: z.nullable(z.string()),
  /** Whether the client has saved or begun anything. */
  isBegun: z.boolean(),
  /** How many corrections support asks for, or cases it failed. */
  openPoints: z.number(),
  occurrence: z.nullable(occurrenceSummarySchema),
});
export type StageState = z.output<typeof stageStateSchema>;

/** All of a company's products at a glance: one read for the dashboard and for support's view of a company. */
export const overviewSchema = z.object({
  companyId: z.string(),
  /** The configuration is of a model that needs a mediating partner. */
  needsPartner: z.boolean(),
  products: z.array(
    z.object({
      product: productIdSchema,
      configuration: stageStateSchema,
      certification: stageStateSchema,
      release: stageStateSchema,
      production: stageStateSchema,
    }),
  ),
});
export type Overview = z.output<typeof overviewSchema>;
