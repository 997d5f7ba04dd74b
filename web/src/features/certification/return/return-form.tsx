import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { parseMoney } from "@portal/shared/money.ts";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl";
import { useAmountText, useMoney } from "../../../lib/text/money.ts";
import { todayIn } from "../../../lib/text/today.ts";
import { RadioCards } from "../../../ui/form/field/choices.tsx";
import { TextArea, TextField } from "../../../ui/form/field/text-field.tsx";
import { ReturnForm, type ReturnFormProps } from "../../certification-engine/return-form.tsx";
import { Cents } from "../amount.tsx";
import { CardNumberFields } from "../card/card-number-fields.tsx";
import { certificationScreens } from "../screens.ts";
import { returnSubmission, returnValuesOf } from "./return-values.ts";
import { useFieldRemarks } from "./use-field-remarks.ts";
import "../certification.css";
import "../returns.css";

interface CaseReturnFormProps
  extends Pick<ReturnFormProps<Certification>, "certification" | "note" | "evidence" | "onSaved"> {
  readonly test: CertificationCase;
  readonly country: Country;
  /** Where the second button leads after it saved: another case, or the summary. */
  readonly onward: "next" | "summary";
}

/** The return of one case of Online Payment. */
export function CaseReturnForm({ certification, test, country, onward, ...form }: CaseReturnFormProps) {
  const translate = useTranslations("certification.sendTest");
  const place = { test, country, locale: useLocale() };
  return (
    <ReturnForm
      screens={certificationScreens}
      certification={certification}
      caseId={test.id}
      submission={() => returnSubmission(certification, place)}
      valuesOf={(saved) => returnValuesOf(saved, place)}
      onward={translate(onward === "next" ? "saveAndNext" : "saveAndSummary")}
      {...form}
    >
      <ReturnFields certification={certification} test={test} country={country} />
    </ReturnForm>
  );
}

type ReturnFieldsProps = Pick<CaseReturnFormProps, "certification" | "test" | "country">;

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
function ValueField({ test: { amountCents }, country }: Pick<CaseReturnFormProps, "test" | "country">) {
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
