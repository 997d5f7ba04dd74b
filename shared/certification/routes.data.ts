import type { RouteRows } from "../contract.ts";
import type { certificationContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const certificationRoutes: RouteRows<typeof certificationContract> = {
  get: {
    who: "both",
    answer: {
      companyId: "01M824FRZH28HASEEJCY4T2DZ2",
      product: "online-payment",
      status: "under-approval",
      version: 1,
      isUnlocked: false,
      begunAt: "2026-11-22T17:22:30.555Z",
      isScopeOutdated: false,
      attempt: 1,
      scope: {
        solutionModel: "rest",
        transactionTypes: ["payment", "cancellation"],
        authorizers: ["1", "2"],
        bankTransferBoleto: ["pix"],
        modalities: ["credit-single"],
      },
      selected: [
        "card-approved",
        "card-denied",
        "card-cancel",
        "timeout-approved",
        "timeout-denied",
        "pix-confirmed",
        "pix-denied",
        "pix-error",
        "pix-refund",
      ],
      returns: {},
      reviews: {
        "timeout-approved": {
          verdict: "failed",
          feedback: "Sem tela.",
          reviewedAt: "2026-11-20T12:00:00.000Z",
        },
        "timeout-denied": {
          verdict: "passed",
          feedback: null,
          reviewedAt: "2026-11-20T12:00:00.000Z",
        },
        voucher: {
          verdict: "failed",
          feedback: "Sem tela.",
          reviewedAt: "2026-11-20T12:00:00.000Z",
        },
      },
      review: {
        comment: null,
        reviewedAt: "2026-11-20T12:00:00.000Z",
      },
      matched: {},
      revision: 0,
      savedAt: "2026-11-22T17:22:30.555Z",
      savedBy: {
        sub: "6c629bc1-6c2b-4460-aade-21defb344fb8",
        name: "Ana Souza",
      },
      occurrence: {
        id: "01M824FRZH28HASEEJCY4T2DZ2.online-payment.certification",
        number: "2026-000014",
        sentAt: null,
        priority: "normal",
      },
    },
  },
  begin: {
    who: "client",
    request: {
      version: 0,
    },
  },
  select: {
    who: "client",
    request: {
      version: 4,
      caseIds: ["store-card"],
    },
  },
  saveReturn: {
    who: "client",
    request: {
      version: 10,
      return: {
        isWebservice: true,
        testedOn: "2026-11-22",
        valueCents: 25000,
        platformUsn: "261121104401300",
      },
    },
  },
  send: {
    who: "client",
    request: {
      version: 10,
    },
  },
  getRevision: {
    who: "both",
    answer: {
      revision: 1,
      attempt: 1,
      sentAt: "2026-11-22T17:09:12.151Z",
      sentBy: {
        sub: "d11d8b23-1dea-44d9-af4b-100c12ed2e58",
        name: "Ana Souza",
      },
      selected: [
        "card-approved",
        "card-denied",
        "card-cancel",
        "timeout-approved",
        "timeout-denied",
        "pix-confirmed",
        "pix-denied",
        "pix-error",
        "pix-refund",
      ],
      returns: {
        "card-denied": {
          isWebservice: true,
          platformUsn: "261121104400100",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "card-cancel": {
          isWebservice: true,
          platformUsn: "261121104400200",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "pix-confirmed": {
          isWebservice: true,
          platformUsn: "261121104401000",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "pix-refund": {
          isWebservice: true,
          platformUsn: "261121104401300",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "card-approved": {
          isWebservice: true,
          cardUsns: {
            "visa-19": "261121104400001",
            "mastercard-19": "261121104400003",
            visa: "261121104400000",
            mastercard: "261121104400002",
          },
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "pix-denied": {
          isWebservice: true,
          platformUsn: "261121104401100",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "timeout-approved": {
          isWebservice: true,
          platformUsn: "261121104400800",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "timeout-denied": {
          isWebservice: true,
          platformUsn: "261121104400900",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
        "pix-error": {
          isWebservice: true,
          platformUsn: "261121104401200",
          testedOn: "2026-11-22",
          valueCents: 25000,
        },
      },
      files: {
        "timeout-approved": [
          {
            id: "01M823QDRQSGQXWCERVD4WDHSV",
            fileName: "tela.png",
          },
        ],
        "timeout-denied": [
          {
            id: "01M823QDT2GE0Y0YHM1BCJ0SER",
            fileName: "tela.png",
          },
        ],
        "card-cancel": [],
        "pix-error": [],
        "pix-denied": [],
        "pix-confirmed": [],
        "pix-refund": [],
        "card-approved": [],
        "card-denied": [],
      },
    },
  },
  reject: {
    who: "support",
    request: {
      version: 11,
      reviews: [
        {
          caseId: "card-approved",
          verdict: "passed",
        },
        {
          caseId: "card-denied",
          verdict: "passed",
        },
        {
          caseId: "card-cancel",
          verdict: "passed",
        },
        {
          caseId: "timeout-approved",
          verdict: "passed",
        },
        {
          caseId: "timeout-denied",
          verdict: "passed",
        },
        {
          caseId: "pix-confirmed",
          verdict: "passed",
        },
        {
          caseId: "pix-denied",
          verdict: "failed",
          feedback: "Não passou: pix-denied.",
        },
        {
          caseId: "pix-error",
          verdict: "passed",
        },
        {
          caseId: "pix-refund",
          verdict: "passed",
        },
      ],
    },
  },
  conclude: {
    who: "support",
    request: {
      version: 11,
      reviews: [
        {
          caseId: "card-approved",
          verdict: "passed",
        },
        {
          caseId: "card-denied",
          verdict: "passed",
        },
        {
          caseId: "card-cancel",
          verdict: "passed",
        },
        {
          caseId: "timeout-approved",
          verdict: "passed",
        },
        {
          caseId: "timeout-denied",
          verdict: "passed",
        },
        {
          caseId: "pix-confirmed",
          verdict: "passed",
        },
        {
          caseId: "pix-denied",
          verdict: "passed",
        },
        {
          caseId: "pix-error",
          verdict: "passed",
        },
        {
          caseId: "pix-refund",
          verdict: "passed",
        },
      ],
    },
  },
  restart: {
    who: "client",
    request: {
      version: 12,
    },
  },
  listAttempts: {
    who: "both",
    reads: { batches: 1, queries: 1 },
    answer: {
      items: [
        {
          attempt: 1,
          scope: {
            solutionModel: "rest",
            transactionTypes: ["payment", "cancellation", "storage"],
            authorizers: ["1", "2"],
            bankTransferBoleto: ["pix"],
            modalities: ["credit-single"],
          },
          selected: [
            "card-approved",
            "card-denied",
            "card-cancel",
            "timeout-approved",
            "timeout-denied",
            "pix-confirmed",
            "pix-denied",
            "pix-error",
            "pix-refund",
          ],
          returns: {},
          reviews: {},
          review: null,
          status: "open",
          begunAt: "2026-11-22T17:09:18.434Z",
          archivedAt: "2026-11-22T17:09:18.502Z",
        },
      ],
    },
  },
};
