import type { OccurrenceSummary } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import type { CertificationStatus } from "@portal/shared/stage/certification/lifecycle.ts";
import type { Given } from "@portal/shared/stage/proof.ts";
import type { KeptVerdict, WholeReview } from "@portal/shared/stage/verdict.ts";
import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { CallOptions } from "../../lib/api/api.ts";
import type { Submission } from "../../lib/api/submission.ts";

/** What every product's certification shows, whatever its cases are. */
export interface AnyCertification {
  readonly companyId: string;
  readonly version: number;
  readonly status: CertificationStatus;
  readonly isUnlocked: boolean;
  readonly begunAt: string | null;
  readonly attempt: number;
  readonly selected: readonly string[];
  readonly returns: Readonly<Partial<Record<string, Given>>>;
  readonly reviews: Readonly<Partial<Record<string, KeptVerdict>>>;
  readonly review: WholeReview | null;
  readonly matched: Readonly<Partial<Record<string, unknown>>>;
  readonly occurrence: OccurrenceSummary | null;
}

/** A catalog that says what every certification says; its contract has the same name. */
export type CertificationWords = "certification" | "fraud-certification";

/** A product's certification as its screens ask for it. All else is the same for every product. */
export interface CertificationScreens<Item extends AnyCertification> {
  readonly words: CertificationWords;
  readonly product: ProductId;
  readonly schema: z.ZodMiniType<Item>;
  /** Where results are filled in; a case is in the query. */
  readonly returnsPage: PortalPath;
  /** Acts that send nothing but the version. */
  readonly act: (item: Item, name: "begin" | "restart" | "send", options?: CallOptions) => Promise<Item>;
  readonly select: (item: Item) => Submission<Item>;
  readonly saveReturn: (item: Item, caseId: string) => Submission<Item>;
  readonly keep: (client: QueryClient, saved: Item) => void;
}
