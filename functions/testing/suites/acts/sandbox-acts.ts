import { generateKeyPairSync } from "node:crypto";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask, type Caller } from "../../api.ts";
import { companyOf, person } from "../../people.ts";
import type { TestStage } from "../../stage.ts";
import { furnishSandbox, sandboxPlace } from "../sandbox-store.ts";
import { act, type Cost, decision, oneRead } from "./acts.ts";

const { routes } = sandboxContract;

const publicKey = String(
  generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ type: "spki", format: "pem" }),
);

/** A batch of one kind of item, read and then removed. */
const emptied = ["Query", "TransactWriteItems"];

interface OfStore {
  readonly companyId: string;
  readonly merchantId: string;
}

/** The store is named as one of a company's own must be. */
const sessionAct = (client: Caller, own: () => Promise<OfStore>) =>
  act(
    client,
    routes.openSession,
    async () => {
      const { companyId, merchantId } = await own();
      return { params: { companyId }, body: { merchantId } };
    },
    { leaves: ["merchantId"] },
  );

/** What a company does in the sandbox, from its first key to the day that it empties its store. */
export async function sandboxActs(stage: TestStage): Promise<Cost[]> {
  const client = await person(stage, "Ana Souza");
  const { id: companyId } = await companyOf(client);
  await furnishSandbox(stage, companyId);
  const params = { companyId };
  const own = async () => {
    const [store] = (await ask(client, routes.get, { params })).stores;
    return { ...params, merchantId: store?.merchantId ?? "", keyId: store?.keys.at(-1)?.id ?? "" };
  };
  const ofStore = async () => {
    const { merchantId } = await own();
    return { params: { companyId, merchantId } };
  };
  return [
    ["first key", act(client, routes.createKeys, { params }), decision],
    ["next key", act(client, routes.rotateKey, ofStore), decision],
    // Which stores there are, and then the stores.
    ["session", sessionAct(client, own), [...oneRead, ...oneRead]],
    [
      "public key",
      act(client, routes.registerPublicKey, async () => ({ ...(await ofStore()), body: { publicKey } })),
      decision,
    ],
    ["no public key", act(client, routes.removePublicKey, ofStore), decision],
    [
      "clock",
      act(client, routes.moveClock, async () => ({ ...(await ofStore()), body: { seconds: 60 } })),
      decision,
    ],
    ...toldActs(client, ofStore),
    ["revoke", act(client, routes.revokeKey, async () => ({ params: await own() })), decision],
    ...furnishedActs(client, companyId),
  ];
}

/** Where it is told, and what signs it. */
const toldActs = (client: Caller, ofStore: () => Promise<{ params: OfStore }>): Cost[] => [
  [
    "addresses",
    act(client, routes.setEndpoints, async () => ({
      ...(await ofStore()),
      body: { status: "https://loja.example.com/outro" },
    })),
    decision,
  ],
  ["signing secret", act(client, routes.rotateSecret, ofStore), decision],
];

/** On what calls would have left there. */
function furnishedActs(client: Caller, companyId: string): Cost[] {
  const { merchantId, transactionId, deliveryId } = sandboxPlace;
  return [
    [
      "pay",
      act(client, routes.act, { params: { companyId, merchantId, transactionId }, body: { act: "pay" } }),
      decision,
    ],
    ["resend", act(client, routes.resend, { params: { companyId, merchantId, deliveryId } }), decision],
    [
      // On the record first; then idempotency keys (none), lists, transactions, calls, what waits for a listener (none)
      // and deliveries, one batch of each.
      "reset",
      act(client, routes.reset, { params: { companyId, merchantId }, body: { isContinued: false } }),
      [...decision, "Query", ...emptied, ...emptied, ...emptied, "Query", ...emptied],
    ],
  ];
}
