import type { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { notOffered } from "@portal/shared/configuration/offer.ts";
import {
  adjustmentStates,
  type ConfigurationRevision,
  changedFields,
  configurationRevisionSchema,
} from "@portal/shared/configuration/revision.ts";
import { type Country, countryOf } from "@portal/shared/country.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import { countCorrections, isUntouched } from "@portal/shared/stage/correction.ts";
import { companyNamesSlot } from "../company/model.ts";
import type { ApiRequest } from "../platform/http/request.ts";
import { findRevision, keepRevision, sendingOf } from "../stage/revision.ts";
import type { Situation } from "../stage/step.ts";
import { answersTo, type ConfigurationItem } from "./model.ts";

type SendRequest = ApiRequest<typeof configurationContract.routes.send>;

/** The revision that was sent before, when support asked for adjustments; the first sending has none. */
const earlierRevision = ({ place, stored }: Situation<ConfigurationItem>) =>
  findRevision(place, stored?.revision ?? 0, configurationRevisionSchema);

/** @throws DomainError `invalid-input` for an option that companies of this country are not offered */
function requireOffered(draft: ConfigurationDraft, country: Country): void {
  const fields = notOffered(draft, country).map((field): FieldError => {
    return { path: `draft.${field}`, code: "invalid-option" };
  });
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
}

/**
 * Sends the configuration to support and keeps it as a revision.
 * @throws DomainError `invalid-input` for options that the company is not offered; `nothing-corrected` when support
 * gave it back and it returns unchanged and unanswered
 */
export async function sent(request: SendRequest, situation: Situation<ConfigurationItem>) {
  const { place, stored, seen, at } = situation;
  const { draft } = request.body;
  const company = seen.get(companyNamesSlot(place.companyId));
  requireOffered(draft, countryOf(company.data.taxIdentificationType));
  const review = stored?.review ?? null;
  const answers = answersTo(review, request.body.answers);
  const before = await earlierRevision(situation);
  const states = adjustmentStates(review?.adjustments ?? [], { before: before?.draft, now: draft, answers });
  const corrections = states.map(({ state }) => state);
  if (isUntouched(corrections)) throw new DomainError("nothing-corrected");
  const revision: ConfigurationRevision = { ...sendingOf(situation), draft, answers };
  return {
    content: { draft, review, answers, revision: revision.revision },
    ticket: { sentAt: at },
    writes: [keepRevision(place, revision)],
    facts: {
      revision: revision.revision,
      ...(before ? { fields: changedFields(before.draft, draft) } : {}),
      ...(corrections.length > 0 ? { corrections: countCorrections(corrections) } : {}),
    },
  };
}
