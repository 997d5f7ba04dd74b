/** @jest-environment jsdom */
import { type CertificationCase, casesFor } from "@portal/shared/certification/cases.ts";
import { certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { testCards } from "@portal/shared/certification/test-cards.data.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { CaseFacts } from "./case-facts.tsx";

const { scope } = certificationSchema.parse(certificationRoutes.get.answer);
const [example] = casesFor(scope);
const [card] = testCards;
if (!example || !card) throw new Error("The script has no case.");
const words = pt.certification.case;

const showCase = (changes: Partial<CertificationCase>) =>
  showKnowing(<CaseFacts test={{ ...example, ...changes }} country="BR" />, []);
const cards = () => screen.queryByText(words.cards)?.nextElementSibling?.textContent;

test("a case names its steps, why it is asked and the amount, which is copied with a click", () => {
  showCase({ amountCents: 123_45, needsScreens: true });
  expect(screen.getByText(words.reason)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words.amount).nextElementSibling?.textContent).toMatch(/R\$\s123,45/);
  expect(screen.getByText(words.screens)).toBeInstanceOf(HTMLElement);
});

const kinds: readonly (readonly [
  what: string,
  changes: Partial<CertificationCase>,
  said: string | undefined,
])[] = [
  ["a 3DS payment", { block: "3ds", amountCents: 100 }, words.card3ds],
  ["a Pix", { block: "pix", amountCents: 100 }, undefined],
  ["a card that is stored", { block: "storage" }, words.anyCard],
];
test.each(kinds)("%s says with which card it is made", (_what, changes, said) => {
  const { cards: _cards, amountCents: _amount, ...plain } = example;
  showKnowing(<CaseFacts test={{ ...plain, ...changes }} country="BR" />, []);
  expect(cards()).toBe(said);
});

test("cards that a case names are listed by brand, in groups of digits", () => {
  showCase({ cards: [card.id] });
  expect(cards()).toContain(card.brand);
  expect(cards()).toContain(card.number.slice(0, 4));
  expect(cards()).not.toContain(card.number);
});
