import type { TesterAct } from "@portal/shared/esitef/tester-acts.ts";
import type { RiskSettings } from "../../sandbox/engine/store.ts";
import { type SandboxAnswer, signed, type TestStore, told } from "../sandbox.ts";

/** A store that a scene plays in, with one key for all of it; `wait` moves its clock, counted from the beginning. */
export interface Play extends Pick<TestStore, "call" | "merchantId" | "merchantKey"> {
  wait(seconds: number): Promise<void>;
  /** Creates a payment page, and says its NIT. */
  page(request: object): Promise<string>;
  /** What the tester does in the workbench, where elsewhere a buyer or holder acts. */
  act(id: string, act: TesterAct): Promise<unknown>;
  /** Asks for something by its address, and notes what had become of it by itself. */
  look(path: string, id: string): Promise<void>;
  /** Notes the status of an answer that nothing is kept of. */
  answered(machine: string, from: string | null, answer: SandboxAnswer): Promise<void>;
  /** Calls while the store's authenticity address answers no POST with 200. */
  unvouched(call: () => Promise<SandboxAnswer>): Promise<void>;
  /** Notes that something was refused because it had expired. */
  expired(machine: string, answer: SandboxAnswer): Promise<void>;
}

export interface Scene {
  readonly name: string;
  /** The changes of status that it must make, as `machine: from > to`. */
  readonly makes: readonly string[];
  /** How the store's company wants risks analysed. */
  readonly risk?: RiskSettings;
  readonly acts: (play: Play) => Promise<unknown>;
}

export const card = { number: "5000000000000001", expiry_date: "1299", security_code: "123" };
export const order = {
  order_id: "PED-1",
  installments: "1",
  installment_type: "4",
  authorizer_id: "2",
  amount: "12990",
};
export const outcome = (value: string) => ({ "x-sandbox-outcome": value });
const soon = 31;
export const unused = 1801;

export const begin = async ({ call }: Play, more: object = {}, object = "payment") =>
  told(await call("POST", "/v1/transactions", { ...order, ...more }), `${object}.nit`);
const pay = ({ call }: Play, nit: string, header: Record<string, string> = {}) =>
  call("POST", `/v1/payments/${nit}`, { card }, header);
const sold = async (play: Play, more: object = {}, header: Record<string, string> = {}) => {
  const nit = await begin(play, more);
  await pay(play, nit, header);
  return nit;
};
export const usnOf = async ({ call }: Play, nit: string, object = "payment") =>
  told(await call("GET", `/v1/transactions/${nit}`), `${object}.esitef_usn`);
const one = ({ call }: Play, more: object = {}, header: Record<string, string> = {}) =>
  call("POST", "/v2/payments/", { ...order, card, ...more }, header);
const refund = ({ call }: Play, nit: string, body: object = {}, header: Record<string, string> = {}) =>
  call("POST", `/v2/cancellations/${nit}`, body, header);
const opened = async (play: Play) => {
  const esitef_usn = await usnOf(play, await sold(play));
  return told(
    await play.call("POST", "/v1/cancellations", { esitef_usn }, signed({ esitef_usn })),
    "cancellation.nit",
  );
};
export const transactions = "/v1/transactions";
const postponed = { additional_data: { postpone_confirmation: "true" } };
const pix = { authorizer_id: "440" };

const payments: readonly Scene[] = [
  {
    name: "a payment is created and charged",
    makes: ["payment: - > NOV", "payment: NOV > CON"],
    acts: (play) => sold(play),
  },
  {
    name: "a payment is denied",
    makes: ["payment: NOV > NEG"],
    acts: (play) => sold(play, { amount: "2200000" }),
  },
  {
    name: "an authorizer is not reached",
    makes: ["payment: NOV > ERR"],
    acts: (play) => sold(play, { amount: "2200092" }),
  },
  {
    name: "an unused payment expires",
    makes: ["payment: NOV > EXP"],
    acts: async (play) => {
      const nit = await begin(play);
      await play.wait(unused);
      await play.look(transactions, nit);
    },
  },
  {
    name: "cards are looked up until that blocks",
    makes: ["payment: NOV > NOV", "payment: NOV > BLQ"],
    acts: async (play) => {
      const nit = await begin(play);
      const look = () => play.call("POST", `/v1/payments/${nit}/cards`, { card: { number: card.number } });
      await look();
      await play.look(transactions, nit);
      for (let more = 0; more < 5; more += 1) await look();
    },
  },
  {
    name: "a postponed sale is confirmed, undone or forgotten",
    makes: ["payment: NOV > PPC", "payment: PPC > CON", "payment: PPC > PPN"],
    acts: async (play) => {
      const confirmed = await sold(play, postponed);
      await play.call("PUT", `/v1/payments/${confirmed}?confirm=true`, {});
      const undone = await sold(play, postponed);
      await play.call("PUT", `/v1/payments/${undone}?confirm=false`, {});
    },
  },
  {
    name: "a sale that nobody confirms is undone by itself",
    makes: ["payment: PPC > PPN"],
    acts: async (play) => {
      const nit = await sold(play, postponed);
      await play.wait(24 * 60 * 60 + 1);
      await play.look(transactions, nit);
    },
  },
  {
    name: "a sale whose risk is in review is accepted at the deadline",
    makes: ["payment: NOV > PPC", "payment: PPC > CON"],
    acts: async (play) => {
      const nit = await sold(play, {
        amount: "10045",
        additional_data: { anti_fraud: "enabled_before_auth" },
      });
      await play.wait(24 * 60 * 60 + 1);
      await play.look(transactions, nit);
    },
  },
  ...["", ",decline:51"].map((end) => ({
    name: `a denied sale is tried again${end}`,
    makes: ["payment: NOV > RET", end === "" ? "payment: RET > CON" : "payment: RET > NEG"],
    acts: async (play: Play) => {
      const nit = await sold(play, {}, outcome(`retry${end}`));
      await play.wait(soon);
      await play.look(transactions, nit);
    },
  })),
  ...(
    [
      ["is paid", "1000", "", 21, "CON"],
      ["is denied", "500", "", 21, "NEG"],
      ["fails", "25500", "pending,error:131", soon, "ERR"],
      ["is not paid in time", "25500", "", 181, "PPN"],
    ] as const
  ).map(([end, amount, header, seconds, status]) => ({
    name: `a Pix ${end}`,
    makes: ["payment: NOV > PEN", `payment: PEN > ${status}`],
    acts: async (play: Play) => {
      const nit = await sold(play, { ...pix, amount }, header === "" ? {} : outcome(header));
      await play.wait(seconds);
      await play.look(transactions, nit);
    },
  })),
  {
    name: "a sale is given back in parts, then whole, and a refused refund changes nothing",
    makes: ["payment: CON > CON", "payment: CON > EST"],
    acts: async (play) => {
      const nit = await sold(play);
      await refund(play, nit, {}, outcome("decline:51"));
      await refund(play, nit, { amount: "990" });
      await refund(play, nit);
    },
  },
  {
    name: "one call pays, is denied, fails, waits for its shop or for its buyer",
    makes: ["CON", "NEG", "ERR", "PPC", "PEN"].map((status) => `payment: - > ${status}`),
    acts: async (play) => {
      await one(play);
      await one(play, { amount: "2200000" });
      await one(play, { amount: "2200092" });
      await one(play, postponed);
      await one(play, { ...pix, amount: "25500", card: undefined });
    },
  },
];

const cancellations: readonly Scene[] = [
  {
    name: "a cancellation is created and carried out",
    makes: ["cancellation: - > NOV", "cancellation: NOV > CON"],
    acts: async (play) => play.call("PUT", `/v1/cancellations/${await opened(play)}`, { card }),
  },
  {
    name: "a cancellation that nobody vouches for is invalid",
    makes: ["cancellation: - > INV"],
    acts: async (play) => {
      const esitef_usn = await usnOf(play, await sold(play));
      await play.unvouched(() => play.call("POST", "/v1/cancellations", { esitef_usn }));
    },
  },
  {
    name: "a cancellation is denied",
    makes: ["cancellation: NOV > NEG"],
    acts: async (play) =>
      play.call("PUT", `/v1/cancellations/${await opened(play)}`, { card }, outcome("decline:51")),
  },
  {
    name: "an unused cancellation expires",
    makes: ["cancellation: NOV > EXP"],
    acts: async (play) => {
      const nit = await opened(play);
      await play.wait(unused);
      await play.look(transactions, nit);
    },
  },
  {
    name: "one call cancels, or is denied",
    makes: ["cancellation: - > CON", "cancellation: - > NEG"],
    acts: async (play) => {
      const nit = await sold(play);
      await refund(play, nit, {}, outcome("decline:51"));
      await refund(play, nit);
    },
  },
  ...(
    [
      ["", "CON"],
      [",decline:51", "NEG"],
      [",error:131", "ERR"],
    ] as const
  ).map(([end, status]) => ({
    name: `a refund is answered later${end}`,
    makes: ["cancellation: - > PEN", `cancellation: PEN > ${status}`],
    acts: async (play: Play) => {
      const taken = await refund(play, await sold(play), {}, outcome(`pending${end}`));
      await play.wait(soon);
      await play.look(transactions, told(taken, "cancellation.nit"));
    },
  })),
];

export const saleScenes: readonly Scene[] = [...payments, ...cancellations];
