import {
  type Configuration,
  type ConfigurationDraft,
  configurationFields,
} from "@portal/shared/configuration/model.ts";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { AdjustmentList } from "../../../ui/form/adjustment/adjustment-list.tsx";
import { focusField } from "../../../ui/form/field/focus-field.ts";
import { fieldId, useFormSurroundings } from "../../../ui/form/field/form-context.ts";
import { isShown } from "../section/sections.ts";

/** Support's adjustments as a list whose entries lead to their fields. */
export const ConfigurationAdjustmentList = ({ review }: { review: Configuration["review"] }) => (
  <AdjustmentList
    comment={review?.comment ?? null}
    renderLink={(field) => <FieldLink key={field} field={field} />}
  />
);

function FieldLink({ field: name }: { field: string }) {
  const translate = useTranslations("configuration");
  const words = useTranslations("adjustment");
  const { idPrefix } = useFormSurroundings();
  const antifraudSolution: ConfigurationDraft["antifraudSolution"] = useWatch({
    name: "draft.antifraudSolution",
  });
  const field = configurationFields.find((one) => one === name);
  if (!field) return name;
  // A field that was hidden since is reached through the field that hides it.
  const target = isShown(field, { antifraudSolution }) ? field : "antifraudSolution";
  const label = translate(`field.${field}`);
  return (
    <Button
      variant="link"
      aria-label={words("go", { field: label })}
      onClick={() => focusField(fieldId(idPrefix, `draft.${target}`))}
    >
      {label}
    </Button>
  );
}
