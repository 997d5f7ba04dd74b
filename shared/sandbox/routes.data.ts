import type { RouteRows } from "../contract.ts";
import type { sandboxContract } from "./contract.ts";

const store = {
  merchantId: "SBX7Q2M9KD4T1WZ",
  kind: "own" as const,
  createdAt: "2026-11-22T19:40:12.418Z",
  keys: [{ id: "pX0b1qvQm2sR", createdAt: "2026-11-22T19:40:12.418Z", until: null }],
  publicKey: null,
  clockOffsetSeconds: 0,
};

const call = {
  id: "01KASB5ZJQ8RWN1HTT0V0VQG4M",
  at: "2026-11-22T19:41:03.902Z",
  product: "e-sitef" as const,
  method: "POST",
  path: "/v1/transactions",
  operation: "payment-begin",
  status: 201,
  code: "0",
  durationMs: 24,
  outcome: null,
  transactionId: "9f2c1e7ab4d05836fe10c9a2b7d4e6f809a1b3c5d7e9f00112233445566778899",
};

const transaction = {
  id: call.transactionId,
  machine: "payment",
  status: "CON",
  createdAt: call.at,
  amount: "1000",
  orderId: "pedido-1",
  card: { brand: "Visa", lastFour: "0044" },
  due: null,
  risk: "ACC",
};

const endpoints = {
  status: "https://loja.example.com/pagamento/status",
  authenticity: "https://loja.example.com/pagamento/autenticidade",
  cardHash: null,
  analysis: null,
  configuredAnalysis: "https://loja.example.com/antifraude",
  secrets: [{ id: "b0hTq2Yx9LmA", createdAt: "2026-11-22T19:40:40.021Z", until: null }],
  listenerUntil: null,
};

const delivery = {
  id: "01KASB64Q0C3M8Z7H1E5V9TRWX",
  at: "2026-11-22T19:41:09.402Z",
  callback: "status-notification" as const,
  transactionId: call.transactionId,
  status: "delivered" as const,
  tells: "CON",
  tried: 2,
  http: 200,
  nextAt: null,
};

const deliveryDetail = {
  ...delivery,
  to: endpoints.status,
  body: "nit=9f2c1e7ab4d05836fe10c9a2b7d4e6f809a1b3c5d7e9f00112233445566778899&pedido=pedido-1&status=CON",
  attempts: [
    {
      at: "2026-11-22T19:41:09.480Z",
      durationMs: 10_003,
      http: null,
      problem: "timed-out" as const,
      answer: "",
    },
    { at: "2026-11-22T19:42:11.105Z", durationMs: 84, http: 200, problem: null, answer: "ok" },
  ],
  heard: null,
};

/** Of a pair whose private half was thrown away. */
const publicKey = [
  "-----BEGIN PUBLIC KEY-----",
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1ikGLGaeHMhBo8zjmXV/",
  "UT7Ek2XIoMjcgreuD2QhAZCJfpxlMPZyjUwjpQCR8aGJjscGXKHk75gt9aNxezAz",
  "aeYxz7zwj3sFoGHkP1LTE3KlDWA1sOm8QEUDn1+AH2MxKk+reFH6Ni0/2of53x4L",
  "1GoVECkuWwDGiG+qaU7Da9zWCOBVAgRbfUNParq9nIAfjJDIh6Y3lJx4meMSIIbW",
  "jwYM1pehH5dMWYjh0NdSEVK99bAzawFlwSdki0CDslbyv11Qgug0FkAqg/4kSYzQ",
  "WGIWD+J1WQaF28Dg61wl8YtIsN9jHdsVzNJFis+YyUvuTFoFIdbL73TkSemeFfth",
  "pwIDAQAB",
  "-----END PUBLIC KEY-----",
].join("\n");

/** Its routes a second time, by hand: who may call each, and what was sent and answered in the functions' tests. */
export const sandboxRoutes: RouteRows<typeof sandboxContract> = {
  get: {
    who: "both",
    // Which stores there are, and then the stores.
    reads: { batches: 2, queries: 0 },
    answer: { companyId: "01M824GB6874Z0XT5GNGW8891E", stores: [store], accessData: "none" },
  },
  createKeys: { who: "client", answer: { store, merchantKey: "0123456789abcdef".repeat(4) } },
  rotateKey: { who: "client", answer: { store, merchantKey: "fedcba9876543210".repeat(4) } },
  revokeKey: { who: "client", answer: { ...store, keys: [] } },
  openSession: {
    who: "client",
    request: {},
    answer: {
      merchantId: store.merchantId,
      merchantKey: "s.1795380012.pVtq8o5n6mJ0cS3nq1n0c2mJ7w2Qw0h5m8z2x9y1b3E",
      expiresAt: "2026-11-22T20:40:12.000Z",
    },
  },
  registerPublicKey: {
    who: "client",
    request: { publicKey },
    answer: {
      ...store,
      publicKey: {
        fingerprint: "b05397a6353b38ea43c0b0a888f08578449512e0b03e784eb48fcd9d7b551fb6",
        bits: 2048,
      },
    },
  },
  removePublicKey: { who: "client", answer: store },
  moveClock: {
    who: "client",
    request: { seconds: 86_400 },
    answer: { ...store, clockOffsetSeconds: 86_400 },
  },
  listCalls: { who: "both", reads: { batches: 1, queries: 1 }, answer: { items: [call] } },
  getCall: {
    who: "both",
    answer: {
      ...call,
      query: "{}",
      request: '{"authorizer_id":"2","amount":"1000","order_id":"pedido-1"}',
      answer: '{"code":"0","message":"OK. Transaction successful."}',
    },
  },
  // A page of the list, and what stands in it as it is now.
  listTransactions: { who: "both", reads: { batches: 2, queries: 1 }, answer: { items: [transaction] } },
  getTransaction: {
    who: "both",
    answer: {
      ...transaction,
      version: 2,
      past: [
        { status: "NOV", at: "2026-11-22T19:41:03.902Z", cause: "creation accepted" },
        { status: "CON", at: "2026-11-22T19:41:09.117Z", cause: "approved, automatic confirmation" },
      ],
      facts: { amount: "1000", order_id: "pedido-1", authorizer_id: "2" },
      answered: { authorization_number: "092423" },
      analysis: {
        mode: "before",
        status: "ACC",
        score: 0,
        past: [
          { status: "NOV", at: "2026-11-22T19:41:03.902Z", cause: "not sent" },
          { status: "ACC", at: "2026-11-22T19:41:09.117Z", cause: "accepted" },
        ],
      },
      original: null,
      acts: [],
    },
  },
  act: { who: "client", request: { act: "pay" } },
  getEndpoints: { who: "both", answer: endpoints },
  setEndpoints: {
    who: "client",
    request: { status: endpoints.status, authenticity: endpoints.authenticity },
    answer: endpoints,
  },
  rotateSecret: {
    who: "client",
    answer: { endpoints, secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=" },
  },
  listDeliveries: { who: "both", reads: { batches: 1, queries: 1 }, answer: { items: [delivery] } },
  getDelivery: { who: "both", answer: deliveryDetail },
  resend: {
    who: "client",
    answer: { ...deliveryDetail, status: "waiting", nextAt: "2026-11-22T19:50:00.000Z" },
  },
  reset: { who: "client", request: { isContinued: false }, answer: { removed: 214, isDone: true } },
};
