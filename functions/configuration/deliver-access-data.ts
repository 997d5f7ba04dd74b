import {
  type AccessDataField,
  type AccessDataForm,
  requiredAccessData,
  type SecretField,
  secretFields,
} from "@portal/shared/access-data/model.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import { type AccessItem, accessSlot, seal } from "../access-data/model.ts";
import type { Situation } from "../occurrence/stage-step.ts";
import type { Write } from "../transaction.ts";
import type { ConfigurationItem } from "./model.ts";

const isSecret = (field: AccessDataField): field is SecretField =>
  (secretFields as readonly AccessDataField[]).includes(field);

/** @throws DomainError `access-data-incomplete`, naming what neither the form nor an earlier delivery has. */
function requireComplete(form: AccessDataForm, stored: AccessItem | undefined, hasAntifraud: boolean): void {
  const isThere = (field: AccessDataField) =>
    form[field] ?? (isSecret(field) ? stored?.secrets[field] : stored?.[field]);
  const fields = requiredAccessData(hasAntifraud)
    .filter((field) => !isThere(field))
    .map((field): FieldError => ({ path: `accessData.${field}`, code: "required" }));
  if (fields.length > 0) throw new DomainError("access-data-incomplete", { fields });
}

/**
 * The access data after support's form: what it leaves out keeps its stored value, keys are sealed. The anti-fraud key
 * goes when the configuration has no anti-fraud.
 */
export async function deliverAccessData(
  form: AccessDataForm,
  situation: Situation<ConfigurationItem>,
): Promise<Write> {
  const { place, seen, at } = situation;
  const { companyId, product } = place;
  const { antifraudSolution } = situation.stored?.draft ?? {};
  const hasAntifraud = antifraudSolution !== undefined && antifraudSolution !== "none";
  const slot = accessSlot(companyId, product);
  const stored = seen.find(slot);
  requireComplete(form, stored, hasAntifraud);
  const secrets: AccessItem["secrets"] = {};
  for (const field of secretFields) {
    if (field === "fraudDetectTestKey" && !hasAntifraud) continue;
    const given = form[field];
    secrets[field] = given ? await seal({ companyId, product, field }, given) : stored?.secrets[field];
  }
  const kept = (field: Exclude<AccessDataField, SecretField>) => form[field] ?? stored?.[field] ?? "";
  const item = {
    site: kept("site"),
    user: kept("user"),
    login: kept("login"),
    email: kept("email"),
    merchantId: kept("merchantId"),
    secrets,
    deliveredAt: at,
  };
  return { act: "put", key: slot.key, item, seen: stored?.version ?? 0 };
}
