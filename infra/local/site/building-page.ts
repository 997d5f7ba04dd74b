import { type Localized, localeDetails, splitLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import type { ServedObject } from "../cloud/cdn/site-files.ts";

interface Waiting {
  readonly heading: Localized;
  readonly sentence: Localized;
}

const building: Waiting = {
  heading: {
    pt: "A documentação está sendo montada",
    en: "The documentation is being built",
    es: "Se está preparando la documentación",
  },
  sentence: {
    pt: "Isso acontece só na primeira vez e leva cerca de dois minutos. Esta página se atualiza sozinha; o portal já funciona.",
    en: "This happens the first time only and takes about two minutes. This page refreshes by itself; the portal already works.",
    es: "Esto ocurre solo la primera vez y tarda unos dos minutos. Esta página se actualiza sola; el portal ya funciona.",
  },
};

const unbuilt: Waiting = {
  heading: {
    pt: "A documentação não foi montada",
    en: "The documentation has not been built",
    es: "La documentación no se preparó",
  },
  sentence: {
    pt: "Sem a opção --no-docs, npm start a monta. Se a montagem falhou, o terminal diz por quê. O portal funciona.",
    en: "Without the option --no-docs, npm start builds it. If that failed, the terminal says why. The portal works.",
    es: "Sin la opción --no-docs, npm start la prepara. Si eso falló, la terminal dice por qué. El portal funciona.",
  },
};

const portal: Localized = { pt: "Abrir o portal", en: "Open the portal", es: "Abrir el portal" };

/** Stands in for the documentation's pages while there are none yet. */
export const buildingPage = (key: string): ServedObject => standIn(key, building);

/** The same where nobody builds them. */
export const unbuiltPage = (key: string): ServedObject => standIn(key, unbuilt);

function standIn(key: string, { heading, sentence }: Waiting): ServedObject {
  const { locale } = splitLocale(`/${key}`);
  const { htmlLang, prefix } = localeDetails[locale];
  const content = `<!doctype html>
<html lang="${htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>${heading[locale]} | ${site.title[locale]}</title>
</head>
<body>
<main>
<h1>${heading[locale]}</h1>
<p role="status">${sentence[locale]}</p>
<p><a href="${prefix}/onboarding">${portal[locale]}</a></p>
</main>
</body>
</html>
`;
  return {
    source: { content },
    contentType: "text/html; charset=utf-8",
    cacheControl: "no-store",
    status: 503,
  };
}
