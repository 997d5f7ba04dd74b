/** What the sandbox asks of those who call it, and for how long it keeps what they did. */
export const sandboxLimits = {
  callsPerSecond: 25,
  callsPerDay: 10_000,
  /** An API Gateway call ends after so long, whatever the function does. */
  gatewaySeconds: 30,
  /** So an answer cannot be held back longer than this. */
  longestDelaySeconds: 28,
  keptDays: 90,
  /** What was created and is not used lapses after so long. */
  unusedMinutes: 30,
  /** A payment page that its buyer leaves alone is given up after so long; a link waits longer. */
  pageMinutes: 30,
  linkHours: 48,
} as const;
