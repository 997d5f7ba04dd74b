import type { Country } from "@portal/shared/country.ts";
import type {
  FraudConfigurationDraft,
  FraudConfigurationField,
} from "@portal/shared/fraud-configuration/model.ts";
import { type FraudStep, fraudSteps } from "@portal/shared/fraud-configuration/steps.data.ts";
import { type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { CopyableText, FilledSection } from "../../ui/filled-in.tsx";
import { isAddress } from "./field-options.ts";
import { RiskTable } from "./risk-table.tsx";
import { useFraudFieldText } from "./use-field-text.ts";

/** Brings the long list of categories. */
const CategoryName = lazyPart(async () => (await import("./category.tsx")).CategoryName);

interface FraudViewProps {
  readonly draft: FraudConfigurationDraft;
  readonly country: Country;
  /** All of them unless given. */
  readonly steps?: readonly FraudStep[];
  /** Rendered beside a step's title, such as the link to its page. */
  readonly renderActions?: (step: FraudStep) => ReactNode;
  readonly renderAside?: ((field: FraudConfigurationField) => ReactNode) | undefined;
  readonly renderBelow?: ((field: FraudConfigurationField) => ReactNode) | undefined;
}

/** Everything a client filled in, to be read, step by step. */
export function FraudView({ draft, country, steps = fraudSteps, renderActions, ...rows }: FraudViewProps) {
  const translate = useTranslations("fraud-view");
  const labelOf = useTranslations("fraud-configuration.field");
  return (
    <div className="ui-filled__sections">
      {steps.map((step) => (
        <FilledSection<FraudConfigurationField>
          key={step.id}
          id={`step-${step.id}`}
          title={translate(`step.${step.id}.title`)}
          actions={renderActions?.(step)}
          fields={step.fields}
          labelOf={(field) => labelOf(field)}
          renderValue={(field) => <FieldValue field={field} draft={draft} country={country} />}
          {...rows}
        >
          {step.id === "risk" && <RiskTable draft={draft} />}
        </FilledSection>
      ))}
    </div>
  );
}

interface FieldValueProps extends Pick<FraudViewProps, "draft" | "country"> {
  readonly field: FraudConfigurationField;
}

function FieldValue({ field, draft, country }: FieldValueProps) {
  const translate = useTranslations("fraud-view");
  const labelOf = useTranslations("fraud-configuration.field");
  const texts = useFraudFieldText(country)(field, draft);
  const [only] = texts;
  if (only === undefined) return <span className="ui-muted">{translate("none")}</span>;
  if (field === "bestSellingCategory") {
    return (
      <Suspense fallback={only}>
        <CategoryName code={only} />
      </Suspense>
    );
  }
  if (isAddress(field)) return <CopyableText text={only} label={labelOf(field)} />;
  if (texts.length === 1) return only;
  return (
    <ul className="ui-chips">
      {texts.map((text) => (
        <li key={text} className="ui-chip">
          {text}
        </li>
      ))}
    </ul>
  );
}
