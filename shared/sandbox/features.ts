import {
  listenerAddress,
  pageAddress,
  reservationAddresses,
  sandboxAddress,
  sandboxPages,
  serviceAddresses,
} from "../esitef/sandbox-address.ts";
import type { Feature } from "../feature.ts";
import { wsConsultaAddress } from "../ws-consulta/sandbox-address.ts";

/** A call may be held until the gateway ends it: 30 a second hold at most 900 of an account's 1,000 functions. */
const sandboxLimit = { rateLimit: 30, burstLimit: 60 } as const;

export const sandboxDeliveryFeature = {
  home: "sandbox/delivery",
  impact: "Stores are not told of what happens in the sandbox; calls go on, and what is to be told waits.",
  bind: ["table", "secret"],
  // A sweep begins posts for 35 s, and each takes 10 s at most.
  timeoutSeconds: 60,
  events: {
    partition: "NOTICE#",
    partitionsAtOnce: 4,
    lossImpact: "At least one post to a store is late; it is tried again every minute.",
    runbook: "lost-delivery",
  },
  sweepMinutes: 1,
  // A listener is held for 20 s: 10 a second hold at most 200 functions.
  answersUnder: { paths: [listenerAddress], rateLimit: 10, burstLimit: 20 },
} as const satisfies Feature;

export const sandboxSaleFeature = {
  home: "sandbox/sale",
  impact: "The documented interface answers nobody: integrators cannot try a call, and none is recorded.",
  bind: ["table", "secret", "site"],
  // Outlasts the gateway, which ends a call after 30 s: that is how a lost answer is made.
  timeoutSeconds: 35,
  answersUnder: { paths: [sandboxAddress], ...sandboxLimit },
} as const satisfies Feature;

export const sandboxReservationFeature = {
  home: "sandbox/reservation",
  impact: "Integrators cannot try pre-authorizations; all else of the sandbox goes on.",
  bind: ["table", "secret"],
  timeoutSeconds: 35,
  answersUnder: {
    paths: reservationAddresses,
    ...sandboxLimit,
  },
} as const satisfies Feature;

export const sandboxServiceFeature = {
  home: "sandbox/service",
  impact: "Integrators cannot try stored cards, schedules, 3DS, top-ups or stores; payments go on.",
  bind: ["table", "secret", "site"],
  timeoutSeconds: 35,
  answersUnder: {
    paths: serviceAddresses,
    ...sandboxLimit,
  },
} as const satisfies Feature;

export const sandboxJsFeature = {
  home: "sandbox/js",
  impact: "Pages of shops cannot try the JavaScript interface; calls with keys go on.",
  bind: ["table", "secret", "site"],
  timeoutSeconds: 35,
  answersUnder: { paths: [pageAddress], ...sandboxLimit },
} as const satisfies Feature;

export const sandboxWsConsultaFeature = {
  home: "sandbox/ws-consulta",
  impact: "Integrators cannot find or settle the sandbox's sales by WS Consulta; e-SiTef's calls go on.",
  bind: ["table", "secret"],
  timeoutSeconds: 35,
  answersUnder: { paths: [wsConsultaAddress], ...sandboxLimit },
} as const satisfies Feature;

export const sandboxPageFeature = {
  home: "sandbox/page",
  impact: "Buyers of tests see no challenge and no payment page of the sandbox; calls of programs go on.",
  bind: ["table", "secret", "site"],
  timeoutSeconds: 35,
  answersUnder: { paths: [sandboxPages], showsPages: true, ...sandboxLimit },
} as const satisfies Feature;
