import {
  type AccessDataField,
  type AccessDataForm,
  requiredAccessData,
  type SecretField,
  secretFields,
} from "@portal/shared/access-data/model.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { type AccessItem, accessDataSubject, accessSlot, maskedAccessData } from "../access-data/model.ts";
import { accountSlot } from "../account/model.ts";
import type { Situation } from "../occurrence/stage-step.ts";
import { record } from "../record.ts";
import type { ChangeRequest } from "../request.ts";
import { seal } from "../sealed.ts";
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

/** Given keys sealed, others as they are stored; the anti-fraud key goes when there is no anti-fraud. */
async function secretsAfter(
  form: AccessDataForm,
  stored: AccessItem | undefined,
  place: Pick<OccurrencePlace, "companyId" | "product">,
  hasAntifraud: boolean,
): Promise<AccessItem["secrets"]> {
  const { companyId, product } = place;
  const secrets: AccessItem["secrets"] = {};
  for (const field of secretFields) {
    if (field === "fraudDetectTestKey" && !hasAntifraud) continue;
    const given = form[field];
    const holder = { purpose: "access-data", companyId, product, field } as const;
    secrets[field] = given ? await seal(holder, given) : stored?.secrets[field];
  }
  return secrets;
}

/** The access data after support's form, where what it leaves out keeps its stored value, and its line of history. */
export async function deliverAccessData(
  request: ChangeRequest,
  form: AccessDataForm,
  { place, seen, at, stored: configuration }: Situation<ConfigurationItem>,
): Promise<Write[]> {
  const { companyId, product } = place;
  const { antifraudSolution } = configuration?.draft ?? {};
  const hasAntifraud = antifraudSolution !== undefined && antifraudSolution !== "none";
  const slot = accessSlot(companyId, product);
  const stored = seen.find(slot);
  requireComplete(form, stored, hasAntifraud);
  const kept = (field: Exclude<AccessDataField, SecretField>) => form[field] ?? stored?.[field] ?? "";
  const item = {
    site: kept("site"),
    user: kept("user"),
    login: kept("login"),
    email: kept("email"),
    merchantId: kept("merchantId"),
    secrets: await secretsAfter(form, stored, place, hasAntifraud),
    deliveredAt: at,
  };
  const line = record(request, {
    companyId,
    subject: accessDataSubject(product),
    event: "access-data.delivered",
    at,
    actorName: seen.find(accountSlot(request.actor.sub))?.name ?? "",
    facts: { data: maskedAccessData(item) },
  });
  return [{ act: "put", key: slot.key, item, seen: stored?.version ?? 0 }, ...line];
}
