import {
  type FraudConfigurationField,
  fraudConfigurationDataSchema,
  fraudConfigurationDraftSchema,
} from "./model.ts";

const halfAddress = "https:/";

/** Of each field a value that may not be sent; one that somebody is still typing may be kept all the same. */
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
} as const satisfies Record<
  FraudConfigurationField,
  { readonly value: unknown; readonly isHalfTyped?: true }
>;

test.each(Object.entries(refused))(
  "%s is refused where its rule says so, and lost by no draft",
  (field, row) => {
    const named = ({
      error,
    }: {
      error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined;
    }) => error?.issues.some(({ path }) => path[0] === field) ?? false;
    expect(named(fraudConfigurationDataSchema.safeParse({ [field]: row.value }))).toBe(true);
    expect(named(fraudConfigurationDraftSchema.safeParse({ [field]: row.value }))).toBe(
      !("isHalfTyped" in row),
    );
  },
);
