import * as z from "zod/mini";
import type { Localized } from "./locales.ts";

export const products = [
  { id: "online-payment", label: { pt: "Pagamento Online", en: "Online Payment", es: "Pago Online" } },
  {
    id: "fraud-prevention",
    label: { pt: "Prevenção a fraude", en: "Fraud prevention", es: "Prevención de fraude" },
  },
] as const satisfies readonly { id: string; label: Localized }[];
export type ProductId = (typeof products)[number]["id"];
export const productIdSchema = z.enum(
  products.map(({ id }) => id),
  "invalid-option",
);
