import { companyContract } from "@portal/shared/company/contract.ts";
import type { Company } from "@portal/shared/company/model.ts";
import {
  type Occurrence,
  occurrenceIdSchema,
  type StageOccurrence,
} from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { StageId } from "@portal/shared/stage/model.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { type Read, readOf } from "../../../lib/api/read.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { PageHeader } from "../../../ui/page.tsx";
import { SupportPage } from "../support-page.tsx";
import { Instead, isUnknown } from "./review-instead.tsx";
import { useFollowedTicket, useReadAgain } from "./use-followed-ticket.ts";

interface Ticket<Item> {
  readonly occurrence: StageOccurrence;
  readonly item: Item;
  readonly company: Company;
}

interface ReviewPageProps<Item> {
  readonly title: string;
  readonly product: ProductId;
  readonly stage: StageId;
  /** What the client sent to this stage. */
  readonly itemRead: (companyId: string, product: ProductId) => Read<Item>;
  /** Shown for a ticket of another stage or product. */
  readonly renderElsewhere: (occurrence: Occurrence) => ReactNode;
  readonly renderTicket: (ticket: Ticket<Item>) => ReactNode;
}

/** The page of the ticket that the address names; without one it leads to the queue. */
export function ReviewPage<Item>(props: ReviewPageProps<Item>) {
  const [search] = useSearchParams();
  const occurrenceId = occurrenceIdSchema.safeParse(search.get("occurrence"));
  return (
    <SupportPage>
      {occurrenceId.success ? (
        // Keyed by ticket, because notes and verdicts belong to one of them.
        <TicketOf key={occurrenceId.data} occurrenceId={occurrenceId.data} {...props} />
      ) : (
        <Instead title={props.title} reason="missing" />
      )}
    </SupportPage>
  );
}

const isOf = (
  occurrence: Occurrence,
  { product, stage }: Pick<StageOccurrence, "product" | "stage">,
): occurrence is StageOccurrence => occurrence.stage === stage && occurrence.product === product;

function TicketOf<Item>({
  occurrenceId,
  title,
  product,
  stage,
  itemRead,
  renderElsewhere,
  renderTicket,
}: ReviewPageProps<Item> & { readonly occurrenceId: string }) {
  const occurrence = useFollowedTicket(occurrenceId);
  const { companyId = "" } = occurrence.data ?? {};
  const enabled = occurrence.data !== undefined && isOf(occurrence.data, { product, stage });
  const item = useQuery({ ...itemRead(companyId, product), enabled });
  useReadAgain(occurrence.data, item.refetch);
  const company = useQuery({ ...readOf(companyContract, "get", { companyId }), enabled });
  const failed = [occurrence, item, company].find(({ error }) => error !== null);
  if (occurrence.data && !isOf(occurrence.data, { product, stage })) return renderElsewhere(occurrence.data);
  if (occurrence.data && item.data && company.data) {
    return renderTicket({ occurrence: occurrence.data, item: item.data, company: company.data });
  }
  if (isUnknown(failed)) return <Instead title={title} reason="unknown" />;
  return (
    <>
      <PageHeader title={title} />
      {failed?.error ? <ErrorState error={failed.error} onRetry={failed.refetch} /> : <Skeleton lines={8} />}
    </>
  );
}
