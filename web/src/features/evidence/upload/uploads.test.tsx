/** @jest-environment jsdom */
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { evidenceRoutes } from "@portal/shared/evidence/routes.data.ts";
import { act, render, waitFor } from "@testing-library/react";
import type { UploadPlace } from "./upload.ts";
import { uploads, useUploads } from "./uploads.ts";

const signed = evidenceRoutes.sign.answer;
if (!signed) throw new Error("The route shows no file.");
let stopped: AbortSignal | undefined;
let arrive: () => void = () => undefined;
const discarded: string[] = [];
jest.mock("./browser-ports.ts", () => ({
  browserPorts: {
    read: async () => new ArrayBuffer(5),
    digest: async () => "sum",
    sign: async () => signed,
    put: (_target: object, _bytes: ArrayBuffer, _progress: () => void, signal: AbortSignal) =>
      new Promise<void>((done) => {
        arrive = done;
        stopped = signal;
      }),
    discard: async (_place: object, fileId: string) => void discarded.push(fileId),
    isOnline: async () => true,
    now: () => 0,
  },
}));

const place = { companyId: "company", product: "online-payment", caseId: "card-approved" } as const;
const refetch = jest.fn();
const steps: string[][] = [];
function Files({ items, of = place }: { items?: readonly EvidenceFile[]; of?: UploadPlace }) {
  const own = useUploads(of, { data: items && { items }, refetch });
  steps.push(own.map(({ step }) => step.name));
  return null;
}
const asksBefore = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("an upload is followed until its file was inspected; before it is sent the page asks who closes it", async () => {
  const view = render(<Files items={[]} />);
  expect(asksBefore()).toBe(false);
  act(() => uploads.add(place, [new File(["bytes"], "a.png")], 5));
  await waitFor(() => expect(steps.at(-1)).toEqual(["uploading"]));
  expect(asksBefore()).toBe(true);
  expect(refetch).not.toHaveBeenCalled();
  await act(async () => arrive());
  await waitFor(() => expect(steps.at(-1)).toEqual(["inspecting"]));
  expect(asksBefore()).toBe(false);
  // It is not among the files that were read before it was sent.
  expect(refetch).toHaveBeenCalledWith({ cancelRefetch: false });
  view.rerender(<Files items={[{ ...signed.file, status: "awaiting-upload" }]} />);
  expect(steps.at(-1)).toEqual(["inspecting"]);
  view.rerender(<Files items={[{ ...signed.file, status: "clean" }]} />);
  expect(steps.at(-1)).toEqual(["clean"]);
  expect(refetch).toHaveBeenCalledTimes(1);
  view.unmount();
  render(<Files of={{ ...place, caseId: "another" }} />);
  expect(steps.at(-1)).toEqual([]);
});

test("one that is taken away while it is sent is sent no further, and what came of it is discarded", async () => {
  render(<Files items={[]} />);
  act(() => uploads.add(place, [new File(["bytes"], "b.png")], 5));
  await waitFor(() => expect(steps.at(-1)).toContain("uploading"));
  const last = uploads.snapshot().at(-1);
  act(() => uploads.dismiss(last?.id ?? ""));
  await waitFor(() => expect(discarded).toEqual([signed.file.id]));
  expect(stopped?.aborted).toBe(true);
  expect(steps.at(-1)).not.toContain("uploading");
});
