import { addRecent, dropRecent, forgetRecent, readRecent } from "./recent-searches.ts";

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  };
}

describe("recent searches", () => {
  test("the newest comes first, once, and the oldest is forgotten", () => {
    const storage = memory();
    for (const query of ["1", "2", "3", "4", "5", "6", "7", "3"]) addRecent(() => storage, query);
    expect(readRecent(() => storage)).toEqual(["3", "7", "6", "5", "4", "2"]);
  });

  test("can be removed one by one", () => {
    const storage = memory();
    for (const query of ["1", "2", "3"]) addRecent(() => storage, query);
    expect(dropRecent(() => storage, "2")).toEqual(["3", "1"]);
    expect(readRecent(() => storage)).toEqual(["3", "1"]);
  });

  test("can be forgotten", () => {
    const storage = memory();
    addRecent(() => storage, "131");
    forgetRecent(() => storage);
    expect(readRecent(() => storage)).toEqual([]);
  });

  test.each(["{", '{"a":1}', "null", '[1,{"a":2},"131"]'])(
    "survive what something else left there: %s",
    (left) => {
      const storage = memory();
      storage.setItem("recent-searches", left);
      expect(readRecent(() => storage)).toEqual(left.includes("131") ? ["131"] : []);
    },
  );

  test("are not kept where the browser forbids it, and nothing breaks", () => {
    const forbidden = memory();
    forbidden.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(addRecent(() => forbidden, "131")).toEqual(["131"]);
    expect(readRecent(() => forbidden)).toEqual([]);
  });

  test("are not asked for where the browser lets nobody name its storage, and nothing breaks", () => {
    const locked = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(readRecent(locked)).toEqual([]);
    expect(addRecent(locked, "131")).toEqual(["131"]);
    expect(() => forgetRecent(locked)).not.toThrow();
  });
});
