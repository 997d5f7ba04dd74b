import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { parseMoney } from "@portal/shared/money.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl";
import { useAmountText, useMoney } from "../../../lib/text/money.ts";
import { todayIn } from "../../../lib/text/today.ts";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { AutosaveNote } from "../../../ui/form/autosave/autosave-note.tsx";
import { RadioCards } from "../../../ui/form/field/choices.tsx";
import { TextArea, TextField } from "../../../ui/form/field/text-field.tsx";
import { SubmitBar, SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";
import { Cents } from "../amount.tsx";
import { CardNumberFields } from "../card/card-number-fields.tsx";
import { keepCertification } from "../queries.ts";
import { returnSubmission, returnValuesOf } from "./return-values.ts";
import { useFieldRemarks } from "./use-field-remarks.ts";
import "../certification.css";
import "../returns.css";

interface ReturnFormProps {
  readonly certification: Certification;
  readonly test: CertificationCase;
  readonly country: Country;
  /** The text beside the buttons while nothing is unsaved. */
  readonly note: ReactNode;
  /** The files of the case: part of what is returned, so they come before the buttons. */
  readonly evidence: ReactNode;
  /** Where the second button leads after it saved: another case, or the summary. */
  readonly onward: "next" | "summary";
  readonly onSaved: (saved: Certification, leadsOn: boolean) => void;
}

/** The return of one case; it is saved on its own, complete or not. */
export function ReturnForm(props: ReturnFormProps) {
  const { certification, test, country, note, evidence, onward, onSaved } = props;
  const translate = useTranslations("certification");
  const client = useQueryClient();
  const place = { test, country, locale: useLocale() };
  const [submissions] = useState(() => {
    const save = returnSubmission(certification, place);
    return { save, saveAndGoOn: save };
  });
  const form = useApiForm({
    values: returnValuesOf(certification, place),
    submissions,
    valuesOf: (saved) => returnValuesOf(saved, place),
    failureTitle: translate("saveFailed"),
    onSaved: (saved, intent) => {
      keepCertification(client, saved);
      onSaved(saved, intent === "saveAndGoOn");
    },
    autosave: { intent: "save", onSaved: (saved) => keepCertification(client, saved) },
  });
  const busyLabel = translate("sendTest.saving");
  return (
    <ApiForm form={form} aria-label={translate("sendTest.given")} isSameForm={isSameCase}>
      <section className="ui-card" aria-labelledby="given">
        <h2 className="certification-title" id="given">
          {translate("sendTest.given")}
        </h2>
        {!certification.returns[test.id] && <p className="ui-muted">{translate("sendTest.proposed")}</p>}
        <ReturnFields certification={certification} test={test} country={country} />
      </section>
      {evidence}
      <SubmitBar isDirty={false} note={<AutosaveNote form={form} before={note} after={note} />}>
        <SubmitButton form={form} intent="save" variant="secondary" busyLabel={busyLabel}>
          {translate("sendTest.save")}
        </SubmitButton>
        <SubmitButton form={form} intent="saveAndGoOn" busyLabel={busyLabel}>
          {translate(onward === "next" ? "sendTest.saveAndNext" : "sendTest.saveAndSummary")}
        </SubmitButton>
      </SubmitBar>
    </ApiForm>
  );
}

/** The query of the address names the case; another case is another form. */
const isSameCase = (from: string, to: string): boolean =>
  new URLSearchParams(from).get("case") === new URLSearchParams(to).get("case");

type ReturnFieldsProps = Pick<ReturnFormProps, "certification" | "test" | "country">;

function ReturnFields({ certification, test, country }: ReturnFieldsProps) {
  const translate = useTranslations("certification.return");
  const remarkOn = useFieldRemarks(certification, test.id);
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
      {test.cards ? (
        <CardNumberFields test={test} remarkOn={remarkOn} />
      ) : (
        <TextField
          name="return.platformUsn"
          label={translate("platformUsn")}
          hint={translate("platformUsnHint")}
          notice={remarkOn("platformUsn")}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField
        name="return.testedOn"
        label={translate("testedOn")}
        type="date"
        min="2000-01-01"
        max={todayIn(country)}
        notice={remarkOn("testedOn")}
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

/** The client may really have tested with another amount: it is remarked on, and support decides. */
function ValueField({ test: { amountCents }, country }: Pick<ReturnFormProps, "test" | "country">) {
  const translate = useTranslations("certification.return");
  const typed: unknown = useWatch({ name: "return.valueCents" });
  const cents = typeof typed === "string" ? parseMoney(typed, country) : undefined;
  const money = useMoney(country);
  const amount = useAmountText(country);
  const differs = amountCents !== undefined && cents !== undefined && cents !== amountCents;
  return (
    <TextField
      name="return.valueCents"
      label={translate("valueCents")}
      hint={
        amountCents === undefined ? (
          translate("valueExample", { example: amount(25_000) })
        ) : (
          <span className="certification-amount">
            {translate("valueHintCents", { amount: money(amountCents) })} <Cents cents={amountCents} />
          </span>
        )
      }
      inputMode="decimal"
      autoComplete="off"
      optional={amountCents === undefined}
      notice={differs && translate("valueDiffers", { given: money(cents), expected: money(amountCents) })}
    />
  );
}
