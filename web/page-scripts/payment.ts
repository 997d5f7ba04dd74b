import { doPayment, type PaymentRequest } from "./do-payment.ts";

/** `esitefpayment-1.0.min.js`: the documented function, for every page that loads it. */
Object.assign(window, { esitefDoPayment: (request: PaymentRequest) => doPayment(request) });
