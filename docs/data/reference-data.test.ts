import * as z from "zod/mini";
import { productCategories } from "../../shared/configuration/product-categories.data.ts";
import { locales } from "../../shared/locales.ts";
import { brandCodes } from "./clisitef/brand-codes.data.ts";
import { commandCodes } from "./clisitef/command-codes.data.ts";
import { configurationReturnCodes } from "./clisitef/configuration-return-codes.data.ts";
import { eventCodes } from "./clisitef/event-codes.data.ts";
import { fieldTypeGroups, fieldTypes } from "./clisitef/field-types.ts";
import { functionCodes } from "./clisitef/function-codes.data.ts";
import { menuCodes } from "./clisitef/menu-codes.data.ts";
import { networkCodes } from "./clisitef/network-codes.data.ts";
import { returnCodes } from "./clisitef/return-codes.data.ts";
import { secureReadingCodes } from "./clisitef/secure-reading-codes.data.ts";
import { authorizers } from "./e-sitef/authorizers.data.ts";
import { httpStatuses } from "./e-sitef/http-statuses.data.ts";
import { installmentTypes } from "./e-sitef/installment-types.data.ts";
import { responseCodes } from "./e-sitef/response-codes.data.ts";
import { routings } from "./e-sitef/routings.data.ts";
import * as statuses from "./e-sitef/statuses.data.ts";
import { codeAnchor } from "./localized-table.ts";
import { paymentForms } from "./manual-interface-clisitef/payment-forms.data.ts";
import * as schema from "./schema.ts";

/** Every file of codes, with the schema it must keep to. */
const codeFiles = {
  "function codes": [schema.codeEntry, functionCodes],
  "return codes": [schema.codeEntry, returnCodes],
  "configuration return codes": [schema.codeEntry, configurationReturnCodes],
  "secure reading codes": [schema.codeEntry, secureReadingCodes],
  "command codes": [schema.commandCode, commandCodes],
  "event codes": [schema.codeEntry, eventCodes],
  "field types": [schema.fieldType, fieldTypes],
  "menu codes": [schema.codeEntry, menuCodes],
  brands: [schema.codeEntry, brandCodes],
  "payment forms": [schema.namedCode, paymentForms],
  "product categories": [schema.productCategory, productCategories],
  networks: [schema.namedCode, networkCodes],
  authorizers: [schema.authorizer, authorizers],
  "HTTP statuses": [schema.codeEntry, httpStatuses],
  "instalment types": [schema.codeEntry, installmentTypes],
  "response codes": [schema.codeEntry, responseCodes],
  "transaction statuses": [schema.statusCode, statuses.transactionStatuses],
  "schedule statuses": [schema.statusCode, statuses.scheduleStatuses],
  "storage statuses": [schema.statusCode, statuses.storageStatuses],
  "risk statuses": [schema.statusCode, statuses.riskStatuses],
  "3DS statuses": [schema.statusCode, statuses.threeDsStatuses],
} as const;

type Texts = readonly schema.LocalizedText[];

function localizedTexts(value: unknown): Texts {
  if (typeof value !== "object" || value === null) return [];
  const parsed = schema.localized.safeParse(value);
  return parsed.success ? [parsed.data] : Object.values(value).flatMap(localizedTexts);
}

/** Long enough that two languages cannot agree by chance. */
const isSentence = (text: string) => text.split(" ").length > 6;

describe.each(Object.entries(codeFiles))("%s", (_, [entrySchema, entries]) => {
  test("hold what their schema asks for", () => {
    expect(z.array(z.union([entrySchema])).safeParse(entries)).toMatchObject({ success: true });
  });

  test("give every entry an address of its own", () => {
    const codes = new Set(entries.map(({ code }) => code));
    const anchors = entries.map(({ code }) => codeAnchor(code, codes));
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test("say sentences in three languages, none of them copied", () => {
    for (const text of localizedTexts(entries).filter(({ pt }) => isSentence(pt))) {
      expect(new Set(locales.map((locale) => text[locale])).size).toBe(3);
    }
  });
});

test("every field type belongs to a topic that readers can name", () => {
  for (const { group } of fieldTypes) expect(fieldTypeGroups[group]).toBeDefined();
});

test("routings hold what their schema asks for, and route authorizers that exist", () => {
  expect(z.array(schema.routing).safeParse(routings)).toMatchObject({ success: true });
  const known = authorizers.map(({ code }) => code);
  for (const { authorizers: routed } of routings) {
    for (const code of routed) expect(known).toContain(String(code));
  }
});

test("a code that fails a sale says what to do about it", () => {
  for (const { code, action } of returnCodes) expect([code, action]).not.toContain(undefined);
});

test("the words that people search for are the addresses of codes", () => {
  expect(codeAnchor("-43")).toBe("codigo-43");
  expect(codeAnchor("121")).toBe("codigo-121");
  expect(codeAnchor("-1", new Set(["1", "-1"]))).toBe("codigo-menos-1");
  expect(codeAnchor("<0")).toBe("codigo-menor-0");
});
