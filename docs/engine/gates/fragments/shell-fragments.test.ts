import { spawnSync } from "node:child_process";
import { complaints, laidOut, pagesWith } from "./fragments.ts";

const shell = "bash";
const pages = pagesWith(shell);

test("commands are found, so that something is read", () => {
  expect(pages.length).toBeGreaterThan(20);
});

if (spawnSync(shell, ["-n"], { input: "", stdio: ["pipe", "ignore", "ignore"] }).status === 0) {
  test.each(pages.map((page) => [page.file, page] as const))(
    "the commands of %s are a shell's",
    (_, page) => {
      const commands = laidOut(page, () => ["", ""]).join("\n");
      expect(complaints({ commands }, shell, ["-n", "commands"])).toBe("");
    },
  );
}
