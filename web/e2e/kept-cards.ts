import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";

/** What a stack keeps between two starts, but for the files that people uploaded. */
const kept = /^(?:dynamo\.db.*|stack\.log|mails\.jsonl?|dead-letters\.jsonl)$/;

/**
 * Published card numbers in a stack's table, logs and mails. They are the only ones that the sandbox takes, and nothing
 * of a card but its last four digits may stay.
 * @throws Error when there is nothing to look at: then nothing would ever be found
 */
export function keptCards(dataDirectory: string): string[] {
  const files = readdirSync(dataDirectory).filter((file) => kept.test(file));
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(dataDirectory, file), "latin1") }));
  if (!texts.some(({ text }) => text.includes("ana@example.com"))) {
    throw new Error(`The demo people stand in none of ${files.join(", ")}: the table is elsewhere.`);
  }
  return texts.flatMap(({ file, text }) =>
    Object.values(cardNumbers)
      .filter(({ number }) => new RegExp(`(?<![0-9A-Za-z])${number}(?![0-9A-Za-z])`).test(text))
      .map(({ number }) => `${number.slice(0, 6)}... in ${file}`),
  );
}
