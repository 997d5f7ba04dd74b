import type { FieldError } from "../errors.ts";
import { fieldErrors } from "../field/field-errors.ts";
import { companyDataSchema } from "./model.ts";

const data = {
  legalName: "Loja Exemplo Ltda.",
  tradingName: "Loja Exemplo",
  taxIdentificationType: "OTHER",
  taxIdentificationNumber: "AB-12345",
  address: "Rua das Flores",
  addressNumber: "100",
  zipCode: "75-008",
  city: "Paris",
  state: "IDF",
  contactPersonName: "Ana Souza",
  contactEmail: "ana@loja.example.com",
  contactPersonPhoneNumber: "11987654321",
  businessLine: "retail",
  companyType: "integrator",
  isMiddlewareGateway: false,
  usesFraudDetect: false,
  relatedCompanies: [],
};
const related = {
  tradingName: "Filial",
  taxIdentificationType: "OTHER",
  taxIdentificationNumber: "12345",
  isMiddlewareGateway: false,
};

function refusals(changes: object): Pick<FieldError, "path" | "code">[] {
  const { error } = companyDataSchema.safeParse({ ...data, ...changes }, { reportInput: true });
  return fieldErrors(error?.issues ?? []).map(({ path, code }) => ({ path, code }));
}

test("tax id and zip code are stored without punctuation", () => {
  expect(companyDataSchema.parse(data)).toMatchObject({
    taxIdentificationNumber: "AB12345",
    zipCode: "75008",
  });
});

test.each([
  ["-", false],
  [".", false],
  ["../-", false],
  [" . ", false],
  ["", true],
  ["  ", true],
])("%p is no tax id and no zip code", (value, isEmpty) => {
  const refusal = (path: string, code: string) => [{ path, code: isEmpty ? "required" : code }];
  expect(refusals({ zipCode: value })).toEqual(refusal("zipCode", "invalid-zip-code"));
  expect(refusals({ taxIdentificationNumber: value })).toEqual(
    refusal("taxIdentificationNumber", "invalid-tax-id"),
  );
  expect(refusals({ relatedCompanies: [{ ...related, taxIdentificationNumber: value }] })).toEqual(
    refusal("relatedCompanies.0.taxIdentificationNumber", "invalid-tax-id"),
  );
});

/** Whoever treats one of these as text is in for an exception. */
const noText = [{ toString: 1 }, [[["01310100"]]], Object.create(null), { valueOf: null, toString: null }];

test.each(["zipCode", "state", "taxIdentificationNumber", "taxIdentificationType"])(
  "%s is refused when it is no text, and rules between fields survive it",
  (field) => {
    for (const value of noText) {
      expect(refusals({ [field]: value }).map(({ path }) => path)).toEqual([field]);
      expect(refusals({ relatedCompanies: [{ ...related, [field]: value }] })).not.toEqual([]);
    }
  },
);
