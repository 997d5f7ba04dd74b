import type { Country } from "@portal/shared/country.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { KeptVerdict } from "@portal/shared/stage/verdict.ts";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { EvidenceList } from "../../../../features/evidence/evidence-list.tsx";
import { useLocalized } from "../../../../lib/text/locale.ts";
import type { ReviewCase } from "../verdicts.ts";
import { caseAnchor } from "./case-jump.ts";
import type { CaseJudging } from "./judged-cases.ts";
import { VerdictField } from "./verdict-field.tsx";

interface ReviewedCaseProps extends CaseJudging {
  readonly test: ReviewCase;
  readonly review: KeptVerdict | undefined;
  readonly place: { readonly companyId: string; readonly product: ProductId; readonly attempt: number };
  readonly country: Country;
  /** Of its title; the titles within are of the next one. */
  readonly level: 3 | 4;
  readonly badges: ReactNode;
  readonly asked: ReactNode;
  readonly given: ReactNode;
  /** Stands between what was given and the verdict. */
  readonly children?: ReactNode;
}

/** One case as support judges it: what it asks for, what came back, and the verdict. */
export function ReviewedCase(props: ReviewedCaseProps) {
  const { test, review, place, country, level, judgement, wasRefused, onJudge } = props;
  const translate = useTranslations("back-office-certification.case");
  const localized = useLocalized();
  const titleId = `${caseAnchor(test.id)}-title`;
  const [Title, Part] = level === 3 ? (["h3", "h4"] as const) : (["h4", "h5"] as const);
  return (
    <section
      className="ui-card case-review"
      id={caseAnchor(test.id)}
      data-case-id={test.id}
      data-verdict={judgement ? judgement.verdict : review?.verdict}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <header className="case-review__head">
        <Title id={titleId}>{localized(test.title)}</Title>
        {props.badges}
      </header>
      {props.asked}
      <div className="case-review__proof">
        <div>
          <Part>{translate("given")}</Part>
          {props.given}
        </div>
        <div>
          <Part>{translate("evidence")}</Part>
          <EvidenceList {...place} caseId={test.id} country={country} />
        </div>
      </div>
      {props.children}
      {judgement && (
        <VerdictField test={test} judgement={judgement} wasRefused={wasRefused} onJudge={onJudge} />
      )}
    </section>
  );
}
