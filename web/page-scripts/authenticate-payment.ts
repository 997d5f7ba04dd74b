import { type AuthenticatedRequest, authenticate, startThreeDs } from "./authenticate.ts";
import { doPayment } from "./do-payment.ts";

/** `esitefauthenticatepayment-1.0.min.js`: the documented functions of a page that authenticates its buyers. */
Object.assign(window, {
  startThreeDs,
  esitefDoPayment: (request: AuthenticatedRequest) =>
    doPayment(request, (card) => authenticate(request, card)),
});
