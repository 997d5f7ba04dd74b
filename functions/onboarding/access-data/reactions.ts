import { type ProductId, products } from "@portal/shared/product.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import * as z from "zod/mini";
import { companyNamesRef } from "../../company/company/public.ts";
import { keys } from "../../platform/table/keys.ts";
import { readAll } from "../../platform/table/table.ts";
import { type Reactions, tellsNobody } from "../../stage/letter.ts";
import { contactOf } from "../../stage/people/contact.ts";
import { accessDataSubject } from "./model.ts";

const reasonSchema = z.object({ comment: z.optional(z.string()) });

/** Where each product's credentials are shown. */
const pages = {
  "online-payment": "/onboarding/access-data",
  "fraud-prevention": "/onboarding/fraud-keys",
} as const satisfies Record<ProductId, PortalPath>;

export const accessDataReactions: Reactions<"access-data"> = {
  "access-data.replaced": async ({ id, companyId, product = "online-payment" }) => {
    const line = { key: keys.history(companyId, accessDataSubject(product), id), schema: reasonSchema };
    const [seen, to] = await Promise.all([readAll([companyNamesRef(companyId), line]), contactOf(companyId)]);
    if (!to) return [];
    const label = products.find((one) => one.id === product)?.label[to.locale] ?? product;
    const values = { company: seen.get(companyNamesRef(companyId)).data.tradingName, product: label };
    const { comment } = seen.get(line);
    const mail = "access-data.replaced";
    return [{ recipient: to.sub, to, mail, values, comment, link: pages[product] }];
  },
  "access-data.delivered": tellsNobody,
  "access-data.revealed": tellsNobody,
};
