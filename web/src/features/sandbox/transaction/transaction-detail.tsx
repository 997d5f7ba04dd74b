import type { Country } from "@portal/shared/country.ts";
import type { Transaction } from "@portal/shared/sandbox/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import type { Change } from "../address.ts";
import { Moment } from "../moment.tsx";
import { moneyOf } from "../money.ts";
import { type StorePlace, transactionQuery } from "../queries.ts";
import { AnalysisPart } from "./analysis-part.tsx";
import { StatusName, StatusPath } from "./status-path.tsx";
import { TesterActs } from "./tester-acts.tsx";
import { useMachineName } from "./use-machine-name.ts";
import "../sandbox.css";

/** Only a Pix has one, and only while it waits for its buyer, whose place the tester takes. */
const PixCode = lazyPart(async () => (await import("./pix-code.tsx")).PixCode);

interface TransactionDetailProps {
  readonly place: StorePlace;
  readonly country: Country;
  readonly transactionId: string;
  readonly addressOf: (change: Change) => string;
  /** Whether who looks may do something, or only read. */
  readonly mayAct: boolean;
}

/** One transaction: where it stands, how it came there and what its tester can do. */
export function TransactionDetail(props: TransactionDetailProps) {
  const translate = useTranslations("sandbox.transactions");
  const transaction = useQuery(transactionQuery(props.place, props.transactionId));
  if (transaction.data) return <Detail {...props} transaction={transaction.data} />;
  if (transaction.error) {
    return <ErrorState title={translate("gone")} error={transaction.error} onRetry={transaction.refetch} />;
  }
  return <Skeleton lines={8} />;
}

type DetailProps = TransactionDetailProps & { readonly transaction: Transaction };

function Detail({ place, country, transaction, addressOf, mayAct }: DetailProps) {
  const translate = useTranslations("sandbox.transactions");
  const path = useTranslations("sandbox.path");
  const { id, machine, status, answered } = transaction;
  const code = answered["qr_code"];
  return (
    <article className="sandbox-detail" aria-labelledby="sandbox-detail">
      <header>
        <h2 id="sandbox-detail" tabIndex={-1}>
          <StatusName machine={machine} status={status} />
        </h2>
        <p className="ui-muted sandbox-long">{id}</p>
      </header>
      {mayAct && <TesterActs place={place} transaction={transaction} />}
      {mayAct && status === "PEN" && code && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <PixCode text={code} />
        </Suspense>
      )}
      <StatusPath of={transaction} title={path("title")} country={country} />
      <AnalysisPart {...{ transaction, country }} />
      <Facts {...{ country, transaction, addressOf }} />
      <p>
        <Link to={addressOf({ view: "calls", nit: id })}>{translate("calls")}</Link>{" "}
        <Link to={addressOf({ view: "deliveries", nit: id })}>{translate("deliveries")}</Link>
      </p>
    </article>
  );
}

function Facts({ country, transaction, addressOf }: Omit<DetailProps, "place" | "transactionId" | "mayAct">) {
  const translate = useTranslations("sandbox.transactions");
  const locale = useLocale();
  const machineName = useMachineName();
  const { machine, createdAt, amount, card, original, facts, answered } = transaction;
  const rest = Object.entries({ ...facts, ...answered }).filter(
    ([name]) => !["amount", "qr_code", "customer_receipt", "merchant_receipt"].includes(name),
  );
  return (
    <section aria-labelledby="sandbox-facts">
      <h3 id="sandbox-facts">{translate("facts")}</h3>
      <DescriptionList
        items={[
          { id: "machine", label: translate("machine"), value: machineName(machine) },
          { id: "at", label: translate("at"), value: <Moment at={createdAt} country={country} /> },
          ...(amount
            ? [{ id: "amount", label: translate("amount"), value: moneyOf(amount, country, locale) }]
            : []),
          ...(card
            ? [{ id: "card", label: translate("card"), value: `${card.brand} •••• ${card.lastFour}` }]
            : []),
          ...(original
            ? [
                {
                  id: "original",
                  label: translate("original"),
                  value: (
                    <Link className="sandbox-long" to={addressOf({ transaction: original })}>
                      {original}
                    </Link>
                  ),
                },
              ]
            : []),
          ...rest.map(([name, value]) => ({ id: `fact ${name}`, label: name, value: <code>{value}</code> })),
        ]}
      />
    </section>
  );
}
