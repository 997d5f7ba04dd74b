import type { Locale } from "../../shared/locales.ts";
import { referenceWords } from "../words/reference.ts";

/** Below `docs/static`, which is copied to the root of the site; English has the plain name. */
export const openApiAddress = (locale: Locale) =>
  `openapi/e-sitef${locale === "en" ? "" : `.${locale}`}.json`;

export const openApiWords = referenceWords.openApi;
