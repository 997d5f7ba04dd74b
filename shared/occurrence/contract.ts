import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { id, version, withDefault } from "../field/fields.ts";
import { longPageQuery, pageOf, searchText } from "../paging.ts";
import { productIdSchema } from "../product.ts";
import {
  occurrenceIdSchema,
  occurrenceSchema,
  occurrenceStatuses,
  priorityIdSchema,
  workKindSchema,
} from "./model.ts";
import { keptNotesSchema, reviewNotesSchema } from "./notes.ts";
import { overviewSchema } from "./overview.ts";

const params = z.strictObject({ occurrenceId: occurrenceIdSchema });

export const occurrenceContract = defineContract("occurrence", {
  list: {
    method: "GET",
    path: "/api/occurrences",
    roles: ["support"],
    summary:
      "Support's queue: what is open by the longest wait, what is closed by the newest; filtered and paged.",
    query: z.strictObject({
      ...longPageQuery,
      status: withDefault(z.enum(["all", ...occurrenceStatuses], "invalid-option"), "all"),
      product: z.optional(productIdSchema),
      stage: z.optional(workKindSchema),
      priority: z.optional(priorityIdSchema),
      /** A ticket's number, a company's tax id, merchantId or e-mail, each as a whole, or the beginnings of words of a company's or a partner's name. */
      text: searchText,
    }),
    returns: z.object({
      ...pageOf(occurrenceSchema).shape,
      /** The total over all pages; absent where only reading every page would tell. */
      total: z.optional(z.number()),
    }),
    errors: ["invalid-cursor"],
  },
  get: {
    method: "GET",
    path: "/api/occurrences/{occurrenceId}",
    roles: ["support"],
    summary: "One ticket of the queue.",
    params,
    returns: occurrenceSchema,
  },
  prioritize: {
    method: "PUT",
    path: "/api/occurrences/{occurrenceId}/priority",
    roles: ["support"],
    summary: "Changes how urgent a ticket is.",
    params,
    body: z.strictObject({ version, priority: priorityIdSchema }),
    returns: occurrenceSchema,
    errors: ["version-conflict"],
  },
  getNotes: {
    method: "GET",
    path: "/api/occurrences/{occurrenceId}/notes",
    roles: ["support"],
    summary: "What support has noted on a ticket while it reviews, blank for what was just sent.",
    params,
    returns: keptNotesSchema,
  },
  saveNotes: {
    method: "PUT",
    path: "/api/occurrences/{occurrenceId}/notes",
    roles: ["support"],
    summary: "Keeps the notes of a review, for the reviewer's next visit and for colleagues.",
    params,
    body: z.strictObject({ version, round: z.int().check(z.minimum(0)), notes: reviewNotesSchema }),
    returns: keptNotesSchema,
    errors: ["version-conflict"],
  },
  overview: {
    method: "GET",
    path: "/api/companies/{companyId}/overview",
    roles: ["client", "support"],
    summary: "Where every stage of a company's products stands, and whose turn it is.",
    params: z.strictObject({ companyId: id }),
    returns: overviewSchema,
  },
});
