import { withLocale } from "@portal/shared/locales.ts";
import { useLocale, useTranslations } from "use-intl";
import "../certification.css";

const guidelines = ["wait", "query", "block", "screens", "support"] as const;

const readings = [
  { label: "docsStatus", path: "/docs/e-sitef/pagamento-rest-getstatus" },
  { label: "docsNotification", path: "/docs/e-sitef/pagamento-rest-notificacao" },
  { label: "docsCards", path: "/docs/e-sitef/cartoes-teste" },
] as const;

/** What support looks at in every case. */
export function Guidelines() {
  const translate = useTranslations("certification.guidelines");
  const locale = useLocale();
  return (
    <section className="ui-card" aria-labelledby="guidelines">
      <h2 className="certification-title" id="guidelines">
        {translate("title")}
      </h2>
      <p className="ui-muted">{translate("lead")}</p>
      <ol className="certification-guidelines">
        {guidelines.map((id) => (
          <li key={id}>
            <h3>{translate(`${id}.title`)}</h3>
            <p>{translate(`${id}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="certification-readings">
        <span className="ui-muted">{translate("docs")}</span>
        {readings.map(({ label, path }) => (
          <a key={label} href={withLocale(locale, path)}>
            {translate(label)}
          </a>
        ))}
      </p>
    </section>
  );
}
