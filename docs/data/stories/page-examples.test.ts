import { openPage } from "../../../functions/testing/pages/open-page.ts";
import { sandboxStore } from "../../../functions/testing/sandbox.ts";
import { openStage, type TestStage } from "../../../functions/testing/stage.ts";
import { htmlReservationBegin, linkBegin } from "../examples/esitef-guide-examples.ts";
import { htmlBegin } from "../examples/esitef-payment-examples.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What differs from one creation to the next keeps its form. */
const comparable = (answer: Readonly<Record<string, unknown>>) => ({
  ...answer,
  url: typeof answer["url"] === "string" && answer["url"].includes(`input['nit']=${String(answer["nit"])}`),
  nsuesitef: /^\d{15}$/.test(String(answer["nsuesitef"])),
  nit: /^[0-9a-f]{64}$/.test(String(answer["nit"])),
});

test.each(Object.entries({ htmlBegin, htmlReservationBegin, linkBegin }))(
  "%s creates a page of the sandbox and is answered as its page prints it",
  async (_, { form, response, status }) => {
    const store = await sandboxStore(stage);
    const request = JSON.stringify({ ...form.request, merchant_id: store.merchantId });
    const { http, html } = await openPage({ path: "/init/json.se", form: { request } });
    expect([http, comparable(JSON.parse(html))]).toEqual([status, comparable(response)]);
  },
);
