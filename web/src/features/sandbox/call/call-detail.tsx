import type { Country } from "@portal/shared/country.ts";
import { type OperationId, operationWords } from "@portal/shared/esitef/operations.data.ts";
import type { RecordedCall } from "@portal/shared/sandbox/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import type { Change } from "../address.ts";
import { Moment } from "../moment.tsx";
import { callQuery, type StorePlace } from "../queries.ts";
import { CallActions } from "./call-actions.tsx";
import { CodeMeaning } from "./code-meaning.tsx";
import { calledAt } from "./curl.ts";
import { JsonText } from "./json-text.tsx";
import { HttpStatus } from "./status-badge.tsx";
import "../sandbox.css";

interface CallDetailProps {
  readonly place: StorePlace;
  readonly country: Country;
  readonly callId: string;
  readonly addressOf: (change: Change) => string;
  /** Whether who looks may do something, or only read. */
  readonly mayAct: boolean;
  readonly onOpen: (callId: string) => void;
}

/** One call: what was sent, what came back and what that means. */
export function CallDetail(props: CallDetailProps) {
  const translate = useTranslations("sandbox.calls");
  const call = useQuery(callQuery(props.place, props.callId));
  if (call.error) {
    return <ErrorState title={translate("gone")} error={call.error} onRetry={call.refetch} />;
  }
  if (!call.data) return <Skeleton lines={8} />;
  return <Call {...props} call={call.data} />;
}

const isOperation = (name: string | null): name is OperationId => name !== null && name in operationWords;

function Call({
  place,
  country,
  call,
  addressOf,
  mayAct,
  onOpen,
}: CallDetailProps & { readonly call: RecordedCall }) {
  const translate = useTranslations("sandbox.calls");
  const localized = useLocalized();
  const { method, path, operation, transactionId, outcome, query, request, answer, durationMs } = call;
  return (
    <article className="sandbox-detail" aria-labelledby="sandbox-detail">
      <header>
        <h2 id="sandbox-detail" tabIndex={-1}>
          <span className="sandbox-method">{method}</span>{" "}
          <span className="sandbox-path">{calledAt(path, call.product)}</span>
        </h2>
        {isOperation(operation) && <p className="ui-muted">{localized(operationWords[operation].title)}</p>}
      </header>
      <CallActions {...{ place, call, mayAct, onOpen }} />
      <CodeMeaning call={call} />
      <DescriptionList
        items={[
          { id: "status", label: translate("status"), value: <HttpStatus status={call.status} /> },
          { id: "at", label: translate("at"), value: <Moment at={call.at} country={country} /> },
          {
            id: "duration",
            label: translate("duration"),
            value: translate("milliseconds", { count: durationMs }),
          },
          {
            id: "origin",
            label: translate("origin"),
            value: translate(`originOf.${call.origin ?? "program"}`),
          },
          ...(outcome ? [{ id: "outcome", label: "x-sandbox-outcome", value: <code>{outcome}</code> }] : []),
          ...(transactionId
            ? [
                {
                  id: "transaction",
                  label: translate("transaction"),
                  value: (
                    <Link
                      className="sandbox-long"
                      to={addressOf({ view: "transactions", transaction: transactionId })}
                    >
                      {transactionId}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      {query !== "{}" && (
        <section>
          <h3>{translate("query")}</h3>
          <JsonText text={query} />
        </section>
      )}
      <section>
        <h3>{translate("request")}</h3>
        <JsonText text={request} />
      </section>
      <section>
        <h3>{translate("answer")}</h3>
        <JsonText text={answer} />
      </section>
      <p className="ui-muted">{translate("masked")}</p>
    </article>
  );
}
