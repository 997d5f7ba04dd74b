import * as z from "zod/mini";
import { keys } from "../../platform/table/keys.ts";

/** What a company is called on its tickets and in letters. The whole of it is `company/item.ts`. */
export const clientRef = (companyId: string) => ({
  key: keys.company(companyId),
  schema: z.object({ data: z.object({ tradingName: z.string() }) }),
});
