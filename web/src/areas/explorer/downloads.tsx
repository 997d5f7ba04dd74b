import {
  type DescribedProduct,
  describedProducts,
  httpFile,
  openApiFile,
  postmanCollectionFile,
  postmanEnvironmentFile,
} from "@portal/shared/documentation/downloads.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { useLocale, useTranslations } from "use-intl";

const filesOf = (locale: Locale, product?: DescribedProduct) =>
  [
    ["openApi", openApiFile(locale, product)],
    ["postman", postmanCollectionFile(locale, product)],
    ["environment", postmanEnvironmentFile(product)],
    ["http", httpFile(locale, product)],
  ] as const;

/** The same calls for one's own tools. */
export function Downloads() {
  const translate = useTranslations("explorer.downloads");
  const locale = useLocale();
  return (
    <section aria-labelledby="downloads">
      <h2 className="explorer__heading" id="downloads">
        {translate("title")}
      </h2>
      <ul className="explorer__downloads">
        {filesOf(locale).map(([name, href]) => (
          <li key={name}>
            <a href={href} download>
              {translate(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The files of the other interfaces that programs call, and why some have none. */
export function OtherProducts() {
  const translate = useTranslations("explorer.otherProducts");
  const locale = useLocale();
  return (
    <section aria-labelledby="other-products">
      <h2 className="explorer__heading" id="other-products">
        {translate("title")}
      </h2>
      <ul className="explorer__downloads">
        {describedProducts.flatMap((product) =>
          filesOf(locale, product).map(([name, href]) => (
            <li key={href}>
              <a href={href} download>
                {translate(`${name}.${product}`)}
              </a>
            </li>
          )),
        )}
      </ul>
      <p className="explorer__note">{translate("none")}</p>
    </section>
  );
}
