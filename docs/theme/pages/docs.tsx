import { allDocSets } from "@portal/shared/documentation/doc-sets.ts";
import { withLocale } from "@portal/shared/locales.ts";
import Layout from "@theme/Layout";
import { docSetGroups, docSetSummaries } from "../../data/doc-sets/doc-set-summaries.data.ts";
import { frameWords } from "../../words/frame.ts";
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
        {Object.entries(docSetGroups).map(([group, title]) => (
          <section key={group} className={styles.group}>
            <h2>{title[locale]}</h2>
            <ul className={styles.sets}>
              {allDocSets
                .filter(({ id }) => docSetSummaries[id].group === group)
                .map((set) => (
                  <li key={set.id}>
                    <SiteLink className={styles.set} href={withLocale(locale, `/docs/${set.id}`)}>
                      <span className={styles.setTitle}>{set.label[locale]}</span>
                      <span className={styles.setText}>{docSetSummaries[set.id][locale]}</span>
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
