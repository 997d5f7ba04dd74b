import * as z from "zod/mini";
import {
  cents,
  httpsUrl,
  line,
  maxCents,
  option,
  optional,
  optionSet,
  paragraph,
  version,
  withDefault,
} from "../field/fields.ts";
import { stored } from "../field/stored.ts";
import {
  deadlineActions,
  integrationTypes,
  operationChannels,
  triggers,
} from "../fraud-prevention/options.ts";
import { occurrenceSummarySchema } from "../occurrence/model.ts";
import { productIdSchema } from "../product.ts";
import { saverSchema } from "../stage/saver.ts";
import { fraudConfigurationStatuses } from "./lifecycle.ts";

/** More than anybody sells, and few enough digits to be read. */
const maxMonthlyOrders = 999_999_999;
/** A review that nobody makes within a year is not waited for. */
export const maxExpiryDays = 365;

const count = (max: number) => z.int().check(z.minimum(1, "too-small"), z.maximum(max, "too-large"));
/** Four digits; that the list has it is checked where something is sent, so that pages do without the list. */
const category = z.string().check(z.regex(/^\d{4}$/, "invalid-option"));

/** What must be there to send; a draft may lack any of it. */
export const fraudConfigurationDataSchema = z.strictObject({
  monthlyOrders: count(maxMonthlyOrders),
  /** Cents, in the company's currency. */
  monthlyTicket: count(maxCents),
  operationChannel: option(operationChannels),
  /** Four digits: a merchant category code. */
  bestSellingCategory: category,
  integrationTypes: withDefault(optionSet(integrationTypes), []),
  trigger: option(triggers),
  /** Cents: orders of this amount or more are analysed. Nothing is below zero, so that is all of them. */
  triggerValue: cents,
  /** How many days a review may take. */
  analysisExpiry: count(maxExpiryDays),
  actionAfterDeadline: option(deadlineActions),
  /** What the buyer of a rejected purchase reads. */
  rejectionMessage: paragraph(500),
  testSite: httpsUrl(200),
  publishedSite: optional(httpsUrl(200)),
  webhookUrl: httpsUrl(500),
  homologationUrl: httpsUrl(500),
  productionUrl: optional(httpsUrl(500)),
});
export type FraudConfigurationData = z.output<typeof fraudConfigurationDataSchema>;
export type FraudConfigurationField = keyof FraudConfigurationData;
const fieldSchema = z.keyof(fraudConfigurationDataSchema);
export const fraudConfigurationFields: readonly FraudConfigurationField[] = fieldSchema.options;

/** What may be sent: somewhere the orders must come in. */
export const sendableFraudConfigurationSchema = z.extend(fraudConfigurationDataSchema, {
  integrationTypes: optionSet(integrationTypes).check(z.minLength(1, "required")),
});

const asTyped = optional(line(500));
const numberAsTyped = z.optional(z.int().check(z.minimum(0), z.maximum(maxCents)));

/** A draft may be incomplete but never too long. Half-typed addresses and numbers are kept as they were typed. */
export const fraudConfigurationDraftSchema = z.extend(z.partial(fraudConfigurationDataSchema), {
  monthlyOrders: numberAsTyped,
  monthlyTicket: numberAsTyped,
  triggerValue: numberAsTyped,
  analysisExpiry: numberAsTyped,
  rejectionMessage: optional(paragraph(500)),
  testSite: asTyped,
  publishedSite: asTyped,
  webhookUrl: asTyped,
  homologationUrl: asTyped,
  productionUrl: asTyped,
});
export type FraudConfigurationDraft = z.output<typeof fraudConfigurationDraftSchema>;

/** What support asks to correct: a field of the form and what is wrong with it. */
export const fraudAdjustmentSchema = z.strictObject({ field: fieldSchema, comment: paragraph(500) });
export type FraudAdjustment = z.output<typeof fraudAdjustmentSchema>;

/** What the client says about an adjustment instead of changing the field, by field. */
export const fraudAdjustmentAnswersSchema = z.partialRecord(fieldSchema, paragraph(500));

export const fraudConfigurationSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  status: z.enum(fraudConfigurationStatuses),
  version,
  draft: stored(fraudConfigurationDraftSchema),
  /** Support's last decision, shown beside the form while the client corrects. */
  review: z.nullable(
    z.object({
      comment: z.nullable(z.string()),
      adjustments: z.array(stored(fraudAdjustmentSchema)),
      reviewedAt: z.string(),
    }),
  ),
  answers: z.partialRecord(fieldSchema, z.string()),
  /** How often it was sent; each sending is kept as a revision of this number. */
  revision: z.number(),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(saverSchema),
  /** Absent until the first save gives it a number. */
  occurrence: z.nullable(occurrenceSummarySchema),
});
export type FraudConfiguration = z.output<typeof fraudConfigurationSchema>;

/** A configuration as it was sent, kept for good. */
export const fraudConfigurationRevisionSchema = z.object({
  revision: z.number(),
  sentAt: z.string(),
  sentBy: saverSchema,
  draft: fraudConfigurationSchema.shape.draft,
  answers: fraudConfigurationSchema.shape.answers,
});
/** The test environment's key, which comes with the approval; left out, the one that was delivered before stays. */
export const fraudTestKeySchema = z.strictObject({ fraudDetectTestKey: optional(line(200)) });
