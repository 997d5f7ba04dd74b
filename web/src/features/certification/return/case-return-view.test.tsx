/** @jest-environment jsdom */
import { casesFor } from "@portal/shared/certification/cases.ts";
import { type CaseReturn, certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { CaseReturnView } from "./case-return-view.tsx";

const certification = certificationSchema.parse(certificationRoutes.get.answer);
const asked = casesFor(certification.scope).find(({ id, cards }) => id === "card-denied" && !cards);
if (!asked) throw new Error("The script has no such case.");
const words = pt.certification.return;

const showReturn = (given: CaseReturn, only?: readonly (keyof CaseReturn)[]) =>
  showKnowing(
    <CaseReturnView
      compared={{ ...certification, returns: { [asked.id]: given } }}
      test={asked}
      country="BR"
      {...(only && { only })}
    />,
    [],
  );
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test("a return shows what was given, to be copied, and says of the rest that it is blank", () => {
  showReturn({ platformUsn: "123456", testedOn: "2026-11-22", isWebservice: false });
  expect(valueOf(words.platformUsn)).toContain("123456");
  expect(screen.getByRole("button", { name: `Copiar ${words.platformUsn}` })).toBeInstanceOf(HTMLElement);
  expect(valueOf(words.isWebservice)).toBe(words.no);
  expect(valueOf(words.testedOn)).toMatch(/^22 de nov/);
  expect(valueOf(words.orderId)).toBe(words.blank);
  expect(valueOf(words.valueCents)).toBe(words.blank);
});

test("an amount that is not the script's is shown with the script's", () => {
  showReturn({ valueCents: (asked.amountCents ?? 0) + 100 });
  expect(document.querySelector(".certification-differs")?.textContent).toContain("R$");
});
test("the script's own amount needs no remark", () => {
  showReturn({ ...(asked.amountCents !== undefined && { valueCents: asked.amountCents }) });
  expect(document.querySelector(".certification-differs")).toBeNull();
});

test("where only some values are of interest, no others are shown", () => {
  showReturn({ orderId: "PED-1", notes: "Ok." }, ["notes"]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([words.notes]);
  expect(valueOf(words.notes)).toBe("Ok.");
});
