import type { HttpRequest } from "../../data/examples/request-code/http-example.ts";
import { requestLanguages } from "../../data/examples/request-code/languages.ts";

/** A text that stands for a value, and what a language writes in its place; `$1` is the store. */
type Replacement = readonly [written: RegExp, read: string];

/** A store and its key as HTTP Basic takes them, before they are encoded. */
const user = /Basic ([^:"']+:)\$MERCHANT_KEY/.source;
const quotedKey = /"\$MERCHANT_KEY"/;
const quotedUser = new RegExp(`"${user}"`);

/** How each language reads the variable: a key in a header of its own, and the password of HTTP Basic. */
const readings: Readonly<Record<string, readonly Replacement[]>> = {
  curl: [
    [/'merchant_key: \$MERCHANT_KEY'/, '"merchant_key: $MERCHANT_KEY"'],
    [new RegExp(`--header 'Authorization: ${user}'`), '--user "$1$MERCHANT_KEY"'],
  ],
  java: [
    [quotedKey, 'System.getenv("MERCHANT_KEY")'],
    [
      quotedUser,
      '"Basic " + Base64.getEncoder()\n        .encodeToString(("$1" + System.getenv("MERCHANT_KEY")).getBytes())',
    ],
  ],
  csharp: [
    [quotedKey, 'Environment.GetEnvironmentVariable("MERCHANT_KEY")'],
    [
      quotedUser,
      '"Basic " + Convert.ToBase64String(\n    Encoding.UTF8.GetBytes("$1" + Environment.GetEnvironmentVariable("MERCHANT_KEY")))',
    ],
  ],
  php: [
    [/'merchant_key: \$MERCHANT_KEY'/, "'merchant_key: ' . getenv('MERCHANT_KEY')"],
    [
      new RegExp(`'Authorization: ${user}'`),
      "'Authorization: Basic ' . base64_encode('$1' . getenv('MERCHANT_KEY'))",
    ],
  ],
  javascript: [
    [quotedKey, "process.env.MERCHANT_KEY"],
    [quotedUser, '"Basic " + btoa("$1" + process.env.MERCHANT_KEY)'],
  ],
  python: [
    [quotedKey, 'os.environ["MERCHANT_KEY"]'],
    [
      quotedUser,
      '"Basic "\n        + base64.b64encode(("$1" + os.environ["MERCHANT_KEY"]).encode()).decode()',
    ],
    [/^(?=[^]*os\.environ\[)/, "import os\n\n"],
    [/^(?=[^]*base64\.b64encode)/, "import base64\n"],
  ],
};

/** The request in the six languages; a key in it stays in the environment of the program. */
export const ownCode = (request: HttpRequest) =>
  requestLanguages.map(({ write, ...language }) => {
    const replacements = readings[language.id] ?? [];
    const code = replacements.reduce((text, [written, read]) => text.replace(written, read), write(request));
    return { ...language, code };
  });
