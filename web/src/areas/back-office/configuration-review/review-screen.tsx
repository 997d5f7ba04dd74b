import type { Company } from "@portal/shared/company/model.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { configurationTransitions } from "@portal/shared/configuration/lifecycle.ts";
import {
  type Configuration,
  type ConfigurationDraft,
  type ConfigurationField,
  configurationFields,
} from "@portal/shared/configuration/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { ConfigurationView } from "../../../features/configuration/configuration-view.tsx";
import { configurationRevisionQuery } from "../../../features/configuration/queries.ts";
import { useFieldText } from "../../../features/configuration/use-field-text.ts";
import { useFieldLabel } from "../../../features/history/words/use-field-label.ts";
import { readOf } from "../../../lib/api/read.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { keepDecided } from "./decision-bar.tsx";
import { FormReview, isSentAgain } from "./form-review.tsx";

const CssPreview = lazyPart(
  async () => (await import("../../../features/configuration/css-preview.tsx")).CssPreview,
);
/** Loaded when they are opened. */
const RejectDialog = lazyPart(async () => (await import("./reject-dialog.tsx")).RejectDialog);
const ConcludeDialog = lazyPart(async () => (await import("./conclude-dialog.tsx")).ConcludeDialog);

interface ReviewScreenProps {
  readonly occurrence: StageOccurrence;
  readonly configuration: Configuration;
  readonly company: Company;
}

const keep = keepDecided<Configuration>(
  ({ companyId, product }) => readOf(configurationContract, "get", { companyId, product }).queryKey,
);

/** Everything support needs to decide on one configuration. */
export function ConfigurationReviewScreen({ occurrence, configuration, company }: ReviewScreenProps) {
  const { companyId, product, draft, status, revision } = configuration;
  const earlier = useQuery({
    ...configurationRevisionQuery(companyId, product, revision - 1),
    enabled: isSentAgain(configuration),
  });
  const labelOf = useFieldLabel();
  const kind = {
    fields: configurationFields,
    labelOf,
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
      country={countryOf(company.data.taxIdentificationType)}
      actions={allowedActions(configurationTransitions, status, "support")}
      earlier={earlier}
      renderBefore={(field) => earlier.data && <Before field={field} draft={earlier.data.draft} />}
      renderView={(rows) => <ConfigurationView draft={draft} {...rows} />}
    />
  );
}

function Before({ field, draft }: { field: string; draft: ConfigurationDraft }) {
  const none = useTranslations("configuration")("none");
  const textOf = useFieldText();
  const known: ConfigurationField | undefined = configurationFields.find((one) => one === field);
  const texts = known ? textOf(known, draft) : [];
  return (
    <>
      {texts.length > 0 ? <del>{texts.join(", ")}</del> : none}
      <Suspense>{field === "customCss" && draft.customCss && <CssPreview file={draft.customCss} />}</Suspense>
    </>
  );
}
