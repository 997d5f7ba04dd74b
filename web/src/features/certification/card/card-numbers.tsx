import type { CaseReturn } from "@portal/shared/certification/model.ts";
import { testCards } from "@portal/shared/certification/test-cards.data.ts";
import type { ReactNode } from "react";
import { CopyableText } from "../copyable-text.tsx";
import { shortCardName } from "./card-number.ts";
import "../certification.css";

interface CardNumbersProps {
  readonly numbers: NonNullable<CaseReturn["cardUsns"]>;
  /** The remarks on a card's number, by its field. */
  readonly remarksOf: (field: string) => ReactNode;
}

/** The number of each card's payment. */
export function CardNumbers({ numbers, remarksOf }: CardNumbersProps) {
  return (
    <ul className="certification-cards">
      {testCards.map((card) => {
        const usn = numbers[card.id];
        return (
          usn && (
            <li key={card.id}>
              <span className="certification-cards__brand">{shortCardName(card)}</span>
              <CopyableText text={usn} label={shortCardName(card)} />
              {remarksOf(`cardUsns.${card.id}`)}
            </li>
          )
        );
      })}
    </ul>
  );
}
