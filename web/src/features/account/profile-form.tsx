import { accountContract } from "@portal/shared/account/contract.ts";
import type { Account } from "@portal/shared/account/model.ts";
import { type Locale, localeDetails, locales } from "@portal/shared/locales.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../lib/api/submission.ts";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { Select } from "../../ui/form/field/select.tsx";
import { TextField } from "../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { accountQuery } from "./queries.ts";

const submissions = { update: submissionOf(accountContract, "update", {}) };
const languages = locales.map((id) => ({ id, label: localeDetails[id].label }));
const valuesOf = ({ version, name, locale }: Account) => ({ version, profile: { name, locale } });

interface ProfileFormProps {
  readonly account: Account;
  /** Switches the page to the chosen language, in which it then says that this worked. */
  readonly onSaved: (locale: Locale) => void;
}

export function ProfileForm({ account, onSaved }: ProfileFormProps) {
  const translate = useTranslations("account.profile");
  const shared = useTranslations("shell.ui");
  const queryClient = useQueryClient();
  const form = useApiForm({
    values: valuesOf(account),
    submissions,
    valuesOf,
    onSaved: (saved) => {
      queryClient.setQueryData(accountQuery(saved.sub, saved.locale).queryKey, saved);
      onSaved(saved.locale);
    },
    failureTitle: translate("saveFailed"),
  });
  return (
    <ApiForm form={form} aria-label={translate("personal")}>
      <TextField name="profile.name" label={translate("name")} autoComplete="name" maxLength={120} />
      <Select name="profile.locale" label={translate("language")} choices={languages} required />
      <div className="ui-actions">
        <SubmitButton form={form} intent="update" busyLabel={shared("saving")}>
          {translate("save")}
        </SubmitButton>
        <output className="ui-muted">{form.isDirty && shared("unsaved")}</output>
      </div>
    </ApiForm>
  );
}
