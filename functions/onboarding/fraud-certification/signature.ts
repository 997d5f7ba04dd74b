import { DomainError } from "@portal/shared/errors.ts";
import type { Signature } from "@portal/shared/fraud-certification/model.ts";
import type { Author } from "../../platform/change/author.ts";
import type { StageDecision } from "../../stage/decision.ts";
import type { FraudCertificationForms, FraudCertificationItem } from "./model.ts";

type SignatureDecision = StageDecision<FraudCertificationForms["content"]>;

/** What the history keeps of a signature, whether it is recorded or taken back. */
const factsOf = ({ reference, signedOn }: Signature) => ({ signature: { reference, signedOn } });

/** @throws DomainError `action-not-allowed` where a signature is recorded already: it is taken back first, with a reason */
export function decideSign(
  item: FraudCertificationItem,
  form: Pick<Signature, "reference" | "signedOn">,
  { sub, name }: Pick<Author, "sub" | "name">,
  at: string,
): SignatureDecision {
  if (item.signature) throw new DomainError("action-not-allowed");
  const { reference, signedOn } = form;
  const signature = { reference, signedOn, recordedAt: at, recordedBy: { sub, name } };
  return { content: { ...item, signature }, facts: factsOf(signature) };
}

/** @throws DomainError `action-not-allowed` where no signature is recorded */
export function decideUnsign(item: FraudCertificationItem, comment: string): SignatureDecision {
  if (!item.signature) throw new DomainError("action-not-allowed");
  return { content: { ...item, signature: null }, comment, facts: factsOf(item.signature) };
}
