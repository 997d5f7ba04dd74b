import type { RouteRows } from "../contract.ts";
import type { evidenceContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const evidenceRoutes: RouteRows<typeof evidenceContract> = {
  sign: {
    who: "client",
    request: {
      product: "online-payment",
      caseId: "card-approved",
      fileName: "tela.png",
      contentType: "image/png",
      sizeBytes: 113,
      sha256: "n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=",
    },
    answer: {
      file: {
        id: "01M824EY9R05Y07SJ707C4V6VZ",
        product: "online-payment",
        caseId: "card-approved",
        attempt: 1,
        fileName: "tela.png",
        contentType: "image/png",
        sizeBytes: 113,
        status: "awaiting-upload",
        refusal: null,
        createdAt: "2026-11-22T17:22:02.680Z",
        inspectedAt: null,
      },
      // Without what the signature adds behind the question mark.
      upload: {
        url: "https://evidence.example.com/quarantine/01M824EDQB0C2YZV7GGJ2FDEA2/online-payment/01M824EY9R05Y07SJ707C4V6VZ",
        headers: {
          "content-type": "image/png",
          "x-amz-checksum-sha256": "n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=",
          "if-none-match": "*",
        },
        expiresAt: "2026-11-22T17:27:02.680Z",
      },
    },
  },
  list: {
    who: "both",
    reads: { batches: 1, queries: 1 },
    answer: {
      items: [
        {
          id: "01M824EY9R05Y07SJ707C4V6VZ",
          product: "online-payment",
          caseId: "card-approved",
          attempt: 1,
          fileName: "tela.png",
          contentType: "image/png",
          sizeBytes: 113,
          status: "refused",
          refusal: "hidden-content",
          createdAt: "2026-11-22T17:22:02.680Z",
          inspectedAt: "2026-11-22T17:22:02.738Z",
        },
      ],
    },
  },
  remove: {
    who: "client",
    answer: {
      id: "01M824EX7BNJBGQN5W51KJ49G6",
    },
  },
  download: {
    who: "both",
    answer: {
      // Without what the signature adds behind the question mark.
      url: "https://evidence.example.com/evidence/01M824EDQB0C2YZV7GGJ2FDEA2/online-payment/01M824EY9R05Y07SJ707C4V6VZ",
      expiresAt: "2026-11-22T17:24:02.680Z",
    },
  },
};
