import { certificationContract } from "@portal/shared/certification/contract.ts";
import { certificationMatchContract } from "@portal/shared/certification-match/contract.ts";
import { checkoutPath, checkoutQuery } from "@portal/shared/esitef/sandbox-address.ts";
import { ask } from "../../testing/api.ts";
import { storeOf } from "../../testing/cases/recorded-cases.ts";
import { begin, certifiable } from "../../testing/certification.ts";
import { openPage } from "../../testing/pages/open-page.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

let stage: TestStage;
let support: Parameters<typeof ask>[0];
withSupport((opened, by) => {
  stage = opened;
  support = by;
});

const backTo = {
  url_success: "https://loja.example/ok",
  url_failure: "https://loja.example/falha",
  url_cancel: "https://loja.example/carrinho",
};

test("a page that its buyer paid proves the case of the HTML page, and no page before that", async () => {
  const who = await certifiable(stage, support, { solutionModel: "html" });
  const { version } = await begin(who);
  const { params } = who;
  await ask(who.client, certificationContract.routes.select, {
    params,
    body: { version, caseIds: ["html-return"] },
  });
  const { merchantId } = await storeOf(who);
  const request = { merchant_id: merchantId, amount: "4590", order_id: "PED-88018", back_url: backTo };
  const created = JSON.parse(
    (await openPage({ path: "/init/json.se", form: { request: JSON.stringify(request) } })).html,
  );
  const own = async () => {
    const { items } = await ask(who.client, certificationMatchContract.routes.find, { params, query: {} });
    return items.find(({ caseId }) => caseId === "html-return");
  };
  expect((await own())?.nearest?.differences).toEqual([expect.objectContaining({ wanted: ["CON"] })]);
  const path = checkoutPath + checkoutQuery(created.nit);
  const card = { method: "credit", number: "4000000000000044", expiry: "12/39", code: "123" };
  const { text } = await openPage({ path });
  // As its buyers know the shop; its number is for whoever tests.
  expect(text).toContain("Loja Exemplo</p>");
  expect(text).toContain(`<code>${merchantId}</code>`);
  await openPage({ path, form: { lang: "en", act: "pay", ...card, installments: "1" } });
  expect((await own())?.found?.return).toMatchObject({
    isWebservice: false,
    platformUsn: created.nsuesitef,
    valueCents: 4590,
    orderId: "PED-88018",
  });
});
