import { cardOnPage } from "./card-fields.ts";
import { ask } from "./gateway.ts";
import { type Callbacks, isTrue, localeOf, oneAtATime } from "./request.ts";

/** The documented argument of `esitefStore`; whether a page may ask for the security code, no public page says. */
interface StoreRequest extends Callbacks {
  readonly nita: string;
  readonly storeToken: string;
  readonly merchantId: string;
  // So spelled, unlike that of a payment.
  readonly authorizer_id?: string | number;
  readonly locale?: string;
  readonly isCardSecurityCodeOptional?: boolean | string;
}

/** Stores the card that stands in the page's fields. Its token goes to the shop's server, never to the page. */
function store(request: StoreRequest): void {
  const { nita, storeToken, merchantId, authorizer_id, locale, isCardSecurityCodeOptional = true } = request;
  void oneAtATime(nita, request, () => {
    const looked = cardOnPage({
      locale: localeOf(locale),
      isSecurityCodeOptional: isTrue(isCardSecurityCodeOptional),
    });
    if ("errors" in looked) return looked;
    const body = { card: looked.card, ...(authorizer_id ? { authorizer_id: String(authorizer_id) } : {}) };
    return ask({ path: `/cards/${encodeURIComponent(nita)}`, merchantId, token: storeToken, body });
  });
}

/** `esitefstore-1.0.min.js`. */
Object.assign(window, { esitefStore: store });
