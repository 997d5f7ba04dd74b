import { docsPageOf } from "@portal/shared/explained/model.ts";
import { explainedFraudConfiguration } from "@portal/shared/fraud-configuration/explained.data.ts";
import type { FraudConfigurationField } from "@portal/shared/fraud-configuration/model.ts";
import { DocsLink } from "../../ui/form/docs-link.tsx";

interface FieldDocsProps {
  readonly field: FraudConfigurationField;
  readonly label: string;
}

/** Leads to the page that explains a field. */
export function FieldDocs({ field, label }: FieldDocsProps) {
  const page = docsPageOf(explainedFraudConfiguration[field]);
  return page && <DocsLink page={page} about={label} />;
}
