import type { Feature } from "../feature.ts";

export const notFoundFeature = {
  home: "not-found",
  impact: "Who follows a dead link sees a bare error instead of the site's page; nothing else suffers.",
  bind: ["site"],
  answersTheRest: { rateLimit: 20, burstLimit: 40 },
} as const satisfies Feature;
