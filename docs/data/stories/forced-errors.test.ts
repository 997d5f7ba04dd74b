import { gatewayCodes, isGatewayCode } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import { valuesOf } from "@portal/shared/esitef/values.ts";
import { sandboxStore } from "../../../functions/testing/sandbox.ts";
import { openStage, type TestStage } from "../../../functions/testing/stage.ts";
import { errorBodyOf, forcingHeader, onlyForced } from "../e-sitef/failure/error-bodies.ts";
import { paymentBegin, paymentDo } from "../examples/esitef-payment-examples.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const forced = Object.keys(gatewayCodes)
  .filter(isGatewayCode)
  .filter((code) => code !== "0" && onlyForced(code));

test.each(forced)("the header that asks for code %s is answered as the catalogue prints", async (code) => {
  const store = await sandboxStore(stage);
  const created = await store.call("POST", "/v1/transactions", paymentBegin.body);
  const [nit] = valuesOf(created.body).get("payment.nit") ?? [];
  const { http, body } = await store.call("POST", `/v1/payments/${nit}`, paymentDo.body, {
    "x-sandbox-outcome": forcingHeader(code),
  });
  expect({ http, body }).toEqual(errorBodyOf(code));
});
