import { locales } from "@portal/shared/locales.ts";
import { en } from "@portal/shared/messages/en.ts";
import { es } from "@portal/shared/messages/es.ts";
import { portalWords } from "@portal/shared/messages/portal-words.ts";
import { pt } from "@portal/shared/messages/pt.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { ApiError } from "../../lib/api/api-error.ts";
import { FailureText } from "./failure-text.tsx";

const catalogs = { pt, en, es };

const textOf = (locale: (typeof locales)[number], error: ApiError) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={portalWords(catalogs[locale])} timeZone="UTC">
      <FailureText error={error} />
    </IntlProvider>,
  );

test.each([
  ["pt", 1, "Tente novamente em 1 minuto."],
  ["pt", 61, "Tente novamente em 2 minutos."],
  ["en", 12 * 60, "Try again in 12 minutes."],
  ["es", 60 * 60, "Vuelva a intentarlo en 60 minutos."],
  ["pt", 5 * 60 * 60 - 30, "Tente novamente em 5 horas."],
  ["en", undefined, "Try again in 1 minute."],
] as const)(
  "who was too fast reads in %s to wait %d seconds as: %s",
  (locale, retryAfterSeconds, sentence) => {
    expect(textOf(locale, new ApiError("too-many-requests", { retryAfterSeconds }))).toContain(sentence);
  },
);

test.each(locales)("any other refusal in %s is its own sentence", (locale) => {
  expect(textOf(locale, new ApiError("forbidden"))).toContain(catalogs[locale].errors.code.forbidden);
});
