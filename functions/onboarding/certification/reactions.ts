import { caseTitle } from "@portal/shared/certification/test-cases.data.ts";
import { type Reactions, tellsNobody } from "../../stage/letter.ts";
import { givingBack, sending, telling } from "../certification-engine/letters.ts";

const link = "/onboarding/certification";

export const certificationReactions: Reactions<"certification"> = {
  "certification.sent": sending(
    { mail: "certification.sent", link },
    { mail: "certification.sent-support", link: "/onboarding/bo/certificationOccurrence" },
  ),
  "certification.rejected": givingBack({ mail: "certification.rejected", link }, caseTitle),
  "certification.concluded": telling({ mail: "certification.concluded", link: "/onboarding/production" }),

  "certification.begun": tellsNobody,
  "certification.selected": tellsNobody,
  "certification.edited": tellsNobody,
  "certification.restarted": tellsNobody,
};
