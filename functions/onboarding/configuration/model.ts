import { configurationStatuses } from "@portal/shared/configuration/lifecycle.ts";
import { type Configuration, configurationSchema } from "@portal/shared/configuration/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { withDefault } from "@portal/shared/field/fields.ts";
import type { OccurrencePlace, OccurrenceSummary } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, stageItemSchema } from "../../stage/model.ts";

export const configurationItemSchema = z.object({
  ...stageItemSchema.shape,
  status: z.enum(configurationStatuses),
  draft: configurationSchema.shape.draft,
  review: configurationSchema.shape.review,
  answers: withDefault(configurationSchema.shape.answers, {}),
  revision: withDefault(configurationSchema.shape.revision, 0),
});
export type ConfigurationItem = z.output<typeof configurationItemSchema>;
export type ConfigurationContent = Omit<ConfigurationItem, keyof StageItem>;

export const configurationRef = (place: OccurrencePlace) => ({
  key: stageKeys.stage(place),
  schema: configurationItemSchema,
});

/**
 * The place of a product's technical configuration.
 * @throws DomainError `not-found` for fraud prevention, whose configuration has other fields and no routes.
 */
export function configurationPlace(companyId: string, product: ProductId): OccurrencePlace {
  if (product !== "online-payment") throw new DomainError("not-found");
  return { companyId, product, stage: "configuration" };
}

/** Whether it comes with an anti-fraud product, which has a test key of its own. */
export const hasAntifraud = ({ antifraudSolution }: ConfigurationItem["draft"] = {}): boolean =>
  antifraudSolution !== undefined && antifraudSolution !== "none";

/** Before the first save there is no item; what the client sees is an empty open one. */
export function configurationView(
  place: OccurrencePlace,
  item: ConfigurationItem | undefined,
  occurrence: OccurrenceSummary | null,
): Configuration {
  const { companyId, product } = place;
  if (!item) {
    const nothing = {
      draft: {},
      review: null,
      answers: {},
      revision: 0,
      savedAt: null,
      savedBy: null,
      occurrence,
    };
    return { companyId, product, status: "open", version: 0, ...nothing };
  }
  const { status, version, draft, review, answers, revision, savedAt, savedBy = null } = item;
  const work = { draft, review, answers, revision };
  return { companyId, product, status, version, ...work, savedAt, savedBy, occurrence };
}
