import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import type { Difference } from "@portal/shared/certification-match/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { useTranslations } from "use-intl";
import { useMoney } from "../../lib/text/money.ts";

const isCard = (id: string): id is keyof typeof cardNumbers => id in cardNumbers;
const cardName = (id: string): string => {
  if (!isCard(id)) return id;
  const { brand, number } = cardNumbers[id];
  return `${brand} (…${number.slice(-4)})`;
};

const kinds = [
  "sale",
  "page",
  "reservation",
  "capture",
  "cancellation",
  "storage",
  "removal",
  "authentication",
  "schedule",
  "edit",
  "recharge",
] as const;
const methods = ["card", "pix", "other"] as const;
const ways = ["number", "token"] as const;

/** Names as the reader's language has them; a code stays as it is. */
function useNames(): (what: Difference["what"], ids: readonly string[]) => string {
  const translate = useTranslations("certification-match");
  const one = (what: Difference["what"], id: string): string => {
    const kind = what === "kind" ? kinds.find((each) => each === id) : undefined;
    const method = what === "method" ? methods.find((each) => each === id) : undefined;
    const way = what === "paid-with" ? ways.find((each) => each === id) : undefined;
    if (kind) return translate(`kind.${kind}`);
    if (method) return translate(`method.${method}`);
    if (way) return translate(`paidWith.${way}`);
    return what === "card" || what === "cards" ? cardName(id) : id;
  };
  return (what, ids) =>
    ids.length === 0 ? translate("difference.nothing") : ids.map((id) => one(what, id)).join(", ");
}

const isFigure = (given: Difference): given is Extract<Difference, { readonly wanted: number }> =>
  typeof given.wanted === "number";

/** What differs, as part of a sentence: "1 instalment instead of 3". */
export function useDifferenceText(country: Country): (difference: Difference) => string {
  const translate = useTranslations("certification-match.difference");
  const names = useNames();
  const money = useMoney(country);
  return (difference) => {
    if (isFigure(difference)) {
      const { what, wanted, seen } = difference;
      if (what !== "amount") return translate(what, { wanted, seen: seen ?? 0 });
      const asked = money(wanted);
      return seen === null
        ? translate("amountMissing", { wanted: asked })
        : translate("amount", { wanted: asked, seen: money(seen) });
    }
    const { what } = difference;
    const values = { wanted: names(what, difference.wanted), seen: names(what, difference.seen) };
    if (what === "status") return translate(difference.seen.length > 0 ? "status" : "statusMissing", values);
    if (what === "calls") return translate(difference.wanted.length > 0 ? "calls" : "callsUnwanted", values);
    if (what === "answer") {
      return translate(difference.wanted.includes("lost") ? "answerLost" : "answerArrived");
    }
    return translate(what, values);
  };
}
