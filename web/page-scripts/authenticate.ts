import { type Card, publishedNumberOnPage } from "./card-fields.ts";
import type { PaymentRequest } from "./do-payment.ts";
import { passMethod, showChallenge } from "./frames.ts";
import { ask, textIn } from "./gateway.ts";
import { localeOf } from "./request.ts";

/** The documented argument of `startThreeDs`, and of `esitefDoPayment` with 3DS. */
export interface AuthenticatedRequest extends PaymentRequest {
  /** As at the creation, which is what counts. */
  readonly authenticate?: string | number;
  readonly onProcessing?: () => void;
}

interface Begun {
  readonly id: string;
  readonly compInd: "Y" | "N" | "U";
}

/** What began while the buyer was still typing, by payment. Of the card it holds nothing. */
const begun = new Map<string, Promise<Begun | undefined>>();
/** Two beginnings of one payment must not overtake each other: the gateway goes by the last. */
let earlier: Promise<unknown> = Promise.resolve();

/** Undefined where the card takes no part in 3DS, or nothing was answered: the gateway judges that when it is paid. */
async function begin(
  { nit, payToken, merchantId }: PaymentRequest,
  number: string,
): Promise<Begun | undefined> {
  const asked = earlier.then(() =>
    ask({
      path: `/authentications/${encodeURIComponent(nit)}`,
      merchantId,
      token: payToken,
      body: { card: { number } },
    }),
  );
  earlier = asked;
  const { answer } = await asked;
  const id = textIn(answer["three_ds_server"], "trans_id");
  const address = textIn(answer, "three_ds_method_url");
  if (id === undefined || address === undefined) return undefined;
  return { id, compInd: await passMethod({ id, address, merchantId }) };
}

/** Begins as soon as the number is there, so that a buyer who fills in the rest does not wait for it. */
export function startThreeDs(request: AuthenticatedRequest): void {
  const { nit } = request;
  const { field, number } = publishedNumberOnPage();
  if (!field || number === undefined || begun.has(nit)) return;
  field.addEventListener("input", () => begun.delete(nit), { once: true });
  begun.set(nit, begin(request, number));
}

function browserOf(locale: string) {
  const { colorDepth, height, width } = window.screen;
  return {
    language: locale,
    color_depth: String(colorDepth),
    screen_height: String(height),
    screen_width: String(width),
    tz: String(new Date().getTimezoneOffset()),
    user_agent: navigator.userAgent,
  };
}

/** Goes through the authentication of the card, with the holder where its issuer wants that. The gateway knows the outcome. */
export async function authenticate(request: AuthenticatedRequest, card: Card): Promise<void> {
  const { nit, payToken, merchantId, onProcessing } = request;
  onProcessing?.();
  const started = (await begun.get(nit)) ?? (await begin(request, card.number));
  begun.delete(nit);
  if (!started) return;
  const locale = localeOf(request.locale);
  const { answer } = await ask({
    path: `/authentications/${encodeURIComponent(nit)}/${started.id}`,
    merchantId,
    token: payToken,
    body: { three_ds_comp_ind: started.compInd, browser: browserOf(locale) },
  });
  const address = textIn(answer["acs"], "challenge_url");
  const creq = textIn(answer["acs"], "creq");
  if (address !== undefined && creq !== undefined) await showChallenge({ address, creq, locale });
}
