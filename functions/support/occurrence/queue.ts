import {
  isClosed,
  type OccurrenceStatus,
  occurrenceStatuses,
  type PriorityId,
  priorities,
  subjectNumberOf,
  type WorkKind,
} from "@portal/shared/occurrence/model.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import { stages } from "@portal/shared/stage/model.ts";
import * as z from "zod/mini";
import { type IndexName, shards } from "../../platform/table/keys.ts";
import { indexLanes, readMerged } from "../../platform/table/merge.ts";
import { readAll, type TablePage } from "../../platform/table/table.ts";
import { queueKind, queues, stageKeys } from "../../stage/keys.ts";
import { countName, type TicketItem, ticketItemSchema } from "../../stage/ticket.ts";

export interface QueueFilter {
  readonly status: OccurrenceStatus | "all";
  readonly product?: ProductId;
  readonly stage?: WorkKind;
  readonly priority?: PriorityId;
}

const subjects = [
  ...products.flatMap(({ id: product }) =>
    stages.map(({ id: stage }) => ({
      product,
      stage,
      number: subjectNumberOf({ companyId: "", product, stage }),
    })),
  ),
  {
    product: null,
    stage: "partner",
    number: subjectNumberOf({ companyId: "", product: null, stage: "partner", partnerId: "" }),
  },
] as const;

/** The combinations of subject and priority that a filter allows. */
const kindsOf = ({ product, stage, priority }: QueueFilter): string[] =>
  subjects
    .filter((subject) => product === undefined || subject.product === product)
    .filter((subject) => stage === undefined || subject.stage === stage)
    .flatMap(({ number }) =>
      priorities
        .filter(({ id }) => priority === undefined || id === priority)
        .map(({ id }) => queueKind(number, id)),
    );

const statusesOf = ({ status }: QueueFilter): readonly OccurrenceStatus[] =>
  status === "all" ? occurrenceStatuses : [status];

/** The partitions that together hold exactly what a filter asks for, so that nothing that is read is thrown away. */
function partitionsOf(filter: QueueFilter): { readonly index: IndexName; readonly pk: string }[] {
  const { status, product, stage, priority } = filter;
  if (product === undefined && stage === undefined && priority === undefined) {
    return statusesOf(filter).flatMap((one) =>
      shards.map((shard) => ({ index: "gsi1" as const, pk: queues.gsi1(one, shard) })),
    );
  }
  return kindsOf(filter).map((kind) =>
    status === "all"
      ? { index: "gsi3", pk: queues.gsi3(kind) }
      : { index: "gsi2", pk: queues.gsi2(status, kind) },
  );
}

/** Waiting tickets are ordered by how long they have waited; finished ones, and all together, by the latest change. */
const isNewestFirst = ({ status }: QueueFilter): boolean => status === "all" || isClosed(status);

/** A page of the queue over all its partitions, and where the next one begins. */
export const readQueue = (
  filter: QueueFilter,
  limit: number,
  after: string | undefined,
): Promise<TablePage<TicketItem>> =>
  readMerged(indexLanes(partitionsOf(filter), ticketItemSchema, isNewestFirst(filter)), limit, after);

const countRefs = shards.map((shard) => ({
  key: stageKeys.ticketCounts(shard),
  schema: z.catchall(z.object({}), z.unknown()),
}));

/**
 * How many tickets match a filter, from counters that change with the tickets, so the cost does not grow with them.
 */
export async function countQueue(filter: QueueFilter): Promise<number> {
  const seen = await readAll(countRefs, { mayLag: true });
  const names = statusesOf(filter).flatMap((status) =>
    kindsOf(filter).map((kind) => countName(status, kind)),
  );
  const figures = countRefs.flatMap((ref) => {
    const item = seen.find(ref);
    return names.map((name) => Number(item?.[name] ?? 0));
  });
  return figures.reduce((sum, figure) => sum + figure, 0);
}
