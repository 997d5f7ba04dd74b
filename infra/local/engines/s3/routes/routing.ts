import { notEmulated } from "../protocol/errors.ts";
import type { S3Request } from "../protocol/request.ts";
import { bucketRoutes, listBuckets } from "./bucket-routes.ts";
import { objectRoutes } from "./object-routes.ts";
import type { S3Route } from "./route.ts";

/** Query parameters that only qualify an operation; any other name in a query is the operation itself. */
const qualifiers = [
  "x-id",
  "versionId",
  "list-type",
  "prefix",
  "delimiter",
  "max-keys",
  "continuation-token",
  "start-after",
  "encoding-type",
  "fetch-owner",
  "max-buckets",
];

function isQualifier(name: string): boolean {
  return qualifiers.includes(name) || /^(x-amz-|X-Amz-|response-)/.test(name);
}

/** Headers that ask for what would not happen here: better refused than believed. */
const unheeded =
  /^x-amz-(object-lock-|bucket-object-lock-|website-redirect-location|server-side-encryption-customer-)/;

/** Throws for an operation that is not emulated: it must not pass here as another one. */
export function routeOf({ method, bucket, key, query, headers }: S3Request): S3Route {
  const refused = Object.keys(headers).find((name) => unheeded.test(name));
  if (refused) throw notEmulated(refused);
  const subresource = [...query.keys()].find((name) => !isQualifier(name));
  const operation = subresource === undefined ? method : `${method} ?${subresource}`;
  if (bucket === "" && operation === "GET") return listBuckets;
  const routes = key === "" ? bucketRoutes : objectRoutes;
  const route = bucket !== "" && Object.hasOwn(routes, operation) ? routes[operation] : undefined;
  if (!route) throw notEmulated(operation);
  return route;
}
