import { scenarioOf } from "@portal/shared/fraud-certification/scenario-rules.ts";
import { type Reactions, tellsNobody } from "../../stage/letter.ts";
import { givingBack, sending, telling } from "../certification-engine/letters.ts";

const link = "/anti-fraud/certification";

export const fraudCertificationReactions: Reactions<"fraud-certification"> = {
  "fraud-certification.sent": sending(
    { mail: "fraud-certification.sent", link },
    { mail: "fraud-certification.sent-support", link: "/anti-fraud/occurrence-certification" },
  ),
  "fraud-certification.rejected": givingBack(
    { mail: "fraud-certification.rejected", link },
    (caseId) => scenarioOf(caseId)?.title,
  ),
  "fraud-certification.concluded": telling({
    mail: "fraud-certification.concluded",
    link: "/anti-fraud/prod-keys-config",
  }),
  "fraud-certification.reopened": telling({ mail: "fraud-certification.reopened", link }),

  "fraud-certification.begun": tellsNobody,
  "fraud-certification.selected": tellsNobody,
  "fraud-certification.edited": tellsNobody,
  "fraud-certification.restarted": tellsNobody,
  "fraud-certification.signed": tellsNobody,
  "fraud-certification.unsigned": tellsNobody,
};
