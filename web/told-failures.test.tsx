/** @jest-environment jsdom */
import { certificationContract } from "@portal/shared/certification/contract.ts";
import { certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { companyRoutes } from "@portal/shared/company/routes.data.ts";
import { fraudCertificationRoutes } from "@portal/shared/fraud-certification/routes.data.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import { type PartnerAction, partnerTransitions } from "@portal/shared/partner/lifecycle.ts";
import { partnerRoutes } from "@portal/shared/partner/routes.data.ts";
import { productionRoutes } from "@portal/shared/production/routes.data.ts";
import { releaseRoutes } from "@portal/shared/release/routes.data.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CertificationSendDialog } from "./src/areas/back-office/certification-review/send-dialog.tsx";
import { SignDialog, UnsignDialog } from "./src/areas/back-office/fraud-review/signature-dialogs.tsx";
import { NotesContext } from "./src/areas/back-office/review/notes/notes-context.ts";
import { PartnerAnswerDialog } from "./src/features/partner/partner-answer-dialog.tsx";
import { ProductionDeliveryDialog } from "./src/features/production/production-delivery-dialog.tsx";
import { ReleaseAnswerDialog } from "./src/features/release/release-answer-dialog.tsx";
import { ReleaseRequestForm } from "./src/features/release/release-request.tsx";
import { submissionOf } from "./src/lib/api/submission.ts";
import { noNotes } from "./testing/no-notes.ts";
import { pt, screen, show } from "./testing/show.tsx";

jest.mock("./src/lib/api/api.ts", () => {
  const { ApiError } = jest.requireActual("./src/lib/api/api-error.ts");
  const failing = () => Promise.reject(new ApiError("internal-error", { requestId: "req-1" }));
  return { ...jest.requireActual("./src/lib/api/api.ts"), callRoute: failing };
});

const nothing = () => undefined;
const isAction = (name: string): name is PartnerAction => name in partnerTransitions;
const partnerActions = Object.keys(partnerTransitions).filter(isAction);

/** The example of a read route; each has one. */
function exampleOf<Answer>({ answer }: { readonly answer?: Answer }): Answer {
  if (answer === undefined) throw new Error("This route shows no answer.");
  return answer;
}

const company = exampleOf(companyRoutes.get);
const release = exampleOf(releaseRoutes.get);
const certification = exampleOf(certificationRoutes.get);
const [partner] = exampleOf(partnerRoutes.list).items;
const ticket = exampleOf(occurrenceRoutes.get);
if (!partner || ticket.stage === "partner") throw new Error("The examples show other things.");

const passed = {
  total: 1,
  pending: [],
  unexplained: [],
  failed: [],
  obstacles: [],
  mayConclude: true,
  borrowed: [],
  isWhole: true,
  mayReject: false,
  outcome: "conclude" as const,
};

const place = { companyId: certification.companyId, product: certification.product };
const decisions = {
  schema: certificationSchema,
  submissions: {
    reject: submissionOf(certificationContract, "reject", place),
    conclude: submissionOf(certificationContract, "conclude", place),
  },
};
const fraud = exampleOf(fraudCertificationRoutes.get);
const { signature } = pt["fraud-certification"];

interface Act {
  readonly name: string;
  readonly part: ReactNode;
  readonly press: string;
  readonly sentence: string;
}

const acts: readonly Act[] = [
  ...(["grant", "decline", "revoke"] as const).map((action) => ({
    name: `support's ${action} of a release`,
    part: (
      <ReleaseAnswerDialog
        release={release}
        action={action}
        company={company}
        onClose={nothing}
        onGranted={nothing}
      />
    ),
    press: pt.release.answer[action].action,
    sentence: pt.release.answer[action].failed,
  })),
  ...partnerActions.map((action) => ({
    name: `support's answer on a partner: ${action}`,
    part: <PartnerAnswerDialog partner={partner} action={action} onClose={nothing} />,
    press: pt.partner.answer[action].action,
    sentence: pt.partner.answer[action].failed,
  })),
  {
    name: "support's delivery for production",
    part: <ProductionDeliveryDialog production={exampleOf(productionRoutes.get)} onClose={nothing} />,
    press: pt.production.delivery.confirm,
    sentence: pt.production.delivery.failed,
  },
  {
    name: "support's decision on a certification",
    part: (
      <NotesContext value={{ kept: noNotes, country: "BR" }}>
        <CertificationSendDialog
          occurrence={ticket}
          certification={certification}
          decisions={decisions}
          cases={[]}
          draft={{ judgements: {}, comment: "" }}
          summary={passed}
          labelOf={String}
          promise=""
          onComment={nothing}
          onTakeOver={nothing}
          onGoTo={nothing}
          onClose={nothing}
          onDone={nothing}
          onChanged={nothing}
          onLost={nothing}
        />
      </NotesContext>
    ),
    press: pt["back-office-certification"].send.conclude,
    sentence: pt["back-office-certification"].send.failed,
  },
  {
    name: "support's record of a signature",
    part: <SignDialog certification={fraud} country="BR" onClose={nothing} />,
    press: signature.confirm,
    sentence: signature.failed,
  },
  ...(["unsign", "reopen"] as const).map((act) => ({
    name: `support's withdrawal of a signature: ${act}`,
    part: <UnsignDialog certification={fraud} act={act} onClose={nothing} />,
    press: signature.undo[act],
    sentence: signature.failed,
  })),
  {
    name: "a client's request for a release",
    part: <ReleaseRequestForm release={release} labelledBy="page-title" />,
    press: pt.release.request.send,
    sentence: pt.release.request.failed,
  },
];

test.each(acts)("$name that fails is told in its sentence, with the id of the request", async (act) => {
  const { person } = show(<QueryClientProvider client={new QueryClient()}>{act.part}</QueryClientProvider>);
  for (const box of screen.queryAllByRole<HTMLInputElement>("textbox")) {
    if (box.value === "") await person.type(box, "Conferido.");
  }
  await person.click(screen.getByRole("button", { name: act.press }));
  const told = await screen.findByRole("alert");
  expect(told.textContent).toContain(act.sentence);
  expect(told.textContent).toContain("req-1");
});
