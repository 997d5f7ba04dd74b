/** @jest-environment jsdom */
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { evidenceRoutes } from "@portal/shared/evidence/routes.data.ts";
import { fireEvent, waitFor } from "@testing-library/react";
import { createTranslator } from "use-intl";
import { pt, screen, show, showKnowing } from "../../../testing/show.tsx";
import { ApiError } from "../../lib/api/api-error.ts";
import { CaseEvidence } from "./case-evidence.tsx";
import { evidenceQuery } from "./queries.ts";
import { browserPorts, isOnline } from "./upload/browser-ports.ts";
import { nameOfPasted } from "./upload/pasted-name.ts";
import { putBytes } from "./upload/put-bytes.ts";
import type { Upload } from "./upload/upload.ts";
import { uploads } from "./upload/uploads.ts";
import { UploadPanel } from "./upload-panel.tsx";
import { UploadRecord } from "./upload-record.tsx";

const asked = jest.fn();
jest.mock("../../lib/api/api.ts", () => ({
  ...jest.requireActual("../../lib/api/api.ts"),
  api: () => new Proxy({}, { get: (_, name: string) => async (input: object) => await asked(name, input) }),
}));

const signed = evidenceRoutes.sign.answer;
if (!signed) throw new Error("The route shows no file.");
const example: EvidenceFile = { ...signed.file, status: "clean", attempt: 1 };
const place = { companyId: "company", product: "online-payment", caseId: "card-approved" } as const;
const words = pt.evidence;
const named = (text: string, name = example.fileName) => text.replace("{name}", name);

/** A request to the file store, answered by hand. */
class Store extends EventTarget {
  static readonly DONE = 4;
  readonly upload = new EventTarget();
  readyState = 1;
  status = 0;
  readonly open = jest.fn();
  readonly send = jest.fn();
  readonly abort = jest.fn();
  readonly setRequestHeader = jest.fn();
  answer(name: "load" | "error", status = 0) {
    Object.assign(this, { status, readyState: name === "load" ? 4 : 1 });
    this.dispatchEvent(new Event(name));
  }
  sent(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded }));
  }
}
let stores: Store[];
const store = () => {
  const last = stores.at(-1);
  if (!last) throw new Error("Nothing was sent.");
  return last;
};

beforeEach(() => {
  jest.clearAllMocks();
  stores = [];
  const makeStore = function makeStore() {
    stores.push(new Store());
    return store();
  };
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
  Object.assign(globalThis, { XMLHttpRequest: Object.assign(makeStore, { DONE: 4 }) });
  for (const { id } of uploads.snapshot()) uploads.dismiss(id);
});

describe("bytes on their way to the store", () => {
  const target = {
    ...signed.upload,
    url: "https://store.example/a",
    headers: { "content-type": "image/png" },
  };
  function put(size = 10) {
    const stop = new AbortController();
    const progress = jest.fn();
    const end = putBytes(target, new ArrayBuffer(size), progress, stop.signal).then(
      () => "arrived",
      (error: { failure?: object }) => error.failure ?? error,
    );
    return { stop, progress, end };
  }

  test.each([
    [200, "arrived"],
    [299, "arrived"],
    [300, { kind: "refused-by-store", status: 300 }],
    [403, { kind: "refused-by-store", status: 403 }],
    [500, { kind: "store-unreachable" }],
  ])("that are answered %i end as %j", async (status, outcome) => {
    const { end } = put();
    expect(store().open).toHaveBeenCalledWith("PUT", target.url);
    expect(store().setRequestHeader).toHaveBeenCalledWith("content-type", "image/png");
    store().answer("load", status);
    expect(await end).toEqual(outcome);
    expect(store().abort).not.toHaveBeenCalled();
  });

  test("say how far they are, and an empty file is there at once", () => {
    const { progress } = put(10);
    for (const loaded of [5, 20]) store().sent(loaded);
    expect(progress.mock.calls).toEqual([[0.5], [1]]);
    const empty = put(0);
    store().sent(0);
    expect(empty.progress).toHaveBeenCalledWith(1);
  });

  test("are lost without a connection, and after thirty seconds without progress", async () => {
    const broken = put();
    store().answer("error");
    expect(await broken.end).toEqual({ kind: "store-unreachable" });
    jest.useFakeTimers();
    const stalled = put();
    jest.advanceTimersByTime(29_000);
    store().sent(5);
    jest.advanceTimersByTime(29_999);
    expect(store().abort).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    expect(await stalled.end).toEqual({ kind: "store-unreachable" });
    expect(store().abort).toHaveBeenCalledTimes(1);
  });

  test("are stopped, also before they were sent", async () => {
    const { stop, end } = put();
    stop.abort("enough");
    expect(await end).toBe("enough");
    expect(store().abort).toHaveBeenCalledTimes(1);
    const before = putBytes(target, new ArrayBuffer(1), () => undefined, AbortSignal.abort("early"));
    await expect(before).rejects.toBe("early");
    expect(store().send).not.toHaveBeenCalled();
  });
});

describe("a file of this computer", () => {
  /** This DOM's files have no bytes to give. */
  function fileOf(size: number, fails: boolean): File {
    const slice = (start: number, end: number) => ({
      arrayBuffer: async () => {
        if (fails) throw new Error("gone");
        return new ArrayBuffer(Math.min(end, size) - start);
      },
    });
    return Object.defineProperties(new File([], "a.png"), { size: { value: size }, slice: { value: slice } });
  }
  const read = async (size: number, { fails = false, signal = new AbortController().signal } = {}) => {
    const progress = jest.fn();
    const bytes = await browserPorts.read(fileOf(size, fails), progress, signal);
    return { bytes: bytes.byteLength, progress: progress.mock.calls.flat() };
  };
  const mega = 1024 * 1024;

  test("is read piece by piece, and says how far", async () => {
    expect(await read(2 * mega)).toEqual({ bytes: 2 * mega, progress: [0.5, 1] });
    expect(await read(mega + 1)).toMatchObject({ bytes: mega + 1, progress: [mega / (mega + 1), 1] });
    expect(await read(0)).toEqual({ bytes: 0, progress: [] });
  });

  test("may be gone, and reading it may be stopped", async () => {
    await expect(read(1, { fails: true })).rejects.toMatchObject({ failure: { kind: "unreadable" } });
    await expect(read(1, { signal: AbortSignal.abort("enough") })).rejects.toBe("enough");
  });

  test("that was pasted is told from another by its moment, and keeps a name of its own", () => {
    const translate = createTranslator({ locale: "pt", messages: pt, namespace: "evidence.panel" });
    const at = new Date(2026, 10, 20, 9, 5, 7);
    const name = (given: string) => nameOfPasted(new File([], given), translate, at).name;
    expect(name("image.png")).toBe("imagem-colada-09-05-07.png");
    expect(name("tela.png")).toBe("tela.png");
  });

  test("is sent where the network works, whatever the browser says of it", async () => {
    const line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    const fetched = jest.fn();
    Object.assign(globalThis, { fetch: fetched });
    expect(await isOnline()).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
    line.mockReturnValue(false);
    fetched.mockResolvedValueOnce({});
    expect(await isOnline()).toBe(true);
    fetched.mockRejectedValueOnce(new Error("gone"));
    expect(await isOnline()).toBe(false);
    line.mockRestore();
  });
});

describe("the files of a case", () => {
  const panel = (files: readonly EvidenceFile[], attempt = 1) =>
    showKnowing(<UploadPanel place={place} attempt={attempt} country="BR" />, [
      [evidenceQuery("company", "online-payment"), { items: files }],
    ]);
  const file = (id: string, changes: Partial<EvidenceFile> = {}) => ({
    ...example,
    id,
    fileName: `${id}.png`,
    ...changes,
  });
  const count = (of: number) =>
    words.panel.count.replace("{count, number}", String(of)).replace("{limit, number}", "10");
  const choose = (...files: readonly File[]) => {
    const input = document.querySelector("input[type=file]");
    if (!input) throw new Error("Nothing can be chosen.");
    fireEvent.change(input, { target: { files } });
  };

  test("are those of the case and of the attempt, and leave room for the others", () => {
    panel([file("a"), file("b", { caseId: "other" }), file("c", { attempt: 0 })]);
    expect(screen.getByText("a.png")).toBeTruthy();
    expect(screen.queryByText("b.png")).toBeNull();
    expect(screen.queryByText("c.png")).toBeNull();
    expect(screen.getByText(count(1))).toBeTruthy();
  });

  test("are removed once that was confirmed, also where somebody else did it first", async () => {
    const { person, client } = panel([file("a"), file("b")]);
    const items = () =>
      client.getQueryData(evidenceQuery("company", "online-payment").queryKey)?.items.map(({ id }) => id);
    const remove = async (name: string) => {
      await person.click(screen.getByRole("button", { name: named(words.act.remove, name) }));
      expect(screen.getByRole("alertdialog").textContent).toContain(name);
      await person.click(screen.getByRole("button", { name: words.remove.confirm }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    };
    await remove("a.png");
    expect(asked).toHaveBeenCalledWith("remove", {
      params: { companyId: "company", product: "online-payment", fileId: "a" },
    });
    expect(items()).toEqual(["b"]);
    asked.mockRejectedValueOnce(new ApiError("forbidden"));
    await remove("b.png");
    expect(items()).toEqual(["b"]);
    asked.mockRejectedValueOnce(new ApiError("not-found"));
    await remove("b.png");
    expect(items()).toEqual([]);
  });

  test("that are unfit are not sent and go with one press; pasted ones come like chosen ones", async () => {
    const { person } = panel([]);
    choose(new File(["x"], "a.exe"));
    await person.click(await screen.findByRole("button", { name: named(words.act.dismiss, "a.exe") }));
    expect(screen.queryByText("a.exe")).toBeNull();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    const section = screen.getByRole("region", { name: words.panel.label });
    fireEvent.paste(section, { clipboardData: { files: [] } });
    fireEvent.paste(section, {
      clipboardData: { files: [new File(["x"], "image.png", { type: "image/png" })] },
    });
    expect(await screen.findByText(/^imagem-colada-\d\d-\d\d-\d\d\.png$/)).toBeTruthy();
    expect(asked).not.toHaveBeenCalledWith("remove", expect.anything());
  });

  test("are only looked at by who only reads", () => {
    showKnowing(<CaseEvidence {...place} attempt={1} country="BR" isReadOnly />, [
      [evidenceQuery("company", "online-payment"), { items: [example] }],
    ]);
    expect(screen.getByText(example.fileName)).toBeTruthy();
    expect(document.querySelector("input[type=file]")).toBeNull();
    expect(screen.queryByRole("button", { name: named(words.act.remove) })).toBeNull();
  });
});

test("the record of an upload tells each stage with its time, and what the signature fixed", () => {
  const upload: Upload = {
    id: "1",
    place,
    file: new File(["bytes"], "a.png"),
    step: { name: "uploading", done: 0.5 },
    beganAt: { checking: 0, waiting: 0.4, hashing: 2, signing: 32.4, uploading: 40 },
    sha256: "sum",
    terms: {
      key: "quarantine/1",
      headers: { "content-type": "image/png" },
      expiresAt: "2026-11-22T17:27:02.680Z",
    },
  };
  show(<UploadRecord upload={upload} />);
  const demo = pt["evidence-demo"];
  const stages = screen
    .getAllByRole("listitem")
    .map((item) => [item.dataset.state, item.querySelector(".upload-record__time")?.textContent]);
  expect(stages.map(([state]) => state)).toEqual(["done", "done", "done", "current", "ahead"]);
  expect(stages[0]?.[1]).toBe(demo.instant);
  expect(stages[1]?.[1]).toContain("30");
  expect(stages[4]?.[1]).toBe("—");
  expect(screen.getByText("sum").tagName).toBe("CODE");
  expect(screen.getByText("quarantine/1").tagName).toBe("CODE");
  expect(screen.getByText("5 bytes").tagName).not.toBe("CODE");
});
