import { spawnSync } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
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

test.each(requestLanguages)("checking a notification is shown in $label", ({ id: language }) => {
  expect(Object.keys(notificationSamples)).toContain(language);
});

/** A machine without Python proves the others; which were proved is printed. */
const isThere = ({ command }: Program): boolean => !spawnSync(command, ["-c", "exit"]).error;
const proved = Object.entries(programs).filter(([, program]) => isThere(program));
process.stderr.write(
  `checks of a notification that were run: ${proved.map(([language]) => language).join(", ")}\n`,
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
