import { certificationContract } from "@portal/shared/certification/contract.ts";
import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import { type ComponentProps, useMemo } from "react";
import { useTranslations } from "use-intl";
import { keepCertification } from "../../../features/certification/queries.ts";
import { submissionOf } from "../../../lib/api/submission.ts";
import { CertificationDecisionBar } from "./decision-bar.tsx";

const decisionsOn = (place: Pick<Certification, "companyId" | "product">) => ({
  schema: certificationSchema,
  submissions: {
    reject: submissionOf(certificationContract, "reject", place),
    conclude: submissionOf(certificationContract, "conclude", place),
  },
});

type BarProps = ComponentProps<typeof CertificationDecisionBar<Certification>>;

/** Ends the review of Online Payment's certification. */
export function OwnDecisionBar(props: Omit<BarProps, "decisions" | "keep" | "promise">) {
  const { companyId, product } = props.certification;
  const decisions = useMemo(() => decisionsOn({ companyId, product }), [companyId, product]);
  const promise = useTranslations("back-office-certification.send")("lead.conclude");
  return (
    <CertificationDecisionBar {...props} decisions={decisions} keep={keepCertification} promise={promise} />
  );
}
