/** Fields that carry no information in the terminal of one machine. */
const noise = new Set([
  "cold_start",
  "function_arn",
  "function_memory_size",
  "function_name",
  "function_request_id",
  "function_version",
  "level",
  "message",
  "sampling_rate",
  "service",
  "timestamp",
  "xray_trace_id",
]);

const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    const entry: Record<string, unknown> = JSON.parse(line);
    return entry;
  } catch {
    return undefined;
  }
}

/** A function's line of JSON as one that people read: `[company] WARN action-refused status=409`. */
export function logLine(functionName: string, line: string): string {
  const entry = parse(line);
  if (!entry) return `[${functionName}] ${line}`;
  // An identifier helps to find what went wrong, and only hides the rest where nothing did.
  const isQuiet = entry.level === "INFO";
  const facts = Object.entries(entry)
    .filter(([name, value]) => !noise.has(name) && value !== undefined && value !== null)
    .filter(([name]) => !isQuiet || !name.endsWith("Id"))
    .map(([name, value]) => `${name}=${shown(value)}`);
  const words = [entry.level, entry.message, ...facts].filter((word) => word !== undefined);
  return `[${functionName}] ${words.map(shown).join(" ")}`;
}
