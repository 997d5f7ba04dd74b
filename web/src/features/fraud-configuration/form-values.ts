import type { Country } from "@portal/shared/country.ts";
import { isRecord } from "@portal/shared/field/record.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import type {
  FraudConfiguration,
  FraudConfigurationDraft,
} from "@portal/shared/fraud-configuration/model.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { amountText, parseMoney } from "@portal/shared/money.ts";
import type { Draft } from "@portal/shared/stage/adjustment.ts";
import * as z from "zod/mini";
import { type Submission, submissionOf } from "../../lib/api/submission.ts";
import { withoutBlanks } from "../../ui/form/form-values.ts";

const amounts = ["monthlyTicket", "triggerValue"] as const;
const counts = ["monthlyOrders", "analysisExpiry"] as const;
type NumberField = (typeof amounts)[number] | (typeof counts)[number];

type TypedDraft = Omit<FraudConfigurationDraft, NumberField> & { readonly [F in NumberField]: string };

/** The body of both routes that the form sends to, with numbers as they are typed and money in the local notation. */
export interface FraudFormValues {
  readonly version: number;
  readonly draft: TypedDraft;
  /** The client's answers to adjustments, given instead of changing the field. */
  readonly answers: FraudConfiguration["answers"];
}

const digits = (count: number | undefined): string => (count === undefined ? "" : String(count));

export const formValuesOf = (
  { version, draft, answers }: FraudConfiguration,
  country: Country,
  locale: Locale,
): FraudFormValues => {
  const money = (cents: number | undefined) =>
    cents === undefined ? "" : amountText(cents, country, locale);
  return {
    version,
    draft: {
      ...draft,
      integrationTypes: draft.integrationTypes ?? [],
      monthlyTicket: money(draft.monthlyTicket),
      triggerValue: money(draft.triggerValue),
      monthlyOrders: digits(draft.monthlyOrders),
      analysisExpiry: digits(draft.analysisExpiry),
    },
    answers,
  };
};

const isOneOf = (fields: readonly string[], field: string): boolean => fields.includes(field);

function stored(field: string, typed: unknown, country: Country): unknown {
  const isNumber = isOneOf(amounts, field) || isOneOf(counts, field);
  if (!isNumber || typeof typed !== "string") return typed;
  if (typed.trim() === "") return undefined;
  if (isOneOf(amounts, field)) return parseMoney(typed, country) ?? typed;
  return /^\d+$/.test(typed.trim()) ? Number(typed) : typed;
}

/** What was typed as it is stored; what is no number is passed on unchanged, so that the schema refuses it. */
export const draftOf = (typed: unknown, country: Country): Draft =>
  isRecord(typed)
    ? Object.fromEntries(
        Object.entries(typed).map(([field, value]) => [field, stored(field, value, country)]),
      )
    : {};

const asSent = (values: unknown, country: Country): unknown =>
  isRecord(values) ? withoutBlanks({ ...values, draft: draftOf(values.draft, country) }) : values;

export type FraudIntent = "saveDraft" | "send";

export function fraudSubmissions(companyId: string, country: Country) {
  const submission = (intent: FraudIntent): Submission<FraudConfiguration> => {
    const given = submissionOf(fraudConfigurationContract, intent, { companyId });
    const typed = z.transform((values: unknown) => asSent(values, country));
    return { ...given, schema: z.pipe(typed, given.schema) };
  };
  return { saveDraft: submission("saveDraft"), send: submission("send") };
}
