import { seed } from "@portal/functions/testing/trials.ts";
import { anyCharacter } from "@portal/shared/field/testing/any-character.ts";
import * as fc from "fast-check";
import { cleared, download, world } from "./certifying.ts";

describe("download-headers: a file is saved under its own name", () => {
  /** RFC 6266 and 8187, as a browser reads them. */
  const savedAs = (header: string): string => {
    const match =
      /^attachment; filename="[A-Za-z0-9._-]*"; filename\*=UTF-8''((?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})*)$/.exec(
        header,
      );
    if (!match) throw new Error(`This is no header of one file: ${header}`);
    return decodeURIComponent(match[1] ?? "");
  };
  const run = seed("download-headers");

  test("whatever the name, nothing but the name comes of it", async () => {
    const file = await cleared();
    const item = (await world.stage.items()).find(({ id }) => id === file.id);
    const special = fc.constantFrom(
      '"',
      "\r\n",
      ";",
      "'",
      "%",
      "\\",
      "filename*=",
      "é",
      "中",
      "\u{1f600}",
      "\u202e",
      "\t",
      " ",
      "=",
      ",",
      "*",
      "../",
      "\0",
    );
    const names = fc.array(fc.oneof(special, fc.string({ unit: anyCharacter, maxLength: 5 })), {
      maxLength: 8,
    });
    const property = fc.asyncProperty(names, async (parts) => {
      const fileName = `${parts.join("").toWellFormed()}.png`;
      await world.stage.put({ ...item, fileName });
      const answer = await fetch((await download(file)).url);
      expect(answer.status).toBe(200);
      expect(savedAs(answer.headers.get("content-disposition") ?? "")).toBe(fileName);
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    });
    await fc.assert(property, { seed: run, numRuns: 120 });
  }, 60_000);

  test("for a minute, and under no other name or type", async () => {
    const file = await cleared();
    const { url, expiresAt } = await download(file);
    expect(new URL(url).searchParams.get("X-Amz-Expires")).toBe("60");
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 60_000);
    const forged = [
      url.replace("attachment", "inline"),
      url.replace("image%2Fpng", "text%2Fhtml"),
      url.replace("X-Amz-Expires=60", "X-Amz-Expires=6000"),
      url.replace(file.id, "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
      url
        .replace(/&response-content-disposition=[^&]*/, "")
        .replace(/\?response-content-disposition=[^&]*&/, "?"),
    ];
    for (const address of forged) {
      expect(address).not.toBe(url);
      expect((await fetch(address)).status).toBe(403);
    }
    expect((await fetch(url, { method: "PUT", body: "x" })).status).toBe(403);
  });
});
