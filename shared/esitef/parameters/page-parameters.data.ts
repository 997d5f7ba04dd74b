import type { Shape } from "../schema.ts";
import { characters, digits, flag, object, text } from "../shape.ts";

/** Parameters of the addresses of other interfaces alone. */
export const pageParameters = {
  "(body)": object(),
  merchant_id: text(15),
  redirect: characters(1),
  "back_url.url_success": text(500, { inferred: ["size"] }),
  "back_url.url_failure": text(500, { inferred: ["size"] }),
  "back_url.url_cancel": text(500, { inferred: ["size"] }),
  store_card: flag(5, { inferred: ["size"] }),
  "additional_data.max_installments_with_interest": digits(2, { inferred: ["size"] }),
  "additional_data.allowed_payment_methods[].id": text([3, 3], { values: ["CRD", "DBT"] }),
  "additional_data.multiple_payment_methods": text(5),
  "additional_data.method": text(20, { inferred: ["size"] }),
  "additional_data.authentication.transaction_type": digits([2, 2]),
  "additional_data.authentication.indicator": digits([2, 2]),
} as const satisfies Readonly<Record<string, Shape>>;
