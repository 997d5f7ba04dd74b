import { selectionOf } from "@portal/shared/certification/case-rules.ts";
import { type CertificationCase, casesFor } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { useController } from "react-hook-form";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { useChosen } from "../../../ui/form/field/choices.tsx";
import { useDescribeField } from "../../../ui/form/field/form-context.ts";
import { SubmitBar, SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useSelectionForm } from "../../certification-engine/use-selection-form.ts";
import { certificationScreens } from "../screens.ts";
import { TestCaseList } from "./test-case-list.tsx";

interface SelectionFormProps {
  readonly certification: Certification;
  readonly country: Country;
}

/** Which of the optional cases are tested. */
export function SelectionForm({ certification, country }: SelectionFormProps) {
  const translate = useTranslations("certification");
  const form = useSelectionForm(certificationScreens, certification);
  const cases = casesFor(certification.scope);
  return (
    <ApiForm form={form} aria-labelledby="page-title">
      <SelectionFields cases={cases} country={country} />
      <SubmitBar isDirty={false} note={<ChosenCount total={cases.length} isDirty={form.isDirty} />}>
        <SelectAll cases={cases} />
        <SubmitButton form={form} intent="select" busyLabel={translate("testCases.saving")}>
          {translate("testCases.save")}
        </SubmitButton>
      </SubmitBar>
    </ApiForm>
  );
}

/** How many are chosen, also while the choice is not saved yet. */
function ChosenCount({ total, isDirty }: { total: number; isDirty: boolean }) {
  const translate = useTranslations("certification.testCases");
  const translateShell = useTranslations("shell.ui");
  const { chosen } = useChosen("caseIds");
  const count = translate("count", { selected: chosen.length, total });
  return isDirty ? `${count} · ${translateShell("unsaved")}` : count;
}

interface FieldsProps {
  readonly cases: readonly CertificationCase[];
}

function SelectionFields({ cases, country }: FieldsProps & { readonly country: Country }) {
  const translate = useTranslations("certification.testCases");
  const localized = useLocalized();
  const path = usePath();
  const { chosen } = useChosen("caseIds");
  const { field } = useController({ name: "caseIds" });
  useDescribeField("caseIds", translate("caseIds"), (value) =>
    cases
      .filter(({ id }) => Array.isArray(value) && value.includes(id))
      .map(({ title }) => localized(title))
      .join(", "),
  );
  const toggle = (caseId: string) => {
    const next = chosen.includes(caseId) ? chosen.filter((id) => id !== caseId) : [...chosen, caseId];
    // In the script's order, so that switching forth and back is no change.
    field.onChange(selectionOf(cases, next));
  };
  return (
    <>
      <p className="certification-kept">
        <span className="ui-muted">{translate("keptNote")}</span>{" "}
        <Link to={path("/onboarding/certification/send-test")}>{translate("toReturns")}</Link>
      </p>
      <TestCaseList cases={cases} selected={chosen} country={country} onToggle={toggle} isBegun />
    </>
  );
}

function SelectAll({ cases }: FieldsProps) {
  const translate = useTranslations("certification.testCases");
  const { chosen } = useChosen("caseIds");
  const { field } = useController({ name: "caseIds" });
  const all = cases.map(({ id }) => id);
  const isAll = chosen.length === all.length;
  if (cases.every(({ isMandatory }) => isMandatory)) return null;
  return (
    <Button onClick={() => field.onChange(selectionOf(cases, isAll ? [] : all))}>
      {translate(isAll ? "selectNone" : "selectAll")}
    </Button>
  );
}
