import { fraudConfigurationFields } from "@portal/shared/fraud-configuration/model.ts";
import { fraudSteps } from "@portal/shared/fraud-configuration/steps.data.ts";
import { isRequiredField, openFieldsOf, stepOfField } from "./steps.ts";

test("the steps ask for every field of the configuration exactly once", () => {
  const asked = fraudSteps.flatMap((step): readonly string[] => step.fields);
  expect([...asked].sort()).toEqual([...fraudConfigurationFields].sort());
  for (const field of fraudConfigurationFields) expect(stepOfField(field)).toBeDefined();
});

test("only the addresses of a store that is not open yet may be left out", () => {
  expect(fraudConfigurationFields.filter((field) => !isRequiredField(field))).toEqual([
    "publishedSite",
    "productionUrl",
  ]);
});

test("what a step lacks is what the server would refuse", () => {
  const [profile, integration] = fraudSteps;
  expect(openFieldsOf(profile, { monthlyOrders: 0, operationChannel: "web" })).toEqual([
    "monthlyOrders",
    "monthlyTicket",
    "bestSellingCategory",
  ]);
  expect(openFieldsOf(integration, { integrationTypes: [] })).toEqual(["integrationTypes"]);
  expect(openFieldsOf(integration, { integrationTypes: ["html-payment"] })).toEqual([]);
});
