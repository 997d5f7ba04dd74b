import { type ProductCallFacts, productFacts } from "../../../data/facts/products.data.ts";
import { callsOf } from "../../../data/product-api/described.ts";
import { productApis } from "../../../data/product-apis.ts";
import { differences } from "./expand.ts";
import { wordOf, wordsOf } from "./values.ts";

type ProductFacts = Readonly<Record<string, Readonly<Record<string, ProductCallFacts>>>>;

/** Calls of other products than the gateway: each sent where the facts say, with what they say and as mandatory. */
export const productProblems = (facts: ProductFacts = productFacts): string[] =>
  Object.values(productApis).flatMap((api) =>
    callsOf(api).flatMap(({ id, method, path, inferredPath, parameters }) => {
      const place = `data of ${api.docSet}, ${id}`;
      const known = facts[api.docSet]?.[id];
      if (!known) return [`${place}: this call is in no fact.`];
      return [
        ...differences(place, [known.call], [`${method} ${path}${inferredPath ? "~" : ""}`]),
        ...differences(place, wordsOf(known.takes), parameters.map(wordOf)),
      ];
    }),
  );
