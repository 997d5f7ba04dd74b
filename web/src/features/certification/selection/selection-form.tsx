import { selectionOf } from "@portal/shared/certification/case-rules.ts";
import { type CertificationCase, casesFor } from "@portal/shared/certification/cases.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useController } from "react-hook-form";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../../lib/api/submission.ts";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { useChosen } from "../../../ui/form/field/choices.tsx";
import { useDescribeField } from "../../../ui/form/field/form-context.ts";
import { onFreshVersion } from "../../../ui/form/fresh-version.ts";
import { SubmitBar, SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";
import { keepCertification } from "../queries.ts";
import { TestCaseList } from "./test-case-list.tsx";

interface SelectionFormProps {
  readonly certification: Certification;
  readonly country: Country;
}

const selectionIn = ({ version, selected }: Certification) => ({ version, caseIds: selected });

/** Which of the optional cases are tested. */
export function SelectionForm({ certification, country }: SelectionFormProps) {
  const translate = useTranslations("certification");
  const client = useQueryClient();
  const { companyId, product } = certification;
  const [submissions] = useState(() => {
    const submission = submissionOf(certificationContract, "select", { companyId, product });
    return { select: onFreshVersion(submission, certification, ({ selected }) => selected) };
  });
  const form = useApiForm({
    values: selectionIn(certification),
    submissions,
    valuesOf: selectionIn,
    failureTitle: translate("saveFailed"),
    onSaved: (saved) => {
      keepCertification(client, saved);
      notify.success(translate("testCases.saved"));
    },
  });
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
