import type { Localized } from "../../locales.ts";
import { site } from "../../site.ts";

export type PlatformState = "operational" | "minor" | "major" | "critical" | "unknown";

/** Statuspage's word for "no incident" is `none`; the others carry over. */
const stateOfIndicator = new Map<unknown, PlatformState>([
  ["none", "operational"],
  ["minor", "minor"],
  ["major", "major"],
  ["critical", "critical"],
]);

export const stateText = {
  operational: site.operational,
  minor: {
    pt: "Sistema com instabilidade parcial",
    en: "System partially degraded",
    es: "Sistema con inestabilidad parcial",
  },
  major: { pt: "Falha em parte do sistema", en: "Partial system outage", es: "Falla en parte del sistema" },
  critical: { pt: "Sistema indisponível", en: "System unavailable", es: "Sistema no disponible" },
  unknown: {
    pt: "Não foi possível consultar o estado do sistema",
    en: "The system status could not be read",
    es: "No fue posible consultar el estado del sistema",
  },
} as const satisfies Record<PlatformState, Localized>;

/** Reads a Statuspage-shaped answer; whatever is not one is `unknown`, never an optimistic guess. */
export function parseStatus(body: unknown): PlatformState {
  if (typeof body !== "object" || body === null || !("status" in body)) return "unknown";
  const { status } = body;
  if (typeof status !== "object" || status === null || !("indicator" in status)) return "unknown";
  return stateOfIndicator.get(status.indicator) ?? "unknown";
}

export async function readStatus(signal: AbortSignal): Promise<PlatformState> {
  try {
    const response = await fetch(site.statusUrl, { signal, cache: "no-store" });
    return response.ok ? parseStatus(await response.json()) : "unknown";
  } catch {
    return "unknown";
  }
}
