import * as z from "zod/mini";
import { id } from "../field/fields.ts";
import { type Localized, locales } from "../locales.ts";
import { type ProductId, productIdSchema } from "../product.ts";
import { type StageId, type StageStatus, stageIdSchema, stages } from "../stage/model.ts";

/** The ticket that support works on: one per company, product and stage, and one per partner. */

/**
 * Everything that support works on: the stages of a product, and a partner to be listed, which belongs to no
 * product.
 */
export const workKinds = [
  ...stages,
  { id: "partner", label: { pt: "Parceiro", en: "Partner", es: "Socio" } },
] as const satisfies readonly { id: string; label: Localized }[];
export type WorkKind = (typeof workKinds)[number]["id"];

export const priorities = [
  { id: "low", label: { pt: "Baixa", en: "Low", es: "Baja" } },
  { id: "normal", label: { pt: "Normal", en: "Normal", es: "Normal" } },
  { id: "high", label: { pt: "Alta", en: "High", es: "Alta" } },
  { id: "urgent", label: { pt: "Urgente", en: "Urgent", es: "Urgente" } },
] as const satisfies readonly { id: string; label: Localized }[];
export type PriorityId = (typeof priorities)[number]["id"];

const idsOf = <T extends string>(options: readonly { id: T }[]) => options.map((option) => option.id);
export const workKindSchema = z.enum(idsOf(workKinds), "invalid-option");
export const priorityIdSchema = z.enum(idsOf(priorities), "invalid-option");

/** The subject number that both sides see: hundreds are the product, units the stage. */
export const subjectNumbers = {
  "online-payment": { configuration: 101, certification: 102, release: 103, production: 104 },
  "fraud-prevention": { configuration: 201, certification: 202, release: 203, production: 204 },
} as const satisfies Record<ProductId, Record<StageId, number>>;
const partnerSubjectNumber = 301;

export const occurrenceStatuses = [
  "client-pending",
  "support-pending",
  "rejected",
  "declined",
  "approved",
] as const;
export type OccurrenceStatus = (typeof occurrenceStatuses)[number];

/** Statuses in which neither side has anything left to do. */
export const closedStatuses = ["declined", "approved"] as const satisfies readonly OccurrenceStatus[];
export const isClosed = (status: OccurrenceStatus): boolean =>
  (closedStatuses as readonly OccurrenceStatus[]).includes(status);

/** Derived, never decided a second time: a ticket's status is what its stage's lifecycle says. */
export const occurrenceStatusOf = {
  open: "client-pending",
  "under-approval": "support-pending",
  requested: "support-pending",
  revision: "rejected",
  declined: "declined",
  approved: "approved",
  concluded: "approved",
  delivered: "approved",
} as const satisfies Record<StageStatus, OccurrenceStatus>;

const ulid = "[0-9A-HJKMNP-TV-Z]{26}";

/**
 * An occurrence id spells where the ticket is stored: company, product and stage. Whether a caller may see it is
 * checked against the company.
 */
export const occurrenceIdSchema = z
  .string()
  .check(
    z.regex(
      new RegExp(
        `^${ulid}\\.(?:(?:online-payment|fraud-prevention)\\.(?:configuration|certification|release|production)|partner\\.${ulid})$`,
      ),
      "invalid",
    ),
  );

export interface OccurrencePlace {
  readonly companyId: string;
  readonly product: ProductId;
  readonly stage: StageId;
}

/** A partner that a company registered. */
export interface PartnerPlace {
  readonly companyId: string;
  readonly product: null;
  readonly stage: "partner";
  readonly partnerId: string;
}

/** What a ticket is about. */
export type WorkPlace = OccurrencePlace | PartnerPlace;

export const subjectNumberOf = (place: WorkPlace): number =>
  place.stage === "partner" ? partnerSubjectNumber : subjectNumbers[place.product][place.stage];

export const occurrenceIdOf = (place: WorkPlace): string =>
  place.stage === "partner"
    ? `${place.companyId}.partner.${place.partnerId}`
    : `${place.companyId}.${place.product}.${place.stage}`;

/** The inverse of `occurrenceIdOf`, for an id that `occurrenceIdSchema` has accepted. */
export function placeOf(occurrenceId: string): WorkPlace {
  const [company, subject, last] = occurrenceId.split(".");
  const companyId = id.parse(company);
  if (subject === "partner") return { companyId, product: null, stage: "partner", partnerId: id.parse(last) };
  return { companyId, product: productIdSchema.parse(subject), stage: stageIdSchema.parse(last) };
}

/** What a client sees of the ticket. `number` reads `2026-000421`. */
export const occurrenceSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  sentAt: z.nullable(z.string()),
  priority: priorityIdSchema,
});
export type OccurrenceSummary = z.output<typeof occurrenceSummarySchema>;

const occurrenceFacts = {
  ...occurrenceSummarySchema.shape,
  companyId: z.string(),
  client: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), locale: z.enum(locales) }),
  subjectNumber: z.number(),
  status: z.enum(occurrenceStatuses),
  /** When the ticket got its present status; the waiting time counts from here. */
  since: z.string(),
  /** How many times it was sent. */
  round: z.number(),
  /** The newest comment of either side, cut to a line. */
  lastWord: z.nullable(z.string()),
  /** While it waits: recorded calls of the sandbox prove every mandatory case, and the evidence is complete. */
  isChecked: z.optional(z.boolean()),
  version: z.number(),
};

const stageOccurrenceSchema = z.object({
  ...occurrenceFacts,
  product: productIdSchema,
  stage: stageIdSchema,
});
/** The ticket of a product's stage. */
export type StageOccurrence = z.output<typeof stageOccurrenceSchema>;

/** A line of support's queue. */
export const occurrenceSchema = z.union([
  stageOccurrenceSchema,
  z.object({
    ...occurrenceFacts,
    product: z.null(),
    stage: z.literal("partner"),
    /** The partner's name, and its own status, under which support finds it: several may be one status here. */
    about: z.string(),
    partnerStatus: z.string(),
  }),
]);
export type Occurrence = z.output<typeof occurrenceSchema>;
