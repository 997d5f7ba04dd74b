import type { configurationContract } from "@portal/shared/configuration/contract.ts";
import {
  type ConfigurationAnswers,
  type ConfigurationDraft,
  type ConfigurationField,
  configurationFields,
} from "@portal/shared/configuration/model.ts";
import { notOffered } from "@portal/shared/configuration/offer.ts";
import type { RouteRequest } from "@portal/shared/contract.ts";
import type { Country } from "@portal/shared/country.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { Author } from "../../platform/change/author.ts";
import type { StageDecision } from "../../stage/decision.ts";
import { decideReopening, decideSaving, decideSending, decideVerdict, type Form } from "../../stage/form.ts";
import type { ConfigurationContent } from "./model.ts";

type ConfigurationRoutes = typeof configurationContract.routes;
type ConfigurationBody<Name extends keyof ConfigurationRoutes> = RouteRequest<
  ConfigurationRoutes[Name]
>["body"];
type ConfigurationDecision = StageDecision<ConfigurationContent>;

/** Nothing before the first save. */
type StoredConfiguration = ConfigurationContent | undefined;

interface Draft {
  readonly draft: ConfigurationDraft;
  readonly answers: ConfigurationAnswers;
}

const form: Form<ConfigurationField, ConfigurationDraft> = { fields: configurationFields, empty: {} };

export const decideDraft = (
  stored: StoredConfiguration,
  typed: Draft & { readonly isAutomatic?: boolean | undefined },
): ConfigurationDecision => decideSaving(form, stored, typed);

export const decideReopen = (stored: StoredConfiguration): ConfigurationDecision =>
  decideReopening(form, stored);

/** @throws DomainError `invalid-input` for an option that companies of this country are not offered */
function requireOffered(draft: ConfigurationDraft, country: Country): void {
  const fields = notOffered(draft, country).map((field): FieldError => {
    return { path: `draft.${field}`, code: "invalid-option" };
  });
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
}

interface ConfigurationToSend {
  readonly place: OccurrencePlace;
  readonly stored: StoredConfiguration;
  /** As it was sent the time before. */
  readonly before: ConfigurationDraft | undefined;
  /** Where the company is. */
  readonly country: Country;
  readonly by: Pick<Author, "sub" | "name">;
  readonly at: string;
}

/** @throws DomainError `invalid-input` for options that the company is not offered, and what sending any form throws */
export function decideSend({ country, ...sending }: ConfigurationToSend, body: Draft): ConfigurationDecision {
  requireOffered(body.draft, country);
  return decideSending(form, sending, body);
}

export const decideReject = (
  stored: StoredConfiguration,
  verdict: Pick<ConfigurationBody<"reject">, "comment" | "adjustments">,
  at: string,
): ConfigurationDecision => decideVerdict(form, stored, verdict, at);

export const decideConclude = (
  stored: StoredConfiguration,
  { comment }: Pick<ConfigurationBody<"conclude">, "comment">,
  at: string,
): ConfigurationDecision => decideVerdict(form, stored, { comment, adjustments: [] }, at);
