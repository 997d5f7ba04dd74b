import { type DescribedOperation, restOperations } from "@portal/shared/esitef/described.ts";
import { type FurtherPage, furtherPages } from "./further-pages.data.ts";
import type { ToldOperation } from "./operations/told-operation.ts";
import { toldOperations } from "./operations/told-operations.ts";

type Advice = Pick<ToldOperation, "retry" | "outcomes">;

/** A page of a call: what is known of the call, and what the documentation adds. */
export interface OperationPage extends Omit<DescribedOperation, "group">, Advice {
  /** Its example, and its own name where several pages tell of one call. */
  readonly example: string;
  readonly group: DescribedOperation["group"] | "authentication";
  /** Whether it tells of one situation only: what is said of the call in others is not on it. */
  readonly isNarrowed: boolean;
}

const ownPages: OperationPage[] = restOperations.map((operation) => ({
  ...operation,
  retry: toldOperations[operation.id].retry,
  outcomes: toldOperations[operation.id].outcomes,
  example: operation.id,
  isNarrowed: false,
}));

function furtherPage({ of: id, takes, here = [], example, ...said }: FurtherPage): OperationPage {
  const page = ownPages.find((each) => each.id === id);
  if (!page) throw new Error(`There is no call "${id}" for the page "${said.page}".`);
  const parameters = page.parameters
    .filter(({ name }) => takes?.includes(name) ?? true)
    .map((each) => here.find(({ name }) => name === each.name) ?? each);
  return { ...page, parameters, ...said, example, isNarrowed: takes !== undefined };
}

/** In the order of the sidebar: a page beside those of the call that it tells more of. */
export const operationPages: readonly OperationPage[] = [...ownPages, ...furtherPages.map(furtherPage)];
