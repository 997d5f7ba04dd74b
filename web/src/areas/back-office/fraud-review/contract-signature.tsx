import type { Country } from "@portal/shared/country.ts";
import { fraudCertificationTransitions } from "@portal/shared/fraud-certification/lifecycle.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { SignatureNotice } from "../../../features/fraud-certification/signature-notice.tsx";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";

/** Loaded when one is opened. */
const SignDialog = lazyPart(async () => (await import("./signature-dialogs.tsx")).SignDialog);
const UnsignDialog = lazyPart(async () => (await import("./signature-dialogs.tsx")).UnsignDialog);

interface ContractSignatureProps {
  readonly certification: FraudCertification;
  readonly country: Country;
  /** Whether the dialog of it is open; the decision opens it too. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Whether the contract is signed, and support's ways to record that or to take it back. */
export function ContractSignature({ certification, country, isOpen, onOpen }: ContractSignatureProps) {
  const translate = useTranslations("fraud-certification.signature");
  const { status, signature, begunAt } = certification;
  const actions = allowedActions(fraudCertificationTransitions, status, "support");
  // A conclusion stands on the signature, so it is taken back with it.
  const undo = actions.includes("reopen") ? "reopen" : "unsign";
  const close = () => onOpen(false);
  return (
    <SignatureNotice certification={certification} country={country} side="support">
      {begunAt !== null && (
        <p>
          <Button size="small" onClick={() => onOpen(true)}>
            {translate(signature ? `undo.${undo}` : "record")}
          </Button>
        </p>
      )}
      <Suspense>
        {isOpen && !signature && (
          <SignDialog certification={certification} country={country} onClose={close} />
        )}
        {isOpen && signature && <UnsignDialog certification={certification} act={undo} onClose={close} />}
      </Suspense>
    </SignatureNotice>
  );
}
