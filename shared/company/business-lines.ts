import type { Localized } from "../locales.ts";

/**
 * A company's line of business and its application's specialisation. They stand apart from the options of a
 * configuration, which no other page needs.
 */
export const specialisations = [
  { id: "retail", label: { pt: "Varejo", en: "Retail", es: "Comercio minorista" } },
  { id: "supermarket", label: { pt: "Supermercado", en: "Supermarket", es: "Supermercado" } },
  { id: "pharmacy", label: { pt: "Farmácia", en: "Pharmacy", es: "Farmacia" } },
  { id: "restaurant", label: { pt: "Restaurante", en: "Restaurant", es: "Restaurante" } },
  { id: "fuel", label: { pt: "Posto de combustível", en: "Fuel station", es: "Estación de servicio" } },
  { id: "travel", label: { pt: "Turismo e aviação", en: "Travel and airlines", es: "Turismo y aviación" } },
  { id: "education", label: { pt: "Educação", en: "Education", es: "Educación" } },
  { id: "health", label: { pt: "Saúde", en: "Health", es: "Salud" } },
  { id: "services", label: { pt: "Serviços", en: "Services", es: "Servicios" } },
  { id: "other", label: { pt: "Outra", en: "Other", es: "Otra" } },
] as const satisfies readonly { id: string; label: Localized }[];
