import { decodeTime } from "ulid";
import { newUlid } from "./new-ulid.ts";

test("ids say their time, sort by it, and are all different", () => {
  const at = Date.parse("2026-11-23T10:00:00.000Z");
  const ids = Array.from({ length: 5000 }, () => newUlid(at));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id) && decodeTime(id) === at)).toBe(true);
  expect(newUlid(at + 1) > (ids.toSorted().at(-1) ?? "")).toBe(true);
  expect(Math.abs(decodeTime(newUlid()) - Date.now())).toBeLessThan(60_000);
});

test("each place of what is drawn may be any of the 32 characters", () => {
  const ids = Array.from({ length: 5000 }, () => newUlid());
  for (let place = 10; place < 26; place += 1) {
    expect(new Set(ids.map((id) => id[place])).size).toBe(32);
  }
});
