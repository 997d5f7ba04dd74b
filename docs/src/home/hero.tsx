import { type Locale, localeDetails, withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { SiteLink } from "../site-link.tsx";
import styles from "./hero.module.css";
import { words } from "./words.ts";

const exampleCents = 12_990;

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
        </div>
        <PaymentExample locale={locale} />
      </div>
    </section>
  );
}

/** A picture of the first payment: what is sent, and what the buyer gets. The quick start has the real text. */
function PaymentExample({ locale }: { readonly locale: Locale }) {
  const amount = (exampleCents / 100).toLocaleString(localeDetails[locale].format, {
    style: "currency",
    currency: "BRL",
  });
  return (
    <div className={styles.example} aria-hidden="true">
      <div className={styles.request}>
        <p className={styles.address}>
          <b>POST</b> /v1/transactions
        </p>
        <pre>
          {"{\n"}
          <Line name="order_id" value="PED-88017" />
          <Line name="amount" value={String(exampleCents)} />
          <Line name="installments" value="1" />
          <Line name="authorizer_id" value="1" last />
          {"}"}
        </pre>
      </div>
      <div className={styles.receipt}>
        <span className={styles.receiptAmount}>{amount}</span>
        <span className="brand-badge brand-badge--success">{words.approved[locale]}</span>
        <span className={styles.receiptLine}>
          status <b>CON</b>
        </span>
      </div>
    </div>
  );
}

function Line({
  name,
  value,
  last,
}: {
  readonly name: string;
  readonly value: string;
  readonly last?: boolean;
}) {
  return (
    <>
      {"  "}
      <span className={styles.name}>"{name}"</span>: <span className={styles.value}>"{value}"</span>
      {last ? "\n" : ",\n"}
    </>
  );
}
