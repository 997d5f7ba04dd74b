import { type Occurrence, workKinds } from "@portal/shared/occurrence/model.ts";
import { products } from "@portal/shared/product.ts";
import { useTranslations } from "use-intl";
import { type Choice, useChoiceDisplay } from "../../ui/form/field/choice.ts";

interface TicketSubject {
  readonly subject: string;
  readonly subjectNumber: string;
  readonly product: string;
  readonly stage: string;
}

/** What a ticket is about, in the reader's words. */
export function useSubject(): (
  occurrence: Pick<Occurrence, "product" | "stage" | "subjectNumber">,
) => TicketSubject {
  const translate = useTranslations("occurrence");
  const productLabel = useChoiceDisplay(products satisfies readonly Choice[]);
  const stageLabel = useChoiceDisplay(workKinds satisfies readonly Choice[]);
  return ({ product, stage, subjectNumber }) => ({
    subject: translate(`subject.${stage}`),
    subjectNumber: translate("subjectNumber", { number: subjectNumber }),
    product: product === null ? "" : productLabel(product),
    stage: stageLabel(stage),
  });
}
