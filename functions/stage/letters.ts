import type { Locale } from "@portal/shared/locales.ts";
import type { LetterName } from "@portal/shared/messages/letters.ts";
import { occurrenceIdOf } from "@portal/shared/occurrence/model.ts";
import { products } from "@portal/shared/product.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import * as z from "zod/mini";
import { keys } from "../platform/table/keys.ts";
import { readAll } from "../platform/table/table.ts";
import type { Letter, OutboxEvent } from "./letter.ts";
import { clientRef } from "./people/client.ts";
import { contactOf } from "./people/contact.ts";
import { toSupportTeam } from "./people/support-team.ts";
import { ticketRef } from "./ticket.ts";

/** The comment of a step, read from the line of history: the stage itself may have changed since. */
const wordsSchema = z.object({
  comment: z.optional(z.string()),
  /** The number of the revision that was sent. */
  revision: z.optional(z.number()),
  isAgain: z.optional(z.boolean()),
  adjustments: z.optional(z.array(z.object({ field: z.string(), comment: z.string() }))),
  reviews: z.optional(
    z.array(z.object({ caseId: z.string(), verdict: z.string(), feedback: z.optional(z.string()) })),
  ),
});

const sendings = ({ revision = 1, isAgain = false }: z.output<typeof wordsSchema>): number =>
  isAgain ? Math.max(2, revision) : revision;

/** What a letter needs to know about an event of a stage. */
export async function readNews({ id, companyId, product, stage }: OutboxEvent) {
  if (!product || !stage) throw new Error("This event is not one of a stage.");
  const place = { companyId, product, stage };
  const words = { key: keys.history(companyId, `${product}#${stage}`, id), schema: wordsSchema };
  const seen = await readAll([clientRef(companyId), ticketRef(place), words]);
  const { line: ticket } = seen.get(ticketRef(place));
  const company = seen.get(clientRef(companyId)).data.tradingName;
  // What happens by the clock leaves no line.
  const said = seen.find(words) ?? {};
  return {
    place,
    ticket,
    words: said,
    valuesIn: (locale: Locale) => ({
      count: sendings(said),
      company,
      number: ticket.number,
      product: products.find((one) => one.id === product)?.label[locale] ?? product,
    }),
  };
}
export type News = Awaited<ReturnType<typeof readNews>>;

type Wording<Mail extends LetterName> = Pick<Letter<Mail>, "mail" | "link" | "comment" | "list"> & {
  readonly values?: Letter["values"];
};

/** A letter to the client; none when the company has no members left. */
export async function toClient<Mail extends LetterName>(
  { place, ticket, valuesIn }: News,
  wording: (locale: Locale) => Wording<Mail>,
): Promise<Letter<Mail>[]> {
  const to = await contactOf(place.companyId, ticket.contact.sub);
  if (!to) return [];
  const { values, ...letter } = wording(to.locale);
  return [{ recipient: to.sub, to, ...letter, values: { ...valuesIn(to.locale), ...values } }];
}

/** What support asked to correct, each under the name of its field, and how much it is. */
export function adjustmentList(
  { words: { adjustments = [] } }: News,
  labels: Readonly<Record<string, string>>,
): Pick<Letter, "values" | "list"> {
  const items = adjustments.map(({ field, comment }) => ({ label: labels[field] ?? field, text: comment }));
  return { values: { count: adjustments.length }, list: { title: "adjustments", items } };
}

/** The cases that support failed, with what it says of each; none when it gave them back with a comment alone. */
export function failedList(
  { words: { reviews = [] } }: News,
  titleOf: (caseId: string) => string,
): Pick<Letter, "values" | "list"> {
  const items = reviews.flatMap(({ caseId, verdict, feedback = "" }) =>
    verdict === "failed" ? [{ label: titleOf(caseId), text: feedback }] : [],
  );
  return {
    values: { count: items.length },
    ...(items.length > 0 && { list: { title: "failed-cases", items } }),
  };
}

/** A notice to support with the way to the ticket. */
export const toSupport = <Mail extends LetterName>(
  { place, ticket, valuesIn }: News,
  mail: Mail,
  page: PortalPath,
  values: Letter["values"] = {},
): Letter<Mail> => ({
  ...toSupportTeam(),
  about: ticket.contact,
  mail,
  values: { ...valuesIn("pt"), ...values },
  link: `${page}?${new URLSearchParams({ occurrence: occurrenceIdOf(place) })}`,
});
