import { storeAddress } from "../../engine/incoming/store-address.ts";
import type { Transaction } from "../../engine/model.ts";

/** What a buyer is told of a transaction. */
export type Standing =
  | "open"
  | "processing"
  | "pix"
  | "boleto"
  | "paid"
  | "reserved"
  | "denied"
  | "error"
  | "unpaid"
  | "cancelled"
  | "abandoned"
  | "expired";

const ofPage: Readonly<Record<string, Standing>> = {
  AGU: "open",
  NOV: "open",
  CAN: "cancelled",
  ABA: "abandoned",
  EXP: "expired",
};
const ofSale: Readonly<Record<string, Standing>> = {
  NOV: "processing",
  RET: "processing",
  PPC: "paid",
  CON: "paid",
  EST: "paid",
  NEG: "denied",
  PPN: "unpaid",
};

export function standingOf({ machine, status, answered }: Transaction): Standing {
  if (machine === "html") return ofPage[status] ?? "expired";
  if (status === "PEN") {
    if (answered["qr_code"] !== undefined) return "pix";
    return answered["boleto.barcode"] === undefined ? "processing" : "boleto";
  }
  const standing = ofSale[status] ?? "error";
  return standing === "paid" && machine === "preauthorization" ? "reserved" : standing;
}

const ways: Readonly<Partial<Record<Standing, "url_success" | "url_failure" | "url_cancel">>> = {
  paid: "url_success",
  reserved: "url_success",
  pix: "url_success",
  boleto: "url_success",
  denied: "url_failure",
  error: "url_failure",
  unpaid: "url_failure",
  expired: "url_failure",
  abandoned: "url_failure",
  cancelled: "url_cancel",
  open: "url_cancel",
};

/** Where the store wants its buyer back, as its own call said. */
export function wayBack({ facts }: Transaction, standing: Standing): URL | undefined {
  const way = ways[standing];
  return way && storeAddress(facts[`back_url.${way}`] ?? "");
}

/** The store asked for its buyer back without a press of a button. */
export const leavesByItself = ({ facts }: Transaction): boolean => facts["redirect"] === "A";
