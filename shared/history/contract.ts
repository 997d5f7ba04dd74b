import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id } from "../field/fields.ts";
import { pageOf, pageQuery, searchText } from "../paging.ts";
import { productIdSchema } from "../product.ts";
import { historyEntrySchema, historyKinds, historySubjectSchema } from "./model.ts";

export const historyContract = defineContract("history", {
  list: {
    method: "GET",
    path: "/api/companies/{companyId}/history",
    roles: ["client", "support"],
    summary: "What happened to a company and to all of its products, newest first, filtered and paged.",
    params: z.strictObject({ companyId: id }),
    query: z.strictObject({
      ...pageQuery,
      product: z.optional(productIdSchema),
      subject: z.optional(historySubjectSchema),
      kind: z.optional(z.enum(historyKinds, "invalid-option")),
      /** Instants; from is included, to is not. The browser knows which day it means where the company is. */
      from: z.optional(z.iso.datetime("invalid-date")),
      to: z.optional(z.iso.datetime("invalid-date")),
      /** Words of the comment or of who acted. */
      text: searchText,
    }),
    returns: pageOf(historyEntrySchema),
    errors: ["invalid-cursor"],
  },
});
