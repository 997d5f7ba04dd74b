import type { Shape } from "../schema.ts";
import { characters, digits, month, text } from "../shape.ts";

/** Parameters that sales and other calls share. */
export const commonParameters = {
  merchant_usn: digits(12),
  authorizer_id: digits(4, { inferred: ["size"] }),
  amount: digits(12),
  nit: text([64, 64]),
  "card.number": digits(19),
  "card.token": text([88, 88]),
  "card.wallet_transaction_id": text(2048),
  "card.expiry_date": month(),
  "card.security_code": digits(5),
  start_date: text([10, 10]),
  end_date: text([10, 10]),
  status: characters([3, 3], { values: ["INA", "ATV"] }),
  page: digits(5),
  limit: digits(3),
} as const satisfies Readonly<Record<string, Shape>>;
