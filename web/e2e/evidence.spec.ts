import * as http from "node:http";
import type { Locator, Page, Route } from "@playwright/test";
import type { Locale } from "@portal/shared/locales.ts";
import { expectToldFailure, failAt } from "./failing.ts";
import { openAs, type Person, personOf } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";
import { archive, drawing, pdf, picture, type Sample, text } from "./typed/evidence-files.ts";

/** The address that an upload is signed for; its query is the signature. */
const store = (url: URL) => url.pathname.includes("/quarantine/") || url.pathname.startsWith("/quarantine/");

async function openDemo(page: Page, locale: Locale, email: string): Promise<Person> {
  const person = personOf(page, locale);
  await openAs(person, email, "/s3demo");
  await expect(page.locator(".evidence-drop")).toBeVisible();
  return person;
}

const choose = ({ page }: Person, ...files: Sample[]) =>
  page.locator(".evidence-drop input[type=file]").setInputFiles(files);
const lineOf = ({ page }: Person, name: string): Locator =>
  page.locator(".evidence-line").filter({ hasText: name });
const button = (person: Person, act: string, name: string): Locator =>
  person.page.getByRole("button", { name: person.words(`evidence.act.${act}`, { name }), exact: true });

const expectClean = (person: Person, name: string) =>
  expect(lineOf(person, name)).toContainText(person.words("evidence.state.clean"));

test("every accepted format is sent, inspected, looked at and saved; a drawing is never opened in the page", async ({
  page,
  watch,
}) => {
  // This browser has no viewer of its own; with one, the site's policy must let it in.
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true }));
  const ana = await openDemo(page, "pt", "ana@example.com");
  const { words } = ana;
  const files = [
    await picture(page, "tela.png"),
    await picture(page, "foto.jpg"),
    await picture(page, "foto-2.jpeg"),
    drawing("desenho.svg"),
    pdf("relatorio.pdf"),
    text("retorno.txt", "aprovação: <b>CON</b>"),
    archive("pacote.zip"),
  ];
  watch.expectRefusals(500);
  const first = files.slice(0, 1);
  const notStored = words("evidence.failure.store");
  const mend = await failAt(page, "POST", (path) => path.endsWith("/evidence"));
  await choose(ana, ...first);
  await expect(lineOf(ana, "tela.png")).toContainText(notStored);
  await mend();
  await button(ana, "retry", "tela.png").click();
  await choose(ana, ...files.slice(1));
  for (const { name } of files) await expectClean(ana, name);
  await expect(page.locator(".upload-record__stages [data-state=done]")).toHaveCount(5);
  for (const { name } of files)
    await expect(lineOf(ana, name).locator("time")).toHaveText(/\d{4}, \d\d:\d\d$/);
  await expectSoundPage(page);

  await button(ana, "preview", "tela.png").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("img[src^='blob:']")).toHaveJSProperty("naturalWidth", 40);
  const seen: string[] = [];
  for (const { name } of files) {
    await expect(dialog.getByRole("heading")).toHaveText(name);
    if (name.endsWith(".txt")) await expect(dialog.getByRole("textbox")).toHaveValue("aprovação: <b>CON</b>");
    if (name.endsWith(".pdf")) await expect(dialog.locator("iframe[src^='blob:']")).toBeVisible();
    if (name.endsWith(".svg") || name.endsWith(".zip")) {
      await expect(dialog).toContainText(words("evidence.preview.notShown"));
      await expect(dialog.locator("img, iframe, object, embed")).toHaveCount(0);
    }
    seen.push(name);
    await page.keyboard.press("ArrowRight");
  }
  expect(seen).toHaveLength(files.length);
  await expectSoundPage(page);
  await page.keyboard.press("Escape");
  await expect(lineOf(ana, "desenho.svg").locator("img")).toHaveCount(0);

  const saved = page.waitForEvent("download");
  await button(ana, "download", "desenho.svg").click();
  expect((await saved).suggestedFilename()).toBe("desenho.svg");

  const remove = async () => {
    await button(ana, "remove", "pacote.zip").click();
    await page.getByRole("button", { name: words("evidence.remove.confirm"), exact: true }).click();
  };
  await expectToldFailure(page, "DELETE", /\/evidence\//, remove, words("evidence.remove.failed"));
  await remove();
  await expect(lineOf(ana, "pacote.zip")).toHaveCount(0);
  await expect(page.getByRole("button", { name: words("evidence.panel.choose") })).toBeFocused();
  await page.reload();
  await expect(page.locator(".evidence-line")).toHaveCount(files.length - 1);
});

test("what cannot be evidence is refused in words, before sending where the browser can tell", async ({
  page,
}) => {
  const ana = await openDemo(page, "pt", "ana@example.com");
  const { words } = ana;
  const signed: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/evidence")) signed.push(request.url());
  });
  const honest = await picture(page, "tela.png");
  const polyglot = Buffer.concat([honest.buffer, archive("dentro.zip").buffer]);
  await choose(
    ana,
    { ...honest, name: "tela.gif", mimeType: "image/gif" },
    text("vazio.txt", ""),
    { name: "grande.zip", mimeType: "application/zip", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { ...honest, name: "poliglota.png", buffer: polyglot },
    text("falso.png", "não é imagem"),
    drawing("ativo.svg", "<script>alert(1)</script>"),
  );
  await expect(lineOf(ana, "tela.gif")).toContainText(words("evidence.unfit.file-type"));
  await expect(lineOf(ana, "vazio.txt")).toContainText(words("evidence.unfit.file-empty"));
  await expect(lineOf(ana, "grande.zip")).toContainText(
    words("evidence.unfit.file-too-large", { megabytes: 10 }),
  );
  await expect(lineOf(ana, "poliglota.png")).toContainText(words("evidence.refusal.hidden-content"));
  await expect(lineOf(ana, "falso.png")).toContainText(words("evidence.refusal.format-mismatch"));
  await expect(lineOf(ana, "ativo.svg")).toContainText(words("evidence.refusal.active-content"));
  expect(signed).toHaveLength(3);
  await expect(page.locator(".evidence output")).toContainText(/poliglota|falso|ativo/);
  await expectSoundPage(page);
});

/** Lets the store have that part of the bytes and then hangs up on it, and on the browser. */
async function cut(route: Route, part: number): Promise<void> {
  const request = route.request();
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const url = new URL(request.url());
  const half = http.request(url, {
    method: "PUT",
    headers: { ...(await request.allHeaders()), host: url.host, "content-length": String(body.length) },
  });
  half.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    half.write(body.subarray(0, Math.floor(body.length * part)), () => resolve());
    half.flushHeaders();
  });
  half.destroy();
  await route.abort("connectionreset");
}

test("an upload that is cut anywhere keeps the file, says that the store is not reached, and goes through when tried again", async ({
  page,
  watch,
}) => {
  watch.expectLostConnections();
  const bruno = await openDemo(page, "es", "bruno@example.com");
  const { words } = bruno;
  const parts = [0, 0.01, 0.5, 0.99];
  const names = parts.map((part) => `corte-${part * 100}.png`);
  const waiting = new Map<string, number>(names.map((name, index) => [name, parts[index] ?? 0]));
  const sizes = new Map<number, number>();
  const files: Sample[] = [];
  for (const [index, name] of names.entries()) {
    const file = await picture(page, name, 100 + index);
    sizes.set(file.buffer.length, waiting.get(name) ?? 0);
    files.push(file);
  }
  await page.route(store, (route) =>
    cut(route, sizes.get(route.request().postDataBuffer()?.length ?? 0) ?? 0),
  );
  await choose(bruno, ...files);
  for (const name of names) {
    await expect(lineOf(bruno, name)).toContainText(words("evidence.failure.store-unreachable"));
  }
  await page.unroute(store);
  await page.getByRole("button", { name: words("evidence.panel.retryAll", { count: names.length }) }).click();
  for (const name of names) await expectClean(bruno, name);
  await page.reload();
  await expect(page.locator(".evidence-line")).toHaveCount(names.length);
  for (const name of names) await expectClean(bruno, name);
});

test("a long upload shows how far it is, can be cancelled, survives being offline, and tells a refusing store from a missing one", async ({
  page,
  context,
  watch,
}) => {
  watch.expectLostConnections();
  watch.expectRefusals(403);
  const bruno = await openDemo(page, "es", "bruno@example.com");
  const { words } = bruno;
  const network = await context.newCDPSession(page);
  const connect = (offline: boolean, uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await network.send("Network.enable");
  const file = await picture(page, "longa.png", 500);
  await connect(false, 150_000);
  await choose(bruno, file);
  const bar = page.getByRole("progressbar", {
    name: words("evidence.state.progress", { name: "longa.png" }),
  });
  await expect.poll(() => bar.getAttribute("value").then(Number)).toBeGreaterThan(10);
  await button(bruno, "cancel", "longa.png").click();
  await expect(lineOf(bruno, "longa.png")).toContainText(words("evidence.failure.cancelled"));

  await connect(true, -1);
  await button(bruno, "retry", "longa.png").click();
  await expect(lineOf(bruno, "longa.png")).toContainText(words("evidence.failure.offline"));
  await connect(false, -1);

  await page.route(store, (route) =>
    route.fulfill({ status: 403, headers: { "access-control-allow-origin": "*" }, body: "<Error/>" }),
  );
  await button(bruno, "retry", "longa.png").click();
  await expect(lineOf(bruno, "longa.png")).toContainText(
    words("evidence.failure.refused-by-store", { status: 403 }),
  );
  await page.unroute(store);
  await button(bruno, "retry", "longa.png").click();
  await expectClean(bruno, "longa.png");
});
