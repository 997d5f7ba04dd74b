import { type RouteRow, routeKey } from "./contract.ts";
import { features } from "./features.ts";

/** Every route of the product, by feature. */
export const contracts = Object.values(features).flatMap(({ contract }) => contract ?? []);

/** The row of each route, by method and path. */
export const routeRows: ReadonlyMap<string, RouteRow> = new Map(
  Object.values(features).flatMap(({ contract, routes: rows = {} }) =>
    Object.entries(contract?.routes ?? {}).flatMap(([name, route]) => {
      const row = rows[name];
      return row ? [[routeKey(route), row] as const] : [];
    }),
  ),
);
