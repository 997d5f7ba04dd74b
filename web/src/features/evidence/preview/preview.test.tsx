/** @jest-environment jsdom */
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { evidenceRoutes } from "@portal/shared/evidence/routes.data.ts";
import { fireEvent, waitFor } from "@testing-library/react";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { fileOpened, useOpenedFiles } from "./opened-files.ts";
import { PreviewDialog } from "./preview-dialog.tsx";
import { contentQuery } from "./queries.ts";

const signed = evidenceRoutes.sign.answer;
if (!signed) throw new Error("The route shows no file.");
const file = (id: string, contentType: EvidenceFile["contentType"] = "image/png"): EvidenceFile => ({
  ...signed.file,
  id,
  fileName: `${id}.file`,
  contentType,
  status: "clean",
});
jest.mock("../../../lib/api/api.ts", () => ({
  ...jest.requireActual("../../../lib/api/api.ts"),
  api: () => ({ download: async () => ({ url: "https://store.example/a" }) }),
}));
const words = pt.evidence.preview;
const fetched = jest.fn();
const revoked = jest.fn();
const blobOf = (text: string) => Object.assign(new Blob([text]), { text: async () => text });

function Opened() {
  return <output>{[...useOpenedFiles()].join(" ")}</output>;
}
const open = (files: readonly EvidenceFile[], startId: string, content = "") =>
  showKnowing(
    <>
      <PreviewDialog companyId="company" files={files} startId={startId} onClose={() => undefined} />
      <Opened />
    </>,
    files.map((each) => [contentQuery("company", each), blobOf(content)] as const),
  );
const title = () => screen.getByRole("dialog").querySelector("h2,h1,[id]")?.textContent;
const step = (name: string) => screen.getByRole("button", { name });
const position = (index: number) =>
  screen.queryByText(
    words.position.replace("{index, number}", String(index)).replace("{count, number}", "3"),
  );

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(URL, { createObjectURL: () => "blob:content", revokeObjectURL: revoked });
});

describe("several files", () => {
  const three = [file("a"), file("b"), file("c")];

  test("are looked at one after the other by the arrow keys, and not beyond the ends", () => {
    open(three, "b");
    expect(position(2)).not.toBeNull();
    fireEvent.keyDown(document, { key: "ArrowRight" });
    expect(position(3)).not.toBeNull();
    fireEvent.keyDown(document, { key: "ArrowRight" });
    expect(position(3)).not.toBeNull();
    for (const _ of ["b", "a", "a"]) fireEvent.keyDown(document, { key: "ArrowLeft" });
    expect(position(1)).not.toBeNull();
    for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
      fireEvent.keyDown(document, { key: "ArrowRight", ...more });
    fireEvent.keyDown(document, { key: "End" });
    expect(position(1)).not.toBeNull();
  });

  test("have buttons that keep the focus at the ends", async () => {
    const { person } = open(three, "a");
    const [previous, next] = [step(words.previous), step(words.next)];
    expect([previous, next].map((one) => one.getAttribute("aria-disabled"))).toEqual(["true", "false"]);
    await person.click(previous);
    expect(position(1)).not.toBeNull();
    await person.click(next);
    expect(position(2)).not.toBeNull();
    expect(title()).toContain("b.file");
  });

  test("begin at the first where the one that was asked for is gone, and one alone has no others", () => {
    const { router } = open(three, "gone");
    expect(position(1)).not.toBeNull();
    router.dispose();
    document.body.replaceChildren();
    open([file("a")], "a");
    expect(screen.queryByRole("button", { name: words.next })).toBeNull();
  });
});

describe("a file", () => {
  test("that is a picture is shown, counts as looked at, and its address is given back", async () => {
    const { router } = open([file("picture")], "picture");
    expect(screen.getByRole("img", { name: "picture.file" }).getAttribute("src")).toBe("blob:content");
    expect(screen.getByRole("status").textContent).toContain("picture");
    await router.navigate("/elsewhere");
    await screen.findByRole("heading", { name: "Elsewhere" });
    expect(revoked).toHaveBeenCalledWith("blob:content");
  });

  test("that is a text is shown as one, and of a long one the beginning", async () => {
    open([file("text", "text/plain")], "text", "a".repeat(200_001));
    const shown = await screen.findByRole<HTMLTextAreaElement>("textbox");
    expect(shown.value).toHaveLength(200_000);
    expect(screen.getByText(words.truncated)).toBeTruthy();
  });

  test("that is a short text is whole", async () => {
    open([file("short", "text/plain")], "short", "a".repeat(200_000));
    await screen.findByRole("textbox");
    expect(screen.queryByText(words.truncated)).toBeNull();
  });

  test.each([
    ["application/zip", true, words.notShown],
    ["application/pdf", false, words.noPdfViewer],
    ["application/pdf", true, undefined],
  ] as const)("of the type %s, with a viewer for documents: %s, says %s", (type, pdfViewerEnabled, said) => {
    Object.defineProperty(navigator, "pdfViewerEnabled", { value: pdfViewerEnabled, configurable: true });
    open([file("document", type)], "document");
    expect([words.notShown, words.noPdfViewer].filter((text) => screen.queryByText(text))).toEqual(
      said ? [said] : [],
    );
    expect(document.querySelector("iframe")?.title).toBe(said ? undefined : "document.file");
  });

  test("is saved under its name, or it is said why not, and its type is what was inspected", async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const saved = { ...file("saved"), contentType: "application/zip" as const };
    const { person, client } = showKnowing(
      <PreviewDialog companyId="company" files={[saved]} startId="saved" onClose={() => undefined} />,
      [],
    );
    client.setDefaultOptions({ queries: { networkMode: "always" } });
    const save = () => person.click(step(pt.evidence.act.downloadShort));
    fetched.mockResolvedValueOnce({ ok: false, status: 403 });
    await save();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(click).not.toHaveBeenCalled();
    fetched.mockResolvedValueOnce({ ok: true, arrayBuffer: async () => new ArrayBuffer(2) });
    await save();
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(client.getQueryData(contentQuery("company", saved).queryKey)?.type).toBe("application/zip");
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
  });

  test("that was looked at is remembered for this tab, once", () => {
    fileOpened("x");
    fileOpened("x");
    fileOpened("y");
    expect(sessionStorage.getItem("portal.openedFiles")).toMatch(/\bx y$/);
  });
});
