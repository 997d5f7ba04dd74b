import { type TestCard, testCardSecurityCode } from "@portal/shared/certification/test-cards.data.ts";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import { type Column, DataTable } from "../../../ui/list/data-table.tsx";
import { groupedNumber } from "./card-number.ts";
import "../certification.css";

interface TestCardTableProps {
  readonly caption: string;
  readonly cards: readonly TestCard[];
  /** What a card's expiry is today, `mm/yy`. */
  readonly expiry: string;
  /** Given where the cards are what a filter left over. */
  readonly onClear?: () => void;
}

const loaded = { isPending: false, error: null, refetch: () => undefined };

/** Test cards with everything that has to be typed with them. */
export function TestCardTable({ caption, cards, expiry, onClear }: TestCardTableProps) {
  const columns = useCardColumns(
    expiry,
    cards.some(({ cpf }) => cpf !== undefined),
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={cards}
      rowKey={({ id }) => id}
      load={loaded}
      empty={onClear && <NoCards onClear={onClear} />}
    />
  );
}

function NoCards({ onClear }: { onClear: () => void }) {
  const translate = useTranslations("certification.testCards");
  return (
    <EmptyState title={translate("none")} action={<Button onClick={onClear}>{translate("clear")}</Button>}>
      {translate("noneLead")}
    </EmptyState>
  );
}

function useCardColumns(expiry: string, hasCpf: boolean): readonly Column<TestCard>[] {
  const translate = useTranslations("certification.testCards");
  const localized = useLocalized();
  return useMemo(() => {
    const cpfColumn: Column<TestCard> = {
      id: "cpf",
      header: translate("cpf"),
      cell: ({ cpf }) => cpf && <CpfCell cpf={cpf} />,
    };
    return [
      {
        id: "number",
        header: translate("number"),
        isHeading: true,
        cell: ({ number }) => (
          <span className="certification-cards__number">
            <code>{groupedNumber(number)}</code>
            <CopyButton text={number} label={translate("copyNumber", { number })} />
          </span>
        ),
      },
      { id: "brand", header: translate("brand"), cell: ({ brand }) => brand },
      { id: "expiry", header: translate("expiry"), cell: () => <code>{expiry}</code> },
      { id: "cvc", header: translate("cvc"), cell: () => <code>{testCardSecurityCode}</code> },
      ...(hasCpf ? [cpfColumn] : []),
      {
        id: "purpose",
        header: translate("purpose"),
        cell: ({ purpose, illustrative }) => (
          <>
            {localized(purpose)}
            {illustrative && <StatusBadge tone="neutral">{translate("illustrative")}</StatusBadge>}
          </>
        ),
      },
    ];
  }, [translate, localized, expiry, hasCpf]);
}

/** `581.935.914-37`, copied as the digits that the gateway takes. */
export function CpfCell({ cpf }: { cpf: string }) {
  const translate = useTranslations("certification.testCards");
  return (
    <span className="certification-cards__number">
      <code>{cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4")}</code>
      <CopyButton text={cpf} label={translate("cpf")} />
    </span>
  );
}
