import { accessDataContract } from "./access-data/contract.ts";
import { accessDataRoutes } from "./access-data/routes.data.ts";
import { accountContract } from "./account/contract.ts";
import { accountRoutes } from "./account/routes.data.ts";
import { certificationContract } from "./certification/contract.ts";
import { certificationRoutes } from "./certification/routes.data.ts";
import { certificationMatchContract } from "./certification-match/contract.ts";
import { certificationMatchRoutes } from "./certification-match/routes.data.ts";
import { companyContract } from "./company/contract.ts";
import { companyRoutes } from "./company/routes.data.ts";
import { configurationContract } from "./configuration/contract.ts";
import { configurationRoutes } from "./configuration/routes.data.ts";
import type { Contract, RouteRow } from "./contract.ts";
import {
  listenerAddress,
  pageAddress,
  reservationAddresses,
  sandboxAddress,
  sandboxPages,
  serviceAddresses,
} from "./esitef/sandbox-address.ts";
import { evidenceContract } from "./evidence/contract.ts";
import { evidenceRoutes } from "./evidence/routes.data.ts";
import { fraudCertificationContract } from "./fraud-certification/contract.ts";
import { fraudCertificationRoutes } from "./fraud-certification/routes.data.ts";
import { fraudConfigurationContract } from "./fraud-configuration/contract.ts";
import { fraudConfigurationRoutes } from "./fraud-configuration/routes.data.ts";
import { fraudMatchContract } from "./fraud-match/contract.ts";
import { fraudMatchRoutes } from "./fraud-match/routes.data.ts";
import { historyContract } from "./history/contract.ts";
import { historyRoutes } from "./history/routes.data.ts";
import { noticeContract } from "./notice/contract.ts";
import { noticeRoutes } from "./notice/routes.data.ts";
import { occurrenceContract } from "./occurrence/contract.ts";
import { occurrenceRoutes } from "./occurrence/routes.data.ts";
import { partnerContract } from "./partner/contract.ts";
import { partnerRoutes } from "./partner/routes.data.ts";
import { productionContract } from "./production/contract.ts";
import { productionRoutes } from "./production/routes.data.ts";
import { releaseContract } from "./release/contract.ts";
import { releaseRoutes } from "./release/routes.data.ts";
import { sandboxContract } from "./sandbox/contract.ts";
import { sandboxRoutes } from "./sandbox/routes.data.ts";
import { wsConsultaAddress } from "./ws-consulta/sandbox-address.ts";

/** What a function may reach, and is told the name of. `infra/features/features.ts` says how each is granted. */
export type Binding = "table" | "secret" | "site" | "mail" | "sign-evidence" | "inspect-evidence";

/** What rings when events were given up. */
interface Loss {
  /** What is late by then. */
  readonly lossImpact: string;
  /** Heading of `docs/runbook.md`. */
  readonly runbook: string;
}

/** One function, `functions/<name>/handler.ts`, with its permissions, its alarm and what calls it. */
export interface Feature {
  /** Who notices what while it fails; the alarm says it. */
  readonly impact: string;
  readonly bind: readonly Binding[];
  /** The routes that it answers. */
  readonly contract?: Contract;
  /** What is said of each of them a second time. */
  readonly routes?: Readonly<Record<string, RouteRow>>;
  /** Answers what no contract names, within a limit of its own: anybody can ask for what is not there. */
  readonly answersTheRest?: { readonly rateLimit: number; readonly burstLimit: number };
  /** Answers every method at these paths and below, asks callers for keys of its own, and has a limit of its own. */
  readonly answersUnder?: {
    readonly paths: readonly string[];
    readonly rateLimit: number;
    readonly burstLimit: number;
    /** What it sends are pages that say themselves what they may load, where they may send and who may frame them. */
    readonly showsPages?: true;
  };
  /** Called with new items of this partition of the table. */
  readonly events?: Loss & {
    readonly partition: string;
    /** Of all partitions whose name begins so; that many of them at once. */
    readonly partitionsAtOnce?: number;
  };
  /** Called with each file that is new in quarantine. */
  readonly uploads?: Loss;
  /** Called by the clock too, so that it finds what no event brought it to. */
  readonly sweepMinutes?: number;
  readonly memoryMb?: number;
  readonly timeoutSeconds?: number;
}

/** A call may be held until the gateway ends it: 30 a second hold at most 900 of an account's 1,000 functions. */
const sandboxLimit = { rateLimit: 30, burstLimit: 60 } as const;

const table = {
  account: {
    contract: accountContract,
    routes: accountRoutes,
    impact: "Nobody gets past sign-in: the portal cannot open an account or change a profile.",
    bind: ["table", "secret"],
  },
  company: {
    contract: companyContract,
    routes: companyRoutes,
    impact: "Clients cannot register or join a company, so none begins; support sees no list of companies.",
    bind: ["table", "secret"],
  },
  configuration: {
    contract: configurationContract,
    routes: configurationRoutes,
    impact: "Clients cannot send or correct anything; certification stalls.",
    bind: ["table", "secret"],
  },
  "fraud-configuration": {
    contract: fraudConfigurationContract,
    routes: fraudConfigurationRoutes,
    impact:
      "Clients cannot send or correct their fraud prevention's configuration; its certification stalls.",
    bind: ["table", "secret"],
  },
  "access-data": {
    contract: accessDataContract,
    routes: accessDataRoutes,
    impact: "Clients cannot see the keys of the test environment, so their integration stands still.",
    bind: ["table", "secret"],
  },
  occurrence: {
    contract: occurrenceContract,
    routes: occurrenceRoutes,
    impact: "Support sees no queue and clients no overview; nothing is reviewed.",
    bind: ["table", "secret"],
  },
  history: {
    contract: historyContract,
    routes: historyRoutes,
    impact: "Nobody sees what happened to a company; all else goes on.",
    bind: ["table", "secret"],
  },
  notice: {
    contract: noticeContract,
    routes: noticeRoutes,
    impact: "Clients are not shown what is new and cannot choose their letters; all else goes on.",
    bind: ["table", "secret"],
  },
  certification: {
    contract: certificationContract,
    routes: certificationRoutes,
    impact: "Clients cannot record or send test cases and support cannot judge them; nobody goes live.",
    bind: ["table", "secret"],
  },
  "certification-match": {
    contract: certificationMatchContract,
    routes: certificationMatchRoutes,
    impact: "Clients type in by hand what the sandbox has recorded of their tests; certification goes on.",
    bind: ["table"],
  },
  "fraud-certification": {
    contract: fraudCertificationContract,
    routes: fraudCertificationRoutes,
    impact:
      "Clients cannot record or send scenarios of fraud prevention and support cannot judge them or record a signature.",
    bind: ["table", "secret"],
  },
  "fraud-match": {
    contract: fraudMatchContract,
    routes: fraudMatchRoutes,
    impact: "Clients type in by hand which analysed orders prove their scenarios; certification goes on.",
    bind: ["table"],
  },
  release: {
    contract: releaseContract,
    routes: releaseRoutes,
    impact: "Clients cannot ask for a closed stage and support cannot open one; the usual way goes on.",
    bind: ["table"],
  },
  partner: {
    contract: partnerContract,
    routes: partnerRoutes,
    impact: "Clients find no mediating partner and propose none; support approves none.",
    bind: ["table", "secret"],
  },
  production: {
    contract: productionContract,
    routes: productionRoutes,
    impact:
      "Certified clients can neither ask for their production identifiers nor see them; nobody goes live.",
    bind: ["table", "secret"],
  },
  evidence: {
    contract: evidenceContract,
    routes: evidenceRoutes,
    impact:
      "Clients can neither add nor see their evidence, and support cannot open it; certification stalls.",
    bind: ["table", "sign-evidence"],
  },
  sandbox: {
    contract: sandboxContract,
    routes: sandboxRoutes,
    impact: "Clients can neither make keys of the sandbox nor look at their calls; calls with keys go on.",
    bind: ["table", "secret"],
  },
  "evidence-inspection": {
    impact: "Uploaded files stay without a verdict: clients wait, and nobody can open them.",
    bind: ["table", "inspect-evidence"],
    // A file of 10 MB is held whole, twice while it is kept; processor time comes with the memory.
    memoryMb: 1024,
    timeoutSeconds: 60,
    uploads: {
      lossImpact:
        "At least one uploaded file waits for its verdict; it is tried again every five minutes, and disappears after a day.",
      runbook: "lost-upload",
    },
    events: {
      partition: "OUTBOX#erasure",
      lossImpact:
        "At least one removed file is still in the bucket, though nobody can reach it; it is tried again for seven days.",
      runbook: "lost-removal",
    },
    sweepMinutes: 5,
  },
  mail: {
    impact: "Clients and support are not told that something was sent, rejected or approved.",
    bind: ["table", "mail", "secret", "site"],
    // Outlasts a database that is away while a mail is being noted down; the lease in `functions/mail/claim.ts` is longer.
    timeoutSeconds: 60,
    events: {
      partition: "OUTBOX#mail",
      lossImpact: "At least one mail is late; it is tried again every minute for seven days.",
      runbook: "lost-mail",
    },
    sweepMinutes: 1,
  },
  "sandbox-delivery": {
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
  },
  "sandbox-sale": {
    impact: "The documented interface answers nobody: integrators cannot try a call, and none is recorded.",
    bind: ["table", "secret", "site"],
    // Outlasts the gateway, which ends a call after 30 s: that is how a lost answer is made.
    timeoutSeconds: 35,
    answersUnder: { paths: [sandboxAddress], ...sandboxLimit },
  },
  "sandbox-reservation": {
    impact: "Integrators cannot try pre-authorizations; all else of the sandbox goes on.",
    bind: ["table", "secret"],
    timeoutSeconds: 35,
    answersUnder: {
      paths: reservationAddresses,
      ...sandboxLimit,
    },
  },
  "sandbox-service": {
    impact: "Integrators cannot try stored cards, schedules, 3DS, top-ups or stores; payments go on.",
    bind: ["table", "secret", "site"],
    timeoutSeconds: 35,
    answersUnder: {
      paths: serviceAddresses,
      ...sandboxLimit,
    },
  },
  "sandbox-js": {
    impact: "Pages of shops cannot try the JavaScript interface; calls with keys go on.",
    bind: ["table", "secret", "site"],
    timeoutSeconds: 35,
    answersUnder: { paths: [pageAddress], ...sandboxLimit },
  },
  "sandbox-ws-consulta": {
    impact: "Integrators cannot find or settle the sandbox's sales by WS Consulta; e-SiTef's calls go on.",
    bind: ["table", "secret"],
    timeoutSeconds: 35,
    answersUnder: { paths: [wsConsultaAddress], ...sandboxLimit },
  },
  "sandbox-page": {
    impact: "Buyers of tests see no challenge and no payment page of the sandbox; calls of programs go on.",
    bind: ["table", "secret", "site"],
    timeoutSeconds: 35,
    answersUnder: { paths: [sandboxPages], showsPages: true, ...sandboxLimit },
  },
  "not-found": {
    impact: "Who follows a dead link sees a bare error instead of the site's page; nothing else suffers.",
    bind: ["site"],
    answersTheRest: { rateLimit: 20, burstLimit: 40 },
  },
} as const satisfies Readonly<Record<string, Feature>>;

export type FeatureName = keyof typeof table;

/** Every function of the product. Stacks, bundles, the API's document and the suites are made from it. */
export const features: Readonly<Record<FeatureName, Feature>> = table;
export const featureNames = Object.keys(table).filter((name): name is FeatureName => name in table);
