import Head from "@docusaurus/Head";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { site } from "@portal/shared/site.ts";
import Layout from "@theme/Layout";
import { homeWords as words } from "../../words/home.ts";
import { BaseUrlBanner } from "../home/base-url-banner.tsx";
import { Hero } from "../home/hero.tsx";
import { ContactChannels, MostVisited, Steps, Tiles } from "../home/sections.tsx";
import { useLocale } from "../use-locale.ts";

export default function HomePage() {
  const locale = useLocale();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Layout description={words.lead[locale]}>
      {site.showBaseUrlBanner && (
        <>
          <Head>
            <script src="base-url-banner.js" defer />
          </Head>
          <BaseUrlBanner {...{ locale, baseUrl }} />
        </>
      )}
      <main>
        <Hero locale={locale} />
        <Tiles locale={locale} />
        <Steps locale={locale} />
        <MostVisited locale={locale} />
        <ContactChannels locale={locale} />
      </main>
    </Layout>
  );
}
