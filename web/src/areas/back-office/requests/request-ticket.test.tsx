/** @jest-environment jsdom */
import { companyContract } from "@portal/shared/company/contract.ts";
import { companyRoutes } from "@portal/shared/company/routes.data.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import type { Production } from "@portal/shared/production/model.ts";
import { productionRoutes } from "@portal/shared/production/routes.data.ts";
import { releaseRoutes } from "@portal/shared/release/routes.data.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { releaseQuery } from "../../../features/release/queries.ts";
import { readOf } from "../../../lib/api/read.ts";
import { RequestTicket } from "./request-ticket.tsx";

const company = companyRoutes.get.answer;
const ticket = occurrenceRoutes.list.answer?.items.find(({ stage }) => stage === "configuration");
const production = productionRoutes.get.answer;
const release = releaseRoutes.get.answer;
if (!company || !ticket || !production || !release) throw new Error("The routes show no tickets.");
const words = pt["back-office-review"].request;
const product = "online-payment" as const;

const showTicket = (stage: "release" | "production" | "configuration", changes: Partial<Production> = {}) => {
  const id = `${company.id}.${product}.${stage}`;
  return showKnowing(<RequestTicket occurrenceId={id} title="Pedido" />, [
    [
      readOf(occurrenceContract, "get", { occurrenceId: id }),
      { ...ticket, id, stage, product, companyId: company.id },
    ],
    [readOf(companyContract, "get", { companyId: company.id }), company],
    [
      readOf(productionContract, "get", { companyId: company.id, product }),
      { ...production, product, ...changes },
    ],
    [releaseQuery(company.id, product), { ...release, product }],
  ]);
};

test("the request for production data is answered with what the product has", () => {
  showTicket("production", {
    status: "requested",
    privateKey: null,
    publicKey: null,
    testMerchantId: "TESTE01",
  });
  expect(screen.getByText("TESTE01")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(pt.production.delivery.field.privateKey)).toBeNull();
  expect(screen.getByRole("button", { name: pt.production.delivery.open })).toBeInstanceOf(HTMLElement);
});
test("once it is delivered the ticket says so", () => {
  showTicket("production", { status: "delivered" });
  expect(screen.getByText(words.delivered)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("••••1234")).toBeInstanceOf(HTMLElement);
});

test("a declined release says so and may still be granted", () => {
  showTicket("release");
  expect(screen.getByText(words.notReleased)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: pt.release.answer.grant.action })).toBeInstanceOf(HTMLElement);
});

test("a ticket with a form of its own is not answered here", () => {
  const { router } = showTicket("configuration");
  expect(router.state.location.pathname).toBe("/onboarding/bo/configurationOccurrence");
});
