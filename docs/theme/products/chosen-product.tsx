import { type Locale, withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { getDocSetName } from "../../data/doc-sets/doc-set-names.data.ts";
import { docSetSummaries } from "../../data/doc-sets/doc-set-summaries.data.ts";
import type { ChosenProduct } from "../../data/doc-sets/product-choice.data.ts";
import { frameWords } from "../../words/frame.ts";
import { SiteLink } from "../site-link.tsx";
import styles from "./product-choice.module.css";

const words = frameWords.choice;

interface ChosenProductProps {
  readonly product: ChosenProduct;
  /** The id of its heading. */
  readonly title: string;
  readonly locale: Locale;
}

function AskSupport({ text }: { readonly text: string }) {
  return (
    <li>
      {text} <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
    </li>
  );
}

/** Where the questions end: the product, the page to start with, and what its certification looks at. */
export function ChosenProductView({ product, title, locale }: ChosenProductProps) {
  const { set, start, cases, alongside = [], askCountry } = product;
  const to = (address: string) => withLocale(locale, `/docs/${address}`);
  return (
    <>
      <h3 id={title}>{getDocSetName(set)[locale]}</h3>
      <p>{docSetSummaries[set][locale]}</p>
      <ul className={styles.ends}>
        {askCountry && <AskSupport text={words.askCountry[locale]} />}
        <li>
          <SiteLink className="brand-button brand-button--primary" href={to(start)}>
            {words.start[locale]}
          </SiteLink>
        </li>
        <li>
          <SiteLink href={to(set)}>{words.set[locale]}</SiteLink>
        </li>
        {cases ? (
          <li>
            <SiteLink href={to(cases)}>{words.cases[locale]}</SiteLink>
          </li>
        ) : (
          <AskSupport text={words.askCases[locale]} />
        )}
      </ul>
      {alongside.length > 0 && (
        <p className={styles.alongside}>
          {words.alongside[locale]}:{" "}
          {alongside.map((other, index) => (
            <span key={other}>
              {index > 0 && " · "}
              <SiteLink href={to(other)}>{getDocSetName(other)[locale]}</SiteLink>
            </span>
          ))}
        </p>
      )}
      <p>
        <a href="#choose">{words.again[locale]}</a>
      </p>
    </>
  );
}
