import type { ApplicableCase } from "../certification/case-rules.ts";
import type { Method } from "./attempt.ts";
import type { AttemptKind } from "./attempt-kinds.data.ts";

/** What an attempt must be to prove a case. Whatever a case does not name may be as it likes. */
export interface Wanted {
  /** Any of these kinds. */
  readonly kinds: readonly AttemptKind[];
  readonly amountCents?: number | undefined;
  /** Every one of these statuses. */
  readonly statuses: readonly string[];
  readonly method?: Method;
  /** One of these published cards. */
  readonly cards?: readonly string[];
  readonly paidWith?: "number" | "token";
  readonly installments?: number;
  /** 3 is with the interest of the issuer, 4 without. */
  readonly installmentType?: "3" | "4";
  /** Parameters that its calls must carry. */
  readonly fields?: readonly string[];
  /** Calls that must be among those that made it. */
  readonly calls?: readonly string[];
  /** Calls that must not be among them. */
  readonly withoutCalls?: readonly string[];
  /** Whether the answer to its charge arrived; where it got lost, the store asks what became of it. */
  readonly answer?: "arrived" | "lost";
  /** What it cancels. */
  readonly original?: Wanted;
}

/** How long a store waits for an answer before it asks, and how often it asks. */
export const silence = { waitSeconds: 60, queries: 3 } as const;

/** What each case asks for, besides the amount and the status that the script itself names. */
interface CaseWish extends Omit<Wanted, "amountCents" | "statuses"> {
  /** In place of the status that the script names. */
  readonly statuses?: readonly string[];
}

const sale = { kinds: ["sale"] } as const;
const ofOneCard = { withoutCalls: ["payment-two-cards"] } as const;
const charged = { ...sale, method: "card", answer: "arrived" } as const;
const cardSale = { ...charged, ...ofOneCard } as const;
const pix = { ...sale, method: "pix", answer: "arrived" } as const;
const instalments = { ...cardSale, installments: 3 } as const;
const authentication = { kinds: ["authentication"] } as const;

const wishes: Readonly<Record<string, CaseWish>> = {
  "card-approved": { ...cardSale, paidWith: "number", installments: 1 },
  "card-denied": cardSale,
  "card-cancel": {
    kinds: ["cancellation"],
    statuses: ["CON"],
    original: { kinds: ["sale", "capture"], method: "card", amountCents: 25_000, statuses: ["CON"] },
  },
  "installments-without-interest": { ...instalments, installmentType: "4" },
  "installments-with-interest": { ...instalments, installmentType: "3" },
  voucher: { ...cardSale, paidWith: "number" },
  preauth: { kinds: ["reservation"] },
  capture: { kinds: ["capture"] },
  // Both were accepted with Pix as well as with a card.
  "timeout-approved": { ...sale, answer: "lost" },
  "timeout-denied": { ...sale, answer: "lost" },
  "pix-confirmed": { ...pix, statuses: ["PEN", "CON"] },
  "pix-denied": { ...pix, statuses: ["PEN", "NEG"] },
  "pix-error": pix,
  "pix-refund": {
    kinds: ["cancellation"],
    statuses: ["CON"],
    original: { ...sale, method: "pix", amountCents: 1000, statuses: ["CON"] },
  },
  "store-card": { kinds: ["storage"] },
  "pay-token": { ...cardSale, paidWith: "token" },
  "remove-card": { kinds: ["removal"] },
  "3ds-authenticated": authentication,
  "3ds-challenge": authentication,
  "3ds-denied": authentication,
  "3ds-payment": {
    ...cardSale,
    fields: ["eci", "reference_id", "cavv"].map((name) => `external_authentication.${name}`),
  },
  "schedule-create": { kinds: ["schedule"] },
  "schedule-inactivate": { kinds: ["edit"] },
  recharge: { kinds: ["recharge"], calls: ["recharge-confirm"] },
  "two-cards": { ...charged, calls: ["payment-two-cards"] },
  "html-return": { kinds: ["page"] },
};

export type CaseFacts = Pick<
  ApplicableCase,
  "id" | "amountCents" | "expectedStatus" | "cards" | "requiredCards"
>;

/** What an attempt may have been made as by mistake; anything else is no attempt at the case. */
const mistakes: Readonly<Partial<Record<AttemptKind, readonly AttemptKind[]>>> = {
  sale: ["reservation"],
  page: ["sale"],
  reservation: ["sale"],
  capture: ["reservation"],
  removal: ["storage"],
  schedule: ["sale"],
  edit: ["schedule"],
};
export const mayBeMeant = ({ kinds, original }: Wanted, kind: AttemptKind): boolean =>
  [...kinds, ...(original?.kinds ?? [])].some(
    (wanted) => wanted === kind || mistakes[wanted]?.includes(kind),
  );

/** What one attempt must be to prove a case; of a case with several cards, to prove it for one of them. */
export function wantedFor({ id, amountCents, expectedStatus }: CaseFacts, cardId?: string): Wanted {
  const wish = wishes[id];
  if (!wish) throw new Error(`Nothing is wanted of ${id}.`);
  const cards = cardId === undefined ? {} : { cards: [cardId] };
  return { amountCents, statuses: [expectedStatus], ...wish, ...cards };
}
