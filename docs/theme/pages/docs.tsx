import { withLocale } from "@portal/shared/locales.ts";
import Layout from "@theme/Layout";
import { docSetGroups } from "../../data/doc-sets/doc-set-groups.data.ts";
import { getDocSetName } from "../../data/doc-sets/doc-set-names.data.ts";
import { docSetSummaries } from "../../data/doc-sets/doc-set-summaries.data.ts";
import { frameWords } from "../../words/frame.ts";
import { ProductChoice } from "../products/product-choice.tsx";
import { SiteLink } from "../site-link.tsx";
import { useLocale } from "../use-locale.ts";
import styles from "./docs.module.css";

const words = frameWords.docSets;

export default function DocsPage() {
  const locale = useLocale();
  return (
    <Layout title={words.title[locale]} description={words.lead[locale]}>
      <main className={styles.page}>
        <h1>{words.title[locale]}</h1>
        <p className={styles.lead}>{words.lead[locale]}</p>
        <p className={styles.machines}>
          {words.machines[locale]} <a href={withLocale(locale, "/llms.txt")}>llms.txt</a>.
        </p>
        <ProductChoice />
        {Object.entries(docSetGroups).map(([group, { label, sets }]) => (
          <section key={group} className={styles.group}>
            <h2>{label[locale]}</h2>
            <ul className={styles.sets}>
              {sets.map((id) => (
                <li key={id}>
                  <SiteLink className={styles.set} href={withLocale(locale, `/docs/${id}`)}>
                    <span className={styles.setTitle}>{getDocSetName(id)[locale]}</span>
                    <span className={styles.setText}>{docSetSummaries[id][locale]}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
