import * as z from "zod/mini";
import { specialisations } from "../company/business-lines.ts";
import {
  httpsUrl,
  line,
  option,
  optional,
  optionSet,
  paragraph,
  version,
  withDefault,
} from "../field/fields.ts";
import { fileNameSchema } from "../field/file-name.ts";
import { stored } from "../field/stored.ts";
import { occurrenceSummarySchema } from "../occurrence/model.ts";
import { productIdSchema } from "../product.ts";
import { saverSchema } from "../stage/saver.ts";
import { withoutCssEscapes } from "./css-escapes.ts";
import { configurationStatuses } from "./lifecycle.ts";
import {
  antifraudSolutions,
  authorizers,
  bankTransferBoleto,
  developmentLanguages,
  modalities,
  paymentPlatforms,
  solutionModels,
  transactionTypes,
} from "./options.ts";

/** A style sheet for the gateway's payment page travels inside the configuration: text, at most 64 KiB. */
export const maxCssBytes = 64 * 1024;
const reaching = /<|@import|expression\s*\(|javascript:|\0/i;
const customCssSchema = z.strictObject({
  fileName: fileNameSchema.check(z.regex(/\.css$/i, "invalid-css")),
  content: z.string().check(
    z.minLength(1, "required"),
    z.refine((css) => new TextEncoder().encode(css).length <= maxCssBytes, "too-long"),
    // Text that could leave a style element or pull code in is not a style sheet.
    z.refine((css) => ![css, withoutCssEscapes(css)].some((text) => reaching.test(text)), "invalid-css"),
  ),
});

/** What must be there to send; a draft may lack any of it. Sizes are those of the gateway's own fields. */
export const configurationDataSchema = z.strictObject({
  solutionModel: option(solutionModels),
  transactionTypes: withDefault(optionSet(transactionTypes), []),
  authorizers: withDefault(optionSet(authorizers), []),
  bankTransferBoleto: withDefault(optionSet(bankTransferBoleto), []),
  paymentPlatforms: withDefault(optionSet(paymentPlatforms), []),
  modalities: withDefault(optionSet(modalities), []),
  customCss: optional(customCssSchema),
  website: httpsUrl(65),
  statusUrl: httpsUrl(500),
  hashUrl: httpsUrl(500),
  authenticityUrl: optional(httpsUrl(500)),
  successUrl: httpsUrl(500),
  failureUrl: httpsUrl(500),
  cancelUrl: httpsUrl(500),
  antifraudSolution: optional(option(antifraudSolutions)),
  antifraudHomologationUrl: optional(httpsUrl(500)),
  antifraudWebhookUrl: optional(httpsUrl(500)),
  applicationName: line(80),
  developmentLanguage: option(developmentLanguages),
  languageVersion: line(40),
  specialisation: option(specialisations),
});
export type ConfigurationData = z.output<typeof configurationDataSchema>;
export type ConfigurationField = keyof ConfigurationData;
const configurationFieldSchema = z.keyof(configurationDataSchema);
export const configurationFields: readonly ConfigurationField[] = configurationFieldSchema.options;

const asTyped = optional(line(500));

/** A draft may be incomplete but never too long. Half-typed addresses are kept as they were typed. */
export const configurationDraftSchema = z.extend(z.partial(configurationDataSchema), {
  website: asTyped,
  statusUrl: asTyped,
  hashUrl: asTyped,
  authenticityUrl: asTyped,
  successUrl: asTyped,
  failureUrl: asTyped,
  cancelUrl: asTyped,
  antifraudHomologationUrl: asTyped,
  antifraudWebhookUrl: asTyped,
});
export type ConfigurationDraft = z.output<typeof configurationDraftSchema>;

/** What support asks to correct: a field of the form and what is wrong with it. */
export const adjustmentSchema = z.strictObject({
  field: configurationFieldSchema,
  comment: paragraph(500),
});
export type ConfigurationAdjustment = z.output<typeof adjustmentSchema>;

/** What the client says about an adjustment instead of changing the field, by field. */
export const adjustmentAnswersSchema = z.partialRecord(configurationFieldSchema, paragraph(500));
export type ConfigurationAnswers = z.output<typeof adjustmentAnswersSchema>;

export const reviewSchema = z.object({
  comment: z.nullable(z.string()),
  adjustments: z.array(stored(adjustmentSchema)),
  reviewedAt: z.string(),
});

export const configurationSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  status: z.enum(configurationStatuses),
  version,
  draft: stored(configurationDraftSchema),
  /** Support's last decision, shown beside the form while the client corrects. */
  review: z.nullable(reviewSchema),
  answers: z.partialRecord(configurationFieldSchema, z.string()),
  /** How often it was sent; each sending is kept as a revision of this number. */
  revision: z.number(),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(saverSchema),
  /** Absent until the first save gives it a number. */
  occurrence: z.nullable(occurrenceSummarySchema),
});
export type Configuration = z.output<typeof configurationSchema>;
