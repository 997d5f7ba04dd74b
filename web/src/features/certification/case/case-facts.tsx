import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import { type TestCard, testCards } from "@portal/shared/certification/test-cards.data.ts";
import type { Country } from "@portal/shared/country.ts";
import { type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { CodeText } from "../../certification-engine/code-text.tsx";
import { TestAmount } from "../amount.tsx";
import { groupedNumber } from "../card/card-number.ts";
import { TransactionStatus } from "../transaction-status.tsx";
import "../certification.css";

/** A case is understood without it. */
const CaseDocs = lazyPart(async () => (await import("./case-docs.tsx")).CaseDocs);

interface CaseFactsProps {
  readonly test: CertificationCase;
  /** The company's country, in whose currency amounts are shown. */
  readonly country: Country;
}

/** What a case asks for: its steps, the data they need and the status they must lead to. */
export function CaseFacts({ test, country }: CaseFactsProps) {
  const translate = useTranslations("certification.case");
  const localized = useLocalized();
  const { steps, amountCents, expectedStatus, reason, refund, needsScreens } = test;
  return (
    <div className="certification-facts">
      <p className="certification-facts__steps">
        <CodeText text={localized(steps)} />{" "}
        <Suspense>
          <CaseDocs caseId={test.id} />
        </Suspense>
      </p>
      <dl>
        {amountCents !== undefined && (
          <Fact label={translate("amount")}>
            <TestAmount cents={amountCents} country={country} />
          </Fact>
        )}
        <Fact label={translate("expected")}>
          <TransactionStatus code={expectedStatus} />
        </Fact>
        <CardsFact test={test} />
        {needsScreens && <Fact label={translate("evidence")}>{translate("screens")}</Fact>}
        {refund && <Fact label={translate("refund")}>{localized(refund)}</Fact>}
        <Fact label={translate("reason")}>{localized(reason)}</Fact>
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="certification-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Which cards to pay with; a Pix and a stopped schedule take none. */
function CardsFact({ test: { block, cards, amountCents } }: { test: CertificationCase }) {
  const translate = useTranslations("certification.case");
  const named = testCards.filter(({ id }) => cards?.includes(id));
  if (named.length > 0) {
    return (
      <Fact label={translate("cards")}>
        <ul className="certification-cards">
          {named.map((card) => (
            <CardLine key={card.id} card={card} />
          ))}
        </ul>
      </Fact>
    );
  }
  if (block === "pix" || (amountCents === undefined && block !== "storage")) return null;
  return <Fact label={translate("cards")}>{translate(block === "3ds" ? "card3ds" : "anyCard")}</Fact>;
}

function CardLine({ card: { brand, number, cpf } }: { card: TestCard }) {
  const translate = useTranslations("certification.case");
  return (
    <li>
      <span className="certification-cards__brand">{brand}</span>
      <span className="certification-cards__number">
        <code>{groupedNumber(number)}</code>
        <CopyButton text={number} label={translate("cardNumber", { brand })} />
      </span>
      {cpf && <span className="ui-muted">{translate("cpf", { cpf })}</span>}
    </li>
  );
}
