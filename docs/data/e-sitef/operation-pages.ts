import { type DescribedOperation, restOperations } from "@portal/shared/esitef/described.ts";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import type { LocalizedText, Outcome } from "../schema.ts";
import { type FurtherPage, furtherPages } from "./further-pages.data.ts";
import { outcomes } from "./outcomes/outcomes.ts";
import { retry } from "./retry.data.ts";

/** What only the documentation says of a call: how to repeat it, and what each status of its answer asks for. */
interface Advice {
  readonly retry: LocalizedText;
  readonly outcomes: readonly Outcome[];
}

const advice: Readonly<Record<GatewayOperationId, Advice>> = {
  "payment-begin": { retry: retry.creation, outcomes: outcomes.created },
  "payment-do": { retry: retry.charge, outcomes: outcomes.charged },
  "payment-confirm": { retry: retry.repeatable, outcomes: outcomes.decided },
  "payment-confirm-external": { retry: retry.repeatable, outcomes: outcomes.decidedOutside },
  "payment-query": { retry: retry.query, outcomes: outcomes.anyPayment },
  "payment-query-v2": { retry: retry.query, outcomes: outcomes.foundPayment },
  "payment-query-multiple": { retry: retry.query, outcomes: outcomes.foundPayment },
  "payment-query-order": { retry: retry.query, outcomes: outcomes.foundPayment },
  "payment-query-unified": { retry: retry.query, outcomes: outcomes.unified },
  "payment-card-query": { retry: retry.limited, outcomes: outcomes.cardQueried },
  "payment-two-cards": { retry: retry.twoCards, outcomes: outcomes.twoCards },
  "payment-single": { retry: retry.withoutNit, outcomes: outcomes.createdAndCharged },
  "payment-idempotent": { retry: retry.keyed, outcomes: outcomes.chargedByKey },
  "cancel-begin": { retry: retry.cancellation, outcomes: outcomes.cancellationCreated },
  "cancel-do": { retry: retry.refund, outcomes: outcomes.carriedOut },
  "cancel-single": { retry: retry.refundWithoutNit, outcomes: outcomes.cancelled },
  "cancel-idempotent": { retry: retry.keyed, outcomes: outcomes.cancelled },
  "cancel-async": { retry: retry.refundQueued, outcomes: outcomes.cancellationQueued },
  "cancel-external": { retry: retry.refundOutside, outcomes: outcomes.externallyCancelled },
  "preauth-begin": { retry: retry.creation, outcomes: outcomes.created },
  "preauth-do": { retry: retry.reservation, outcomes: outcomes.reservedByNit },
  "preauth-single": { retry: retry.withoutNit, outcomes: outcomes.reserved },
  "preauth-idempotent": { retry: retry.keyed, outcomes: outcomes.reserved },
  "preauth-query": { retry: retry.query, outcomes: outcomes.anyReservation },
  "preauth-edit": { retry: retry.reservationEdit, outcomes: outcomes.reservationChanged },
  "preauth-increment": { retry: retry.increment, outcomes: outcomes.reservationChanged },
  "preauth-card-query": { retry: retry.limited, outcomes: outcomes.cardQueried },
  "preauth-capture": { retry: retry.capture, outcomes: outcomes.captured },
  "preauth-capture-idempotent": { retry: retry.keyed, outcomes: outcomes.captured },
  "schedule-begin": { retry: retry.scheduleCreation, outcomes: outcomes.scheduleCreated },
  "schedule-do": { retry: retry.activation, outcomes: outcomes.scheduleActivated },
  "schedule-query": { retry: retry.query, outcomes: outcomes.anySchedule },
  "schedule-list": { retry: retry.query, outcomes: outcomes.anySchedule },
  "schedule-edit-begin": { retry: retry.editCreation, outcomes: outcomes.editCreated },
  "schedule-edit-do": { retry: retry.edit, outcomes: outcomes.edited },
  "card-store": { retry: retry.storage, outcomes: outcomes.stored },
  "card-list": { retry: retry.query, outcomes: outcomes.storedCards },
  "card-query": { retry: retry.query, outcomes: outcomes.storedCard },
  "card-remove": { retry: retry.removal, outcomes: outcomes.removed },
  "card-store-js-begin": { retry: retry.storageOpening, outcomes: outcomes.storageOpened },
  "recharge-begin": { retry: retry.topUpCreation, outcomes: outcomes.none },
  "recharge-query": { retry: retry.query, outcomes: outcomes.anyTopUp },
  "recharge-dealers": { retry: retry.query, outcomes: outcomes.anyTopUp },
  "recharge-branch-data": { retry: retry.query, outcomes: outcomes.none },
  "recharge-do": { retry: retry.topUp, outcomes: outcomes.toppedUp },
  "recharge-confirm": { retry: retry.topUpConfirmation, outcomes: outcomes.topUpDecided },
  "merchant-token": { retry: retry.token, outcomes: outcomes.none },
  "merchant-create": { retry: retry.registration, outcomes: outcomes.none },
  "merchant-edit": { retry: retry.registration, outcomes: outcomes.none },
  "merchant-query": { retry: retry.query, outcomes: outcomes.none },
  "merchant-status": { retry: retry.query, outcomes: outcomes.none },
  "generic-token": { retry: retry.token, outcomes: outcomes.none },
  "generic-call": { retry: retry.generic, outcomes: outcomes.none },
  "3ds-begin": { retry: retry.authenticationStart, outcomes: outcomes.authenticationStarted },
  "3ds-authenticate": { retry: retry.authentication, outcomes: outcomes.authenticated },
  "3ds-query": { retry: retry.query, outcomes: outcomes.anyAuthentication },
};

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
  ...advice[operation.id],
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
