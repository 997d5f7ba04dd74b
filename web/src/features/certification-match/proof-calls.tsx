import type { Country } from "@portal/shared/country.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { RecordedCall } from "@portal/shared/sandbox/model.ts";
import { useTranslations } from "use-intl";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { ProofDetails } from "../certification-engine/match/outcome.tsx";
import { InMatchWords } from "./in-words.ts";
import { proofOf } from "./queries.ts";
import { useWhen } from "./when.ts";
import "./match.css";

interface ProofCallsProps {
  readonly place: { readonly companyId: string; readonly product: ProductId };
  readonly attempt: number;
  readonly caseId: string;
  readonly country: Country;
}

/** The calls behind a badge; they are read when somebody wants to see them. */
export const ProofCalls = (props: ProofCallsProps) => (
  <InMatchWords before={<Skeleton lines={1} />}>
    <Proof {...props} />
  </InMatchWords>
);

function Proof({ place, attempt, caseId, country }: ProofCallsProps) {
  const translate = useTranslations("certification-match");
  return (
    <ProofDetails
      title={translate("calls")}
      failed={translate("noCalls")}
      proof={proofOf(place, attempt, caseId)}
      render={({ calls }) => (
        <ol className="match__calls" aria-label={translate("callsOf")}>
          {calls.map((call) => (
            <ProofCall key={call.id} call={call} country={country} />
          ))}
        </ol>
      )}
    />
  );
}

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

function ProofCall({ call, country }: { readonly call: RecordedCall; readonly country: Country }) {
  const translate = useTranslations("certification-match");
  const when = useWhen(country);
  const { method, path, status, at, request, answer } = call;
  return (
    <li>
      <details>
        <summary>
          <code>
            {method} {path}
          </code>{" "}
          <span>
            {status ?? translate("lost")} · {when(at)}
          </span>
        </summary>
        <p className="ui-muted">{translate("sent")}</p>
        <pre>{indented(request)}</pre>
        <p className="ui-muted">{translate("answer")}</p>
        <pre>{indented(answer)}</pre>
      </details>
    </li>
  );
}
