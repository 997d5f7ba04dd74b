import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtScriptHashes, inlineScriptHashes } from "./csp-hashes.ts";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a script that runs inline is allowed by exactly its own text", () => {
  expect(inlineScriptHashes("<head><script>\nlet a = 1;\n</script></head>")).toEqual([
    hashOf("\nlet a = 1;\n"),
  ]);
});

test("a script from a file and structured data need no permission", () => {
  const html = `<script src="/a.js" defer="defer"></script>
    <script defer src=/b.js></script>
    <script type="application/ld+json">{"@type":"BreadcrumbList"}</script>`;
  expect(inlineScriptHashes(html)).toEqual([]);
});

test("an inline script whose attribute only mentions src is not overlooked", () => {
  expect(inlineScriptHashes('<script data-src="/a.js">run()</script>')).toEqual([hashOf("run()")]);
});

describe("a built site", () => {
  let site = "";
  beforeEach(async () => {
    site = await mkdtemp(join(tmpdir(), "docs-build-"));
  });
  afterEach(() => rm(site, { recursive: true }));

  test("lists the scripts of all its pages once, in a stable order", async () => {
    await mkdir(join(site, "en/docs"), { recursive: true });
    await writeFile(join(site, "index.html"), "<script>theme()</script><script>home()</script>");
    await writeFile(join(site, "en/docs/index.html"), "<script>theme()</script>");
    expect(await builtScriptHashes(site)).toEqual([hashOf("theme()"), hashOf("home()")].sort());
  });

  test("that is empty is refused instead of locking every page out", async () => {
    await expect(builtScriptHashes(site)).rejects.toThrow("No built documentation");
  });
});
