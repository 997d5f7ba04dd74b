import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id } from "../field/fields.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { productIdSchema } from "../product.ts";
import { noticeCountSchema, noticeSchema } from "./model.ts";

const path = "/api/companies/{companyId}/notices";
const params = z.strictObject({ companyId: id });

export const noticeContract = defineContract("notice", {
  list: {
    method: "GET",
    path,
    roles: ["client"],
    summary:
      "What others did in a company and its products, newest first, and which of it the caller has read.",
    params,
    query: z.strictObject({
      ...pageQuery,
      product: z.optional(productIdSchema),
      /** Only what is unread. */
      show: z.optional(z.literal("unread", "invalid-option")),
    }),
    returns: pageOf(noticeSchema),
    errors: ["invalid-cursor"],
  },
  count: {
    method: "GET",
    path: `${path}/count`,
    roles: ["client"],
    summary: "How many notices the caller has not read, and whether they also come by mail.",
    params,
    returns: noticeCountSchema,
  },
  mark: {
    method: "PUT",
    path: `${path}/{noticeId}`,
    roles: ["client"],
    summary: "Marks one notice as read or unread by the caller.",
    params: z.strictObject({ companyId: id, noticeId: id }),
    body: z.strictObject({ isRead: z.boolean() }),
    returns: z.object({ id, isRead: z.boolean() }),
  },
  readAll: {
    method: "POST",
    path: `${path}/read-all`,
    roles: ["client"],
    summary: "Marks all notices up to the newest one that the caller saw as read by the caller.",
    params,
    body: z.strictObject({ until: id }),
    returns: z.object({ until: id }),
  },
  chooseMail: {
    method: "POST",
    path: `${path}/by-mail`,
    roles: ["client"],
    summary: "Chooses whether the caller gets letters of what the notices say, too.",
    params,
    body: z.strictObject({ byMail: z.boolean() }),
    returns: z.object({ byMail: z.boolean() }),
  },
});
