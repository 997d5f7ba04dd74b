import { useTranslations } from "use-intl";
import "./certification.css";

const knownCodes = ["CON", "NEG", "ERR", "EST", "DEL", "ATV", "INA", "AUY", "AUC", "AUN"] as const;

/** A status code of the gateway and what it is called. */
export function TransactionStatus({ code }: { code: string }) {
  const translate = useTranslations("certification.code");
  return (
    <span className="certification-code">
      <code>{code}</code> {translate(knownCodes.find((known) => known === code) ?? "other")}
    </span>
  );
}
