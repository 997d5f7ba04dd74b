/** @jest-environment jsdom */
import { productionContract } from "@portal/shared/production/contract.ts";
import { productionRoutes } from "@portal/shared/production/routes.data.ts";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { readOf } from "../../lib/api/read.ts";
import { ProductionDelivery } from "./production-delivery.tsx";

const production = productionRoutes.get.answer;
if (!production) throw new Error("The route shows no production.");
const { companyId, product } = production;
const words = pt.production.delivery;

const showDelivery = (changes: Partial<typeof production>) =>
  showKnowing(<ProductionDelivery companyId={companyId} product={product} country="BR" />, [
    [readOf(productionContract, "get", { companyId, product }), { ...production, ...changes }],
  ]);
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test("support delivers what the client requested, and reads since when it waits", () => {
  showDelivery({ status: "requested" });
  expect(screen.getByText(/^Dados de produção pedidos em 22 /)).toBeInstanceOf(HTMLElement);
  expect(buttons()).toEqual([words.open]);
});

test("what was delivered may only be corrected", () => {
  showDelivery({ status: "delivered" });
  expect(buttons()).toEqual([words.correct]);
});

test("nothing is delivered that nobody requested", () => {
  showDelivery({ status: "open", requestedAt: null });
  expect(buttons()).toEqual([]);
  expect(screen.queryByRole("paragraph")).toBeNull();
});
