import { type Locale, localeDetails, withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { paymentDo } from "../../data/examples/esitef-payment-examples.ts";
import { jsonText } from "../../data/examples/request-code/http-example.ts";
import { api } from "../../data/examples/values/esitef-example-values.ts";
import { homeWords as words } from "../../words/home.ts";
import { SiteLink } from "../site-link.tsx";
import styles from "./hero.module.css";

export function Hero({ locale }: { readonly locale: Locale }) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.tagline}>{site.tagline[locale]}</h1>
          <p className={styles.lead}>{words.lead[locale]}</p>
          <div className={styles.ways}>
            <SiteLink
              className="brand-button brand-button--primary brand-button--large"
              href={withLocale(locale, "/onboarding")}
            >
              {words.start[locale]}
            </SiteLink>
            <SiteLink
              className="brand-button brand-button--secondary brand-button--large"
              href={withLocale(locale, "/docs")}
            >
              {words.read[locale]}
            </SiteLink>
          </div>
          <p className={styles.sandbox}>
            {words.sandboxLead[locale]}{" "}
            <SiteLink href={withLocale(locale, "/onboarding/sandbox")}>{words.sandbox[locale]}</SiteLink>
          </p>
        </div>
        <PaymentExample locale={locale} />
      </div>
    </section>
  );
}

/**
 * A picture of the first payment, for eyes alone: a call that the documentation shows and the answer that it prints.
 * The quick start has the same as text.
 */
function PaymentExample({ locale }: { readonly locale: Locale }) {
  const { method, url, body, response } = paymentDo;
  const { amount, nit, status } = response.payment;
  const paid = (Number(amount) / 100).toLocaleString(localeDetails[locale].format, {
    style: "currency",
    currency: "BRL",
  });
  return (
    <div className={styles.example} aria-hidden="true">
      <div className={styles.request}>
        <p className={styles.address}>
          <b>{method}</b> {url.slice(api.length).replace(nit, "{nit}")}
        </p>
        <pre>
          {jsonText(body)
            .split("\n")
            .map((line) => (
              <Line key={line} line={line} />
            ))}
        </pre>
      </div>
      <div className={styles.receipt}>
        <span className={styles.receiptAmount}>{paid}</span>
        <span className="brand-badge brand-badge--success">{words.approved[locale]}</span>
        <span className={styles.receiptLine}>
          status <b>{status}</b>
        </span>
      </div>
    </div>
  );
}

function Line({ line }: { readonly line: string }) {
  const [, indent = "", name = "", value = "", rest = line] = /^( *)("\w+"): ("\w+")?(.*)$/.exec(line) ?? [];
  return (
    <>
      {indent}
      <span className={styles.name}>{name}</span>
      {name && ": "}
      <span className={styles.value}>{value}</span>
      {`${rest}\n`}
    </>
  );
}
