import { chrome } from "@portal/shared/brand/navigation.ts";
import { type Locale, type Localized, withLocale } from "@portal/shared/locales.ts";
import { docSets, site } from "@portal/shared/site.ts";
import type { ComponentType } from "react";
import { homeWords as words } from "../../words/home.ts";
import { SiteLink } from "../site-link.tsx";
import { ArgentinaDrawing, PaymentDrawing, QueryDrawing, ReconciliationDrawing } from "./illustrations.tsx";
import { mostVisited } from "./most-visited.ts";
import styles from "./sections.module.css";

interface SectionProps {
  readonly locale: Locale;
}

/** Picture and one line for each of the four doc sets that most readers come for. */
const tileDetails: readonly { Drawing: ComponentType; text: Localized }[] = [
  { Drawing: PaymentDrawing, text: words.tiles.payment },
  { Drawing: ArgentinaDrawing, text: words.tiles.argentina },
  { Drawing: QueryDrawing, text: words.tiles.query },
  { Drawing: ReconciliationDrawing, text: words.tiles.reconciliation },
];

export function Tiles({ locale }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby="tiles">
      <h2 id="tiles" className={styles.title}>
        {words.tilesTitle[locale]}
      </h2>
      <ul className={styles.tiles}>
        {tileDetails.map(({ Drawing, text }, position) => {
          const set = docSets[position];
          if (!set) return null;
          return (
            <li key={set.id}>
              <SiteLink className={styles.tile} href={withLocale(locale, set.path)}>
                <span className={styles.picture}>
                  <Drawing />
                </span>
                <span className={styles.tileTitle}>{set.label[locale]}</span>
                <span className={styles.tileText}>{text[locale]}</span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Steps({ locale }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps" className={styles.title}>
        {words.stepsTitle[locale]}
      </h2>
      <ol className={styles.steps}>
        {Object.values(words.steps).map((step) => (
          <li key={step.title.en}>
            <h3>{step.title[locale]}</h3>
            <p>{step.text[locale]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function MostVisited({ locale }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby="most-visited">
      <h2 id="most-visited" className={styles.title}>
        {words.visitedTitle[locale]}
      </h2>
      <ul className={styles.pages}>
        {mostVisited.map((page) => (
          <li key={page.path}>
            <SiteLink className={styles.page} href={withLocale(locale, page.path)}>
              <span className={styles.pageTitle}>{page.title[locale]}</span>
              <span className={styles.pageSet}>{page.set[locale]}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ContactChannels({ locale }: SectionProps) {
  const channels = [
    {
      name: chrome.phone,
      note: words.phoneNote,
      text: site.phone,
      href: `tel:${site.phone.replace(/[^+\d]/g, "")}`,
    },
    {
      name: chrome.email,
      note: words.emailNote,
      text: site.supportEmail,
      href: `mailto:${site.supportEmail}`,
    },
    {
      name: chrome.website,
      note: words.siteNote,
      text: new URL(site.contactUrl).host,
      href: site.contactUrl,
    },
  ];
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className={styles.section}>
        <h2 id="contact" className={styles.title}>
          {words.contactTitle[locale]}
        </h2>
        <p className={styles.contactLead}>{words.contactLead[locale]}</p>
        <dl className={styles.channels}>
          {channels.map(({ name, note, text, href }) => (
            <div key={href}>
              <dt>{name[locale]}</dt>
              <dd>
                <a href={href}>{text}</a>
              </dd>
              <dd className={styles.channelNote}>{note[locale]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
