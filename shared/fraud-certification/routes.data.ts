import type { RouteRows } from "../contract.ts";
import type { fraudCertificationContract } from "./contract.ts";

const product = "fraud-prevention";

const selected = [
  "approved",
  "review-approved",
  "review-rejected",
  "rejected",
  "deadline",
  "webhook",
  "error",
] as const;

const returns = {
  approved: { orderId: "2041", testedOn: "2026-11-22", valueCents: 10_010 },
  webhook: { orderId: "2046", testedOn: "2026-11-22", valueCents: 10_035, notes: "Respondemos 200." },
};

const reviews = [
  { caseId: "approved", verdict: "passed" },
  { caseId: "webhook", verdict: "failed", feedback: "A loja respondeu 500." },
] as const;

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const fraudCertificationRoutes: RouteRows<typeof fraudCertificationContract> = {
  get: {
    who: "both",
    product,
    answer: {
      companyId: "01M824FRZH28HASEEJCY4T2DZ2",
      status: "under-approval",
      version: 9,
      isUnlocked: true,
      begunAt: "2026-11-22T17:22:30.555Z",
      attempt: 1,
      selected: [...selected],
      returns,
      reviews: {
        approved: { verdict: "passed", feedback: null, reviewedAt: "2026-11-22T17:30:00.000Z" },
        webhook: {
          verdict: "failed",
          feedback: "A loja respondeu 500.",
          reviewedAt: "2026-11-22T17:30:00.000Z",
        },
      },
      review: { comment: null, reviewedAt: "2026-11-22T17:30:00.000Z" },
      matched: {
        approved: {
          proving: [{ nit: "f1".repeat(32), cardId: null }],
          at: "2026-11-22T17:20:00.000Z",
        },
      },
      signature: {
        reference: "PF-2026-0117",
        signedOn: "2026-11-20",
        recordedAt: "2026-11-22T17:40:00.000Z",
        recordedBy: { sub: "447398cc-df51-453c-bd90-7c484240452f", name: "Bruno Lima" },
      },
      revision: 2,
      savedAt: "2026-11-22T17:22:30.555Z",
      savedBy: { sub: "6c629bc1-6c2b-4460-aade-21defb344fb8", name: "Ana Souza" },
      occurrence: {
        id: "01M824FRZH28HASEEJCY4T2DZ2.fraud-prevention.certification",
        number: "2026-000114",
        sentAt: "2026-11-22T17:25:00.000Z",
        priority: "normal",
      },
    },
  },
  begin: { who: "client", product, request: { version: 0 } },
  select: { who: "client", product, request: { version: 1, caseIds: ["approved", "rejected"] } },
  saveReturn: { who: "client", product, request: { version: 2, return: returns.approved } },
  send: { who: "client", product, request: { version: 9 } },
  getRevision: {
    who: "both",
    product,
    answer: {
      revision: 1,
      attempt: 1,
      sentAt: "2026-11-22T17:25:00.000Z",
      sentBy: { sub: "6c629bc1-6c2b-4460-aade-21defb344fb8", name: "Ana Souza" },
      selected: ["approved", "webhook"],
      returns,
      files: { approved: [], webhook: [{ id: "01M823QDRQSGQXWCERVD4WDHSV", fileName: "aviso.txt" }] },
    },
  },
  reject: { who: "support", product, request: { version: 10, reviews: [...reviews] } },
  conclude: {
    who: "support",
    product,
    request: { version: 10, reviews: selected.map((caseId) => ({ caseId, verdict: "passed" })) },
  },
  restart: { who: "client", product, request: { version: 11 } },
  sign: {
    who: "support",
    product,
    request: { version: 10, reference: "PF-2026-0117", signedOn: "2026-11-20" },
  },
  unsign: {
    who: "support",
    product,
    request: { version: 11, comment: "O contrato é de outra empresa." },
  },
  reopen: {
    who: "support",
    product,
    request: { version: 12, comment: "A assinatura não vale." },
  },
  listAttempts: {
    who: "both",
    product,
    reads: { batches: 1, queries: 1 },
    answer: {
      items: [
        {
          attempt: 1,
          selected: ["approved", "webhook"],
          returns,
          reviews: {},
          review: null,
          status: "open",
          begunAt: "2026-11-20T12:00:00.000Z",
          archivedAt: "2026-11-22T12:00:00.000Z",
        },
      ],
    },
  },
};
