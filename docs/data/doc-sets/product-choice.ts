import { type ChoiceStep, type ChosenProduct, productChoice } from "./product-choice.data.ts";

/** What was answered before, with where the reader changes it. */
interface GivenAnswer {
  readonly question: ChoiceStep["question"];
  readonly answer: ChoiceStep["answers"][number];
  /** The step that asked it. */
  readonly place: string;
}

export interface ChoicePlace {
  /** Its anchor: what was answered until here, so that the address alone leads back to it. */
  readonly id: string;
  readonly given: readonly GivenAnswer[];
  readonly at: ChoiceStep | ChosenProduct;
}

export const placeAfter = (place: string, answer: string) => `${place}-${answer}`;

function placesFrom(place: ChoicePlace): ChoicePlace[] {
  const { id, given, at } = place;
  if ("set" in at) return [place];
  const below = at.answers.flatMap((answer) =>
    placesFrom({
      id: placeAfter(id, answer.id),
      given: [...given, { question: at.question, answer, place: id }],
      at: answer.leadsTo,
    }),
  );
  return [place, ...below];
}

/** Every step of the choice and every end of it, the first question first. */
export const choicePlaces: readonly ChoicePlace[] = placesFrom({
  id: "choose",
  given: [],
  at: productChoice,
});
