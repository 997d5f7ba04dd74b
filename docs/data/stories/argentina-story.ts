import * as argentina from "../e-sitef-argentina/argentina-examples.ts";
import * as refused from "../e-sitef-argentina/argentina-refused-examples.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";

const chapter = (example: HttpExample, ...after: readonly string[]) =>
  ({ example, after, country: "AR" }) as const;

/** A store of Argentina sells, reserves and gives back, and is refused what its country does not have. */
export const argentinaStory = {
  argentinePaymentBegin: chapter(argentina.argentinePaymentBegin),
  argentinePaymentDo: chapter(argentina.argentinePaymentDo, "argentinePaymentBegin"),
  argentinePaymentQuery: chapter(argentina.argentinePaymentQuery, "argentinePaymentDo"),
  argentinePostponedBegin: chapter(argentina.argentinePostponedBegin),
  argentinePostponedDo: chapter(argentina.argentinePostponedDo, "argentinePostponedBegin"),
  argentinePaymentConfirm: chapter(argentina.argentinePaymentConfirm, "argentinePostponedDo"),
  argentineCardQuery: chapter(argentina.argentineCardQuery, "argentinePaymentBegin"),
  argentineOtherCurrency: chapter(refused.argentineOtherCurrency),
  argentineWrongCuit: chapter(refused.argentineWrongCuit),
  argentineOtherAuthorizer: chapter(refused.argentineOtherAuthorizer, "argentinePaymentBegin"),
  argentineDeclinedBegin: chapter(refused.argentineDeclinedBegin),
  argentineDeclinedDo: chapter(refused.argentineDeclinedDo, "argentineDeclinedBegin"),
  argentineReservationBegin: chapter(argentina.argentineReservationBegin),
  argentineReservationDo: chapter(argentina.argentineReservationDo, "argentineReservationBegin"),
  argentineReservationQuery: chapter(argentina.argentineReservationQuery, "argentineReservationDo"),
  argentineReservationIncrement: chapter(argentina.argentineReservationIncrement, "argentineReservationDo"),
  argentineReservationCapture: chapter(argentina.argentineReservationCapture, "argentineReservationDo"),
  argentineCancellationSigned: chapter(argentina.argentineCancellationSigned, "argentinePaymentDo"),
  argentineCancellationDo: chapter(argentina.argentineCancellationDo, "argentineCancellationSigned"),
  argentineCancellationPartial: chapter(
    argentina.argentineCancellationPartial,
    "argentineCancellationSigned",
  ),
  argentineCancelledQuery: chapter(argentina.argentineCancelledQuery, "argentineCancellationDo"),
};
