/** @jest-environment jsdom */
import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { pt, screen, showKnowing, within } from "../../../../testing/show.tsx";
import { type CaseProgress, certificationProgress } from "../progress/progress.ts";
import { ReturnsSummary } from "./returns-summary.tsx";

const example = certificationSchema.parse(certificationRoutes.get.answer);
const words = pt.certification;
const selected = ["card-approved", "card-denied"];

function showSummary(
  changes: Partial<Certification>,
  each: (entry: CaseProgress) => CaseProgress = (one) => one,
) {
  const certification: Certification = { ...example, reviews: {}, selected, status: "open", ...changes };
  const progress = certificationProgress(certification, []).map(each);
  return showKnowing(
    <ReturnsSummary certification={certification} progress={progress} country="BR" found={<p>found</p>} />,
    [],
  );
}
const complete = (entry: CaseProgress): CaseProgress => ({
  ...entry,
  given: { orderId: "PED-1", testedOn: "2026-11-22", valueCents: 100, platformUsn: "123456" },
  cleanFiles: 2,
  missing: [],
  remarks: [],
  state: "complete",
});
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("what is missing comes first, with the way to each case, and nothing can be sent yet", async () => {
  const { person } = showSummary({}, (entry) =>
    entry.test.id === "card-approved" ? complete(entry) : entry,
  );
  expect(screen.getByText("1 de 2 casos completos")).toBeInstanceOf(HTMLElement);
  expect(titles()).toEqual([words.summary.missingLead, words.summary.values]);
  const [first] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("Pagamento negado");
  expect(first?.textContent).toContain("Falta: ");
  expect(screen.getByText(words.summary.notYet)).toBeInstanceOf(HTMLElement);
  await person.click(screen.getByRole("button", { name: words.summary.send }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(document.activeElement?.className).toBe("certification-missing");
});

test("a complete case shows what will be sent, and what differs from the script's amount", () => {
  showSummary({}, complete);
  expect(titles()).toEqual([words.summary.values]);
  expect(screen.getByText(words.summary.ready)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.summary.notYet)).toBeNull();
  const [first] = screen.getAllByRole("listitem");
  if (!first) throw new Error("The summary shows no case.");
  expect(first.querySelector(".summary-cases__state")?.textContent).toContain("Completo");
  expect(within(first).getByText("PED-1")).toBeInstanceOf(HTMLElement);
  expect(within(first).getByText("123456")).toBeInstanceOf(HTMLElement);
  expect(within(first).getByText(words.summary.files).nextElementSibling?.textContent).toBe("2");
});

test("when everything is complete, sending asks once more and says how many cases go", async () => {
  const { person } = showSummary({}, complete);
  await person.click(screen.getByRole("button", { name: words.summary.send }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("2 casos serão enviados");
});

test("failed cases stay in sight with support's reason until they are sent again", () => {
  const failed = {
    verdict: "failed",
    feedback: "Sem tela.",
    reviewedAt: "2026-11-20T12:00:00.000Z",
  } as const;
  showSummary({ status: "revision", reviews: { "card-denied": failed } });
  expect(screen.getByText(/^O suporte reprovou 1 caso na última validação: /)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Sem tela.")).toBeInstanceOf(HTMLElement);
});

test("once sent, nothing can be sent again, and the page says since when it waits, or that it is over", () => {
  showSummary({ status: "under-approval" });
  expect(screen.getByText(words.summary.waitingTitle)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByText("found")).toBeNull();
});
test("a concluded certification says so", () => {
  showSummary({ status: "concluded" });
  expect(screen.getByText(words.summary.concludedTitle)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.summary.waitingTitle)).toBeNull();
});
