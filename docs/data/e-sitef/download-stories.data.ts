import type { DownloadStoryId } from "./operations/download-story.ts";
import { toldOperations } from "./operations/told-operations.ts";

/** A call of the page of `page`, as the chapter of that name tells it; its own page's example where no other is named. */
export interface ToldCall {
  readonly page: string;
  readonly chapter: string;
}

const own = (...pages: readonly string[]): readonly ToldCall[] =>
  pages.map((page) => ({ page, chapter: page }));
const ofStory = (story: DownloadStoryId): readonly ToldCall[] =>
  own(...Object.entries(toldOperations).flatMap(([id, told]) => (told.story === story ? [id] : [])));
const as = (page: string, chapter: string): ToldCall => ({ page, chapter });

const sale = own("payment-begin", "payment-do");
const outsideReservation = [
  as("preauth-begin", "externalReservation"),
  as("preauth-do", "externallyReserved"),
];

/**
 * Every call of the REST interface in stories that a new store sends from top to bottom: each begins with what its calls
 * need, so that it can be sent alone too.
 */
export const downloadStories: Readonly<Record<DownloadStoryId, readonly ToldCall[]>> = {
  payment: ofStory("payment"),
  postponed: [
    as("payment-begin", "postponedBegin"),
    as("payment-do", "postponedDo"),
    ...own("payment-confirm"),
  ],
  oneCall: ofStory("oneCall"),
  twoCards: own("payment-begin", "payment-two-cards"),
  outside: [as("payment-begin", "externalBegin"), ...own("payment-confirm-external")],
  pages: own("payment-js-begin", "card-store-js-begin", "3ds-js-begin"),
  signedCancellation: [...sale, as("cancel-begin", "cancellationSigned"), ...own("cancel-do")],
  hostCancellation: [...sale, as("cancel-begin", "cancellationSigned"), ...own("cancel-host")],
  cancellation: [
    ...sale,
    ...own("cancel-single"),
    ...sale,
    ...own("cancel-idempotent"),
    ...sale,
    ...own("cancel-async", "cancel-external"),
  ],
  reservation: ofStory("reservation"),
  captureByKey: ofStory("captureByKey"),
  reservationOutside: [...outsideReservation, ...own("preauth-edit-external", "preauth-capture-external")],
  schedule: ofStory("schedule"),
  cards: ofStory("cards"),
  recharge: ofStory("recharge"),
  stores: [...own("token-create"), ...ofStory("stores")],
  generic: ofStory("generic"),
  authentication: ofStory("authentication"),
};
