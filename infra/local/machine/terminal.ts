import { appendFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

export interface Terminal {
  readonly line: (text: string) => void;
  /** What requests and functions say while the stack runs: into the file, and here only when that was asked for. */
  readonly log: (text: string) => void;
  /** Runs a piece of the start and says how long it took; a failure is reported by whoever catches it. */
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
}

const seconds = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const columns = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
}

/** Rows of text in aligned columns between two rules. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = columnWidths(rows);
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   "));
  const rule = "-".repeat(Math.max(...lines.map((line) => line.length)));
  return [rule, ...lines.map((line) => line.trimEnd()), rule].join("\n");
}

export interface TerminalOptions {
  /** Keeps tests readable: nothing is printed. */
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly logFile?: string;
}

export function createTerminal({ quiet = false, verbose = false, logFile }: TerminalOptions = {}): Terminal {
  const line = (text: string) => {
    if (!quiet) console.log(text);
  };
  return {
    line,
    log: (text) => {
      if (logFile !== undefined) appendFileSync(logFile, `${new Date().toISOString()} ${text}\n`);
      if (verbose) line(text);
    },
    step: async (title, work) => {
      const startedAt = performance.now();
      line(`  ${title}…`);
      const result = await work();
      line(`  ${title}: ${seconds(startedAt)}`);
      return result;
    },
  };
}
