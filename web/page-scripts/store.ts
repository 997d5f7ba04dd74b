import { cardOnPage } from "./card-fields.ts";
import { ask } from "./gateway.ts";
import { type Callbacks, isTrue, localeOf, oneAtATime } from "./request.ts";

/** What the page that stores a card says. No public page names these; the answer's names are the documented ones. */
interface StoreRequest extends Callbacks {
  readonly nita: string;
  readonly storeToken: string;
  readonly merchantId: string;
  readonly authorizerId?: string | number;
  readonly locale?: string;
  readonly isCardSecurityCodeOptional?: boolean | string;
}

/** Stores the card that stands in the page's fields. Its token goes to the shop's server, never to the page. */
function doStore(request: StoreRequest): void {
  const { nita, storeToken, merchantId, authorizerId, locale, isCardSecurityCodeOptional = true } = request;
  void oneAtATime(nita, request, () => {
    const looked = cardOnPage({
      locale: localeOf(locale),
      isSecurityCodeOptional: isTrue(isCardSecurityCodeOptional),
    });
    if ("errors" in looked) return looked;
    const body = { card: looked.card, ...(authorizerId ? { authorizer_id: String(authorizerId) } : {}) };
    return ask({ path: `/cards/${encodeURIComponent(nita)}`, merchantId, token: storeToken, body });
  });
}

/** `esitefstore-1.0.min.js`: which name its function has, no public page says. */
Object.assign(window, { esitefDoStore: doStore });
