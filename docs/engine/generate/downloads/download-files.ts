import {
  describedProducts,
  httpFile,
  postmanCollectionFile,
  postmanEnvironmentFile,
} from "@portal/shared/documentation/downloads.ts";
import { locales } from "@portal/shared/locales.ts";
import type { Files } from "../write-files.ts";
import { httpRequests } from "./http-file.ts";
import { postmanCollection, postmanEnvironment } from "./postman-collection.ts";
import { productCollection, productEnvironment } from "./product-collection.ts";
import { productHttpRequests } from "./product-http.ts";

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** What readers take away for their own tools. */
export function downloadFiles(): Files {
  const files = new Map([[`static${postmanEnvironmentFile()}`, json(postmanEnvironment())]]);
  for (const locale of locales) {
    files.set(`static${postmanCollectionFile(locale)}`, json(postmanCollection(locale)));
    files.set(`static${httpFile(locale)}`, httpRequests(locale));
  }
  for (const product of describedProducts) {
    files.set(`static${postmanEnvironmentFile(product)}`, json(productEnvironment(product)));
    for (const locale of locales) {
      files.set(`static${postmanCollectionFile(locale, product)}`, json(productCollection(product, locale)));
      files.set(`static${httpFile(locale, product)}`, productHttpRequests(product, locale));
    }
  }
  return files;
}
