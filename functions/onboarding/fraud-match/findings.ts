import { zoneOf } from "@portal/shared/country.ts";
import { dayIn } from "@portal/shared/field/calendar-day.ts";
import { findingsOn, type ScenarioFinding } from "@portal/shared/fraud-match/find.ts";
import type { AnalysedOrder } from "@portal/shared/fraud-match/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { type Reading, readOrders, type SeenOrders } from "../../sandbox/ledger/orders.ts";
import { countryIn, type Store } from "../../sandbox/ledger/stores.ts";

/** What the newest analysed orders of these stores say of the scenarios. */
export async function look(
  stores: readonly Store[],
  reading: Reading,
): Promise<SeenOrders & { findings: ScenarioFinding[] }> {
  const looked = await Promise.all(stores.map((store) => readOrders(store, reading)));
  const orders = looked.flatMap((each) => each.orders);
  return {
    orders,
    isCut: looked.some(({ isCut }) => isCut),
    findings: findingsOn(fraudScenarios, orders),
  };
}

/**
 * What the return of a scenario says of the order that proves it. The day is of the real clock: the tester's may be far
 * ahead, and no test was made on a day to come.
 */
export function returnOf(order: AnalysedOrder, companyId: string, seen: Snapshot) {
  const now = new Date().toISOString();
  const instants = [order.told[0]?.at ?? now, order.course[0]?.at ?? now, now];
  const testedOn = dayIn(zoneOf(countryIn(companyId, seen)), new Date(instants.toSorted()[0] ?? now));
  return { orderId: order.orderId ?? "", testedOn, valueCents: order.amountCents ?? 0 };
}
