import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { notify } from "../../ui/feedback/notify.ts";
import { onFreshVersion } from "../../ui/form/fresh-version.ts";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import type { AnyCertification, CertificationScreens } from "./screens.ts";

const selectionIn = ({ version, selected }: AnyCertification) => ({ version, caseIds: selected });

/** The form of which cases are sent next. */
export function useSelectionForm<Item extends AnyCertification>(
  { words, select, keep }: CertificationScreens<Item>,
  certification: Item,
) {
  const translate = useTranslations(words);
  const client = useQueryClient();
  const [submissions] = useState(() => ({
    select: onFreshVersion(select(certification), certification, ({ selected }) => selected),
  }));
  return useApiForm({
    values: selectionIn(certification),
    submissions,
    valuesOf: selectionIn,
    failureTitle: translate("saveFailed"),
    onSaved: (saved) => {
      keep(client, saved);
      notify.success(translate("saved"));
    },
  });
}
