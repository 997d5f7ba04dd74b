import type { RouteRows } from "../contract.ts";
import type { certificationMatchContract } from "./contract.ts";

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const certificationMatchRoutes: RouteRows<typeof certificationMatchContract> = {
  find: {
    who: "both",
    answer: {
      seen: "01M824FRZH28HASEEJCY4T2DZ2",
      isUnchanged: false,
      isCut: false,
      hasStore: true,
      items: [
        {
          caseId: "card-denied",
          found: {
            proving: [
              { nit: "d4da580ff4ac56c29e38d92ca222bd301b9a4f1e3d32acb931896871309ae716", cardId: null },
            ],
            at: "2026-11-22T17:22:30.555Z",
            return: {
              isWebservice: true,
              platformUsn: "261122035445410",
              testedOn: "2026-11-22",
              valueCents: 2_200_000,
              orderId: "CERT-11222244542",
              merchantUsn: "11222244542",
            },
          },
          nearest: null,
          example: null,
        },
        {
          caseId: "installments-without-interest",
          found: null,
          nearest: {
            nit: "1ad2d9fff9b64fe89a66c9b48a1cfe5332a44035183707958f0cdc0d53db47a5",
            at: "2026-11-22T17:23:30.555Z",
            closerTo: null,
            differences: [{ what: "installments", wanted: 3, seen: 1 }],
          },
          example: null,
        },
        {
          caseId: "voucher",
          found: null,
          nearest: {
            nit: "0fff5dd8ab8ffae176c56ae19d588ee6ed9861cba768f9d24489e2973cb4daa3",
            at: "2026-11-22T17:24:30.555Z",
            closerTo: null,
            differences: [{ what: "cards", wanted: ["sodexo-cultura"], seen: ["alelo-cultura"] }],
          },
          example: {
            proving: [
              {
                nit: "5b0e6b43a3f47a1b6c1d9e0cf9a3dc3ad4f6b0c2c5e7f1a9b8d7c6e5f4a3b2c1",
                cardId: "sodexo-cultura",
              },
            ],
            at: "2026-11-22T17:25:30.555Z",
          },
        },
      ],
    },
  },
  use: {
    who: "client",
    request: { version: 4, caseIds: ["card-denied"] },
  },
  getProof: {
    who: "both",
    answer: {
      caseId: "card-denied",
      proving: [{ nit: "d4da580ff4ac56c29e38d92ca222bd301b9a4f1e3d32acb931896871309ae716", cardId: null }],
      at: "2026-11-22T17:22:30.555Z",
      merchantIds: ["SBX7Q2M9ABCDEFG"],
      calls: [
        {
          id: "01M824FRZH28HASEEJCY4T2DZ2",
          at: "2026-11-22T17:22:30.555Z",
          method: "POST",
          path: "/v1/payments/d4da580ff4ac56c29e38d92ca222bd301b9a4f1e3d32acb931896871309ae716",
          operation: "payment-do",
          status: 400,
          code: "951",
          durationMs: 12,
          outcome: null,
          transactionId: "d4da580ff4ac56c29e38d92ca222bd301b9a4f1e3d32acb931896871309ae716",
          query: "{}",
          request: '{"card":{"number":"************0044"}}',
          answer:
            '{"code":"951","message":"Transaction denied by the authorizer","payment":{"status":"NEG"}}',
        },
      ],
    },
  },
};
