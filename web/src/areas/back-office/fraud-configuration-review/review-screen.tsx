import type { Company } from "@portal/shared/company/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { fraudConfigurationTransitions } from "@portal/shared/fraud-configuration/lifecycle.ts";
import {
  type FraudConfiguration,
  fraudConfigurationFields,
} from "@portal/shared/fraud-configuration/model.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { FraudView } from "../../../features/fraud-configuration/fraud-view.tsx";
import {
  fraudConfigurationQuery,
  fraudRevisionQuery,
} from "../../../features/fraud-configuration/queries.ts";
import { useFraudFieldText } from "../../../features/fraud-configuration/use-field-text.ts";
import { useFraudFieldLabel } from "../../../features/history/words/use-fraud-field-label.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { keepDecided } from "../configuration-review/decision-bar.tsx";
import { FormReview, isSentAgain } from "../configuration-review/form-review.tsx";

/** Loaded when they are opened. */
const RejectDialog = lazyPart(async () => (await import("./reject-dialog.tsx")).RejectDialog);
const ConcludeDialog = lazyPart(async () => (await import("./conclude-dialog.tsx")).ConcludeDialog);

interface ReviewScreenProps {
  readonly occurrence: StageOccurrence;
  readonly configuration: FraudConfiguration;
  readonly company: Company;
}

const keep = keepDecided<FraudConfiguration>(({ companyId }) => fraudConfigurationQuery(companyId).queryKey);

/** Everything support needs to decide on one configuration of fraud prevention. */
export function FraudConfigurationReviewScreen({ occurrence, configuration, company }: ReviewScreenProps) {
  const { companyId, draft, status, revision } = configuration;
  const none = useTranslations("fraud-view")("none");
  const country = countryOf(company.data.taxIdentificationType);
  const earlier = useQuery({
    ...fraudRevisionQuery(companyId, revision - 1),
    enabled: isSentAgain(configuration),
  });
  const textOf = useFraudFieldText(country);
  const kind = {
    fields: fraudConfigurationFields,
    labelOf: useFraudFieldLabel(),
  };
  const renderBefore = (name: string) => {
    const field = fraudConfigurationFields.find((one) => one === name);
    const texts = field && earlier.data ? textOf(field, earlier.data.draft) : [];
    return texts.length > 0 ? <del>{texts.join(", ")}</del> : none;
  };
  return (
    <FormReview
      kind={kind}
      keep={keep}
      renderReject={(dialog) => <RejectDialog {...dialog} />}
      renderConclude={(dialog) => <ConcludeDialog {...dialog} />}
      occurrence={occurrence}
      configuration={configuration}
      company={company}
      country={country}
      actions={allowedActions(fraudConfigurationTransitions, status, "support")}
      earlier={earlier}
      renderBefore={renderBefore}
      renderView={(rows) => <FraudView draft={draft} country={country} {...rows} />}
    />
  );
}
