import * as z from "zod/mini";
import type { Localized } from "../locales.ts";

export const stages = [
  {
    id: "configuration",
    label: { pt: "Configuração técnica", en: "Technical configuration", es: "Configuración técnica" },
  },
  { id: "certification", label: { pt: "Certificação", en: "Certification", es: "Certificación" } },
  /** A request to release a stage is a ticket like any other. */
  { id: "release", label: { pt: "Liberação", en: "Release", es: "Liberación" } },
  { id: "production", label: { pt: "Produção", en: "Production", es: "Producción" } },
] as const satisfies readonly { id: string; label: Localized }[];
export type StageId = (typeof stages)[number]["id"];
export const stageIdSchema = z.enum(
  stages.map(({ id }) => id),
  "invalid-option",
);

/** Every state that some stage's lifecycle has. */
export const stageStatuses = [
  "open",
  "under-approval",
  "requested",
  "revision",
  "declined",
  "approved",
  "concluded",
  "delivered",
] as const;
export type StageStatus = (typeof stageStatuses)[number];
