import type { HttpRequest } from "../../data/examples/request-code/http-example.ts";
import { requestLanguages } from "../../data/examples/request-code/languages.ts";

/** How each language reads the variable, in place of a text that stands for it. */
const readings: Readonly<Record<string, (code: string) => string>> = {
  curl: (code) => code.replace("'merchant_key: $MERCHANT_KEY'", '"merchant_key: $MERCHANT_KEY"'),
  java: (code) => code.replace('"$MERCHANT_KEY"', 'System.getenv("MERCHANT_KEY")'),
  csharp: (code) => code.replace('"$MERCHANT_KEY"', 'Environment.GetEnvironmentVariable("MERCHANT_KEY")'),
  php: (code) => code.replace("'merchant_key: $MERCHANT_KEY'", "'merchant_key: ' . getenv('MERCHANT_KEY')"),
  javascript: (code) => code.replace('"$MERCHANT_KEY"', "process.env.MERCHANT_KEY"),
  python: (code) =>
    code.includes('"$MERCHANT_KEY"')
      ? `import os\n\n${code.replace('"$MERCHANT_KEY"', 'os.environ["MERCHANT_KEY"]')}`
      : code,
};

/** The request in the six languages; a key in it stays in the environment of the program. */
export const ownCode = (request: HttpRequest) =>
  requestLanguages.map(({ write, ...language }) => {
    const code = write(request);
    return { ...language, code: readings[language.id]?.(code) ?? code };
  });
