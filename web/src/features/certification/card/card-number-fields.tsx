import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import { testCards } from "@portal/shared/certification/test-cards.data.ts";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { TextField } from "../../../ui/form/field/text-field.tsx";
import { shortCardName } from "./card-number.ts";
import "../returns.css";

interface CardNumberFieldsProps {
  readonly test: Pick<CertificationCase, "cards" | "requiredCards">;
  /** The remark on a field's typed value, if there is one. */
  readonly remarkOn: (field: string) => string | undefined;
}

/** A line for each card that the case is tested with: every payment has a number of its own. */
export function CardNumberFields({ test: { cards = [], requiredCards }, remarkOn }: CardNumberFieldsProps) {
  const translate = useTranslations("certification.return");
  const id = useId();
  return (
    <fieldset className="ui-field" aria-describedby={id}>
      <legend className="ui-field__label">{translate("cardUsns")}</legend>
      <div className="ui-field__hint" id={id}>
        {translate(requiredCards.length > 0 ? "cardUsnsHint" : "cardUsnsAnyHint")}
      </div>
      <div className="case-numbers">
        {testCards
          .filter((card) => cards.includes(card.id))
          .map((card) => (
            <TextField
              key={card.id}
              name={`return.cardUsns.${card.id}`}
              label={shortCardName(card)}
              inputMode="numeric"
              autoComplete="off"
              optional={!requiredCards.includes(card.id)}
              notice={remarkOn(`cardUsns.${card.id}`)}
            />
          ))}
      </div>
    </fieldset>
  );
}
