import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import { parseMoney } from "@portal/shared/money.ts";
import type { Country } from "@portal/shared/tax-id.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl";
import { formatMoney } from "../../lib/format.ts";
import { ApiForm } from "../../ui/api-form.tsx";
import { RadioCards } from "../../ui/choices.tsx";
import { SubmitBar, SubmitButton } from "../../ui/submit-bar.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { notify } from "../../ui/toasts.tsx";
import { useApiForm } from "../../ui/use-api-form.ts";
import { keepCertification } from "./queries.ts";
import { moneyText, returnSubmission, returnValuesOf } from "./return-values.ts";
import { todayIn } from "./today.ts";
import "./certification.css";
import "./returns.css";

interface ReturnFormProps {
  readonly certification: Certification;
  readonly test: CertificationCase;
  readonly country: Country;
  /** What is said beside the buttons while nothing is unsaved. */
  readonly note: ReactNode;
  /** Leads to the case after this one; absent at the last. */
  readonly onNext?: () => void;
}

/** What came back from the test of one case; saved by itself, complete or not (REQUIREMENTS 64). */
export function ReturnForm({ certification, test, country, note, onNext }: ReturnFormProps) {
  const translate = useTranslations("certification");
  const locale = useLocale();
  const client = useQueryClient();
  const [submissions] = useState(() => {
    const { companyId, product } = certification;
    const save = returnSubmission(certification, { companyId, product, caseId: test.id }, locale);
    return { save, saveAndNext: save };
  });
  const form = useApiForm({
    values: returnValuesOf(certification, test.id, locale),
    submissions,
    valuesOf: (saved) => returnValuesOf(saved, test.id, locale),
    failureTitle: translate("saveFailed"),
    onSaved: (saved, intent) => {
      keepCertification(client, saved);
      notify.success(translate("sendTest.saved"));
      if (intent === "saveAndNext") onNext?.();
    },
  });
  return (
    <ApiForm form={form} aria-label={translate("sendTest.given")} isSameForm={isSameCase}>
      <ReturnFields test={test} country={country} />
      <SubmitBar isDirty={form.isDirty} note={note}>
        <SubmitButton
          form={form}
          intent="save"
          variant={onNext ? "secondary" : "primary"}
          busyLabel={translate("sendTest.saving")}
        >
          {translate("sendTest.save")}
        </SubmitButton>
        {onNext && (
          <SubmitButton form={form} intent="saveAndNext" busyLabel={translate("sendTest.saving")}>
            {translate("sendTest.saveAndNext")}
          </SubmitButton>
        )}
      </SubmitBar>
    </ApiForm>
  );
}

/** The address names the case in its query; another one is another form. */
const isSameCase = (from: string, to: string): boolean =>
  new URLSearchParams(from).get("case") === new URLSearchParams(to).get("case");

function ReturnFields({ test, country }: Pick<ReturnFormProps, "test" | "country">) {
  const translate = useTranslations("certification.return");
  return (
    <div className="ui-fields certification-fields">
      <RadioCards
        name="return.isWebservice"
        label={translate("isWebservice")}
        hint={translate("isWebserviceHint")}
        choices={["yes" as const, "no" as const].map((id) => ({
          id,
          label: translate(`${id}Choice`),
        }))}
      />
      <TextField
        name="return.platformUsn"
        label={translate("platformUsn")}
        hint={translate("platformUsnHint")}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        name="return.testedOn"
        label={translate("testedOn")}
        type="date"
        min="2000-01-01"
        max={todayIn(country)}
      />
      <ValueField test={test} country={country} />
      <TextField
        name="return.orderId"
        label={translate("orderId")}
        hint={translate("orderIdHint")}
        autoComplete="off"
        optional
      />
      <TextField
        name="return.merchantUsn"
        label={translate("merchantUsn")}
        hint={translate("merchantUsnHint")}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <TextArea
        name="return.notes"
        label={translate("notes")}
        hint={translate("notesHint")}
        rows={3}
        optional
      />
    </div>
  );
}

/** Another amount than the case's may be what was really tested: it is pointed out, and support decides. */
function ValueField({ test: { amountCents }, country }: Pick<ReturnFormProps, "test" | "country">) {
  const translate = useTranslations("certification.return");
  const locale = useLocale();
  const typed: unknown = useWatch({ name: "return.valueCents" });
  const cents = typeof typed === "string" ? parseMoney(typed, locale) : undefined;
  const money = (amount: number) => formatMoney(amount, locale, country);
  const differs = amountCents !== undefined && cents !== undefined && cents !== amountCents;
  return (
    <TextField
      name="return.valueCents"
      label={translate("valueCents")}
      hint={
        amountCents === undefined
          ? translate("valueExample", { example: moneyText(25_000, locale) })
          : translate("valueHint", { amount: money(amountCents) })
      }
      inputMode="decimal"
      autoComplete="off"
      optional={amountCents === undefined}
      notice={differs && translate("valueDiffers", { given: money(cents), expected: money(amountCents) })}
    />
  );
}
