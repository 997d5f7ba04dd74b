import {
  describedProducts,
  httpFile,
  openApiFile,
  postmanCollectionFile,
  postmanEnvironmentFile,
} from "@portal/shared/downloads.ts";
import { useLocale, useTranslations } from "use-intl";

/** The same calls for one's own tools. */
export function Downloads() {
  const translate = useTranslations("explorer.downloads");
  const locale = useLocale();
  const files = [
    ["openApi", openApiFile(locale)],
    ["postman", postmanCollectionFile(locale)],
    ["environment", postmanEnvironmentFile],
    ["http", httpFile(locale)],
  ] as const;
  return (
    <section aria-labelledby="downloads">
      <h2 className="explorer__heading" id="downloads">
        {translate("title")}
      </h2>
      <ul className="explorer__downloads">
        {files.map(([name, href]) => (
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

/** OpenAPI of the other interfaces that programs call, and why some have none. */
export function OtherProducts() {
  const translate = useTranslations("explorer.otherProducts");
  const locale = useLocale();
  return (
    <section aria-labelledby="other-products">
      <h2 className="explorer__heading" id="other-products">
        {translate("title")}
      </h2>
      <ul className="explorer__downloads">
        {describedProducts.map((product) => (
          <li key={product}>
            <a href={openApiFile(locale, product)} download>
              {translate(`openApi.${product}`)}
            </a>
          </li>
        ))}
      </ul>
      <p className="explorer__note">{translate("none")}</p>
    </section>
  );
}
