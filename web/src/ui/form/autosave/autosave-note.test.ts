import { agoText } from "./autosave-note.tsx";

test("how long ago it was saved is said in every language, in steps", () => {
  const ago = (seconds: number) => agoText(seconds * 1000, "en");
  expect([0, 4, 5, 59, 60, 125, 3600].map(ago)).toEqual([
    "now",
    "now",
    "5 seconds ago",
    "55 seconds ago",
    "1 minute ago",
    "2 minutes ago",
    "1 hour ago",
  ]);
  expect(agoText(5000, "pt")).toBe("há 5 segundos");
  expect(agoText(0, "es")).toBe("ahora");
});
