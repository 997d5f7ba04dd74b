import * as z from "zod/mini";
import { id } from "../field/fields.ts";
import { type Localized, locales } from "../locales.ts";

/** The ticket that support works on: one per company, product and stage, and one per partner. */

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
  { id: "production", label: { pt: "Produção", en: "Production", es: "Producción" } },
] as const satisfies readonly { id: string; label: Localized }[];
export type StageId = (typeof stages)[number]["id"];

/** Everything that comes to support: the stages of a product, and a partner to be listed, which is of no product. */
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
export const productIdSchema = z.enum(idsOf(products), "invalid-option");
export const stageIdSchema = z.enum(idsOf(stages), "invalid-option");
export const workKindSchema = z.enum(idsOf(workKinds), "invalid-option");
export const priorityIdSchema = z.enum(idsOf(priorities), "invalid-option");

/** The number that names the subject of a ticket to both sides: hundreds are the product, units the stage. */
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

/** Nobody waits for anything any more. */
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
} as const satisfies Record<string, OccurrenceStatus>;
export type StageStatus = keyof typeof occurrenceStatusOf;

const ulid = "[0-9A-HJKMNP-TV-Z]{26}";

/** Says where its ticket lives: company, product and stage. A caller's right to it is checked against the company. */
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
  /** When it came into this state: what waits, waits since then. */
  since: z.string(),
  /** How many times it was sent. */
  round: z.number(),
  /** The newest comment of either side, cut to a line. */
  lastWord: z.nullable(z.string()),
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
    /** The partner's name. */
    about: z.string(),
  }),
]);
export type Occurrence = z.output<typeof occurrenceSchema>;

/** What kind of news an event is, as people filter the history. */
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
  revoked: "rejected",
};

/** `configuration.rejected` is `rejected`; what names no decision, such as a key that was looked at, is `other`. */
export const historyKindOf = (event: string): HistoryKind =>
  kindOfAct[event.slice(event.indexOf(".") + 1)] ?? "other";

/** An append-only line of what happened to a stage, newest first. */
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
  /** How urgent a ticket became, and what it was before. */
  priority: z.optional(priorityIdSchema),
  priorityBefore: z.optional(priorityIdSchema),
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
  stage: stageIdSchema,
});
export type CompanyHistoryEntry = z.output<typeof companyHistoryEntrySchema>;

/** Where one stage of a product stands, and whose turn it is. */
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
