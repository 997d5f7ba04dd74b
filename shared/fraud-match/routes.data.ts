import type { RouteRows } from "../contract.ts";
import type { fraudMatchContract } from "./contract.ts";

const order = {
  merchantId: "SBX7Q2M9KD4T1WZ",
  nit: "d4da580ff4ac56c29e38d92ca222bd301b9a4f1e3d32acb931896871309ae716",
  orderId: "PED-4410",
  amountCents: 10_080,
  course: [
    { status: "NOV", cause: "not sent", at: "2026-11-23T12:22:30.555Z" },
    { status: "REJ", cause: "rejected", at: "2026-11-23T12:22:31.102Z" },
  ],
  told: [
    {
      id: "01KASB64Q0C3M8Z7H1E5V9TRWX",
      at: "2026-11-23T12:22:31.402Z",
      tells: "REJ",
      status: "delivered" as const,
      heard: null,
    },
  ],
};

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const fraudMatchRoutes: RouteRows<typeof fraudMatchContract> = {
  find: {
    who: "both",
    product: "fraud-prevention",
    // Which stores there are and then the stores; of the only one, the newest analysed orders and what it was told.
    reads: { batches: 2, queries: 2 },
    answer: {
      isCut: false,
      hasStore: true,
      items: [
        {
          scenarioId: "rejected",
          found: {
            order,
            return: { orderId: "PED-4410", testedOn: "2026-11-23", valueCents: 10_080 },
          },
          nearest: null,
          example: null,
        },
        {
          scenarioId: "review-approved",
          found: null,
          nearest: {
            order: {
              merchantId: "SBX7Q2M9KD4T1WZ",
              nit: "1ad2d9fff9b64fe89a66c9b48a1cfe5332a44035183707958f0cdc0d53db47a5",
              orderId: "PED-4411",
              amountCents: 10_045,
              course: [
                { status: "NOV", cause: "not sent", at: "2026-11-23T12:24:10.014Z" },
                { status: "REV", cause: "manual review", at: "2026-11-23T12:24:10.733Z" },
              ],
              told: [],
            },
            closerTo: null,
            differences: [{ what: "review", wanted: ["approved"], seen: [] }],
          },
          example: { ...order, origin: "portal" as const, orderId: "PED-4409", amountCents: 10_045 },
        },
      ],
    },
  },
  use: {
    who: "client",
    product: "fraud-prevention",
    request: { version: 4, caseIds: ["rejected"] },
  },
  getProof: { who: "both", product: "fraud-prevention", answer: { scenarioId: "rejected", order } },
};
