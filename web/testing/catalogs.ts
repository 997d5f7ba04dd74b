import { locales } from "@portal/shared/locales.ts";
import { en } from "@portal/shared/messages/en.ts";
import { es } from "@portal/shared/messages/es.ts";
import { portalWords } from "@portal/shared/messages/portal-words.ts";
import { pt } from "@portal/shared/messages/pt.ts";

const words = { pt: portalWords(pt), en: portalWords(en), es: portalWords(es) };

/** What the portal's build makes of the catalogs, for tests of parts that fetch words of their own. */
export const catalogs = Object.fromEntries(
  locales.flatMap((locale) =>
    Object.entries(words[locale]).map(([part, said]) => [
      `${locale}/${part}`,
      async () => ({ default: said }),
    ]),
  ),
);
