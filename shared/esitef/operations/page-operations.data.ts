import { boletoReissue } from "./boleto-reissue/call.data.ts";
import { boletoReissueSaid } from "./boleto-reissue/said.data.ts";
import { boletoReissueWords } from "./boleto-reissue/words.data.ts";
import { htmlBegin } from "./html-begin/call.data.ts";
import { htmlBeginSaid } from "./html-begin/said.data.ts";
import { htmlBeginWords } from "./html-begin/words.data.ts";
import { htmlQuery } from "./html-query/call.data.ts";
import { htmlQuerySaid } from "./html-query/said.data.ts";
import { htmlQueryWords } from "./html-query/words.data.ts";
import { paymentLink } from "./payment-link/call.data.ts";
import { paymentLinkSaid } from "./payment-link/said.data.ts";
import { paymentLinkWords } from "./payment-link/words.data.ts";
import { paymentSplit } from "./payment-split/call.data.ts";
import { paymentSplitSaid } from "./payment-split/said.data.ts";
import { paymentSplitWords } from "./payment-split/words.data.ts";

/** Calls of the hosted page, which have hosts of their own. */
export const pageOperations = {
  "payment-split": paymentSplit,
  "html-begin": htmlBegin,
  "html-query": htmlQuery,
  "boleto-reissue": boletoReissue,
  "payment-link": paymentLink,
} as const;

/** What is answered and what it means. The simulator does not load this. */
export const pageSaid = {
  "payment-split": paymentSplitSaid,
  "html-begin": htmlBeginSaid,
  "html-query": htmlQuerySaid,
  "boleto-reissue": boletoReissueSaid,
  "payment-link": paymentLinkSaid,
} as const satisfies Record<keyof typeof pageOperations, unknown>;

export const pageWords = {
  "payment-split": paymentSplitWords,
  "html-begin": htmlBeginWords,
  "html-query": htmlQueryWords,
  "boleto-reissue": boletoReissueWords,
  "payment-link": paymentLinkWords,
} as const satisfies Record<keyof typeof pageOperations, unknown>;
