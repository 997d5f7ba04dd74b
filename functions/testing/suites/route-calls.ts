import { randomUUID } from "node:crypto";
import type { Call } from "../api.ts";
import { accessForm, companyData, completeDraft, placeOf } from "../people.ts";

/** Ids of items that exist besides the companies. */
export interface Made {
  readonly partnerId: string;
}

/** Of a file that one company has. */
export const evidenceFileId = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

/** As the inspection leaves it. */
export const evidenceItem = {
  id: evidenceFileId,
  product: "online-payment",
  caseId: "card-approved",
  attempt: 1,
  fileName: "tela.png",
  contentType: "image/png",
  sizeBytes: 100,
  sha256: `${"A".repeat(43)}=`,
  status: "clean",
  refusal: null,
  createdAt: "2026-01-02T10:00:00.000Z",
  inspectedAt: "2026-01-02T10:00:01.000Z",
  version: 2,
};

/** Returns as they were sent once. */
export const certificationRevision = {
  revision: 1,
  attempt: 1,
  sentAt: "2026-01-02T10:00:00.000Z",
  sentBy: { sub: "somebody", name: "Ana Souza" },
  selected: ["card-approved"],
  returns: {},
  files: {},
};

export const partnerData = {
  name: "Conecta Já",
  responsible: "José Antônio",
  phone: "1133334444",
  email: "contato@conecta.example.com",
  website: "https://conecta.example.com",
};

export const occurrenceId = (companyId: string) => `${companyId}.online-payment.configuration`;

/** A well-formed request to each route, about the given company, with versions that no item has. */
export const routeCalls: Readonly<Record<string, (companyId: string, made: Made) => Call>> = {
  "POST /api/account": () => ({ body: { locale: "pt" } }),
  "PUT /api/account": () => ({ body: { version: 99, profile: { name: "Outro Nome", locale: "pt" } } }),
  "POST /api/account/email": () => ({}),
  "POST /api/account/email-proof": () => ({ body: { locale: "pt" } }),
  "POST /api/account/email-proof/code": () => ({ body: { code: "000000" } }),
  "POST /api/companies": () => ({ body: { data: companyData(), acceptsTerms: true } }),
  "GET /api/companies": () => ({}),
  "GET /api/companies/{companyId}": (companyId) => ({ params: { companyId } }),
  "PUT /api/companies/{companyId}": (companyId) => ({
    params: { companyId },
    body: { version: 99, data: companyData() },
  }),
  "GET /api/companies/{companyId}/members": (companyId) => ({ params: { companyId } }),
  "POST /api/companies/{companyId}/join-requests/{sub}": (companyId) => ({
    params: { companyId, sub: randomUUID() },
    body: { accept: true },
  }),
  "POST /api/join-request/cancel": () => ({ body: { requestedAt: "2026-01-02T10:00:00.000Z" } }),
  "POST /api/join-request/remind": () => ({ body: { requestedAt: "2026-01-02T10:00:00.000Z" } }),
  "GET /api/companies/{companyId}/configurations/{product}": (companyId) => ({ params: placeOf(companyId) }),
  "PUT /api/companies/{companyId}/configurations/{product}": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, draft: {} },
  }),
  "POST /api/companies/{companyId}/configurations/{product}/send": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, draft: completeDraft() },
  }),
  "GET /api/companies/{companyId}/configurations/{product}/revisions/{revision}": (companyId) => ({
    params: { ...placeOf(companyId), revision: "1" },
  }),
  "POST /api/companies/{companyId}/configurations/{product}/reopen": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99 },
  }),
  "POST /api/companies/{companyId}/configurations/{product}/reject": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, adjustments: [{ field: "website", comment: "Errado." }] },
  }),
  "POST /api/companies/{companyId}/configurations/{product}/conclude": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, accessData: accessForm },
  }),
  "GET /api/companies/{companyId}/access-data/{product}": (companyId) => ({ params: placeOf(companyId) }),
  "POST /api/companies/{companyId}/access-data/{product}/reveal": (companyId) => ({
    params: placeOf(companyId),
    body: { field: "merchantKey" },
  }),
  "POST /api/companies/{companyId}/access-data/{product}/replace": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, reason: "A chave vazou.", accessData: {} },
  }),
  "GET /api/occurrences": () => ({}),
  "GET /api/occurrences/{occurrenceId}": (companyId) => ({
    params: { occurrenceId: occurrenceId(companyId) },
  }),
  "GET /api/occurrences/{occurrenceId}/notes": (companyId) => ({
    params: { occurrenceId: occurrenceId(companyId) },
  }),
  "PUT /api/occurrences/{occurrenceId}/notes": (companyId) => ({
    params: { occurrenceId: occurrenceId(companyId) },
    body: { version: 99, round: 1, notes: { comment: "", entries: [{ subject: "website", text: "Use" }] } },
  }),
  "PUT /api/occurrences/{occurrenceId}/priority": (companyId) => ({
    params: { occurrenceId: occurrenceId(companyId) },
    body: { version: 99, priority: "high" },
  }),
  "GET /api/companies/{companyId}/history": (companyId) => ({ params: { companyId } }),
  "GET /api/companies/{companyId}/overview": (companyId) => ({ params: { companyId } }),
  "POST /api/companies/{companyId}/evidence": (companyId) => ({
    params: { companyId },
    body: {
      product: "online-payment",
      caseId: "card-approved",
      fileName: "tela.png",
      contentType: "image/png",
      sizeBytes: 100,
      sha256: `${"A".repeat(43)}=`,
    },
  }),
  "GET /api/companies/{companyId}/evidence/{product}": (companyId) => ({ params: placeOf(companyId) }),
  "DELETE /api/companies/{companyId}/evidence/{product}/{fileId}": (companyId) => ({
    params: { ...placeOf(companyId), fileId: evidenceFileId },
  }),
  "GET /api/companies/{companyId}/evidence/{product}/{fileId}/download": (companyId) => ({
    params: { ...placeOf(companyId), fileId: evidenceFileId },
  }),
  "GET /api/companies/{companyId}/production/{product}": (companyId) => ({ params: placeOf(companyId) }),
  "POST /api/companies/{companyId}/production/{product}/request": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99 },
  }),
  "POST /api/companies/{companyId}/production/{product}/deliver": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, merchantId: "LOJAPROD1" },
  }),
  "POST /api/companies/{companyId}/production/{product}/reveal": (companyId) => ({
    params: { companyId, product: "fraud-prevention" },
    body: { field: "privateKey" },
  }),
  "GET /api/companies/{companyId}/certifications/{product}": (companyId) => ({ params: placeOf(companyId) }),
  "GET /api/companies/{companyId}/certifications/{product}/revisions/{revision}": (companyId) => ({
    params: { ...placeOf(companyId), revision: "1" },
  }),
  "POST /api/companies/{companyId}/certifications/{product}/begin": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99 },
  }),
  "PUT /api/companies/{companyId}/certifications/{product}/selection": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, caseIds: [] },
  }),
  "PUT /api/companies/{companyId}/certifications/{product}/returns/{caseId}": (companyId) => ({
    params: { ...placeOf(companyId), caseId: "card-approved" },
    body: { version: 99, return: {} },
  }),
  "POST /api/companies/{companyId}/certifications/{product}/send": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99 },
  }),
  "POST /api/companies/{companyId}/certifications/{product}/reject": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, reviews: [] },
  }),
  "POST /api/companies/{companyId}/certifications/{product}/conclude": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, reviews: [] },
  }),
  "POST /api/companies/{companyId}/certifications/{product}/restart": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99 },
  }),
  "GET /api/companies/{companyId}/certifications/{product}/attempts": (companyId) => ({
    params: placeOf(companyId),
  }),
  "GET /api/companies/{companyId}/releases/{product}": (companyId) => ({ params: placeOf(companyId) }),
  "POST /api/companies/{companyId}/releases/{product}/request": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, category: "integrator", reason: "Temos pressa." },
  }),
  "POST /api/companies/{companyId}/releases/{product}/grant": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99 },
  }),
  "POST /api/companies/{companyId}/releases/{product}/decline": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, comment: "Ainda não." },
  }),
  "POST /api/companies/{companyId}/releases/{product}/revoke": (companyId) => ({
    params: placeOf(companyId),
    body: { version: 99, comment: "O contrato terminou." },
  }),
  "GET /api/partners": () => ({}),
  "GET /api/companies/{companyId}/partners": (companyId) => ({ params: { companyId } }),
  "POST /api/companies/{companyId}/partners": (companyId) => ({
    params: { companyId },
    body: partnerData,
  }),
  "POST /api/partners/{partnerId}/approve": (_companyId, { partnerId }) => ({
    params: { partnerId },
    body: { version: 99 },
  }),
  "POST /api/partners/{partnerId}/decline": (_companyId, { partnerId }) => ({
    params: { partnerId },
    body: { version: 99, comment: "Não." },
  }),
};
