import { spawnSync } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { notificationSamples } from "./esitef-notification-samples.ts";
import { requestLanguages } from "./request-code/languages.ts";

const key = randomBytes(32);
const secret = `whsec_${key.toString("base64")}`;
const body = "nit=7c1f&status=CON&cupom=SANDBOX%40VALOR+1000";
const id = "01KASB64Q0C3M8Z7H1E5V9TRWX";

/** The headers as the sandbox makes them, so many seconds ago. */
function headersOf(secondsAgo = 0, text = body): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
  const ours = createHmac("sha256", key).update(`${id}.${timestamp}.${text}`).digest("base64");
  const other = randomBytes(32).toString("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${other} v1,${ours}` };
}

const cases = [
  ["ours", headersOf(), true],
  ["too old", headersOf(3600), false],
  ["of another body", headersOf(0, "nit=7c1f&status=NEG"), false],
  ["unsigned", { ...headersOf(), "webhook-signature": "" }, false],
] as const;

interface Program {
  readonly command: string;
  readonly args: (headers: Readonly<Record<string, string>>) => string[];
  readonly said: Readonly<Record<"yes" | "no", RegExp>>;
}

const literal = (value: unknown) => JSON.stringify(value);
const programs: Readonly<Record<string, Program>> = {
  javascript: {
    command: process.execPath,
    args: (headers) => [
      "--input-type=module",
      "-e",
      `${notificationSamples.javascript}\nconsole.log(isOurs(${literal(headers)}, ${literal(body)}, ${literal(secret)}));`,
    ],
    said: { yes: /^true$/, no: /^false$/ },
  },
  python: {
    command: "python3",
    args: (headers) => [
      "-c",
      `${notificationSamples.python}\n\nprint(is_ours(${literal(headers)}, ${literal(body)}, ${literal(secret)}))`,
    ],
    said: { yes: /^True$/, no: /^False$/ },
  },
  curl: {
    command: "sh",
    args: (headers) => [
      "-c",
      [
        `SECRET='${secret}' body='${body}' id='${headers["webhook-id"]}'`,
        `timestamp='${headers["webhook-timestamp"]}' signature='${headers["webhook-signature"]}'`,
        notificationSamples.curl,
      ].join("\n"),
    ],
    said: { yes: /^ours$/, no: /^(?:not ours|old)$/ },
  },
};

/** A program of files: what it says of each case, on a line of its own. */
interface Whole {
  readonly probe: readonly [string, ...string[]];
  readonly files: Readonly<Record<string, string>>;
  readonly commands: readonly (readonly [string, ...string[]])[];
}

const sent = cases.map(([, headers]) => Object.entries(headers));
const phpText = (text: string) => `'${text}'`;
const phpCalls = sent.map(
  (headers) =>
    `var_export(isOurs([${headers.map(([name, value]) => `${phpText(name)} => ${phpText(value)}`).join(", ")}], ${phpText(body)}, ${phpText(secret)}));\necho "\\n";`,
);
const javaCalls = sent.map(
  (headers) =>
    `System.out.println(isOurs(Map.of(${headers.flat().map(literal).join(", ")}), ${literal(body)}, ${literal(secret)}));`,
);
const csharpCalls = sent.map(
  (headers) =>
    `Console.WriteLine(IsOurs(new Dictionary<string, string> { ${headers.map(([name, value]) => `{ ${literal(name)}, ${literal(value)} }`).join(", ")} }, ${literal(body)}, ${literal(secret)}));`,
);

const wholes: Readonly<Record<string, Whole>> = {
  php: {
    probe: ["php", "--version"],
    files: { "check.php": [notificationSamples.php, ...phpCalls].join("\n") },
    commands: [["php", "check.php"]],
  },
  java: {
    probe: ["java", "--version"],
    files: {
      "Check.java": `import java.nio.charset.*;
import java.security.*;
import java.time.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class Check {
${notificationSamples.java}
public static void main(String[] args) throws Exception {
${javaCalls.join("\n")}
}
}
`,
    },
    commands: [["java", "Check.java"]],
  },
  csharp: {
    probe: ["mcs", "--version"],
    files: {
      "Check.cs": `using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

static class Check
{
${notificationSamples.csharp}
static void Main()
{
${csharpCalls.join("\n")}
}
}
`,
    },
    commands: [
      ["mcs", "Check.cs"],
      ["mono", "Check.exe"],
    ],
  },
};

/** What a program prints, run as a reader would. */
function printed({ files, commands }: Whole): string {
  const folder = mkdtempSync(join(tmpdir(), "check-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const said = commands.map(([command, ...args]) =>
      spawnSync(command, args, { cwd: folder, encoding: "utf8" }),
    );
    return said.map(({ stdout, stderr }) => stdout + stderr).at(-1) ?? "";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.each(requestLanguages)("checking a notification is shown in $label", ({ id: language }) => {
  expect(Object.keys(notificationSamples)).toContain(language);
});

/** A machine that lacks a runtime proves the others; which were proved is printed. */
const isThere = ({ command }: Program): boolean => !spawnSync(command, ["-c", "exit"]).error;
const proved = Object.entries(programs).filter(([, program]) => isThere(program));
const provedWhole = Object.entries(wholes).filter(
  ([
    ,
    {
      probe: [command, ...args],
    },
  ]) => spawnSync(command, args).status === 0,
);
process.stderr.write(
  `checks of a notification that were run: ${[...proved, ...provedWhole].map(([language]) => language).join(", ")}\n`,
);

test.each(proved)(
  "the check in %s takes what is ours, and nothing else",
  (_language, { command, args, said }) => {
    for (const [, headers, isOurs] of cases) {
      const { stdout } = spawnSync(command, args(headers), { encoding: "utf8" });
      expect(stdout.trim()).toMatch(isOurs ? said.yes : said.no);
    }
  },
);

test.each(provedWhole)("the program in %s takes what is ours, and nothing else", (_language, program) => {
  expect(printed(program).trim().toLowerCase().split(/\r?\n/)).toEqual(
    cases.map(([, , isOurs]) => String(isOurs)),
  );
});
