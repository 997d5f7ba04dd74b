import type { Field } from "../schema.ts";
import { amountsFields } from "./amounts.data.ts";
import { bankCorrespondentFields } from "./bank-correspondent.data.ts";
import { cardFields } from "./card.data.ts";
import { chequeFields } from "./cheque.data.ts";
import { customerFields } from "./customer.data.ts";
import { emsFields } from "./ems.data.ts";
import { exchangeFields } from "./exchange.data.ts";
import { instalmentsFields } from "./instalments.data.ts";
import { paymentMethodsFields } from "./payment-methods.data.ts";
import { pbmFields } from "./pbm.data.ts";
import { productsFields } from "./products.data.ts";
import { receiptFields } from "./receipt.data.ts";
import { resultFields } from "./result.data.ts";

/** Keys are ids of `groups.data.ts`. */
export const fieldsByGroup: Readonly<Record<string, readonly Field[]>> = {
  exchange: exchangeFields,
  result: resultFields,
  card: cardFields,
  amounts: amountsFields,
  instalments: instalmentsFields,
  cheque: chequeFields,
  receipt: receiptFields,
  "payment-methods": paymentMethodsFields,
  customer: customerFields,
  "bank-correspondent": bankCorrespondentFields,
  ems: emsFields,
  pbm: pbmFields,
  products: productsFields,
};

export const fields: readonly Field[] = Object.values(fieldsByGroup).flat();
