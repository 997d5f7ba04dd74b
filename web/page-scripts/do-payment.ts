import { type Card, cardOnPage } from "./card-fields.ts";
import { ask, type Reply } from "./gateway.ts";
import { type Callbacks, finish, isTrue, localeOf } from "./request.ts";

/** The documented argument of `esitefDoPayment`. */
export interface PaymentRequest extends Callbacks {
  readonly nit: string;
  readonly payToken: string;
  readonly merchantId: string;
  readonly orderId?: string | number;
  readonly authorizerId?: string | number;
  readonly locale?: string;
  readonly isCardSecurityCodeOptional?: boolean | string;
}

/** What else the gateway is told, once the card is known to be in order. */
type Prepare = (request: PaymentRequest) => Promise<object>;

async function pay(request: PaymentRequest, card: Card, prepare: Prepare): Promise<Reply> {
  const { nit, payToken, merchantId, orderId, authorizerId } = request;
  const more = await prepare(request);
  return ask({
    path: `/payments/${encodeURIComponent(nit)}`,
    merchantId,
    token: payToken,
    body: {
      card,
      ...(authorizerId ? { authorizer_id: String(authorizerId) } : {}),
      ...(orderId ? { order_id: String(orderId) } : {}),
      ...more,
    },
  });
}

/** Pays with the card that stands in the page's fields. */
export function doPayment(request: PaymentRequest, prepare: Prepare = async () => ({})): void {
  const looked = cardOnPage({
    locale: localeOf(request.locale),
    isSecurityCodeOptional: isTrue(request.isCardSecurityCodeOptional),
  });
  if ("errors" in looked) request.onInvalid?.(looked.errors);
  else void pay(request, looked.card, prepare).then((reply) => finish(request, reply));
}
