import { explainedConfiguration, explainedRefusals } from "@portal/shared/configuration/explained.data.ts";
import type { ConfigurationField } from "@portal/shared/configuration/model.ts";
import { docsPageOf, type Explained } from "@portal/shared/explained/model.ts";
import { get, useFormContext, useFormState } from "react-hook-form";
import { DocsLink } from "../../../ui/form/docs-link.tsx";

interface FieldDocsProps {
  readonly field: ConfigurationField;
  readonly label: string;
}

const refusals: Readonly<Record<string, Explained>> = explainedRefusals;

/** Leads to the page that explains a field, and while what was typed is refused, to the one behind the refusal. */
export function FieldDocs({ field, label }: FieldDocsProps) {
  const name = `draft.${field}`;
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const code: unknown = get(errors, `${name}.type`);
  const refused = typeof code === "string" ? docsPageOf(refusals[code]) : undefined;
  const page = refused ?? docsPageOf(explainedConfiguration[field]);
  return page && <DocsLink page={page} about={label} />;
}
