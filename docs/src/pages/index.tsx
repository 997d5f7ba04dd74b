import Layout from "@theme/Layout";
import { Hero } from "../home/hero.tsx";
import { ContactChannels, MostVisited, Steps, Tiles } from "../home/sections.tsx";
import { words } from "../home/words.ts";
import { useLocale } from "../use-locale.ts";

export default function HomePage() {
  const locale = useLocale();
  return (
    <Layout description={words.lead[locale]}>
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
