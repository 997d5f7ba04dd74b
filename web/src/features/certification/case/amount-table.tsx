import { amountRules } from "@portal/shared/certification/test-cards.data.ts";
import type { Country } from "@portal/shared/country.ts";
import { formatMoney } from "@portal/shared/money.ts";
import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { type Column, DataTable } from "../../../ui/list/data-table.tsx";
import { Cents } from "../amount.tsx";
import { TransactionStatus } from "../transaction-status.tsx";
import "../certification.css";

type AmountRule = (typeof amountRules)[number];

const loaded = { isPending: false, error: null, refetch: () => undefined };

/** What the simulators answer to an amount. */
export function AmountTable({ country }: { country: Country }) {
  const translate = useTranslations("certification.testCards");
  const columns = useAmountColumns(country);
  return (
    <DataTable
      caption={translate("amounts")}
      columns={columns}
      rows={amountRules}
      rowKey={({ method, cents }) => `${method} ${cents}`}
      load={loaded}
      empty={null}
    />
  );
}

function useAmountColumns(country: Country): readonly Column<AmountRule>[] {
  const translate = useTranslations("certification.testCards");
  const locale = useLocale();
  return useMemo(
    () => [
      {
        id: "amount",
        header: translate("amount"),
        isHeading: true,
        cell: ({ cents }) => formatMoney(cents, country, locale),
      },
      { id: "cents", header: translate("cents"), cell: ({ cents }) => <Cents cents={cents} /> },
      { id: "method", header: translate("method"), cell: ({ method }) => translate(`methods.${method}`) },
      {
        id: "result",
        header: translate("result"),
        cell: ({ status }) => <TransactionStatus code={status} />,
      },
    ],
    [translate, country, locale],
  );
}
