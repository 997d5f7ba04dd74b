import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { manifestName, type PageRecord } from "../../../theme/search/engine/page-record.ts";
import { splitPages, writeIndexFiles } from "./index-files.ts";
import { readIndex } from "./read-index.ts";

const page = (text: string): PageRecord => ({
  url: "/docs/a",
  title: "A",
  trail: ["B"],
  summary: "C",
  sections: [{ anchor: "", heading: "", rows: [{ anchor: "r", code: "1", text: "um" }], text }],
});

describe("the index files", () => {
  let outDir = "";
  beforeEach(() => {
    outDir = mkdtempSync(join(tmpdir(), "search-index-"));
  });
  afterEach(() => rmSync(outDir, { recursive: true }));

  const names = () => JSON.parse(readFileSync(join(outDir, manifestName), "utf8"));

  test("are named by the manifest and lie where browsers may keep them for good", () => {
    writeIndexFiles(outDir, [page("texto")]);
    expect(names()).toEqual({
      head: expect.stringMatching(/^assets\/search\/head\.[0-9a-f]{12}\.json$/),
      body: expect.stringMatching(/^assets\/search\/body\.[0-9a-f]{12}\.json$/),
    });
    expect(readIndex(outDir, "pt")).toMatchObject(splitPages([page("texto")]));
  });

  test("change their name only with their content", () => {
    writeIndexFiles(outDir, [page("texto")]);
    const before = names();
    writeIndexFiles(outDir, [page("outro texto")]);
    expect(names().head).toBe(before.head);
    expect(names().body).not.toBe(before.body);
  });

  test("carry the texts only in the body", () => {
    const { head, body } = splitPages([page("um texto comprido")]);
    expect(JSON.stringify(head)).not.toContain("comprido");
    expect(body).toEqual([["um texto comprido"]]);
  });

  test("are missing where nothing was built", () => {
    expect(existsSync(join(outDir, manifestName))).toBe(false);
    expect(readIndex(outDir, "pt")).toBeUndefined();
  });
});
