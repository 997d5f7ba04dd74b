import { mark, markUntil } from "./mark.ts";
import { isRead, type Sight } from "./model.ts";

const at = (number: number) => String(number).padStart(26, "0");
const fresh: Sight = { until: at(100), read: [], unread: [], byMail: true };

test("a mark and its opposite leave nothing behind, on either side", () => {
  for (const id of [at(50), at(150)]) {
    const there = mark(fresh, id, !isRead(fresh, id));
    expect(isRead(there, id)).toBe(!isRead(fresh, id));
    expect(mark(there, id, isRead(fresh, id))).toEqual(fresh);
  }
});

test("what is marked one by one stays small, and what was marked stays so", () => {
  let sight = fresh;
  for (let number = 1; number <= 900; number += 1) sight = mark(sight, at(100 + number), true);
  expect(sight.read.length).toBeLessThanOrEqual(200);
  for (let number = 1; number <= 900; number += 1) expect(isRead(sight, at(100 + number))).toBe(true);
  expect(isRead(sight, at(1001))).toBe(false);
  for (let number = 1; number <= 900; number += 1) sight = mark(sight, at(100 + number), false);
  expect(sight.unread.length).toBeLessThanOrEqual(200);
  expect(isRead(sight, at(1000))).toBe(false);
});

test("reading all never takes back what was read further on", () => {
  const ahead = markUntil(fresh, at(200));
  expect(markUntil(mark(ahead, at(150), false), at(120)).until).toBe(at(200));
  expect(isRead(markUntil(mark(ahead, at(150), false), at(160)), at(150))).toBe(true);
  expect(isRead(markUntil(mark(ahead, at(150), false), at(120)), at(150))).toBe(false);
});
