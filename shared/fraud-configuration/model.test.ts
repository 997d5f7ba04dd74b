import { type RefusedValue, refusing } from "../field/testing/refused-value.ts";
import {
  type FraudConfigurationField,
  fraudConfigurationDataSchema,
  fraudConfigurationDraftSchema,
} from "./model.ts";

const halfAddress = "https:/";

/** Written out field by field: one that is new says here what its rule refuses. */
const refused = {
  monthlyOrders: { value: 0, isHalfTyped: true },
  monthlyTicket: { value: 0, isHalfTyped: true },
  operationChannel: { value: "carrier-pigeon" },
  bestSellingCategory: { value: "carrier-pigeon" },
  integrationTypes: { value: ["carrier-pigeon"] },
  trigger: { value: "carrier-pigeon" },
  triggerValue: { value: -1 },
  analysisExpiry: { value: 0, isHalfTyped: true },
  actionAfterDeadline: { value: "carrier-pigeon" },
  rejectionMessage: { value: "a".repeat(501) },
  testSite: { value: halfAddress, isHalfTyped: true },
  publishedSite: { value: halfAddress, isHalfTyped: true },
  webhookUrl: { value: halfAddress, isHalfTyped: true },
  homologationUrl: { value: halfAddress, isHalfTyped: true },
  productionUrl: { value: halfAddress, isHalfTyped: true },
} as const satisfies Record<FraudConfigurationField, RefusedValue>;

const form = { sent: fraudConfigurationDataSchema, draft: fraudConfigurationDraftSchema };

test.each<[string, RefusedValue]>(Object.entries(refused))(
  "%s is refused where its rule says so, and lost by no draft",
  (field, row) => {
    expect(refusing(form, field, row)).toEqual({ sent: true, draft: !row.isHalfTyped });
  },
);
