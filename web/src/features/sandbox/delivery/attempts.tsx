import type { Country } from "@portal/shared/country.ts";
import type { Delivery } from "@portal/shared/sandbox/delivery.ts";
import { useTranslations } from "use-intl";
import { HttpStatus } from "../call/status-badge.tsx";
import { Moment } from "../moment.tsx";

interface AttemptsProps {
  readonly delivery: Delivery;
  readonly country: Country;
}

/** Each time that it was posted, with what was answered; the latest last. */
export function Attempts({ delivery: { attempts, tried }, country }: AttemptsProps) {
  const translate = useTranslations("sandbox.deliveries");
  return (
    <section>
      <h3>{translate("attempts", { count: tried })}</h3>
      {attempts.length === 0 && <p className="ui-muted">{translate("noAttempt")}</p>}
      <ol className="sandbox-attempts" aria-label={translate("attempts", { count: tried })}>
        {attempts.map(({ at, http, problem, durationMs, answer }) => (
          <li key={at}>
            <p className="sandbox-actions">
              <HttpStatus status={http} />
              <span>{translate("milliseconds", { count: durationMs })}</span>
              <Moment at={at} country={country} />
            </p>
            {problem && <p>{translate(`problem.${problem}`)}</p>}
            {answer && <pre className="sandbox-json">{answer}</pre>}
          </li>
        ))}
      </ol>
    </section>
  );
}
