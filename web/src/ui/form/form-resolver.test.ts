import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { FieldValues } from "react-hook-form";
import { schemaResolver } from "./form-resolver.ts";

const options = { fields: {}, shouldUseNativeValidation: false };
const register = schemaResolver<FieldValues>(() => companyContract.routes.register.body);

const company = {
  legalName: "Loja Exemplo Ltda",
  tradingName: "Loja Exemplo",
  taxIdentificationType: "CNPJ",
  taxIdentificationNumber: "11.222.333/0001-81",
  address: "Rua das Flores",
  addressNumber: "120",
  addressComplement: "",
  zipCode: "01310-100",
  city: "São Paulo",
  state: "SP",
  contactPersonName: "Marina Duarte",
  contactEmail: "marina@loja.com.br",
  contactPersonPhoneNumber: "11987654321",
  businessLine: "retail",
  companyType: "integrator",
  isMiddlewareGateway: false,
  usesFraudDetect: true,
  relatedCompanies: [],
};

test("a complete form becomes the body that the API takes", async () => {
  const result = await register({ data: company, acceptsTerms: true }, undefined, options);
  expect(result.errors).toEqual({});
  expect(result.values).toMatchObject({
    data: { taxIdentificationNumber: "11222333000181", zipCode: "01310100" },
  });
});

test("each missing field is refused by name, in the shape of the form", async () => {
  const { errors } = await register(
    { data: { ...company, city: " " }, acceptsTerms: false },
    undefined,
    options,
  );
  expect(errors).toEqual({
    data: { city: { type: "required", message: "" } },
    acceptsTerms: { type: "terms-not-accepted", message: "" },
  });
});

test("a crossed bound is kept with its refusal", async () => {
  const data = { ...company, legalName: "x".repeat(161) };
  const { errors } = await register({ data, acceptsTerms: true }, undefined, options);
  expect(errors).toEqual({ data: { legalName: { type: "too-long", message: "160" } } });
});

test("a draft may be saved with nothing typed, and not be sent so", async () => {
  const { saveDraft, send } = configurationContract.routes;
  const values = { version: 0, draft: { applicationName: "", solutionModel: "", website: "" } };
  const draft = await schemaResolver<FieldValues>(() => saveDraft.body)(values, undefined, options);
  const sent = await schemaResolver<FieldValues>(() => send.body)(values, undefined, options);
  expect(draft.errors).toEqual({});
  expect(sent.errors).toMatchObject({
    draft: {
      applicationName: { type: "required" },
      solutionModel: { type: "required" },
      website: { type: "required" },
    },
  });
});
