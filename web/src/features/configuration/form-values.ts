import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { Configuration, ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { refuseNotOffered } from "@portal/shared/configuration/offer.ts";
import type { Country } from "@portal/shared/country.ts";
import type { ProductId } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { type Submission, submissionOf } from "../../lib/api/submission.ts";
import { withoutHidden } from "./section/sections.ts";

/** The body of both routes that the form sends to. */
export interface ConfigurationFormValues {
  readonly version: number;
  readonly draft: ConfigurationDraft;
  /** The client's answers to adjustments, given instead of changing the field. */
  readonly answers: Configuration["answers"];
}

const nothingChosen: ConfigurationDraft = {
  transactionTypes: [],
  authorizers: [],
  bankTransferBoleto: [],
  paymentPlatforms: [],
  modalities: [],
};

export const formValuesOf = ({ version, draft, answers }: Configuration): ConfigurationFormValues => ({
  version,
  draft: { ...nothingChosen, ...draft },
  answers,
});

/** A removed file may leave an empty object behind when two versions are merged. */
function withoutEmptyFile(draft: ConfigurationDraft): ConfigurationDraft {
  const { customCss, ...others } = draft;
  return customCss?.content ? draft : others;
}

const prepared = (schema: Submission<Configuration>["schema"]): Submission<Configuration>["schema"] =>
  z.pipe(
    z.transform(({ version, draft, answers }: ConfigurationFormValues): unknown => ({
      version,
      answers,
      draft: withoutEmptyFile(withoutHidden(draft)),
    })),
    schema,
  );

type Body = Submission<Configuration>["schema"];

/** Adds the rule on the company's country, so that the form refuses what the API would. */
const sendableIn = (country: Country, schema: Body): Body => schema.check(refuseNotOffered(country));

export type ConfigurationIntent = "saveDraft" | "send";

/** `onFailure` is told which of the two failed, because each has a sentence of its own. */
export function configurationSubmissions(
  params: { companyId: string; product: ProductId },
  country: Country,
  onFailure: (intent: ConfigurationIntent) => void,
) {
  const submission = (intent: ConfigurationIntent): Submission<Configuration> => {
    const { schema, returns, send } = submissionOf(configurationContract, intent, params);
    return {
      schema: prepared(intent === "send" ? sendableIn(country, schema) : schema),
      returns,
      send: async (body, options) => {
        try {
          return await send(body, options);
        } catch (error) {
          onFailure(intent);
          throw error;
        }
      },
    };
  };
  return { saveDraft: submission("saveDraft"), send: submission("send") };
}
