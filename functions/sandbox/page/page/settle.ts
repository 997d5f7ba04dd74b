import { changeBy } from "@portal/shared/esitef/tester-acts.ts";
import { moved } from "../../engine/transaction.ts";
import type { Decide } from "./stored.ts";

/** The buyer's own bank is not there, so the buyer says that they paid. */
export const settle: Decide = ({ transaction, now }) => {
  const { machine, status } = transaction;
  const step = changeBy("pay", { machine, status, isInReview: false });
  if (!step || status !== "PEN") return {};
  return { transaction: moved(transaction, { status: step.to, cause: step.cause, at: now }) };
};
