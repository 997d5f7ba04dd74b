import { certificationSchema } from "@portal/shared/certification/model.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { companyDataSchema, companySchema } from "@portal/shared/company/model.ts";
import { configurationSchema } from "@portal/shared/configuration/model.ts";
import { fraudConfigurationSchema } from "@portal/shared/fraud-configuration/model.ts";
import { partnerSchema } from "@portal/shared/partner/model.ts";
import type * as z from "zod/mini";
import { companyRef, companySummary } from "../../company/company/item.ts";
import { taxIdRef } from "../../company/company/model.ts";
import { sightSchema } from "../../letters/notice/model.ts";
import { ask, refusal } from "../api.ts";
import { companyData, companyOf, person } from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";
import {
  companies,
  configurationReviews,
  drafts,
  fraudDrafts,
  fraudReviews,
  partners,
  returnsByCase,
  scopes,
  selections,
  sights,
} from "./stored-items.data.ts";

const { draft, review } = configurationSchema.shape;
const { scope, selected, returns } = certificationSchema.shape;

const kinds: [string, z.ZodMiniType, readonly unknown[]][] = [
  ["a company", companySchema.shape.data, companies],
  ["a partner", partnerSchema.shape.data, partners],
  ["a configuration", draft, drafts],
  ["a configuration's review", review, configurationReviews],
  ["a fraud prevention's configuration", fraudConfigurationSchema.shape.draft, fraudDrafts],
  ["its review", fraudConfigurationSchema.shape.review, fraudReviews],
  ["a certification's scope", scope, scopes],
  ["a certification's selection", selected, selections],
  ["a certification's returns", returns, returnsByCase],
  ["what somebody has read", sightSchema, sights],
];

describe.each(kinds)("what earlier releases stored of %s", (_name, schema, values) => {
  test.each(values.map((value) => [value]))("is read again as it was written: %j", (value) => {
    expect(schema.parse(value)).toMatchObject(Object(value));
  });
});

const kindOf = ({ _zod: { def } }: z.core.$ZodType): string => def.type;
const hasShape = (schema: z.core.$ZodType): schema is z.ZodMiniObject => kindOf(schema) === "object";

/** Or what the next release makes of a field that today's adds would be known by nobody. */
test.each(kinds.filter(([, schema]) => hasShape(schema)))(
  "of %s each field stands in one of the contents at least",
  (_name, schema, values) => {
    const fields = hasShape(schema) ? Object.keys(schema.shape) : [];
    const written = new Set(values.flatMap((value) => Object.keys(Object(value))));
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => !written.has(field))).toEqual([]);
  },
);

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("a company that today's rules would refuse is shown to its people and stands in support's list", async () => {
  const owner = await person(stage, "Ana Souza");
  const support = await person(stage, "Bruno Lima", { isSupport: true });
  const { id } = await companyOf(owner);
  const [data] = companies;
  expect(companyDataSchema.safeParse(data).success).toBe(false);
  const { key } = companyRef(id);
  const item = (await stage.items()).find(({ pk, sk }) => pk === key.pk && sk === key.sk);
  const stored = companySchema.parse({ ...item, data });
  await stage.put({ ...item, data, line: companySummary(stored) });
  const { get, list } = companyContract.routes;
  expect(await ask(owner, get, { params: { companyId: id } })).toMatchObject({ data });
  expect((await ask(support, list, { query: {} })).items).toMatchObject([{ id, legalName: "-" }]);

  // Its tax id was stored empty, and the next company like it asked to join this one.
  await stage.put({ ...taxIdRef("OTHER", "").key, companyId: id });
  const stranger = await person(stage, "Caio Reis");
  const { register, listMembers } = companyContract.routes;
  const alike = companyData({ taxIdentificationType: "OTHER", taxIdentificationNumber: "." });
  expect(await refusal(stranger, register, { body: { data: alike, acceptsTerms: true } })).toMatchObject({
    fields: [{ path: "data.taxIdentificationNumber", code: "invalid-tax-id" }],
  });
  expect((await ask(owner, listMembers, { params: { companyId: id } })).items).toHaveLength(1);
}, 30_000);
