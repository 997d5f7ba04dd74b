import { codePages } from "./code-pages.data.ts";
import { filePages } from "./file-pages.data.ts";
import { paymentPages } from "./payment-pages.data.ts";
import { pinpadPages } from "./pinpad-pages.data.ts";
import { salePages } from "./sale-pages.data.ts";
import type { SimplifiedPage } from "./simplified-page.ts";
import { supportPages } from "./support-pages.data.ts";

/** All pages of the simplified interface that derive from the library's data. */
export const simplifiedPages: readonly SimplifiedPage[] = [
  ...salePages,
  ...codePages,
  ...pinpadPages,
  ...filePages,
  ...paymentPages,
  ...supportPages,
];
