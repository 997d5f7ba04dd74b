/** @jest-environment jsdom */
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, show } from "../../../../testing/show.tsx";
import { FileLines } from "./file-lines.tsx";
import type { Line } from "./use-announcement.ts";

const file: EvidenceFile = {
  id: "01M824G202W9Y6D0BQD3F42X45",
  product: "online-payment",
  caseId: "case-1",
  attempt: 1,
  fileName: "comprovante.pdf",
  contentType: "application/pdf",
  sizeBytes: 100,
  status: "clean",
  refusal: null,
  createdAt: "2026-11-22T17:22:39.234Z",
  inspectedAt: "2026-11-22T17:22:49.234Z",
};
const place = {
  companyId: "01M824G202W9Y6D0BQD3F42X45",
  country: "BR",
  onCheckAgain: () => undefined,
} as const;

test("of what was sent an empty list says that there is nothing, not that something is to come", () => {
  show(<FileLines {...place} lines={[]} />, "pt");
  expect(screen.getByText("Nenhum arquivo enviado")).toBeTruthy();
  expect(screen.queryByText("Nenhum arquivo ainda")).toBeNull();
});

test("a file that passed the inspection reads as checked: to accept it is for support", () => {
  const { id: key, fileName, sizeBytes } = file;
  const line: Line = { row: { key, fileName, sizeBytes, file }, state: { name: "clean" } };
  show(
    <QueryClientProvider client={new QueryClient()}>
      <FileLines {...place} lines={[line]} />
    </QueryClientProvider>,
  );
  expect(screen.getByText("Verificado")).toBeTruthy();
});
