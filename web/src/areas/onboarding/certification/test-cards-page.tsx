import {
  type TestCard,
  testCardCpf,
  testCardSecurityCode,
  testCards,
  threeDsTestCards,
} from "@portal/shared/certification/test-cards.data.ts";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import {
  type CardFilter,
  cardBrands,
  matchesCard,
  readCardFilter,
  writeCardFilter,
} from "../../../features/certification/card/card-filter.ts";
import { CpfCell, TestCardTable } from "../../../features/certification/card/test-card-table.tsx";
import { AmountTable } from "../../../features/certification/case/amount-table.tsx";
import { cardExpiryOn } from "../../../features/certification/return/today.ts";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { todayIn } from "../../../lib/text/today.ts";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import { FilterBar, FilterSearch, FilterSelect } from "../../../ui/list/filters.tsx";
import { Card, Page, PageHeader } from "../../../ui/page.tsx";
import { useOwnCertification } from "./use-own-certification.ts";
import "../onboarding.css";

/** The cards of the certification environment, and the amounts that decide a result. */
export function TestCardsPage() {
  const translate = useTranslations("certification.testCards");
  const translateStage = useTranslations("certification");
  const path = usePath();
  const { country } = useOwnCertification();
  const expiry = cardExpiryOn(todayIn(country));
  return (
    <Page>
      <PageHeader
        above={<Link to={path("/onboarding/certification")}>{translateStage("title")}</Link>}
        title={translate("title")}
        intro={translate("lead")}
      />
      <Always expiry={expiry} />
      <Cards expiry={expiry} />
      <section className="certification-block" aria-labelledby="amounts">
        <div className="certification-block__head">
          <h2 id="amounts">{translate("amounts")}</h2>
          <span className="ui-muted">{translate("amountsLead")}</span>
        </div>
        <AmountTable country={country} />
      </section>
    </Page>
  );
}

/** The data that is the same for every card. */
function Always({ expiry }: { expiry: string }) {
  const translate = useTranslations("certification.testCards");
  const withNote = (id: "expiry" | "securityCode" | "cpf", value: ReactNode, note: string) => ({
    id,
    label: translate(id),
    value: (
      <>
        {value}
        <p className="certification-hint">{note}</p>
      </>
    ),
  });
  return (
    <Card title={translate("always")}>
      <DescriptionList
        items={[
          withNote("expiry", <code>{expiry}</code>, translate("expiryNote", { value: expiry })),
          withNote("securityCode", <code>{testCardSecurityCode}</code>, translate("securityCodeNote")),
          withNote("cpf", <CpfCell cpf={testCardCpf} />, translate("cpfNote")),
        ]}
      />
    </Card>
  );
}

function Cards({ expiry }: { expiry: string }) {
  const translate = useTranslations("certification.testCards");
  const localized = useLocalized();
  const [search, setSearch] = useSearchParams();
  const filter = readCardFilter(search);
  const change = (part: Partial<CardFilter>) =>
    setSearch(writeCardFilter(search, part), { replace: "text" in part, preventScrollReset: true });
  const found = (cards: readonly TestCard[]) =>
    cards.filter((card) => matchesCard(card, localized(card.purpose), filter));
  const sections = [
    { id: "payment", cards: found(testCards) },
    { id: "threeDs", cards: found(threeDsTestCards) },
  ] as const;
  const count = sections.reduce((sum, { cards }) => sum + cards.length, 0);
  // A section without a match is left out when the other one has some.
  const shown = sections.filter(({ cards }, index) => cards.length > 0 || (count === 0 && index === 0));
  return (
    <div className="certification-block">
      <FilterBar>
        <FilterSearch
          label={translate("filter")}
          hint={translate("filterHint")}
          text={filter.text}
          onSearch={(text) => change({ text })}
        />
        <FilterSelect
          label={translate("brand")}
          value={filter.brand}
          choices={cardBrands.map((brand) => ({ id: brand, label: brand }))}
          any={translate("allBrands")}
          onChange={(brand) => change({ brand })}
        />
      </FilterBar>
      <output className="brand-visually-hidden">{translate("found", { count })}</output>
      {shown.map(({ id, cards }) => (
        <section key={id} className="certification-block" aria-labelledby={`cards-${id}`}>
          <div className="certification-block__head">
            <h2 id={`cards-${id}`}>{translate(id)}</h2>
          </div>
          <TestCardTable
            caption={translate(id)}
            cards={cards}
            expiry={expiry}
            onClear={() => change({ text: "", brand: undefined })}
          />
        </section>
      ))}
    </div>
  );
}
