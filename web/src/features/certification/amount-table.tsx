import { amountRules } from "@portal/shared/certification/test-cards.data.ts";
import type { Country } from "@portal/shared/tax-id.ts";
import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatMoney } from "../../lib/format.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { CopyButton } from "../../ui/secret-value.tsx";
import { TransactionStatus } from "./transaction-status.tsx";
import "./certification.css";

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
        cell: ({ cents }) => formatMoney(cents, locale, country),
      },
      { id: "cents", header: translate("cents"), cell: ({ cents }) => <Cents cents={cents} /> },
      { id: "method", header: translate("method"), cell: ({ method }) => translate(`methods.${method}`) },
      {
        id: "result",
        header: translate("result"),
        cell: ({ status }) => <TransactionStatus code={status} />,
      },
    ],
    [translate, locale, country],
  );
}

function Cents({ cents }: { cents: number }) {
  const translate = useTranslations("certification.testCards");
  const digits = String(cents);
  return (
    <span className="certification-cards__number">
      <code>{digits}</code>
      <CopyButton text={digits} label={translate("copyCents", { cents: digits })} />
    </span>
  );
}
