import { type Card, cardOnPage } from "./card-fields.ts";
import { ask, type Reply } from "./gateway.ts";
import { type Callbacks, isTrue, localeOf, oneAtATime } from "./request.ts";

/** The documented argument of `esitefDoPayment`. */
export interface PaymentRequest extends Callbacks {
  readonly nit: string;
  readonly payToken: string;
  readonly merchantId: string;
  readonly locale?: string;
  readonly isCardSecurityCodeOptional?: boolean | string;
}

/** What comes before the payment, once the card is known to be in order. */
type Prepare = (card: Card) => Promise<void>;

async function pay(request: PaymentRequest, card: Card, prepare: Prepare): Promise<Reply> {
  const { nit, payToken, merchantId } = request;
  await prepare(card);
  return ask({
    path: `/payments/${encodeURIComponent(nit)}`,
    merchantId,
    token: payToken,
    body: { card },
  });
}

/** Pays with the card that stands in the page's fields. */
export function doPayment(request: PaymentRequest, prepare: Prepare = async () => undefined): void {
  void oneAtATime(request.nit, request, () => {
    const looked = cardOnPage({
      locale: localeOf(request.locale),
      isSecurityCodeOptional: isTrue(request.isCardSecurityCodeOptional),
    });
    return "errors" in looked ? looked : pay(request, looked.card, prepare);
  });
}
