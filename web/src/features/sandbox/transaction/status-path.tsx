import type { Country } from "@portal/shared/country.ts";
import { nextOf } from "@portal/shared/esitef/tester-acts.ts";
import { withLocale } from "@portal/shared/locales.ts";
import type { Transaction } from "@portal/shared/sandbox/model.ts";
import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import { CodeText } from "../code-text.tsx";
import { Moment } from "../moment.tsx";
import { wordsOfCause } from "./cause.ts";
import { statusPage, statusWords } from "./status-words.ts";
import "../sandbox.css";

interface StatusPathProps {
  /** A transaction, or its risk analysis. */
  readonly of: Pick<Transaction, "machine" | "past" | "status" | "due">;
  readonly title: string;
  readonly country: Country;
}

/** The way through the machine of statuses: what happened, where it stands and where it can go from there. */
export function StatusPath({ of, title, country }: StatusPathProps) {
  const translate = useTranslations("sandbox.path");
  const localized = useLocalized();
  const locale = useLocale();
  const { machine, past, status } = of;
  const id = useId();
  const words = statusWords(machine, status);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ol className="sandbox-path-steps">
        {past.map((step, index) => {
          const cause = wordsOfCause({
            machine,
            from: past[index - 1]?.status,
            to: step.status,
            cause: step.cause,
          });
          const isLast = index === past.length - 1;
          return (
            <li key={`${step.at} ${step.status}`} aria-current={isLast ? "step" : undefined}>
              <StatusName machine={machine} status={step.status} />
              <span className="ui-muted">
                {cause ? <CodeText text={localized(cause)} /> : step.cause} ·{" "}
                <Moment at={step.at} country={country} />
              </span>
            </li>
          );
        })}
      </ol>
      {words && (
        <p>
          <CodeText text={`${localized(words.meaning)}. ${localized(words.action)}`} />{" "}
          <a href={withLocale(locale, statusPage(machine))}>{translate("page")}</a>
        </p>
      )}
      <NextSteps of={of} country={country} />
    </section>
  );
}

function NextSteps({ of, country }: Omit<StatusPathProps, "title">) {
  const translate = useTranslations("sandbox.path");
  const localized = useLocalized();
  const { machine, status, due } = of;
  const ways = nextOf({ machine, status });
  if (ways.length === 0) return <p className="ui-muted">{translate("end")}</p>;
  return (
    <>
      <h4>{translate("next")}</h4>
      {due && (
        <p className="ui-muted">
          {translate("due", { status: due.status })} <Moment at={due.at} country={country} />
        </p>
      )}
      <ul className="sandbox-path-next">
        {ways.map(({ to, cause, by }) => {
          const words = wordsOfCause({ machine, from: status, to, cause });
          return (
            <li key={`${to} ${cause} ${by}`}>
              <StatusName machine={machine} status={to} />
              <span className="ui-muted">{words ? <CodeText text={localized(words)} /> : cause}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function StatusName({ machine, status }: { machine: string; status: string }) {
  const localized = useLocalized();
  const words = statusWords(machine, status);
  return (
    <span className="sandbox-status">
      <code>{status}</code> {words && <strong>{localized(words.name)}</strong>}
    </span>
  );
}
