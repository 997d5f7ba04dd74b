import * as argentina from "../e-sitef-argentina/argentina-examples.ts";
import * as refused from "../e-sitef-argentina/argentina-refused-examples.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";

const chapter = (example: HttpExample, ...after: readonly string[]) =>
  ({ example, after, country: "AR" }) as const;

/** A store of Argentina sells, reserves and gives back, and is refused what its country does not have. */
export const argentinaStory = {
  "ar-payment-begin": chapter(argentina.argentinePaymentBegin),
  "ar-payment-do": chapter(argentina.argentinePaymentDo, "ar-payment-begin"),
  "ar-payment-query": chapter(argentina.argentinePaymentQuery, "ar-payment-do"),
  argentinePostponedBegin: chapter(argentina.argentinePostponedBegin),
  argentinePostponedDo: chapter(argentina.argentinePostponedDo, "argentinePostponedBegin"),
  "ar-payment-confirm": chapter(argentina.argentinePaymentConfirm, "argentinePostponedDo"),
  "ar-payment-card-query": chapter(argentina.argentineCardQuery, "ar-payment-begin"),
  argentineOtherCurrency: chapter(refused.argentineOtherCurrency),
  argentineWrongCuit: chapter(refused.argentineWrongCuit),
  argentineOtherAuthorizer: chapter(refused.argentineOtherAuthorizer, "ar-payment-begin"),
  argentineDeclinedBegin: chapter(refused.argentineDeclinedBegin),
  argentineDeclinedDo: chapter(refused.argentineDeclinedDo, "argentineDeclinedBegin"),
  "ar-preauth-begin": chapter(argentina.argentineReservationBegin),
  "ar-preauth-do": chapter(argentina.argentineReservationDo, "ar-preauth-begin"),
  argentineReservationQuery: chapter(argentina.argentineReservationQuery, "ar-preauth-do"),
  argentineReservationIncrement: chapter(argentina.argentineReservationIncrement, "ar-preauth-do"),
  "ar-preauth-capture": chapter(argentina.argentineReservationCapture, "ar-preauth-do"),
  "ar-cancel-begin": chapter(argentina.argentineCancellationSigned, "ar-payment-do"),
  "ar-cancel-do": chapter(argentina.argentineCancellationDo, "ar-cancel-begin"),
  argentineCancellationPartial: chapter(argentina.argentineCancellationPartial, "ar-cancel-begin"),
  argentineCancelledQuery: chapter(argentina.argentineCancelledQuery, "ar-cancel-do"),
};
