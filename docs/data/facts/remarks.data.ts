/** What is remarked of a call in the collected facts, and how its page tells it. */
export interface RemarkFact {
  readonly says: string;
  /** Codes and names that stand on the page in every language where it is told. Without them it is a note of the page. */
  readonly told?: readonly string[];
  /** Why the page leaves it out, or where else it stands. */
  readonly left?: string;
}

export const remarkFacts: Readonly<Record<string, readonly RemarkFact[]>> = {
  "payment-begin": [
    {
      says: "The same call starts pre-authorizations (transaction_type preauthorization), schedules (schedule object) and JavaScript payments (payment_js).",
      told: ["preauthorization", "schedule", "payment_js"],
    },
    {
      says: "Variants shown: automatic confirmation, late confirmation, fraud analysis.",
      left: "It lists the examples of the other page; this product writes its own.",
    },
    {
      says: "installments and installment_type may be missing for pre-authorizations and for schedules without an immediate payment.",
    },
    { says: "The NIT expires (NOV to EXP) after the time set in the registration.", told: ["NOV", "EXP"] },
  ],
  "payment-do": [
    {
      says: "Variants shown: automatic confirmation, late confirmation, with schedule, stored card, prefixes, brand token.",
      left: "It lists the examples of the other page; this product writes its own.",
    },
    { says: "With a schedule, the schedule becomes active only if this payment is confirmed." },
    {
      says: "Some acquirers refuse what the simulator accepts (Rede answered 134/255 when the brand was not enabled for the store).",
    },
  ],
  "payment-confirm": [
    { says: "confirm=true leads PPC to CON, confirm=false leads PPC to PPN.", told: ["PPC", "CON", "PPN"] },
  ],
  "payment-confirm-external": [
    {
      says: "Two steps: POST /v1/transactions creates a transaction of confirmation type that represents the payment made outside, then this call confirms it.",
      told: ["NIT"],
    },
    { says: "Only payments made through SiTef.", told: ["SiTef"] },
  ],
  "payment-query": [
    {
      says: "Use after a time-out of 60 seconds, up to three attempts; then block a new charge of the same order (certification rule).",
      left: "Advice on a lost answer stands on the pages of the calls that charge.",
    },
    {
      says: "The answer comes from the gateway database, the acquirer is not asked again: a reversal made by phone with the acquirer is not reflected.",
    },
    { says: "Works for payment and cancellation NITs; a payment with schedule gives both objects." },
    { says: "Only up to 15 days after creation; then the NIT is invalidated.", told: ["15"] },
  ],
  "payment-query-v2": [
    { says: "With a schedule both transactions come.", told: ["NIT"] },
    { says: "Gateway database only.", told: ["NIT"] },
  ],
  "payment-query-multiple": [{ says: "Same path as the unified query, told apart by the parameters." }],
  "payment-query-order": [{ says: "Gateway database only, the acquirer is not asked." }],
  "payment-card-query": [
    {
      says: "Only for a NIT in status NOV; too many attempts block the transaction (BLQ).",
      told: ["NOV", "BLQ"],
    },
    { says: "POST, although it is a query, so that the card is not in the address." },
    { says: "With Visa Checkout it also gives card and buyer data." },
  ],
  "payment-two-cards": [
    {
      says: "Path inferred, from that of the confirmation of both cards, which is public; behaviour seen. Enabled per store by support.",
      left: "The mark of the path and the purpose say so.",
    },
    {
      says: "Two transactions: the first is the one created, with the total; this call changes its amount (and instalments, if sent) to the first card's and creates the second one.",
    },
    { says: "The second inherits instalments and type from the creation when it does not send them." },
    {
      says: "The two amounts must add up to the amount created.",
      left: "The purpose says that the sum must equal the amount of the creation.",
    },
    { says: "The answer holds the answer of each transaction; each can change the overall result." },
    {
      says: "A confirmation service for two methods exists in the older edition of the portal (title only).",
      left: "Only the title of that service was seen.",
    },
  ],
  "payment-single": [
    {
      says: "Variants shown: stored card through SiTef, Konduto, late capture, without order_id, zero-amount account check, 3DS, brand token.",
      left: "It lists the examples of the other page; this product writes its own.",
    },
  ],
  "payment-idempotent": [
    { says: "Same body as the single payment; see the idempotency section.", told: ["idempotency_key"] },
    {
      says: "The page also shows: same key with another order_id, and a payment key reused on a pre-authorization.",
      left: "It lists the examples of the other page; this product writes its own.",
    },
  ],
  "cancel-begin": [
    {
      says: "The store must answer 200 to the authenticity POST, otherwise the NIT is invalidated (code 115).",
      told: ["200", "115"],
    },
    {
      says: "Code 115 was also answered for: a pre-authorization number after a capture (use the capture's esitef_usn), a Pix still PEN, a Pix CON refunded by API in one test (the portal refunded it).",
    },
    { says: "The NIT expires: NOV to EXP." },
  ],
  "cancel-do": [
    {
      says: "Variants shown: via SiTef (card needed), via Bin, via host, external origin.",
      left: "It lists the examples of the other page; this product writes its own.",
    },
    {
      says: "Total: the payment goes to EST. Partial (depends on the acquirer): the payment stays CON. The cancellation itself ends CON.",
      told: ["EST", "CON"],
    },
    { says: "Card data needed for payments through SiTef.", told: ["SiTef"] },
  ],
  "cancel-single": [
    { says: "One call, no creation step, no authenticity post.", told: ["POST"] },
    { says: "On approval the sale goes to EST.", told: ["EST"] },
    {
      says: "The page is marked as under construction.",
      left: "It tells of the other page, not of the call.",
    },
  ],
  "cancel-idempotent": [
    {
      says: "One call, no creation step, no authenticity post.",
      left: "The purpose says that it is one call, with the NIT of the payment itself.",
    },
    { says: "On approval the sale goes to EST.", told: ["EST"] },
  ],
  "cancel-async": [
    { says: "Only for Bin; permission set in the back office; not for pre-authorizations.", told: ["Bin"] },
    {
      says: "The result comes by notification or by query: CON, NEG, or ERR if the process failed.",
      told: ["CON", "NEG", "ERR"],
    },
  ],
  "cancel-external": [
    {
      says: "Sending terminal and company_code needs a permission given by support.",
      told: ["terminal", "company_code"],
    },
  ],
  "preauth-do": [
    {
      says: "The simulator's receipt says PRE-AUT. SIM.",
      left: "It is the text of a receipt of the provider's simulator.",
    },
    { says: "GetNetLac: instalments are sent here, not at the capture; only installment_type 4." },
  ],
  "preauth-single": [
    { says: "Page marked as under construction.", left: "It tells of the other page, not of the call." },
  ],
  "preauth-idempotent": [{ says: "Capture it with the idempotent capture.", left: "The purpose says so." }],
  "preauth-edit": [
    {
      says: "Only the GetNetLac routing; ask support. There is a page for external origin.",
      told: ["GetNetLac"],
    },
  ],
  "preauth-increment": [
    { says: "Only some routings; ask support.", left: "The purpose says so." },
    { says: "Send only one of number, token and wallet_transaction_id." },
  ],
  "preauth-card-query": [
    {
      says: "Only for a NIT in status NOV; too many attempts block the transaction (BLQ).",
      told: ["NOV", "BLQ"],
    },
    { says: "POST, although it is a query, so that the card is not in the address." },
    { says: "With Visa Checkout it also gives card and buyer data." },
  ],
  "preauth-capture": [
    {
      says: "There is a page for external origin, which first creates a transaction.",
      left: "The page of the capture of external origin is in preparation.",
    },
    {
      says: "amount may be equal to or below the reserved amount; partial capture and deadline depend on the acquirer.",
    },
    {
      says: "GetNetLac: a single-payment pre-authorization cannot be captured in instalments; with instalments, the capture takes the same number or more.",
    },
    {
      says: "There is a page for external origin: POST /v1/transactions gives a NIT first, then the capture; only via SiTef; not modelled here.",
      left: "The page of the capture of external origin is in preparation.",
    },
  ],
  "preauth-capture-idempotent": [
    {
      says: "There is a page for external origin, which first creates a transaction.",
      left: "The page of the capture of external origin is in preparation.",
    },
    {
      says: "amount may be equal to or below the reserved amount; partial capture and deadline depend on the acquirer.",
      left: "The purpose says so.",
    },
    {
      says: "GetNetLac: a single-payment pre-authorization cannot be captured in instalments; with instalments, the capture takes the same number or more.",
    },
  ],
  "schedule-do": [{ says: "NOV becomes ATV.", told: ["NOV", "ATV"] }],
  "schedule-list": [
    {
      says: "Only the address was seen, in a public client; no page.",
      left: "The purpose says that only the address is known.",
    },
  ],
  "schedule-edit-begin": [
    {
      says: "The gateway posts seid to the authenticity URL and expects 200, otherwise it invalidates the SEID.",
      told: ["200", "SEID"],
    },
  ],
  "card-store": [
    {
      says: "The security code is never stored. Tokens of expired cards are removed one year after the expiry. In a communication error repeat the call.",
    },
    {
      says: "Credit and voucher cards; the token serves payments, refunds and pre-authorizations.",
      left: "The purpose says so.",
    },
    {
      says: "In a communication error repeat the same call (a card already there answers DUP).",
      told: ["DUP"],
    },
    { says: "customer_id must be unique per customer: the store's duty, not checked." },
  ],
  "card-list": [
    {
      says: "This page is the one left out of the site search index.",
      left: "It tells of the other page, not of the call.",
    },
    { says: "page starts at 0.", told: ["`0`"] },
    {
      says: "Answers with response_code and response_message, unlike the storage call.",
      told: ["response_code"],
    },
  ],
  "recharge-begin": [
    { says: "Base path /e-sitef instead of /e-sitef/api.", left: "The address of the call shows it." },
  ],
  "recharge-dealers": [
    { says: "Three variants of answer: normal, other products (branches, type_name, type_code) and bill." },
    { says: "Only HTTP 200 is success.", told: ["200"] },
  ],
  "recharge-branch-data": [
    { says: "Only the existence and title of the page were seen.", left: "The purpose says what is known." },
  ],
  "recharge-do": [
    {
      says: "Same path and method as the confirmation: the body key tells them apart.",
      left: "The purpose says so.",
    },
    {
      says: "The variant with payment carries the whole card.",
      left: "It lists the examples of the other page; this product writes its own.",
    },
  ],
  "recharge-confirm": [
    { says: "true confirms the top-up and its payment; false undoes both.", left: "The purpose says so." },
  ],
  "merchant-create": [
    { says: "3DS and risk settings of the calling store are copied to the new one.", told: ["3DS"] },
    {
      says: "One quick start shows the code in the path.",
      left: "The call of its own page has the code in the body.",
    },
    {
      says: "The new store also copies the look (logo, CSS, JS) of the calling store, and the store may be created in SiTef too.",
      told: ["3DS"],
    },
    { says: "The calling store needs permission.", left: "The purpose says so." },
  ],
  "3ds-begin": [
    {
      says: "Certification host: mpi-homolog.softwareexpress.com.br/3ds-server.",
      left: "Addresses of the provider are shown as those of this product.",
    },
    {
      says: "Keep three_ds_server.message_version: it is needed in the CReq of a challenge.",
      told: ["three_ds_server.message_version"],
    },
    { says: "It gives the 3DS method address of the card.", told: ["3DS Method"] },
  ],
  "3ds-authenticate": [
    {
      says: "AUC: start the challenge. AUD: decoupled flow. Any other status: no further call.",
      told: ["AUC", "AUD"],
    },
  ],
  "3ds-query": [
    {
      says: "Use it when the CRes did not arrive: it gives status, ECI and CAVV for the payment.",
      told: ["ECI", "CAVV", "CRes"],
    },
  ],
};
