import { type Localized, withLocale } from "@portal/shared/locales.ts";
import { docSets } from "@portal/shared/site.ts";
import Layout from "@theme/Layout";
import { docSetSummaries } from "../doc-set-summaries.ts";
import { SiteLink } from "../site-link.tsx";
import { useLocale } from "../use-locale.ts";
import styles from "./docs.module.css";

const words = {
  title: { pt: "Documentação", en: "Documentation", es: "Documentación" },
  lead: {
    pt: "Quinze produtos, um lugar. Escolha onde o pagamento acontece.",
    en: "Fifteen products, one place. Choose where the payment happens.",
    es: "Quince productos, un lugar. Elija dónde ocurre el pago.",
  },
} as const;

interface Group {
  readonly title: Localized;
  readonly ids: readonly (typeof docSets)[number]["id"][];
}

const groups: readonly Group[] = [
  {
    title: { pt: "Na internet", en: "Online", es: "En internet" },
    ids: ["e-sitef", "e-sitef-argentina"],
  },
  {
    title: { pt: "Consulta e conciliação", en: "Query and reconciliation", es: "Consulta y conciliación" },
    ids: ["sitefex-ws-consulta", "sitef-conciliador"],
  },
  {
    title: { pt: "No ponto de venda", en: "At the point of sale", es: "En el punto de venta" },
    ids: [
      "sitef-interface-simplificada",
      "clisitef-interface-aplicacao",
      "clisitef-interface-android",
      "pos-sitef-android",
      "clisitef-carteiras-digitais",
      "clisitef-cartao-combustivel",
      "clisitef-informacoes-sub-adquirencia",
      "clisitef-manual-de-referencia-espanhol",
    ],
  },
  {
    title: { pt: "Leitura no pinpad", en: "Pinpad reading", es: "Lectura en el pinpad" },
    ids: [
      "sitef-lepinblock",
      "clisitef-leitura-de-campo-aberto-no-pinpad",
      "clisitef-leitura-de-senha-aberta-no-pinpad",
    ],
  },
];

export default function DocsPage() {
  const locale = useLocale();
  return (
    <Layout title={words.title[locale]} description={words.lead[locale]}>
      <main className={styles.page}>
        <h1>{words.title[locale]}</h1>
        <p className={styles.lead}>{words.lead[locale]}</p>
        {groups.map((group) => (
          <section key={group.title.en} className={styles.group}>
            <h2>{group.title[locale]}</h2>
            <ul className={styles.sets}>
              {docSets
                .filter((set) => group.ids.includes(set.id))
                .map((set) => (
                  <li key={set.id}>
                    <SiteLink className={styles.set} href={withLocale(locale, set.path)}>
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
