import type { Country } from "@portal/shared/country.ts";
import { useTranslations } from "use-intl";
import { useMoney } from "../../lib/text/money.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import "./certification.css";

/** An amount in cents, as the gateway takes it, to be copied. */
export function Cents({ cents }: { cents: number }) {
  const translate = useTranslations("certification.case");
  const digits = String(cents);
  return (
    <span className="certification-copyable">
      <code>{digits}</code>
      <CopyButton text={digits} label={translate("copyCents", { cents: digits })} />
    </span>
  );
}

/** The amount of a test, as people read it and as the gateway takes it. */
export function TestAmount({ cents, country }: { cents: number; country: Country }) {
  const money = useMoney(country);
  const translate = useTranslations("certification.case");
  return (
    <span className="certification-amount">
      <span className="certification-money">{money(cents)}</span>
      <span className="ui-muted">{translate("cents")}</span>
      <Cents cents={cents} />
    </span>
  );
}
