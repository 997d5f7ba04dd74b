/** @jest-environment jsdom */
import { certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { companySchema } from "@portal/shared/company/model.ts";
import { companyRoutes } from "@portal/shared/company/routes.data.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import * as z from "zod/mini";
import { screen, showKnowing } from "../../../../testing/show.tsx";
import { CertificationReview } from "./certification-review.tsx";

const example = certificationSchema.parse(certificationRoutes.get.answer);
const company = companySchema.parse(companyRoutes.get.answer);
const ticket = occurrenceRoutes.get.answer;
if (!ticket || ticket.product === null) throw new Error("The route shows no ticket of a stage.");
const occurrence = { ...ticket, stage: "certification", product: "online-payment" } as const;
const submission = { schema: z.any(), returns: certificationSchema, send: async () => example };

const showReview = (changes: Partial<typeof example>) =>
  showKnowing(
    <CertificationReview
      occurrence={occurrence}
      certification={{ ...example, ...changes }}
      company={company}
      keep={() => undefined}
      decisions={{ schema: certificationSchema, submissions: { reject: submission, conclude: submission } }}
      bar={({ mayDecide, cases }) => <output>{`${cases.length} ${mayDecide}`}</output>}
      cases={[{ id: "first", title: { pt: "Primeiro", en: "First", es: "Primero" }, isMandatory: true }]}
      sentences={{ open: "Not sent", revision: "With the client", concluded: "Decided" }}
      companyLabel="Company"
      promise="Promise"
      renderBefore={(country) => <p>Signature in {country}</p>}
      renderEarlier={() => <p>Earlier</p>}
      renderCases={({ wasRefused, judgements }) => <p>Cases {JSON.stringify({ wasRefused, judgements })}</p>}
    />,
    [],
  );

test("support may decide on what was sent, case by case, below what the product alone asks for", () => {
  showReview({ status: "under-approval", attempt: 1, reviews: {} });
  expect(screen.getByText("1 true")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Signature in BR")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Cases {"wasRefused":false,"judgements":{}}')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText("Earlier")).toBeNull();
});

test("while the client corrects there is nothing to decide, and attempts before are at hand", () => {
  showReview({ status: "revision", attempt: 2 });
  expect(screen.getByText("1 false")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("With the client")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Earlier")).toBeInstanceOf(HTMLElement);
});
