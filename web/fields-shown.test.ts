import { readFileSync } from "node:fs";
import path from "node:path";
import { accessDataFormSchema, requiredAccessData } from "@portal/shared/access-data/model.ts";
import { accountProfileSchema } from "@portal/shared/account/model.ts";
import { companyDataSchema, relatedCompanySchema } from "@portal/shared/company/model.ts";
import { configurationFields } from "@portal/shared/configuration/model.ts";
import { scenarioReturnSchema, signatureFormSchema } from "@portal/shared/fraud-certification/model.ts";
import { fraudConfigurationFields } from "@portal/shared/fraud-configuration/model.ts";
import { fraudSteps } from "@portal/shared/fraud-configuration/steps.data.ts";
import { partnerDataSchema } from "@portal/shared/partner/model.ts";
import { productionDeliverySchema, productionRequestSchema } from "@portal/shared/production/model.ts";
import { companyTexts } from "./src/features/company/company-texts.ts";
import { optionalFields } from "./src/features/company/form-values.ts";
import { configurationSections } from "./src/features/configuration/section/sections.ts";

/** Where people see a model's fields: modules that name them, or the list that all of them are drawn from. */
interface Surface {
  readonly files?: readonly string[];
  readonly drawnFrom?: readonly string[];
  /** Fields that are not shown here, and why. */
  readonly without?: Readonly<Record<string, string>>;
}

interface Model {
  readonly fields: readonly string[];
  readonly surfaces: Readonly<Record<string, Surface>>;
}

const fieldsOf = ({ shape }: { readonly shape: object }) => Object.keys(shape);
const companyTextNames: readonly string[] = Object.values(companyTexts).flat();
const partnerList = ["features/partner/partner-list.tsx", "features/partner/partner-contact.tsx"];
const version = "The version that the sender saw, which nobody types.";

const models: Readonly<Record<string, Model>> = {
  company: {
    fields: fieldsOf(companyDataSchema),
    surfaces: {
      "the values of its form": {
        files: ["features/company/form-values.ts"],
        drawnFrom: optionalFields,
      },
      "its form, in which the client also reads it": {
        drawnFrom: companyTextNames,
        files: [
          "features/company/company-fields.tsx",
          "features/company/related-companies.tsx",
          "features/company/tax-id-fields.tsx",
        ],
      },
      "support's card": {
        drawnFrom: companyTextNames,
        files: [
          "areas/back-office/company-card/company-card.tsx",
          "areas/back-office/companies/company-detail.tsx",
        ],
      },
    },
  },
  "related company": {
    fields: fieldsOf(relatedCompanySchema),
    surfaces: {
      "the values of its form": { files: ["features/company/form-values.ts"] },
      "the company's form": {
        files: ["features/company/related-companies.tsx", "features/company/tax-id-fields.tsx"],
      },
      "support's card": { files: ["areas/back-office/company-card/related-companies.tsx"] },
    },
  },
  "account's profile": {
    fields: fieldsOf(accountProfileSchema),
    surfaces: {
      "its form, in which the person also reads it": { files: ["features/account/profile-form.tsx"] },
      "the company's members, as owner and support see them": {
        files: ["features/company/members.tsx"],
        without: { locale: "The language of somebody's portal and letters is nobody else's concern." },
      },
    },
  },
  configuration: {
    fields: configurationFields,
    surfaces: {
      "the sections of its form, of the client's view and of support's screen": {
        drawnFrom: configurationSections.flatMap(({ fields }): readonly string[] => fields),
      },
    },
  },
  "configuration of fraud prevention": {
    fields: fraudConfigurationFields,
    surfaces: {
      "the steps of its form, of the client's view and of support's review": {
        drawnFrom: fraudSteps.flatMap(({ fields }): readonly string[] => fields),
      },
    },
  },
  "result of a scenario": {
    fields: fieldsOf(scenarioReturnSchema),
    surfaces: {
      "the values of its form": { files: ["features/fraud-certification/return/scenario-values.ts"] },
      "its form": { files: ["features/fraud-certification/return/scenario-form.tsx"] },
      "what client and support read of it": {
        files: ["features/fraud-certification/return/scenario-return-view.tsx"],
      },
    },
  },
  "signature of the contract": {
    fields: fieldsOf(signatureFormSchema),
    surfaces: {
      "support's form": { files: ["areas/back-office/fraud-review/signature-dialogs.tsx"] },
      "what both sides read in the certification": {
        files: ["features/fraud-certification/signature-notice.tsx"],
        without: { version },
      },
      "what the client reads of its access": {
        files: ["areas/anti-fraud/access/contract-card.tsx"],
        without: { version },
      },
    },
  },
  "access data": {
    fields: fieldsOf(accessDataFormSchema),
    surfaces: {
      "support's form": { drawnFrom: requiredAccessData("online-payment", true) },
      "the client's view": { files: ["features/access-data/access-data-view.tsx"] },
    },
  },
  partner: {
    fields: fieldsOf(partnerDataSchema),
    surfaces: {
      "its form": { files: ["areas/onboarding/partner/register-partner-page.tsx"] },
      "the list that clients and support read": { files: partnerList },
    },
  },
  "request for production": {
    fields: fieldsOf(productionRequestSchema),
    surfaces: {
      "its form": { files: ["features/production/production-request.tsx"] },
      "the history that client and support read": {
        files: ["features/history/history-entry.tsx", "features/history/entry-details.tsx"],
        without: { version, message: "It is the comment of the line that says who requested." },
      },
    },
  },
  "delivery of production": {
    fields: fieldsOf(productionDeliverySchema),
    surfaces: {
      "support's form": {
        files: [
          "features/production/production-delivery-dialog.tsx",
          "features/access-data/shared-merchant-id.tsx",
        ],
      },
      "the client's view": {
        files: ["features/production/address-swap.tsx", "features/fraud-keys/production-keys.tsx"],
        without: {
          version,
          reason: "It is the comment of the line of the history that says who delivered.",
          sharesMerchantId: "Support's own assent, which the client has no part in.",
          privateKey: "Drawn from the list of keys that can be revealed.",
          publicKey: "Drawn from the list of keys that can be revealed.",
        },
      },
    },
  },
};

/** Labels are no values: a module shows a field when it names it otherwise than to ask for its words. */
function codeOf(file: string): string {
  const code = readFileSync(path.join(__dirname, "src", file), "utf8");
  return code.replaceAll(/\b(?:translate|label)\([^)]*\)/g, "").replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
}

const names = (code: string, field: string) =>
  new RegExp(
    String.raw`\.${field}\b|["'\x60](?:[\w$\{\}]+\.)*${field}["'\x60]|[{,]\s*${field}\b(?=\s*[,:}])`,
  ).test(code);

function unshown(fields: readonly string[], { files = [], drawnFrom = [], without = {} }: Surface): string[] {
  const code = files.map(codeOf).join("\n");
  return fields.filter((field) => !drawnFrom.includes(field) && !(field in without) && !names(code, field));
}

const surfaces = Object.entries(models).flatMap(([model, { fields, surfaces: all }]) =>
  Object.entries(all).map(([name, surface]) => [model, name, fields, surface] as const),
);

test.each(surfaces)("every field of the %s stands in %s", (_model, _name, fields, surface) => {
  expect(fields.length).toBeGreaterThan(1);
  expect(unshown(fields, surface)).toEqual([]);
});

test.each(surfaces)("a new field of the %s would be missed in %s", (_model, _name, fields, surface) => {
  expect(unshown([...fields, "faxNumber"], surface)).toEqual(["faxNumber"]);
});

test.each(surfaces)(
  "what the %s leaves out of %s is a field of it",
  (_model, _name, fields, { without = {} }) => {
    expect(Object.keys(without).filter((field) => !fields.includes(field))).toEqual([]);
  },
);
