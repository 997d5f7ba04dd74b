/**
 * Sales as a reader of the documentation understands them, written a second time: random calls must find the simulator
 * and this model of the same opinion after each of them.
 */
export interface Sale {
  status: string;
  readonly isPix: boolean;
  readonly isPostponed: boolean;
  readonly amount: number;
  refunded: number;
  /** What happens by itself, and at which second. */
  due?: { at: number; status: string } | undefined;
}

export interface World {
  readonly sales: Sale[];
  seconds: number;
}

export function pass(world: World, seconds: number): void {
  world.seconds += seconds;
  for (const sale of world.sales) {
    if (sale.due && sale.due.at <= world.seconds) {
      sale.status = sale.due.status;
      sale.due = undefined;
    }
  }
}

export interface Expected {
  readonly http: number;
  readonly code: string;
}

const accepted: Expected = { http: 200, code: "0" };
const refusedWith = (code: string): Expected => ({ http: 400, code });

const reach = (sale: Sale, status: string, due?: Sale["due"]): void => {
  sale.status = status;
  sale.due = due;
};

function payPix(sale: Sale, now: number): Expected {
  if (sale.amount === 600) {
    reach(sale, "ERR");
    return refusedWith("131");
  }
  const ends: Readonly<Record<number, { at: number; status: string }>> = {
    1000: { at: now + 20, status: "CON" },
    500: { at: now + 20, status: "NEG" },
  };
  reach(sale, "PEN", ends[sale.amount] ?? { at: now + 180, status: "PPN" });
  return accepted;
}

function payCard(sale: Sale): Expected {
  if (sale.amount === 2_200_092) {
    reach(sale, "ERR");
    return refusedWith("131");
  }
  if (sale.amount >= 2_200_000 && sale.amount <= 2_200_014) {
    reach(sale, "NEG");
    return refusedWith("951");
  }
  reach(sale, sale.isPostponed ? "PPC" : "CON");
  return accepted;
}

export function pay(sale: Sale, outcome: string | undefined, now: number): Expected {
  if (sale.status === "EXP") return refusedWith("954");
  if (sale.status !== "NOV") return refusedWith("102");
  if (outcome === "decline:54") {
    reach(sale, "NEG");
    return refusedWith("951");
  }
  if (outcome === "error:131") {
    reach(sale, "ERR");
    return refusedWith("131");
  }
  if (outcome === "approve") {
    reach(sale, sale.isPostponed ? "PPC" : "CON");
    return accepted;
  }
  return sale.isPix ? payPix(sale, now) : payCard(sale);
}

export function confirm(sale: Sale, word: string): Expected {
  if (sale.status !== "PPC") return refusedWith("102");
  reach(sale, word === "true" ? "CON" : "PPN");
  return accepted;
}

export function cancel(sale: Sale, share: number | undefined): Expected {
  if (sale.status !== "CON") return refusedWith("115");
  const left = sale.amount - sale.refunded;
  const cents = share === undefined ? left : Math.ceil(sale.amount * share);
  if (cents > left) return refusedWith("952");
  sale.refunded += cents;
  if (sale.refunded === sale.amount) sale.status = "EST";
  return accepted;
}
